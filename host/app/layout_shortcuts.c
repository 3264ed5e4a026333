#include "app/layout_shortcuts.h"

#include <math.h>

static const float margin = 24, inset = 24, heading = 44, column_most = 400, column_gap = 48;

void layout_shortcuts_columns(struct shortcuts_layout *out, float w)
{
  float room = w - 2 * margin - 2 * inset;
  out->columns = room >= 2 * 320 + column_gap ? 2 : 1;
  out->gap = column_gap;
  float all = (float)(out->columns - 1) * column_gap;
  out->column_w = floorf(fminf(out->columns == 1 ? 560 : column_most, (room - all) / (float)out->columns));
}

void layout_shortcuts(struct shortcuts_layout *layout, float w, float h, float content)
{
  float inner = (float)layout->columns * layout->column_w + (float)(layout->columns - 1) * layout->gap;
  float panel_w = inner + 2 * inset, panel_h = fminf(h - 2 * margin, content + heading + 16 + 2 * inset);
  layout->panel = rect_of(floorf((w - panel_w) / 2), floorf((h - panel_h) / 2), panel_w, panel_h);
  struct rect in = rect_inset(layout->panel, inset, inset), top = rect_cut_top(&in, heading);
  layout->close = rect_cut_right(&top, 44);
  layout->close.x += 10; /* its sign is in line with what stands below */
  layout->title = top;
  rect_cut_top(&in, 16);
  layout->list = in;
}
