#include "search/table.h"

#include "base/memory.h"
#include "platform/machine.h"

#include <stdlib.h>
#include <string.h>

enum { AGES = 64, BOUND_BITS = 2 };

static uint64_t pack(const struct table_entry *entry, uint8_t age)
{
  return (uint64_t)entry->turn << 32 | (uint64_t)(uint16_t)entry->score << 16 | (uint64_t)(uint8_t)entry->depth << 8 | (uint64_t)age << BOUND_BITS |
         entry->bound;
}

static struct table_entry unpack(uint64_t data)
{
  return (struct table_entry){(uint32_t)(data >> 32), (int16_t)(uint16_t)(data >> 16), (int8_t)(uint8_t)(data >> 8), (uint8_t)data & ((1 << BOUND_BITS) - 1)};
}

static uint8_t age_of(uint64_t data) { return (uint8_t)data >> BOUND_BITS; }

bool transpositions_fit(size_t bytes)
{
  if (bytes > machine_memory()) return false;
  void *volatile block = malloc(bytes); /* volatile: it is really asked for */
  free(block);
  return block != NULL;
}

void transpositions_begin(struct transpositions *table, size_t bytes)
{
  size_t size = 1;
  while (size * 2 * sizeof *table->slot <= bytes) size *= 2;
  table->age = (uint8_t)((table->age + 1) % AGES);
  if (table->slot && table->size == size) return;
  free(table->slot);
  while (size > 1 && !transpositions_fit(size * sizeof *table->slot)) size /= 2;
  table->size = size;
  table->slot = memory_new(size, sizeof *table->slot);
}

void transpositions_release(struct transpositions *table)
{
  free(table->slot);
  table->slot = NULL;
}

static bool load(struct table_entry *out, uint64_t *key, uint8_t *age, const struct table_slot *slot)
{
  uint64_t mixed = atomic_load_explicit(&slot->mixed, memory_order_relaxed), data = atomic_load_explicit(&slot->data, memory_order_relaxed);
  *out = unpack(data);
  *key = mixed ^ data;
  *age = age_of(data);
  return out->bound != BOUND_NONE;
}

bool transpositions_find(struct table_entry *out, const struct transpositions *table, uint64_t key)
{
  uint64_t found;
  uint8_t age;
  return load(out, &found, &age, &table->slot[key & (table->size - 1)]) && found == key;
}

void transpositions_store(struct transpositions *table, uint64_t key, const struct table_entry *entry)
{
  struct table_slot *slot = &table->slot[key & (table->size - 1)];
  struct table_entry old, kept = *entry;
  uint64_t old_key;
  uint8_t age;
  if (load(&old, &old_key, &age, slot)) {
    /* Another position gives way unless it was searched much deeper, the same one unless it was searched deeper. */
    if (age == table->age && old.depth > entry->depth + (old_key == key ? 0 : 2)) return;
    if (age != table->age && old_key == key && old.depth > entry->depth) kept = old; /* from now on it is of this search */
  }
  uint64_t data = pack(&kept, table->age);
  atomic_store_explicit(&slot->mixed, key ^ data, memory_order_relaxed);
  atomic_store_explicit(&slot->data, data, memory_order_relaxed);
}

int transpositions_permill(const struct transpositions *table)
{
  size_t seen = table->size < 1000 ? table->size : 1000, used = 0;
  for (size_t i = 0; i < seen; i++) {
    struct table_entry entry;
    uint64_t key;
    uint8_t age;
    used += load(&entry, &key, &age, &table->slot[i]) && age == table->age;
  }
  return (int)(used * 1000 / seen);
}
