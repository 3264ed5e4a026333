/* What the levels 1 to 10 may see: how deep, how many positions, and how sharply. A weaker level looks less far and judges what it sees
   less exactly; it makes no mistakes on purpose. One table is for every game, so its steps can only be about as large in all of them: more
   positions tell most where turns are few and the tree is deep, a sharper judgement where turns differ by little (a race), and captures
   followed only where pieces are exchanged. The weakest levels follow these too, as giving away a piece for nothing is no way to see less. */
#ifndef SALTO_SEARCH_LEVEL_H
#define SALTO_SEARCH_LEVEL_H

#include <stdint.h>

struct level {
  int depth;      /* plies; 0: no limit */
  uint64_t nodes; /* after all its own turns by themselves, so that no level overlooks one however many there are; 0: no limit */
  int blur;       /* a judgement may be so far off, in hundredths of a man; the same position always by the same */
  int quiet;      /* how many plies of captures it follows beyond the depth */
};

/* 1 to 10; anything else, and 10 itself, is without limits. Borrowed. */
const struct level *level_of(int level);

#endif
