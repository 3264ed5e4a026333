/* What stands beside the rows of a board of holes: what the names of the cells of a row share, "e", at the end where its numbers begin,
   and at the other end the number they reach, "13". Pure geometry, as app/board_view.h. A board whose cells are not called by letters and
   a number, or whose rows are no lines, has none. */
#ifndef SALTO_APP_VIEW_NAMES_H
#define SALTO_APP_VIEW_NAMES_H

#include "app/board_view.h"

enum { MAX_VIEW_NAMES = 2 * MAX_CELLS };

struct view_name {
  struct point at;             /* its middle, outside the board */
  char text[CELL_NAME_SIZE];
  bool number;
};

/* How many; 0 also where the rows are too close to each other for letters. */
int view_names(const struct board_view *view, struct view_name out[MAX_VIEW_NAMES]);
/* Whether all of them lie in a rectangle. */
bool view_names_inside(const struct board_view *view, struct rect area);

#endif
