/* Clicks that follow each other quickly. Whoever clicks twice, out of habit or by a double click, where one click has led on to another screen,
   closed a box, or opened one, means nothing by the second: it would fall on what came into its place. Of the board's own clicks only these are
   kept back; a turn that one click has played is known to the table. */
#ifndef SALTO_APP_CLICKS_H
#define SALTO_APP_CLICKS_H

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

struct app;

struct clicks {
  float x, y;     /* where the last click that counted was, units */
  uint64_t sight; /* what was to be seen there then */
  Uint32 tap_ms;  /* when a finger tapped last, by the clock of events; 0: never */
  bool unmeant;   /* the button that is down means nothing */
};

/* A button goes down there, as the `count`-th of a series of quick clicks near each other (as SDL counts; 0 and 1: the first). False: it is
   to be passed over. */
bool clicks_meant(struct app *app, float x, float y, int count);
/* A finger goes down: likewise. */
bool clicks_tap_meant(struct app *app, float x, float y, Uint32 ms);

#endif
