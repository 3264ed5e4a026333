#include "app/layout_settings.h"

#include "app/layout.h"

#include <math.h>
#include <string.h>

void layout_settings(struct settings_layout *out, float w, float h)
{
  memset(out, 0, sizeof *out);
  layout_heading(&out->back, &out->title, &out->subtitle, 0, w, h);
  out->columns = w >= 900 ? 2 : 1;
  out->gap = w >= 900 ? 20 : 16;
  float margin = w >= 900 ? 24 : 16, content = fminf(w - 2 * margin, out->columns == 2 ? 1160 : 720);
  float top = layout_heading_height(h);
  out->list = rect_of(floorf((w - content) / 2), top, content, h - top);
  float column = floorf((content - out->gap * (float)(out->columns - 1)) / (float)out->columns);
  for (int i = 0; i < out->columns; i++) out->column[i] = rect_of((float)i * (column + out->gap), 0, column, 0);
}

static const float card_gap = 12, card_least = 116, card_h = 124;

static int cards_in(float w) { return (int)fmaxf(1, floorf((w + card_gap) / (card_least + card_gap))); }

struct rect layout_theme_card(float w, int index)
{
  int count = cards_in(w);
  float card_w = floorf((w - card_gap * (float)(count - 1)) / (float)count);
  return rect_of((float)(index % count) * (card_w + card_gap), (float)(index / count) * (card_h + card_gap), card_w, card_h);
}

float layout_theme_cards(float w, int count)
{
  int rows = (count + cards_in(w) - 1) / cards_in(w);
  return rows > 0 ? (float)rows * (card_h + card_gap) - card_gap : 0;
}
