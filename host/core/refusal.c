#include "core/refusal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* By enum refusal_reason. To add a reason: a row there, a row here, and its sentence in assets/text. */
static const char *const keys[REFUSAL_COUNT] = {
    [REFUSAL_NONE] = "refusal.none",
    [REFUSAL_SYNTAX] = "refusal.syntax",
    [REFUSAL_UNKNOWN_CELL] = "refusal.unknown_cell",
    [REFUSAL_TRUNCATED] = "refusal.truncated",
    [REFUSAL_MIXED] = "refusal.mixed",
    [REFUSAL_NO_PIECE] = "refusal.no_piece",
    [REFUSAL_NOT_YOURS] = "refusal.not_yours",
    [REFUSAL_BLOCKED] = "refusal.blocked",
    [REFUSAL_OCCUPIED] = "refusal.occupied",
    [REFUSAL_CELL_USED] = "refusal.cell_used",
    [REFUSAL_TURNED_BACK] = "refusal.turned_back",
    [REFUSAL_JUMPED_TWICE] = "refusal.jumped_twice",
    [REFUSAL_DIRECTION] = "refusal.direction",
    [REFUSAL_NOT_JUMPABLE] = "refusal.not_jumpable",
    [REFUSAL_UNREACHABLE] = "refusal.unreachable",
    [REFUSAL_NO_STEPS] = "refusal.no_steps",
    [REFUSAL_MUST_CAPTURE] = "refusal.must_capture",
    [REFUSAL_LONGER_CAPTURE] = "refusal.longer_capture",
    [REFUSAL_PREFERRED] = "refusal.preferred",
    [REFUSAL_MUST_GO_ON] = "refusal.must_go_on",
    [REFUSAL_TURN_OVER] = "refusal.turn_over",
    [REFUSAL_CAPTURES] = "refusal.captures",
    [REFUSAL_NO_CAPTURE] = "refusal.no_capture",
    [REFUSAL_AMBIGUOUS] = "refusal.ambiguous",
    [REFUSAL_SEVERAL] = "refusal.several",
    [REFUSAL_SEVERAL_WAYS] = "refusal.several_ways",
    [REFUSAL_SEVERAL_PIECES] = "refusal.several_pieces",
    [REFUSAL_MANY_PIECES] = "refusal.many_pieces",
    [REFUSAL_TOO_MANY] = "refusal.too_many",
    [REFUSAL_MAY_NOT_PASS] = "refusal.may_not_pass",
    [REFUSAL_MUST_PASS] = "refusal.must_pass",
    [REFUSAL_GAME_OVER] = "refusal.game_over",
    [REFUSAL_VIEW_ONLY] = "refusal.view_only",
};

const char *refusal_key(enum refusal_reason reason) { return keys[reason]; }

void refusal_conceal(struct refusal *refusal)
{
  enum refusal_reason reason = refusal->reason;
  bool better = reason == REFUSAL_MUST_CAPTURE || reason == REFUSAL_LONGER_CAPTURE || reason == REFUSAL_PREFERRED || reason == REFUSAL_MUST_GO_ON;
  if (better || reason == REFUSAL_MAY_NOT_PASS) *refusal->turn = '\0';
}

bool refusal_set(struct refusal *refusal, enum refusal_reason reason)
{
  memset(refusal, 0, sizeof *refusal);
  refusal->reason = reason;
  return false;
}

static void name_cell(char out[CELL_NAME_SIZE], const struct board *board, int cell) { snprintf(out, CELL_NAME_SIZE, "%s", board->name[cell]); }

/* ---- example turns ---- */

/* Goes on by legal hops until the turn may end: no list is needed, however many turns there are. */
static void complete(struct chain *chain)
{
  struct hop hop[MAX_HOPS];
  bool whole;
  while (chain->path.length < MAX_PATH && !(chain->path.length > 1 && chain_may_stop(chain))) {
    if (!chain_hops(chain, hop, &whole)) return;
    chain_push(chain, &hop[0]);
  }
}

/* Makes the hops of a turn that is known, by one of its routes. */
static bool follow(struct chain *out, const struct rules *rules, const struct position *position, const struct turn *turn, const struct path *path)
{
  if (!chain_begin(out, rules, position, path->cell[0])) return false;
  for (int p = 1; p < path->length; p++) {
    struct hop hop[MAX_HOPS];
    int count = chain_raw_hops(out, hop), h = 0;
    while (h < count && !(hop[h].to == path->cell[p] && (!hop[h].captures || bits_has(&turn->captured, hop[h].over)))) h++;
    if (h == count) return false;
    chain_push(out, &hop[h]);
  }
  return true;
}

/* Where the best capture is a duty, and there may be more captures than can be looked at, the example must be one that is accepted. */
static bool best_turn(struct chain *out, const struct rules *rules, const struct position *position)
{
  struct turn_list list;
  struct path path;
  turn_list_init(&list);
  turns_generate(&list, rules, position);
  bool found = list.count > 0 && list.turn[0].type != TURN_PASS;
  if (found) turn_list_path(&list, 0, &path);
  found = found && follow(out, rules, position, &list.turn[0], &path);
  turn_list_release(&list);
  return found;
}

static bool any_turn(struct chain *out, const struct rules *rules, const struct position *position)
{
  if (rules->duty == DUTY_BEST) return best_turn(out, rules, position);
  bool whole;
  struct bits starts = chain_starts(rules, position, &whole);
  int cell = bits_next(&starts, 0);
  if (cell < 0 || !chain_begin(out, rules, position, cell)) return false;
  complete(out);
  return out->path.length > 1;
}

/* A legal turn to show: one that goes on from the chain where that can be told, else any. */
static bool example_turn(struct chain *out, const struct chain *chain)
{
  *out = *chain;
  if (chain->best_known) complete(out);
  return out->path.length > chain->path.length || any_turn(out, chain->rules, &chain->position);
}

static void write_example(struct refusal *refusal, const struct chain *chain)
{
  struct strbuf text;
  strbuf_init(&text);
  struct turn turn = chain_turn(chain);
  turn_write(&text, chain->rules, &turn, &chain->path);
  snprintf(refusal->turn, sizeof refusal->turn, "%s", text.text);
  strbuf_release(&text);
}

void refusal_example(struct refusal *refusal, const struct rules *rules, const struct position *position)
{
  struct chain chain;
  if (any_turn(&chain, rules, position)) write_example(refusal, &chain);
}

/* ---- duties: the piece could do it, but another turn must be played ---- */

static int captured_count(const struct chain *chain) { return bits_count(&chain->captured); }

enum { LOOK_AHEAD = 20000 }; /* hops looked at for how much a capture takes at best */

static int most_captured(const struct chain *chain, int *budget)
{
  struct hop hop[MAX_HOPS];
  int best = captured_count(chain);
  int count = chain->path.length < MAX_PATH ? chain_raw_hops(chain, hop) : 0;
  for (int i = 0; i<count && * budget> 0; i++) {
    if (!hop[i].captures) continue;
    struct chain next = *chain;
    chain_push(&next, &hop[i]);
    (*budget)--;
    int reached = most_captured(&next, budget);
    if (reached > best) best = reached;
  }
  return best;
}

/* Which duty a capture breaks that is not among the best. */
static enum refusal_reason lesser_capture(const struct chain *after, const struct chain *example)
{
  const struct rules *rules = after->rules;
  if (rules->duty != DUTY_BEST) return REFUSAL_MUST_GO_ON; /* it may only not land there, because elsewhere it could go on */
  if (rules->preference_count == 1 && rules->preference[0] == PREFER_MOST_PIECES) return REFUSAL_LONGER_CAPTURE;
  int budget = LOOK_AHEAD, most = most_captured(after, &budget);
  return budget > 0 && captured_count(example) > most ? REFUSAL_LONGER_CAPTURE : REFUSAL_PREFERRED;
}

static void refuse_by_duty(struct refusal *refusal, const struct chain *chain, const struct hop *hop)
{
  struct chain example, after = *chain;
  bool found = example_turn(&example, chain);
  chain_push(&after, hop);
  bool takes = found && captured_count(&after);
  refusal_set(refusal, takes ? lesser_capture(&after, &example) : REFUSAL_MUST_CAPTURE);
  if (found) write_example(refusal, &example);
}

/* ---- geometry: how a piece would have to move to get there ---- */

struct aim {
  int direction; /* -1: no straight line leads there */
  int distance;
  int pieces; /* between the piece and the cell */
  int first;  /* the first of them, and how far away it is */
  int first_distance;
};

static void look_along(struct aim *aim, const struct chain *chain, const struct bits *occupied, int direction, int cell)
{
  const struct board *board = &chain->rules->board;
  struct aim here = {direction, 0, 0, NO_CELL, 0};
  for (int at = board->next[direction][chain->at]; at != NO_CELL && at != chain->at && here.distance < board->cell_count;
       at = board->next[direction][at]) {
    here.distance++;
    if (at == cell) {
      if (aim->direction < 0 || here.distance < aim->distance) *aim = here;
      return;
    }
    if (!bits_has(occupied, at)) continue;
    if (!here.pieces++) {
      here.first = at;
      here.first_distance = here.distance;
    }
  }
}

static struct aim take_aim(const struct chain *chain, const struct bits *occupied, int cell)
{
  struct aim aim = {-1, 0, 0, NO_CELL, 0};
  for (int d = 0; d < chain->rules->board.direction_count; d++) look_along(&aim, chain, occupied, d, cell);
  return aim;
}

static bool reaches(enum jump_reach reach, const struct aim *aim)
{
  int behind = aim->distance - aim->first_distance;
  switch (reach) {
  case JUMP_SHORT: return aim->first_distance == 1 && behind == 1;
  case JUMP_LONG: return aim->first_distance == behind;
  case JUMP_FLYING: return true;
  case JUMP_FLYING_SHORT: return behind == 1;
  }
  return false;
}

static bool may_jump_over(const struct jump *jump, const struct chain *chain, int cell)
{
  int owner = position_at(&chain->position, chain->rules, cell, NULL);
  if (!chain->rules->owned) return jump->over == OVER_ANY;
  return jump->over & (owner == chain->position.side ? OVER_OWN : OVER_ENEMY);
}

static bool turns_back(const struct chain *chain, const struct aim *aim)
{
  return chain->rules->no_turning_back && chain->direction >= 0 && chain->rules->board.direction[chain->direction].opposite == aim->direction;
}

/* The reason against a jump over one piece; REFUSAL_NONE when the piece itself could make it. */
static enum refusal_reason against_jump(const struct chain *chain, const struct aim *aim)
{
  const struct kind *kind = &chain->rules->kind[chain->kind];
  int side = chain->position.side;
  enum refusal_reason reason = REFUSAL_UNREACHABLE;
  for (int j = 0; j < kind->jump_count; j++) {
    const struct jump *jump = &kind->jump[j];
    if (!reaches(jump->reach, aim)) continue;
    if (!(jump->directions[side] >> aim->direction & 1)) {
      if (reason == REFUSAL_UNREACHABLE) reason = REFUSAL_DIRECTION;
    } else if (!may_jump_over(jump, chain, aim->first)) {
      reason = REFUSAL_NOT_JUMPABLE;
    } else {
      return turns_back(chain, aim) ? REFUSAL_TURNED_BACK : REFUSAL_NONE;
    }
  }
  return reason;
}

static enum refusal_reason against_step(const struct chain *chain, const struct aim *aim)
{
  const struct kind *kind = &chain->rules->kind[chain->kind];
  bool adjacent = aim->distance == 1;
  if (!kind->steps && adjacent) return REFUSAL_NO_STEPS;
  if (!kind->steps || (!adjacent && !kind->slides)) return REFUSAL_UNREACHABLE;
  if (!(kind->step_directions[chain->position.side] >> aim->direction & 1)) return REFUSAL_DIRECTION;
  return REFUSAL_NONE;
}

/* ---- the reasons in the order in which a person would give them ---- */

static enum refusal_reason geometry_reason(struct refusal *refusal, const struct chain *chain, const struct aim *aim)
{
  const struct rules *rules = chain->rules;
  if (aim->direction < 0) return chain->over ? REFUSAL_TURN_OVER : REFUSAL_UNREACHABLE;
  enum refusal_reason reason = !aim->pieces ? against_step(chain, aim) : aim->pieces == 1 ? against_jump(chain, aim) : REFUSAL_UNREACHABLE;
  if (aim->pieces) name_cell(refusal->over, &rules->board, aim->first);
  if (chain->stepped) return aim->pieces && reason == REFUSAL_NONE ? REFUSAL_MIXED : REFUSAL_TURN_OVER;
  if (chain->over) return REFUSAL_TURN_OVER;
  if (aim->pieces && rules->removal == REMOVED_AT_END && bits_has(&chain->captured, aim->first)) return REFUSAL_JUMPED_TWICE;
  if (chain->jumped && !aim->pieces && reason == REFUSAL_NONE) return turns_back(chain, aim) ? REFUSAL_TURNED_BACK : REFUSAL_MIXED;
  return reason == REFUSAL_NONE ? REFUSAL_UNREACHABLE : reason;
}

static const struct hop *find_hop(const struct hop *hop, int count, int cell)
{
  for (int i = 0; i < count; i++)
    if (hop[i].to == cell) return &hop[i];
  return NULL;
}

void chain_refuse(struct refusal *refusal, const struct chain *chain, int cell)
{
  const struct rules *rules = chain->rules;
  struct position shown;
  chain_show(chain, &shown);
  struct bits occupied = position_occupied(&shown, rules);
  refusal_set(refusal, REFUSAL_UNREACHABLE);

  struct hop hop[MAX_HOPS];
  const struct hop *possible = chain->over ? NULL : find_hop(hop, chain_raw_hops(chain, hop), cell);
  if (possible) {
    refuse_by_duty(refusal, chain, possible);
  } else if (cell == chain->at) {
    refusal->reason = REFUSAL_UNREACHABLE;
  } else if (bits_has(&occupied, cell)) {
    refusal->reason = REFUSAL_OCCUPIED;
  } else if (rules->cells_once && chain->path.length > 1 && !chain->over && bits_has(&chain->visited, cell)) {
    refusal->reason = REFUSAL_CELL_USED;
  } else {
    struct aim aim = take_aim(chain, &occupied, cell);
    refusal->reason = geometry_reason(refusal, chain, &aim);
  }
  name_cell(refusal->from, &rules->board, chain->at);
  name_cell(refusal->to, &rules->board, cell);
}

void stop_refuse(struct refusal *refusal, const struct chain *chain)
{
  struct hop hop[MAX_HOPS];
  bool complete, moved = chain->path.length > 1, goes_on = moved && chain_hops(chain, hop, &complete) > 0;
  struct chain example;
  bool found = example_turn(&example, chain);
  refusal_set(refusal, !moved ? REFUSAL_TRUNCATED : goes_on || !found ? REFUSAL_MUST_GO_ON : lesser_capture(chain, &example));
  name_cell(refusal->from, &chain->rules->board, chain->at);
  if (found) write_example(refusal, &example);
}

/* A piece that could move but for a duty: the hop that comes nearest to what it demands. */
static const struct hop *best_try(const struct hop *hop, int count)
{
  for (int i = 0; i < count; i++)
    if (hop[i].captures) return &hop[i];
  return count ? &hop[0] : NULL;
}

void start_refuse(struct refusal *refusal, const struct rules *rules, const struct position *position, int cell)
{
  struct chain chain;
  struct hop hop[MAX_HOPS];
  refusal_set(refusal, REFUSAL_NO_PIECE);
  if (position_at(position, rules, cell, NULL) == NO_OWNER) {
    refusal->reason = REFUSAL_NO_PIECE;
  } else if (!chain_begin(&chain, rules, position, cell)) {
    refusal->reason = REFUSAL_NOT_YOURS;
  } else if (!turns_exist(rules, position)) {
    refusal->reason = rules->no_turn == NO_TURN_PASSES ? REFUSAL_MUST_PASS : REFUSAL_GAME_OVER;
  } else {
    const struct hop *attempt = best_try(hop, chain_raw_hops(&chain, hop));
    refusal->reason = REFUSAL_BLOCKED;
    if (attempt) refuse_by_duty(refusal, &chain, attempt);
  }
  name_cell(refusal->cell, &rules->board, cell);
}
