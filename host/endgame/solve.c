#include "endgame/solve.h"

#include "base/memory.h"
#include "base/random.h"
#include "core/outcome.h"
#include "core/turn.h"
#include "platform/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct plan {
  uint8_t (*count)[MAX_SETS]; /* owned */
  int slices, capacity;
};

/* How often a piece of this kind can be promoted; MAX_KINDS where that has no end. */
static int grades_above(const struct rules *rules, int kind)
{
  int grades = 0;
  for (; grades < MAX_KINDS && rules->kind[kind].promotes_to != NO_KIND; grades++) kind = rules->kind[kind].promotes_to;
  return grades;
}

static bool fits(const struct rules *rules, struct error *err)
{
  if (rules->player_count != 2) return error_tell(err, "error.solve.players", "tables are for games of two, not of {count:%d}", rules->player_count);
  if (!rules->owned) return error_tell(err, "error.solve.owned", "tables are for games in which pieces belong to the players");
  if (rules->keeps_score) return error_tell(err, "error.solve.scores", "tables cannot tell who wins where captured pieces are counted");
  for (int k = 0; k < rules->kind_count; k++)
    if (grades_above(rules, k) == MAX_KINDS)
      return error_tell(err, "error.solve.circle", "tables are for games in which no piece can be promoted back to what it was");
  return !rules->play_on || error_tell(err, "error.solve.places", "tables cannot tell places; switch playing on off");
}

/* ---- which slices ---- */

static int owned_by(const struct rules *rules, const uint8_t count[MAX_SETS], int owner)
{
  int sum = 0;
  for (int k = 0; k < rules->kind_count; k++) sum += count[owner * rules->kind_count + k];
  return sum;
}

/* Promotions that can still come: the fewer, the nearer to the end. */
static int unpromoted(const struct rules *rules, const uint8_t count[MAX_SETS])
{
  int sum = 0;
  for (int s = 0; s < rules->set_count; s++) sum += grades_above(rules, s % rules->kind_count) * count[s];
  return sum;
}

static void add_slice(struct plan *plan, const uint8_t count[MAX_SETS])
{
  if (plan->slices == plan->capacity) {
    plan->capacity = plan->capacity ? 2 * plan->capacity : 64;
    plan->count = memory_grow(plan->count, (size_t)plan->capacity, sizeof *plan->count);
  }
  memcpy(plan->count[plan->slices++], count, MAX_SETS);
}

static void add_slices(struct plan *plan, const struct rules *rules, uint8_t count[MAX_SETS], int set, int left)
{
  if (set == rules->set_count) {
    for (int owner = 0; owner < 2; owner++)
      if (owned_by(rules, count, owner) > rules->piece_limit[owner]) return;
    if (slice_pieces(rules, count) > 0) add_slice(plan, count);
    return;
  }
  for (int n = 0; n <= left; n++) {
    count[set] = (uint8_t)n;
    add_slices(plan, rules, count, set + 1, left - n);
  }
  count[set] = 0;
}

static const struct rules *sorted_by; /* qsort takes no context; used on one thread, within make_plan */

static int nearer_first(const void *a, const void *b)
{
  int pieces = slice_pieces(sorted_by, a) - slice_pieces(sorted_by, b), men = unpromoted(sorted_by, a) - unpromoted(sorted_by, b);
  return pieces ? pieces : men ? men : memcmp(a, b, MAX_SETS);
}

static bool leads_elsewhere(const struct rules *rules)
{
  bool any = rules->can_capture;
  for (int k = 0; k < rules->kind_count; k++) any |= rules->kind[k].promotes_to != NO_KIND;
  return any;
}

static void make_plan(struct plan *plan, const struct rules *rules, int pieces)
{
  uint8_t count[MAX_SETS] = {0};
  memset(plan, 0, sizeof *plan);
  if (!leads_elsewhere(rules)) {
    slice_count(count, rules, &rules->start);
    add_slice(plan, count);
    return;
  }
  add_slices(plan, rules, count, 0, pieces);
  sorted_by = rules;
  qsort(plan->count, (size_t)plan->slices, sizeof *plan->count, nearer_first);
}

/* ---- building ---- */

struct building {
  const struct solve_job *job;
  struct solve_progress progress;
};

static void tell(void *context, const struct retro_progress *retro)
{
  struct building *building = context;
  struct solve_progress progress = building->progress;
  progress.retro = retro;
  if (building->job->progress) building->job->progress(building->job->context, &progress);
}

enum { PATH_SIZE = 4096 };

/* The file of a slice that was stopped. False: its name is too long. */
static bool state_path(char out[PATH_SIZE], const struct solve_job *job, const char *slice)
{
  return snprintf(out, PATH_SIZE, "%s/%s.part", job->folder, slice) < PATH_SIZE;
}

static enum solve_result build(struct building *building, const uint8_t count[MAX_SETS], struct error *err)
{
  const struct solve_job *job = building->job;
  struct retro retro;
  char state[PATH_SIZE];
  if (!state_path(state, job, building->progress.slice)) {
    error_tell(err, "error.solve.folder", "{path:%s}: the name is too long", job->folder);
    return SOLVE_FAILED;
  }
  if (!retro_init(&retro, job->rules, count, job->tables, job->rules->ending ? 1 : job->threads, err)) return SOLVE_FAILED;
  building->progress.entries = retro.slice.entries;
  building->progress.begun_anew = file_exists(state) && !retro_load(&retro, state, NULL);
  if (job->progress) job->progress(job->context, &building->progress);
  retro.stop = job->stop, retro.progress = tell, retro.context = building;
  enum solve_result result = SOLVE_DONE;
  if (!retro_run(&retro)) result = folder_make(job->folder, err) && retro_save(&retro, state, err) ? SOLVE_STOPPED : SOLVE_FAILED;
  else if (!tables_add(job->tables, &retro.slice, retro.value, err)) result = SOLVE_FAILED;
  else remove(state);
  retro_release(&retro);
  return result;
}

enum solve_result solve_run(const struct solve_job *job, struct error *err)
{
  struct plan plan;
  if (!fits(job->rules, err)) return SOLVE_FAILED;
  make_plan(&plan, job->rules, job->pieces);
  enum solve_result result = SOLVE_DONE;
  for (int i = 0; i < plan.slices && result == SOLVE_DONE; i++) {
    char name[SLICE_NAME_SIZE];
    slice_name(name, job->rules, plan.count[i]);
    struct building building = {job, {.slice = name, .number = i + 1, .count = plan.slices}};
    building.progress.was_there = tables_has(job->tables, plan.count[i]);
    if (building.progress.was_there) {
      if (job->progress) job->progress(job->context, &building.progress);
      continue;
    }
    result = build(&building, plan.count[i], err);
  }
  free(plan.count);
  return result;
}

/* ---- checking ---- */

/* What a position must be worth, from the tables' words about its successors. */
static struct ending derive(const struct solve_job *job, struct turn_list *list, const struct position *position)
{
  struct outcome outcome;
  struct error err;
  outcome_of(&outcome, job->rules, position, &err);
  if (outcome.type == OUTCOME_DRAW) return (struct ending){VERDICT_DRAW, 0};
  if (outcome.type == OUTCOME_WIN) return (struct ending){outcome.winner == position->side ? VERDICT_WIN : VERDICT_LOSS, 0};
  int soonest = -1, longest = 0;
  bool all_won = true;
  turns_expand(list, job->rules, position);
  for (size_t i = 0; i < list->count; i++) {
    struct position next;
    turn_apply(&next, job->rules, position, &list->turn[i]);
    struct ending child = tables_ask(job->tables, &next);
    if (child.verdict == VERDICT_LOSS && (soonest < 0 || child.plies + 1 < soonest)) soonest = child.plies + 1;
    if (child.verdict != VERDICT_WIN) all_won = false;
    else if (child.plies + 1 > longest) longest = child.plies + 1;
  }
  if (soonest >= 0) return (struct ending){VERDICT_WIN, soonest};
  return all_won && list->count ? (struct ending){VERDICT_LOSS, longest} : (struct ending){VERDICT_DRAW, 0};
}

static void tell_ending(struct strbuf *out, const struct ending *ending)
{
  bool one = ending->plies == 1;
  switch (ending->verdict) {
  case VERDICT_UNKNOWN: told_add(out, "error.solve.unknown", "nothing"); break;
  case VERDICT_DRAW: told_add(out, "error.solve.draw", "a draw"); break;
  case VERDICT_WIN:
    if (one) told_add(out, "error.solve.win_one", "won in one ply");
    else told_add(out, "error.solve.win", "won in {plies:%d} plies", ending->plies);
    break;
  case VERDICT_LOSS:
    if (one) told_add(out, "error.solve.loss_one", "lost in one ply");
    else told_add(out, "error.solve.loss", "lost in {plies:%d} plies", ending->plies);
    break;
  }
}

static void tell_difference(const struct position *position, const struct rules *rules, const struct ending *told,
                            const struct ending *derived, struct error *err)
{
  struct strbuf where, table, turns;
  strbuf_init(&where), strbuf_init(&table), strbuf_init(&turns);
  position_write(&where, position, rules);
  tell_ending(&table, told), tell_ending(&turns, derived);
  error_tell(err, "error.solve.differs", "{position:%s}: the table says {table:@%s}, its turns say {turns:@%s}", where.text, table.text, turns.text);
  strbuf_release(&where), strbuf_release(&table), strbuf_release(&turns);
}

static bool check_slice(const struct solve_job *job, const uint8_t count[MAX_SETS], uint64_t samples, struct random *random, uint64_t *checked,
                        struct error *err)
{
  struct slice *slice = memory_new(1, sizeof *slice);
  struct turn_list list;
  bool ok = tables_check(job->tables, count, err) && slice_init(slice, job->rules, count);
  turn_list_init(&list);
  for (uint64_t i = 0; i < samples && ok; i++) {
    struct position position;
    uint64_t index = samples >= slice->entries ? i : random_next(random) % slice->entries;
    if (index >= slice->entries) break;
    if (!slice_position(&position, slice, index)) continue;
    struct ending told = tables_ask(job->tables, &position), derived = derive(job, &list, &position);
    ++*checked;
    ok = told.verdict == derived.verdict && told.plies == derived.plies;
    if (ok) continue;
    tell_difference(&position, job->rules, &told, &derived, err);
  }
  turn_list_release(&list);
  free(slice);
  return ok;
}

/* Whether the table of `count` may have been built from that of `from`. */
static bool builds_on(const struct rules *rules, const uint8_t count[MAX_SETS], const uint8_t from[MAX_SETS])
{
  for (int owner = 0; owner < 2; owner++)
    if (owned_by(rules, count, owner) < owned_by(rules, from, owner)) return false;
  return slice_pieces(rules, count) > slice_pieces(rules, from) || unpromoted(rules, count) > unpromoted(rules, from);
}

/* A table that is wrong, and those that may be wrong through it, are worse than none. */
static bool remove_tables(const struct solve_job *job, const uint8_t wrong[MAX_SETS], struct error *err)
{
  struct plan plan;
  int most = tables_most_pieces(job->tables);
  make_plan(&plan, job->rules, most > job->pieces ? most : job->pieces);
  bool ok = true;
  for (int i = 0; i < plan.slices; i++) {
    const uint8_t *count = plan.count[i];
    if (memcmp(count, wrong, MAX_SETS) && !builds_on(job->rules, count, wrong)) continue;
    char name[SLICE_NAME_SIZE], state[PATH_SIZE];
    slice_name(name, job->rules, count);
    if (state_path(state, job, name)) remove(state);
    if (!tables_remove(job->tables, count, ok ? err : NULL)) ok = false;
  }
  free(plan.count);
  return ok;
}

static bool fail_slice(const struct solve_job *job, const uint8_t wrong[MAX_SETS], struct error *err)
{
  char name[SLICE_NAME_SIZE];
  struct error why;
  slice_name(name, job->rules, wrong);
  if (!remove_tables(job, wrong, &why))
    return error_tell(err, "error.solve.kept", "{why:@%s}; the table is wrong and must be removed: {path:@%s}", err->told, why.told);
  return error_tell(err, "error.solve.removed",
                    "{why:@%s}; the table of {slice:%s} and those that build on it were removed, and the same command makes them anew", err->told, name);
}

bool solve_check(const struct solve_job *job, uint64_t samples, uint64_t seed, uint64_t *checked, struct error *err)
{
  struct plan plan;
  struct random random;
  if (!fits(job->rules, err)) return false;
  random_seed(&random, seed);
  make_plan(&plan, job->rules, job->pieces);
  bool ok = true;
  *checked = 0;
  for (int i = 0; i < plan.slices && ok; i++)
    ok = check_slice(job, plan.count[i], samples, &random, checked, err) || fail_slice(job, plan.count[i], err);
  free(plan.count);
  return ok;
}
