/* The transposition table: what was found out about positions met before, shared by all threads of a search. A slot holds one position; a
   deeper one or another takes it, and what an earlier search left gives way to anything else. Threads write without locks: a slot is two words,
   the key and the data, and the key is kept mixed with the data, so that halves of different writes do not fit together (Hyatt and Mann, A
   Lock-less Transposition Table, 2002). */
#ifndef SALTO_SEARCH_TABLE_H
#define SALTO_SEARCH_TABLE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum bound { BOUND_NONE, BOUND_LOWER, BOUND_UPPER, BOUND_EXACT };

struct table_entry {
  uint32_t turn; /* a hash of the best one; 0: none */
  int16_t score;
  int8_t depth;
  uint8_t bound; /* enum bound */
};

struct table_slot {
  atomic_uint_least64_t mixed, data;
};

struct transpositions {
  struct table_slot *slot; /* owned; NULL: nothing was stored yet */
  size_t size;             /* a power of two */
  uint8_t age;             /* of the search, counted round */
};

/* Before each search, on a table that was zeroed at first: makes room for so many bytes, at least one slot. What is in it stays where the
   size is the same. Where the machine has not so much to give, it takes what there is. */
void transpositions_begin(struct transpositions *table, size_t bytes);
bool transpositions_fit(size_t bytes); /* whether the machine would give so much now */
void transpositions_release(struct transpositions *table);
/* False where the position is not there. */
bool transpositions_find(struct table_entry *out, const struct transpositions *table, uint64_t key);
void transpositions_store(struct transpositions *table, uint64_t key, const struct table_entry *entry);
int transpositions_permill(const struct transpositions *table); /* how full: of a thousand slots, those that this search has used */

#endif
