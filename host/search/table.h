/* The transposition table: what was found out about positions met before. A slot holds one position; a deeper or newer one takes it. */
#ifndef SALTO_SEARCH_TABLE_H
#define SALTO_SEARCH_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum bound { BOUND_NONE, BOUND_LOWER, BOUND_UPPER, BOUND_EXACT };

struct table_entry {
  uint64_t key;
  uint32_t turn;  /* a hash of the best one; 0: none */
  int16_t score;
  int8_t depth;
  uint8_t bound;  /* enum bound */
};

struct transpositions {
  struct table_entry *entry; /* owned */
  size_t size;               /* a power of two */
};

void transpositions_init(struct transpositions *table, size_t bytes); /* at least one entry */
void transpositions_release(struct transpositions *table);
/* Borrowed until the next store; NULL where the position is not there. */
const struct table_entry *transpositions_find(const struct transpositions *table, uint64_t key);
void transpositions_store(struct transpositions *table, const struct table_entry *entry);

#endif
