#include "app/emblem.h"

#include "app/board_draw.h"
#include "app/theme_file.h"

#include <cairo-svg.h>
#include <math.h>
#include <string.h>

/* Everything is laid out on a field of 128 units. The piece goes from the hole at the lower left over the other one to the upper
   right. */
enum { FIELD = 128, DOTS = 6 };
static const double start[2] = {32, 98}, over[2] = {62, 68}, end[2] = {92, 38};

static void disc(cairo_t *cr, double x, double y, double r, struct colour colour)
{
  cairo_new_sub_path(cr);
  cairo_arc(cr, x, y, r, 0, 2 * M_PI);
  cairo_colour(cr, colour);
  cairo_fill(cr);
}

static void paint_board(cairo_t *cr, const struct theme *theme, double edge)
{
  cairo_rounded(cr, 2, 2, FIELD - 4, FIELD - 4, 28);
  cairo_colour(cr, theme->rim);
  cairo_fill(cr);
  cairo_pattern_t *light = cairo_pattern_create_linear(0, 0, 0, FIELD);
  struct colour high = theme->pale, low = theme->board;
  cairo_pattern_add_color_stop_rgb(light, 0, high.r / 255.0, high.g / 255.0, high.b / 255.0);
  cairo_pattern_add_color_stop_rgb(light, 1, low.r / 255.0, low.g / 255.0, low.b / 255.0);
  cairo_rounded(cr, 2 + edge, 2 + edge, FIELD - 4 - 2 * edge, FIELD - 4 - 2 * edge, 28 - edge);
  cairo_set_source(cr, light);
  cairo_fill(cr);
  cairo_pattern_destroy(light);
}

/* Dots along a curve that bends over the other piece, none under its ends. */
static void paint_way(cairo_t *cr, const struct theme *theme)
{
  double bend_x = 19, bend_y = 28;
  for (int i = 0; i < DOTS; i++) {
    double t = 0.19 + 0.5 * i / (DOTS - 1), s = 1 - t;
    double x = s * s * start[0] + 2 * s * t * bend_x + t * t * end[0], y = s * s * start[1] + 2 * s * t * bend_y + t * t * end[1];
    disc(cr, x, y, 3.6, theme->accent);
  }
}

void emblem_paint(cairo_t *cr, double size)
{
  const struct theme *theme = theme_plain();
  bool small = size < 40;
  cairo_save(cr);
  cairo_scale(cr, size / FIELD, size / FIELD);
  paint_board(cr, theme, small ? fmin(8, FIELD / size) : 5);
  disc(cr, start[0], start[1], small ? 13 : 14, theme->hollow);
  if (!small) {
    disc(cr, start[0], start[1] + 1.5, 12.5, theme->hole);
    paint_way(cr, theme);
  }
  piece_paint_on(cr, paint_named(theme, "blue", 0), false, false, over[0], over[1], small ? 21 : 18);
  piece_paint_on(cr, paint_named(theme, "red", 0), false, true, end[0], end[1], small ? 27 : 24);
  cairo_restore(cr);
}

bool emblem_write(const char *path, int size, struct error *err)
{
  size_t length = strlen(path);
  bool svg = length > 4 && strcmp(path + length - 4, ".svg") == 0;
  if (size < EMBLEM_LEAST || size > EMBLEM_MOST) return error_set(err, "an icon has %d to %d pixels, not %d", EMBLEM_LEAST, EMBLEM_MOST, size);
  cairo_surface_t *canvas = svg ? cairo_svg_surface_create(path, size, size) : cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create(canvas);
  if (svg) cairo_svg_surface_set_document_unit(canvas, CAIRO_SVG_UNIT_PX);
  emblem_paint(cr, size);
  cairo_status_t status = cairo_status(cr);
  cairo_destroy(cr);
  if (status == CAIRO_STATUS_SUCCESS && !svg) status = cairo_surface_write_to_png(canvas, path);
  cairo_surface_finish(canvas);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(canvas);
  cairo_surface_destroy(canvas);
  return status == CAIRO_STATUS_SUCCESS || error_set(err, "cannot write %s: %s", path, cairo_status_to_string(status));
}

void emblem_show(SDL_Window *window)
{
  enum { SIZE = 128 };
  cairo_surface_t *canvas = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create(canvas);
  emblem_paint(cr, SIZE);
  cairo_destroy(cr);
  cairo_surface_flush(canvas);
  unsigned char *pixels = cairo_image_surface_get_data(canvas);
  if (pixels) {
    int stride = cairo_image_surface_get_stride(canvas);
    gfx_unpremultiply(pixels, SIZE, SIZE, stride);
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(pixels, SIZE, SIZE, 32, stride, SDL_PIXELFORMAT_ARGB8888);
    if (surface) SDL_SetWindowIcon(window, surface); /* copies it */
    SDL_FreeSurface(surface);
  }
  cairo_surface_destroy(canvas);
}
