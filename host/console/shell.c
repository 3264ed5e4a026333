#include "console/shell.h"

#include "base/nearest.h"
#include "base/number.h"

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
  [SHELL_THEME]       = {"theme", "NAME", 0, false},
  [SHELL_SIZE]        = {"size", "WxH", 0, false},
  [SHELL_SCALE]       = {"scale", "FACTOR", 0, false},
  [SHELL_SCREEN]      = {"screen", "NAME", 0, false},
  [SHELL_TURNS]       = {"turns", "TURNS", 0, false},
  [SHELL_CLICKS]      = {"clicks", "CELLS", 0, false},
  [SHELL_STILL]       = {"still", NULL, 0, false},
  [SHELL_NARRATE]     = {"narrate", NULL, 0, false},
  [SHELL_FIRST_FRAME] = {"first-frame", NULL, 0, false},
  [SHELL_HELP]        = {"help", NULL, 'h', false},
  [SHELL_VERSION]     = {"version", NULL, 'v', false},
};

/* "name=value" for one of the variant's options. */
static bool choose(struct choices *choices, const struct variant *variant, const char *text, struct error *err)
{
  const struct option *option;
  const char *names[MAX_OPTIONS];
  int count = variant_options(variant, &option);
  size_t length = strcspn(text, "=");
  char name[OPTION_NAME_SIZE];
  snprintf(name, sizeof name, "%.*s", (int)length, text);
  if (text[length] != '=') return error_set(err, "--option '%s': expected NAME=VALUE", text);
  for (int i = 0; i < count; i++) {
    names[i] = option[i].name;
    if (length == strlen(option[i].name) && memcmp(text, option[i].name, length) == 0)
      return option_parse(&choices->value[i], &option[i], text + length + 1, err) || error_prefix(err, "--option: ");
  }
  const char *near = nearest_word(name, names, (size_t)count);
  error_set(err, "'%s' has no option '%s'", variant_id(variant), name);
  struct error first = *err;
  if (near) return error_set(err, "%s; the nearest is '%s'", first.message, near);
  if (count) return false;
  return error_set(err, "'%s' has no options, but --option %s was given", variant_id(variant), text);
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
      if (min == max) return error_set(err, "--players '%s': '%s' is for %d players", players, variant_id(variant), min);
      return error_set(err, "--players '%s': '%s' is for %d to %d players", players, variant_id(variant), min, max);
    }
    choices.players = (int)n;
  }
  for (int i = 0; i < shell->option_count; i++)
    if (!choose(&choices, variant, shell->option[i], err)) return false;
  *out = choices;
  return true;
}

bool shell_match(struct match **out, const struct shell *shell, const char *id, struct error *err)
{
  struct variant *variant;
  struct choices choices;
  if (!library_find(&variant, shell->library, id, err)) return false;
  if (!shell_choices(&choices, variant, shell, err)) return false;
  return match_new(out, variant, &choices, shell->value[SHELL_FEN], err);
}

struct words shell_words(const struct shell *shell, const struct variant *variant)
{
  return (struct words){shell->texts, variant ? variant_texts(variant) : NULL, shell->language};
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

int shell_fail(int code, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  fputs("salto: ", stderr);
  vfprintf(stderr, format, args);
  fputc('\n', stderr);
  va_end(args);
  return code;
}
