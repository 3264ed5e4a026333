/* Where the list of shortcuts stands over a screen: a pure function of sizes, in logical units. */
#ifndef SALTO_APP_LAYOUT_SHORTCUTS_H
#define SALTO_APP_LAYOUT_SHORTCUTS_H

#include "app/rect.h"

struct shortcuts_layout {
  int columns; /* 1 or 2 */
  struct rect panel, title, close;
  struct rect list; /* scrolls */
  float column_w, gap;
};

/* How many columns fit, and how wide each is. */
void layout_shortcuts_columns(struct shortcuts_layout *out, float w);
/* The rest, for a list that is `content` high. */
void layout_shortcuts(struct shortcuts_layout *layout, float w, float h, float content);

#endif
