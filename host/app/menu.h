/* A small menu over the screen: rows of an icon and a label, beside the button that opened it. It is a layer of app/ui.h: the keyboard
   stays in it while it is open, and a click beside it closes it. Whether it is open is the caller's to keep. */
#ifndef SALTO_APP_MENU_H
#define SALTO_APP_MENU_H

#include "app/ui.h"

enum { MENU_NONE = -1, MENU_CLOSED = -2 };

struct menu_item {
  enum icon icon;
  const char *label;
  bool disabled;
};

/* One row, also for lists that are no menus; true: it was used. */
bool menu_row(struct ui *ui, uint64_t id, struct rect at, const struct menu_item *item);
/* Draws it and returns the number of the item chosen, MENU_CLOSED when it was clicked away, else MENU_NONE. `anchor`: the button. */
int menu_draw(struct ui *ui, uint64_t id, struct rect anchor, const struct menu_item *items, int count);

#endif
