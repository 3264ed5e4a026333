/* A game played in the terminal: the board in text, typed turns and commands, every change said in a sentence, so that a screen reader
   can follow. Nothing moves the cursor. Works without a terminal too: lines in, lines out. */
#ifndef SALTO_CONSOLE_TERMINAL_H
#define SALTO_CONSOLE_TERMINAL_H

#include "console/lines.h"
#include "console/shell.h"
#include "match/store.h"

/* Plays the game that the command line names, or one chosen from a menu. `why` no window was opened, or NULL when text was asked for.
   Returns the exit code. */
int terminal_run(const struct shell *shell, const char *why);

/* ---- between the files of the terminal ---- */

struct terminal {
  const struct shell *shell;
  struct match *match;   /* owned; NULL while there is none */
  struct words words;
  struct lines lines;
  bool colour, asks;     /* asks: a person sits there, so a sign is shown where they can type */
  bool quit;
  struct store_file file; /* of the game: each change is written there; a new game gets one at its first turn */
  uint64_t written;      /* a hash of what was written last, or tried to be (base/hash.h); 0: nothing */
  char unsaved[1024];    /* why the last change could not be written, "" where it was */
  bool new_asked;        /* `new` was typed in the middle of a game: typed once more it means it */
  char script_error[1024]; /* the last one that was shown: the same is not shown again and again */
};

/* How a turn is written: a legal one, where there is any. */
void terminal_example(const struct terminal *terminal, struct strbuf *out);
/* Fills a text and prints it as a line. */
void terminal_say(const struct terminal *terminal, const char *key, const struct text_value *values, size_t count);
/* The next line without blanks around it, or NULL at the end of the input. Borrowed. */
char *terminal_read(struct terminal *terminal);
/* The board, then what is expected or how the game ended. */
void terminal_show(const struct terminal *terminal);
void terminal_prompt(const struct terminal *terminal);
/* Says how the last turn went. */
void terminal_tell_turn(struct terminal *terminal);
/* Why something was refused. */
void terminal_refuse(const struct terminal *terminal);

/* Runs a command; false when the line is none. terminal_commands.c */
bool terminal_command(struct terminal *terminal, const char *line);
/* Whether a line is a word for leaving. */
bool terminal_is_quit(const struct terminal *terminal, const char *line);
/* The localized name of a command: terminal_command_name(t, "undo"). */
const char *terminal_command_name(const struct terminal *terminal, const char *name);
/* The command nearest to a mistyped one, in the player's language, or NULL. */
const char *terminal_nearest(const struct terminal *terminal, const char *word);

/* Asks which game, for how many, with which options. False at the end of the input or when there is no game. terminal_menu.c */
bool terminal_choose(struct terminal *terminal);

#endif
