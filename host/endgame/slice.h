/* All positions with the same pieces, numbered: a slice of a variant's endings. Two players.

   The number of a position is built from the sets of its pieces (by owner and kind), each told by which of its allowed cells it stands on;
   a man is not allowed where he would have been crowned (core/crowning.h). Numbers in which two pieces share a cell name no position. The second half of the
   numbers are the same positions with the second player to move. */
#ifndef SALTO_ENDGAME_SLICE_H
#define SALTO_ENDGAME_SLICE_H

#include "core/rules.h"

enum { SLICE_NAME_SIZE = 64, SLICE_PIECES = 20 };

struct slice {
  const struct rules *rules;     /* borrowed */
  uint8_t count[MAX_SETS];       /* pieces of each set */
  uint64_t ways[MAX_SETS];       /* in how many ways they can stand */
  uint64_t positions;            /* for one side to move */
  uint64_t entries;              /* twice that */
  int cells[MAX_SETS];           /* allowed, of each set */
  uint8_t cell[MAX_SETS][MAX_CELLS];    /* the allowed cells, in order */
  uint8_t ordinal[MAX_SETS][MAX_CELLS]; /* the place of a cell among them */
  uint64_t choose[MAX_CELLS + 1][SLICE_PIECES + 1]; /* binomial coefficients */
};

/* False where there are more positions than 2^40. */
bool slice_init(struct slice *slice, const struct rules *rules, const uint8_t count[MAX_SETS]);
/* "wwB": the letters of its pieces, as in position texts; what files are called by. */
void slice_name(char out[SLICE_NAME_SIZE], const struct rules *rules, const uint8_t count[MAX_SETS]);
/* The pieces of a position. */
void slice_count(uint8_t out[MAX_SETS], const struct rules *rules, const struct position *position);
int slice_pieces(const struct rules *rules, const uint8_t count[MAX_SETS]);

/* `position` must have just these pieces. */
uint64_t slice_index(const struct slice *slice, const struct position *position);
/* False where the number names no position. */
bool slice_position(struct position *out, const struct slice *slice, uint64_t index);

#endif
