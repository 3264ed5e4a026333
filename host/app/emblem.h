/* The program's own picture: a piece that leaps over another. For the window, and for the icon files that are installed with the
   program (host/draw_icon.c writes them while building). It draws with the paints and pieces of the window. */
#ifndef SALTO_APP_EMBLEM_H
#define SALTO_APP_EMBLEM_H

#include "base/error.h"

#include <SDL.h>
#include <cairo.h>
#include <stdbool.h>

enum { EMBLEM_LEAST = 8, EMBLEM_MOST = 1024 }; /* pixels */

/* Fills size × size units. Small ones show less: what would be a blot is left out. */
void emblem_paint(cairo_t *cr, double size);

/* Writes a file of size × size pixels: SVG where the name ends in .svg, else PNG. */
bool emblem_write(const char *path, int size, struct error *err);

/* Gives it to a window; where that fails the window stays without. */
void emblem_show(SDL_Window *window);

#endif
