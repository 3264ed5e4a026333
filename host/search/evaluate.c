#include "search/evaluate.h"

#include <math.h>
#include <string.h>

enum { ADVANCE = 5, RACE = 20, FREEDOM = 4, FEW = 8, MOST_WORTH = 30000 };

/* ---- how far a kind moves ---- */

static uint16_t jump_directions(const struct kind *kind, int player)
{
  uint16_t directions = 0;
  for (int j = 0; j < kind->jump_count; j++) directions |= kind->jump[j].directions[player];
  return directions;
}

static uint16_t all_directions(const struct kind *kind, int player)
{
  return (uint16_t)((kind->steps ? kind->step_directions[player] : 0) | jump_directions(kind, player));
}

static bool is_far_reaching(const struct kind *kind)
{
  bool far = kind->steps && kind->slides;
  for (int j = 0; j < kind->jump_count; j++) far |= kind->jump[j].reach == JUMP_FLYING || kind->jump[j].reach == JUMP_FLYING_SHORT;
  return far;
}

/* Cells that a piece alone on the board sees along its ways, over all cells. */
static double reach_of(const struct rules *rules, int kind, int player)
{
  const struct board *board = &rules->board;
  const struct kind *k = &rules->kind[kind];
  uint16_t directions = all_directions(k, player);
  double sum = 0;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1))
    for (int d = 0; d < board->direction_count; d++) {
      if (!(directions >> d & 1)) continue;
      int at = board->next[d][c];
      for (; at >= 0; at = board->next[d][at]) {
        sum++;
        if (!is_far_reaching(k)) break;
      }
    }
  return sum / board->cell_count;
}

/* A king that reaches twice as many cells as a man is worth about 1.6 men: more ways are worth less than in proportion. */
static int kind_worth(const struct rules *rules, int kind, int player)
{
  double least = 1e9;
  for (int k = 0; k < rules->kind_count; k++) least = fmin(least, fmax(0.25, reach_of(rules, k, player)));
  return (int)lround(MAN * pow(fmax(0.25, reach_of(rules, kind, player)) / least, 0.7));
}

/* ---- the table ---- */

static bool wants_few(const struct rules *rules) { return rules->bare == BARE_WINS || rules->no_turn == NO_TURN_WINS; }

static int declared_or(int weight, int derived) { return weight == WEIGHT_DERIVED ? derived : weight; }

static int derived_worth(const struct rules *rules, int kind, int player)
{
  if (!rules->can_capture || rules->keeps_score) return 0;
  return kind_worth(rules, kind, player) * (wants_few(rules) ? -1 : 1);
}

/* Of a way to go of `far` steps: the hindmost counts more. */
static int race_cost(int race, int far) { return race * far + race * far * far / RACE; }

static void fill_kind(struct evaluator *e, int player, int kind)
{
  const struct rules *rules = e->rules;
  const struct kind *k = &rules->kind[kind];
  const struct player *p = &rules->player[player];
  bool goal = rules->goal != GOAL_NONE, promotes = k->promotes_to != NO_KIND;
  int base = declared_or(rules->weights.worth[kind], derived_worth(rules, kind, player));
  int race = bits_empty(&p->far) ? 0 : declared_or(rules->weights.race, goal ? RACE : 0);
  int advance = promotes ? declared_or(rules->weights.advance, goal || wants_few(rules) ? 0 : ADVANCE) : 0;
  uint16_t directions = all_directions(k, player);
  uint8_t to_go[MAX_CELLS], to_crown[MAX_CELLS];
  if (race) race_distances(to_go, rules, directions, &p->far);
  if (advance) distances_to(to_crown, rules, directions, &p->promotion);
  int most = 0;
  for (int c = bits_next(&rules->board.cells, 0); advance && c >= 0; c = bits_next(&rules->board.cells, c + 1))
    if (to_crown[c] != FAR_AWAY && to_crown[c] > most) most = to_crown[c];
  for (int c = bits_next(&rules->board.cells, 0); c >= 0; c = bits_next(&rules->board.cells, c + 1)) {
    int worth = base;
    if (race) worth -= race_cost(race, to_go[c]);
    if (advance) worth += advance * (most - (to_crown[c] < most ? to_crown[c] : most));
    if (worth > MOST_WORTH) worth = MOST_WORTH;
    if (worth < -MOST_WORTH) worth = -MOST_WORTH;
    e->worth[player][kind][c] = (int16_t)worth;
    if (worth) e->by_piece = true;
  }
  if (goal) e->race.step[player] = race;
}

void evaluator_init(struct evaluator *evaluator, const struct rules *rules)
{
  memset(evaluator, 0, sizeof *evaluator);
  evaluator->rules = rules;
  if (!rules->owned) return;
  evaluator->material = rules->can_capture && !rules->keeps_score && rules->goal == GOAL_NONE && !wants_few(rules);
  evaluator->mobility = declared_or(rules->weights.mobility, evaluator->material ? FREEDOM : 0);
  for (int player = 0; player < rules->player_count; player++)
    for (int kind = 0; kind < rules->kind_count; kind++) fill_kind(evaluator, player, kind);
  race_begin(&evaluator->race, rules);
}

int evaluate_player(const struct evaluator *e, const struct position *position, int player)
{
  const struct rules *rules = e->rules;
  int sum = rules->keeps_score ? MAN * position->score[player] : 0;
  if (position->place[player]) sum += 10 * MAN * (MAX_PLAYERS + 1 - position->place[player]);
  if (!e->by_piece) return sum;
  sum -= race_cost_of(&e->race, rules, position, player);
  for (int kind = 0; kind < rules->kind_count; kind++) {
    struct bits pieces = position_set(position, rules, player, kind);
    const int16_t *worth = e->worth[player][kind];
    for (int c = bits_next(&pieces, 0); c >= 0; c = bits_next(&pieces, c + 1)) sum += worth[c];
  }
  return sum;
}

/* Cells that the pieces of a player can step to. */
static int freedom(const struct evaluator *e, const struct position *position, const struct bits *occupied, int player)
{
  const struct rules *rules = e->rules;
  const struct board *board = &rules->board;
  int sum = 0;
  for (int k = 0; k < rules->kind_count; k++) {
    struct bits pieces = position_set(position, rules, player, k);
    if (!rules->kind[k].steps) continue;
    for (int d = 0; d < board->direction_count; d++) {
      if (!(rules->kind[k].step_directions[player] >> d & 1)) continue;
      for (int c = bits_next(&pieces, 0); c >= 0; c = bits_next(&pieces, c + 1)) {
        int to = board->next[d][c];
        sum += to >= 0 && !bits_has(occupied, to);
      }
    }
  }
  return sum;
}

/* An advantage that nothing is made of wears off, of STALE parts to none: who is ahead goes on before that, or lets positions come back. What
   the turns before tell besides is in search/stale.h. */
static int staying(const struct rules *rules, const struct position *position)
{
  int most = rules->quiet_limit ? rules->quiet_limit : STALE, left = most - position->quiet;
  return left > 0 ? STALE * left / most : 0;
}

int evaluate(const struct evaluator *e, const struct position *position, int player, const int more[MAX_PLAYERS])
{
  int best = INT32_MIN, own = 0;
  for (int p = 0; p < e->rules->player_count; p++) {
    int worth = evaluate_player(e, position, p) + (more ? more[p] : 0);
    if (p == player) own = worth;
    else if (worth > best) best = worth;
  }
  int ahead = own - best;
  if (!e->material && !e->mobility) return ahead;
  struct bits all = position_occupied(position, e->rules);
  for (int p = 0; p < e->rules->player_count && e->mobility; p++)
    ahead += (p == player ? e->mobility : -e->mobility) * freedom(e, position, &all, p);
  if (!e->material) return ahead;
  ahead += ahead * FEW / (FEW / 2 + bits_count(&all)); /* the same advantage is more among few pieces: who is ahead exchanges */
  return ahead * staying(e->rules, position) / STALE;
}

bool evaluate_script(int more[MAX_PLAYERS], const struct rules *rules, const struct position *position, struct error *err)
{
  memset(more, 0, MAX_PLAYERS * sizeof *more);
  for (int p = 0; p < rules->player_count; p++) {
    if (rules->evaluate(rules->script, rules, position, p, &more[p], err)) continue;
    memset(more, 0, MAX_PLAYERS * sizeof *more);
    return false;
  }
  return true;
}

int evaluate_margin(const struct rules *rules, const struct position *position, int player)
{
  int best = INT16_MIN;
  for (int p = 0; p < rules->player_count; p++)
    if (p != player && position->score[p] > best) best = position->score[p];
  return position->score[player] - best;
}

int evaluate_move(const struct evaluator *e, int player, const struct turn *turn)
{
  if (!e->by_piece || turn->type == TURN_PASS) return 0;
  return e->worth[player][turn->kind][turn->to] - e->worth[player][turn->before][turn->from];
}
