/* Thinking about the position that is shown, on the screens to play and to review: who is ahead, and the best lines. It asks app->analyst and
   goes on; it asks anew when another position is shown, and rests when the time for one is over. It draws nothing (app/analysis_draw.h). */
#ifndef SALTO_APP_ANALYSIS_H
#define SALTO_APP_ANALYSIS_H

#include "match/assessment.h"

struct app;

struct analysis {
  bool on;                     /* it is wanted, in whatever game, until it is switched off */
  struct search_limits limits; /* for one position */
  const struct match *match;   /* what was asked about last; borrowed, only compared. NULL: nothing */
  int turns;
  uint64_t key;
  bool thinking;               /* its answer is not there yet */
  struct search_info *info;    /* owned; the best that is known of it, no line: nothing yet */
  struct turn place[SEARCH_LINES];   /* the first turn of the line that was in each place in the last frame */
  int places;
  int64_t came_ms[SEARCH_LINES];     /* when it took the place of another; 0: it took nobody's */
};

/* `quick`: for pictures, whose answers are waited for and always the same. */
void analysis_init(struct analysis *analysis, bool quick);
void analysis_release(struct analysis *analysis);

/* Why there is none of this game now, the key of a text; NULL: it may be. */
const char *analysis_refused(const struct app *app);
bool analysis_shown(const struct app *app); /* it is on, and may be */
bool analysis_over(const struct app *app);  /* the game is over in the position that is shown: there is nothing to think about */
bool analysis_toggle(struct app *app);      /* on, off; says why where it may not be */
bool analysis_may(const struct app *app);

void analysis_update(struct app *app);      /* in each frame */
bool analysis_thought(struct app *app);     /* takes what app->analyst found; true: something looks different now */
void analysis_rest(struct app *app);        /* nothing is thought about; what is known is forgotten */
int analysis_due(const struct app *app);    /* milliseconds until what is known is to be shown again; 0: nothing is awaited */

int analysis_lines(const struct app *app);  /* how many are known of the position that is shown */
/* Who is ahead in the position that is shown; false: that is not known. */
bool analysis_assessment(const struct app *app, struct assessment *out);
/* Its best line where the game stands, if it has looked `depth` deep there or deeper; else NULL. */
const struct search_line *analysis_best(const struct app *app, int depth);
struct assessment analysis_line_assessment(const struct app *app, int line);
/* The first turn of a line can be played: here, or as the first of a game that goes on from there. */
bool analysis_may_play(const struct app *app);
/* Says why where it may not be; nor is a line played that took another's place just now, which whoever chose it cannot have seen. */
void analysis_play(struct app *app, int line);

#endif
