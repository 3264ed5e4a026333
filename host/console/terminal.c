#include "console/terminal.h"

#include "base/hash.h"
#include "base/utf8.h"
#include "console/saved.h"
#include "match/board_text.h"
#include "match/record.h"
#include "match/store.h"
#include "match/typed.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

void terminal_say(const struct terminal *terminal, const char *key, const struct text_value *values, size_t count)
{
  struct strbuf text;
  strbuf_init(&text);
  words_fill(&text, &terminal->words, key, values, count);
  shell_say(text.text);
  strbuf_release(&text);
}

char *terminal_read(struct terminal *terminal)
{
  if (terminal->asks) {
    fputs("> ", stdout);
    fflush(stdout);
  }
  enum line_fault fault;
  char *line = lines_wait(&terminal->lines, &fault);
  if (!line) return NULL;
  line += strspn(line, " \t");
  size_t length = strlen(line);
  while (length > 0 && strchr(" \t", line[length - 1])) line[--length] = 0;
  utf8_clean(line); /* it may be shown again */
  return line;
}

void terminal_prompt(const struct terminal *terminal)
{
  struct strbuf text;
  strbuf_init(&text);
  words_prompt(&text, &terminal->words, terminal->match);
  shell_say(text.text);
  strbuf_release(&text);
  if (terminal->match->game.outcome.type == OUTCOME_NONE) return;
  const struct text_value values[] = {
    {"new", terminal_command_name(terminal, "new")},
    {"undo", terminal_command_name(terminal, "undo")},
    {"quit", terminal_command_name(terminal, "quit")},
  };
  terminal_say(terminal, "terminal.over", values, COUNT_OF(values));
}

void terminal_show(const struct terminal *terminal)
{
  const struct match *match = terminal->match;
  struct strbuf text;
  strbuf_init(&text);
  terminal_say(terminal, "terminal.board", NULL, 0);
  board_text(&text, match->rules, &match->game.now, NULL, terminal->colour);
  fputs(text.text, stdout);
  if (match->rules->keeps_score) {
    strbuf_clear(&text);
    words_scores(&text, &terminal->words, match->rules, &match->game.now);
    const struct text_value values[] = {{"scores", text.text}};
    terminal_say(terminal, "terminal.scores", values, 1);
  }
  strbuf_clear(&text);
  words_places(&text, &terminal->words, match->rules, &match->game.now);
  const struct text_value places[] = {{"places", text.text}};
  if (text.length > 0 && match->game.outcome.type == OUTCOME_NONE) terminal_say(terminal, "terminal.places", places, 1);
  strbuf_release(&text);
  terminal_prompt(terminal);
}

/* The game's script has failed: that is said once. */
static void tell_script_error(struct terminal *terminal)
{
  const char *text = terminal->match->game.script_error;
  if (!*text || strcmp(text, terminal->script_error) == 0) return;
  snprintf(terminal->script_error, sizeof terminal->script_error, "%s", text);
  const struct text_value values[] = {{"error", text}};
  struct strbuf lines; /* with a traceback */
  strbuf_init(&lines);
  words_fill(&lines, &terminal->words, "terminal.script", values, 1);
  shell_say_lines(lines.text);
  strbuf_release(&lines);
}

void terminal_tell_turn(struct terminal *terminal)
{
  struct strbuf turn;
  strbuf_init(&turn);
  words_turn(&turn, &terminal->words, terminal->match);
  shell_say(turn.text);
  strbuf_clear(&turn);
  words_placed(&turn, &terminal->words, terminal->match);
  if (turn.length > 0) shell_say(turn.text);
  tell_script_error(terminal);
  strbuf_release(&turn);
}

void terminal_refuse(const struct terminal *terminal)
{
  struct strbuf text;
  strbuf_init(&text);
  words_refusal(&text, &terminal->words, terminal->match->rules, &terminal->match->refusal);
  shell_say(text.text);
  strbuf_release(&text);
}

static void play(struct terminal *terminal, const char *line)
{
  if (typed_play(terminal->match, line) == MATCH_PLAYED) {
    terminal_tell_turn(terminal);
    terminal_show(terminal);
    return;
  }
  if (strpbrk(line, "0123456789-")) { /* it was meant as a turn */
    terminal_refuse(terminal);
    return;
  }
  const char *near = terminal_nearest(terminal, line);
  const struct text_value values[] = {{"word", line}, {"near", near}, {"help", terminal_command_name(terminal, "help")}};
  terminal_say(terminal, near ? "terminal.near" : "terminal.unknown", values, COUNT_OF(values));
}

void terminal_example(const struct terminal *terminal, struct strbuf *out)
{
  const struct match *match = terminal->match;
  int first = bits_next(&match->starts, 0);
  struct chain chain;
  struct hop hop[MAX_HOPS];
  bool complete;
  if (first < 0 || !chain_begin(&chain, match->rules, &match->game.now, first) || chain_hops(&chain, hop, &complete) == 0) {
    strbuf_add(out, match_must_pass(match) ? terminal_command_name(terminal, "pass") : "c3-d3");
    return;
  }
  chain_push(&chain, &hop[0]);
  struct turn turn = chain_turn(&chain);
  turn_write(out, match->rules, &turn, &chain.path);
}

static void welcome(const struct terminal *terminal)
{
  struct strbuf turn;
  strbuf_init(&turn);
  terminal_example(terminal, &turn);
  const struct text_value values[] = {
    {"game", shell_variant_name(terminal->shell, terminal->match->variant)},
    {"turn", turn.text},
    {"help", terminal_command_name(terminal, "help")},
  };
  terminal_say(terminal, "terminal.welcome", values, COUNT_OF(values));
  strbuf_release(&turn);
}

/* ---- saving ---- */

static void tell_file(const struct terminal *terminal)
{
  const struct text_value values[] = {{"file", terminal->file.path}};
  terminal_say(terminal, "terminal.saved", values, 1);
}

/* That a change could not be written is said, once for the same reason; it is tried again after the next change. `why` is told. */
static void tell_unsaved(struct terminal *terminal, const char *why)
{
  struct strbuf said;
  if (strncmp(terminal->unsaved, why, sizeof terminal->unsaved - 1) == 0) return;
  snprintf(terminal->unsaved, sizeof terminal->unsaved, "%.*s", (int)sizeof terminal->unsaved - 1, why);
  strbuf_init(&said);
  words_told(&said, &terminal->words, why);
  const struct text_value values[] = {{"error", said.text}};
  terminal_say(terminal, "terminal.unsaved", values, 1);
  strbuf_release(&said);
}

/* Writes a text of the game into its file, or a new one where it has none or somebody else wrote there. A new one is told. */
static void write_game(struct terminal *terminal, const char *text)
{
  bool apart, first = !*terminal->file.path;
  struct strbuf folder;
  struct error err;
  strbuf_init(&folder);
  if (!store_folder(&folder, &err)
      || !store_save(&terminal->file, &apart, folder.text, variant_id(terminal->match->variant), text, &err)) {
    tell_unsaved(terminal, err.told);
  } else {
    *terminal->unsaved = '\0';
    if (apart) terminal_say(terminal, "ui.saving.apart", NULL, 0);
    if (apart || first) tell_file(terminal);
  }
  strbuf_release(&folder);
}

static uint64_t text_of(struct strbuf *out, const struct terminal *terminal)
{
  record_write(out, terminal->match, terminal->shell->language, 0);
  return hash_text(HASH_START, out->text);
}

/* After each line typed: the game is written where it changed. One that is untouched gets no file. */
static void save(struct terminal *terminal)
{
  const struct game *game = &terminal->match->game;
  if (!*terminal->file.path && game->total == 0) return;
  if (game->total > RECORD_TURN_LIMIT) {
    char limit[16];
    snprintf(limit, sizeof limit, "%d", RECORD_TURN_LIMIT);
    const struct text_value values[] = {{"count", limit}};
    if (!*terminal->unsaved) terminal_say(terminal, "ui.saving.too_long", values, 1);
    snprintf(terminal->unsaved, sizeof terminal->unsaved, "%s", limit);
    return;
  }
  struct strbuf text;
  strbuf_init(&text);
  uint64_t hash = text_of(&text, terminal);
  if (hash != terminal->written) write_game(terminal, text.text);
  terminal->written = hash;
  strbuf_release(&text);
}

/* The game of a file is known, so that it is not written before it changes; and then into another file, where this is none of the program's own. */
static void know_file(struct terminal *terminal, const char *path, uint64_t content)
{
  struct strbuf text, folder, own;
  strbuf_init(&text), strbuf_init(&folder), strbuf_init(&own);
  if (store_folder(&folder, NULL) && store_own(&own, path, folder.text) && own.length < sizeof terminal->file.path) {
    strcpy(terminal->file.path, own.text);
    terminal->file.seen = content;
  }
  terminal->written = text_of(&text, terminal);
  strbuf_release(&text), strbuf_release(&folder), strbuf_release(&own);
}

/* Opens the game of the command line; returns 0 or the exit code. */
static int open_saved(struct terminal *terminal, const struct shell *shell, struct error *err)
{
  uint64_t content = store_content(shell->word[0]);
  int code = saved_match(&terminal->match, shell, err);
  if (code) return code;
  if (!terminal->match->view_only) {
    know_file(terminal, shell->word[0], content);
    return 0;
  }
  struct words words = shell_words(shell, terminal->match->variant);
  struct strbuf why;
  strbuf_init(&why);
  words_view_only(&why, &words, terminal->match);
  error_set(err, "%s: %s", shell->word[0], why.text);
  strbuf_release(&why);
  match_free(terminal->match);
  terminal->match = NULL;
  return 1;
}

static void converse(struct terminal *terminal)
{
  welcome(terminal);
  if (*terminal->file.path) tell_file(terminal);
  terminal_show(terminal);
  while (!terminal->quit) {
    char *line = terminal_read(terminal);
    if (!line) break;
    if (!*line) terminal_prompt(terminal);
    else if (!terminal_command(terminal, line)) play(terminal, line);
    save(terminal);
  }
}

int terminal_run(const struct shell *shell, const char *why)
{
  struct terminal terminal = {.shell = shell, .words = shell_words(shell, NULL), .colour = shell_colour(), .asks = isatty(STDIN_FILENO)};
  struct error err;
  if (shell->word_count > 0) {
    int code = saved_is_meant(shell) ? open_saved(&terminal, shell, &err) : shell_match(&terminal.match, shell, shell->word[0], &err);
    if (code) return shell_fail(shell, code, &err);
    terminal.words = shell_words(shell, terminal.match->variant);
    terminal.words.participants = terminal.match->participant;
  }
  struct strbuf said;
  strbuf_init(&said);
  words_told(&said, &terminal.words, why ? why : "");
  const struct text_value values[] = {{"why", said.text}};
  terminal_say(&terminal, why ? "terminal.why.no_display" : "terminal.why.asked", values, 1);
  strbuf_release(&said);
  lines_init(&terminal.lines, STDIN_FILENO);
  if (terminal.match || terminal_choose(&terminal)) converse(&terminal);
  terminal_say(&terminal, "terminal.bye", NULL, 0);
  match_free(terminal.match);
  lines_release(&terminal.lines);
  return 0;
}
