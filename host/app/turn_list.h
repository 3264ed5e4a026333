/* The list of the turns of a game, rounds in rows; a click on a turn looks at the position after it. Each player has a column with their
   piece as its head; where there is no width for that, the turns of a round stand in several rows, a piece before each. One stop for the
   keyboard, in which the arrow keys go from turn to turn. On the screens to play and to review. */
#ifndef SALTO_APP_TURN_LIST_H
#define SALTO_APP_TURN_LIST_H

#include "app/state.h"

/* How the turns of a round stand. Everyone keeps their place, also where others are home and passed over. */
struct turn_grid {
  int columns, rows;         /* of a round */
  float number_w, column_w;
  float pad;                 /* from the end of a turn's words to where the mark of the one that is shown ends */
  int line_cells;            /* how many cells of a turn are sure to fit on a line; turn_grid_for does not know it */
  float note_w;              /* of the sign behind a turn that the report has marked, where there is room; turn_grid_for does not know it either */
  bool small;                /* in small letters, so that everyone has a column */
  bool heads, marks;         /* pieces over the columns; before each turn; never both */
};
/* For a list of this size. `number_w`, `turn_w`, `small_w`: of the longest number and of a turn from one cell to another, in letters of two
   sizes; in units. */
struct turn_grid turn_grid_for(float w, float h, int players, float number_w, float turn_w, float small_w);
/* Where the keyboard goes from `at` turns looked at; `page`: rows at once for the page keys. Up and down stay with the player; before the first
   turn is the start, 0. */
int turn_grid_step(const struct turn_grid *grid, const struct game *game, int at, enum arrow arrow, int page);

enum { TURN_LIST_LEAST = 28 }; /* units of height that show a turn */

/* Draws the list of app->match; the turn that app->table shows stands out. Returns how many turns are to be looked at since one was
   clicked, or -1. */
int turn_list_draw(struct app *app, struct rect at);
/* The turn that is shown comes into view. */
void turn_list_follow(struct app *app);
bool turn_list_focused(const struct app *app);
bool turn_list_arrow(struct app *app, enum arrow arrow); /* true: another turn is looked at */

/* One text a turn, as its column needs it: "e5xe7", in two lines "e5xe7x\nk7", or, true, shortened to "e5x…xk7", "e5…k7". */
bool turn_list_text(struct strbuf *out, const struct match *match, int number, struct lettering *lettering, enum style style, double room);
/* A written turn with more than two cells, shortened likewise in its place. */
void turn_list_shorten(struct strbuf *turn, const struct board *board, const struct path *path, struct lettering *lettering, enum style style, double room);
/* Which round a turn belongs to, counted from 0: a round is over when the order of play begins anew. Players who are home are passed
   over, so that a round has as many turns as there were players left. */
int turn_list_round(const struct game *game, int number);

#endif
