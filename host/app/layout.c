#include "app/layout.h"

#include <math.h>
#include <string.h>

static const float header_h = 72, header_low_h = 52; /* the heading of a screen; where the window is low */

bool layout_is_low(float h) { return h < 640; }
float layout_heading_height(float h) { return layout_is_low(h) ? header_low_h : header_h; }
float layout_side_margin(float w, float h) { return w < 900 || layout_is_low(h) ? 12 : 24; }

void layout_heading(struct rect *back, struct rect *title, struct rect *subtitle, float x, float w, float h)
{
  float margin = layout_is_low(h) ? 8 : 16, top = layout_is_low(h) ? 4 : 16;
  *back = rect_of(x + margin, top, 44, 44);
  *title = rect_of(rect_right(*back), top + (layout_is_low(h) ? 2 : 0), w - margin - 44 - margin, 24);
  *subtitle = rect_of(title->x, rect_bottom(*title), title->w, 18);
}

/* The button at the right end of a heading. */
struct rect layout_cut_button(struct rect back, struct rect *title, struct rect *subtitle)
{
  title->w -= 52, subtitle->w -= 52;
  return rect_of(rect_right(*title) + 8, back.y, 44, 44);
}

/* ---- choose ---- */

void layout_choose(struct choose_layout *out, float w, float h)
{
  memset(out, 0, sizeof *out);
  float margin = w < 900 ? 16 : 32, top = layout_is_low(h) ? 12 : 24;
  float content = fminf(w - 2 * margin, 1560), left = floorf((w - content) / 2);
  out->language = rect_of(left + content - 272, top, 272, 44);
  out->title = rect_of(left, top, content - 288, 26);
  out->subtitle = rect_of(left, rect_bottom(out->title), content - 288, 20);
  float list_top = top + 44 + (layout_is_low(h) ? 12 : 20);
  out->list = rect_of(left, list_top, content, h - list_top);
  out->gap = w < 900 ? 12 : 20;
  out->columns = (int)fmaxf(1, floorf((content + out->gap) / (w < 900 ? 280 : 340)));
  if (out->columns > 4) out->columns = 4;
  out->card_w = floorf((content - out->gap * (float)(out->columns - 1)) / (float)out->columns);
  const float words_h = 136;
  float two_rows = (out->list.h - out->gap * 2 - 20) / 2 - words_h; /* as large as lets two rows be seen */
  out->picture_h = floorf(fminf(fminf(out->card_w * 0.62F, 280), fmaxf(two_rows, 120)));
  out->card_h = out->picture_h + words_h;
}

struct rect layout_card(const struct choose_layout *l, int index)
{
  int column = index % l->columns, row = index / l->columns;
  return rect_of((float)column * (l->card_w + l->gap), (float)row * (l->card_h + l->gap), l->card_w, l->card_h);
}

/* ---- a page of text ---- */

void layout_rules(struct rules_layout *out, float w, float h)
{
  memset(out, 0, sizeof *out);
  float margin = layout_is_low(h) ? 12 : 24, top = layout_heading_height(h), text_w = fminf(w - 2 * margin, 760);
  layout_heading(&out->back, &out->title, &out->subtitle, 0, w, h);
  out->language = layout_cut_button(out->back, &out->title, &out->subtitle);
  out->text = rect_of(floorf((w - text_w) / 2), top, text_w, h - top - margin);
}
