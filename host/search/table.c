#include "search/table.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

static uint64_t pack(const struct table_entry *entry)
{
  return (uint64_t)entry->turn << 32 | (uint64_t)(uint16_t)entry->score << 16 | (uint64_t)(uint8_t)entry->depth << 8 | entry->bound;
}

static struct table_entry unpack(uint64_t data)
{
  return (struct table_entry){(uint32_t)(data >> 32), (int16_t)(uint16_t)(data >> 16), (int8_t)(uint8_t)(data >> 8), (uint8_t)data};
}

void transpositions_init(struct transpositions *table, size_t bytes)
{
  table->size = 1;
  while (table->size * 2 * sizeof *table->slot <= bytes) table->size *= 2;
  table->slot = memory_new(table->size, sizeof *table->slot);
}

void transpositions_release(struct transpositions *table)
{
  free(table->slot);
  table->slot = NULL;
}

static bool load(struct table_entry *out, uint64_t *key, const struct table_slot *slot)
{
  uint64_t mixed = atomic_load_explicit(&slot->mixed, memory_order_relaxed), data = atomic_load_explicit(&slot->data, memory_order_relaxed);
  *out = unpack(data);
  *key = mixed ^ data;
  return out->bound != BOUND_NONE;
}

bool transpositions_find(struct table_entry *out, const struct transpositions *table, uint64_t key)
{
  uint64_t found;
  return load(out, &found, &table->slot[key & (table->size - 1)]) && found == key;
}

void transpositions_store(struct transpositions *table, uint64_t key, const struct table_entry *entry)
{
  struct table_slot *slot = &table->slot[key & (table->size - 1)];
  struct table_entry old;
  uint64_t old_key, data = pack(entry);
  /* Another position gives way unless it was searched much deeper, the same one unless it was searched deeper. */
  if (load(&old, &old_key, slot) && old.depth > entry->depth + (old_key == key ? 0 : 2)) return;
  atomic_store_explicit(&slot->mixed, key ^ data, memory_order_relaxed);
  atomic_store_explicit(&slot->data, data, memory_order_relaxed);
}

int transpositions_permill(const struct transpositions *table)
{
  size_t seen = table->size < 1000 ? table->size : 1000, used = 0;
  struct table_entry entry;
  uint64_t key;
  for (size_t i = 0; i < seen; i++) used += load(&entry, &key, &table->slot[i]);
  return (int)(used * 1000 / seen);
}
