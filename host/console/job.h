/* What `go` starts: a count or a search on a thread of its own, so that `stop` and `isready` are answered meanwhile. It prints its
   answer itself, whole lines at a time, and tells the console when it is done. It works on a copy of the position; the rules must stay
   alive until it was joined. */
#ifndef SALTO_CONSOLE_JOB_H
#define SALTO_CONSOLE_JOB_H

#include "core/game.h"
#include "core/perft.h"
#include "match/thread_rules.h"

#include <pthread.h>
#include <stdatomic.h>

enum job_type { JOB_PERFT, JOB_SEARCH };

struct job_task {
  enum job_type type;
  int depth;      /* perft */
  bool divide;
  bool infinite;  /* search: the answer waits for `stop` */
  struct search_limits limits; /* search */
  struct tables *endings; /* search: borrowed, may be NULL */
  struct search_memory *memory; /* search: likewise */
  struct thread_rules *rules;   /* search: borrowed */
  bool over;      /* search: the game is over, so there is no turn */
};

struct job {
  struct job_task task;
  const struct rules *rules;
  struct position position;
  struct position *before; /* of the game, for repetitions; owned */
  int before_count;
  pthread_t thread;
  bool running;      /* from job_start to job_join */
  struct turn announced; /* the first of the line that was printed last, of a search */
  atomic_bool stop;
  atomic_bool answering; /* set before the last line is printed: who has read that line must not find the job still running */
  int done[2];       /* a pipe: one byte comes out when the job is done; done[0] may be polled */
};

bool job_init(struct job *job, struct error *err);
void job_release(struct job *job);
/* About the position a game stands in. */
bool job_start(struct job *job, const struct job_task *task, const struct game *game, struct error *err);
void job_stop(struct job *job); /* asks; does not wait */
void job_join(struct job *job); /* waits until it is done */
bool job_answering(struct job *job); /* nothing is left to do but its last line, so that joining takes no time */

/* Counts on the caller's own thread; `by_turn` prints a line for each first turn. Errors as perft's. */
bool job_count(uint64_t *out, const struct rules *rules, const struct position *position, int depth, bool by_turn, const atomic_bool *stop,
               struct error *err);

/* Prints one line and flushes; from any thread. */
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
