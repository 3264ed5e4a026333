/* What the levels 1 to 10 may see: how deep, how many positions, and how sharply. A weaker level looks less far and judges what it sees
   less exactly; it makes no mistakes on purpose. A step from a level to the next is to be about as large in every game, and how much more is
   seen with more positions is a matter of what the game comes down to: in a race and in exchanges each ply more tells much, while of a harvest the first
   ply or two tell most, so that there the lower levels differ by how sharply they tell a long chain from a short one. One table is for all
   games of a nature, none for a game by itself. */
#ifndef SALTO_SEARCH_LEVEL_H
#define SALTO_SEARCH_LEVEL_H

#include "search/nature.h"

#include <stdint.h>

struct level {
  int depth;      /* plies; 0: no limit */
  uint64_t nodes; /* after all its own turns by themselves, so that no level overlooks one however many there are; 0: no limit */
  int blur;       /* a judgement may be so far off, in hundredths of a man; the same position always by the same */
  int quiet;      /* how many plies of captures it follows beyond the depth, the weakest too: giving away a piece for nothing is no way to see less */
};

bool level_is_full(int level); /* anything but 1 to 9: without limits */

/* 1 to 10; anything else is as 10. Borrowed. */
const struct level *level_of(enum nature nature, int level);

#endif
