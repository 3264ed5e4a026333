#include "app/flight.h"

#include "core/crowning.h"

#include <math.h>
#include <string.h>

/* ---- what each hop takes ---- */

/* The captured piece that lies between two cells of the path, or NO_CELL. By the picture of the board alone, so that it is known also
   where there are no rules to ask. */
static int between(const struct board *board, int from, int to, const struct bits *captured)
{
  for (int d = 0; d < board->direction_count; d++) {
    int over = NO_CELL, steps = 0;
    for (int c = board->next[d][from]; c != NO_CELL && steps < board->cell_count; c = board->next[d][c], steps++) {
      if (c == to && over != NO_CELL) return over;
      if (c == to) break;
      if (over == NO_CELL && bits_has(captured, c)) over = c;
    }
  }
  return NO_CELL;
}

/* What is still there after `hops` hops; what no hop seems to have taken goes at the end. */
static struct bits left_of(const struct flight *flight, const struct rules *rules, int hops)
{
  struct bits left = flight->turn.captured;
  bool landed = hops == flight->path.length - 1;
  if (rules->removal == REMOVED_AT_END) {
    if (landed && flight->ends) memset(&left, 0, sizeof left);
    return left;
  }
  for (int i = 0; i < hops; i++) {
    int over = between(&rules->board, flight->path.cell[i], flight->path.cell[i + 1], &left);
    if (over != NO_CELL) bits_remove(&left, over);
  }
  if (landed) memset(&left, 0, sizeof left);
  return left;
}

static int kind_after(const struct flight *flight, const struct rules *rules, int hops)
{
  const struct turn *turn = &flight->turn;
  if (turn->kind == turn->before) return turn->before;
  if (hops == flight->path.length - 1 && (flight->ends || rules->mid_chain == CROWN_AT_ONCE)) return turn->kind;
  int kind = turn->before;
  for (int i = 1; i <= hops; i++) kind = kind_after_hop(rules, flight->before.side, kind, flight->path.cell[i]);
  return kind;
}

static void show_after(const struct flight *flight, const struct rules *rules, int hops, struct position *out)
{
  position_copy(out, &flight->before, rules);
  int from = flight->path.cell[0], owner = position_at(out, rules, from, NULL);
  struct bits left = left_of(flight, rules, hops);
  for (int c = bits_next(&flight->turn.captured, 0); c >= 0; c = bits_next(&flight->turn.captured, c + 1))
    if (!bits_has(&left, c)) position_put(out, rules, c, NO_OWNER, 0);
  int taken = bits_count(&flight->turn.captured) - bits_count(&left);
  if (rules->keeps_score) out->score[out->side] = (int16_t)(out->score[out->side] + taken);
  if (owner == NO_OWNER) return;
  position_put(out, rules, from, NO_OWNER, 0);
  position_put(out, rules, flight->path.cell[hops], owner, kind_after(flight, rules, hops));
}

/* ---- time ---- */

static void land(struct flight *flight, const struct rules *rules, int64_t now)
{
  struct bits before = left_of(flight, rules, flight->hop), after = left_of(flight, rules, flight->hop + 1);
  int kind = kind_after(flight, rules, flight->hop);
  show_after(flight, rules, flight->hop, &flight->was);
  flight->hop++;
  flight->gone = bits_minus(before, &after);
  flight->crowned = kind_after(flight, rules, flight->hop) != kind ? flight->path.cell[flight->hop] : NO_CELL;
  flight->fade_ms = bits_empty(&flight->gone) && flight->crowned == NO_CELL ? 0 : now;
  flight->start_ms = now;
  if (flight->hop + 1 >= flight->path.length) flight->on = false;
}

void flight_begin(struct flight *flight, const struct rules *rules, const struct position *before, const struct turn *turn, const struct path *path,
                  bool ends, int hop, int hop_ms, int64_t now)
{
  flight_stop(flight);
  if (path->length < 2 || hop + 1 >= path->length) return;
  position_copy(&flight->before, before, rules);
  flight->turn = *turn;
  flight->path = *path;
  flight->on = true, flight->ends = ends;
  flight->hop = hop_ms > 0 ? hop : path->length - 2;
  flight->hop_ms = hop_ms;
  flight->start_ms = now;
  if (hop_ms <= 0) land(flight, rules, now);
}

void flight_stop(struct flight *flight)
{
  flight->on = false;
  flight->fade_ms = 0;
  flight->crowned = NO_CELL;
}

bool flight_step(struct flight *flight, const struct rules *rules, int64_t now)
{
  while (flight->on && now - flight->start_ms >= flight->hop_ms) {
    int64_t late = now - flight->start_ms - flight->hop_ms;
    land(flight, rules, now);
    flight->start_ms -= late < flight->hop_ms ? late : 0; /* after a pause nothing is rushed through */
  }
  if (flight->fade_ms && now - flight->fade_ms >= FLIGHT_FADE_MS) flight->fade_ms = 0, flight->crowned = NO_CELL;
  return flight->on || flight->fade_ms;
}

void flight_show(const struct flight *flight, const struct rules *rules, struct position *out) { show_after(flight, rules, flight->hop, out); }

float flight_way(const struct flight *flight, int64_t now)
{
  float t = fminf(1, fmaxf(0, (float)(now - flight->start_ms) / (float)flight->hop_ms));
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

float flight_fade(const struct flight *flight, int64_t now)
{
  if (!flight->fade_ms) return 0;
  float t = fminf(1, fmaxf(0, (float)(now - flight->fade_ms) / FLIGHT_FADE_MS));
  return (1 - t) * (1 - t);
}

bool flight_far(const struct flight *flight, const struct board *board)
{
  int from = flight->path.cell[flight->hop], to = flight->path.cell[flight->hop + 1];
  for (int d = 0; d < board->direction_count; d++) {
    int one = board->next[d][from], two = one == NO_CELL ? NO_CELL : board->next[d][one];
    if (one == to || two == to) return false;
  }
  return true;
}
