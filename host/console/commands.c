#include "console/session.h"

#include "base/memory.h"
#include "base/nearest.h"
#include "match/board_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void run_ugi(struct session *session, const struct arguments *arguments)
{
  (void)arguments;
  say("id name Salto %s", session->shell->version);
  say("id author the Salto authors");
  options_list(session);
  say("ugiok");
}

static void run_isready(struct session *session, const struct arguments *arguments)
{
  (void)session;
  (void)arguments;
  say("readyok");
}

static void run_setoption(struct session *session, const struct arguments *arguments) { options_set(session, arguments); }

/* What a script's ending said when it failed; the game goes on without it. */
static void tell_script_error(const struct session *session)
{
  const char *text = session->match->game.script_error;
  if (!*text) return;
  char line[1200];
  snprintf(line, sizeof line, "info string script error: %.*s", (int)strcspn(text, "\n"), text);
  shell_say(line);
}

static void run_uginewgame(struct session *session, const struct arguments *arguments)
{
  (void)arguments;
  int refused;
  match_set_up(session->match, NULL, NULL, 0, &refused, NULL);
  search_memory_clear(session->memory);
}

/* "startpos" or "fen <position>", then perhaps "moves <turn>…". */
static void run_position(struct session *session, const struct arguments *arguments)
{
  int moves = 0;
  while (moves < arguments->count && strcmp(arguments->word[moves], "moves") != 0) moves++;
  const char *first = arguments->count > 0 ? arguments->word[0] : "";
  bool fen = strcmp(first, "fen") == 0 && moves >= 2, start = strcmp(first, "startpos") == 0 && moves == 1;
  if (!fen && !start) {
    session_error("position: expected 'startpos' or 'fen <position>', then 'moves <turn>…' or nothing");
    return;
  }
  struct strbuf text;
  strbuf_init(&text);
  for (int i = 1; i < moves; i++) strbuf_addf(&text, "%s%s", i > 1 ? " " : "", arguments->word[i]);

  int refused, count = moves < arguments->count ? arguments->count - moves - 1 : 0;
  const char *const *turns = count > 0 ? (const char *const *)(arguments->word + moves + 1) : NULL;
  struct error err;
  if (!match_set_up(session->match, fen ? text.text : NULL, turns, count, &refused, &err)) {
    if (refused < 0) session_error("position: %s", err.message);
    else {
      strbuf_clear(&text);
      words_refusal(&text, &session->words, session->match->rules, &session->match->refusal);
      session_error("position: turn %d, %.100s: %s", refused + 1, turns[refused], text.text);
    }
  }
  tell_script_error(session);
  strbuf_release(&text);
}

static void run_fen(struct session *session, const struct arguments *arguments)
{
  (void)arguments;
  struct strbuf text;
  strbuf_init(&text);
  position_write(&text, &session->match->game.now, session->match->rules);
  say("fen %s", text.text);
  strbuf_release(&text);
}

static void run_d(struct session *session, const struct arguments *arguments)
{
  struct strbuf text;
  strbuf_init(&text);
  board_text(&text, session->match->rules, &session->match->game.now, NULL, false);
  if (text.length > 0 && text.text[text.length - 1] == '\n') text.text[text.length - 1] = 0;
  say("%s", text.text);
  strbuf_release(&text);
  run_fen(session, arguments);
}

static void run_moves(struct session *session, const struct arguments *arguments)
{
  (void)arguments;
  const struct match *match = session->match;
  if (match->game.outcome.type != OUTCOME_NONE) {
    say("moves 0");
    return;
  }
  struct turn_list list;
  struct strbuf text;
  turn_list_init(&list);
  strbuf_init(&text);
  turns_generate(&list, match->rules, &match->game.now);
  for (size_t i = 0; list.complete && i < list.count; i++) {
    struct path path;
    turn_list_path(&list, i, &path);
    strbuf_add_char(&text, ' ');
    turn_write(&text, match->rules, &list.turn[i], &path);
  }
  if (list.complete) say("moves %zu%s", list.count, text.text);
  else session_error("moves: there are more than %d turns in this position, too many to list", TURN_LIMIT);
  strbuf_release(&text);
  turn_list_release(&list);
}

static void run_result(struct session *session, const struct arguments *arguments)
{
  (void)arguments;
  const struct outcome *outcome = &session->match->game.outcome;
  if (outcome->type == OUTCOME_NONE) say("result none");
  else if (outcome->type == OUTCOME_DRAW) say("result draw");
  else say("result win %c", session->match->rules->player[outcome->winner].letter);
}

static void run_query(struct session *session, const struct arguments *arguments)
{
  const struct game *game = &session->match->game;
  const char *what = arguments->count == 1 ? arguments->word[0] : "";
  if (strcmp(what, "gameover") == 0) say("response %s", game->outcome.type != OUTCOME_NONE ? "true" : "false");
  else if (strcmp(what, "p1turn") == 0) say("response %s", game->now.side == 0 ? "true" : "false");
  else if (strcmp(what, "result") != 0) session_error("query: expected 'gameover', 'p1turn' or 'result'");
  else if (game->outcome.type == OUTCOME_NONE) say("response none");
  else if (game->outcome.type == OUTCOME_DRAW) say("response draw");
  else say("response p%dwin", game->outcome.winner + 1);
}

static void run_go(struct session *session, const struct arguments *arguments) { go_run(session, arguments); }

static void run_stop(struct session *session, const struct arguments *arguments)
{
  (void)arguments;
  job_stop(&session->job);
}

static void run_quit(struct session *session, const struct arguments *arguments)
{
  (void)arguments;
  session->quit = true;
}

static void run_help(struct session *session, const struct arguments *arguments);

enum { ANY = -1 };

/* The commands of the protocol. To add one: a row here, a function above, its part in protocol.md and a transcript in tests/console. */
static const struct command {
  const char *name, *arguments, *help;
  int max_words; /* arguments at most, or ANY where the command checks them itself */
  void (*run)(struct session *session, const struct arguments *arguments);
} commands[] = {
  {"ugi", "", "who this is and which options there are", 0, run_ugi},
  {"isready", "", "answers readyok, also while something is running", 0, run_isready},
  {"setoption", "name <option> value <value>", "sets an option and the start position", ANY, run_setoption},
  {"uginewgame", "", "sets up the start position", 0, run_uginewgame},
  {"position", "startpos|fen <position> [moves <turn>…]", "sets up a position and plays turns, all or nothing", ANY, run_position},
  {"fen", "", "the position as text", 0, run_fen},
  {"d", "", "draws the board", 0, run_d},
  {"moves", "", "lists the legal turns", 0, run_moves},
  {"result", "", "none, draw or win <letter>", 0, run_result},
  {"query", "gameover|p1turn|result", "the same questions in UGI's words", ANY, run_query},
  {"go", "perft <depth> [divide]|depth <n>|movetime <ms>|nodes <n>|infinite|<clocks>", "counts turns, or chooses one", ANY, run_go},
  {"stop", "", "ends what is running", 0, run_stop},
  {"quit", "", "leaves", 0, run_quit},
  {"help", "", "this list", 0, run_help},
};
enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static void run_help(struct session *session, const struct arguments *arguments)
{
  (void)session;
  (void)arguments;
  for (int i = 0; i < COMMAND_COUNT; i++)
    say("info string %s%s%s: %s", commands[i].name, *commands[i].arguments ? " " : "", commands[i].arguments, commands[i].help);
}

static void unknown(const char *word)
{
  const char *names[COMMAND_COUNT];
  for (int i = 0; i < COMMAND_COUNT; i++) names[i] = commands[i].name;
  const char *near = nearest_word(word, names, COMMAND_COUNT);
  if (near) session_error("unknown command '%.100s'; the nearest is '%s'", word, near);
  else session_error("unknown command '%.100s'; 'help' lists the commands", word);
}

/* Cuts the line into words; the array is owned by the caller, the words are in the line. */
static struct arguments split(char *line)
{
  struct arguments words = {NULL, 0};
  size_t capacity = 0;
  char *rest = NULL;
  for (char *word = strtok_r(line, " \t\r\v\f", &rest); word; word = strtok_r(NULL, " \t\r\v\f", &rest)) {
    if ((size_t)words.count == capacity) {
      capacity = capacity ? capacity * 2 : 16;
      words.word = memory_grow(words.word, capacity, sizeof *words.word);
    }
    words.word[words.count++] = word;
  }
  return words;
}

void session_run(struct session *session, char *line)
{
  struct arguments words = split(line);
  if (words.count > 0) {
    const struct command *command = NULL;
    for (int i = 0; i < COMMAND_COUNT && !command; i++)
      if (strcmp(words.word[0], commands[i].name) == 0) command = &commands[i];
    struct arguments arguments = {words.word + 1, words.count - 1};
    if (!command) unknown(words.word[0]);
    else if (command->max_words != ANY && arguments.count > command->max_words)
      session_error("%s: expected nothing after it, found '%.100s'", command->name, arguments.word[command->max_words]);
    else command->run(session, &arguments);
  }
  free(words.word);
}
