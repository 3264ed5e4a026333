/* The cell of a board that the keyboard or a controller is on, and where an arrow leads from it. Pure geometry of the picture as it is
   seen, so that "up" is up however the board is turned; it knows no rules, no keys and draws nothing.

   The cells are read like lines of text. Left and right go along the row. Up and down go to the next row that has cells, to the one
   nearest to the column that the cursor came from: on squares straight on, on the star and where only the dark squares are in play to
   one of the two neighbours up there, the one on the side of the last sideways motion, and with the next step back in line. The four ways
   between go to the neighbour on that side in the next row. So every cell is reached from every other by left, right, up and down. */
#ifndef SALTO_APP_CURSOR_H
#define SALTO_APP_CURSOR_H

#include "app/board_view.h"

enum arrow { ARROW_LEFT, ARROW_RIGHT, ARROW_UP, ARROW_DOWN, ARROW_UP_LEFT, ARROW_UP_RIGHT, ARROW_DOWN_LEFT, ARROW_DOWN_RIGHT, ARROW_COUNT };

struct cursor {
  int cell;     /* or NO_CELL */
  float column; /* where up and down want to be, in units of the board from the left edge of its picture */
  float stood;  /* where the cell was then: another place means that the board was turned */
};

void cursor_put(struct cursor *cursor, const struct board_view *view, int cell);
/* False: nothing lies that way, and the cursor stays. */
bool cursor_move(struct cursor *cursor, const struct board_view *view, enum arrow arrow);

/* The cell of a set nearest to the middle of the board; NO_CELL for none. */
int cursor_middle(const struct board_view *view, const struct bits *cells);
/* The next cell of a set after `cell` in the order they are read, or the one before; round at the ends. NO_CELL for an empty set. */
int cursor_among(const struct board_view *view, const struct bits *cells, int cell, bool back);

/* The way nearest to a direction, y growing downwards: of a stick. */
enum arrow cursor_arrow(float dx, float dy);

#endif
