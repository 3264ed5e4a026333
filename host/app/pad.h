/* Game controllers, which may come and go. A button does what a shortcut does (app/keys.h); the directional pad and the left stick move
   the focus, or the cursor on the board, and go on while they are held; the right stick scrolls. Controllers are looked for only after
   the first frame, and then asked from time to time, seldom while there is none or nobody touches it. */
#ifndef SALTO_APP_PAD_H
#define SALTO_APP_PAD_H

#include "app/cursor.h"

#include <SDL.h>

struct app;
struct shortcut;

enum { PADS = 4 };

struct pad {
  bool started;
  SDL_GameController *controller[PADS];
  unsigned cross;         /* the directional pad: 1 << direction, of enum arrow's first four */
  float stick_x, stick_y; /* -1 to 1 */
  float scroll;
  bool held[2];           /* the triggers */
  bool going;             /* a direction is held */
  enum arrow arrow;
  int64_t next_ms;        /* when it goes on */
  int64_t touched_ms;
};

void pad_start(struct app *app);   /* looks for controllers from now on */
void pad_release(struct app *app);
bool pad_event(struct app *app, const SDL_Event *event, int64_t now_ms); /* true: a frame is due */

/* As input_due and input_tick. What controllers did since comes as events. */
int pad_due(const struct app *app, int64_t now_ms);
bool pad_tick(struct app *app, int64_t now_ms);

bool pad_is_here(const struct app *app);
/* What the buttons do on the screen that is shown, under whatever list lies over it, one after the other: the shortcut, and the name of the
   button. NULL: there are no more. */
const struct shortcut *pad_row(const struct app *app, int row, const char **button);

#endif
