#include "search/time.h"

enum { RESERVE_MS = 30, USUAL_TURNS = 30 };

int64_t time_limited(int64_t ms) { return ms > TIME_MOST_MS ? TIME_MOST_MS : ms < -TIME_MOST_MS ? -TIME_MOST_MS : ms; }

int64_t time_for_turn(const struct time_left *left)
{
  int64_t turns = left->turns_to_go > 0 && left->turns_to_go < USUAL_TURNS ? left->turns_to_go : USUAL_TURNS;
  int64_t usable = time_limited(left->ms) - RESERVE_MS, share = usable / turns + time_limited(left->increment_ms) * 3 / 4;
  if (share > usable / 2 && turns > 1) share = usable / 2; /* an increment comes only after the turn */
  if (share > usable) share = usable;
  return share > 1 ? share : 1;
}
