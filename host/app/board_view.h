/* Where a board's cells are in a rectangle of the screen, and which cell a point is on. Pure geometry: it draws nothing
   (app/board_draw.h does) and knows no rules. */
#ifndef SALTO_APP_BOARD_VIEW_H
#define SALTO_APP_BOARD_VIEW_H

#include "app/rect.h"
#include "core/board.h"

enum { MAX_OUTLINE = 64 };

struct point {
  float x, y;
};

struct board_view {
  const struct board *board; /* borrowed */
  int turned;                /* how far it is turned clockwise, in steps of which board_view_turns() make a whole turn */
  float cosine, sine;        /* of that */
  bool names_on_rim;         /* squares too small for a name and a piece */
  float unit;                /* the length of 1 in the board's own coordinates */
  float gap;                 /* between the two nearest cells */
  float radius;              /* of a piece */
  struct rect bounds;        /* all that is drawn, the rim included; centred in the rectangle given, and within it unless it is VIEW_LARGE */
  float rim;                 /* its width */
  struct point cell[MAX_CELLS];
  /* squares */
  int columns, rows;
  struct rect field;         /* the squares without the rim */
  /* holes: the board's edge, clockwise; outline_count is 0 when it cannot be traced, and the picture is drawn round each line */
  int outline_count;
  struct point outline[MAX_OUTLINE];
};

/* VIEW_NAMES: small squares get a rim wide enough for the names of columns and rows, holes room beside their rows (app/view_names.h).
   VIEW_LARGE: cells can be seen and hit also where the board then is larger than the rectangle, which it is only where it must be. */
enum view_flags { VIEW_FLIPPED = 1, VIEW_NAMES = 2, VIEW_LARGE = 4, VIEW_STEP = 8 };
/* Turned by so many steps, 0 to board_view_turns() - 1; VIEW_FLIPPED is half a turn more. */
#define VIEW_TURNED(steps) ((unsigned)(steps) * VIEW_STEP)

/* In how many steps the picture of the board can be turned round so that its cells and lines look the same: 6, 4 or 2. */
int board_view_turns(const struct board *board);

/* `scale`: pixels to a unit; squares get whole pixels. */
void board_view_init(struct board_view *view, const struct board *board, struct rect area, double scale, unsigned flags);

/* How wide all of it is by how high, as it stands when a game begins. */
float board_view_shape(const struct board *board);

/* The cell at a point, or NO_CELL. On squares all of the square counts; on holes a disc that meets those of its neighbours. */
int board_view_pick(const struct board_view *view, float x, float y);

/* The square around a cell (squares), or the square box around its hole. */
struct rect board_view_box(const struct board_view *view, int cell);

/* The corners of the smallest convex shape around some cells, `margin` units (of the board) outside them, clockwise; on sides beyond
   which the board goes on only `inner`.
   Returns how many; 0 for fewer than three cells or cells in a line. */
int board_view_hull(const struct board_view *view, const struct bits *cells, float margin, float inner, struct point out[MAX_OUTLINE]);

/* What stands beside column `column` or row `row` of a field of squares as it is seen now: "c", "7". "" where the names do not say. */
void board_view_column_name(const struct board_view *view, int column, char out[CELL_NAME_SIZE]);
void board_view_row_name(const struct board_view *view, int row, char out[CELL_NAME_SIZE]);

#endif
