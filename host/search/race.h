/* The race to fill a region: how far pieces have to go, and what stands in their way. Part of what a position is worth (search/evaluate.h). */
#ifndef SALTO_SEARCH_RACE_H
#define SALTO_SEARCH_RACE_H

#include "core/position.h"
#include "core/rules.h"

enum { FAR_AWAY = 127 /* steps: no way leads there */ };

/* Steps over an empty board to the nearest cell of `goal`, by these directions; FAR_AWAY where none leads there. */
void distances_to(uint8_t out[MAX_CELLS], const struct rules *rules, uint16_t directions, const struct bits *goal);
/* How far a cell is from being deep in the region to fill: its pieces go in and on to the back, so that the front stays open. */
void race_distances(uint8_t out[MAX_CELLS], const struct rules *rules, uint16_t directions, const struct bits *goal);

struct race {
  int step[MAX_PLAYERS];               /* what a step of a piece is worth to a player with a region to fill; 0: has none */
  uint8_t steps[MAX_CELLS][MAX_CELLS]; /* where somebody races: from a cell to another over an empty board, in any direction */
};

/* Once `step` says who races. */
void race_begin(struct race *race, const struct rules *rules);

/* What it costs a player beside the steps that each piece by itself has to go: others in the region, the worse where they cannot get out, and the
   way of the last pieces to the cells that are still free, in turns. */
int race_cost_of(const struct race *race, const struct rules *rules, const struct position *position, int player);

#endif
