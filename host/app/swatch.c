#include "app/swatch.h"

#include "app/board_ground.h"

#include <math.h>

enum { COLUMNS = 4, ROWS = 2 };

struct swatch {
  const struct theme *theme;
  double scale;
};

static bool in_play(const void *context, int column, int row)
{
  (void)context;
  return (column + row) % 2 == 1;
}

/* Pieces on the squares in play, and one that is being moved. */
static void paint_pieces(cairo_t *cr, const struct theme *theme, const struct squares *squares)
{
  static const struct {
    const char *colour;
    int column, row;
  } piece[] = {{"black", 1, 0}, {"red", 3, 0}, {"white", 0, 1}, {"blue", 2, 1}};
  for (size_t i = 0; i < sizeof piece / sizeof *piece; i++) {
    double x = (double)squares->field.x + (piece[i].column + 0.5) * (double)squares->unit;
    double y = (double)squares->field.y + (piece[i].row + 0.5) * (double)squares->unit;
    const struct paint *paint = paint_named(theme, piece[i].colour, 0);
    piece_paint_on(cr, paint_for(theme, paint, MAX_PLAYERS), false, false, x, y, (double)squares->unit * 0.36);
  }
}

/* How words and buttons look on its surfaces. */
static void paint_words(cairo_t *cr, const struct theme *theme, double x, double y, double w)
{
  const struct {
    struct colour colour;
    double w;
  } bar[] = {{theme->ink, 0.34}, {theme->muted, 0.24}, {theme->accent, 0.18}};
  for (size_t i = 0; i < sizeof bar / sizeof *bar; i++) {
    cairo_rounded(cr, x, y, bar[i].w * w, 4, 2);
    cairo_colour(cr, bar[i].colour);
    cairo_fill(cr);
    x += bar[i].w * w + 0.08 * w;
  }
}

static void paint(cairo_t *cr, double w, double h, const void *context)
{
  const struct swatch *swatch = context;
  const struct theme *theme = swatch->theme;
  cairo_rounded(cr, 0, 0, w, h, 10);
  cairo_colour(cr, theme->ground);
  cairo_fill(cr);
  double unit = floor(fmin((w - 24) / (COLUMNS + 0.5), (h - 36) / (ROWS + 0.5)) * swatch->scale) / swatch->scale;
  struct squares squares = {.unit = (float)unit, .rim = (float)(unit * 0.24), .columns = COLUMNS, .rows = ROWS, .two_kinds = true, .in_play = in_play};
  double left = round((w - COLUMNS * unit) / 2 * swatch->scale) / swatch->scale, top = round((12 + unit * 0.24) * swatch->scale) / swatch->scale;
  squares.field = rect_of((float)left, (float)top, (float)(COLUMNS * unit), (float)(ROWS * unit));
  board_squares_paint(cr, theme, &squares, swatch->scale);
  paint_pieces(cr, theme, &squares);
  paint_words(cr, theme, left, h - 14, COLUMNS * unit);
}

void swatch_draw(struct gfx *gfx, const struct theme *theme, struct rect at)
{
  struct swatch swatch = {theme, gfx->scale};
  gfx_art(gfx, key_int(key_int(key_text(KEY_START, "swatch"), (long)theme->key), theme->patterns), at, 1, paint, &swatch);
}
