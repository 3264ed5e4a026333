#include "match/reach.h"

#include "base/memory.h"
#include "platform/clock.h"

#include <stdlib.h>
#include <string.h>

/* What is looked at. Where the best capture is a duty each state asks for whole lists of turns. */
enum { MOST_STATES = 1024, MOST_STATES_BEST = 96, MOST_MS = 60, MOST_ROUGH_MS = 40 };

struct walk {
  struct reach *reach;
  struct chain *state; /* those met, in the order of their hops */
  int count, capacity, limit, wanted;
  struct turn turn[MAX_CELLS]; /* the first that ends there */
  struct turn first;   /* of all */
};

/* Whether two chains can go on in the same ways, to the same turns. */
static bool same_state(const struct chain *a, const struct chain *b)
{
  const struct rules *rules = a->rules;
  if (a->at != b->at || a->from != b->from || a->kind != b->kind || a->over != b->over || a->path.length < 2 || b->path.length < 2) return false;
  if (rules->no_turning_back && a->direction != b->direction) return false;
  if (rules->cells_once && !bits_equal(&a->visited, &b->visited)) return false;
  return a->jumped == b->jumped && bits_equal(&a->captured, &b->captured);
}

static void add(struct walk *walk, const struct chain *chain)
{
  for (int i = 0; i < walk->count; i++)
    if (same_state(&walk->state[i], chain)) return;
  if (walk->count == walk->limit) {
    walk->reach->complete = false;
    return;
  }
  if (walk->count == walk->capacity) {
    walk->capacity = walk->capacity ? 2 * walk->capacity : 16;
    walk->state = memory_grow(walk->state, (size_t)walk->capacity, sizeof *walk->state);
  }
  walk->state[walk->count++] = *chain;
}

static void may_end(struct walk *walk, const struct chain *chain)
{
  struct reach *reach = walk->reach;
  struct turn turn = chain_turn(chain);
  bool fits = walk->wanted == NO_CELL || chain->at == walk->wanted;
  if (!bits_has(&reach->ends, chain->at)) walk->turn[chain->at] = turn;
  else if (!turn_same(&walk->turn[chain->at], &turn)) bits_add(&reach->several, chain->at);
  bits_add(&reach->ends, chain->at);
  if (reach->turns == 0) walk->first = turn, reach->turns = 1;
  else if (!turn_same(&walk->first, &turn)) reach->turns = 2;
  if (!fits) return;
  bits_add(&reach->from, chain->from);
  struct turn found = reach->fitting ? chain_turn(&reach->first) : turn;
  if (reach->fitting == 0) reach->first = *chain, reach->fitting = 1;
  else if (!turn_same(&found, &turn)) reach->fitting = 2;
}

static void go(struct walk *walk)
{
  int64_t until = clock_ms() + MOST_MS;
  for (int i = 0; i < walk->count; i++) {
    struct chain chain = walk->state[i]; /* the list may move */
    struct hop hop[MAX_HOPS];
    bool complete = true;
    if (!chain.best_known) walk->reach->complete = false;
    if (chain_may_stop(&chain)) may_end(walk, &chain);
    int count = chain.path.length < MAX_PATH ? chain_hops(&chain, hop, &complete) : 0;
    for (int h = 0; h < count; h++) {
      struct chain after = chain;
      chain_push(&after, &hop[h]);
      add(walk, &after);
    }
    if (clock_ms() > until && i + 1 < walk->count) walk->reach->complete = false;
    if (!walk->reach->complete) break;
  }
  free(walk->state);
}

/* ---- roughly: each cell is come to once, by few hops, whatever was captured on the way ---- */

static bool comes_to(const struct chain *start, int wanted, struct chain *met, int64_t until)
{
  struct bits seen = {{0}};
  int count = 0;
  met[count++] = *start;
  for (int i = 0; i < count && clock_ms() <= until; i++) {
    if (met[i].at == wanted && chain_may_stop(&met[i])) return true;
    struct hop hop[MAX_HOPS];
    bool complete;
    int hops = met[i].path.length < MAX_PATH ? chain_hops(&met[i], hop, &complete) : 0;
    for (int h = 0; h < hops; h++) {
      if (bits_has(&seen, hop[h].to)) continue;
      if (hop[h].to != wanted) bits_add(&seen, hop[h].to); /* by each way there: it may not stop by the first */
      if (count == 2 * MAX_CELLS) return false;
      met[count] = met[i];
      chain_push(&met[count++], &hop[h]);
    }
  }
  return false;
}

static void look_roughly(struct reach *reach, const struct rules *rules, const struct position *position, const struct bits *starts, int wanted)
{
  int64_t until = clock_ms() + MOST_ROUGH_MS;
  struct chain start, *met = memory_new(2 * MAX_CELLS, sizeof *met);
  for (int c = bits_next(starts, 0); c >= 0; c = bits_next(starts, c + 1))
    if (!bits_has(&reach->from, c) && chain_begin(&start, rules, position, c) && comes_to(&start, wanted, met, until)) bits_add(&reach->from, c);
  free(met);
}

static void begin(struct walk *walk, struct reach *reach, const struct rules *rules, int wanted)
{
  memset(reach, 0, sizeof *reach);
  reach->complete = true;
  walk->reach = reach, walk->wanted = wanted;
  walk->state = NULL;
  walk->count = walk->capacity = 0;
  walk->limit = rules->duty == DUTY_BEST ? MOST_STATES_BEST : MOST_STATES;
}

void reach_chain(struct reach *reach, const struct chain *chain, int wanted)
{
  struct walk walk;
  begin(&walk, reach, chain->rules, wanted);
  add(&walk, chain);
  go(&walk);
}

void reach_position(struct reach *reach, const struct rules *rules, const struct position *position, const struct bits *starts, int wanted)
{
  struct walk walk;
  begin(&walk, reach, rules, wanted);
  for (int c = bits_next(starts, 0); c >= 0; c = bits_next(starts, c + 1)) {
    struct chain chain;
    if (chain_begin(&chain, rules, position, c)) add(&walk, &chain);
  }
  go(&walk);
  if (!reach->complete && wanted != NO_CELL) look_roughly(reach, rules, position, starts, wanted);
}
