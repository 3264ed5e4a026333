#include "app/ui.h"

#include <math.h>

bool ui_button(struct ui *ui, uint64_t id, struct rect at, const char *label, enum ui_look look)
{
  const struct theme *t = ui->theme;
  struct colour none = {0}, fill = t->raised, ink = t->ink, line = t->line;
  bool hot = ui->hot == id, held = ui->held == id && hot;
  if (look == UI_PRIMARY) fill = t->accent, ink = t->on_accent, line = none;
  if (look == UI_DISABLED) ink = t->muted;
  if (look != UI_DISABLED && (hot || held)) fill = look == UI_PRIMARY ? colour_mix(fill, t->ink, held ? 0.25 : 0.12) : held ? t->line : t->accent_soft;
  if (look == UI_QUIET && !hot) fill = none, line = none;
  gfx_box(ui->gfx, at, 12, fill, line, 1);
  text_draw(ui->lettering, ui->gfx, STYLE_STRONG, rect_inset(at, 8, 0), ALIGN_CENTRE, ink, label);
  ui_focus_ring(ui, id, at, 12);
  return ui_takes_part(ui, id, at, UI_BUTTON, label, look != UI_DISABLED);
}

bool ui_tool(struct ui *ui, uint64_t id, struct rect at, enum icon icon, const char *label, bool enabled)
{
  const struct theme *t = ui->theme;
  struct colour none = {0}, ink = enabled ? t->ink : colour_mix(t->muted, t->surface, 0.45), word = enabled ? t->muted : colour_mix(t->muted, t->surface, 0.35);
  struct rect back = rect_inset(at, 1, 1);
  if (enabled && ui->hot == id) gfx_box(ui->gfx, back, 10, ui->held == id ? t->line : t->accent_soft, none, 0);
  float middle = at.x + at.w / 2, top = at.y + (at.h - 42) / 2;
  icon_draw(ui->gfx, icon, gfx_snap(ui->gfx, (double)middle), (double)(top + 13), 24, ink);
  text_draw(ui->lettering, ui->gfx, STYLE_LABEL, rect_of(at.x, top + 27, at.w, 16), ALIGN_CENTRE, word, label);
  ui_focus_ring(ui, id, back, 10);
  return ui_takes_part(ui, id, at, UI_BUTTON, label, enabled);
}

bool ui_icon_part(struct ui *ui, uint64_t id, struct rect at, enum icon icon, enum ui_role role, const char *label, bool enabled)
{
  const struct theme *t = ui->theme;
  struct colour none = {0};
  if (enabled && ui->hot == id) gfx_box(ui->gfx, rect_inset(at, 2, 2), 12, ui->held == id ? t->line : t->accent_soft, none, 0);
  icon_draw(ui->gfx, icon, (double)(at.x + at.w / 2), (double)(at.y + at.h / 2), 24, enabled ? t->ink : colour_mix(t->muted, t->surface, 0.5));
  ui_focus_ring(ui, id, rect_inset(at, 2, 2), 12);
  return ui_takes_part(ui, id, at, role, label, enabled);
}

bool ui_icon_button(struct ui *ui, uint64_t id, struct rect at, enum icon icon, const char *label, bool enabled)
{
  ui_set_tip(ui, id, at, label);
  return ui_icon_part(ui, id, at, icon, UI_BUTTON, label, enabled);
}

bool ui_quiet_icon(struct ui *ui, uint64_t id, struct rect at, enum icon icon, const char *label)
{
  const struct theme *t = ui->theme;
  struct colour none = {0};
  bool hot = ui->hot == id;
  ui_set_tip(ui, id, at, label);
  if (hot) gfx_box(ui->gfx, rect_inset(at, 2, 2), 12, ui->held == id ? t->line : t->accent_soft, none, 0);
  icon_draw(ui->gfx, icon, (double)(at.x + at.w / 2), (double)(at.y + at.h / 2), 20, hot ? t->ink : t->muted);
  ui_focus_ring(ui, id, rect_inset(at, 2, 2), 12);
  return ui_takes_part(ui, id, at, UI_BUTTON, label, true);
}

bool ui_card(struct ui *ui, uint64_t id, struct rect at, const char *label, bool enabled)
{
  const struct theme *t = ui->theme;
  bool hot = enabled && ui->hot == id;
  gfx_box(ui->gfx, at, 16, t->surface, hot ? t->accent : t->line, hot ? 2 : 1);
  ui_focus_ring(ui, id, at, 16);
  return ui_takes_part(ui, id, at, UI_CARD, label, enabled);
}

void ui_label(struct ui *ui, enum style style, struct rect at, enum align align, struct colour colour, const char *text)
{
  text_draw(ui->lettering, ui->gfx, style, at, align, colour, text);
}

float ui_paragraph(struct ui *ui, enum style style, struct rect at, struct colour colour, const char *text)
{
  return (float)text_paragraph(ui->lettering, ui->gfx, style, at, ALIGN_LEFT, colour, text);
}

float ui_paragraph_height(struct ui *ui, enum style style, float w, const char *text)
{
  struct colour none = {0};
  return (float)text_paragraph(ui->lettering, NULL, style, rect_of(0, 0, w, 0), ALIGN_LEFT, none, text);
}

void ui_panel(struct ui *ui, struct rect at)
{
  const struct theme *t = ui->theme;
  struct colour none = {0};
  bool alike = colour_contrast(t->surface, t->ground) < 1.03; /* then its edge has to be drawn */
  gfx_box(ui->gfx, at, 16, t->surface, alike ? t->line : none, alike ? 1 : 0);
}

void ui_float(struct ui *ui, struct rect at)
{
  struct colour none = {0}, shade = {20, 16, 8, 14};
  for (int i = 3; i > 0; i--) gfx_box(ui->gfx, rect_of(at.x - (float)i, at.y - (float)i + 2, at.w + 2 * (float)i, at.h + 2 * (float)i), 12 + i, shade, none, 0);
  gfx_box(ui->gfx, at, 12, ui->theme->surface, ui->theme->line, 1);
}
