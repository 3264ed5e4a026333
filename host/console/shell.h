/* What the command line said, and the commands it can name: perft, moves, list and so on, each a row of a table. Reading
   the command line itself is main.c's work; opening windows is the app's. */
#ifndef SALTO_CONSOLE_SHELL_H
#define SALTO_CONSOLE_SHELL_H

#include "match/match.h"
#include "match/words.h"
#include "script/library.h"

/* Options of the command line. To add one: a name here and a row in shell_option_rows. */
enum shell_option {
  SHELL_VARIANTS, SHELL_LANGUAGE, SHELL_TEXT, SHELL_PLAYERS, SHELL_OPTION, SHELL_FEN, SHELL_DIVIDE,
  SHELL_THEME, SHELL_SIZE, SHELL_SCALE, SHELL_SCREEN, SHELL_TURNS, SHELL_CLICKS, SHELL_STILL, SHELL_NARRATE, SHELL_FIRST_FRAME,
  SHELL_HELP, SHELL_VERSION, SHELL_OPTION_COUNT
};

struct shell_option_row {
  const char *name;      /* of the long option; its help is the text "shell.option.<name>" */
  const char *argument;  /* what stands for it in the help; NULL: a flag */
  char letter;           /* the short option, or 0 */
  bool list;             /* may be repeated, all values count */
};
extern const struct shell_option_row shell_option_rows[SHELL_OPTION_COUNT];

struct shell {
  const char *version;
  struct library *library;
  struct texts *texts;            /* the host's own */
  const char *language;           /* one that the texts have */
  const char *value[SHELL_OPTION_COUNT]; /* as given, the last one; "" for a flag; NULL: not given */
  const char **folder, **option;  /* every --variants and --option */
  int folder_count, option_count;
  char **word;                    /* what follows the command */
  int word_count;
};

/* A command of the shell. `run` returns the exit code: 0, 1 when it failed, 2 when it was called wrongly. */
struct shell_command {
  const char *name, *arguments;   /* its help is the text "shell.command.<name>" */
  int max_words;
  int (*run)(const struct shell *shell);
};

/* The commands that need no window. */
extern const struct shell_command shell_commands[];
extern const int shell_command_count;

/* The variant a command names, with the players, options and position of the command line. */
bool shell_choices(struct choices *out, const struct variant *variant, const struct shell *shell, struct error *err);
bool shell_match(struct match **out, const struct shell *shell, const char *id, struct error *err);
struct words shell_words(const struct shell *shell, const struct variant *variant);
/* The name of a variant for players, or its id. Borrowed. */
const char *shell_variant_name(const struct shell *shell, const struct variant *variant);

/* Whether standard output takes ANSI colours: a terminal that is not dumb, and NO_COLOR is not set. */
bool shell_colour(void);

/* One line on standard error, "salto: …"; returns the exit code given. */
int shell_fail(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
