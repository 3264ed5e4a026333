#include "search/search.h"

#include "core/chain.h"

#include <string.h>

void search_init(struct search *search, uint64_t seed) { random_seed(&search->random, seed); }

static int below(struct search *search, int limit) { return (int)random_below(&search->random, (uint32_t)limit); }

static int pick_cell(struct search *search, const struct bits *cells)
{
  int skip = below(search, bits_count(cells));
  int cell = bits_next(cells, 0);
  while (skip-- > 0) cell = bits_next(cells, cell + 1);
  return cell;
}

/* One walk from a piece to the end of a turn. False when it came to a dead end, which happens only where the look ahead that
   observes the duties met its bound. */
static bool walk(struct turn *turn, struct path *path, struct search *search, const struct rules *rules, const struct position *position,
                 const struct bits *starts)
{
  struct chain chain;
  if (!chain_begin(&chain, rules, position, pick_cell(search, starts))) return false;
  for (;;) {
    struct hop hop[MAX_HOPS];
    bool complete, may_stop = chain.path.length > 1 && chain_may_stop(&chain);
    int count = chain.path.length < MAX_PATH ? chain_hops(&chain, hop, &complete) : 0;
    if (may_stop && (count == 0 || below(search, 3) == 0)) {
      *turn = chain_turn(&chain);
      *path = chain.path;
      return true;
    }
    if (count == 0) return false;
    chain_push(&chain, &hop[below(search, count)]);
  }
}

/* The slow way, for the case that walks fail: any turn of the list, which is bounded. */
static bool from_list(struct turn *turn, struct path *path, struct search *search, const struct rules *rules,
                      const struct position *position)
{
  struct turn_list list;
  turn_list_init(&list);
  turns_generate(&list, rules, position);
  bool found = list.count > 0;
  if (found) {
    size_t index = random_below(&search->random, (uint32_t)list.count);
    *turn = list.turn[index];
    turn_list_path(&list, index, path);
  }
  turn_list_release(&list);
  return found;
}

bool search_choose(struct turn *turn, struct path *path, struct search *search, const struct rules *rules, const struct position *position)
{
  enum { WALKS = 8 };
  if (rules->duty == DUTY_BEST) return from_list(turn, path, search, rules, position); /* walks would mostly end short of the best */
  bool complete;
  struct bits starts = chain_starts(rules, position, &complete);
  if (!bits_empty(&starts))
    for (int i = 0; i < WALKS; i++)
      if (walk(turn, path, search, rules, position, &starts)) return true;
  return from_list(turn, path, search, rules, position);
}

/* No look ahead yet: the limits and the levels mean nothing to it. */
bool search_run(struct search_info *out, const struct search_job *job)
{
  struct search search;
  memset(out, 0, sizeof *out);
  search_init(&search, job->limits.seed);
  struct search_line *line = &out->line[0];
  if (!search_choose(&line->turn[0], &line->path[0], &search, job->rules, job->position)) return false;
  out->line_count = line->count = 1;
  return true;
}
