#include "core/outcome.h"

#include "core/rules.h"
#include "core/turn.h"

#include <stdio.h>
#include <string.h>

/* By enum outcome_reason. To add a reason: a row there, a row here, and its sentence in assets/text. */
static const char *const keys[REASON_COUNT] = {
    [REASON_NONE] = "outcome.none",
    [REASON_GOAL] = "outcome.goal",
    [REASON_NO_TURN] = "outcome.no_turn",
    [REASON_NOBODY_MOVES] = "outcome.nobody_moves",
    [REASON_MOST_CAPTURED] = "outcome.most_captured",
    [REASON_TIED] = "outcome.tied",
    [REASON_BARE] = "outcome.bare",
    [REASON_REPETITION] = "outcome.repetition",
    [REASON_QUIET] = "outcome.quiet",
    [REASON_FEW] = "outcome.few",
    [REASON_PLACES] = "outcome.places",
    [REASON_SCRIPT] = "outcome.script",
    [REASON_RESIGNED] = "outcome.resigned",
    [REASON_AGREED] = "outcome.agreed",
    [REASON_TIME] = "outcome.time",
};

const char *outcome_key(enum outcome_reason reason) { return keys[reason]; }

void outcome_name(char out[OUTCOME_NAME_SIZE], enum outcome_reason reason)
{
  snprintf(out, OUTCOME_NAME_SIZE, "%s", keys[reason] + strlen("outcome."));
  for (char *c = out; *c; c++)
    if (*c == '_') *c = ' ';
}

static const struct outcome nothing = {OUTCOME_NONE, REASON_NONE, 0};

static struct outcome won(int winner, enum outcome_reason reason) { return (struct outcome){OUTCOME_WIN, reason, winner}; }
static struct outcome drawn(enum outcome_reason reason) { return (struct outcome){OUTCOME_DRAW, reason, 0}; }

static int count_finished(const struct position *position) { return __builtin_popcount(position->finished); }

static int piece_count(const struct rules *rules, const struct position *position, int owner)
{
  int count = 0, words = rules->kind_count * rules->board.word_count;
  for (int i = 0; i < words; i++) count += __builtin_popcountll(position->set[owner * words + i]);
  return count;
}

/* ---- the goal ---- */

bool outcome_is_home(const struct rules *rules, const struct position *position, int player)
{
  if (rules->goal == GOAL_NONE || !rules->owned) return false;
  uint64_t any = 0, theirs = 0; /* cells of the region at all; those with a piece of the player */
  int words = rules->board.word_count, sets = rules->set_count, kinds = rules->kind_count;
  for (int w = 0; w < words; w++) {
    uint64_t far = rules->player[player].far.word[w], own = 0, full = 0;
    if (!far) continue;
    for (int k = 0; k < kinds; k++) own |= position->set[(player * kinds + k) * words + w];
    full = own;
    if (rules->goal == GOAL_FILL)
      for (int s = 0; s < sets; s++) full |= position->set[s * words + w];
    if (far & ~full) return false;
    any |= far;
    theirs |= far & own;
  }
  return any && theirs;
}

/* The player who just moved is asked first, then backwards in the order of play: one turn can bring two home. */
static int find_home(const struct rules *rules, const struct position *position)
{
  int count = rules->player_count;
  for (int back = 1; back <= count; back++) {
    int player = (position->side + count - back) % count;
    if (outcome_is_home(rules, position, player)) return player;
  }
  return -1;
}

static int first_place(const struct rules *rules, const struct position *position)
{
  for (int i = 0; i < rules->player_count; i++)
    if (position->place[i] == 1) return i;
  return -1;
}

static bool places_settled(const struct rules *rules, const struct position *position) { return count_finished(position) >= rules->player_count - 1; }

bool outcome_goal_reached(const struct rules *rules, const struct position *position)
{
  if (rules->goal == GOAL_NONE) return false;
  return rules->play_on ? places_settled(rules, position) : find_home(rules, position) >= 0;
}

struct outcome outcome_undecided(const struct rules *rules, const struct position *position, enum outcome_reason reason)
{
  int first = rules->play_on ? first_place(rules, position) : -1;
  return first >= 0 ? won(first, reason) : drawn(reason);
}

/* ---- the endings, in the order in which they are asked ---- */

static struct outcome by_goal(const struct rules *rules, const struct position *position)
{
  if (rules->goal == GOAL_NONE) return nothing;
  if (rules->play_on) return places_settled(rules, position) ? won(first_place(rules, position), REASON_PLACES) : nothing;
  int home = find_home(rules, position);
  return home >= 0 ? won(home, REASON_GOAL) : nothing;
}

static struct outcome by_bare(const struct rules *rules, const struct position *position)
{
  if (rules->bare == BARE_NOTHING || !rules->owned) return nothing;
  int bare = 0, last = -1, count = rules->player_count;
  for (int back = 1; back <= count; back++) {
    int player = (position->side + count - back) % count;
    if (piece_count(rules, position, player))
      last = player;
    else if (rules->bare == BARE_WINS)
      return won(player, REASON_BARE);
    else
      bare++;
  }
  if (bare == count) return drawn(REASON_BARE);
  return bare == count - 1 ? won(last, REASON_BARE) : nothing;
}

static struct outcome by_few(const struct rules *rules, const struct position *position)
{
  if (!rules->few_limit || !rules->owned) return nothing;
  for (int player = 0; player < rules->player_count; player++) {
    int count = piece_count(rules, position, player);
    if (count < 1 || count > rules->few_limit) return nothing;
  }
  return drawn(REASON_FEW);
}

static bool anybody_moves(const struct rules *rules, const struct position *position)
{
  struct position other;
  position_copy(&other, position, rules);
  for (int player = 0; player < rules->player_count; player++) {
    if (position->finished >> player & 1) continue;
    position_set_side(&other, rules, player);
    if (turns_exist(rules, &other)) return true;
  }
  return false;
}

static struct outcome by_score(const struct rules *rules, const struct position *position)
{
  int best = 0;
  bool tied = false;
  for (int player = 1; player < rules->player_count; player++) {
    if (position->score[player] == position->score[best]) tied = true;
    if (position->score[player] <= position->score[best]) continue;
    best = player;
    tied = false;
  }
  return tied ? drawn(REASON_TIED) : won(best, REASON_MOST_CAPTURED);
}

static struct outcome by_no_turn(const struct rules *rules, const struct position *position)
{
  if (turns_exist(rules, position)) return nothing;
  int before = (position->side + rules->player_count - 1) % rules->player_count;
  switch (rules->no_turn) {
  case NO_TURN_LOSES: return won(before, REASON_NO_TURN);
  case NO_TURN_WINS: return won(position->side, REASON_NO_TURN);
  case NO_TURN_PASSES: return anybody_moves(rules, position) ? nothing : outcome_undecided(rules, position, REASON_NOBODY_MOVES);
  case NO_TURN_DRAWS: return drawn(REASON_NO_TURN);
  case NO_TURN_MOST_CAPTURED: return by_score(rules, position);
  }
  return nothing;
}

/* To add a declared ending: a function above and its place here, before or after what a script says. */
static struct outcome (*const before_script[])(const struct rules *, const struct position *) = {by_goal, by_bare, by_few};
static struct outcome (*const after_script[])(const struct rules *, const struct position *) = {by_no_turn};

static struct outcome first_of(struct outcome (*const *ending)(const struct rules *, const struct position *), size_t count, const struct rules *rules,
                               const struct position *position)
{
  for (size_t i = 0; i < count; i++) {
    struct outcome outcome = ending[i](rules, position);
    if (outcome.type != OUTCOME_NONE) return outcome;
  }
  return nothing;
}

static struct outcome decided_before(const struct rules *rules, const struct position *position)
{
  return first_of(before_script, sizeof before_script / sizeof *before_script, rules, position);
}

static struct outcome decided_after(const struct rules *rules, const struct position *position)
{
  return first_of(after_script, sizeof after_script / sizeof *after_script, rules, position);
}

struct outcome outcome_declared(const struct rules *rules, const struct position *position)
{
  struct outcome outcome = decided_before(rules, position);
  return outcome.type != OUTCOME_NONE ? outcome : decided_after(rules, position);
}

bool outcome_of(struct outcome *out, const struct rules *rules, const struct position *position, struct error *err)
{
  bool ok = true;
  *out = decided_before(rules, position);
  if (out->type == OUTCOME_NONE && rules->ending) {
    struct outcome computed = nothing;
    ok = rules->ending(rules->script, rules, position, &computed, err);
    if (ok) *out = computed;
  }
  if (out->type == OUTCOME_NONE) *out = decided_after(rules, position);
  return ok;
}
