/* The window: choose a game, set it up, play it. A skin over match/: no rule is known here.
   app_run opens a window and returns when it is closed; app_picture draws one screen without any display. */
#ifndef SALTO_APP_APP_H
#define SALTO_APP_APP_H

#include "base/error.h"
#include "base/text.h"
#include "match/participant.h"
#include "match/timer.h"
#include "script/library.h"

#include <stdbool.h>
#include <stdint.h>

enum app_screen { APP_CHOOSE, APP_SETUP, APP_PLAY, APP_REVIEW, APP_BOOK, APP_EXERCISE, APP_SETTINGS };
enum { APP_SCREENS = APP_SETTINGS + 1 };

/* Everything is borrowed and must outlive the call; zeroed means the defaults. */
struct app_options {
  struct library *library;
  const struct texts *texts;       /* the host's own: assets/text */
  const char *language;            /* one the texts have, for this run; NULL: the one set, else the system's */
  struct variant *variant;         /* start with this game; NULL: the screen to choose one */
  const struct choices *choices;   /* for it; NULL: its defaults, and the new-game screen comes first */
  const char *position;            /* a position text to start from, or NULL */
  const char *file;                /* a saved game to open, instead of a variant; or NULL */
  const char *theme;               /* its id, for this run; NULL: the one set, else light; one that there is none of is an error */
  const char *font;                /* a family that must be used; NULL: the best of those known */
  int width, height;               /* of the window, or of the picture in pixels, 320 × 240 to 7680 × 4320; 0: 1280 × 800 */
  double scale;                    /* pixels to a unit; 0: the desktop's */
  const char *broken;              /* the id or path of a script that did not load: the first screen tells why, it before others; or NULL */
  bool no_animation;               /* in this run */
  bool narrate;                    /* a line on standard error for each turn, prompt, refusal and result (host/app/narrate.h) */
  const char *speak;               /* what is focused and played is said, by this command or, "", on standard error; NULL: as it is set */
  int64_t started_ms;              /* clock_ms() when the program began; 0: the first frame is not timed */
  bool quit_after_first_frame;     /* for measuring the start */

  enum app_screen screen;          /* of app_picture; APP_SETUP: app_run too begins there, with these choices */

  /* for app_picture, in this order; each may be NULL */
  const struct participant *participant; /* who plays, as many as there are players */
  const struct timer_rule *clock;
  const char *const *turns;        /* played first, NULL at the end */
  const char *section;             /* of the rule book, that comes to the top: "about", "play", "options" … */
  const char *exercise;            /* the name of the one on APP_EXERCISE, where the cells are clicked; NULL: the first of the book */
  const char *const *clicks;       /* then these cells are clicked, NULL at the end */
  const char *const *keys;         /* then these keys are pressed, such as F1, Ctrl+Left or a, NULL at the end */
};

enum app_result { APP_CLOSED, APP_NO_DISPLAY, APP_FAILED };

/* APP_NO_DISPLAY: no window can be opened here, or there are no letters for it, and nothing was shown; `err` says why. APP_FAILED: an
   option or the game to start with is wrong, or there was to be a first frame and there is none. */
enum app_result app_run(const struct app_options *options, struct error *err);

/* Shows a sentence in a box of the desktop's and waits until it is closed: for what is wrong before there is a window. Without a display nothing happens. */
void app_alert(const char *text);

/* Draws options->screen into a PNG file. */
bool app_picture(const struct app_options *options, const char *path, struct error *err);

#endif
