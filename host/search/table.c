#include "search/table.h"

#include "base/memory.h"

#include <stdlib.h>

void transpositions_init(struct transpositions *table, size_t bytes)
{
  table->size = 1;
  while (table->size * 2 * sizeof *table->entry <= bytes) table->size *= 2;
  table->entry = memory_new(table->size, sizeof *table->entry);
}

void transpositions_release(struct transpositions *table)
{
  free(table->entry);
  table->entry = NULL;
}

const struct table_entry *transpositions_find(const struct transpositions *table, uint64_t key)
{
  const struct table_entry *entry = &table->entry[key & (table->size - 1)];
  return entry->bound != BOUND_NONE && entry->key == key ? entry : NULL;
}

void transpositions_store(struct transpositions *table, const struct table_entry *entry)
{
  struct table_entry *slot = &table->entry[entry->key & (table->size - 1)];
  /* Another position gives way unless it was searched much deeper, the same one unless it was searched deeper. */
  if (slot->bound != BOUND_NONE && slot->depth > entry->depth + (slot->key == entry->key ? 0 : 2)) return;
  *slot = *entry;
}
