/* What the desktop says: whether there is a screen to show a window on, what draws there, and how large it wants things to be. */
#ifndef SALTO_APP_DESKTOP_H
#define SALTO_APP_DESKTOP_H

#include "base/error.h"

#include <SDL.h>
#include <stdbool.h>

/* Sets the error to what SDL says, without its full stop: it goes into a sentence. Always false. */
bool desktop_error(struct error *err);

/* Starts SDL with a driver that has a screen: one that has none is taken only when SDL_VIDEODRIVER asks for it. */
bool desktop_start(struct error *err);

/* A renderer for a window, by the graphics card where there is one: OpenGL without one is many times slower than SDL's own software, and
   slow to start. SDL_RENDER_DRIVER has its way. NULL: none can be, and SDL_GetError says why. */
SDL_Renderer *desktop_renderer(SDL_Window *window);

/* Pixels to a unit, 0.5 to 8; after desktop_start. Settings first (SALTO_SCALE, GDK_SCALE, QT_SCALE_FACTOR, the X resource Xft.dpi), then
   how fine the display says it is. */
double desktop_scale(void);

/* The scale that X resources ("Xft.dpi:\t144\n…") ask for, in quarters; 0: none. */
double desktop_scale_of(const char *resources);

#endif
