/* The first turns of a game that is to show who plays better: by chance, so that games differ, and even, since a game that is decided before it
   begins shows nothing. */
#ifndef SALTO_SEARCH_OPENING_H
#define SALTO_SEARCH_OPENING_H

#include "core/turn.h"

#include <stdatomic.h>

enum { OPENING_TURNS = 64 }; /* at most */

struct opening {
  int count;
  struct turn turn[OPENING_TURNS];
  struct path path[OPENING_TURNS];
};

/* `turns` turns from `start`, the same for the same seed. Of many by chance the first after which neither side expects more than half a man,
   or half a point, as far as a short search sees; where none is so even, the one that comes nearest. With more than two players nobody
   compares: the first that leaves a game. False where none does, or once `stop` is set, which may be NULL. */
bool opening_find(struct opening *out, const struct rules *rules, const struct position *start, int turns, uint64_t seed, const atomic_bool *stop);

#endif
