#include "search/candidates.h"

#include "core/chain.h"
#include "core/routes.h"

enum { DIVES = 48, PATH_LIMIT = 20000, PATH_HOPS = 200000 };

static bool is_known(const struct turn_list *list, size_t from, const struct turn *turn)
{
  for (size_t i = from; i < list->count; i++)
    if (turn_same(&list->turn[i], turn)) return true;
  return false;
}

/* Depth first along the hops as they come, each end a turn, until `left` hops are used up. */
static void dive(struct turn_list *list, size_t first, const struct chain *chain, int *left)
{
  struct hop hop[MAX_HOPS];
  bool complete;
  if (chain->path.length > 1 && chain_may_stop(chain)) {
    struct turn turn = chain_turn(chain);
    turn.node = NO_ROUTE;
    if (!is_known(list, first, &turn)) {
      if (list->count == list->capacity) turn_list_grow(list);
      list->turn[list->count++] = turn;
    }
  }
  int count = chain->path.length < MAX_PATH ? chain_hops(chain, hop, &complete) : 0;
  for (int h = 0; h < count && *left > 0; h++) {
    struct chain next = *chain;
    --*left;
    chain_push(&next, &hop[h]);
    dive(list, first, &next, left);
  }
}

/* Generation stops with the first pieces; every piece has its chance here. */
static void add_long_ones(struct turn_list *list, const struct rules *rules, const struct position *position)
{
  bool complete;
  struct bits starts = chain_starts(rules, position, &complete);
  for (int c = bits_next(&starts, 0); c >= 0; c = bits_next(&starts, c + 1)) {
    struct chain chain;
    int left = DIVES;
    size_t first = list->count;
    if (chain_begin(&chain, rules, position, c)) dive(list, first, &chain, &left);
  }
}

void candidates_find(struct turn_list *list, const struct rules *rules, const struct position *position, size_t limit)
{
  list->limit = limit;
  turns_expand(list, rules, position);
  if (!list->complete && rules->duty != DUTY_BEST) add_long_ones(list, rules, position); /* where the best is a duty, dives were made already */
}

/* ---- ways ---- */

static bool among(const struct bits *captured, const struct bits *of)
{
  struct bits more = bits_minus(*captured, of);
  return bits_empty(&more);
}

static bool seek(struct path *out, const struct chain *chain, const struct turn *turn, int *left)
{
  if (chain->path.length > 1 && chain->at == turn->to && bits_equal(&chain->captured, &turn->captured) && chain_may_stop(chain)) {
    struct turn now = chain_turn(chain);
    if (turn_same(&now, turn)) {
      *out = chain->path;
      return true;
    }
  }
  struct hop hop[MAX_HOPS];
  bool complete;
  int count = chain->path.length < MAX_PATH ? chain_hops(chain, hop, &complete) : 0;
  for (int h = 0; h < count && *left > 0; h++) {
    struct chain next = *chain;
    --*left;
    chain_push(&next, &hop[h]);
    if (among(&next.captured, &turn->captured) && seek(out, &next, turn, left)) return true;
  }
  return false;
}

bool candidates_path(struct path *out, const struct rules *rules, const struct position *position, const struct turn *turn)
{
  out->length = 0;
  if (turn->type == TURN_PASS) return true;
  struct turn_list list;
  turn_list_init(&list);
  list.limit = PATH_LIMIT;
  turns_generate(&list, rules, position);
  bool found = false;
  for (size_t i = 0; i < list.count && !found; i++)
    if (turn_same(&list.turn[i], turn)) turn_list_path(&list, i, out), found = true;
  bool all = list.complete;
  turn_list_release(&list);
  struct chain chain;
  int left = PATH_HOPS;
  return found || (!all && chain_begin(&chain, rules, position, turn->from) && seek(out, &chain, turn, &left));
}
