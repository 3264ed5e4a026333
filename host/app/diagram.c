#include "app/diagram.h"

#include "app/state.h"

#include <string.h>

enum { PAUSE_MS = 420 }; /* between two arrows */

/* ---- what an arrow does ---- */

static const struct hop *hop_to(const struct hop *hop, int count, int cell)
{
  const struct hop *found = NULL;
  for (int i = 0; i < count; i++)
    if (hop[i].to == cell && (!found || hop[i].captures > found->captures)) found = &hop[i];
  return found;
}

/* Whether the piece goes that way by its own movement, duties left aside. */
static bool follow(struct chain *chain, const struct path *path)
{
  for (int i = 1; i < path->length; i++) {
    struct hop hops[MAX_HOPS];
    const struct hop *hop = hop_to(hops, chain_raw_hops(chain, hops), path->cell[i]);
    if (!hop || chain->path.length == MAX_PATH) return false;
    chain_push(chain, hop);
  }
  return true;
}

bool diagram_turn(struct turn *turn, struct position *next, const struct rules *rules, const struct position *now, const struct path *path)
{
  int kind = 0, from = path->cell[0], to = path->cell[path->length - 1], owner = position_at(now, rules, from, &kind);
  if (owner == NO_OWNER) return false;
  struct position turned;
  struct chain chain;
  position_copy(&turned, now, rules);
  if (rules->owned) position_set_side(&turned, rules, owner);
  if (chain_begin(&chain, rules, &turned, from) && follow(&chain, path)) {
    *turn = chain_turn(&chain);
    turn_apply(next, rules, &turned, turn);
    return true;
  }
  memset(turn, 0, sizeof *turn);
  turn->type = TURN_STEP, turn->from = (uint8_t)from, turn->to = (uint8_t)to, turn->before = turn->kind = (uint8_t)kind;
  position_copy(next, &turned, rules);
  position_put(next, rules, from, NO_OWNER, 0);
  position_put(next, rules, to, owner, kind);
  return true;
}

bool diagram_moves(const struct example *example)
{
  for (int i = 0; i < example->arrow_count; i++)
    if (position_at(&example->position, example->rules, example->arrow[i].cell[0], NULL) != NO_OWNER) return true;
  return false;
}

/* ---- playing them ---- */

void diagram_reset(struct diagram *diagram)
{
  memset(diagram, 0, sizeof *diagram);
  flight_stop(&diagram->flight);
}

static void set_up(struct diagram *diagram)
{
  const struct example *example = diagram->example;
  position_copy(&diagram->now, &example->position, example->rules);
  board_tints(diagram->tint, &example->rules->board);
  diagram->last.length = 0;
}

/* Arrows from a piece that is gone by now show what else it could do: they begin where all began. */
static bool play_arrow(struct diagram *diagram, int64_t now)
{
  const struct example *example = diagram->example;
  const struct rules *rules = example->rules;
  const struct path *path = &example->arrow[diagram->arrow++];
  struct position next;
  struct turn turn;
  if (path->length < 2) return false;
  if (!diagram_turn(&turn, &next, rules, &diagram->now, path)) {
    set_up(diagram);
    if (!diagram_turn(&turn, &next, rules, &diagram->now, path)) return false;
  }
  if (rules->owned) position_set_side(&diagram->now, rules, position_at(&diagram->now, rules, turn.from, NULL)); /* it knows where it is crowned */
  if (diagram->hop_ms > 0) flight_begin(&diagram->flight, rules, &diagram->now, &turn, path, true, 0, diagram->hop_ms, now);
  position_copy(&diagram->now, &next, rules);
  diagram->tint[turn.to] = diagram->tint[turn.from];
  diagram->last = *path;
  return true;
}

void diagram_use(struct diagram *diagram, const struct example *example, int hop_ms, int64_t now)
{
  bool again = diagram_state_of(diagram, example) != DIAGRAM_START;
  diagram_reset(diagram);
  if (again || !diagram_moves(example)) return;
  diagram->example = example;
  diagram->state = DIAGRAM_PLAYING;
  diagram->hop_ms = hop_ms;
  diagram->due_ms = now;
  set_up(diagram);
  diagram_step(diagram, now);
}

bool diagram_step(struct diagram *diagram, int64_t now)
{
  while (diagram->state == DIAGRAM_PLAYING) {
    if (diagram->flight.on) {
      flight_step(&diagram->flight, diagram->example->rules, now);
      if (diagram->flight.on) return true;
      diagram->due_ms = now + PAUSE_MS;
    }
    bool all = diagram->arrow == diagram->example->arrow_count;
    if (all) diagram->state = DIAGRAM_AFTER;
    else if (diagram->hop_ms > 0 && now < diagram->due_ms) break;
    else play_arrow(diagram, now);
  }
  bool fades = diagram->example && flight_step(&diagram->flight, diagram->example->rules, now);
  return diagram->state == DIAGRAM_PLAYING || fades;
}

int diagram_animated(const struct diagram *diagram, int64_t now)
{
  if (diagram->flight.on || diagram->flight.fade_ms) return FRAME_MS;
  if (diagram->state != DIAGRAM_PLAYING) return 0;
  return diagram->due_ms > now ? (int)(diagram->due_ms - now) : 1;
}

enum diagram_state diagram_state_of(const struct diagram *diagram, const struct example *example)
{
  return diagram && diagram->example == example ? diagram->state : DIAGRAM_START;
}
