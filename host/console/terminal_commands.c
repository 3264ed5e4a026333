#include "console/terminal.h"

#include "base/nearest.h"
#include "base/number.h"
#include "console/job.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static void run_help(struct terminal *terminal, const char *argument);

static void run_moves(struct terminal *terminal, const char *argument)
{
  (void)argument;
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

static void run_board(struct terminal *terminal, const char *argument)
{
  (void)argument;
  terminal_show(terminal);
}

static void run_pass(struct terminal *terminal, const char *argument)
{
  (void)argument;
  if (match_pass(terminal->match) == MATCH_PLAYED) {
    terminal_tell_turn(terminal);
    terminal_show(terminal);
  } else terminal_refuse(terminal);
}

/* The number after a command, 1 where there is none; 0 after saying that it is none. */
static int64_t times(const struct terminal *terminal, const char *name, const char *argument)
{
  int64_t count;
  if (!*argument) return 1;
  if (number_parse(&count, argument, 1, INT32_MAX)) return count;
  const struct text_value values[] = {{"command", terminal_command_name(terminal, name)}, {"word", argument}};
  terminal_say(terminal, "terminal.count", values, COUNT_OF(values));
  return 0;
}

static void tell_undone(struct terminal *terminal)
{
  const struct game *game = &terminal->match->game;
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
}

static void run_undo(struct terminal *terminal, const char *argument)
{
  int64_t wanted = times(terminal, "undo", argument), done = 0;
  while (done < wanted && match_undo(terminal->match)) {
    tell_undone(terminal);
    done++;
  }
  if (done < wanted) terminal_say(terminal, "terminal.no_undo", NULL, 0);
  if (done > 0) terminal_show(terminal);
}

static void run_redo(struct terminal *terminal, const char *argument)
{
  int64_t wanted = times(terminal, "redo", argument), done = 0;
  while (done < wanted && match_redo(terminal->match)) {
    terminal_tell_turn(terminal);
    done++;
  }
  if (done < wanted) terminal_say(terminal, "terminal.no_redo", NULL, 0);
  if (done > 0) terminal_show(terminal);
}

/* A game in progress is not given up by a slip. */
static void run_new(struct terminal *terminal, const char *argument)
{
  (void)argument;
  const struct game *game = &terminal->match->game;
  if (game->count > 0 && game->outcome.type == OUTCOME_NONE && !terminal->new_asked) {
    const struct text_value values[] = {{"new", terminal_command_name(terminal, "new")}};
    bool kept = *terminal->file.path && !*terminal->unsaved;
    terminal_say(terminal, kept ? "terminal.new_kept" : "terminal.new_sure", values, 1);
    terminal->new_asked = true;
    return;
  }
  terminal->new_asked = false;
  match_restart(terminal->match);
  terminal->file = (struct store_file){.seen = 0}; /* the saved game stays as it was */
  terminal->written = 0;
  const struct text_value values[] = {{"game", shell_variant_name(terminal->shell, terminal->match->variant)}};
  terminal_say(terminal, "terminal.new", values, 1);
  terminal_show(terminal);
}

static void run_rules(struct terminal *terminal, const char *argument)
{
  (void)argument;
  struct strbuf text;
  strbuf_init(&text);
  words_rules(&text, &terminal->words);
  if (text.length > 0) shell_say_lines(text.text);
  else terminal_say(terminal, "terminal.no_rules", NULL, 0);
  strbuf_release(&text);
}

static void run_quit(struct terminal *terminal, const char *argument)
{
  (void)argument;
  terminal->quit = true;
}

/* What a player can type besides turns. To add one: a row here, a function above, and the texts "terminal.command.<name>.name" and
   ".help" in every language of assets/text. The English name works in every language. */
static const struct {
  const char *name;
  void (*run)(struct terminal *terminal, const char *argument);
  bool counts; /* a number may stand after it */
} commands[] = {
  {"help", run_help, false}, {"board", run_board, false}, {"moves", run_moves, false}, {"pass", run_pass, false}, {"undo", run_undo, true},
  {"redo", run_redo, true},  {"new", run_new, false},     {"rules", run_rules, false}, {"quit", run_quit, false},
};

/* Other words for a command, in every language. To add one: a row. */
static const struct {
  const char *word, *name;
} aliases[] = {{"?", "help"}, {"h", "help"}, {"exit", "quit"}, {"q", "quit"}};

static const char *command_text(const struct terminal *terminal, const char *name, const char *what)
{
  char key[96];
  snprintf(key, sizeof key, "terminal.command.%s.%s", name, what);
  return words_get(&terminal->words, key);
}

const char *terminal_command_name(const struct terminal *terminal, const char *name) { return command_text(terminal, name, "name"); }

static void run_help(struct terminal *terminal, const char *argument)
{
  (void)argument;
  struct strbuf turn;
  strbuf_init(&turn);
  terminal_example(terminal, &turn);
  terminal_say(terminal, "terminal.help", &(struct text_value){"turn", turn.text}, 1);
  strbuf_release(&turn);
  for (size_t i = 0; i < COUNT_OF(commands); i++) {
    const char *name = terminal_command_name(terminal, commands[i].name), *help = command_text(terminal, commands[i].name, "help");
    if (strcmp(name, commands[i].name) == 0) say("  %s: %s", name, help);
    else say("  %s (%s): %s", name, commands[i].name, help);
  }
}

/* Whether the first `length` bytes of a line are a word, in small letters or capitals. */
static bool is_word(const char *line, size_t length, const char *word)
{
  return strlen(word) == length && strncasecmp(line, word, length) == 0;
}

static bool is_named(const struct terminal *terminal, const char *line, size_t length, const char *name)
{
  if (is_word(line, length, name) || is_word(line, length, terminal_command_name(terminal, name))) return true;
  for (size_t i = 0; i < COUNT_OF(aliases); i++)
    if (strcmp(aliases[i].name, name) == 0 && is_word(line, length, aliases[i].word)) return true;
  return false;
}

bool terminal_command(struct terminal *terminal, const char *line)
{
  size_t length = strcspn(line, " \t"), gap = strspn(line + length, " \t");
  const char *argument = line + length + gap;
  bool asked = terminal->new_asked;
  for (size_t i = 0; i < COUNT_OF(commands); i++) {
    if (!is_named(terminal, line, length, commands[i].name) || (*argument && !commands[i].counts)) continue;
    commands[i].run(terminal, argument);
    if (asked) terminal->new_asked = false; /* it was meant for the very next line */
    return true;
  }
  terminal->new_asked = false;
  return false;
}

bool terminal_is_quit(const struct terminal *terminal, const char *line) { return is_named(terminal, line, strlen(line), "quit"); }

const char *terminal_nearest(const struct terminal *terminal, const char *word)
{
  const char *names[2 * COUNT_OF(commands)];
  for (size_t i = 0; i < COUNT_OF(commands); i++) {
    names[i] = terminal_command_name(terminal, commands[i].name);
    names[COUNT_OF(commands) + i] = commands[i].name;
  }
  return nearest_word(word, names, COUNT_OF(names));
}
