/* Where everything stands on the screen for a new game. As app/layout.h: pure functions that draw nothing and measure no text. */
#ifndef SALTO_APP_LAYOUT_SETUP_H
#define SALTO_APP_LAYOUT_SETUP_H

#include "app/rect.h"

#include <stdbool.h>

/* The start stands beside the panel; in a tall window above it. */
struct setup_layout {
  struct rect back, title, subtitle, rules, language, settings; /* the heading; from rules on: buttons */
  bool tall;
  struct rect board;   /* a picture of the start */
  struct rect panel;
  struct rect content; /* scrolls, within the panel */
  struct rect start;   /* the button under it */
};
void layout_setup(struct setup_layout *out, float w, float h);
/* The panel as high as its content needs, the button right under it. In a tall window the board directly above it gets what is left, as far as
   its shape, its width by its height, makes use of it, and the two stand in the middle. */
void layout_setup_fit(struct setup_layout *layout, float content, float shape);

/* One seat, a row of the content: the colour, the name, who plays. */
struct seat_layout {
  struct rect colour, name, who;
};
void layout_seat(struct seat_layout *out, struct rect row);

/* Two halves of a row with a gap between them. */
void layout_halves(struct rect out[2], struct rect row);

#endif
