/* Colours by role, the paints of the players, and the wood that boards may be made of. Values only: nothing here draws, and where themes
   come from is app/theme_file.h. */
#ifndef SALTO_APP_THEME_H
#define SALTO_APP_THEME_H

#include "app/settings.h"

#include <stdint.h>

struct colour {
  uint8_t r, g, b, a;
};

struct wood {
  struct colour grain;           /* of the fibres; how strongly they are seen is in `grain.a`: 0, it is not of wood */
  int rings;                     /* years of growth seen across a board */
  double waves;                  /* how far they wander, 0 to 1 */
  double bevel;                  /* how strongly edges catch the light, 0 to 1 */
};

enum sign { SIGN_NONE, SIGN_RING, SIGN_SQUARE, SIGN_TRIANGLE, SIGN_DIAMOND, SIGN_CROSS, SIGN_BARS, SIGN_GROOVES, SIGN_DOT };

enum { THEME_ID_SIZE = 32, THEME_NAMES = 8, THEME_NAME_SIZE = 64, PAINTS = 8 };

/* How the pieces of a player look: never told apart by colour alone, where signs are shown. */
struct paint {
  char name[16];                 /* the colour's key in scripts */
  enum sign sign;
  struct colour face, edge, ink; /* the top, the rim below it, the sign and the crown */
  struct wood wood;              /* it is turned from; its grain is fainter than the board's, or not there */
};

struct theme {
  char id[THEME_ID_SIZE];        /* of its file */
  struct {
    char language[16], text[THEME_NAME_SIZE];
  } name[THEME_NAMES];           /* what players read; as far as language is not "" */
  int order;                     /* its place in a list, small numbers first */
  struct colour ground, surface, raised, line, ink, muted, accent, accent_soft, on_accent, danger;
  struct colour last;            /* the last turn; its strength on the board is in `last.a` */
  struct colour way;             /* dots along it */
  struct colour board, grid, rim, hole, hollow; /* grid: lines between squares, and those in play where there are two kinds;
                                                   hollow: the shade inside a hole, lines that join holes */
  struct colour pale;            /* the squares nobody plays on */
  struct wood wood;
  struct paint paint[PAINTS], bare[PAINTS]; /* bare: without signs */
  uint64_t key;                  /* of all that is above, for what is drawn with it and kept */
  enum patterns patterns;        /* not of a file: whether the player wants signs on the pieces */
};

/* All but the theme's own file has said is there: what follows from it. */
void theme_finish(struct theme *theme);
/* The theme's name in a language, else in one that is near, in English, else its id. Borrowed. */
const char *theme_title(const struct theme *theme, const char *language);

/* The names of colours that there are paints for, in the order of play; NULL for other numbers. The first six are also those of pieces
   that belong to nobody. */
const char *paint_name(int number);
enum sign paint_sign(int number);
/* The paint for a colour's name; for one that is not known, the paint of that player number. */
const struct paint *paint_named(const struct theme *theme, const char *colour, int player);
/* The six colours of pieces that belong to nobody: only for the picture. */
const struct paint *paint_numbered(const struct theme *theme, int number);
/* The same paint with its sign or, as the player wants it in a game of `colours` colours, without. */
const struct paint *paint_for(const struct theme *theme, const struct paint *paint, int colours);

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
