#include "search/race.h"

#include <string.h>

enum {
  SHUT_IN = 300, STANDS_IN = 10,
  LITTLE = 7, /* a step to a hole is worth this part of a step */
  TURN = 2,   /* steps to a hole that a turn to it is worth */
  LAST = 6,   /* pieces that are matched to cells */
};

/* ---- distances ---- */

/* Whether a step from the cell comes to one that is `steps` away. */
static bool steps_to(const uint8_t distance[MAX_CELLS], const struct board *board, uint16_t directions, int cell, int steps)
{
  for (int d = 0; d < board->direction_count; d++)
    if (directions >> d & 1 && board->next[d][cell] >= 0 && distance[board->next[d][cell]] == steps) return true;
  return false;
}

void distances_to(uint8_t out[MAX_CELLS], const struct rules *rules, uint16_t directions, const struct bits *goal)
{
  const struct bits *cells = &rules->board.cells;
  memset(out, FAR_AWAY, MAX_CELLS);
  for (int c = bits_next(goal, 0); c >= 0; c = bits_next(goal, c + 1)) out[c] = 0;
  bool any = true;
  for (int steps = 0; any && steps + 1 < FAR_AWAY; steps++) {
    any = false;
    for (int c = bits_next(cells, 0); c >= 0; c = bits_next(cells, c + 1))
      if (out[c] == FAR_AWAY && steps_to(out, &rules->board, directions, c, steps)) out[c] = (uint8_t)(steps + 1), any = true;
  }
}

void race_distances(uint8_t out[MAX_CELLS], const struct rules *rules, uint16_t directions, const struct bits *goal)
{
  uint8_t to_goal[MAX_CELLS], to_outside[MAX_CELLS];
  struct bits outside = rules->board.cells;
  int deepest = 0;
  for (int c = bits_next(goal, 0); c >= 0; c = bits_next(goal, c + 1)) bits_remove(&outside, c);
  distances_to(to_goal, rules, directions, goal);
  distances_to(to_outside, rules, UINT16_MAX, &outside);
  for (int c = bits_next(goal, 0); c >= 0; c = bits_next(goal, c + 1))
    if (to_outside[c] != FAR_AWAY && to_outside[c] > deepest) deepest = to_outside[c];
  for (int c = bits_next(&rules->board.cells, 0); c >= 0; c = bits_next(&rules->board.cells, c + 1)) {
    bool in = bits_has(goal, c);
    int far = in ? deepest - (to_outside[c] == FAR_AWAY ? deepest : to_outside[c]) : to_goal[c] + deepest - 1;
    out[c] = (uint8_t)(far < FAR_AWAY ? far : FAR_AWAY);
  }
}

static void find_steps(struct race *race, const struct rules *rules)
{
  const struct board *board = &rules->board;
  memset(race->steps, FAR_AWAY, sizeof race->steps);
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    int queue[MAX_CELLS], head = 0, tail = 0;
    race->steps[c][c] = 0, queue[tail++] = c;
    for (; head < tail; head++)
      for (int d = 0; d < board->direction_count; d++) {
        int to = board->next[d][queue[head]];
        if (to >= 0 && race->steps[c][to] == FAR_AWAY) race->steps[c][to] = (uint8_t)(race->steps[c][queue[head]] + 1), queue[tail++] = to;
      }
  }
}

void race_begin(struct race *race, const struct rules *rules)
{
  bool any = false;
  for (int p = 0; p < rules->player_count; p++) any |= race->step[p] != 0;
  if (any) find_steps(race, rules);
}

/* ---- others in the region ---- */

/* Whether a piece finds a way of empty cells, or a first jump, out of a region. */
static bool is_shut_in(const struct rules *rules, const struct bits *occupied, const struct bits *region, int cell)
{
  const struct board *board = &rules->board;
  int queue[MAX_CELLS], head = 0, tail = 0;
  struct bits seen = {{0}};
  bits_add(&seen, cell), queue[tail++] = cell;
  while (head < tail) {
    int at = queue[head++];
    for (int d = 0; d < board->direction_count; d++) {
      int to = board->next[d][at];
      if (to < 0 || bits_has(&seen, to)) continue;
      if (bits_has(occupied, to)) to = board->next[d][to];
      if (to < 0 || bits_has(occupied, to) || bits_has(&seen, to)) continue;
      if (!bits_has(region, to)) return false;
      bits_add(&seen, to), queue[tail++] = to;
    }
  }
  return true;
}

/* A race cannot be won while others stand in the goal: those shut in there cost much, those who can leave a little. */
static int blocked_cost(const struct rules *rules, const struct position *position, int player)
{
  if (rules->goal != GOAL_ALL || !rules->owned) return 0;
  const struct bits *far = &rules->player[player].far;
  struct bits occupied = position_occupied(position, rules), own = position_of(position, rules, player), all = bits_and(occupied, far);
  struct bits foreign = bits_minus(all, &own), mine = bits_and(own, far);
  int cost = 0;
  if (bits_empty(&mine)) return 0; /* there is time yet */
  for (int c = bits_next(&foreign, 0); c >= 0; c = bits_next(&foreign, c + 1))
    cost += is_shut_in(rules, &occupied, far, c) ? SHUT_IN : STANDS_IN;
  return cost;
}

/* ---- the last pieces ---- */

/* The turns that the piece at `from` needs to each cell while nothing else moves: a step is one, and so is a chain of jumps, however long. Ends once
   all holes are reached, `left` of them; FAR_AWAY stays where it did not come. */
struct walker {
  const struct board *board;
  const struct bits *occupied, *holes;
  int from, left; /* where it stood; holes not reached yet */
  uint8_t *turns;
  int queue[MAX_CELLS], tail;
};

static void come_to(struct walker *w, int to, int turns)
{
  if (to < 0 || w->turns[to] != FAR_AWAY || bits_has(w->occupied, to)) return;
  w->turns[to] = (uint8_t)turns, w->queue[w->tail++] = to;
  w->left -= bits_has(w->holes, to);
}

static void jump_from(struct walker *w, int at, int turns)
{
  for (int d = 0; d < w->board->direction_count; d++) {
    int over = w->board->next[d][at];
    if (over >= 0 && over != w->from && bits_has(w->occupied, over)) come_to(w, w->board->next[d][over], turns);
  }
}

/* The turns that the piece at `from` needs to each cell while nothing else moves: a step is one, and so is a chain of jumps, however long. Ends once
   all holes are reached; FAR_AWAY stays where it did not come. */
static void count_turns(uint8_t turns[MAX_CELLS], const struct board *board, const struct bits *occupied, int from, const struct bits *holes)
{
  struct walker w = {.board = board, .occupied = occupied, .holes = holes, .from = from, .left = bits_count(holes), .turns = turns};
  memset(turns, FAR_AWAY, MAX_CELLS);
  turns[from] = 0, w.queue[w.tail++] = from;
  for (int head = 0; head < w.tail && w.left > 0; head++) {
    int start = w.queue[head], soon = turns[start] + 1, landed = w.tail;
    jump_from(&w, start, soon);
    for (; landed < w.tail; landed++) jump_from(&w, w.queue[landed], soon);
    for (int d = 0; d < board->direction_count; d++) come_to(&w, board->next[d][start], soon);
  }
}

/* The least cost at which `pieces` go to as many of the holes, a hole each. cost[i][j]: of piece i to hole j. By sets of holes that are filled,
   the lowest number of them first; as many pieces go there. */
static int least_cost(int pieces, int holes, int cost[LAST][LAST])
{
  int best[1 << LAST] = {0}, least = INT32_MAX;
  for (int set = 1; set < 1 << holes; set++) {
    int piece = __builtin_popcount((unsigned)set) - 1;
    if (piece >= pieces) continue;
    best[set] = INT32_MAX;
    for (int j = 0; j < holes; j++) {
      int rest = set & ~(1 << j);
      if (rest != set && best[rest] + cost[piece][j] < best[set]) best[set] = best[rest] + cost[piece][j];
    }
    if (piece == pieces - 1 && best[set] < least) least = best[set];
  }
  return least;
}

/* Beside a region that is nearly full all cells are as near to it: only the way to one that is free leads on. Few pieces are matched to holes
   of their own with the fewest turns, each of more goes to its nearest by steps. It is worth little, so that nobody stays outside to have it shorter.
   While others stand in the region it tells nothing: who waits for them at their door is in their way. */
static int way_to_holes(const struct race *race, const struct rules *rules, const struct position *position, int player)
{
  const struct bits *far = &rules->player[player].far;
  struct bits own = position_of(position, rules, player), occupied = position_occupied(position, rules), full = bits_and(occupied, far);
  struct bits outside = bits_minus(own, far), empty = bits_minus(*far, &occupied), foreign = bits_minus(full, &own);
  int pieces = bits_count(&outside), holes = bits_count(&empty), cost[LAST][LAST], sum = 0, i = 0;
  if (pieces == 0 || holes == 0 || bits_empty(&full) || !bits_empty(&foreign)) return 0;
  bool match = pieces <= holes && holes <= LAST;
  for (int c = bits_next(&outside, 0); c >= 0; c = bits_next(&outside, c + 1), i++) {
    int nearest = FAR_AWAY, j = 0;
    uint8_t turns[MAX_CELLS];
    if (match) count_turns(turns, &rules->board, &occupied, c, &empty);
    for (int h = bits_next(&empty, 0); h >= 0; h = bits_next(&empty, h + 1), j++) {
      int steps = race->steps[c][h];
      if (match) cost[i][j] = TURN * (turns[h] != FAR_AWAY ? turns[h] : steps); /* who is walled out waits for others to move */
      if (steps < nearest) nearest = steps;
    }
    sum += nearest;
  }
  return match ? least_cost(pieces, holes, cost) : sum;
}

int race_cost_of(const struct race *race, const struct rules *rules, const struct position *position, int player)
{
  int cost = blocked_cost(rules, position, player);
  if (race->step[player]) cost += race->step[player] * way_to_holes(race, rules, position, player) / LITTLE;
  return cost;
}
