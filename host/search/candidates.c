#include "search/candidates.h"

#include "core/chain.h"
#include "core/routes.h"

enum { DIVES = 48 };

/* Depth first along the hops as they come, until `left` hops are used up. Each end is a turn: one for the list or, where a turn is wanted,
   perhaps that one. */
struct dive {
  struct turn_list *list;
  size_t first; /* in the list, of this piece */
  const struct turn *wanted;
  struct path *path; /* of the one that is wanted */
  bool found;
  int left;
};

static bool is_known(const struct turn_list *list, size_t from, const struct turn *turn)
{
  for (size_t i = from; i < list->count; i++)
    if (turn_same(&list->turn[i], turn)) return true;
  return false;
}

static void come_up(struct dive *dive, const struct chain *chain)
{
  struct turn turn = chain_turn(chain);
  struct turn_list *list = dive->list;
  turn.node = NO_ROUTE;
  if (dive->wanted) {
    if (turn_same(dive->wanted, &turn)) *dive->path = chain->path, dive->found = true;
  } else if (!is_known(list, dive->first, &turn)) {
    if (list->count == list->capacity) turn_list_grow(list);
    list->turn[list->count++] = turn;
  }
}

static void go_down(struct dive *dive, const struct chain *chain)
{
  struct hop hop[MAX_HOPS];
  bool complete;
  if (chain->path.length > 1 && chain_may_stop(chain)) come_up(dive, chain);
  int count = chain->path.length < MAX_PATH ? chain_hops(chain, hop, &complete) : 0;
  for (int h = 0; h < count && dive->left > 0 && !dive->found; h++) {
    struct chain next = *chain;
    dive->left--;
    chain_push(&next, &hop[h]);
    go_down(dive, &next);
  }
}

static void dive_from(struct dive *dive, const struct rules *rules, const struct position *position, int cell)
{
  struct chain chain;
  dive->left = DIVES;
  if (chain_begin(&chain, rules, position, cell)) go_down(dive, &chain);
}

/* Generation stops with the first pieces; every piece has its chance here. */
static void add_long_ones(struct turn_list *list, const struct rules *rules, const struct position *position)
{
  bool complete;
  struct bits starts = chain_starts(rules, position, &complete);
  for (int c = bits_next(&starts, 0); c >= 0; c = bits_next(&starts, c + 1)) {
    struct dive dive = {.list = list, .first = list->count};
    dive_from(&dive, rules, position, c);
  }
}

void candidates_find(struct turn_list *list, const struct rules *rules, const struct position *position, size_t limit, bool with_ways)
{
  list->limit = limit;
  if (with_ways) turns_generate(list, rules, position);
  else turns_expand(list, rules, position);
  if (!list->complete && rules->duty != DUTY_BEST) add_long_ones(list, rules, position); /* where the best is a duty, dives were made already */
}

/* ---- ways ---- */

bool candidates_path(struct path *out, const struct rules *rules, const struct position *position, const struct turn_list *list, size_t index)
{
  const struct turn *turn = &list->turn[index];
  out->length = 0;
  if (turn->type == TURN_STEP || turn->type == TURN_PASS || turn->node != NO_ROUTE) {
    turn_list_path(list, index, out);
    return true;
  }
  struct dive dive = {.wanted = turn, .path = out};
  dive_from(&dive, rules, position, turn->from);
  return dive.found;
}

bool candidates_find_path(struct path *out, const struct rules *rules, const struct position *position, const struct turn *turn, size_t limit)
{
  struct turn_list list;
  turn_list_init(&list);
  candidates_find(&list, rules, position, limit, true);
  size_t i = 0;
  while (i < list.count && !turn_same(&list.turn[i], turn)) i++;
  bool found = i < list.count && candidates_path(out, rules, position, &list, i);
  turn_list_release(&list);
  return found;
}
