#include "app/wood.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

/* ---- noise: the same in every run ---- */

static double lattice(int x, int y)
{
  uint32_t h = (uint32_t)x * 0x9E3779B1u ^ (uint32_t)y * 0x85EBCA77u;
  h ^= h >> 15, h *= 0x2C1B3C6Du, h ^= h >> 12, h *= 0x297A2D39u, h ^= h >> 15;
  return (double)(h & 0xFFFF) / 65535.0;
}

static double smooth(double t) { return t * t * (3 - 2 * t); }

static double step_between(double low, double high, double v)
{
  double t = (v - low) / (high - low);
  return t <= 0 ? 0 : t >= 1 ? 1 : smooth(t);
}

/* 0 to 1, changing slowly over a length of 1. */
static double noise(double x, double y)
{
  int left = (int)floor(x), top = (int)floor(y);
  double u = smooth(x - left), v = smooth(y - top);
  double a = lattice(left, top), b = lattice(left + 1, top), c = lattice(left, top + 1), d = lattice(left + 1, top + 1);
  return a + (b - a) * u + (c + (d - c) * u - a - (b - a) * u) * v;
}

/* ---- a board of a trunk: how dark it is, texel by texel ---- */

enum { ACROSS = 1024, ALONG = 128, KEPT = 4 };

/* u across the fibres, v along them, both 0 to 1 over a board. */
static double darkness(const struct wood *wood, double u, double v)
{
  double bend = (noise(u * 1.7 + 3, v * 1.1) - 0.5) * 0.30 + (noise(u * 5 + 11, v * 2.3) - 0.5) * 0.06;
  double drift = (noise(u * 4 + 40, 0.5) - 0.5) * 0.12; /* fat years and lean ones */
  double year = wood->rings * (u + bend * wood->waves + drift);
  double part = year - floor(year), weight = 0.55 + 0.45 * noise(floor(year) * 3.7, 9.1);
  double ring = step_between(0.15, 0.86, part) * (1 - step_between(0.9, 1.0, part)) * weight;
  double fibre = noise(u * 420, v * 5 + 7), fine = noise(u * 900 + 5, v * 11);
  double pore = step_between(0.72, 0.9, noise(u * 480 + 17, v * 13)) * (0.35 + 0.65 * (1 - part));
  double tone = noise(u * 2.3 + 70, v * 1.3 + 20);
  return 0.46 * ring + 0.20 * fibre + 0.12 * fine + 0.26 * pore + 0.14 * tone - 0.06;
}

struct texture {
  int rings;
  double waves;
  cairo_surface_t *surface; /* an alpha for each texel: the first 1 to KEPT are there for the rest of the program */
};

static cairo_surface_t *make_texture(const struct wood *wood)
{
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, ACROSS, ALONG);
  unsigned char *pixels = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  for (int y = 0; pixels && y < ALONG; y++)
    for (int x = 0; x < ACROSS; x++) {
      double d = darkness(wood, (double)x / ACROSS, (double)y / ALONG);
      pixels[y * stride + x] = (unsigned char)(fmax(0, fmin(1, d)) * 255);
    }
  cairo_surface_mark_dirty(surface);
  return surface;
}

static cairo_surface_t *texture_of(const struct wood *wood)
{
  static struct texture kept[KEPT];
  static int oldest;
  for (int i = 0; i < KEPT; i++)
    if (kept[i].surface && kept[i].rings == wood->rings && kept[i].waves == wood->waves) return kept[i].surface;
  struct texture *texture = &kept[oldest];
  oldest = (oldest + 1) % KEPT;
  if (texture->surface) cairo_surface_destroy(texture->surface);
  *texture = (struct texture){wood->rings, wood->waves, make_texture(wood)};
  return texture->surface;
}

/* ---- painting ---- */

void wood_grain(cairo_t *cr, const struct wood *wood, struct colour grain, const struct plank *plank)
{
  if (!grain.a) return;
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(texture_of(wood));
  cairo_matrix_t matrix;
  double shift = lattice((int)plank->which, 1), slide = lattice((int)plank->which, 2);
  cairo_matrix_init_translate(&matrix, shift * ACROSS + ACROSS / 2.0, slide * ALONG + ALONG / 2.0);
  cairo_matrix_scale(&matrix, ACROSS / plank->across, ALONG / plank->across);
  cairo_matrix_rotate(&matrix, -plank->turn);
  cairo_matrix_translate(&matrix, -plank->x, -plank->y);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REFLECT);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR);
  cairo_set_source_rgba(cr, grain.r / 255.0, grain.g / 255.0, grain.b / 255.0, grain.a / 255.0);
  cairo_mask(cr, pattern);
  cairo_pattern_destroy(pattern);
}

static uint8_t least(uint8_t grain, uint8_t under) { return grain < under * 0.55 ? grain : (uint8_t)(under * 0.55); }

struct colour wood_grain_on(const struct wood *wood, struct colour under)
{
  struct colour grain = wood->grain;
  return (struct colour){least(grain.r, under.r), least(grain.g, under.g), least(grain.b, under.b), grain.a};
}

void wood_fill(cairo_t *cr, const struct wood *wood, struct colour colour, const struct plank *plank)
{
  cairo_set_source_rgba(cr, colour.r / 255.0, colour.g / 255.0, colour.b / 255.0, colour.a / 255.0);
  if (!wood->grain.a) {
    cairo_fill(cr);
    return;
  }
  cairo_fill_preserve(cr);
  cairo_save(cr);
  cairo_clip(cr);
  wood_grain(cr, wood, wood_grain_on(wood, colour), plank);
  cairo_restore(cr);
}

void wood_edge(cairo_t *cr, const struct wood *wood, double top, double bottom, double width, bool sunk)
{
  if (wood->bevel <= 0) return;
  double light = 0.75 * wood->bevel, shade = 0.7 * wood->bevel;
  cairo_pattern_t *pattern = cairo_pattern_create_linear(0, top, 0, bottom);
  double high = sunk ? 0 : 1, low = 1 - high; /* the sides that stand upright lie in neither */
  cairo_pattern_add_color_stop_rgba(pattern, 0, high, high, high, sunk ? shade : light);
  cairo_pattern_add_color_stop_rgba(pattern, 0.05, high, high, high, 0.15 * (sunk ? shade : light));
  cairo_pattern_add_color_stop_rgba(pattern, 0.5, high, high, high, 0);
  cairo_pattern_add_color_stop_rgba(pattern, 0.5, low, low, low, 0);
  cairo_pattern_add_color_stop_rgba(pattern, 0.95, low, low, low, 0.15 * (sunk ? light : shade));
  cairo_pattern_add_color_stop_rgba(pattern, 1, low, low, low, sunk ? light : shade);
  cairo_set_source(cr, pattern);
  cairo_set_line_width(cr, width);
  cairo_stroke_preserve(cr);
  cairo_pattern_destroy(pattern);
}
