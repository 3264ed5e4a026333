#include "core/chain.h"

#include "core/crowning.h"
#include "core/kernel.h"
#include "core/routes.h"

#include <string.h>

static bool begin(struct chain *chain, const struct rules *rules, const struct position *position, int cell)
{
  int kind, owner = position_at(position, rules, cell, &kind);
  if (owner != (rules->owned ? position->side : 0)) return false;
  memset(chain, 0, sizeof *chain);
  chain->rules = rules;
  position_copy(&chain->position, position, rules);
  chain->path.length = 1;
  chain->path.cell[0] = chain->from = chain->at = (uint8_t)cell;
  chain->before = chain->kind = (uint8_t)kind;
  chain->direction = -1;
  chain->best_known = true;
  bits_add(&chain->visited, cell);
  return true;
}

/* Whether the side to move must make the best capture it can. */
static bool must_take_best(const struct rules *rules, const struct position *position)
{
  return rules->duty == DUTY_BEST && rules->kernel->can_capture(rules, position);
}

bool chain_begin(struct chain *chain, const struct rules *rules, const struct position *position, int cell)
{
  if (!begin(chain, rules, position, cell)) return false;
  if (!must_take_best(rules, position)) return true;
  struct turn_list list;
  turn_list_init(&list);
  turns_generate(&list, rules, position); /* with routes: only then are all scores set */
  chain->best = list.count ? list.turn[0].score : 0;
  chain->best_known = list.complete;
  turn_list_release(&list);
  return true;
}

int chain_raw_hops(const struct chain *chain, struct hop out[MAX_HOPS]) { return chain->rules->kernel->hops(chain->rules, chain, false, out); }

void chain_push(struct chain *chain, const struct hop *hop)
{
  const struct rules *rules = chain->rules;
  chain->path.cell[chain->path.length++] = hop->to;
  chain->at = hop->to;
  chain->direction = hop->direction;
  bits_add(&chain->visited, hop->to);
  if (rules->mid_chain == CROWN_STOPS && crowned_at(rules, chain->position.side, chain->kind, hop->to)) chain->over = true;
  chain->kind = (uint8_t)kind_after_hop(rules, chain->position.side, chain->kind, hop->to); /* a step that is the whole turn is no other landing */
  if (hop->over == NO_CELL) {
    chain->stepped = chain->over = true;
    return;
  }
  chain->jumped = true;
  if (hop->captures) {
    chain->order[bits_count(&chain->captured)] = (uint8_t)hop->over;
    bits_add(&chain->captured, hop->over);
  }
  if (rules->chain == CHAIN_SINGLE) chain->over = true;
}

/* ---- the duty to capture ---- */

/* What the best turn that goes on from the chain is worth. */
static uint64_t best_beyond(struct turn_list *list, const struct chain *chain)
{
  chain->rules->kernel->generate(list, chain->rules, &chain->position, chain, true);
  return list->count ? list->turn[0].score : 0;
}

/* Leaves of the hops only those after which the best capture can still be made. */
static int keep_best(const struct chain *chain, struct hop *hop, int count)
{
  struct turn_list list;
  turn_list_init(&list);
  int kept = 0;
  for (int h = 0; h < count; h++) {
    struct chain after = *chain;
    chain_push(&after, &hop[h]);
    if (best_beyond(&list, &after) == chain->best) hop[kept++] = hop[h];
  }
  turn_list_release(&list);
  return kept;
}

int chain_hops(const struct chain *chain, struct hop out[MAX_HOPS], bool *complete)
{
  const struct rules *rules = chain->rules;
  int count = rules->kernel->hops(rules, chain, true, out);
  *complete = chain->best_known;
  return chain->best_known && must_take_best(rules, &chain->position) ? keep_best(chain, out, count) : count;
}

bool chain_may_stop(const struct chain *chain)
{
  if (chain->path.length < 2) return false;
  const struct rules *rules = chain->rules;
  if (rules->duty != DUTY_NONE && bits_empty(&chain->captured) && rules->kernel->can_capture(rules, &chain->position)) return false;
  if (!chain->over && rules->chain == CHAIN_FORCED) {
    struct hop out[MAX_HOPS];
    bool complete;
    if (chain_hops(chain, out, &complete)) return false;
  }
  if (!must_take_best(rules, &chain->position)) return true;
  struct turn_list list;
  struct chain ended = *chain;
  ended.over = true;
  turn_list_init(&list);
  bool may = best_beyond(&list, &ended) >= chain->best;
  turn_list_release(&list);
  return may;
}

struct turn chain_turn(const struct chain *chain)
{
  struct turn turn = {.captured = chain->captured, .node = NO_ROUTE, .type = chain->stepped ? TURN_STEP : TURN_JUMP, .from = chain->from, .to = chain->at};
  turn.before = chain->before;
  turn.kind = (uint8_t)(chain->path.length < 2 ? chain->kind : kind_after_chain(chain->rules, chain->position.side, chain->kind, chain->at));
  return turn;
}

void chain_show(const struct chain *chain, struct position *out)
{
  const struct rules *rules = chain->rules;
  position_copy(out, &chain->position, rules);
  if (chain->path.length < 2) return;
  int owner = position_at(out, rules, chain->from, NULL);
  position_put(out, rules, chain->from, NO_OWNER, 0);
  if (rules->removal == REMOVED_AT_ONCE)
    for (int c = bits_next(&chain->captured, 0); c >= 0; c = bits_next(&chain->captured, c + 1)) position_put(out, rules, c, NO_OWNER, 0);
  if (rules->keeps_score) out->score[out->side] = (int16_t)(out->score[out->side] + bits_count(&chain->captured));
  position_put(out, rules, chain->at, owner, chain->over ? chain_turn(chain).kind : chain->kind);
}

struct bits chain_starts(const struct rules *rules, const struct position *position, bool *complete)
{
  struct bits starts = {{0}}, own = position_of(position, rules, rules->owned ? position->side : 0);
  *complete = true;
  if (must_take_best(rules, position)) {
    struct turn_list list;
    turn_list_init(&list);
    turns_expand(&list, rules, position);
    *complete = list.complete;
    for (size_t t = 0; t < list.count; t++) bits_add(&starts, list.turn[t].from);
    turn_list_release(&list);
    if (*complete) return starts;
  }
  for (int c = bits_next(&own, 0); c >= 0; c = bits_next(&own, c + 1)) {
    struct chain chain;
    struct hop out[MAX_HOPS];
    if (begin(&chain, rules, position, c) && rules->kernel->hops(rules, &chain, true, out)) bits_add(&starts, c);
  }
  return starts;
}
