/* Where input goes: events of SDL to the field that is typed in, the shortcuts, the widgets, the board and the screen. It opens no window
   (app/window.c does) and draws only what lies over every screen. Everything it does can be tried with made-up events. */
#ifndef SALTO_APP_INPUT_H
#define SALTO_APP_INPUT_H

#include "app/app.h"
#include "app/clicks.h"
#include "app/cursor.h"
#include "app/pad.h"
#include "app/readout.h"
#include "app/speech.h"
#include "app/touch.h"
#include "app/typing.h"

#include <SDL.h>

struct app;
struct table;

struct input {
  struct table *table;  /* the board of the last frame; NULL: the screen has none */
  bool table_seen;      /* in this frame */
  struct cursor cursor; /* how it came to its cell */
  bool listing;         /* the list of shortcuts is open */
  struct readout readout;
  struct typing typing;
  bool blank_used;      /* the space bar did something other than to type, so that its blank is not typed as well */
  bool composing;       /* an input method has a word in the making: the keys are its own */
  struct pad pad;
  struct touch touch;
  struct clicks clicks;
  uint64_t focus_of[APP_SCREENS]; /* what had the focus when a screen was left last */
  struct speech *speech; /* owned */
};

/* An event, where `x` and `y` are our units to one of the window's, in which the mouse speaks. True: a frame is due. */
bool input_event(struct app *app, const SDL_Event *event, float x, float y);
/* What goes on by itself: within how many milliseconds input_tick is to be called; 0: there is nothing. True: a frame is due. */
int input_due(const struct app *app);
bool input_tick(struct app *app);
void input_init(struct app *app);
void input_release(struct app *app);
/* The pointer, in units; (-1, -1): it is nowhere. */
bool input_button(struct app *app, float x, float y, bool down);
bool input_motion(struct app *app, float x, float y);
bool input_shortcut(struct app *app, const struct shortcut *shortcut); /* as if it had been pressed */
void input_shown(struct app *app);                   /* the first frame was: what may take its time begins */
void input_begin(struct app *app);                   /* a frame begins */
void input_draw(struct app *app, float w, float h);  /* over the screen */
void input_end(struct app *app);                     /* the frame is as it will be seen */
/* Another screen, before and after it is entered: what had the focus is forgotten; who goes by the keyboard finds something that has it. */
void input_forget(struct app *app);
void input_arrive(struct app *app, enum app_screen from);
bool input_covered(const struct app *app);           /* something lies over the screen that all keys are for: a list, a float, a message */
bool input_wants_text(const struct app *app);        /* letters may be typed though no field has the focus */

#endif
