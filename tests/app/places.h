/* What every screen's rectangles are tried with: the sizes that a window may have, the languages, the families of letters that may be found.
   For the tests of layouts. */
#ifndef SALTO_TESTS_APP_PLACES_H
#define SALTO_TESTS_APP_PLACES_H

#include "fixture.h"

#include "app/lettering.h"
#include "app/rect.h"

#include <stdio.h>
#include <string.h>

static const struct {
  float w, h;
} sizes[] = {
  {640, 480},   {640, 640},   {700, 1000}, {800, 600},  {880, 700},   {899, 899},   {900, 600},   {900, 640},  {900, 900},  {1024, 600},
  {1024, 768},  {1099, 700},  {1100, 700}, {1280, 720}, {1280, 800},  {1920, 1080}, {1080, 1920}, {768, 1024}, {640, 1400}, {2560, 1440},
  {3840, 2160}, {2160, 3840}, {640, 2160}, {3840, 480}, {640, 853},   {720, 900},   {800, 800},   {1080, 1200},
};
enum { SIZES = sizeof sizes / sizeof *sizes };

static const char *const languages[] = {"en", "pt-BR"};
static struct lettering *lettering;
static struct fixture fixture;

/* Rectangles without width or height are not there. */
static inline void assert_apart(const struct rect *rects, const char *const *names, int count, struct rect in, const char *what)
{
  for (int i = 0; i < count; i++) {
    if (rects[i].w <= 0 || rects[i].h <= 0) continue;
    if (!rect_inside(rects[i], in))
      fail_msg("%s: %s (%g %g %g %g) is outside", what, names[i], (double)rects[i].x, (double)rects[i].y, (double)rects[i].w, (double)rects[i].h);
    for (int j = 0; j < i; j++)
      if (rect_overlap(rects[i], rects[j])) fail_msg("%s: %s lies over %s", what, names[i], names[j]);
  }
}

/* Runs the tests with each family that the window may find: some are wider than others. */
#define places_run(tests) places_run_all(tests, sizeof(tests) / sizeof *(tests))
static inline int places_run_all(const struct CMUnitTest *tests, size_t count)
{
  static const char *const families[] = {"Inter", "Noto Sans", "DejaVu Sans"};
  int failed = 0;
  for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
    struct error err;
    if (!lettering_new(&lettering, families[i], &err)) {
      fprintf(stderr, "%s\n", err.message);
      failed++;
      continue;
    }
    failed += _cmocka_run_group_tests(families[i], tests, count, NULL, NULL);
    lettering_free(lettering);
  }
  return failed;
}

#endif
