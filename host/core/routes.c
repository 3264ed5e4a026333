#include "core/routes.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

struct route_tree *routes_new(void) { return memory_new(1, sizeof(struct route_tree)); }

void memo_release(struct route_memo *memo) { free(memo->slot); }

void routes_free(struct route_tree *tree)
{
  if (!tree) return;
  memo_release(&tree->states);
  memo_release(&tree->results);
  free(tree->route), free(tree->sets), free(tree->prefix), free(tree);
}

void routes_clear(struct route_tree *tree, int words)
{
  if (tree->words != words) { /* another board: what is there has another shape */
    free(tree->sets);
    tree->sets = NULL, tree->capacity = 0, tree->words = words;
  }
  tree->count = 0, tree->prefix_length = 0;
}

uint32_t routes_add(struct route_tree *tree)
{
  if (tree->count == tree->capacity) {
    tree->capacity = tree->capacity ? tree->capacity * 2 : 256;
    tree->route = memory_grow(tree->route, tree->capacity, sizeof *tree->route);
    tree->sets = memory_grow(tree->sets, tree->capacity, (size_t)tree->words * sizeof *tree->sets);
  }
  return tree->count++;
}

void routes_set_prefix(struct route_tree *tree, const uint8_t *cell, int length)
{
  tree->prefix = memory_grow(tree->prefix, (size_t)length + 1, 1);
  memcpy(tree->prefix, cell, (size_t)length);
  tree->prefix_length = length;
}

void memo_clear(struct route_memo *memo)
{
  memo->used = 0;
  if (++memo->stamp == 0) { /* wrapped: old stamps would look new */
    for (uint32_t s = 0; s < memo->size; s++) memo->slot[s].stamp = 0;
    memo->stamp = 1;
  }
}

void memo_reserve(struct route_memo *memo, uint64_t (*hash_of)(const void *context, uint32_t index), const void *context)
{
  if (memo->used++ * 2 < memo->size) return;
  struct route_memo old = *memo;
  memo->size = old.size ? old.size * 2 : 512;
  memo->slot = memory_new(memo->size, sizeof *memo->slot);
  for (uint32_t s = 0; s < old.size; s++) {
    if (old.slot[s].stamp != old.stamp) continue;
    uint32_t to = (uint32_t)hash_of(context, old.slot[s].index) & (memo->size - 1);
    while (memo->slot[to].stamp == memo->stamp) to = (to + 1) & (memo->size - 1);
    memo->slot[to] = old.slot[s];
  }
  free(old.slot);
}
