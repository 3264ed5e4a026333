#include "console/shell.h"

#include "base/memory.h"
#include "base/nearest.h"
#include "base/number.h"
#include "base/utf8.h"
#include "console/job.h"
#include "platform/files.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const struct shell_option_row shell_option_rows[SHELL_OPTION_COUNT] = {
  [SHELL_VARIANTS]    = {"variants", "DIR", 0, true},
  [SHELL_LANGUAGE]    = {"language", "TAG", 'l', false},
  [SHELL_TEXT]        = {"text", NULL, 't', false},
  [SHELL_PLAYERS]     = {"players", "N", 'p', false},
  [SHELL_OPTION]      = {"option", "NAME=VALUE", 'o', true},
  [SHELL_FEN]         = {"fen", "POSITION", 'f', false},
  [SHELL_DIVIDE]      = {"divide", NULL, 0, false},
  [SHELL_PIECES]      = {"pieces", "N", 0, false},
  [SHELL_GAMES]       = {"games", "N", 0, false},
  [SHELL_OPENING]     = {"opening", "N", 0, false},
  [SHELL_MOVETIME]    = {"movetime", "MS", 0, false},
  [SHELL_NODES]       = {"nodes", "N", 0, false},
  [SHELL_SEED]        = {"seed", "N", 0, false},
  [SHELL_THEME]       = {"theme", "NAME", 0, false},
  [SHELL_SIZE]        = {"size", "WxH", 0, false},
  [SHELL_SCALE]       = {"scale", "FACTOR", 0, false},
  [SHELL_SCREEN]      = {"screen", "NAME", 0, false},
  [SHELL_TURNS]       = {"turns", "TURNS", 0, false},
  [SHELL_CLICKS]      = {"clicks", "CELLS", 0, false},
  [SHELL_KEYS]        = {"keys", "KEYS", 0, false},
  [SHELL_SECTION]     = {"section", "NAME", 0, false},
  [SHELL_EXERCISE]    = {"exercise", "NAME", 0, false},
  [SHELL_STILL]       = {"still", NULL, 0, false},
  [SHELL_NARRATE]     = {"narrate", NULL, 0, false},
  [SHELL_SPEAK]       = {"speak", "[=COMMAND]", 0, false},
  [SHELL_DESKTOP]     = {"desktop", NULL, 0, false},
  [SHELL_FIRST_FRAME] = {"first-frame", NULL, 0, false},
  [SHELL_HELP]        = {"help", NULL, 'h', false},
  [SHELL_VERSION]     = {"version", NULL, 'v', false},
};

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

bool shell_error(struct error *err, const struct shell *shell, const char *key, const struct text_value *values, size_t count)
{
  struct words words = shell_words(shell, NULL);
  char full[64];
  snprintf(full, sizeof full, "shell.error.%s", key);
  struct strbuf text;
  strbuf_init(&text);
  words_fill(&text, &words, full, values, count);
  error_set(err, "%s", text.text);
  strbuf_release(&text);
  return false;
}

/* ---- the game that the command line means ---- */

/* What a choice or a number may be, for a value that it may not. */
static bool refuse_value(const struct shell *shell, const struct option *option, const char *found, struct error *err)
{
  char min[16], max[16];
  snprintf(min, sizeof min, "%d", option->min);
  snprintf(max, sizeof max, "%d", option->max);
  struct strbuf choices;
  strbuf_init(&choices);
  if (option->type == OPTION_BOOLEAN) strbuf_add(&choices, "true, false");
  for (int i = 0; option->type == OPTION_CHOICE && i < option->choice_count; i++)
    strbuf_addf(&choices, "%s%s", i ? ", " : "", option->choice[i]);
  const struct text_value values[] = {
    {"name", option->name}, {"found", found}, {"min", min}, {"max", max}, {"choices", choices.text},
  };
  shell_error(err, shell, option->type == OPTION_NUMBER ? "option_number" : "option_choice", values, COUNT_OF(values));
  strbuf_release(&choices);
  return false;
}

/* "name=value" for one of the variant's options. */
static bool choose(struct choices *choices, const struct variant *variant, const char *text, const struct shell *shell, struct error *err)
{
  const struct option *option;
  const char *names[MAX_OPTIONS];
  int count = variant_options(variant, &option);
  size_t length = strcspn(text, "=");
  char name[OPTION_NAME_SIZE];
  snprintf(name, sizeof name, "%.*s", (int)length, text);
  for (int i = 0; text[length] && i < count; i++) {
    names[i] = option[i].name;
    if (length == strlen(option[i].name) && memcmp(text, option[i].name, length) == 0)
      return option_parse(&choices->value[i], &option[i], text + length + 1, NULL) || refuse_value(shell, &option[i], text + length + 1, err);
  }
  const char *near = text[length] ? nearest_word(name, names, (size_t)count) : NULL;
  const struct text_value values[] = {{"game", variant_id(variant)}, {"name", name}, {"near", near}, {"found", text}};
  const char *key = !text[length] ? "option_form" : !count ? "option_none" : near ? "option_near" : "option_unknown";
  return shell_error(err, shell, key, values, COUNT_OF(values));
}

bool shell_choices(struct choices *out, const struct variant *variant, const struct shell *shell, struct error *err)
{
  struct choices choices;
  variant_default_choices(variant, &choices);
  const char *players = shell->value[SHELL_PLAYERS];
  if (players) {
    int64_t n;
    int min = variant_min_players(variant), max = variant_max_players(variant);
    if (!number_parse(&n, players, min, max)) {
      char low[16], high[16];
      snprintf(low, sizeof low, "%d", min);
      snprintf(high, sizeof high, "%d", max);
      const struct text_value values[] = {{"found", players}, {"game", variant_id(variant)}, {"min", low}, {"max", high}};
      return shell_error(err, shell, min == max ? "players_one" : "players", values, COUNT_OF(values));
    }
    choices.players = (int)n;
  }
  for (int i = 0; i < shell->option_count; i++)
    if (!choose(&choices, variant, shell->option[i], shell, err)) return false;
  *out = choices;
  return true;
}

/* Whether the library has the variant, broken or not. */
static bool is_known(const struct shell *shell, const char *id)
{
  for (int i = 0; i < library_count(shell->library); i++)
    if (strcmp(library_at(shell->library, i)->id, id) == 0) return true;
  return false;
}

/* What a script is loaded by: a path, and so too the name of a folder in the one where the program was started. */
static void script_path(char out[PATH_MAX], const char *word)
{
  snprintf(out, PATH_MAX, !library_is_path(word) && folder_exists(word) ? "./%s" : "%s", word);
}

/* The text for a path that leads to no script, or NULL. */
static const char *path_fault(const char *path)
{
  char script[PATH_MAX + 16];
  snprintf(script, sizeof script, "%s/variant.lua", path);
  if (folder_exists(path)) return file_exists(script) ? NULL : "no_script";
  return file_missing(path) ? "no_file" : file_exists(path) ? NULL : "irregular";
}

static bool unknown_variant(const struct shell *shell, const char *id, struct error *err)
{
  const char *known[512];
  size_t count = 0;
  for (int i = 0; i < library_count(shell->library) && count < COUNT_OF(known); i++) known[count++] = library_at(shell->library, i)->id;
  const char *near = nearest_word(id, known, count);
  const struct text_value values[] = {{"word", id}, {"near", near}};
  return shell_error(err, shell, near ? "near_variant" : "no_variant", values, COUNT_OF(values));
}

bool shell_no_game(struct error *err, const struct shell *shell, const char *word)
{
  const char *fault = library_is_path(word) ? path_fault(word) : NULL;
  return fault ? shell_error(err, shell, fault, &(struct text_value){"word", word}, 1) : unknown_variant(shell, word, err);
}

int shell_match(struct match **out, const struct shell *shell, const char *id, struct error *err)
{
  struct variant *variant;
  struct choices choices;
  char path[PATH_MAX];
  script_path(path, id);
  if (!is_known(shell, id)) {
    const char *fault = library_is_path(path) ? path_fault(path) : NULL;
    if (fault) return shell_error(err, shell, fault, &(struct text_value){"word", id}, 1), 2;
    if (!library_is_path(path)) return unknown_variant(shell, id, err), 2;
    id = path;
  }
  if (!library_find(&variant, shell->library, id, err)) return 1;
  if (!shell_choices(&choices, variant, shell, err)) return 2;
  const char *fen = shell->value[SHELL_FEN];
  if (match_new(out, variant, &choices, fen, err)) return 0;
  /* Without the position it is seen whose fault it was. */
  if (!fen || !match_new(out, variant, &choices, NULL, NULL)) return 1;
  match_free(*out);
  /* Said here, where the names of the variant's pieces are known. */
  struct words words = shell_words(shell, variant);
  struct strbuf why;
  strbuf_init(&why);
  words_told(&why, &words, err->told);
  error_set(err, "--fen: %s", why.text);
  strbuf_release(&why);
  return 2;
}

struct words shell_words(const struct shell *shell, const struct variant *variant)
{
  return (struct words){shell->texts, variant ? variant_texts(variant) : NULL, shell->language, NULL};
}

const char *shell_variant_name(const struct shell *shell, const struct variant *variant)
{
  struct words words = shell_words(shell, variant);
  words.host = NULL;
  return words_has(&words, "name") ? words_get(&words, "name") : variant_id(variant);
}

bool shell_colour(void)
{
  const char *never = getenv("NO_COLOR"), *term = getenv("TERM");
  return isatty(STDOUT_FILENO) && !(never && *never) && term && *term && strcmp(term, "dumb") != 0;
}

void shell_say(const char *text)
{
  char *line = memory_text(text);
  utf8_clean(line);
  say("%s", line);
  free(line);
}

/* Cleans a text line by line. */
static void clean_lines(char *text)
{
  for (char *line = text; line;) {
    char *end = strchr(line, '\n');
    if (end) *end = 0;
    utf8_clean(line);
    if (end) *end++ = '\n';
    line = end;
  }
}

void shell_say_lines(const char *text)
{
  char *lines = memory_text(text);
  clean_lines(lines);
  say("%s", lines);
  free(lines);
}

void shell_tell(const struct shell *shell, const char *key, const struct text_value *values, size_t count)
{
  struct words words = shell_words(shell, NULL);
  struct strbuf line;
  strbuf_init(&line);
  words_fill(&line, &words, key, values, count);
  shell_say(line.text);
  strbuf_release(&line);
}

void shell_error_text(struct strbuf *out, const struct shell *shell, const struct error *err)
{
  struct words words = shell_words(shell, NULL);
  size_t before = out->length;
  words_told(out, &words, err->told);
  if (out->length > before) clean_lines(out->text + before);
}

int shell_fail(const struct shell *shell, int code, const struct error *err)
{
  struct strbuf message;
  strbuf_init(&message);
  shell_error_text(&message, shell, err);
  fprintf(stderr, "salto: %s\n", message.text);
  strbuf_release(&message);
  return code;
}

int shell_refuse(const struct shell *shell, int code, const char *key, const struct text_value *values, size_t count)
{
  struct error err;
  shell_error(&err, shell, key, values, count);
  return shell_fail(shell, code, &err);
}
