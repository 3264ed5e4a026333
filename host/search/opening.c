#include "search/opening.h"

#include "base/memory.h"
#include "core/outcome.h"
#include "search/chance.h"
#include "search/evaluate.h"
#include "search/search.h"

#include <stdlib.h>

/* A glance refuses most; only what seems even to it is looked into, for about as long as a strong player thinks. */
enum { TRIES = 400, GLANCE = 500, LOOK = 20000, EVEN = MAN / 2 };

static bool is_over(const struct rules *rules, const struct position *position)
{
  struct outcome outcome;
  struct error err;
  outcome_of(&outcome, rules, position, &err);
  return outcome.type != OUTCOME_NONE;
}

/* False where the game ends before. `end`: the position after it. */
static bool try_opening(struct opening *out, struct position *end, const struct rules *rules, const struct position *start, int turns, struct random *random)
{
  position_copy(end, start, rules);
  for (out->count = 0; out->count < turns; out->count++) {
    struct turn *turn = &out->turn[out->count];
    struct position before;
    position_copy(&before, end, rules);
    if (is_over(rules, &before) || !chance_choose(turn, &out->path[out->count], random, rules, &before)) return false;
    turn_apply(end, rules, &before, turn);
  }
  return !is_over(rules, end);
}

/* By how much one side is ahead, as a search of so many positions sees it. */
static int lead_seen(const struct rules *rules, const struct position *position, uint64_t nodes, const atomic_bool *stop)
{
  struct search_info *info = memory_new(1, sizeof *info);
  const struct search_job job = {.rules = rules, .position = position, .limits = {.nodes = nodes, .hash_mb = 1}, .stop = stop};
  int worth = search_run(info, &job) ? abs(info->line[0].score) : SCORE_WIN;
  free(info);
  return worth;
}

static int lead(const struct rules *rules, const struct position *position, const atomic_bool *stop)
{
  if (rules->player_count > 2) return 0;
  int seen = lead_seen(rules, position, GLANCE, stop);
  return seen < EVEN ? lead_seen(rules, position, LOOK, stop) : seen;
}

static bool is_stopped(const atomic_bool *stop) { return stop && atomic_load(stop); }

bool opening_find(struct opening *out, const struct rules *rules, const struct position *start, int turns, uint64_t seed, const atomic_bool *stop)
{
  struct opening *tried = memory_new(1, sizeof *tried);
  struct random random;
  int tries = turns > 0 ? TRIES : 1, least = INT32_MAX;
  random_seed(&random, seed);
  for (int i = 0; i < tries && least >= EVEN && !is_stopped(stop); i++) {
    struct position end;
    if (!try_opening(tried, &end, rules, start, turns, &random)) continue;
    int by = lead(rules, &end, stop);
    if (by < least) *out = *tried, least = by;
  }
  free(tried);
  return least < INT32_MAX && !is_stopped(stop);
}
