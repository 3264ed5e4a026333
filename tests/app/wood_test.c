/* Wood: grain that is seen and stays near its colour, the same in every run, another on every plank; and none where the theme wants none. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/wood.h"

#include <stdlib.h>
#include <string.h>

enum { SIDE = 96 };
static const struct colour maple = {0xEF, 0xD7, 0xA8, 255}, ebony = {0x30, 0x20, 0x18, 255};
static const struct wood wood = {{0x8A, 0x4A, 0x14, 128}, 22, 0.45, 0.6};

struct picture {
  uint32_t pixel[SIDE * SIDE];
};

static void paint(struct picture *out, const struct wood *of, struct colour colour, unsigned which)
{
  memset(out, 0, sizeof *out);
  cairo_surface_t *surface = cairo_image_surface_create_for_data((unsigned char *)out->pixel, CAIRO_FORMAT_ARGB32, SIDE, SIDE, SIDE * 4);
  cairo_t *cr = cairo_create(surface);
  struct plank plank = {SIDE / 2, SIDE / 2, 400, 0, which};
  cairo_rectangle(cr, 0, 0, SIDE, SIDE);
  wood_fill(cr, of, colour, &plank);
  assert_false(cairo_has_current_point(cr)); /* the path is gone */
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  cairo_surface_destroy(surface);
}

static int red(uint32_t pixel) { return (int)(pixel >> 16 & 255); }

static double mean(const struct picture *picture)
{
  double sum = 0;
  for (int i = 0; i < SIDE * SIDE; i++) sum += red(picture->pixel[i]);
  return sum / (SIDE * SIDE);
}

/* How much it changes from a pixel to the next: across the fibres, or along them. */
static double roughness(const struct picture *picture, int step)
{
  double sum = 0;
  for (int y = 0; y + 1 < SIDE; y++)
    for (int x = 0; x + 1 < SIDE; x++) sum += abs(red(picture->pixel[y * SIDE + x]) - red(picture->pixel[y * SIDE + x + step]));
  return sum / (SIDE * SIDE);
}

static void without_grain_it_is_a_colour(void **state)
{
  (void)state;
  struct picture picture;
  struct wood plain = wood;
  plain.grain.a = 0;
  paint(&picture, &plain, maple, 1);
  for (int i = 0; i < SIDE * SIDE; i++) assert_int_equal(picture.pixel[i], 0xFFEFD7A8);
}

static void grain_is_seen(void **state)
{
  (void)state;
  struct picture picture;
  paint(&picture, &wood, maple, 1);
  assert_true(mean(&picture) < maple.r - 4 && mean(&picture) > maple.r - 50);
  assert_true(roughness(&picture, 1) > 2 * roughness(&picture, SIDE)); /* fibres run from top to bottom */
  paint(&picture, &wood, ebony, 1);
  assert_true(roughness(&picture, 1) > 0.4); /* and on dark wood */
}

static void planks_differ(void **state)
{
  (void)state;
  struct picture one, again, other, crossed;
  paint(&one, &wood, maple, 1);
  paint(&again, &wood, maple, 1);
  assert_memory_equal(&one, &again, sizeof one);
  paint(&other, &wood, maple, 2);
  assert_memory_not_equal(&one, &other, sizeof one);
  for (int rings = 10; rings < 20; rings++) { /* more kinds of wood than are kept */
    struct wood kind = wood;
    kind.rings = rings;
    paint(&crossed, &kind, maple, 1);
  }
  paint(&again, &wood, maple, 1);
  assert_memory_equal(&one, &again, sizeof one);
}

static void edges_catch_the_light(void **state)
{
  (void)state;
  for (int sunk = 0; sunk < 2; sunk++) {
    struct picture picture;
    memset(&picture, 0, sizeof picture);
    cairo_surface_t *surface = cairo_image_surface_create_for_data((unsigned char *)picture.pixel, CAIRO_FORMAT_ARGB32, SIDE, SIDE, SIDE * 4);
    cairo_t *cr = cairo_create(surface);
    cairo_set_source_rgb(cr, 0.5, 0.5, 0.5);
    cairo_paint(cr);
    cairo_rectangle(cr, 10, 10, SIDE - 20, SIDE - 20);
    wood_edge(cr, &wood, 10, SIDE - 10, 4, sunk);
    assert_true(cairo_has_current_point(cr)); /* the path is kept */
    cairo_destroy(cr);
    cairo_surface_flush(surface);
    int top = red(picture.pixel[10 * SIDE + SIDE / 2]), bottom = red(picture.pixel[(SIDE - 10) * SIDE + SIDE / 2]);
    assert_true(sunk ? top < bottom - 20 : top > bottom + 20);
    cairo_surface_destroy(surface);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(without_grain_it_is_a_colour), cmocka_unit_test(grain_is_seen), cmocka_unit_test(planks_differ), cmocka_unit_test(edges_catch_the_light),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
