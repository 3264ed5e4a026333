/* The players' time. It reads no clock: the caller says what time it is, in milliseconds that only go forward (platform/clock.h). */
#ifndef SALTO_MATCH_TIMER_H
#define SALTO_MATCH_TIMER_H

#include "core/position.h"

#include <stdbool.h>
#include <stdint.h>

enum timer_type {
  TIMER_NONE,
  TIMER_TOTAL, /* `ms` for the whole game, and `increment_ms` more after each turn */
  TIMER_TURN,  /* `ms` for each turn */
};

struct timer_rule {
  enum timer_type type;
  int64_t ms, increment_ms;
};

struct timer {
  struct timer_rule rule;
  int64_t left[MAX_PLAYERS]; /* ms, as of `since`; never below 0 */
  int64_t since;             /* when `side` began to use it up, */
  int64_t least;             /* of which so much stays, however long it runs: timer_run_for; 0 otherwise */
  int side;
  bool running;
};

/* Everybody has the whole time; nothing runs. */
void timer_init(struct timer *timer, const struct timer_rule *rule);
/* The time of `side` runs from now on. Nothing happens without a rule. */
void timer_run(struct timer *timer, int side, int64_t now);
/* Likewise, but it counts no more than `ms`, nor the last millisecond of all: a computer was given so long to think. What the machine takes besides
   is not its thinking, and it never loses by that. */
void timer_run_for(struct timer *timer, int side, int64_t ms, int64_t now);
/* Nobody's time runs: the game is over, or looked away from. */
void timer_stop(struct timer *timer, int64_t now);
/* `side` has played a turn: it gets its increment, or its next turn's time. Nothing runs afterwards. */
void timer_played(struct timer *timer, int side, int64_t now);
/* A turn that was taken back is to be played again, and nothing runs: it has the whole of a turn's time. Of time for the game only who has
   none left gets some: a minute (all of it, where that is less), or the increment where that is more. */
void timer_relieve(struct timer *timer, int player);
int64_t timer_left(const struct timer *timer, int player, int64_t now);
/* The player whose time is over, or -1. */
int timer_over(const struct timer *timer, int64_t now);
/* Milliseconds until what a clock in whole seconds (tenths below ten seconds) shows is another; 0: nothing runs any more. */
int timer_due(const struct timer *timer, int64_t now);

#endif
