/* Fingers: a tap is a click, a piece is dragged, and what scrolls or is larger than its place follows the finger, without going on when
   it is lifted. One finger counts, the first. */
#ifndef SALTO_APP_TOUCH_H
#define SALTO_APP_TOUCH_H

#include <SDL.h>
#include <stdbool.h>

struct app;

enum touch_mode { TOUCH_TAP, TOUCH_DRAG, TOUCH_SCROLL, TOUCH_PAN, TOUCH_NOTHING };

struct touch {
  bool down;
  SDL_TouchID device;
  SDL_FingerID finger;
  enum touch_mode mode;
  float start_x, start_y, x, y; /* units */
};

bool touch_event(struct app *app, const SDL_TouchFingerEvent *event); /* true: a frame is due */

#endif
