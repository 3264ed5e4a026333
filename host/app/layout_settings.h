/* Where the settings stand: a heading, and below it a list of panels in one or two columns that scrolls. How high the panels are depends
   on their words, so the screen measures them (app/screen_settings.c). Units, as in app/layout.h. */
#ifndef SALTO_APP_LAYOUT_SETTINGS_H
#define SALTO_APP_LAYOUT_SETTINGS_H

#include "app/rect.h"

enum { SETTINGS_COLUMNS = 2, SETTINGS_PAD = 20 };

struct settings_layout {
  struct rect back, title, subtitle;
  struct rect list;                     /* scrolls */
  int columns;
  struct rect column[SETTINGS_COLUMNS]; /* seen from the top of the list's content, without a height */
  float gap;                            /* between panels, and between columns */
};
void layout_settings(struct settings_layout *out, float w, float h);

/* Cards side by side, as many as there is room for: number `index` of those that a row of the width `w` holds, from its left end. */
struct rect layout_theme_card(float w, int index);
float layout_theme_cards(float w, int count); /* how high they are together */

#endif
