#include "script/check.h"

#include "core/outcome.h"

#include <stdio.h>
#include <string.h>

/* What bundled variants speak besides English; for others it is a reminder. To add a language: its name. */
static const char *const languages[] = {"pt-BR"};

struct report {
  struct strbuf *out;
  int count;
};

/* Which texts are missing in one language. */
struct missing {
  const char *language;
  struct strbuf keys;
  int count;
};

static void add_line(struct report *report, const char *line, size_t length)
{
  /* The same fault shows in most combinations; it is told once. */
  for (const char *at = report->out->text; (at = strstr(at, line)) != NULL; at++)
    if ((at == report->out->text || at[-1] == '\n') && (at[length] == '\n' || at[length] == ' ')) return;
  strbuf_add(report->out, line);
  strbuf_add_char(report->out, '\n');
  report->count++;
}

static void add_lines(struct report *report, const char *text)
{
  char line[2048];
  while (*text) {
    size_t length = strcspn(text, "\n");
    int cut = snprintf(line, sizeof line, "%.*s", (int)length, text);
    bool traceback = !strncmp(line, "  at ", 5);
    if (length && !traceback) add_line(report, line, cut < (int)sizeof line ? length : sizeof line - 1);
    text += length + (text[length] == '\n');
  }
}

/* ---- combinations ---- */

static int values_of(const struct option *option)
{
  return option->type == OPTION_BOOLEAN ? 2 : option->type == OPTION_CHOICE ? option->choice_count : 3;
}

static int value_at(const struct option *option, int index)
{
  if (option->type != OPTION_NUMBER) return index;
  return index == 0 ? option->min : index == 1 ? option->initial : option->max;
}

/* The next combination, counting like an odometer; false after the last. */
static bool advance(int *index, const struct option *options, int count)
{
  for (int i = 0; i < count; i++) {
    if (++index[i] < values_of(&options[i])) return true;
    index[i] = 0;
  }
  return false;
}

static void add_over(struct report *report, const struct variant *variant, int players, const struct outcome *outcome)
{
  char line[1400];
  int length = snprintf(line, sizeof line, "%s: setup: with %d players the game is over where it starts (%s)", variant_path(variant), players,
                        outcome_key(outcome->reason));
  add_line(report, line, (size_t)length);
}

static void check_combinations(struct report *report, struct variant *variant)
{
  const struct option *options;
  int count = variant_options(variant, &options), tried = 0, index[MAX_OPTIONS] = {0};
  bool more = true;
  while (more && tried < CHECK_LIMIT) {
    for (int players = variant_min_players(variant); players <= variant_max_players(variant); players++, tried++) {
      struct choices choices = {.players = players};
      struct strbuf faults;
      struct error err;
      struct rules *rules;
      strbuf_init(&faults);
      for (int i = 0; i < count; i++) choices.value[i] = value_at(&options[i], index[i]);
      if (variant_rules_all(&rules, variant, &choices, &faults, &err)) {
        struct outcome outcome;
        if (!outcome_of(&outcome, rules, &rules->start, &err))
          add_lines(report, err.message);
        else if (outcome.type != OUTCOME_NONE)
          add_over(report, variant, players, &outcome);
        rules_free(rules);
      } else {
        add_lines(report, faults.length ? faults.text : err.message);
      }
      strbuf_release(&faults);
    }
    more = advance(index, options, count);
  }
  if (more) {
    char line[128];
    int length = snprintf(line, sizeof line, "there are more combinations of options than %d; the rest was not looked at", CHECK_LIMIT);
    add_line(report, line, (size_t)length);
  }
}

/* ---- texts ---- */

static void want_text(struct report *report, const struct variant *variant, struct missing *missing, const char *key)
{
  bool here = text_exact(variant_texts(variant), missing->language, key) != NULL;
  if (!strcmp(missing->language, TEXT_FALLBACK) && !strcmp(key, "name")) here = variant_is_named(variant);
  if (here) return;
  if (!report) {
    strbuf_addf(&missing->keys, "%s%s", missing->count++ ? ", " : "", key);
    return;
  }
  char line[1400];
  int length = snprintf(line, sizeof line, "%s: no text '%s' in %s", variant_path(variant), key, missing->language);
  add_line(report, line, (size_t)length);
}

/* `report` NULL: only notes which are missing. */
static void want_texts(struct report *report, struct variant *variant, struct missing *missing)
{
  const struct option *options;
  char key[128];
  int count = variant_options(variant, &options);
  want_text(report, variant, missing, "name");
  want_text(report, variant, missing, "summary");
  for (int i = 0; i < count; i++) {
    snprintf(key, sizeof key, "option.%s", options[i].name);
    want_text(report, variant, missing, key);
    for (int c = 0; c < options[i].choice_count; c++) {
      snprintf(key, sizeof key, "option.%s.%s", options[i].name, options[i].choice[c]);
      want_text(report, variant, missing, key);
    }
  }
  struct choices choices;
  struct rules *rules;
  variant_default_choices(variant, &choices);
  if (!variant_rules(&rules, variant, &choices, NULL)) return; /* told already */
  for (int k = 0; k < rules->kind_count; k++) {
    snprintf(key, sizeof key, "kind.%s", rules->kind[k].name);
    want_text(report, variant, missing, key);
  }
  rules_free(rules);
}

/* In English they must be there, or players would read the names of the script; what is missing elsewhere is shown in English. */
static void check_texts(struct report *report, struct variant *variant)
{
  want_texts(report, variant, &(struct missing){.language = TEXT_FALLBACK});
  for (size_t l = 0; l < sizeof languages / sizeof *languages; l++) {
    struct missing missing = {.language = languages[l]};
    strbuf_init(&missing.keys);
    want_texts(NULL, variant, &missing);
    if (missing.count)
      strbuf_addf(report->out, "%s: note: not in %s, so shown in English: %s\n", variant_path(variant), languages[l], missing.keys.text);
    strbuf_release(&missing.keys);
  }
}

int variant_check(struct strbuf *out, const char *path, variant_finder find, void *context)
{
  struct report report = {out, 0};
  struct variant *variant;
  struct strbuf faults;
  strbuf_init(&faults);
  if (variant_load_all(&variant, path, find, context, &faults, NULL)) {
    check_combinations(&report, variant);
    check_texts(&report, variant);
    variant_free(variant);
  } else {
    add_lines(&report, faults.text);
  }
  strbuf_release(&faults);
  return report.count;
}
