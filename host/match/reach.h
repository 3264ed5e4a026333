/* Where the turns of a piece may end, looked for hop by hop within a bound of states and of time, so that a click can stand for a whole turn: on the piece that
   has only one, on a cell that only one leads to. */
#ifndef SALTO_MATCH_REACH_H
#define SALTO_MATCH_REACH_H

#include "core/chain.h"

struct reach {
  bool complete;      /* all was looked at; else nothing here may be relied on but what `ends` has */
  struct bits ends;   /* cells on which a turn may end */
  struct bits several; /* those of them on which more than one turn may end */
  struct bits from;   /* where the pieces stand with which a turn that fits begins, as far as they were found */
  int turns, fitting; /* different turns: in all, and that end on the cell wanted; 2 means more than one */
  struct chain first; /* the first that fits, by the fewest hops; the first of all where no cell was wanted */
};

/* What may come of the chain. `wanted`: a cell, or NO_CELL: any. */
void reach_chain(struct reach *reach, const struct chain *chain, int wanted);
/* The same of all pieces on `starts`, none of which is in hand. Where there is too much to look at, each piece is looked at once more, roughly, for whether
   it can come to the cell wanted at all: what `from` has is true, though some may be missing. */
void reach_position(struct reach *reach, const struct rules *rules, const struct position *position, const struct bits *starts, int wanted);

#endif
