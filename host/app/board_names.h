/* The names of rows and columns, drawn: in the corners of squares or on their rim, and beside the rows of a board of holes. */
#ifndef SALTO_APP_BOARD_NAMES_H
#define SALTO_APP_BOARD_NAMES_H

#include "app/board_draw.h"

/* Those of scene->names; between the ground and the pieces. */
void board_names_draw(struct gfx *gfx, struct lettering *lettering, const struct board_scene *scene);

#endif
