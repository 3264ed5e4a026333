/* The ground of a board: rim, field, squares or holes and lines, the colours of the points. One picture, kept as a texture. */
#ifndef SALTO_APP_BOARD_GROUND_H
#define SALTO_APP_BOARD_GROUND_H

#include "app/board_draw.h"

/* Room around view->bounds that the shadow of the board takes. */
double board_ground_margin(const struct board_view *view);
void board_ground_draw(struct gfx *gfx, const struct board_scene *scene);

#endif
