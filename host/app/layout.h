/* Where everything stands: pure functions from the size of the window, in logical units, to rectangles. They draw nothing and
   measure no text (tests/app/layout_test.c does, against these rectangles). A window or a picture has at least 640 × 480 units. */
#ifndef SALTO_APP_LAYOUT_H
#define SALTO_APP_LAYOUT_H

#include "app/rect.h"

#include <stdbool.h>

enum { LAYOUT_MIN_WIDTH = 640, LAYOUT_MIN_HEIGHT = 480 };

/* The scale, pixels to a unit, that leaves so many pixels at least as many units: `wanted`, or less. */
double layout_scale(int width, int height, double wanted);

/* How much larger everything is drawn in so many pixels, `desktop` of them to a unit, than there: a window of more than 2560 × 1440 units, or
   upright of as many, has no more than these, so that it is filled and not left empty around what stands in its middle. 1 to 2. */
double layout_growth(int width, int height, double desktop);

/* What the layouts of single screens share. */
bool layout_is_low(float h);
float layout_heading_height(float h);          /* where what is under the heading may begin */
float layout_side_margin(float w, float h);
/* The way back and the two lines beside it, from x on, in so much width. */
void layout_heading(struct rect *back, struct rect *title, struct rect *subtitle, float x, float w, float h);
/* Room for a button at the right end of a heading. */
struct rect layout_cut_button(struct rect back, struct rect *title, struct rect *subtitle);

#endif
