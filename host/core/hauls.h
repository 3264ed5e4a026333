/* The longest chain of captures of every piece, for games in which the pieces belong to nobody and every turn captures: what a greedy
   player looks at. Kept from position to position: a turn changes only the chains that come near it, and only those are followed again. */
#ifndef SALTO_CORE_HAULS_H
#define SALTO_CORE_HAULS_H

#include "core/turn.h"

struct haul { /* of the piece on a cell */
  uint64_t captured[MAX_WORDS]; /* by the longest chain */
  uint64_t seen[MAX_WORDS];     /* the cells that decided all its chains: while none of them changes, neither do they */
  uint8_t count, to, kind;      /* captures; where and as what the piece ends */
};

struct hauls { /* zeroed: of an empty board */
  uint64_t stood[MAX_KINDS * MAX_WORDS]; /* the pieces of the position that this is true for, as in struct position */
  uint8_t side;
  struct bits can;                       /* the pieces that can capture: the hauls that mean something */
  struct haul haul[MAX_CELLS];
};

void hauls_copy(struct hauls *to, const struct hauls *from);
/* Makes them those of a position, the quicker the less it differs from the one they were of. Chains with very many ways are not followed
   in all of them: then it is a long one, the same every time. Rules whose pieces have owners are not for this. */
void hauls_find(struct hauls *hauls, const struct rules *rules, const struct position *position);
/* The most that one turn captures in a position, or at least `enough` as soon as so much is found. `near`: of a position that differs little. */
int hauls_most(const struct hauls *near, const struct rules *rules, const struct position *position, int enough);
/* The turn of the piece on a cell of hauls->can. */
struct turn hauls_turn(const struct hauls *hauls, int cell, const struct rules *rules, const struct position *position);
/* Whether a legal turn of that position is one of them. */
bool hauls_have(const struct hauls *hauls, const struct turn *turn);

#endif
