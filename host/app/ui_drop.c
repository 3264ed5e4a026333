#include "app/ui_drop.h"

#include "app/board_draw.h"

#include <math.h>

static const float pad = 8, margin = 8, row_h = DROP_ROW;

/* What stands before the words; how much room it takes. */
static float draw_sign(struct ui *ui, const struct drop_item *item, struct rect at, struct colour ink)
{
  float middle = at.y + at.h / 2;
  if (item->paint) piece_draw(ui->gfx, item->paint, false, false, (double)(at.x + 12), (double)middle, 12);
  else if (item->icon != ICON_COUNT) icon_draw(ui->gfx, item->icon, (double)(at.x + 12), (double)middle, 22, ink);
  else return 0;
  return 24 + 10;
}

/* ---- the button ---- */

bool ui_drop(struct ui *ui, uint64_t id, struct rect at, const struct drop_item *shown, const char *about)
{
  const struct theme *t = ui->theme;
  bool hot = ui->hot == id;
  gfx_box(ui->gfx, at, 12, hot ? t->accent_soft : t->raised, hot ? t->accent : t->line, 1);
  struct rect in = rect_inset(at, shown->label ? 12 : 0, 0);
  if (shown->label) {
    rect_cut_left(&in, draw_sign(ui, shown, in, t->ink));
    icon_draw(ui->gfx, ICON_DOWN, (double)(rect_right(in) - 8), (double)(at.y + at.h / 2), 18, t->muted);
    rect_cut_right(&in, 24);
    ui_label(ui, STYLE_BODY, in, ALIGN_LEFT, t->ink, shown->label);
  } else {
    draw_sign(ui, shown, rect_of(at.x + at.w / 2 - 12, at.y, 24, at.h), t->ink);
  }
  ui_focus_ring(ui, id, at, 12);
  bool used = ui_takes_part(ui, id, at, UI_BUTTON, about, true);
  if (shown->label) ui_describe(ui, shown->label);
  return used;
}

/* ---- the list ---- */

struct rect drop_place(struct rect window, struct rect anchor, float widest, int count)
{
  float room = window.h - 2 * margin - 2 * pad;
  float w = fminf(fmaxf(widest + 12 + 34 + 36 + 2 * pad, anchor.w), window.w - 2 * margin), h = fminf(row_h * (float)count, room) + 2 * pad;
  float below = window.h - rect_bottom(anchor) - margin - 4, above = anchor.y - margin - 4;
  float y = h <= below || below >= above ? rect_bottom(anchor) + 4 : anchor.y - h - 4;
  float x = anchor.x + w > window.w - margin ? rect_right(anchor) - w : anchor.x;
  return rect_of(floorf(fmaxf(margin, fminf(x, window.w - w - margin))), floorf(fmaxf(margin, fminf(y, window.h - h - margin))), w, h);
}

static enum style item_style(bool chosen) { return chosen ? STYLE_STRONG : STYLE_BODY; }

static float widest_of(struct ui *ui, const struct drop_item *items, int count, int chosen)
{
  double widest = 0;
  for (int i = 0; i < count; i++) widest = fmax(widest, text_width(ui->lettering, item_style(i == chosen), items[i].label));
  return (float)ceil(widest);
}

static bool draw_item(struct ui *ui, uint64_t id, struct rect at, const struct drop_item *item, bool chosen)
{
  const struct theme *t = ui->theme;
  struct colour none = {0};
  if (chosen || ui->hot == id) gfx_box(ui->gfx, at, 8, ui->held == id ? t->line : t->accent_soft, none, 0);
  struct rect in = rect_inset(at, 12, 0);
  rect_cut_left(&in, draw_sign(ui, item, in, t->ink));
  if (chosen) icon_draw(ui->gfx, ICON_DONE, (double)(rect_right(in) - 8), (double)(at.y + at.h / 2), 20, t->accent);
  rect_cut_right(&in, 24);
  ui_label(ui, item_style(chosen), in, ALIGN_LEFT, t->ink, item->label);
  ui_focus_ring(ui, id, rect_inset(at, 3, 3), 6);
  bool used = ui_takes_part(ui, id, at, UI_OPTION, item->label, true);
  if (ui->words.id == id) ui->words.on = chosen;
  return used;
}

int drop_list(struct ui *ui, uint64_t list, struct rect anchor, const struct drop_item *items, int count, int chosen)
{
  int taken = DROP_OPEN;
  struct rect at = drop_place(ui->window, anchor, widest_of(ui, items, count, chosen), count), in = rect_inset(at, pad, pad);
  ui_layer_begin(ui, list, ui->window);
  if (ui->layers > 0 && ui->layer[ui->layers - 1].fresh && chosen >= 0) ui_focus(ui, key_int(list, chosen + 1));
  ui_float(ui, at);
  in.y -= ui_scroll_begin(ui, list, rect_inset(in, -4, 0), row_h * (float)count);
  for (int i = 0; i < count; i++)
    if (draw_item(ui, key_int(list, i + 1), rect_of(in.x, in.y + row_h * (float)i, in.w, row_h), &items[i], i == chosen)) taken = i;
  ui_scroll_end(ui, list);
  bool beside = ui->used == list && !rect_has(at, ui->x, ui->y);
  ui_layer_end(ui);
  return beside ? DROP_CLOSED : taken;
}
