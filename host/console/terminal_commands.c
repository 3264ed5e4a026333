#include "console/terminal.h"

#include "base/nearest.h"
#include "console/job.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static void run_help(struct terminal *terminal);

static void run_moves(struct terminal *terminal)
{
  const struct match *match = terminal->match;
  if (match->game.outcome.type != OUTCOME_NONE) {
    terminal_say(terminal, "terminal.no_moves", NULL, 0);
    return;
  }
  struct turn_list list;
  struct strbuf text;
  char count[24];
  turn_list_init(&list);
  strbuf_init(&text);
  turns_generate(&list, match->rules, &match->game.now);
  if (list.complete) {
    for (size_t i = 0; i < list.count; i++) {
      struct path path;
      turn_list_path(&list, i, &path);
      if (i) strbuf_add_char(&text, ' ');
      turn_write(&text, match->rules, &list.turn[i], &path);
    }
    snprintf(count, sizeof count, "%zu", list.count);
  } else {
    for (int cell = bits_next(&match->starts, 0); cell >= 0; cell = bits_next(&match->starts, cell + 1))
      strbuf_addf(&text, "%s%s", text.length ? " " : "", match->rules->board.name[cell]);
    snprintf(count, sizeof count, "%d", TURN_LIMIT);
  }
  const struct text_value values[] = {{"count", count}, {"limit", count}, {"turns", text.text}, {"cells", text.text}};
  terminal_say(terminal, list.complete ? "terminal.moves" : "terminal.too_many", values, COUNT_OF(values));
  strbuf_release(&text);
  turn_list_release(&list);
}

static void run_board(struct terminal *terminal) { terminal_show(terminal); }

static void run_pass(struct terminal *terminal)
{
  if (match_pass(terminal->match) == MATCH_PLAYED) {
    terminal_tell_turn(terminal);
    terminal_show(terminal);
  } else terminal_refuse(terminal);
}

static void run_undo(struct terminal *terminal)
{
  struct game *game = &terminal->match->game;
  if (!match_undo(terminal->match)) {
    terminal_say(terminal, "terminal.no_undo", NULL, 0);
    return;
  }
  const struct played *played = &game->played[game->count]; /* kept for redo */
  struct strbuf player, turn;
  strbuf_init(&player);
  strbuf_init(&turn);
  words_player(&player, &terminal->words, game->rules, played->before.side);
  turn_write(&turn, game->rules, &played->turn, &played->path);
  const struct text_value values[] = {{"player", player.text}, {"turn", turn.text}};
  terminal_say(terminal, "terminal.undone", values, COUNT_OF(values));
  strbuf_release(&player);
  strbuf_release(&turn);
  terminal_show(terminal);
}

static void run_redo(struct terminal *terminal)
{
  if (!match_redo(terminal->match)) {
    terminal_say(terminal, "terminal.no_redo", NULL, 0);
    return;
  }
  terminal_tell_turn(terminal);
  terminal_show(terminal);
}

static void run_new(struct terminal *terminal)
{
  match_restart(terminal->match);
  const struct text_value values[] = {{"game", shell_variant_name(terminal->shell, terminal->match->variant)}};
  terminal_say(terminal, "terminal.new", values, 1);
  terminal_show(terminal);
}

static void run_rules(struct terminal *terminal)
{
  struct strbuf text;
  strbuf_init(&text);
  words_rules(&text, &terminal->words);
  if (text.length > 0) say("%s", text.text);
  else terminal_say(terminal, "terminal.no_rules", NULL, 0);
  strbuf_release(&text);
}

static void run_quit(struct terminal *terminal) { terminal->quit = true; }

/* What a player can type besides turns. To add one: a row here, a function above, and the texts "terminal.command.<name>.name" and
   ".help" in every language of assets/text. The English name works in every language. */
static const struct {
  const char *name;
  void (*run)(struct terminal *terminal);
} commands[] = {
  {"help", run_help}, {"board", run_board}, {"moves", run_moves}, {"pass", run_pass}, {"undo", run_undo},
  {"redo", run_redo}, {"new", run_new},     {"rules", run_rules}, {"quit", run_quit},
};

static const char *command_text(const struct terminal *terminal, const char *name, const char *what)
{
  char key[96];
  snprintf(key, sizeof key, "terminal.command.%s.%s", name, what);
  return words_get(&terminal->words, key);
}

const char *terminal_command_name(const struct terminal *terminal, const char *name) { return command_text(terminal, name, "name"); }

static void run_help(struct terminal *terminal)
{
  terminal_say(terminal, "terminal.help", NULL, 0);
  for (size_t i = 0; i < COUNT_OF(commands); i++) {
    const char *name = terminal_command_name(terminal, commands[i].name), *help = command_text(terminal, commands[i].name, "help");
    if (strcmp(name, commands[i].name) == 0) say("  %s: %s", name, help);
    else say("  %s (%s): %s", name, commands[i].name, help);
  }
}

bool terminal_command(struct terminal *terminal, const char *line)
{
  for (size_t i = 0; i < COUNT_OF(commands); i++)
    if (strcasecmp(line, commands[i].name) == 0 || strcasecmp(line, terminal_command_name(terminal, commands[i].name)) == 0) {
      commands[i].run(terminal);
      return true;
    }
  return false;
}

const char *terminal_nearest(const struct terminal *terminal, const char *word)
{
  const char *names[2 * COUNT_OF(commands)];
  for (size_t i = 0; i < COUNT_OF(commands); i++) {
    names[i] = terminal_command_name(terminal, commands[i].name);
    names[COUNT_OF(commands) + i] = commands[i].name;
  }
  return nearest_word(word, names, COUNT_OF(names));
}
