/* A talk by the text protocol (protocol.md): the game it is about, the engine's options, and what it is busy with. Each line is
   a command; commands are rows of a table (commands.c). Reading the lines and their order is console.c's work. */
#ifndef SALTO_CONSOLE_SESSION_H
#define SALTO_CONSOLE_SESSION_H

#include "console/job.h"
#include "console/shell.h"
#include "match/thread_rules.h"

/* The engine's own options. To add one: a name here and a row in engine_options. */
enum { ENGINE_HASH, ENGINE_THREADS, ENGINE_LEVEL, ENGINE_LINES, ENGINE_SEED, ENGINE_OPTION_COUNT };

struct engine_option {
  const char *name;
  int min, max, initial;
};
extern const struct engine_option engine_options[ENGINE_OPTION_COUNT];

struct session {
  const struct shell *shell;
  struct match *match;       /* owned */
  struct tables *endings;    /* of the match's rules; owned; NULL: none */
  struct search_memory *memory; /* of the searches since the last `uginewgame` with these rules; owned */
  struct thread_rules rules; /* the match's, for the threads of a search */
  const char *first_variant; /* id of the variant at the start; owned */
  struct words words;
  int engine[ENGINE_OPTION_COUNT];
  struct job job;
  bool quit;
};

/* Starts with the shell's variant or, without one, the first of the library. Returns 0 or, with the error set, the exit code. */
int session_init(struct session *session, const struct shell *shell, struct error *err);
void session_release(struct session *session);

/* Carries a line out; it is changed on the way. Nothing may be running, except for "stop", "isready" and the like. */
void session_run(struct session *session, char *line);
/* One `error: …` line; what cannot be shown in it is replaced. */
void session_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The words of a line. */
struct arguments {
  char **word;
  int count;
};

void options_list(const struct session *session);                            /* the `option …` lines of `ugi` */
void options_set(struct session *session, const struct arguments *arguments); /* `setoption name … value …` */
void go_run(struct session *session, const struct arguments *arguments);      /* `go …` */

/* Starts another game with these choices; on failure the old one stays. */
bool session_change(struct session *session, struct variant *variant, const struct choices *choices, struct error *err);

#endif
