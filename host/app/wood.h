/* Wood painted by cairo: rings, fibres and pores over a colour, as a theme says, and edges that catch the light. It knows no boards. */
#ifndef SALTO_APP_WOOD_H
#define SALTO_APP_WOOD_H

#include "app/theme.h"

#include <cairo.h>

/* How a plank was cut from the trunk. */
struct plank {
  double x, y;    /* where its middle is */
  double across;  /* the length over which wood.rings rings are seen */
  double turn;    /* of the fibres, radians: 0, from top to bottom */
  unsigned which; /* planks of other numbers look otherwise */
};

/* Fills the path, which is gone afterwards, with a colour and, where the theme says so, with the grain of a plank over it. */
void wood_fill(cairo_t *cr, const struct wood *wood, struct colour colour, const struct plank *plank);
/* The colour of the grain on wood of some colour: darker on dark wood, where it would not be seen. */
struct colour wood_grain_on(const struct wood *wood, struct colour under);
/* Only the grain, of a colour and its strength, over what is there. */
void wood_grain(cairo_t *cr, const struct wood *wood, struct colour grain, const struct plank *plank);
/* Light from above along the path, which is kept: bright where it is high, dark where it is low; `sunk` the other way round. */
void wood_edge(cairo_t *cr, const struct wood *wood, double top, double bottom, double width, bool sunk);

#endif
