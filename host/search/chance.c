#include "search/chance.h"

#include "core/chain.h"

static int below(struct random *random, int limit) { return (int)random_below(random, (uint32_t)limit); }

static int pick_cell(struct random *random, const struct bits *cells)
{
  int skip = below(random, bits_count(cells));
  int cell = bits_next(cells, 0);
  while (skip-- > 0) cell = bits_next(cells, cell + 1);
  return cell;
}

/* One walk from a piece to the end of a turn. False when it came to a dead end, which happens only where the look ahead that
   observes the duties met its bound. */
static bool walk(struct turn *turn, struct path *path, struct random *random, const struct rules *rules, const struct position *position,
                 const struct bits *starts)
{
  struct chain chain;
  if (!chain_begin(&chain, rules, position, pick_cell(random, starts))) return false;
  for (;;) {
    struct hop hop[MAX_HOPS];
    bool complete, may_stop = chain.path.length > 1 && chain_may_stop(&chain);
    int count = chain.path.length < MAX_PATH ? chain_hops(&chain, hop, &complete) : 0;
    if (may_stop && (count == 0 || below(random, 3) == 0)) {
      *turn = chain_turn(&chain);
      *path = chain.path;
      return true;
    }
    if (count == 0) return false;
    chain_push(&chain, &hop[below(random, count)]);
  }
}

/* The slow way, for the case that walks fail: any turn of the list, which is bounded. */
static bool from_list(struct turn *turn, struct path *path, struct random *random, const struct rules *rules,
                      const struct position *position)
{
  struct turn_list list;
  turn_list_init(&list);
  turns_generate(&list, rules, position);
  bool found = list.count > 0;
  if (found) {
    size_t index = random_below(random, (uint32_t)list.count);
    *turn = list.turn[index];
    turn_list_path(&list, index, path);
  }
  turn_list_release(&list);
  return found;
}

bool chance_choose(struct turn *turn, struct path *path, struct random *random, const struct rules *rules, const struct position *position)
{
  enum { WALKS = 8 };
  if (rules->duty == DUTY_BEST) return from_list(turn, path, random, rules, position); /* walks would mostly end short of the best */
  bool complete;
  struct bits starts = chain_starts(rules, position, &complete);
  if (!bits_empty(&starts))
    for (int i = 0; i < WALKS; i++)
      if (walk(turn, path, random, rules, position, &starts)) return true;
  return from_list(turn, path, random, rules, position);
}
