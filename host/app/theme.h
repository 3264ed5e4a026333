/* Colours by role, a theme a row, and the paints of the players. Values only; nothing here draws. */
#ifndef SALTO_APP_THEME_H
#define SALTO_APP_THEME_H

#include "base/strbuf.h"

#include <stdint.h>

struct colour {
  uint8_t r, g, b, a;
};

enum sign { SIGN_RING, SIGN_SQUARE, SIGN_TRIANGLE, SIGN_DIAMOND, SIGN_CROSS, SIGN_BARS, SIGN_GROOVES, SIGN_DOT };

/* How the pieces of a player look: never told apart by colour alone. */
struct paint {
  const char *name;            /* the colour's key in scripts */
  enum sign sign;
  struct colour face, edge, ink; /* the top, the rim below it, the sign and the crown */
};

struct theme {
  const char *name;
  struct colour ground, surface, raised, line, ink, muted, accent, accent_soft, on_accent, danger;
  struct colour last;          /* the last turn; its strength on the board is in `last.a` */
  struct colour way;           /* dots along it */
  struct colour board, grid, rim, hole, hollow; /* hollow: the shade inside a hole; grid: lines, and the squares in play where there are two kinds */
  struct colour pale;          /* the squares nobody plays on */
};

const struct theme *theme_find(const char *name);  /* NULL where there is none of that name */
void theme_names(struct strbuf *out);              /* "light or dark" */
const struct theme *theme_named(const char *name); /* NULL or unknown: the first */

/* The paint for a colour's name; for one that is not known, the paint of that player number. */
const struct paint *paint_named(const char *colour, int player);
/* The six colours of pieces that belong to nobody: only for the picture. */
const struct paint *paint_numbered(int number);

static inline struct colour colour_alpha(struct colour c, double strength)
{
  c.a = (uint8_t)((double)c.a * strength + 0.5);
  return c;
}

/* From one to the other, `k` 0 to 1; without alpha. */
struct colour colour_mix(struct colour from, struct colour to, double k);
/* What is seen where a colour with some alpha lies over another. */
struct colour colour_over(struct colour under, struct colour over);
double colour_contrast(struct colour a, struct colour b); /* 1 to 21 */
/* The theme's ink for small letters on some part of the board: the first that reads well. */
struct colour colour_readable(const struct theme *theme, struct colour on);

#endif
