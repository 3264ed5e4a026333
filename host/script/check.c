#include "script/check.h"

#include "core/outcome.h"
#include "script/check_book.h"
#include "script/check_setups.h"
#include "script/text_keys.h"

#include <stdarg.h>
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

/* Asks the evaluation once about the start. */
static void check_evaluation(struct strbuf *faults, const struct rules *rules)
{
  struct error err;
  int worth;
  for (int p = 0; rules->evaluate && p < rules->player_count; p++) {
    if (rules->evaluate(rules->script, rules, &rules->start, p, &worth, &err)) continue;
    strbuf_addf(faults, "%s\n", err.message);
    return;
  }
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
        check_starts(&faults, variant, rules);
        check_evaluation(&faults, rules);
        add_lines(report, faults.text);
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

static void want_text_of(struct report *report, const struct variant *variant, struct missing *missing, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
static void want_text_of(struct report *report, const struct variant *variant, struct missing *missing, const char *format, ...)
{
  char key[128];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(key, sizeof key, format, arguments);
  va_end(arguments);
  want_text(report, variant, missing, key);
}

/* A question without its answer, or the other way round. */
static void want_other_half(struct report *report, const struct variant *variant, struct missing *missing, const char *key)
{
  int number;
  if (sscanf(key, "confusion.%d.", &number) != 1) return;
  want_text_of(report, variant, missing, "confusion.%d.ask", number);
  want_text_of(report, variant, missing, "confusion.%d.answer", number);
}

/* What the book's parts must say in English. `book` NULL: it could not be read, which is told. Parts with faults may have no name. */
static void want_book_texts(struct report *report, const struct variant *variant, struct missing *missing, const struct book *book)
{
  for (int i = 0; book && i < book->diagram_count; i++)
    if (*book->diagram[i].name) want_text_of(report, variant, missing, "diagram.%s", book->diagram[i].name);
  if (book && book->has_worked) {
    want_text(report, variant, missing, "worked.ask");
    want_text(report, variant, missing, "worked.answer");
  }
  for (int i = 0; book && i < book->exercise_count; i++) {
    const struct exercise *exercise = &book->exercise[i];
    if (!*exercise->example.name) continue;
    want_text_of(report, variant, missing, "exercise.%s.name", exercise->example.name);
    want_text_of(report, variant, missing, "exercise.%s.done", exercise->example.name);
    if (exercise->task_count == 1) want_text_of(report, variant, missing, "exercise.%s.task", exercise->example.name);
    for (int t = 1; t <= exercise->task_count && exercise->task_count > 1; t++)
      want_text_of(report, variant, missing, "exercise.%s.task.%d", exercise->example.name, t);
  }
  const char *const *keys;
  size_t count = texts_keys(variant_texts(variant), &keys);
  for (size_t k = 0; k < count; k++) want_other_half(report, variant, missing, keys[k]);
}

/* What the pages of the book say in English should be there in every language. */
static void want_pages(const struct variant *variant, struct missing *missing)
{
  const char *const *keys;
  size_t count = texts_keys(variant_texts(variant), &keys);
  for (size_t k = 0; k < count; k++)
    if (text_keys_of_book(keys[k]) && text_exact(variant_texts(variant), TEXT_FALLBACK, keys[k])) want_text(NULL, variant, missing, keys[k]);
}

/* `report` NULL: only notes which are missing. */
static void want_texts(struct report *report, struct variant *variant, struct missing *missing)
{
  const struct option *options;
  int count = variant_options(variant, &options);
  want_text(report, variant, missing, "name");
  want_text(report, variant, missing, "summary");
  for (int i = 0; i < count; i++) {
    want_text_of(report, variant, missing, "option.%s", options[i].name);
    for (int c = 0; c < options[i].choice_count; c++) want_text_of(report, variant, missing, "option.%s.%s", options[i].name, options[i].choice[c]);
  }
  const struct named_setup *setups;
  int setup_count = variant_setups(variant, &setups);
  for (int i = 0; i < setup_count; i++) want_text_of(report, variant, missing, "setup.%s", setups[i].name);
  struct choices choices;
  struct rules *rules;
  variant_default_choices(variant, &choices);
  if (!variant_rules(&rules, variant, &choices, NULL)) return; /* told already */
  for (int k = 0; k < rules->kind_count; k++) want_text_of(report, variant, missing, "kind.%s", rules->kind[k].name);
  rules_free(rules);
}

/* In English they must be there, or players would read the names of the script; what is missing elsewhere is shown in English. */
static void check_texts(struct report *report, struct variant *variant, const struct book *book)
{
  struct missing english = {.language = TEXT_FALLBACK};
  want_texts(report, variant, &english);
  want_book_texts(report, variant, &english, book);
  for (size_t l = 0; l < sizeof languages / sizeof *languages; l++) {
    struct missing missing = {.language = languages[l]};
    strbuf_init(&missing.keys);
    want_texts(NULL, variant, &missing);
    want_pages(variant, &missing);
    if (missing.count)
      strbuf_addf(report->out, "%s: note: not in %s, so shown in English: %s\n", variant_path(variant), languages[l], missing.keys.text);
    strbuf_release(&missing.keys);
  }
}

/* The book, as much of it as can be read; NULL when there is none. Its faults are told. */
static struct book *check_pages(struct report *report, struct variant *variant)
{
  struct book *book = NULL;
  struct strbuf faults;
  strbuf_init(&faults);
  book_new_all(&book, variant, &faults, NULL);
  if (book) check_book(&faults, variant, book);
  if (faults.length) add_lines(report, faults.text);
  strbuf_release(&faults);
  return book;
}

int variant_check(struct strbuf *out, const char *path, variant_finder find, void *context)
{
  struct report report = {out, 0};
  struct variant *variant;
  struct strbuf faults;
  strbuf_init(&faults);
  if (variant_load_all(&variant, path, find, context, &faults, NULL)) {
    check_combinations(&report, variant);
    struct strbuf files;
    strbuf_init(&files);
    check_setup_files(&files, variant);
    add_lines(&report, files.text);
    strbuf_release(&files);
    struct book *book = check_pages(&report, variant);
    check_texts(&report, variant, book);
    book_free(book);
    variant_free(variant);
  } else {
    add_lines(&report, faults.text);
  }
  strbuf_release(&faults);
  return report.count;
}
