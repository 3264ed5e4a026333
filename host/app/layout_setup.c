#include "app/layout_setup.h"

#include "app/layout.h"

#include <math.h>
#include <string.h>

void layout_setup(struct setup_layout *out, float w, float h)
{
  memset(out, 0, sizeof *out);
  layout_heading(&out->back, &out->title, &out->subtitle, 0, w, h);
  out->settings = layout_cut_button(out->back, &out->title, &out->subtitle);
  out->language = layout_cut_button(out->back, &out->title, &out->subtitle);
  out->rules = layout_cut_button(out->back, &out->title, &out->subtitle);
  bool small = layout_is_low(h) || w < 900;
  float top = layout_heading_height(h), margin = small ? 12 : 24, pad = small ? 16 : 24;
  out->tall = h > w * 1.15F;
  if (out->tall) {
    float board = floorf(fminf(w - 2 * margin, (h - top) * 0.38F)), pw = fminf(w - 2 * margin, 760);
    out->board = rect_of(margin, top, w - 2 * margin, board);
    out->panel = rect_of(floorf((w - pw) / 2), top + board + margin, pw, h - top - board - 2 * margin);
  } else {
    float pw = w >= 1600 ? 600 : w >= 1100 ? 520 : w >= 900 ? 460 : floorf(fminf(392, w * 0.62F));
    out->panel = rect_of(w - margin - pw, top, pw, h - top - margin);
    out->board = rect_of(margin, top, w - pw - 3 * margin, h - top - margin);
  }
  struct rect in = rect_inset(out->panel, pad, pad);
  out->start = rect_cut_bottom(&in, 48);
  rect_cut_bottom(&in, 16);
  out->content = in;
}

/* What is left over is above and below the two together. */
static void stack(struct setup_layout *l, float panel_h, float shape)
{
  float gap = l->panel.y - rect_bottom(l->board), room = rect_bottom(l->panel) - l->board.y;
  float board_h = floorf(fminf(l->board.w / shape, fmaxf(l->board.h, room - gap - panel_h)));
  panel_h = fminf(panel_h, room - gap - board_h);
  float above = floorf((room - board_h - gap - panel_h) / 2);
  l->board.y += above, l->board.h = board_h;
  l->panel.y = rect_bottom(l->board) + gap, l->panel.h = panel_h;
}

void layout_setup_fit(struct setup_layout *l, float content, float shape)
{
  float around = l->panel.h - l->content.h, above = l->content.y - l->panel.y, below = rect_bottom(l->panel) - l->start.y;
  if (l->tall) stack(l, content + around, shape);
  else l->panel.h = fminf(l->panel.h, content + around);
  l->content.y = l->panel.y + above, l->content.h = l->panel.h - around;
  l->start.y = rect_bottom(l->panel) - below;
}

void layout_seat(struct seat_layout *out, struct rect row)
{
  float who = row.w >= 420 ? 152 : 140;
  out->colour = rect_cut_left(&row, 44);
  rect_cut_left(&row, 8);
  out->who = rect_cut_right(&row, who);
  rect_cut_right(&row, 8);
  out->name = row;
}

void layout_halves(struct rect out[2], struct rect row)
{
  float half = floorf((row.w - 12) / 2);
  out[0] = rect_of(row.x, row.y, half, row.h);
  out[1] = rect_of(rect_right(row) - half, row.y, half, row.h);
}
