/* The shapes a script can ask for by name. Each fills a board from board_init to before board_finish; the caller may add
   regions and must finish it. Names of cells, rows and seats are those of the position texts. */
#ifndef SALTO_CORE_SHAPES_H
#define SALTO_CORE_SHAPES_H

#include "core/board.h"

enum square_cells { SQUARE_ALL, SQUARE_DARK, SQUARE_LIGHT };
enum square_lines { LINES_ORTHOGONAL = 1, LINES_DIAGONAL = 2, LINES_BOTH = 3 };

/* width × height squares, `a1` at the bottom left and dark. Columns a, b, … z, aa … without x, which stands between cells in turns; rows from 1. Regions:
   row1 … (from the bottom), column_a …, seats "bottom", "top", "left", "right" with their edge rows as home and far.
   With one colour of cells an orthogonal direction leads to the next cell of that colour, two squares on. */
bool shape_square(struct board *board, int width, int height, enum square_cells cells, enum square_lines lines, struct error *err);

/* A six-pointed star around a hexagon of side arm + 1; arm 4 has 121 cells. Rows a (bottom tip) to the top, cells from the
   left from 1. Regions: S, SW, NW, N, NE, SE (the points), hexagon. Seats: the same six, facing the point opposite. */
bool shape_star(struct board *board, int arm, struct error *err);

/* The hexagon alone, `side` cells a side. Regions: the six edges S, SW, NW, N, NE, SE; seats N and S. */
bool shape_hexagon(struct board *board, int side, struct error *err);

#endif
