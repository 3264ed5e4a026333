#include "match/timer.h"

#include <string.h>

void timer_init(struct timer *timer, const struct timer_rule *rule)
{
  memset(timer, 0, sizeof *timer);
  timer->rule = *rule;
  for (int p = 0; p < MAX_PLAYERS; p++) timer->left[p] = rule->type == TIMER_NONE ? 0 : rule->ms;
}

void timer_stop(struct timer *timer, int64_t now)
{
  if (timer->running) timer->left[timer->side] = timer_left(timer, timer->side, now);
  timer->running = false;
}

void timer_run(struct timer *timer, int side, int64_t now)
{
  timer_stop(timer, now);
  if (timer->rule.type == TIMER_NONE) return;
  timer->side = side;
  timer->since = now;
  timer->least = 0;
  timer->running = true;
}

void timer_run_for(struct timer *timer, int side, int64_t ms, int64_t now)
{
  timer_run(timer, side, now);
  int64_t left = timer->left[side];
  timer->least = ms < left ? left - ms : left > 0;
}

void timer_played(struct timer *timer, int side, int64_t now)
{
  timer_stop(timer, now);
  if (timer->rule.type == TIMER_TOTAL) timer->left[side] += timer->rule.increment_ms;
  if (timer->rule.type == TIMER_TURN) timer->left[side] = timer->rule.ms;
}

void timer_relieve(struct timer *timer, int player)
{
  enum { RELIEF_MS = 60000 };
  const struct timer_rule *rule = &timer->rule;
  if (rule->type == TIMER_TURN) timer->left[player] = rule->ms;
  if (rule->type != TIMER_TOTAL || timer->left[player] > 0) return;
  int64_t least = rule->ms < RELIEF_MS ? rule->ms : RELIEF_MS;
  timer->left[player] = rule->increment_ms > least ? rule->increment_ms : least;
}

int64_t timer_left(const struct timer *timer, int player, int64_t now)
{
  int64_t left = timer->left[player];
  if (!timer->running || timer->side != player) return left;
  left -= now - timer->since;
  return left > timer->least ? left : timer->least;
}

int timer_over(const struct timer *timer, int64_t now)
{
  return timer->running && timer_left(timer, timer->side, now) == 0 ? timer->side : -1;
}

int timer_due(const struct timer *timer, int64_t now)
{
  if (!timer->running) return 0;
  int64_t left = timer_left(timer, timer->side, now), step = left > 10000 ? 1000 : 100;
  if (left > 0 && left == timer->least) return 0;
  int due = (int)(left % step);
  return due > 0 ? due : left > 0 ? (int)step : 1;
}
