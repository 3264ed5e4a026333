/* Scripts that are in no folder of games join the library: one that was dropped on the window, one that a saved game names. They are loaded by
   app->scripts, one at a time and in the order in which they were asked for, as they may extend each other. */
#ifndef SALTO_APP_ADDING_H
#define SALTO_APP_ADDING_H

#include "base/error.h"
#include "script/variant.h"

struct app;

struct added {
  const char *path;
  struct variant *variant; /* in the library, which owns it; NULL: it could not be loaded */
  bool gone;               /* as there is no such file … */
  struct error err;        /* … or why */
};

/* The end of it, on the window's thread; `app` NULL: the program ends, only free what `context` holds. */
typedef void (*adding_done)(struct app *app, const struct added *added, void *context);

struct adding {
  struct add_task *first; /* it is being loaded, the next ones wait; owned */
};

void adding_begin(struct app *app, const char *path, adding_done done, void *context);
void adding_release(struct app *app); /* after app->scripts ended */

#endif
