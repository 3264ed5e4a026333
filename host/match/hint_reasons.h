/* What the reasons of a hint (match/hint.c) ask of a turn. Each gives how many, of what its name says, or 0 where it does not hold; 1 where nothing
   is counted. Nothing holds that would need more turns than are looked at. */
#ifndef SALTO_MATCH_HINT_REASONS_H
#define SALTO_MATCH_HINT_REASONS_H

#include "search/search.h"

enum { HINT_LOOKED_AT = 2000 }; /* turns of a position */

struct question {
  const struct rules *rules;
  const struct position *before;
  const struct search_line *line; /* its first turn is the one that is meant, and no pass */
  struct position after;
  struct turn_list turns;         /* the legal ones before it, as many as are looked at */
};

/* The same pieces with another player to move. */
static inline void hint_as_if(struct position *out, const struct question *q, const struct position *position, int side)
{
  position_copy(out, position, q->rules);
  position_set_side(out, q->rules, side);
}

/* ---- captures (hint_captures.c) ---- */

int hint_leaves(const struct question *q);    /* where pieces are nobody's: the most that the next turn can capture */
int hint_gives(const struct question *q);     /* pieces that the other must capture, and loses more by it */
int hint_returns(const struct question *q);   /* how many those are */
int hint_exchanges(const struct question *q); /* pieces that the other must capture, and loses as many */
int hint_saves(const struct question *q);     /* pieces that the others would capture after a pass, but not after it */
int hint_threatens(const struct question *q); /* the most pieces that it makes capturable */
int hint_safe(const struct question *q);      /* other turns after which the others can capture; after this one they cannot */

bool hint_is_exposed(const struct question *q); /* whether the others could capture the piece that was moved */

/* ---- ways to go (hint_ways.c) ---- */

int hint_blocks(const struct question *q);    /* pieces of the next player that can no longer move */
int hint_home(const struct question *q);
int hint_hindmost(const struct question *q);
int hint_chain(const struct question *q);     /* hops that carry a piece nearer to the region to fill */
int hint_opens(const struct question *q);     /* steps that the next jump of the player would gain, more than any could before */
int hint_room(const struct question *q);      /* deeper inside the region, while others of the player's are on their way */
int hint_nearer(const struct question *q);    /* steps to the region to fill */
int hint_gap(const struct question *q);       /* steps to the next empty cell of it */
int hint_advances(const struct question *q);  /* steps that a piece which came nearer to its promotion has left, when half the way lies behind it */
int hint_forward(const struct question *q);   /* steps that a piece came nearer to its promotion, where it cannot be captured */

#endif
