/* What the levels 1 to 10 may see: how deep, how many positions, and how sharply. A weaker level looks less far and judges what it sees
   less exactly; it makes no mistakes on purpose. */
#ifndef SALTO_SEARCH_LEVEL_H
#define SALTO_SEARCH_LEVEL_H

#include <stdint.h>

struct level {
  int depth;      /* plies; 0: no limit */
  uint64_t nodes; /* 0: no limit */
  int blur;       /* a judgement may be so far off, in hundredths of a man; the same position always by the same */
  int quiet;      /* how many plies of captures it follows beyond the depth */
};

/* 1 to 10; anything else, and 10 itself, is without limits. Borrowed. */
const struct level *level_of(int level);

#endif
