/* The program's picture: drawn at every size, as pixels or as shapes; and what cannot be written is told. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/emblem.h"
#include "app/theme.h"
#include "platform/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FOLDER SALTO_BINARY_DIR

static struct colour pixel(cairo_surface_t *canvas, double x, double y)
{
  int w = cairo_image_surface_get_width(canvas), h = cairo_image_surface_get_height(canvas);
  const unsigned char *row = cairo_image_surface_get_data(canvas) + (int)(y * h) * cairo_image_surface_get_stride(canvas);
  uint32_t p;
  memcpy(&p, row + (size_t)(x * w) * 4, sizeof p);
  return (struct colour){(uint8_t)(p >> 16), (uint8_t)(p >> 8), (uint8_t)p, (uint8_t)(p >> 24)};
}

static void every_size(void **state)
{
  (void)state;
  static const int sizes[] = {EMBLEM_LEAST, 16, 24, 39, 40, 48, 256, EMBLEM_MOST};
  const char *path = FOLDER "/emblem_test.png";
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    struct error err;
    assert_true(emblem_write(path, sizes[i], &err));
    cairo_surface_t *read = cairo_image_surface_create_from_png(path);
    assert_int_equal(cairo_image_surface_get_width(read), sizes[i]);
    assert_int_equal(cairo_image_surface_get_height(read), sizes[i]);
    assert_true(pixel(read, 0, 0).a < 128); /* round corners */
    struct colour board = pixel(read, 0.2, 0.3), red = pixel(read, 0.72, 0.4), blue = pixel(read, 0.48, 0.62);
    assert_int_equal(board.a, 255);
    assert_true(board.r > board.b && board.g > 180); /* pale wood */
    assert_true(red.r > red.g + 60 && red.r > red.b + 60);
    assert_true(blue.b > blue.r + 30);
    cairo_surface_destroy(read);
  }
  remove(path);
}

static void shapes_without_pixels(void **state)
{
  (void)state;
  struct error err;
  char *text;
  const char *path = FOLDER "/emblem_test.svg";
  assert_true(emblem_write(path, 128, &err));
  assert_true(file_read(&text, NULL, path, 1 << 20, &err));
  assert_non_null(strstr(text, "<svg "));
  assert_non_null(strstr(text, "<path "));
  assert_null(strstr(text, "<image"));
  free(text);
  remove(path);
}

static void what_cannot_be_written_is_told(void **state)
{
  (void)state;
  static const char *const paths[] = {FOLDER "/no such folder/a.png", FOLDER "/no such folder/a.svg"};
  for (size_t i = 0; i < 2; i++) {
    struct error err = {0};
    assert_false(emblem_write(paths[i], 64, &err));
    assert_non_null(strstr(err.message, paths[i]));
  }
  struct error err = {0};
  assert_false(emblem_write(FOLDER "/emblem_test.png", EMBLEM_LEAST - 1, &err));
  assert_string_equal(err.message, "an icon has 8 to 1024 pixels, not 7");
  assert_false(emblem_write(FOLDER "/emblem_test.png", EMBLEM_MOST + 1, &err));
  assert_false(file_exists(FOLDER "/emblem_test.png"));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_size),
    cmocka_unit_test(shapes_without_pixels),
    cmocka_unit_test(what_cannot_be_written_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
