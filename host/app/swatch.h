/* A small picture of a theme, in its own colours whatever the window's are: some squares with pieces on the theme's ground. */
#ifndef SALTO_APP_SWATCH_H
#define SALTO_APP_SWATCH_H

#include "app/gfx.h"

/* Fills the rectangle; at least 60 × 40 units. */
void swatch_draw(struct gfx *gfx, const struct theme *theme, struct rect at);

#endif
