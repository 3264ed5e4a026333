/* The report on a game that is reviewed: every position is thought about for a short time by app->analyst, then its turning points are known
   (match/report.h). Leaving in the middle gives it up; when it is whole it is kept until the game is another. Draws nothing
   (app/report_draw.h). */
#ifndef SALTO_APP_REPORTING_H
#define SALTO_APP_REPORTING_H

#include "match/report.h"

struct app;

struct reporting {
  struct search_limits limits; /* for one position */
  struct report report;        /* no turns: there is none */
  const struct match *match;   /* it is of this game, as it stood then; borrowed, only compared */
  uint64_t key;
  bool running;
};

void reporting_init(struct reporting *reporting, bool quick); /* quick: as analysis_init */
void reporting_release(struct reporting *reporting);

bool reporting_may(const struct app *app);
/* Begins on the screen to review, going there from a game that is over; there already: gives it up, or puts it away. Says why where it may
   not be. */
bool reporting_toggle(struct app *app);
void reporting_update(struct app *app);  /* in each frame of the review: what is of another game now is dropped */
bool reporting_thought(struct app *app); /* takes what app->analyst found, and asks on; true: something looks different now */
void reporting_give_up(struct app *app); /* unless it is whole */
void reporting_drop(struct app *app);    /* whole or not */

bool reporting_seen(const struct app *app);  /* there is one, whole or growing */
enum turn_mark reporting_mark(const struct app *app, int number);
void reporting_making_words(const struct app *app, struct strbuf *out); /* how far it is; nothing unless it is being made */
void reporting_words(const struct app *app, struct strbuf *out, int number); /* of a turn with a mark; a blank before it where there is something */
bool reporting_go(struct app *app, int by);  /* to the next turning point, 1, or the one before, -1; says where there is none */

#endif
