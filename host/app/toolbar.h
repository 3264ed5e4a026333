/* A row of tools, icons with a label each, and behind the last one, "More", a menu of those that have no button: what a person can do on
   the screens to play and to review. */
#ifndef SALTO_APP_TOOLBAR_H
#define SALTO_APP_TOOLBAR_H

#include "app/state.h"

struct tool {
  const char *label, *said;             /* keys: under the icon (NULL: in the menu only); in the menu, and for those who hear it */
  enum icon icon;
  bool (*run)(struct app *app);         /* true: something looks different now */
  bool (*may)(const struct app *app);   /* NULL: always */
  bool (*means)(const struct app *app); /* NULL: always; false: it is left out, not only disabled */
};

struct toolbar {
  const struct tool *tool; /* those with a label first, in the order in which they get a button */
  int count;
};

enum { TOOLBAR_MOST = 24 };

int toolbar_places(const struct app *app, const struct toolbar *bar); /* the most it can use */
/* The buttons in these places, the last of them "More" unless all have a button; *open is set when it was used. */
void toolbar_draw(struct app *app, const struct toolbar *bar, const struct rect *places, int count, bool *open);
/* The menu, where *open; over all else, so draw it last. */
void toolbar_menu(struct app *app, const struct toolbar *bar, const struct rect *places, int count, bool *open);

bool toolbar_use(struct app *app, const struct toolbar *bar, int tool); /* false: it cannot be used now */
/* Where a tool is with so many places: its place, or its number in the menu. For tests, which click there. */
bool toolbar_find(const struct app *app, const struct toolbar *bar, int tool, int places, int *number);

#endif
