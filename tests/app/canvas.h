/* A surface to draw widgets on instead of a window, for the tests of app/ui. */
#ifndef SALTO_TESTS_APP_CANVAS_H
#define SALTO_TESTS_APP_CANVAS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/theme_file.h"
#include "app/ui.h"

enum { CANVAS_W = 400, CANVAS_H = 300 };

static SDL_Surface *surface;
static SDL_Renderer *renderer;
static struct gfx gfx;
static struct lettering *lettering;
static struct ui ui;

static int canvas_set_up(void **state)
{
  (void)state;
  struct error err;
  surface = SDL_CreateRGBSurfaceWithFormat(0, CANVAS_W, CANVAS_H, 32, SDL_PIXELFORMAT_ARGB8888);
  renderer = SDL_CreateSoftwareRenderer(surface);
  gfx_init(&gfx, renderer);
  gfx_resize(&gfx, CANVAS_W, CANVAS_H, 1);
  if (!lettering_new(&lettering, NULL, &err)) return -1;
  ui_init(&ui, &gfx, lettering, theme_plain());
  return 0;
}

static int canvas_tear_down(void **state)
{
  (void)state;
  gfx_release(&gfx);
  lettering_free(lettering);
  SDL_DestroyRenderer(renderer);
  SDL_FreeSurface(surface);
  return 0;
}

static inline void canvas_begin(void)
{
  gfx_begin(&gfx, theme_plain()->ground);
  ui_begin(&ui, CANVAS_W, CANVAS_H);
}

/* Whether another frame is wanted. */
static inline bool canvas_end(void)
{
  bool again = ui_end(&ui);
  gfx_end(&gfx);
  return again;
}

#endif
