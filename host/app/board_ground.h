/* The ground of a board: rim, field, squares or holes and lines, the colours of the points. One picture, kept as a texture. */
#ifndef SALTO_APP_BOARD_GROUND_H
#define SALTO_APP_BOARD_GROUND_H

#include "app/board_draw.h"

#include <cairo.h>

/* Room around view->bounds that the shadow of the board takes. */
double board_ground_margin(const struct board_view *view);
void board_ground_draw(struct gfx *gfx, const struct board_scene *scene);

/* A field of squares with its frame and shadow, drawn by cairo; for whoever shows one without a game. */
struct squares {
  struct rect field;
  float unit, rim;
  int columns, rows;
  bool two_kinds;                                                /* those in play are of another colour than the rest */
  bool (*in_play)(const void *context, int column, int row);
  const void *context;
};
void board_squares_paint(cairo_t *cr, const struct theme *theme, const struct squares *squares, double scale); /* scale: pixels to a unit */

#endif
