/* Builds all tables of a variant up to a number of pieces, each slice after those it leads to. What is finished stays on the disk, and a
   slice that was stopped goes on where it was. */
#ifndef SALTO_ENDGAME_SOLVE_H
#define SALTO_ENDGAME_SOLVE_H

#include "endgame/retro.h"

struct solve_progress {
  const char *slice;  /* its letters */
  int number, count;  /* of the slices that are to be built */
  uint64_t entries;
  bool was_there;     /* it was built before */
  bool begun_anew;    /* the state it was stopped in could not be read */
  const struct retro_progress *retro; /* NULL: the slice begins (or was there) */
};

struct solve_job {
  const struct rules *rules; /* borrowed, as all here */
  struct tables *tables;
  const char *folder;        /* of the tables, for the state of a slice that was stopped */
  int pieces;                /* at most so many on the board; where nothing is ever captured: just as many as at the start */
  int threads;
  const atomic_bool *stop;   /* may be NULL */
  void (*progress)(void *context, const struct solve_progress *progress); /* may be NULL; with `retro` from any of the threads */
  void *context;
};

enum solve_result { SOLVE_DONE, SOLVE_STOPPED, SOLVE_FAILED };
/* SOLVE_FAILED: `err`: rules that no table can tell (scores, more than two players, pieces of nobody), too many positions, a file. */
enum solve_result solve_run(const struct solve_job *job, struct error *err);

/* Looks at `samples` positions of every table up to so many pieces: each value must follow from those of the next turns. False: `err` names the
   position that is wrong; its table and those that build on it are removed, so that nobody believes them. */
bool solve_check(const struct solve_job *job, uint64_t samples, uint64_t seed, uint64_t *checked, struct error *err);

#endif
