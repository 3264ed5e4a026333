#include "console/session.h"

#include "base/memory.h"
#include "base/nearest.h"
#include "base/number.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const struct engine_option engine_options[ENGINE_OPTION_COUNT] = {
  [ENGINE_HASH]    = {"Hash", 1, 65536, HASH_MB},
  [ENGINE_THREADS] = {"Threads", 1, SEARCH_THREADS, 1},
  [ENGINE_LEVEL]   = {"Level", 1, 10, 10},
  [ENGINE_LINES]    = {"MultiPV", 1, SEARCH_LINES, 1},
  [ENGINE_SEED]     = {"Seed", 0, 2147483647, 0},
};

/* ---- `ugi` ---- */

static void list_variants(const struct session *session)
{
  struct strbuf line;
  strbuf_init(&line);
  strbuf_addf(&line, "option name Variant type combo default %s", session->first_variant);
  for (int i = 0; i < library_count(session->shell->library); i++) {
    const struct library_entry *entry = library_at(session->shell->library, i);
    if (entry->variant) strbuf_addf(&line, " var %s", entry->id);
  }
  say("%s", line.text);
  strbuf_release(&line);
}

static void list_option(const struct option *option)
{
  struct strbuf line;
  strbuf_init(&line);
  static const char *const types[] = {[OPTION_BOOLEAN] = "check", [OPTION_CHOICE] = "combo", [OPTION_NUMBER] = "spin"};
  strbuf_addf(&line, "option name %s type %s default ", option->name, types[option->type]);
  option_write(&line, option, option->initial);
  if (option->type == OPTION_NUMBER) strbuf_addf(&line, " min %d max %d", option->min, option->max);
  for (int i = 0; option->type == OPTION_CHOICE && i < option->choice_count; i++) strbuf_addf(&line, " var %s", option->choice[i]);
  say("%s", line.text);
  strbuf_release(&line);
}

void options_list(const struct session *session)
{
  const struct variant *variant = session->match->variant;
  list_variants(session);
  struct choices initial;
  variant_default_choices(variant, &initial);
  say("option name Players type spin default %d min %d max %d", initial.players, variant_min_players(variant),
      variant_max_players(variant));
  for (int i = 0; i < ENGINE_OPTION_COUNT; i++)
    say("option name %s type spin default %d min %d max %d", engine_options[i].name, engine_options[i].initial, engine_options[i].min,
        engine_options[i].max);
  const struct option *option;
  int count = variant_options(variant, &option);
  for (int i = 0; i < count; i++) list_option(&option[i]);
}

/* ---- `setoption` ---- */

static bool set_variant(struct session *session, const char *value, struct error *err)
{
  for (int i = 0; i < library_count(session->shell->library); i++) {
    const struct library_entry *entry = library_at(session->shell->library, i);
    if (strcmp(entry->id, value) != 0) continue;
    if (!entry->variant) return error_set(err, "%s", entry->message);
    struct choices choices;
    variant_default_choices(entry->variant, &choices);
    return session_change(session, entry->variant, &choices, err);
  }
  const char *known[256];
  size_t count = 0;
  for (int i = 0; i < library_count(session->shell->library) && count < sizeof known / sizeof *known; i++)
    known[count++] = library_at(session->shell->library, i)->id;
  const char *near = nearest_word(value, known, count);
  if (near) return error_set(err, "there is no variant '%s'; the nearest is '%s'", value, near);
  return error_set(err, "there is no variant '%s'; 'ugi' lists them", value);
}

static bool set_players(struct session *session, const char *value, struct error *err)
{
  struct match *match = session->match;
  int64_t players;
  int min = variant_min_players(match->variant), max = variant_max_players(match->variant);
  if (!number_parse(&players, value, min, max)) {
    if (min == max) return error_set(err, "Players is %d in '%s', not '%s'", min, variant_id(match->variant), value);
    return error_set(err, "Players is a whole number from %d to %d in '%s', not '%s'", min, max, variant_id(match->variant), value);
  }
  struct choices choices = match->choices;
  choices.players = (int)players;
  return session_change(session, match->variant, &choices, err);
}

static bool set_engine(struct session *session, int number, const char *value, struct error *err)
{
  const struct engine_option *option = &engine_options[number];
  int64_t n;
  if (!number_parse(&n, value, option->min, option->max))
    return error_set(err, "%s is a whole number from %d to %d, not '%s'", option->name, option->min, option->max, value);
  if (number == ENGINE_HASH && !search_has_room((int)n)) return error_set(err, "Hash: this machine has no %d MB for the table", (int)n);
  session->engine[number] = (int)n;
  return true;
}

static bool set_by_name(struct session *session, const char *name, const char *value, struct error *err)
{
  if (strcasecmp(name, "Variant") == 0) return set_variant(session, value, err);
  if (strcasecmp(name, "Players") == 0) return set_players(session, value, err);
  const char *known[2 + ENGINE_OPTION_COUNT + MAX_OPTIONS] = {"Variant", "Players"};
  size_t known_count = 2;
  for (int i = 0; i < ENGINE_OPTION_COUNT; i++) {
    if (strcasecmp(name, engine_options[i].name) == 0) return set_engine(session, i, value, err);
    known[known_count++] = engine_options[i].name;
  }
  struct match *match = session->match;
  const struct option *option;
  int count = variant_options(match->variant, &option);
  for (int i = 0; i < count; i++) {
    known[known_count++] = option[i].name;
    if (strcasecmp(name, option[i].name) != 0) continue;
    struct choices choices = match->choices;
    return option_parse(&choices.value[i], &option[i], value, err) && session_change(session, match->variant, &choices, err);
  }
  const char *near = nearest_word(name, known, known_count);
  if (near) return error_set(err, "'%s' has no option '%s'; the nearest is '%s'", variant_id(match->variant), name, near);
  return error_set(err, "'%s' has no option '%s'", variant_id(match->variant), name);
}

/* The words from `first` to before `last`, with one blank between them. Owned by the caller. */
static char *join(const struct arguments *arguments, int first, int last)
{
  struct strbuf text;
  strbuf_init(&text);
  for (int i = first; i < last; i++) strbuf_addf(&text, "%s%s", i > first ? " " : "", arguments->word[i]);
  char *copy = memory_text(text.text);
  strbuf_release(&text);
  return copy;
}

void options_set(struct session *session, const struct arguments *arguments)
{
  int value = 1;
  while (value < arguments->count && strcmp(arguments->word[value], "value") != 0) value++;
  if (arguments->count < 2 || strcmp(arguments->word[0], "name") != 0 || value < 2) {
    session_error("setoption: expected 'name <option> value <value>'");
    return;
  }
  char *name = join(arguments, 1, value), *text = join(arguments, value + 1, arguments->count);
  struct error err;
  if (!*text) session_error("setoption: '%s' needs a value: expected 'name <option> value <value>'", name);
  else if (!set_by_name(session, name, text, &err)) session_error("setoption: %s", err.message);
  free(name);
  free(text);
}
