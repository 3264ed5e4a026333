/* Simple players to measure the search against: by chance, greedy, and a plain alpha-beta with material or distance. They share nothing
   with host/search but the turn by chance. Two players only. */
#ifndef SALTO_TESTS_SEARCH_OPPONENTS_H
#define SALTO_TESTS_SEARCH_OPPONENTS_H

#include "base/memory.h"
#include "core/game.h"
#include "platform/clock.h"
#include "search/chance.h"

#include <stdlib.h>
#include <string.h>

enum opponent_type { BY_CHANCE, GREEDY, PLAIN };

struct opponent {
  enum opponent_type type;
  struct random random;
  uint64_t nodes; /* PLAIN: so many at most; 0: no limit */
  int64_t ms;     /* PLAIN: milliseconds a turn; 0: no limit */
  const struct rules *rules;
  int distance[MAX_PLAYERS][MAX_CELLS]; /* steps to the nearest cell of the goal */
  uint64_t spent;
  int64_t end;
  bool stopped;
};

/* Steps by any direction, whatever stands in the way. */
static inline void opponent_measure(struct opponent *o)
{
  const struct board *board = &o->rules->board;
  for (int p = 0; p < o->rules->player_count; p++) {
    int queue[MAX_CELLS], head = 0, tail = 0;
    for (int c = 0; c < MAX_CELLS; c++) o->distance[p][c] = -1;
    /* To the cell of the goal that is farthest from the player's home: the others fill up before it. */
    int deepest = NO_CELL;
    double farthest = -1;
    const struct bits *far = &o->rules->player[p].far, *home = &o->rules->player[p].home;
    for (int c = bits_next(far, 0); c >= 0; c = bits_next(far, c + 1)) {
      double sum = 0;
      for (int h = bits_next(home, 0); h >= 0; h = bits_next(home, h + 1))
        sum += (double)((board->x[c] - board->x[h]) * (board->x[c] - board->x[h]) + (board->y[c] - board->y[h]) * (board->y[c] - board->y[h]));
      if (sum > farthest) farthest = sum, deepest = c;
    }
    if (deepest == NO_CELL) continue;
    o->distance[p][deepest] = 0, queue[tail++] = deepest;
    while (head < tail) {
      int at = queue[head++];
      for (int d = 0; d < board->direction_count; d++) {
        int to = board->next[d][at];
        if (to >= 0 && o->distance[p][to] < 0) o->distance[p][to] = o->distance[p][at] + 1, queue[tail++] = to;
      }
    }
  }
}

static inline void opponent_init(struct opponent *o, enum opponent_type type, const struct rules *rules, uint64_t seed)
{
  memset(o, 0, sizeof *o);
  o->type = type, o->rules = rules;
  random_seed(&o->random, seed);
  opponent_measure(o);
}

static inline int opponent_worth(const struct opponent *o, const struct position *position, int player)
{
  const struct rules *rules = o->rules;
  if (rules->keeps_score) return 100 * position->score[player];
  int sum = 0;
  for (int k = 0; k < rules->kind_count; k++) {
    struct bits set = position_set(position, rules, player, k);
    if (rules->goal == GOAL_NONE) sum += bits_count(&set) * (rules->kind[k].king ? 250 : 100);
    else
      for (int c = bits_next(&set, 0); c >= 0; c = bits_next(&set, c + 1)) sum -= 10 * o->distance[player][c];
  }
  return sum;
}

static inline int opponent_judge(const struct opponent *o, const struct position *position)
{
  int side = position->side;
  return opponent_worth(o, position, side) - opponent_worth(o, position, 1 - side);
}

static inline int opponent_search(struct opponent *o, const struct position *position, int depth, int ply, int alpha, int beta)
{
  struct outcome outcome = outcome_declared(o->rules, position);
  if (outcome.type == OUTCOME_DRAW) return 0;
  if (outcome.type == OUTCOME_WIN) return outcome.winner == position->side ? 20000 - ply : ply - 20000;
  o->spent++;
  if ((o->nodes && o->spent > o->nodes) || (o->ms && (o->spent & 255) == 0 && clock_ms() >= o->end)) o->stopped = true;
  if (depth <= 0 || o->stopped) return opponent_judge(o, position);
  struct turn_list list;
  turn_list_init(&list);
  list.limit = 2000;
  turns_expand(&list, o->rules, position);
  int best = -30000;
  for (size_t i = 0; i < list.count && best < beta && !o->stopped; i++) {
    struct position next;
    turn_apply(&next, o->rules, position, &list.turn[i]);
    int score = -opponent_search(o, &next, depth - 1, ply + 1, -beta, -(alpha > best ? alpha : best));
    if (score > best) best = score;
  }
  turn_list_release(&list);
  return best;
}

/* Each turn one deeper, until the limit; among equals by chance. */
static inline size_t opponent_pick(struct opponent *o, const struct position *position, const struct turn_list *list)
{
  size_t chosen = 0;
  o->spent = 0, o->stopped = false, o->end = clock_ms() + o->ms;
  uint32_t *shuffled = memory_new(list->count, sizeof *shuffled);
  for (size_t i = 0; i < list->count; i++) {
    uint32_t j = random_below(&o->random, (uint32_t)i + 1);
    shuffled[i] = shuffled[j], shuffled[j] = (uint32_t)i;
  }
  for (int depth = 1; depth < 40 && !o->stopped; depth++) {
    int best = -30001;
    size_t found = shuffled[0];
    for (size_t i = 0; i < list->count && !o->stopped; i++) {
      struct position next;
      turn_apply(&next, o->rules, position, &list->turn[shuffled[i]]);
      int score = -opponent_search(o, &next, depth - 1, 1, -30000, -best);
      if (score > best && !o->stopped) best = score, found = shuffled[i];
    }
    if (!o->stopped || depth == 1) chosen = found;
    if (o->type == GREEDY || best > 19000) break;
  }
  free(shuffled);
  return chosen;
}

static inline bool opponent_choose(struct turn *turn, struct path *path, struct opponent *o, const struct position *position)
{
  if (o->type == BY_CHANCE) return chance_choose(turn, path, &o->random, o->rules, position);
  struct turn_list list;
  turn_list_init(&list);
  list.limit = 20000;
  turns_generate(&list, o->rules, position);
  bool any = list.count > 0;
  if (any) {
    size_t index = opponent_pick(o, position, &list);
    *turn = list.turn[index];
    turn_list_path(&list, index, path);
  }
  turn_list_release(&list);
  return any;
}

#endif
