#include "match/hint_reasons.h"

#include "search/race.h"

/* ---- who cannot move ---- */

struct movable {
  struct bits from; /* the pieces that the side could move */
  bool complete;
};

static struct movable movable(const struct question *q, const struct position *position, int side)
{
  struct position asked;
  struct turn_list list;
  struct movable out = {.complete = true};
  hint_as_if(&asked, q, position, side);
  turn_list_init(&list);
  list.limit = HINT_LOOKED_AT;
  turns_expand(&list, q->rules, &asked);
  out.complete = list.complete;
  for (size_t i = 0; i < list.count; i++)
    if (list.turn[i].type != TURN_PASS) bits_add(&out.from, list.turn[i].from);
  turn_list_release(&list);
  return out;
}

/* Only where it loses to have no turn: elsewhere pieces stand in each other's way all the time. */
int hint_blocks(const struct question *q)
{
  int next = q->after.side;
  if (!q->rules->owned || next == q->before->side || q->rules->no_turn != NO_TURN_LOSES) return 0;
  if (captures_exist(q->rules, &q->after)) return 0; /* a duty to capture keeps the others still */
  struct movable before = movable(q, q->before, next), after = movable(q, &q->after, next);
  struct bits theirs = position_of(&q->after, q->rules, next), could = bits_and(before.from, &theirs), still = bits_minus(could, &after.from);
  return after.complete ? bits_count(&still) : 0;
}

/* ---- the race to fill a region ---- */

static bool races(const struct question *q)
{
  return q->rules->goal != GOAL_NONE && q->rules->owned && !bits_empty(&q->rules->player[q->before->side].far);
}

static const struct bits *far_region(const struct question *q) { return &q->rules->player[q->before->side].far; }

static uint16_t step_directions(const struct question *q, int kind)
{
  return q->rules->kind[kind].steps ? q->rules->kind[kind].step_directions[q->before->side] : 0;
}

/* Steps that a turn comes nearer by, of one kind's distances; 0 where it does not. */
static int gain(const uint8_t steps[MAX_CELLS], const struct turn *turn)
{
  return steps[turn->from] != FAR_AWAY && steps[turn->to] < steps[turn->from] ? steps[turn->from] - steps[turn->to] : 0;
}

/* Steps from every cell to a region, for the piece that is moved. */
static void steps_of_piece(uint8_t out[MAX_CELLS], const struct question *q, const struct bits *region)
{
  distances_to(out, q->rules, step_directions(q, q->line->turn[0].before), region);
}

int hint_home(const struct question *q)
{
  const struct turn *turn = &q->line->turn[0];
  return races(q) && bits_has(far_region(q), turn->to) && !bits_has(far_region(q), turn->from);
}

int hint_nearer(const struct question *q)
{
  uint8_t steps[MAX_CELLS];
  if (!races(q)) return 0;
  steps_of_piece(steps, q, far_region(q));
  return gain(steps, &q->line->turn[0]);
}

int hint_chain(const struct question *q)
{
  int hops = q->line->path[0].length - 1;
  return q->line->turn[0].type == TURN_JUMP && hops > 1 && hint_nearer(q) > 0 ? hops : 0;
}

/* No piece is further away, and not all that are on their way are as far. */
int hint_hindmost(const struct question *q)
{
  uint8_t steps[MAX_CELLS];
  const struct turn *turn = &q->line->turn[0];
  bool nearer_ones = false;
  if (!races(q)) return 0;
  steps_of_piece(steps, q, far_region(q));
  struct bits own = position_of(q->before, q->rules, q->before->side), out = bits_minus(own, far_region(q));
  for (int c = bits_next(&out, 0); c >= 0; c = bits_next(&out, c + 1)) {
    if (steps[c] > steps[turn->from]) return 0;
    nearer_ones |= steps[c] < steps[turn->from];
  }
  return nearer_ones && gain(steps, turn) > 0;
}

/* The most steps that one jump of the player's would bring a piece nearer; -1: there are too many turns to tell. */
static int longest_way(const struct question *q, const struct position *position)
{
  struct position asked;
  struct turn_list list;
  uint8_t steps[MAX_KINDS][MAX_CELLS];
  int most = 0;
  for (int k = 0; k < q->rules->kind_count; k++) distances_to(steps[k], q->rules, step_directions(q, k), far_region(q));
  hint_as_if(&asked, q, position, q->before->side);
  turn_list_init(&list);
  list.limit = HINT_LOOKED_AT;
  turns_expand(&list, q->rules, &asked);
  for (size_t i = 0; i < list.count; i++) {
    int steps_gained = list.turn[i].type == TURN_JUMP ? gain(steps[list.turn[i].before], &list.turn[i]) : 0;
    if (steps_gained > most) most = steps_gained;
  }
  if (!list.complete) most = -1;
  turn_list_release(&list);
  return most;
}

int hint_opens(const struct question *q)
{
  if (!races(q)) return 0;
  int before = longest_way(q, q->before), after = longest_way(q, &q->after);
  return before >= 0 && after > before && after > 1 ? after : 0; /* a step does as much as a jump that gains one */
}

int hint_room(const struct question *q)
{
  uint8_t steps[MAX_CELLS];
  const struct turn *turn = &q->line->turn[0];
  if (!races(q) || !bits_has(far_region(q), turn->from) || !bits_has(far_region(q), turn->to)) return 0;
  struct bits own = position_of(q->before, q->rules, q->before->side), out = bits_minus(own, far_region(q));
  race_distances(steps, q->rules, step_directions(q, turn->before), far_region(q));
  return !bits_empty(&out) && gain(steps, turn) > 0;
}

int hint_gap(const struct question *q)
{
  uint8_t steps[MAX_CELLS];
  if (!races(q)) return 0;
  struct bits occupied = position_occupied(q->before, q->rules), gaps = bits_minus(*far_region(q), &occupied);
  if (bits_empty(&gaps)) return 0;
  steps_of_piece(steps, q, &gaps);
  return gain(steps, &q->line->turn[0]);
}

/* ---- the way to be crowned ---- */

int hint_forward(const struct question *q)
{
  uint8_t steps[MAX_CELLS];
  const struct turn *turn = &q->line->turn[0];
  if (!q->rules->owned || q->rules->kind[turn->before].promotes_to == NO_KIND || turn->kind != turn->before || hint_is_exposed(q)) return 0;
  steps_of_piece(steps, q, &q->rules->player[q->before->side].promotion);
  return gain(steps, turn);
}

int hint_advances(const struct question *q)
{
  uint8_t steps[MAX_CELLS];
  const struct turn *turn = &q->line->turn[0];
  int most = 0;
  if (hint_forward(q) == 0) return 0;
  steps_of_piece(steps, q, &q->rules->player[q->before->side].promotion);
  for (int c = bits_next(&q->rules->board.cells, 0); c >= 0; c = bits_next(&q->rules->board.cells, c + 1))
    if (steps[c] != FAR_AWAY && steps[c] > most) most = steps[c];
  return 2 * steps[turn->to] <= most ? steps[turn->to] : 0;
}
