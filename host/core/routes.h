/* The states that chains of hops pass through while turns are generated: a tree of ways back to the start, and a memory of the
   states already met, so that a thousand routes to one state are walked once. Private to core.

   A state is the piece's cell, kind and (where a ban on turning back makes it matter) last direction, the set it has
   captured, and (where a cell may not be used twice) the set it has visited. Sets have word_count words. */
#ifndef SALTO_CORE_ROUTES_H
#define SALTO_CORE_ROUTES_H

#include "core/turn.h"

enum { NO_ROUTE = UINT32_MAX, ANY_DIRECTION = 255, ROUTES_PER_TURN = 2 };

struct route {
  uint32_t parent; /* NO_ROUTE at the start of a piece's chains */
  uint16_t early;  /* for the preference king_earliest: bit 15 - n says that hop n took a king */
  uint8_t at, kind, direction, hops;
};

/* One slot of an open-addressed table; a slot of an older stamp is free, so nothing needs to be cleared. */
struct route_slot {
  uint32_t stamp, index;
};

struct route_memo {
  struct route_slot *slot;
  uint32_t size, used, stamp; /* size: a power of two */
};

struct route_tree {
  struct route *route;
  uint64_t *sets;          /* captured, then visited, of each route */
  uint32_t count, capacity;
  int words;               /* in one route's sets */
  struct route_memo states, results; /* indices of routes; of turns */
  uint8_t *prefix;         /* the path before the root, where generation goes on from a chain */
  int prefix_length;
};

struct route_tree *routes_new(void);
void routes_free(struct route_tree *tree);
void routes_clear(struct route_tree *tree, int words);
/* Room for one more route; its index. */
uint32_t routes_add(struct route_tree *tree);
/* The path behind the root, where generation goes on from a chain: copied. */
void routes_set_prefix(struct route_tree *tree, const uint8_t *cell, int length);
void turn_list_grow(struct turn_list *list);
/* Where the rules play on, the end of a turn: notes who is home, and hands over to the next player still in play. */
void turn_pass_on(struct position *position, const struct rules *rules);
void memo_clear(struct route_memo *memo);
/* Makes room for one more, moving what is there: `hash_of` tells the hash of an index again. */
void memo_reserve(struct route_memo *memo, uint64_t (*hash_of)(const void *context, uint32_t index), const void *context);
void memo_release(struct route_memo *memo);

/* Mixes a word into a hash: the finalizer of splitmix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014). */
static inline uint64_t hash_mix(uint64_t hash, uint64_t word)
{
  uint64_t z = hash * UINT64_C(0x9e3779b97f4a7c15) + word;
  z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
  return z ^ z >> 31;
}

#endif
