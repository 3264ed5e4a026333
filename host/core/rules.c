#include "core/rules.h"

#include "base/memory.h"
#include "base/random.h"
#include "core/kernel.h"

#include <ctype.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct rules *rules_new(void)
{
  struct rules *rules = memory_new(1, sizeof *rules);
  rules->owned = true;
  for (int k = 0; k < MAX_KINDS; k++) rules->kind[k].promotes_to = NO_KIND, rules->kind[k].value = 1, rules->weights.worth[k] = WEIGHT_DERIVED;
  rules->weights.advance = rules->weights.mobility = rules->weights.race = WEIGHT_DERIVED;
  return rules;
}

void rules_free(struct rules *rules)
{
  if (rules && rules->script_free) rules->script_free(rules->script);
  free(rules);
}

/* ---- checks: each looks at one thing the declarations could contradict themselves in ---- */

static bool check_counts(const struct rules *rules, struct error *err)
{
  if (rules->player_count < 2 || rules->player_count > MAX_PLAYERS)
    return error_tell(err, "error.rules.players", "players: {count:%d} players; a game has 2 to {max:%d}", rules->player_count, MAX_PLAYERS);
  if (rules->kind_count < 1 || rules->kind_count > MAX_KINDS)
    return error_tell(err, "error.rules.kinds", "pieces: {count:%d} kinds; a game has 1 to {max:%d}", rules->kind_count, MAX_KINDS);
  int owners = rules->owned ? rules->player_count : 1;
  if (owners * rules->kind_count > MAX_SETS)
    return error_tell(err, "error.rules.sets", "pieces: {owners:%d} owners with {count:%d} kinds each are more than {max:%d} sets of pieces", owners,
                      rules->kind_count, MAX_SETS);
  return true;
}

static bool check_letters(const struct rules *rules, struct error *err)
{
  bool used[256] = {false};
  for (int p = 0; p < rules->player_count; p++) {
    unsigned char letter = (unsigned char)rules->player[p].letter;
    if (!isalpha(letter)) return error_tell(err, "error.rules.no_letter", "players: player {player:%d} has no letter", p + 1);
    if (used[letter]) return error_tell(err, "error.rules.two_letters", "players: two players have the letter '{letter:%c}'", letter);
    used[letter] = true;
  }
  memset(used, 0, sizeof used);
  for (int owner = 0; owner < (rules->owned ? rules->player_count : 1); owner++)
    for (int k = 0; k < rules->kind_count; k++) {
      unsigned char letter = (unsigned char)rules->kind[k].letter[owner];
      if (!isalpha(letter))
        return error_tell(err, "error.rules.no_piece_letter", "pieces.{kind:%s}: no letter for player {player:%d}", rules->kind[k].name, owner + 1);
      if (used[letter])
        return error_tell(err, "error.rules.piece_letter", "pieces.{kind:%s}: the letter '{letter:%c}' stands for another piece already",
                          rules->kind[k].name, letter);
      used[letter] = true;
    }
  return true;
}

/* Whether a kind has two jumps by which it can make the same hop: `alike`, of which both capture or both do not, or else of which one does.
   Any reach and any other can lead to the same cell: over a neighbour, to the cell behind it. */
static bool jumps_overlap(const struct rules *rules, const struct kind *kind, bool alike)
{
  for (int a = 0; a < kind->jump_count; a++)
    for (int b = 0; b < a; b++) {
      const struct jump *one = &kind->jump[a], *other = &kind->jump[b];
      if ((one->captures == other->captures) != alike || !(one->over & other->over)) continue;
      for (int p = 0; p < rules->player_count; p++)
        if (one->directions[p] & other->directions[p]) return true;
    }
  return false;
}

static bool check_kind(const struct rules *rules, const struct kind *kind, struct error *err)
{
  unsigned known = (1U << rules->board.direction_count) - 1;
  for (int p = 0; p < rules->player_count; p++)
    if (kind->step_directions[p] & ~known) return error_set(err, "pieces.%s.step: a direction that the board does not have", kind->name);
  for (int j = 0; j < kind->jump_count; j++) {
    const struct jump *jump = &kind->jump[j];
    if (!(jump->over & OVER_ANY)) return error_set(err, "pieces.%s.jump: jumps over nothing", kind->name);
    if (!rules->owned && jump->over != OVER_ANY)
      return error_set(err, "pieces.%s.jump.over: must be \"any\" where pieces belong to nobody", kind->name);
    for (int p = 0; p < rules->player_count; p++)
      if (jump->directions[p] & ~known) return error_set(err, "pieces.%s.jump: a direction that the board does not have", kind->name);
    if (!jump->captures && rules->chain != CHAIN_SINGLE && !rules->cells_once)
      return error_set(err, "turn.cells_once: must be true, because pieces.%s jumps without capturing and a chain could go on for ever", kind->name);
  }
  if (rules->duty == DUTY_NONE && jumps_overlap(rules, kind, false)) /* a duty leaves turns only captures, or none */
    return error_set(err, "pieces.%s.jump: two jumps over the same piece, one that captures and one that does not; without a duty to capture, different "
                     "turns would visit the same cells", kind->name);
  if (kind->promotes_to == NO_KIND) return true;
  if (kind->promotes_to >= rules->kind_count || kind == &rules->kind[kind->promotes_to])
    return error_set(err, "pieces.%s.promotes: must name another kind", kind->name);
  for (int p = 0; p < rules->player_count; p++)
    if (bits_empty(&rules->player[p].promotion)) return error_set(err, "promotion.at: no cells where player %d promotes", p + 1);
  return true;
}

static bool check_movers(const struct rules *rules, struct error *err)
{
  for (int k = 0; k < rules->kind_count; k++)
    if (rules->kind[k].steps || rules->kind[k].jump_count) return true;
  return error_set(err, "pieces: no kind of piece has a step or a jump, so nothing could ever move");
}

static bool check_capture(const struct rules *rules, struct error *err)
{
  if (rules->duty != DUTY_NONE && !rules->can_capture) return error_set(err, "capture.duty: a duty to capture, but no piece captures");
  if (rules->duty == DUTY_BEST && !rules->preference_count) return error_set(err, "capture.duty: a list of preferences with nothing in it");
  if (rules->preference_count > MAX_PREFERENCES) return error_set(err, "capture.duty: more than %d preferences", MAX_PREFERENCES);
  return true;
}

static bool check_endings(const struct rules *rules, struct error *err)
{
  if (rules->goal != GOAL_NONE && !rules->owned) return error_set(err, "endings.goal: must be \"none\" where pieces belong to nobody");
  if (rules->goal == GOAL_NONE && rules->play_on) return error_set(err, "endings.play_on: needs a goal to play on for");
  for (int p = 0; rules->goal != GOAL_NONE && p < rules->player_count; p++)
    if (bits_empty(&rules->player[p].far)) return error_set(err, "endings.goal: player %d has no far region to fill", p + 1);
  if (rules->no_turn == NO_TURN_MOST_CAPTURED && !rules->keeps_score)
    return error_set(err, "endings.no_turn: \"most_captured\" needs score = \"captured\"");
  if (rules->keeps_score && !rules->can_capture) return error_set(err, "score: \"captured\", but no piece captures");
  if (!rules->owned && (rules->bare != BARE_NOTHING || rules->few_limit))
    return error_set(err, "endings: bare and few count the pieces of a player, but pieces belong to nobody");
  return true;
}

/* ---- derived fields ---- */

/* Whether core/kernel.c can count the turns of a kind by whole sets of cells where no chain of captures has two hops. */
static bool bulk_kind(const struct rules *rules, const struct kind *kind)
{
  int quiet = 0, captures = 0;
  for (int j = 0; j < kind->jump_count; j++) {
    if (kind->jump[j].captures) {
      captures++; /* by two ways of capturing, one turn could be counted twice */
      continue;
    }
    quiet++;
    if (kind->jump[j].reach != JUMP_SHORT || kind->promotes_to != NO_KIND) return false;
  }
  /* A cell reached by a step and by a chain would be one turn, but two in bulk: short hops end an even number of cells away, single steps one. */
  if (captures > 1) return false;
  return !quiet || (quiet == 1 && !kind->slides && rules->chain == CHAIN_FREE && !rules->no_turning_back);
}

static void find_ways(struct ways *ways, const struct board *board, unsigned directions)
{
  ways->count = 0;
  for (int d = 0; board->lattice && d < board->direction_count; d++) {
    if (!(directions >> d & 1) || bits_empty(&board->direction[d].can)) continue; /* a board one cell wide has ways that lead nowhere */
    struct way *way = &ways->way[ways->count++];
    way->shift = (int8_t)board->direction[d].shift, way->direction = (uint8_t)d;
    memcpy(way->can, board->direction[d].can.word, sizeof way->can);
  }
}

static void find_all_ways(struct rules *rules)
{
  for (int k = 0; k < rules->kind_count; k++)
    for (int p = 0; p < rules->player_count; p++) {
      struct kind *kind = &rules->kind[k];
      find_ways(&kind->step_ways[p], &rules->board, kind->steps ? kind->step_directions[p] : 0);
      for (int j = 0; j < kind->jump_count; j++) find_ways(&kind->jump[j].ways[p], &rules->board, kind->jump[j].directions[p]);
    }
}

/* Along every direction: two cells for short jumps, the whole line for the others. */
static void find_watched(struct rules *rules)
{
  const struct board *board = &rules->board;
  int far = 2;
  for (int k = 0; k < rules->kind_count; k++)
    for (int j = 0; j < rules->kind[k].jump_count; j++)
      if (rules->kind[k].jump[j].reach != JUMP_SHORT) far = MAX_CELLS;
  memset(rules->watched, 0, sizeof rules->watched);
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1))
    for (int d = 0; d < board->direction_count; d++)
      for (int to = board->next[d][c], steps = 0; to != NO_CELL && steps < far; to = board->next[d][to], steps++) bits_add(&rules->watched[c], to);
}

static void find_leaps(struct rules *rules)
{
  const struct board *board = &rules->board;
  const struct kind *kind = &rules->kind[0];
  const struct jump *jump = &kind->jump[0];
  rules->plain_captures = rules->kind_count == 1 && kind->promotes_to == NO_KIND && kind->jump_count == 1 && jump->captures && jump->reach == JUMP_SHORT &&
                          jump->over == OVER_ANY && rules->removal == REMOVED_AT_ONCE && !rules->cells_once && !rules->no_turning_back &&
                          rules->chain == CHAIN_FREE;
  memset(rules->leap_count, 0, sizeof rules->leap_count);
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1))
    for (int d = 0; d < board->direction_count; d++) {
      int over = board->next[d][c], to = over == NO_CELL ? NO_CELL : board->next[d][over];
      if (to != NO_CELL) rules->leap[c][rules->leap_count[c]++] = (struct over_and_to){(uint8_t)over, (uint8_t)to, (uint8_t)d};
    }
}

static int by_shift(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

/* Whether the window of core/kernel.c fits the board; fills rules->nearby. */
static bool find_nearby(struct rules *rules)
{
  const struct board *board = &rules->board;
  struct nearby *nearby = &rules->nearby;
  if (board->direction_count > MAX_NEARBY) return false;
  for (int d = 0; d < board->direction_count; d++)
    if (!board->direction[d].shift) return false; /* it leads nowhere */
  nearby->count = board->direction_count;
  for (int d = 0; d < nearby->count; d++) nearby->shift[d] = board->direction[d].shift;
  qsort(nearby->shift, (size_t)nearby->count, sizeof *nearby->shift, by_shift);
  nearby->radius = 2 * (abs(nearby->shift[0]) > abs(nearby->shift[nearby->count - 1]) ? abs(nearby->shift[0]) : abs(nearby->shift[nearby->count - 1]));
  if (nearby->radius > 31) return false;
  nearby->one = nearby->two = 0;
  memset(nearby->ways, 0, sizeof nearby->ways);
  memset(nearby->allowed, 0, sizeof nearby->allowed);
  for (int s = 0; s < nearby->count; s++) {
    nearby->one |= UINT64_C(1) << (nearby->radius + nearby->shift[s]);
    nearby->two |= UINT64_C(1) << (nearby->radius + 2 * nearby->shift[s]);
    int d = 0;
    while (board->direction[d].shift != nearby->shift[s]) d++;
    for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1))
      if (board->next[d][c] != NO_CELL && board->next[d][board->next[d][c]] != NO_CELL) nearby->ways[c] |= (uint8_t)(1U << s);
    for (int k = 0; k < rules->kind_count; k++)
      for (int j = 0; j < rules->kind[k].jump_count; j++)
        for (int p = 0; p < rules->player_count; p++)
          if (!rules->kind[k].jump[j].captures && rules->kind[k].jump[j].directions[p] >> d & 1) nearby->allowed[k][p] |= (uint8_t)(1U << s);
  }
  return true;
}

/* Whether no chain of short jumps ever comes to stand beside the cell it started from, so that a piece cannot jump over that cell:
   true when no two neighbours are joined by jumps on an otherwise helpful board. */
static bool hops_keep_apart(const struct board *board)
{
  int group[MAX_CELLS];
  for (int c = 0; c < MAX_CELLS; c++) group[c] = c;
  for (bool changed = true; changed;) {
    changed = false;
    for (int d = 0; d < board->direction_count; d++)
      for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
        int over = board->next[d][c], to = over == NO_CELL ? NO_CELL : board->next[d][over];
        if (to == NO_CELL || group[to] == group[c]) continue;
        group[to] = group[c] = group[to] < group[c] ? group[to] : group[c];
        changed = true;
      }
  }
  for (int d = 0; d < board->direction_count; d++)
    for (int c = bits_next(&board->direction[d].can, 0); c >= 0; c = bits_next(&board->direction[d].can, c + 1))
      if (group[board->next[d][c]] == group[c]) return false;
  return true;
}

static void derive(struct rules *rules)
{
  rules->owner_count = rules->owned ? rules->player_count : 1;
  rules->set_count = rules->owner_count * rules->kind_count;
  rules->position_size = offsetof(struct position, set) + (size_t)(rules->set_count * rules->board.word_count) * sizeof(uint64_t);
  rules->can_capture = rules->lands_to_go_on = rules->jumps_overlap = false;
  for (int k = 0; k < rules->kind_count; k++) {
    struct kind *kind = &rules->kind[k];
    rules->jumps_overlap |= jumps_overlap(rules, kind, true);
    for (int j = 0; j < kind->jump_count; j++) {
      rules->can_capture |= kind->jump[j].captures;
      rules->lands_to_go_on |= rules->chain == CHAIN_FORCED && kind->jump[j].captures && kind->jump[j].reach == JUMP_FLYING;
    }
    kind->king = false;
    for (int other = 0; other < rules->kind_count; other++) kind->king |= rules->kind[other].promotes_to == k;
  }
  for (int p = 0; rules->duty == DUTY_BEST && p < rules->preference_count; p++) /* going on is then more, and better, anyway */
    if (rules->preference[p] == PREFER_MOST_PIECES) rules->lands_to_go_on = false;
  bool one_worth = rules->duty != DUTY_BEST || (rules->preference_count == 1 && rules->preference[0] == PREFER_MOST_PIECES);
  rules->counts_in_bulk = rules->board.lattice && (!rules->can_capture || (rules->duty != DUTY_NONE && rules->chain != CHAIN_FREE && one_worth));
  bool quiet = false;
  for (int k = 0; k < rules->kind_count; k++) {
    rules->counts_in_bulk &= bulk_kind(rules, &rules->kind[k]);
    for (int j = 0; j < rules->kind[k].jump_count; j++) quiet |= !rules->kind[k].jump[j].captures;
  }
  if (rules->counts_in_bulk && quiet) rules->counts_in_bulk = find_nearby(rules) && hops_keep_apart(&rules->board);
  find_all_ways(rules);
  find_watched(rules);
  find_leaps(rules);
  rules->kernel = kernel_choose(rules->board.word_count);

  struct random random;
  random_seed(&random, UINT64_C(0x5a1705a1705a170)); /* any fixed seed: keys must be the same at every start */
  for (int s = 0; s < rules->set_count; s++)
    for (int c = 0; c < MAX_CELLS; c++) rules->set_key[s][c] = random_next(&random);
  for (int p = 0; p < rules->player_count; p++) rules->side_key[p] = random_next(&random);
}

bool rules_finish(struct rules *rules, struct error *err)
{
  if (!check_counts(rules, err)) return false;
  derive(rules);
  for (int k = 0; k < rules->kind_count; k++)
    if (!check_kind(rules, &rules->kind[k], err)) return false;
  return check_letters(rules, err) && check_movers(rules, err) && check_capture(rules, err) && check_endings(rules, err);
}

bool rules_check_start(struct rules *rules, struct error *err)
{
  memset(rules->piece_limit, 0, sizeof rules->piece_limit);
  struct bits all = position_occupied(&rules->start, rules);
  if (bits_empty(&all)) return error_set(err, "setup: the board is empty");
  if (!position_check(&rules->start, rules, err)) return error_prefix(err, "setup: ");
  for (int owner = 0; rules->owned && owner < rules->owner_count; owner++) {
    struct bits own = position_of(&rules->start, rules, owner);
    rules->piece_limit[owner] = bits_count(&own);
  }
  return true;
}
