#include "console/terminal.h"

#include "base/number.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static void say_what(const struct terminal *terminal, const char *word)
{
  const struct text_value values[] = {{"word", word}};
  terminal_say(terminal, "terminal.menu.what", values, 1);
}

/* ---- which game ---- */

static int list_games(const struct terminal *terminal, struct variant *games[], int limit)
{
  const struct shell *shell = terminal->shell;
  int count = 0;
  for (int i = 0; i < library_count(shell->library); i++) {
    const struct library_entry *entry = library_at(shell->library, i);
    if (!entry->variant) {
      const struct text_value values[] = {{"game", entry->id}, {"error", entry->message}};
      terminal_say(terminal, "terminal.menu.broken", values, COUNT_OF(values));
    } else if (count < limit) games[count++] = entry->variant;
  }
  terminal_say(terminal, count ? "terminal.menu.title" : "terminal.menu.none", NULL, 0);
  for (int i = 0; i < count; i++) {
    struct strbuf row;
    strbuf_init(&row);
    strbuf_addf(&row, "  %d. %s", i + 1, shell_variant_name(shell, games[i]));
    shell_say(row.text);
    strbuf_release(&row);
  }
  return count;
}

static bool choose_game(struct terminal *terminal, struct variant **out)
{
  struct variant *games[512];
  int count = list_games(terminal, games, COUNT_OF(games));
  if (count == 0) return false;
  for (;;) {
    terminal_say(terminal, "terminal.menu.game", NULL, 0);
    char *line = terminal_read(terminal);
    if (!line || terminal_is_quit(terminal, line)) return false;
    int64_t number = 0;
    for (int i = 0; i < count && number == 0; i++)
      if (strcasecmp(line, variant_id(games[i])) == 0 || strcasecmp(line, shell_variant_name(terminal->shell, games[i])) == 0)
        number = i + 1;
    if (number || number_parse(&number, line, 1, count)) {
      *out = games[number - 1];
      return true;
    }
    say_what(terminal, line);
  }
}

/* ---- players and options ---- */

/* Asks until the answer is a number from min to max; Enter alone keeps *value. */
static bool ask_number(struct terminal *terminal, int *value, const char *key, const char *label, int min, int max)
{
  char low[16], high[16], initial[16];
  snprintf(low, sizeof low, "%d", min);
  snprintf(high, sizeof high, "%d", max);
  snprintf(initial, sizeof initial, "%d", *value);
  const struct text_value values[] = {{"label", label}, {"min", low}, {"max", high}, {"initial", initial}};
  for (;;) {
    terminal_say(terminal, key, values, COUNT_OF(values));
    char *line = terminal_read(terminal);
    if (!line) return false;
    int64_t number;
    if (!*line) return true;
    if (number_parse(&number, line, min, max)) {
      *value = (int)number;
      return true;
    }
    say_what(terminal, line);
  }
}

/* Whether an answer is value number `i` of an option: by its number in the list, its words, or its name in the script. */
static bool is_answer(const struct terminal *terminal, const struct option *option, int i, const char *line)
{
  int64_t number;
  if (number_parse(&number, line, i + 1, i + 1)) return true;
  struct strbuf name, id;
  strbuf_init(&name);
  strbuf_init(&id);
  words_option_value(&name, &terminal->words, option, i);
  option_write(&id, option, i);
  bool is = strcasecmp(line, name.text) == 0 || strcasecmp(line, id.text) == 0;
  strbuf_release(&name);
  strbuf_release(&id);
  return is;
}

static bool ask_choice(struct terminal *terminal, int *value, const char *label, const struct option *option)
{
  int count = option->type == OPTION_BOOLEAN ? 2 : option->choice_count;
  struct strbuf choices, initial;
  strbuf_init(&choices);
  strbuf_init(&initial);
  for (int i = 0; i < count; i++) {
    strbuf_addf(&choices, "%s%d. ", i ? ", " : "", i + 1);
    words_option_value(&choices, &terminal->words, option, i);
  }
  words_option_value(&initial, &terminal->words, option, *value);
  const struct text_value values[] = {{"label", label}, {"choices", choices.text}, {"initial", initial.text}};
  bool answered = false, ended = false;
  while (!answered && !ended) {
    terminal_say(terminal, "terminal.menu.option", values, COUNT_OF(values));
    char *line = terminal_read(terminal);
    ended = !line;
    answered = line && !*line;
    for (int i = 0; line && !answered && i < count; i++) {
      answered = is_answer(terminal, option, i, line);
      if (answered) *value = i;
    }
    if (line && !answered) say_what(terminal, line);
  }
  strbuf_release(&choices);
  strbuf_release(&initial);
  return answered;
}

static bool ask_options(struct terminal *terminal, struct choices *choices, const struct variant *variant)
{
  const struct option *option;
  int count = variant_options(variant, &option);
  bool ok = true;
  for (int i = 0; i < count && ok; i++) {
    struct strbuf label;
    strbuf_init(&label);
    words_option(&label, &terminal->words, &option[i]);
    ok = option[i].type == OPTION_NUMBER
           ? ask_number(terminal, &choices->value[i], "terminal.menu.number", label.text, option[i].min, option[i].max)
           : ask_choice(terminal, &choices->value[i], label.text, &option[i]);
    strbuf_release(&label);
  }
  return ok;
}

bool terminal_choose(struct terminal *terminal)
{
  const struct shell *shell = terminal->shell;
  struct variant *variant;
  while (choose_game(terminal, &variant)) {
    terminal->words = shell_words(shell, variant);
    struct choices choices;
    struct error err;
    int min = variant_min_players(variant), max = variant_max_players(variant);
    bool ok = shell_choices(&choices, variant, shell, &err); /* what the command line says is not asked again */
    if (ok && min < max && !shell->value[SHELL_PLAYERS] && !ask_number(terminal, &choices.players, "terminal.menu.players", "", min, max))
      return false;
    if (ok && !shell->option_count && !ask_options(terminal, &choices, variant)) return false;
    if (ok && match_new(&terminal->match, variant, &choices, shell->value[SHELL_FEN], &err)) return true;
    struct strbuf why;
    strbuf_init(&why);
    words_told(&why, &terminal->words, err.told);
    const struct text_value values[] = {{"game", shell_variant_name(shell, variant)}, {"error", why.text}};
    terminal_say(terminal, "terminal.menu.broken", values, COUNT_OF(values));
    strbuf_release(&why);
  }
  return false;
}
