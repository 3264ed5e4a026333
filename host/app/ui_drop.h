/* A drop-down: a button that shows which of several is chosen, and the list that it opens over the screen. The list is a layer of app/ui.h:
   the keyboard stays in it, and a click beside it closes it. Whether it is open is the caller's to keep. */
#ifndef SALTO_APP_UI_DROP_H
#define SALTO_APP_UI_DROP_H

#include "app/ui.h"

enum { DROP_OPEN = -1, DROP_CLOSED = -2, DROP_ROW = 44 };

struct drop_item {
  const char *label;
  enum icon icon;            /* ICON_COUNT: none */
  const struct paint *paint; /* a piece in its place; NULL: none */
};

/* The button; true: it was used, so the list is to be opened. `about`: what is chosen here, in words. `label` NULL: only the icon or the
   piece is seen, and `about` says the rest. */
bool ui_drop(struct ui *ui, uint64_t id, struct rect at, const struct drop_item *shown, const char *about);

/* The list, drawn after everything that it may lie over: the number of the item that was taken now, DROP_CLOSED when it was left without
   one, else DROP_OPEN. `anchor`: the button. `chosen`: the item that is marked, where the keyboard begins however the list was opened; or -1. */
int drop_list(struct ui *ui, uint64_t list, struct rect anchor, const struct drop_item *items, int count, int chosen);

/* Its place for words of the width `widest`: under the button where there is room or more of it than above, at least as wide, in the
   window in any case. What has no room scrolls. */
struct rect drop_place(struct rect window, struct rect anchor, float widest, int count);

#endif
