#include "core/turn.h"

#include "base/memory.h"
#include "core/kernel.h"
#include "core/outcome.h"
#include "core/routes.h"

#include <stdlib.h>
#include <string.h>

bool turn_same(const struct turn *a, const struct turn *b)
{
  return a->from == b->from && a->to == b->to && a->kind == b->kind && (a->type == TURN_PASS) == (b->type == TURN_PASS) &&
         bits_equal(&a->captured, &b->captured);
}

void turn_list_init(struct turn_list *list)
{
  memset(list, 0, sizeof *list);
  list->complete = true;
  list->routes = routes_new();
}

void turn_list_release(struct turn_list *list)
{
  routes_free(list->routes);
  free(list->turn);
  memset(list, 0, sizeof *list);
}

void turn_list_grow(struct turn_list *list)
{
  list->capacity = list->capacity ? list->capacity * 2 : 128;
  list->turn = memory_grow(list->turn, list->capacity, sizeof *list->turn);
}

void turn_list_path(const struct turn_list *list, size_t index, struct path *out)
{
  const struct turn *turn = &list->turn[index];
  out->length = 0;
  if (turn->type == TURN_PASS) return;
  if (turn->type == TURN_STEP && turn->node == NO_ROUTE) {
    *out = (struct path){2, {turn->from, turn->to}};
    return;
  }
  const struct route_tree *tree = list->routes;
  int length = 0;
  for (uint32_t r = turn->node; r != NO_ROUTE; r = tree->route[r].parent) length++;
  if (tree->prefix_length) memcpy(out->cell, tree->prefix, (size_t)tree->prefix_length);
  out->length = tree->prefix_length + length;
  int at = out->length;
  for (uint32_t r = turn->node; r != NO_ROUTE; r = tree->route[r].parent) out->cell[--at] = tree->route[r].at;
}

bool turns_exist(const struct rules *rules, const struct position *position) { return rules->kernel->can_move(rules, position); }

bool captures_exist(const struct rules *rules, const struct position *position) { return rules->kernel->can_capture(rules, position); }

static void fill(struct turn_list *list, const struct rules *rules, const struct position *position, bool with_routes)
{
  rules->kernel->generate(list, rules, position, NULL, with_routes);
  if (list->count || rules->no_turn != NO_TURN_PASSES) return;
  if (!list->capacity) turn_list_grow(list);
  list->turn[list->count++] = (struct turn){.type = TURN_PASS, .node = NO_ROUTE};
}

void turns_generate(struct turn_list *list, const struct rules *rules, const struct position *position) { fill(list, rules, position, true); }

void turns_expand(struct turn_list *list, const struct rules *rules, const struct position *position) { fill(list, rules, position, false); }

void turn_apply(struct position *out, const struct rules *rules, const struct position *position, const struct turn *turn)
{
  rules->kernel->apply(out, rules, position, turn);
}

void turn_pass_on(struct position *position, const struct rules *rules)
{
  int side = position->side, count = rules->player_count;
  for (int back = 0; back < count; back++) { /* the mover first: a turn can bring two home */
    int player = (side + count - back) % count;
    if (position->finished >> player & 1 || !outcome_is_home(rules, position, player)) continue;
    position->place[player] = (uint8_t)(__builtin_popcount(position->finished) + 1);
    position->finished |= (uint8_t)(1U << player);
  }
  int next = (side + 1) % count;
  for (int tries = 1; tries < count && position->finished >> next & 1; tries++) next = (next + 1) % count;
  position->side = (uint8_t)next;
  position->key ^= rules->side_key[side] ^ rules->side_key[next];
}
