/* A board with its pieces, drawn through gfx: the ground of a board as one cached picture, pieces as others, and the states of
   play on top. Where things are is app/board_view.h; what may be done is told by the caller. */
#ifndef SALTO_APP_BOARD_DRAW_H
#define SALTO_APP_BOARD_DRAW_H

#include "app/board_view.h"
#include "app/gfx.h"
#include "app/lettering.h"
#include "core/rules.h"
#include "core/turn.h"
#include "match/participant.h"

/* What to show; zeroed, with `view`, `rules`, `position` and `theme` set, is a board at rest. Cells are NO_CELL where none is meant
   (board_scene_init sets that). */
struct board_scene {
  const struct board_view *view;
  const struct rules *rules;
  const struct position *position;
  const struct theme *theme;
  const struct participant *participants; /* whose colours the pieces have; NULL: the rules' */
  const uint8_t *tint;         /* by cell: which of the six colours a piece of nobody shows; NULL: by place */
  bool names;                  /* of columns and rows */
  const struct path *last;     /* the last turn's way, or NULL */
  const struct path *way;      /* the turn in the making: from its start to where the piece is now, or NULL */
  int lifted, pointed;         /* the piece in hand; the piece pointed at that may be lifted */
  int target;                  /* the reachable cell pointed at */
  struct bits targets;         /* reachable cells */
  struct bits called;          /* pieces of which one must be moved, where that is a duty */
  struct bits candidates;      /* pieces of which one is to be chosen, to go to `wanted` */
  int wanted;                  /* a cell */
  bool dragged;                /* the piece in hand is at (drag_x, drag_y) */
  float drag_x, drag_y;
  struct bits ends;            /* cells further on where the turn may end */
  int moving;                  /* the piece on this cell is on its way, and now at (moving_x, moving_y) */
  float moving_x, moving_y;
  bool line;                   /* and a line is drawn behind it, from its cell */
  struct bits gone;            /* the pieces of `gone_from` on these cells fade away; so much of them is seen yet */
  const struct position *gone_from;
  float gone_strength;
  int crowned;                 /* the crown of the piece on this cell is only coming: it lacks this much */
  float crown_missing;
  struct bits marks;           /* cells made to stand out */
  const struct path *arrow;    /* arrows over all, along the cells of each */
  int arrow_count;
  int cursor;                  /* the cell that the keyboard is on */
};

void board_scene_init(struct board_scene *scene, const struct board_view *view, const struct rules *rules, const struct position *position,
                      const struct theme *theme);
void board_draw(struct gfx *gfx, struct lettering *lettering, const struct board_scene *scene);

/* Which of the six colours the pieces of nobody show at the start: by the sixth of the board they lie in. */
void board_tints(uint8_t tint[MAX_CELLS], const struct board *board);

/* One piece: on the board, beside a player's name. */
void piece_draw(struct gfx *gfx, const struct paint *paint, bool crowned, bool lifted, double x, double y, double radius);
void piece_draw_faint(struct gfx *gfx, const struct paint *paint, bool crowned, bool lifted, double x, double y, double radius, double strength);
/* The same on any canvas of cairo, not kept; where a lifted one goes is the caller's matter. */
void piece_paint_on(cairo_t *cr, const struct paint *paint, bool crowned, bool lifted, double x, double y, double radius);
/* With its sign where the player wants one in such a game. `participants` may be NULL. */
const struct paint *piece_paint(const struct theme *theme, const struct rules *rules, const struct participant *participants, int owner);
bool piece_crowned(const struct rules *rules, int kind); /* a kind that another is promoted to */

#endif
