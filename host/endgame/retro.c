#include "endgame/retro.h"

#include "base/memory.h"
#include "core/crowning.h"
#include "core/outcome.h"
#include "core/turn.h"
#include "platform/machine.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 1 << 14, THREADS = 16, GIGABYTE = 1 << 30 };

/* ---- turns taken back ---- */

static bool turn_round(uint16_t *directions, const struct board *board)
{
  uint16_t out = 0;
  for (int d = 0; d < board->direction_count; d++) {
    if (!(*directions >> d & 1)) continue;
    if (board->direction[d].opposite < 0) return false;
    out |= (uint16_t)(1u << board->direction[d].opposite);
  }
  *directions = out;
  return true;
}

static bool links_go_both_ways(const struct board *board)
{
  for (int d = 0; d < board->direction_count; d++)
    for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
      int to = board->next[d][c], back = board->direction[d].opposite;
      if (to >= 0 && (back < 0 || board->next[back][to] != c)) return false;
    }
  return true;
}

/* A jump without a capture can be taken back where the same jump leads the other way, and a chain of them where nothing happens to the piece
   on its way: where it may be crowned there, turned round it would go through cells that it cannot leave as what it was. */
static bool jumps_both_ways(const struct rules *rules, const struct kind *kind, const struct jump *jump)
{
  if (rules->chain == CHAIN_FREE && kind->promotes_to != NO_KIND && rules->mid_chain != CROWN_AT_END) return false;
  return jump->reach != JUMP_FLYING_SHORT && (rules->chain == CHAIN_FREE || rules->chain == CHAIN_SINGLE) && !rules->no_turning_back;
}

/* The rules by which quiet turns are taken back; NULL where that cannot be told by turning directions round. */
static struct rules *reverse(const struct rules *rules)
{
  struct rules *out = memory_new(1, sizeof *out);
  struct error err;
  memcpy(out, rules, sizeof *out);
  out->ending = NULL, out->evaluate = NULL, out->script = NULL, out->script_free = NULL;
  out->duty = DUTY_NONE, out->preference_count = 0, out->no_turn = NO_TURN_LOSES;
  bool ok = links_go_both_ways(&rules->board);
  for (int k = 0; k < out->kind_count && ok; k++) {
    struct kind *kind = &out->kind[k];
    int jumps = 0;
    for (int j = 0; j < kind->jump_count; j++) {
      if (kind->jump[j].captures) continue;
      ok = ok && jumps_both_ways(rules, kind, &kind->jump[j]);
      kind->jump[jumps++] = kind->jump[j];
    }
    kind->jump_count = jumps;
    kind->promotes_to = NO_KIND;
    for (int p = 0; p < out->player_count && ok; p++) {
      ok = turn_round(&kind->step_directions[p], &out->board);
      for (int j = 0; j < jumps && ok; j++) ok = turn_round(&kind->jump[j].directions[p], &out->board);
    }
  }
  if (ok && rules_finish(out, &err)) return out;
  rules_free(out);
  return NULL;
}

/* ---- beginning and end ---- */

bool retro_init(struct retro *retro, const struct rules *rules, const uint8_t count[MAX_SETS], struct tables *tables, int threads, struct error *err)
{
  memset(retro, 0, sizeof *retro);
  char name[SLICE_NAME_SIZE];
  slice_name(name, rules, count);
  if (!slice_init(&retro->slice, rules, count)) return error_tell(err, "error.solve.many", "{slice:%s}: there are too many positions", name);
  bool leads_out = rules->can_capture;
  for (int s = 0; s < rules->set_count; s++) leads_out |= count[s] && rules->kind[s % rules->kind_count].promotes_to != NO_KIND;
  size_t entries = (size_t)retro->slice.entries, each = sizeof *retro->value + sizeof *retro->left + (leads_out ? sizeof *retro->worst : 0);
  if (entries > machine_memory() / each)
    return error_tell(err, "error.solve.memory", "{slice:%s}: the table needs {gb:%d} GB of memory, and this machine has {has:%d}", name,
                      (int)(entries / GIGABYTE * each + 1), (int)(machine_memory() / GIGABYTE));
  retro->tables = tables;
  retro->reversed = reverse(rules);
  retro->value = memory_new(entries, sizeof *retro->value);
  retro->left = memory_new(entries, sizeof *retro->left);
  retro->worst = leads_out ? memory_new(entries, sizeof *retro->worst) : NULL;
  retro->plies = -1;
  retro->threads = threads < 1 ? 1 : threads > THREADS ? THREADS : threads;
  return true;
}

void retro_release(struct retro *retro)
{
  if (retro->reversed) rules_free(retro->reversed);
  free(retro->value), free(retro->left), free(retro->worst);
  memset(retro, 0, sizeof *retro);
}

/* ---- one entry ---- */

struct worker {
  struct retro *retro;
  struct turn_list list;
  atomic_uint_least64_t *next, *solved;
  void (*entry)(struct worker *worker, uint64_t index);
  int plies;
};

static bool stays(const struct turn *turn) { return bits_empty(&turn->captured) && (turn->type == TURN_PASS || turn->kind == turn->before); }

static bool judge(uint16_t *value, const struct rules *rules, const struct position *position)
{
  struct outcome outcome;
  struct error err;
  outcome_of(&outcome, rules, position, &err);
  if (outcome.type == OUTCOME_NONE) return false;
  *value = outcome.type == OUTCOME_DRAW ? VALUE_OPEN : outcome.winner == position->side ? value_win(0) : value_loss(0);
  return true;
}

static void better_win(uint16_t *value, int plies)
{
  if (!value_is_win(*value) || value_plies(*value) > plies) *value = value_win(plies);
}

/* The first look: is the game over, which turns lead to other slices and how do these end, how many stay. */
static void look(struct worker *w, uint64_t index)
{
  struct retro *r = w->retro;
  const struct rules *rules = r->slice.rules;
  struct position position, next;
  uint16_t value = VALUE_OPEN, worst = 0;
  int left = 0;
  bool never_lost = false;
  r->value[index] = VALUE_NONE;
  if (!slice_position(&position, &r->slice, index)) return;
  r->value[index] = VALUE_OPEN;
  if (judge(&r->value[index], rules, &position)) return;
  turns_expand(&w->list, rules, &position);
  for (size_t i = 0; i < w->list.count; i++) {
    if (stays(&w->list.turn[i])) {
      left++;
      continue;
    }
    turn_apply(&next, rules, &position, &w->list.turn[i]);
    struct ending ending = tables_ask(r->tables, &next);
    if (ending.verdict == VERDICT_LOSS) better_win(&value, ending.plies + 1);
    else if (ending.verdict != VERDICT_WIN) never_lost = true;
    else if (ending.plies + 1 > worst) worst = (uint16_t)(ending.plies + 1);
  }
  if (left == 0 && value == VALUE_OPEN && !never_lost && w->list.count > 0) value = value_loss(worst);
  r->value[index] = value;
  r->left[index] = (uint8_t)(never_lost && left ? NEVER_LOST : left < NEVER_LOST ? left : NEVER_LOST - 1);
  if (r->worst) r->worst[index] = worst;
}

/* A position from which a turn leads to one that is won or lost in `plies`. */
static void hear(struct retro *r, uint64_t index, bool child_lost, int plies)
{
  uint8_t left = __atomic_load_n(&r->left[index], __ATOMIC_RELAXED);
  if (left == 0) return; /* over, or there is a duty to capture */
  if (child_lost) {
    uint16_t now = __atomic_load_n(&r->value[index], __ATOMIC_RELAXED), then = value_win(plies + 1);
    while ((!value_is_win(now) || value_plies(now) > plies + 1) &&
           !__atomic_compare_exchange_n(&r->value[index], &now, then, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
      continue;
    return;
  }
  if (left == NEVER_LOST || __atomic_sub_fetch(&r->left[index], 1, __ATOMIC_RELAXED) > 0) return;
  int longest = r->worst && r->worst[index] > plies + 1 ? r->worst[index] : plies + 1;
  uint16_t open = VALUE_OPEN;
  __atomic_compare_exchange_n(&r->value[index], &open, value_loss(longest), false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

/* Tells all positions before this one, if it was solved at this distance. */
static void tell(struct worker *w, uint64_t index)
{
  struct retro *r = w->retro;
  uint16_t value = __atomic_load_n(&r->value[index], __ATOMIC_RELAXED);
  if (value == VALUE_OPEN || value == VALUE_NONE || value_plies(value) != w->plies) return;
  atomic_fetch_add_explicit(w->solved, 1, memory_order_relaxed);
  const struct rules *rules = r->slice.rules;
  struct position position, before;
  bool lost = value_is_loss(value);
  slice_position(&position, &r->slice, index);
  position_set_side(&position, rules, 1 - position.side); /* the one who came here takes the turn back */
  turns_expand(&w->list, r->reversed, &position);
  for (size_t i = 0; i < w->list.count; i++) {
    const struct turn *turn = &w->list.turn[i];
    int owner = position.side;
    if (crowned_at(rules, owner, turn->before, turn->from)) continue; /* coming here it would have become another */
    if (!may_stand_at(rules, owner, turn->before, turn->to)) continue;
    position_copy(&before, &position, rules);
    position_put(&before, rules, turn->from, NO_OWNER, 0);
    position_put(&before, rules, turn->to, owner, turn->before);
    hear(r, slice_index(&r->slice, &before), lost, w->plies);
  }
  if (rules->no_turn == NO_TURN_PASSES && !turns_exist(rules, &position)) hear(r, slice_index(&r->slice, &position), lost, w->plies);
}

/* Where turns cannot be taken back: what the successors say that were solved before this distance. */
static void sweep(struct worker *w, uint64_t index)
{
  struct retro *r = w->retro;
  const struct rules *rules = r->slice.rules;
  uint16_t value = r->value[index];
  if (value != VALUE_OPEN && value != VALUE_NONE && value_plies(value) == w->plies) atomic_fetch_add_explicit(w->solved, 1, memory_order_relaxed);
  if (value == VALUE_NONE || r->left[index] == 0 || (value != VALUE_OPEN && value_plies(value) <= w->plies + 1)) return;
  struct position position, next;
  int longest = r->worst ? r->worst[index] : 0;
  bool all_won = r->left[index] != NEVER_LOST;
  slice_position(&position, &r->slice, index);
  turns_expand(&w->list, rules, &position);
  for (size_t i = 0; i < w->list.count; i++) {
    if (!stays(&w->list.turn[i])) continue;
    turn_apply(&next, rules, &position, &w->list.turn[i]);
    uint16_t child = __atomic_load_n(&r->value[slice_index(&r->slice, &next)], __ATOMIC_RELAXED);
    bool known = child != VALUE_OPEN && child != VALUE_NONE && value_plies(child) <= w->plies;
    if (known && value_is_loss(child)) {
      better_win(&value, w->plies + 1);
      __atomic_store_n(&r->value[index], value, __ATOMIC_RELAXED);
      return;
    }
    if (!known) all_won = false;
    else if (value_plies(child) + 1 > longest) longest = value_plies(child) + 1;
  }
  if (all_won && value == VALUE_OPEN) __atomic_store_n(&r->value[index], value_loss(longest), __ATOMIC_RELAXED);
}

/* ---- passes over all entries, on all threads ---- */

static bool is_stopped(const struct retro *retro) { return retro->stop && atomic_load_explicit(retro->stop, memory_order_relaxed); }

static void *work(void *context)
{
  struct worker *w = context;
  uint64_t entries = w->retro->slice.entries;
  for (uint64_t from; !is_stopped(w->retro) && (from = atomic_fetch_add(w->next, CHUNK)) < entries;) {
    uint64_t to = from + CHUNK < entries ? from + CHUNK : entries;
    for (uint64_t i = from; i < to; i++) w->entry(w, i);
    if (w->retro->progress) {
      struct retro_progress progress = {to, entries, w->plies, atomic_load_explicit(w->solved, memory_order_relaxed)};
      w->retro->progress(w->retro->context, &progress);
    }
  }
  return NULL;
}

/* Goes on with the pass. What is begun is done to its end: what an entry told would be told twice. False: it was stopped before the last. */
static bool pass(struct retro *retro, void (*entry)(struct worker *worker, uint64_t index))
{
  struct worker worker[THREADS];
  pthread_t thread[THREADS];
  bool running[THREADS] = {false};
  atomic_uint_least64_t next = retro->from, solved = retro->solved;
  for (int i = 0; i < retro->threads; i++) {
    worker[i] = (struct worker){.retro = retro, .next = &next, .solved = &solved, .entry = entry, .plies = retro->plies};
    turn_list_init(&worker[i].list);
    if (i > 0) running[i] = pthread_create(&thread[i], NULL, work, &worker[i]) == 0;
  }
  work(&worker[0]);
  for (int i = 0; i < retro->threads; i++) {
    if (running[i]) pthread_join(thread[i], NULL);
    turn_list_release(&worker[i].list);
  }
  retro->from = next < retro->slice.entries ? next : retro->slice.entries;
  retro->solved = solved;
  return retro->from == retro->slice.entries;
}

static void begin_pass(struct retro *retro) { retro->plies++, retro->from = 0, retro->solved = 0; }

/* The longest distance that is known before this slice is worked at: those between may be empty. */
static int farthest_known(const struct retro *retro)
{
  int most = 0;
  for (uint64_t i = 0; i < retro->slice.entries; i++) {
    uint16_t value = retro->value[i];
    if (value != VALUE_OPEN && value != VALUE_NONE && value_plies(value) > most) most = value_plies(value);
    if (retro->worst && retro->worst[i] > most) most = retro->worst[i];
  }
  return most;
}

bool retro_run(struct retro *retro)
{
  if (retro->plies < 0) {
    if (!pass(retro, look)) return false;
    begin_pass(retro);
  }
  int farthest = farthest_known(retro);
  while (pass(retro, retro->reversed ? tell : sweep)) {
    if (retro->solved == 0 && retro->plies > farthest) return true;
    begin_pass(retro);
  }
  return false;
}
