#include "match/match.h"

#include "base/memory.h"
#include "match/reach.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Works out what may be done next. With a piece in hand its hops, always the pieces that may be lifted. */
static void refresh(struct match *match)
{
  const struct position *now = &match->game.now;
  memset(&match->starts, 0, sizeof match->starts);
  match->must_pass = match->may_stop = match->ends_known = false;
  match->hop_count = 0;
  if (!match->lifted) match->made_count = 0, match->aim = NO_CELL;
  if (match->game.outcome.type != OUTCOME_NONE || match->view_only) return;

  bool complete;
  match->starts = chain_starts(match->rules, now, &complete);
  match->must_pass = bits_empty(&match->starts) && !turns_exist(match->rules, now);
  if (!match->lifted) return;
  match->may_stop = match->chain.path.length > 1 && chain_may_stop(&match->chain);
  if (match->chain.path.length < MAX_PATH) match->hop_count = chain_hops(&match->chain, match->hop, &complete);
}

static void put_down(struct match *match)
{
  match->lifted = false;
  refresh(match);
}

void match_refresh(struct match *match) { put_down(match); }

static enum match_event refuse(struct match *match, enum refusal_reason reason)
{
  memset(&match->refusal, 0, sizeof match->refusal);
  match->refusal.reason = reason;
  return MATCH_REFUSED;
}

static enum match_event accept(struct match *match, enum match_event event)
{
  match->refusal.reason = REFUSAL_NONE;
  return event;
}

bool match_new(struct match **out, struct variant *variant, const struct choices *choices, const char *position, struct error *err)
{
  struct rules *rules;
  return variant_rules(&rules, variant, choices, err) && match_new_with_rules(out, variant, choices, rules, position, err);
}

bool match_new_with_rules(struct match **out, struct variant *variant, const struct choices *choices, struct rules *rules, const char *position,
                          struct error *err)
{
  struct position start = rules->start;
  if (position && !position_read(&start, position, rules, err)) {
    rules_free(rules);
    return false;
  }
  struct match *match = memory_new(1, sizeof *match);
  match->variant = variant;
  match->choices = *choices;
  match->rules = rules;
  game_init(&match->game, rules);
  game_reset(&match->game, &start);
  refresh(match);
  *out = match;
  return true;
}

void match_free(struct match *match)
{
  if (!match) return;
  game_release(&match->game);
  rules_free(match->rules);
  free(match);
}

void match_restart(struct match *match)
{
  if (match->view_only) return;
  struct position start = match->game.start;
  game_reset(&match->game, &start);
  accept(match, MATCH_NOTHING);
  put_down(match);
}

void match_give_turn(struct match *match, int player)
{
  position_set_side(&match->game.now, match->rules, player);
  match->game.outcome = (struct outcome){.type = OUTCOME_NONE};
  put_down(match);
}

bool match_set_up(struct match *match, const char *position, const char *const *turns, int count, int *refused, struct error *err)
{
  *refused = -1;
  if (match->view_only) return error_set(err, "this game can only be looked at");
  struct position start = match->rules->start;
  if (position && !position_read(&start, position, match->rules, err)) return false;
  struct game game;
  game_init(&game, match->rules);
  game_reset(&game, &start);
  for (int i = 0; i < count; i++)
    if (!game_play_text(&game, turns[i], &match->refusal)) {
      *refused = i;
      game_release(&game);
      return false;
    }
  game_release(&match->game);
  match->game = game;
  accept(match, MATCH_NOTHING);
  put_down(match);
  return true;
}

/* ---- by hand ---- */

static void play_chain(struct match *match)
{
  struct turn turn = chain_turn(&match->chain);
  struct path path = match->chain.path;
  game_play(&match->game, &turn, &path);
  put_down(match);
}

static enum match_event lift(struct match *match, int cell)
{
  match->aim = NO_CELL;
  bool ok = chain_begin(&match->chain, match->rules, &match->game.now, cell);
  match->lifted = ok;
  match->made_count = 0;
  refresh(match);
  return ok ? accept(match, MATCH_LIFTED) : refuse(match, REFUSAL_NO_PIECE);
}

/* Plays the rest of the turn where only one leads to the cell that was asked for. */
static bool play_to_aim(struct match *match)
{
  struct reach reach;
  if (match->aim == NO_CELL) return false;
  reach_chain(&reach, &match->chain, match->aim);
  if (reach.complete && reach.fitting == 0) match->aim = NO_CELL;
  if (!reach.complete || reach.fitting != 1) return false;
  match->chain = reach.first;
  play_chain(match);
  return true;
}

/* One of the pieces that may have been meant by a click on a cell: it goes there, at once or hop by hop. */
static enum match_event choose(struct match *match, int cell)
{
  int aim = board_cell(&match->rules->board, match->refusal.to);
  enum match_event event = lift(match, cell);
  if (event != MATCH_LIFTED) return event;
  match->aim = aim;
  return play_to_aim(match) ? accept(match, MATCH_PLAYED) : MATCH_LIFTED;
}

/* The hop that a click on `cell` means. On a board of one's own making two hops may lead to one cell: the one that captures. */
static const struct hop *hop_to(const struct match *match, int cell)
{
  const struct hop *found = NULL;
  for (int i = 0; i < match->hop_count; i++)
    if (match->hop[i].to == cell && (!found || match->hop[i].captures > found->captures)) found = &match->hop[i];
  return found;
}

static enum match_event make_hop(struct match *match, const struct hop *hop)
{
  struct hop made = *hop; /* refresh() overwrites the list it stands in */
  chain_push(&match->chain, &made);
  match->made[match->made_count++] = made;
  refresh(match);
  accept(match, MATCH_HOPPED);
  if (match->hop_count == 0 && !match->may_stop) stop_refuse(&match->refusal, &match->chain); /* less than the best that is known: take it back */
  if (play_to_aim(match)) return accept(match, MATCH_PLAYED);
  if (match->hop_count > 0 || !match->may_stop) return MATCH_HOPPED;
  play_chain(match);
  return MATCH_PLAYED;
}

/* More than one turn ends on `cell`: of the piece in hand, of one that is not in hand yet, or of more pieces. */
static enum match_event refuse_several(struct match *match, const struct reach *reach, int cell)
{
  const struct board *board = &match->rules->board;
  int count = bits_count(&reach->from);
  refuse(match, match->lifted      ? REFUSAL_SEVERAL
                : count == 1       ? REFUSAL_SEVERAL_WAYS
                : !reach->complete ? REFUSAL_MANY_PIECES
                                   : REFUSAL_SEVERAL_PIECES);
  struct refusal *refusal = &match->refusal;
  snprintf(refusal->to, sizeof refusal->to, "%s", board->name[cell]);
  snprintf(refusal->cell, sizeof refusal->cell, "%s", board->name[bits_next(&reach->from, 0)]);
  refusal->count = count;
  match->candidates = reach->from;
  if (match->lifted) match->aim = cell;
  return MATCH_REFUSED;
}

/* The one turn that ends on `cell`: of the piece in hand, or of all. */
static enum match_event play_to(struct match *match, int cell)
{
  struct reach reach;
  if (match->lifted) reach_chain(&reach, &match->chain, cell);
  else reach_position(&reach, match->rules, &match->game.now, &match->starts, cell);
  if (bits_empty(&reach.from)) return MATCH_NOTHING;
  if (reach.fitting > 1 || !reach.complete) return refuse_several(match, &reach, cell);
  match->chain = reach.first;
  play_chain(match);
  return accept(match, MATCH_PLAYED);
}

static enum match_event click_with_piece(struct match *match, int cell)
{
  bool moved = match->chain.path.length > 1;
  if (cell == match->chain.at) return moved ? match_end_turn(match) : match_drop(match);
  const struct hop *hop = hop_to(match, cell);
  if (hop) return make_hop(match, hop);
  if (!moved && bits_has(&match->starts, cell)) return lift(match, cell);
  enum match_event event = play_to(match, cell);
  if (event != MATCH_NOTHING) return event;
  memset(&match->refusal, 0, sizeof match->refusal);
  chain_refuse(&match->refusal, &match->chain, cell);
  return MATCH_REFUSED;
}

enum match_event match_click(struct match *match, int cell)
{
  if (cell == NO_CELL) return match->lifted && match->chain.path.length == 1 ? match_drop(match) : accept(match, MATCH_NOTHING);
  if (match->view_only) return refuse(match, REFUSAL_VIEW_ONLY);
  if (match->game.outcome.type != OUTCOME_NONE) return refuse(match, REFUSAL_GAME_OVER);
  if (match->lifted) return click_with_piece(match, cell);
  struct bits candidates = match_candidates(match);
  if (bits_has(&candidates, cell)) return choose(match, cell);
  if (bits_has(&match->starts, cell)) return lift(match, cell);
  if (match->must_pass) return refuse(match, REFUSAL_MUST_PASS);
  bool empty = position_at(&match->game.now, match->rules, cell, NULL) == NO_OWNER;
  enum match_event event = empty ? play_to(match, cell) : MATCH_NOTHING;
  if (event != MATCH_NOTHING) return event;
  memset(&match->refusal, 0, sizeof match->refusal);
  start_refuse(&match->refusal, match->rules, &match->game.now, cell);
  return MATCH_REFUSED;
}

static bool has_one_turn(struct reach *reach, const struct match *match)
{
  if (!match->lifted || match->chain.path.length > 1) return false;
  reach_chain(reach, &match->chain, NO_CELL);
  return reach->complete && reach->turns == 1;
}

int match_only_hops(const struct match *match)
{
  struct reach reach;
  return has_one_turn(&reach, match) ? reach.first.path.length - 1 : 0;
}

enum match_event match_play_only(struct match *match)
{
  struct reach reach;
  if (!has_one_turn(&reach, match)) return MATCH_NOTHING;
  match->chain = reach.first;
  play_chain(match);
  return accept(match, MATCH_PLAYED);
}

enum match_event match_end_turn(struct match *match)
{
  if (!match->lifted) return accept(match, MATCH_NOTHING);
  if (match->may_stop) {
    play_chain(match);
    return accept(match, MATCH_PLAYED);
  }
  /* The reader of typed turns knows best why a path is not a turn. */
  struct strbuf text;
  strbuf_init(&text);
  struct turn turn = chain_turn(&match->chain);
  struct path path;
  turn_write(&text, match->rules, &turn, &match->chain.path);
  refuse(match, REFUSAL_MUST_GO_ON);
  struct refusal why = match->refusal;
  if (!turn_read(&turn, &path, text.text, match->rules, &match->game.now, &why)) match->refusal = why;
  strbuf_release(&text);
  return MATCH_REFUSED;
}

enum match_event match_drop(struct match *match)
{
  if (!match->lifted) return accept(match, MATCH_NOTHING);
  put_down(match);
  return accept(match, MATCH_DROPPED);
}

enum match_event match_pass(struct match *match) { return match_type(match, "pass"); }

enum match_event match_type(struct match *match, const char *turn)
{
  if (match->view_only) return refuse(match, REFUSAL_VIEW_ONLY);
  struct refusal refusal;
  memset(&refusal, 0, sizeof refusal);
  if (!game_play_text(&match->game, turn, &refusal)) {
    match->refusal = refusal;
    return MATCH_REFUSED;
  }
  put_down(match);
  return accept(match, MATCH_PLAYED);
}

/* ---- what may be done ---- */

bool match_may_stop(const struct match *match) { return match->lifted && match->may_stop; }
bool match_must_pass(const struct match *match) { return match->must_pass; }
struct bits match_starts(const struct match *match) { return match->starts; }

bool match_must_capture(const struct match *match)
{
  return match->rules->duty != DUTY_NONE && captures_exist(match->rules, &match->game.now);
}

struct bits match_candidates(const struct match *match)
{
  enum refusal_reason reason = match->refusal.reason;
  bool chosen_from = reason == REFUSAL_SEVERAL_WAYS || reason == REFUSAL_SEVERAL_PIECES || reason == REFUSAL_MANY_PIECES;
  return chosen_from && !match->lifted ? match->candidates : (struct bits){{0}};
}

struct bits match_targets(const struct match *match)
{
  struct bits targets;
  memset(&targets, 0, sizeof targets);
  if (match->lifted)
    for (int i = 0; i < match->hop_count; i++) bits_add(&targets, match->hop[i].to);
  return targets;
}

struct bits match_ends(struct match *match)
{
  if (match->ends_known) return match->ends;
  memset(&match->ends, 0, sizeof match->ends);
  memset(&match->several, 0, sizeof match->several);
  if (match->lifted) {
    struct reach reach;
    reach_chain(&reach, &match->chain, NO_CELL);
    match->ends = reach.ends, match->several = reach.several;
    bits_remove(&match->ends, match->chain.at);
  }
  match->ends_known = true;
  return match->ends;
}

bool match_has_several(struct match *match)
{
  match_ends(match);
  return !bits_empty(&match->several);
}

void match_show(const struct match *match, struct position *out)
{
  if (match->lifted) chain_show(&match->chain, out);
  else position_copy(out, &match->game.now, match->rules);
}

void match_end(struct match *match, enum outcome_reason reason, int loser)
{
  game_end(&match->game, reason, loser);
  accept(match, MATCH_NOTHING);
  put_down(match);
}

/* ---- back and forth ---- */

bool match_undo(struct match *match)
{
  accept(match, MATCH_NOTHING);
  if (match->lifted && match->made_count > 0) {
    int keep = match->made_count - 1;
    chain_begin(&match->chain, match->rules, &match->game.now, match->chain.from);
    for (int i = 0; i < keep; i++) chain_push(&match->chain, &match->made[i]);
    match->made_count = keep;
    refresh(match);
    return true;
  }
  bool undone = !match->view_only && game_undo(&match->game);
  put_down(match);
  return undone;
}

bool match_redo(struct match *match)
{
  accept(match, MATCH_NOTHING);
  if (match->lifted && match->made_count > 0) return false;
  bool redone = !match->view_only && game_redo(&match->game);
  put_down(match);
  return redone;
}
