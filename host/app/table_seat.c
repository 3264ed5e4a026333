#include "app/table_seat.h"

#include "app/table.h"

#include <math.h>

/* The player who is the only person, or NO_OWNER. */
static int sole_person(const struct match *match)
{
  int person = NO_OWNER;
  for (int p = 0; p < match->rules->player_count; p++) {
    if (match->participant[p].computer) continue;
    if (person != NO_OWNER) return NO_OWNER;
    person = p;
  }
  return person;
}

static struct point middle_of(const struct board *board, const struct bits *cells)
{
  struct point sum = {0, 0};
  for (int c = bits_next(cells, 0); c >= 0; c = bits_next(cells, c + 1)) sum.x += board->x[c], sum.y += board->y[c];
  float count = (float)bits_count(cells);
  return (struct point){sum.x / count, sum.y / count};
}

/* Where the player sits, seen from the middle of the board: where the pieces begin, else against where they go. */
static struct point place_of(const struct rules *rules, int player)
{
  const struct board *board = &rules->board;
  struct bits own = position_of(&rules->start, rules, player);
  const struct seat *seat = &board->seat[rules->player[player].seat];
  struct point place = {-seat->dx, -seat->dy};
  if (bits_empty(&own)) return place;
  struct point start = middle_of(board, &own), middle = middle_of(board, &board->cells), from = {start.x - middle.x, start.y - middle.y};
  return hypotf(from.x, from.y) < 0.5F ? place : from; /* nowhere in particular: pieces of both sides among each other */
}

int table_seat(const struct match *match)
{
  const struct rules *rules = match->rules;
  int person = rules->owned ? sole_person(match) : NO_OWNER;
  if (person == NO_OWNER) return 0;
  struct point place = place_of(rules, person);
  int turns = board_view_turns(&rules->board), best = 0;
  float length = hypotf(place.x, place.y), lowest = place.y;
  for (int i = 0; i < turns; i++) { /* half a turn before quarters that are no better */
    int steps = (i + turns / 2) % turns;
    double angle = 2 * M_PI * steps / turns;
    float y = place.x * (float)sin(angle) + place.y * (float)cos(angle);
    if (y > lowest + 0.05F * length) best = steps, lowest = y;
  }
  return best;
}

int table_player_below(const struct table *table)
{
  const struct rules *rules = table->match->rules;
  struct board_view view;
  float lowest = 0;
  int below = -1;
  board_view_init(&view, &rules->board, rect_of(0, 0, 1000, 1000), 1, VIEW_TURNED(table->turned));
  for (int p = 0; p < rules->player_count; p++) {
    float sum = 0, middle;
    int count = bits_count(&rules->player[p].home);
    for (int c = bits_next(&rules->player[p].home, 0); c >= 0; c = bits_next(&rules->player[p].home, c + 1)) sum += view.cell[c].y;
    middle = count > 0 ? sum / (float)count : 0;
    if (middle > lowest + 1) below = p;
    else if (middle > lowest - 1) below = -1;
    lowest = fmaxf(lowest, middle);
  }
  return lowest > view.bounds.y + view.bounds.h / 2 + view.gap ? below : -1;
}
