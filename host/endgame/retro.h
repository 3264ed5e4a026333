/* Solves one slice by retrograde analysis: from the positions where the game is over, or goes over into another slice, back to those that
   lead there, distance by distance (Ströhlein 1970; Thompson, Retrograde Analysis of Certain Endgames, 1986). Where a turn can be taken
   back by the rules' own movement turned round, positions are reached from their successors; other rules are swept again and again. */
#ifndef SALTO_ENDGAME_RETRO_H
#define SALTO_ENDGAME_RETRO_H

#include "endgame/tables.h"

#include <stdatomic.h>

struct retro_progress {
  uint64_t done, all; /* entries looked at in this pass */
  int plies;          /* the distance that is worked at; -1: the first look at everything */
  uint64_t solved;    /* entries with a winner so far */
};

struct retro {
  struct slice slice;
  struct tables *tables;   /* borrowed: of the slices that this one leads to */
  struct rules *reversed;  /* owned; NULL: turns cannot be taken back, sweep */
  uint16_t *value;         /* by entry; owned */
  uint16_t *worst;         /* the longest loss that another slice leads to; owned; NULL: no turn leads out */
  uint8_t *left;           /* successors within the slice that are not lost yet; NEVER_LOST; 0: nothing more can change */
  int plies;               /* worked at now; -1: the first look */
  uint64_t from, solved;   /* entries of this pass that are done, and those among them that have a winner at this distance */
  int threads;
  const atomic_bool *stop; /* may be NULL */
  void (*progress)(void *context, const struct retro_progress *progress); /* may be NULL; from any of the threads */
  void *context;
};

enum { NEVER_LOST = 255 };

/* Prepares; `rules` of the slice must have no script's ending when threads > 1. False: more positions than can be counted or than this machine has
   memory for. */
bool retro_init(struct retro *retro, const struct rules *rules, const uint8_t count[MAX_SETS], struct tables *tables, int threads, struct error *err);
void retro_release(struct retro *retro);
/* Works until everything is solved, or *stop: false then, and it can go on, also from what retro_save wrote. */
bool retro_run(struct retro *retro);
/* The state, as a file with a checksum: of the first look no more than is done. One that is damaged is not read, and the first look begins. */
bool retro_save(const struct retro *retro, const char *path, struct error *err);
bool retro_load(struct retro *retro, const char *path, struct error *err);

#endif
