#include "app/ui.h"

#include <math.h>
#include <string.h>

/* ---- between frames ---- */

void ui_init(struct ui *ui, struct gfx *gfx, struct lettering *lettering, const struct theme *theme)
{
  memset(ui, 0, sizeof *ui);
  ui->gfx = gfx, ui->lettering = lettering, ui->theme = theme;
  ui->x = ui->y = -1;
}

uint64_t ui_id(const char *name, int number) { return key_int(key_text(KEY_START, name), number); }

void ui_begin(struct ui *ui, float w, float h)
{
  ui_glide(ui);
  ui->widgets = ui->covers = ui->spots = 0;
  ui->typing.seen = false;
  ui->inside = ui->scrolling = 0;
  ui->words.id = 0;
  ui->stale = false;
  ui->awaited = ui->wanted;
  for (int i = 0; i < ui->layers; i++) ui->layer[i].seen = false;
  *ui->tip = '\0';
  ui->window = ui->clip = rect_of(0, 0, w, h);
  for (int i = 0; i < ui->scrolls; i++) ui->scroll[i].seen = false;
}

/* How many layers lie under something in one of them, itself included; 0: it is in none. */
static int depth_of(const struct ui *ui, uint64_t layer)
{
  for (int i = 0; i < ui->layers; i++)
    if (layer && ui->layer[i].id == layer) return i + 1;
  return 0;
}

/* The number of layers up to the uppermost that covers a place. */
static int depth_at(const struct ui *ui, float x, float y)
{
  int depth = 0;
  for (int i = 0; i < ui->layers; i++)
    if (rect_has(ui->layer[i].at, x, y)) depth = i + 1;
  return depth;
}

uint64_t ui_at(const struct ui *ui, float x, float y)
{
  int depth = depth_at(ui, x, y);
  for (int i = ui->widgets - 1; i >= 0; i--) /* what was drawn last is on top */
    if (rect_has(ui->widget[i].at, x, y) && depth_of(ui, ui->widget[i].layer) >= depth) return ui->widget[i].id;
  if (depth > 0) return ui->layer[depth - 1].id;
  for (int i = 0; i < ui->covers; i++)
    if (rect_has(ui->cover[i].at, x, y)) return ui->cover[i].id;
  for (int i = 0; i < ui->spots; i++)
    if (rect_has(ui->spot[i].at, x, y)) return ui->spot[i].id;
  return 0;
}

static uint64_t widget_at(const struct ui *ui, float x, float y) { return ui->resting ? 0 : ui_at(ui, x, y); }

void ui_set_tip(struct ui *ui, uint64_t id, struct rect at, const char *text)
{
  if (ui->hot != id || ui->held || ui->told == id) return;
  SDL_strlcpy(ui->tip, text, sizeof ui->tip);
  ui->tip_of = at;
}

static void draw_tip(struct ui *ui)
{
  const struct theme *t = ui->theme;
  float w = fminf((float)text_width(ui->lettering, STYLE_SECONDARY, ui->tip), fminf(420, ui->window.w - 40)) + 1;
  struct rect at = rect_of(0, 0, w + 24, ui_paragraph_height(ui, STYLE_SECONDARY, w, ui->tip) + 12);
  at.x = fmaxf(8, fminf(ui->x - at.w / 2, ui->window.w - at.w - 8));
  at.y = ui->tip_of.y - at.h - 4 > 4 ? ui->tip_of.y - at.h - 4 : rect_bottom(ui->tip_of) + 4; /* what stands beside it is seen */
  gfx_box(ui->gfx, at, 8, t->ink, t->line, 1);
  ui_paragraph(ui, STYLE_SECONDARY, rect_of(at.x + 12, at.y + 6, w, 0), t->surface, ui->tip);
}

bool ui_end(struct ui *ui)
{
  if (*ui->tip) draw_tip(ui);
  uint64_t focus = ui->focus;
  ui_focus_settle(ui);
  if (!ui->typing.seen || ui->typing.id != ui->focus) ui->typing = (struct ui_typing){0};
  uint64_t hot = widget_at(ui, ui->x, ui->y);
  bool changed = hot != ui->hot || focus != ui->focus || ui->stale;
  if (ui->spent != ui->focus) ui->spent = 0;
  ui->used = 0;
  ui->hot = hot;
  return changed;
}

bool ui_move(struct ui *ui, float x, float y)
{
  ui->x = x, ui->y = y;
  ui->resting = false;
  uint64_t hot = widget_at(ui, x, y);
  bool changed = hot != ui->hot || (ui->held && ui->held == ui->typing.id); /* a selection follows the pointer */
  ui->hot = hot;
  if (hot != ui->told) ui->told = 0;
  return changed;
}

bool ui_press(struct ui *ui, float x, float y)
{
  ui_move(ui, x, y);
  ui->held = ui->told = ui->hot;
  ui->keyboard = false;
  ui->focus = ui->held;
  return ui->held != 0;
}

bool ui_release(struct ui *ui, float x, float y)
{
  ui_move(ui, x, y);
  uint64_t held = ui->held;
  ui->held = 0;
  if (held && held == ui->hot) ui->used = held;
  return held != 0;
}

bool ui_wheel(struct ui *ui, float dy) { return ui_scroll_by(ui, ui->x, ui->y, dy); }

bool ui_scroll_by(struct ui *ui, float x, float y, float dy)
{
  int depth = depth_at(ui, x, y);
  for (int i = ui->scrolls - 1; i >= 0; i--) {
    struct ui_scroll *s = &ui->scroll[i];
    if (!s->seen || depth_of(ui, s->layer) < depth || !rect_has(s->at, x, y)) continue;
    return ui_scroll_towards(ui, s, s->target + dy);
  }
  return false;
}

bool ui_rest(struct ui *ui)
{
  bool pointed = ui->hot && !ui->held;
  if (ui->held) return false; /* what is dragged goes on */
  ui->resting = true;
  ui->hot = 0;
  return pointed;
}

void ui_forget(struct ui *ui)
{
  ui->held = ui->focus = ui->used = ui->wanted = 0;
  ui->focus_order = ui->layers = 0;
  ui->keyboard = false;
  ui->typing = (struct ui_typing){0};
}

/* ---- inside a frame ---- */

/* What is heard of a widget that has the focus. */
static void say_words(struct ui *ui, uint64_t id, enum ui_role role, const char *label)
{
  ui->words = (struct ui_words){.id = id, .role = role};
  SDL_strlcpy(ui->words.label, label ? label : "", sizeof ui->words.label);
}

/* Only what can be seen of a widget in a scroll area can be clicked, but the keyboard reaches all. */
static bool take_part(struct ui *ui, uint64_t id, struct rect at, struct rect seen, enum ui_role role, const char *label)
{
  if (ui->widgets == UI_WIDGETS) return false;
  ui->widget[ui->widgets++] = (struct ui_widget){id, seen, at, role, label && *label, ui->inside, ui->scrolling};
  if (ui_focused(ui, id) || (role == UI_FIELD && ui->focus == id)) say_words(ui, id, role, label); /* a field is typed in, however it got the focus */
  return ui->used == id;
}

bool ui_takes_part(struct ui *ui, uint64_t id, struct rect at, enum ui_role role, const char *label, bool enabled)
{
  if (!enabled && !ui_focused(ui, id) && ui->wanted != id) return false;
  float top = fmaxf(at.y, ui->clip.y), bottom = fminf(rect_bottom(at), rect_bottom(ui->clip));
  bool used = take_part(ui, id, at, rect_of(at.x, top, at.w, fmaxf(0, bottom - top)), role, label);
  if (used && enabled) ui->spent = id;
  else if ((used || enabled) && ui->spent == id) ui->spent = 0;
  if (ui->words.id == id) ui->words.off = !enabled, ui->words.spent = ui->spent == id;
  return used && enabled;
}

bool ui_stop(struct ui *ui, uint64_t id, struct rect at, enum ui_role role, const char *label)
{
  return take_part(ui, id, at, rect_of(at.x, at.y, 0, 0), role, label);
}

void ui_describe(struct ui *ui, const char *text)
{
  if (ui->widgets == 0 || ui->words.id != ui->widget[ui->widgets - 1].id) return;
  size_t length = strlen(ui->words.more);
  if (length > 0) SDL_strlcat(ui->words.more, strchr(".!?:;", ui->words.more[length - 1]) ? " " : ". ", sizeof ui->words.more);
  SDL_strlcat(ui->words.more, text, sizeof ui->words.more);
}

void ui_explain(struct ui *ui, int first, const char *text)
{
  for (int i = first; i < ui->widgets; i++)
    if (ui->widget[i].id == ui->words.id) SDL_strlcpy(ui->words.help, text, sizeof ui->words.help);
}

void ui_focus_ring(struct ui *ui, uint64_t id, struct rect at, double radius)
{
  struct colour none = {0};
  if (ui_focused(ui, id)) gfx_box(ui->gfx, rect_inset(at, -3, -3), radius + 3, none, ui->theme->accent, 2);
}

void ui_cover(struct ui *ui, uint64_t id, struct rect at)
{
  if (ui->covers < UI_COVERS) ui->cover[ui->covers++] = (struct ui_widget){.id = id, .at = at, .whole = at};
}

bool ui_spot(struct ui *ui, uint64_t id, struct rect at, const char *text)
{
  float top = fmaxf(at.y, ui->clip.y), bottom = fminf(rect_bottom(at), rect_bottom(ui->clip));
  if (ui->spots == UI_SPOTS || bottom <= top) return false;
  struct rect seen = rect_of(at.x, top, at.w, bottom - top);
  ui->spot[ui->spots++] = (struct ui_widget){.id = id, .at = seen, .whole = at};
  ui_set_tip(ui, id, seen, text);
  return ui->used == id;
}
