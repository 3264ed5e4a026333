/* What the command line said, and the commands it can name: perft, moves, list and so on, each a row of a table. Reading
   the command line itself is main.c's work; opening windows is the app's. */
#ifndef SALTO_CONSOLE_SHELL_H
#define SALTO_CONSOLE_SHELL_H

#include "match/match.h"
#include "match/words.h"
#include "script/library.h"

/* Options of the command line. To add one: a name here and a row in shell_option_rows. */
enum shell_option {
  SHELL_VARIANTS, SHELL_LANGUAGE, SHELL_TEXT, SHELL_PLAYERS, SHELL_OPTION, SHELL_FEN, SHELL_DIVIDE, SHELL_PIECES,
  SHELL_GAMES, SHELL_OPENING, SHELL_MOVETIME, SHELL_NODES, SHELL_SEED,
  SHELL_THEME, SHELL_SIZE, SHELL_SCALE, SHELL_SCREEN, SHELL_TURNS, SHELL_CLICKS, SHELL_KEYS, SHELL_SECTION, SHELL_EXERCISE, SHELL_STILL,
  SHELL_NARRATE, SHELL_SPEAK, SHELL_DESKTOP, SHELL_FIRST_FRAME,
  SHELL_HELP, SHELL_VERSION, SHELL_OPTION_COUNT
};

struct shell_option_row {
  const char *name;      /* of the long option; its help is the text "shell.option.<name>" */
  const char *argument;  /* what stands for it in the help; NULL: a flag; "[=WHAT]": it may be missing */
  char letter;           /* the short option, or 0 */
  bool list;             /* may be repeated, all values count */
};
extern const struct shell_option_row shell_option_rows[SHELL_OPTION_COUNT];

/* What is wrong with a command line, kept until there are texts to say it with. */
struct shell_fault {
  const char *key; /* the text "shell.error.<key>"; NULL: nothing is wrong */
  char word[128];  /* {word} in it */
  const char *near; /* {near} */
};

struct shell {
  const char *version;
  struct shell_fault fault;
  struct library *library;
  struct texts *texts;            /* the host's own */
  const char *language;           /* one that the texts have */
  const char *value[SHELL_OPTION_COUNT]; /* as given, the last one; "" for a flag; NULL: not given */
  const char **folder, **option;  /* every --variants and --option */
  int folder_count, option_count;
  char **word;                    /* what follows the command */
  int word_count;
};

#define SHELL_BIT(option) (1u << (option))
enum {
  SHELL_ANYWHERE = SHELL_BIT(SHELL_VARIANTS) | SHELL_BIT(SHELL_LANGUAGE) | SHELL_BIT(SHELL_HELP) | SHELL_BIT(SHELL_VERSION),
  SHELL_GAME = SHELL_BIT(SHELL_PLAYERS) | SHELL_BIT(SHELL_OPTION) | SHELL_BIT(SHELL_FEN),
};

/* A command of the shell. `run` returns the exit code: 0, 1 when it failed, 2 when it was called wrongly. */
struct shell_command {
  const char *name, *arguments;   /* its help is the text "shell.command.<name>" */
  int max_words;
  unsigned options;               /* bits of those that mean something to it, besides SHELL_ANYWHERE */
  int (*run)(const struct shell *shell);
};

/* The commands that need no window. */
extern const struct shell_command shell_commands[];
extern const int shell_command_count;

/* The players and options of the command line. What is wrong with them is said in the player's language. */
bool shell_choices(struct choices *out, const struct variant *variant, const struct shell *shell, struct error *err);
/* A match of the variant a command names, with the players, options and position of the command line. Returns 0 or, with the error set,
   the exit code: 1 where the game is at fault, 2 where the command line is. */
int shell_match(struct match **out, const struct shell *shell, const char *id, struct error *err);
/* Sets the error to why a word leads to no game: there is no such script, or none with that id. Always false. */
bool shell_no_game(struct error *err, const struct shell *shell, const char *word);
/* Sets the error to the filled text "shell.error.<key>". Always false. */
bool shell_error(struct error *err, const struct shell *shell, const char *key, const struct text_value *values, size_t count);
struct words shell_words(const struct shell *shell, const struct variant *variant);
/* The name of a variant for players, or its id. Borrowed. */
const char *shell_variant_name(const struct shell *shell, const struct variant *variant);

/* Whether standard output takes ANSI colours: a terminal that is not dumb, and NO_COLOR is not set. */
bool shell_colour(void);

/* Prints a line, or several; what could steer a terminal is replaced, in a line also the ends of lines. */
void shell_say(const char *text);
void shell_say_lines(const char *text);

/* Prints the text of a key, filled in, as a line. */
void shell_tell(const struct shell *shell, const char *key, const struct text_value *values, size_t count);

/* Messages on standard error, "salto: …", cleaned likewise, in the player's language: the text "shell.error.<key>" filled in, an error.
   They return the exit code given. */
int shell_refuse(const struct shell *shell, int code, const char *key, const struct text_value *values, size_t count);
int shell_fail(const struct shell *shell, int code, const struct error *err);
/* Appends what an error says, cleaned, in that language. */
void shell_error_text(struct strbuf *out, const struct shell *shell, const struct error *err);

#endif
