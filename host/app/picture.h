/* A screen brought into the state that options ask for, without a window: app_picture (app/app.h) makes a file of it. */
#ifndef SALTO_APP_PICTURE_H
#define SALTO_APP_PICTURE_H

#include "app/state.h"

struct picture {
  struct app app;
  struct app_options options; /* a copy in which nothing glides */
  SDL_Surface *surface;       /* what was drawn; NULL where nothing is painted */
  SDL_Renderer *renderer;
};

/* `painted` false: all is laid out and measured, which is quicker, and nothing drawn. After a failure too it is to be closed. */
bool picture_open(struct picture *picture, const struct app_options *options, bool painted, struct error *err);
void picture_close(struct picture *picture);
/* Draws the screen until all that it waited for is there, as a window comes to show it. */
void picture_settle(struct picture *picture);
/* A key goes down, such as "F1" or "Ctrl+Left": what SDL calls it, after its modifiers. A single sign is typed too. Then it settles. */
bool picture_key(struct picture *picture, const char *name, struct error *err);
bool picture_save(const struct picture *picture, const char *path, struct error *err); /* a PNG file */

#endif
