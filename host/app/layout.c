#include "app/layout.h"

#include <math.h>

static const float header_h = 72, header_low_h = 52; /* the heading of a screen; where the window is low */

double layout_scale(int width, int height, double wanted) { return fmin(wanted, fmin((double)width / LAYOUT_MIN_WIDTH, (double)height / LAYOUT_MIN_HEIGHT)); }

double layout_growth(int width, int height, double desktop)
{
  const double long_side = 2560, short_side = 1440, most = 2;
  double growth = fmin(fmax(width, height) / long_side, fmin(width, height) / short_side) / desktop;
  return fmin(most, fmax(1, growth));
}

bool layout_is_low(float h) { return h < 640; }
float layout_heading_height(float h) { return layout_is_low(h) ? header_low_h : header_h; }
float layout_side_margin(float w, float h) { return w < 900 || layout_is_low(h) ? 12 : 24; }

void layout_heading(struct rect *back, struct rect *title, struct rect *subtitle, float x, float w, float h)
{
  float margin = layout_is_low(h) ? 8 : 16, top = layout_is_low(h) ? 4 : 16;
  *back = rect_of(x + margin, top, 44, 44);
  const float gap = 8; /* the ring of the focus keeps clear of the words */
  *title = rect_of(rect_right(*back) + gap, top + (layout_is_low(h) ? 2 : 0), w - margin - 44 - gap - margin, 24);
  *subtitle = rect_of(title->x, rect_bottom(*title), title->w, 18);
}

/* The button at the right end of a heading. */
struct rect layout_cut_button(struct rect back, struct rect *title, struct rect *subtitle)
{
  title->w -= 52, subtitle->w -= 52;
  return rect_of(rect_right(*title) + 8, back.y, 44, 44);
}
