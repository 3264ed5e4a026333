/* The board: a graph of cells with names and places, directions with neighbours, and named regions.

   It is built in three moves: board_init; board_add_cell and board_link (or a shape, core/shapes.h, that does both);
   board_finish, which numbers the cells and derives the rest. Afterwards it never changes.

   Numbering. A lattice board (cells that have integer coordinates, directions that are constant differences of them) gets
   bit = a·i + b·j with the strides a, b that need the fewest bits, so that every direction is one constant shift under a
   mask. Any other board is numbered in reading order and moves by its neighbour table. */
#ifndef SALTO_CORE_BOARD_H
#define SALTO_CORE_BOARD_H

#include "base/error.h"
#include "core/bits.h"

#include <stddef.h>

enum { MAX_DIRECTIONS = 16, MAX_REGIONS = 320, MAX_SEATS = 8, CELL_NAME_SIZE = 8, BOARD_NAME_SIZE = 24, NO_CELL = -1 };

enum board_look { LOOK_SQUARES, LOOK_HOLES }; /* how a picture shows cells: a chequered field, or holes joined by lines */

struct direction {
  char name[BOARD_NAME_SIZE];   /* "N", "NE", … or what the script calls it */
  float dx, dy;                 /* where it points in the picture; y grows downwards */
  int di, dj;                   /* the lattice step, where the board is one */
  int shift;                    /* bits to shift left (negative: right), where the board is a lattice */
  struct bits can;              /* the cells that have a neighbour this way */
  int opposite;                 /* direction number, or -1 */
};

struct region {
  char name[BOARD_NAME_SIZE];
  struct bits cells;
};

/* A place at the board that a player can take: which way their pieces face and the regions that are theirs. */
struct seat {
  char name[BOARD_NAME_SIZE];
  float dx, dy;               /* forward; y grows downwards */
  int home, far;              /* region numbers, or -1: where they start, and the side opposite */
};

struct board {
  int cell_count, word_count; /* word_count: 64-bit words that hold every cell number, 1 to 4 */
  int direction_count, region_count, seat_count, row_count;
  bool lattice;
  enum board_look look;
  struct bits cells;                          /* the numbers that are cells */
  char name[MAX_CELLS][CELL_NAME_SIZE];       /* by cell; "" where the number is no cell */
  float x[MAX_CELLS], y[MAX_CELLS];           /* place in the picture, neighbours about 1 apart; y grows downwards */
  int i[MAX_CELLS], j[MAX_CELLS];             /* lattice coordinates */
  int16_t next[MAX_DIRECTIONS][MAX_CELLS];    /* neighbour or NO_CELL */
  uint8_t order[MAX_CELLS];                   /* cells in reading order: rows from the top, each from the left */
  uint16_t row_start[MAX_CELLS + 1];          /* row r is order[row_start[r]] … order[row_start[r + 1] - 1] */
  struct direction direction[MAX_DIRECTIONS];
  struct region region[MAX_REGIONS];
  struct seat seat[MAX_SEATS];
};

void board_init(struct board *board, enum board_look look);

/* Adds a cell; its number until board_finish is the count before. `row` is its row in position texts, 0 at the top.
   Cells must be added in reading order. Errors: too many cells, a bad or repeated name. */
bool board_add_cell(struct board *board, const char *name, int row, float x, float y, int i, int j, struct error *err);

/* Adds a direction; -1 with `err` when there are too many or the name is taken. di = dj = 0: not a lattice direction. */
int board_add_direction(struct board *board, const char *name, float dx, float dy, int di, int dj, struct error *err);

/* Says that `to` is the neighbour of `from` in that direction (one way only). */
bool board_link(struct board *board, int direction, int from, int to, struct error *err);
/* Links every cell to the cell one lattice step away, in every direction. */
void board_link_lattice(struct board *board);

/* Adds a region, or more cells to one that exists; its number, or -1 with `err`. Cells by number; after board_finish too. */
int board_add_region(struct board *board, const char *name, const struct bits *cells, struct error *err);
bool board_add_seat(struct board *board, const char *name, float dx, float dy, int home, int far, struct error *err);

/* Numbers the cells, finds strides, shifts, masks, opposites and rows. The board does not change afterwards,
   except for regions that a script adds. */
bool board_finish(struct board *board, struct error *err);

/* By name; NO_CELL or -1 when there is none. Region "all" always exists. */
int board_cell(const struct board *board, const char *name);
int board_region(const struct board *board, const char *name);
int board_direction(const struct board *board, const char *name);
int board_seat(const struct board *board, const char *name);

/* The directions that a word means for a piece facing (dx, dy), as a mask: "forward", "sideways", "back", "any", the name of
   a direction, or "orthogonal" and "diagonal" (by the picture). 0 when the word is not known or names none. */
uint16_t board_directions(const struct board *board, const char *word, float dx, float dy);

#endif
