#include "app/menu.h"

#include <math.h>

static const float pad = 8, margin = 8, row_h = 44;

/* Above the button where there is more room, its right end over the button's; in the window in any case. Where not all rows have room,
   the last that is seen is half of one. */
static struct rect place(struct ui *ui, struct rect anchor, const struct menu_item *items, int count)
{
  double widest = 160;
  for (int i = 0; i < count; i++) widest = fmax(widest, text_width(ui->lettering, STYLE_BODY, items[i].label));
  float room = ui->window.h - 2 * margin;
  float rows = fminf((float)count, floorf((room - 2 * pad) / row_h - 0.5F) + 0.5F);
  if ((float)count * row_h + 2 * pad <= room) rows = (float)count;
  float w = fminf((float)ceil(widest) + 12 + 24 + 12 + 16 + 2 * pad, ui->window.w - 2 * margin), h = row_h * rows + 2 * pad;
  bool above = anchor.y > ui->window.h - rect_bottom(anchor);
  float x = rect_right(anchor) - w, y = above ? anchor.y - h - 4 : rect_bottom(anchor) + 4;
  x = fmaxf(margin, fminf(x, ui->window.w - w - margin));
  y = fmaxf(margin, fminf(y, ui->window.h - h - margin));
  return rect_of(floorf(x), floorf(y), w, h);
}

bool menu_row(struct ui *ui, uint64_t id, struct rect at, const struct menu_item *item)
{
  const struct theme *t = ui->theme;
  struct colour none = {0}, ink = item->disabled ? colour_mix(t->muted, t->surface, 0.4) : t->ink;
  if (!item->disabled && ui->hot == id) gfx_box(ui->gfx, at, 8, ui->held == id ? t->line : t->accent_soft, none, 0);
  icon_draw(ui->gfx, item->icon, (double)(at.x + 24), (double)(at.y + at.h / 2), 24, ink);
  text_draw(ui->lettering, ui->gfx, STYLE_BODY, rect_of(at.x + 48, at.y, at.w - 56, at.h), ALIGN_LEFT, ink, item->label);
  ui_focus_ring(ui, id, rect_inset(at, 3, 3), 6);
  return ui_takes_part(ui, id, at, UI_BUTTON, item->label, !item->disabled);
}

int menu_draw(struct ui *ui, uint64_t id, struct rect anchor, const struct menu_item *items, int count)
{
  struct rect at = place(ui, anchor, items, count), in = rect_inset(at, pad, pad);
  int chosen = MENU_NONE;
  bool by_pointer = !ui->keyboard;
  ui_layer_begin(ui, id, ui->window);
  struct ui_layer *layer = ui->layers > 0 ? &ui->layer[ui->layers - 1] : NULL;
  if (layer && layer->fresh) ui_scroll_to_start(ui, id);
  if (layer && by_pointer) layer->fresh = false; /* no ring where nobody asked for the keyboard */
  ui_float(ui, at);
  in.y -= ui_scroll_begin(ui, id, in, row_h * (float)count);
  for (int i = 0; i < count; i++)
    if (menu_row(ui, key_int(id, i + 1), rect_of(in.x, in.y + row_h * (float)i, in.w, row_h), &items[i])) chosen = i;
  ui_scroll_end(ui, id);
  bool beside = ui->used == id && !rect_has(at, ui->x, ui->y);
  ui_layer_end(ui);
  return chosen >= 0 ? chosen : beside ? MENU_CLOSED : MENU_NONE;
}
