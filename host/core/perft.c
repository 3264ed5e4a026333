#include "core/perft.h"

#include "base/memory.h"
#include "core/kernel.h"
#include "core/outcome.h"

#include <stdlib.h>

struct counter {
  const struct rules *rules;
  const atomic_bool *stop;
  struct turn_list *list; /* one for each depth */
  bool failed;            /* more turns than a list holds, or stopped */
};

static bool is_stopped(struct counter *c)
{
  if (c->stop && atomic_load_explicit(c->stop, memory_order_relaxed)) c->failed = true;
  return c->failed;
}

/* Endings that need turns to be generated (no turn) show by themselves: there is nothing below. */
static bool is_won(const struct rules *rules, const struct position *position)
{
  if (!rules->ending && rules->bare == BARE_NOTHING) return outcome_goal_reached(rules, position);
  struct outcome outcome;
  return outcome_of(&outcome, rules, position, NULL) && outcome.type == OUTCOME_WIN && outcome.reason != REASON_NO_TURN;
}

static uint64_t count_leaves(struct counter *c, const struct position *position)
{
  const struct rules *rules = c->rules;
  if (is_stopped(c) || is_won(rules, position)) return 0;
  uint64_t n = rules->kernel->count(&c->list[0], rules, position);
  c->failed |= !c->list[0].complete;
  return n || rules->no_turn != NO_TURN_PASSES ? n : 1;
}

static uint64_t count_below(struct counter *c, const struct position *position, int depth)
{
  const struct rules *rules = c->rules;
  struct turn_list *list = &c->list[depth - 1];
  if (depth == 1) return count_leaves(c, position);
  if (is_stopped(c) || is_won(rules, position)) return 0;
  turns_expand(list, rules, position);
  c->failed |= !list->complete;
  uint64_t sum = 0;
  for (size_t t = 0; t < list->count && !c->failed; t++) {
    struct position next;
    rules->kernel->apply(&next, rules, position, &list->turn[t]);
    sum += depth == 2 ? count_leaves(c, &next) : count_below(c, &next, depth - 1);
  }
  return sum;
}

bool perft(uint64_t *out, const struct rules *rules, const struct position *position, int depth, const atomic_bool *stop, struct error *err)
{
  if (depth < 1) {
    *out = 1;
    return true;
  }
  struct counter c = {.rules = rules, .stop = stop, .list = memory_new((size_t)depth, sizeof *c.list)};
  for (int d = 0; d < depth; d++) turn_list_init(&c.list[d]);
  uint64_t nodes = count_below(&c, position, depth);
  for (int d = 0; d < depth; d++) turn_list_release(&c.list[d]);
  free(c.list);
  if (!c.failed) {
    *out = nodes;
    return true;
  }
  if (stop && atomic_load(stop)) return error_set(err, "stopped");
  return error_set(err, "a position has more than %d turns, too many to count", TURN_LIMIT);
}
