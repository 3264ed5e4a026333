#include "app/ui.h"

#include <math.h>

/* ---- what the keyboard can reach ---- */

/* The uppermost layer: the keyboard stays in it. 0: there is none. */
static uint64_t top_layer(const struct ui *ui) { return ui->layers ? ui->layer[ui->layers - 1].id : 0; }

static int place_of(const struct ui *ui, uint64_t id)
{
  for (int i = 0; i < ui->widgets; i++)
    if (id && ui->widget[i].id == id && ui->widget[i].layer == top_layer(ui)) return i;
  return -1;
}

static int first_in_reach(const struct ui *ui)
{
  for (int i = 0; i < ui->widgets; i++)
    if (ui->widget[i].layer == top_layer(ui)) return i;
  return -1;
}

/* Where an arrow key begins when nothing has the focus: on the board, where there is one. */
static int first_of_all(const struct ui *ui)
{
  for (int i = 0; i < ui->widgets; i++)
    if (ui->widget[i].role == UI_BOARD && ui->widget[i].layer == top_layer(ui)) return i;
  return first_in_reach(ui);
}

static struct ui_scroll *scroll_named(struct ui *ui, uint64_t id)
{
  for (int i = 0; i < ui->scrolls; i++)
    if (id && ui->scroll[i].seen && ui->scroll[i].id == id) return &ui->scroll[i];
  return NULL;
}

/* The focused widget comes into view. */
static void scroll_to(struct ui *ui, const struct ui_widget *widget)
{
  struct ui_scroll *s = scroll_named(ui, widget->scroll);
  if (!s) return;
  struct rect at = widget->whole;
  if (at.y < s->at.y) ui_scroll_towards(ui, s, s->offset - (s->at.y - at.y) - 12);
  else if (rect_bottom(at) > rect_bottom(s->at)) ui_scroll_towards(ui, s, s->offset + rect_bottom(at) - rect_bottom(s->at) + 12);
}

static bool take_focus(struct ui *ui, int place)
{
  if (place < 0) return false;
  ui->focus = ui->widget[place].id;
  ui->focus_order = place;
  ui->keyboard = true;
  scroll_to(ui, &ui->widget[place]);
  return true;
}

bool ui_focused(const struct ui *ui, uint64_t id) { return ui->keyboard && ui->focus == id; }
void ui_focus(struct ui *ui, uint64_t id) { ui->wanted = id; }

/* ---- in order ---- */

bool ui_tab(struct ui *ui, bool back)
{
  if (first_in_reach(ui) < 0) return false;
  int at = place_of(ui, ui->focus), count = ui->widgets;
  if (at >= 0 && !ui->keyboard && ui->widget[at].role != UI_FIELD) return take_focus(ui, at); /* it was clicked: shown where one is */
  if (at < 0) at = ui->focus ? (ui->focus_order + (back ? 0 : count - 1)) % count : back ? 0 : count - 1;
  do at = (at + (back ? count - 1 : 1)) % count;
  while (ui->widget[at].layer != top_layer(ui));
  return take_focus(ui, at);
}

bool ui_step(struct ui *ui, bool back)
{
  int at = place_of(ui, ui->focus), by = back ? -1 : 1;
  if (at < 0 || !ui->keyboard) return ui_tab(ui, back);
  do at += by;
  while (at >= 0 && at < ui->widgets && ui->widget[at].layer != top_layer(ui));
  return at < ui->widgets && take_focus(ui, at);
}

bool ui_enter(struct ui *ui)
{
  if (!ui->keyboard || place_of(ui, ui->focus) < 0) return false;
  ui->used = ui->focus;
  return true;
}

/* ---- in space ---- */

static float gap_between(float a, float a_end, float b, float b_end) { return fmaxf(0, fmaxf(b - a_end, a - b_end)); }

/* How far it is from one place to another that lies in a direction; negative: it does not lie there. Aside counts more than ahead. */
static float way_to(struct rect from, struct rect to, int dx, int dy)
{
  float ahead, aside, off;
  float middle_x = from.x + from.w / 2, middle_y = from.y + from.h / 2, to_x = to.x + to.w / 2, to_y = to.y + to.h / 2;
  if (dx) {
    float overlap = fminf(from.w, to.w) / 2;
    ahead = dx > 0 ? to.x - rect_right(from) : from.x - rect_right(to);
    if (ahead < -overlap || (to_x - middle_x) * (float)dx < 1) return -1;
    aside = gap_between(from.y, rect_bottom(from), to.y, rect_bottom(to)), off = fabsf(to_y - middle_y);
  } else {
    float overlap = fminf(from.h, to.h) / 2;
    ahead = dy > 0 ? to.y - rect_bottom(from) : from.y - rect_bottom(to);
    if (ahead < -overlap || (to_y - middle_y) * (float)dy < 1) return -1;
    aside = gap_between(from.x, rect_right(from), to.x, rect_right(to)), off = fabsf(to_x - middle_x);
  }
  return fmaxf(0, ahead) + 3 * aside + 0.1F * off;
}

static bool contains(struct rect outer, struct rect inner)
{
  return inner.x >= outer.x && inner.y >= outer.y && rect_right(inner) <= rect_right(outer) && rect_bottom(inner) <= rect_bottom(outer);
}

/* What stands in a text that is read comes after it. */
static bool is_next(const struct ui_widget *from, const struct ui_widget *to, int dy)
{
  return (dy > 0 && from->role == UI_TEXT && contains(from->whole, to->whole)) || (dy < 0 && to->role == UI_TEXT && contains(to->whole, from->whole));
}

bool ui_direction(struct ui *ui, int dx, int dy)
{
  int at = place_of(ui, ui->focus), best = -1;
  if (at < 0) return take_focus(ui, first_of_all(ui));
  if (!ui->keyboard && ui->widget[at].role != UI_FIELD) return take_focus(ui, at); /* it was clicked: shown where one is */
  int other = at + (dx < 0 ? -1 : 1); /* of a stepper: its ends belong together, however far apart they stand */
  bool ends = (dx < 0 && ui->widget[at].role == UI_MORE) || (dx > 0 && ui->widget[at].role == UI_LESS);
  if (ends && other >= 0 && other < ui->widgets && ui->widget[other].role == (dx < 0 ? UI_LESS : UI_MORE)) return take_focus(ui, other);
  float least = 0;
  for (int i = 0; i < ui->widgets; i++) {
    if (i == at || ui->widget[i].layer != top_layer(ui)) continue;
    float way = is_next(&ui->widget[at], &ui->widget[i], dy) ? 0 : way_to(ui->widget[at].whole, ui->widget[i].whole, dx, dy);
    if (way >= 0 && (best < 0 || way < least)) least = way, best = i;
  }
  return take_focus(ui, best);
}

/* ---- through lists ---- */

static struct ui_scroll *largest_scroll(struct ui *ui)
{
  struct ui_scroll *best = NULL;
  for (int i = 0; i < ui->scrolls; i++) {
    struct ui_scroll *s = &ui->scroll[i];
    if (!s->seen || s->layer != top_layer(ui) || s->content <= s->at.h) continue;
    if (!best || s->at.w * s->at.h > best->at.w * best->at.h) best = s;
  }
  return best;
}

/* The widget of a list that is nearest to a height on the screen, in the column of the one that has the focus. */
static int nearest_in_list(const struct ui *ui, const struct ui_widget *from, float y)
{
  int best = -1;
  float least = 0, x = from->whole.x + from->whole.w / 2;
  for (int i = 0; i < ui->widgets; i++) {
    const struct ui_widget *w = &ui->widget[i];
    if (w->scroll != from->scroll || w->layer != from->layer) continue;
    float way = fabsf(w->whole.y + w->whole.h / 2 - y) + 0.1F * fabsf(w->whole.x + w->whole.w / 2 - x);
    if (best < 0 || way < least) least = way, best = i;
  }
  return best;
}

bool ui_page(struct ui *ui, float pages)
{
  int at = place_of(ui, ui->focus);
  struct ui_scroll *s = ui->keyboard && at >= 0 ? scroll_named(ui, ui->widget[at].scroll) : NULL;
  if (s && !s->text) {
    const struct rect *whole = &ui->widget[at].whole;
    int to = nearest_in_list(ui, &ui->widget[at], whole->y + whole->h / 2 + pages * s->at.h);
    if (to != at) return take_focus(ui, to);
  } else if (!s) s = largest_scroll(ui);
  return s && ui_scroll_towards(ui, s, s->target + pages * s->at.h);
}

bool ui_reads(const struct ui *ui)
{
  const struct ui_scroll *s = largest_scroll((struct ui *)(uintptr_t)ui);
  int at = place_of(ui, ui->focus);
  if (s && s->text && (!ui->keyboard || at < 0 || ui->widget[at].scroll == s->id)) return true;
  if (!s || (ui->keyboard && at >= 0)) return false;
  for (int i = 0; i < ui->widgets; i++)
    if (ui->widget[i].scroll == s->id) return false;
  return true;
}

/* ---- layers ---- */

void ui_layer_begin(struct ui *ui, uint64_t id, struct rect at)
{
  ui->inside = id;
  for (int i = 0; i < ui->layers; i++) {
    if (ui->layer[i].id != id) continue;
    ui->layer[i].at = at, ui->layer[i].seen = true;
    return;
  }
  if (ui->layers < UI_LAYERS) ui->layer[ui->layers++] = (struct ui_layer){id, ui->focus, ui->keyboard, at, true, true};
}

void ui_layer_end(struct ui *ui) { ui->inside = 0; }
uint64_t ui_focus_below(const struct ui *ui) { return ui->layers ? ui->layer[0].before : ui->focus; }

/* What closed gives the focus back. */
static void drop_closed(struct ui *ui)
{
  for (int i = 0; i < ui->layers; i++) {
    if (ui->layer[i].seen) continue;
    ui->focus = ui->layer[i].before, ui->keyboard = ui->layer[i].keyboard;
    ui->layers = i; /* what opened from it closes with it */
  }
}

void ui_focus_settle(struct ui *ui)
{
  drop_closed(ui);
  int wanted = place_of(ui, ui->wanted);
  if (wanted >= 0 || ui->awaited == ui->wanted) ui->wanted = 0; /* it is there, or this whole frame did not show it */
  struct ui_layer *top = ui->layers ? &ui->layer[ui->layers - 1] : NULL;
  if (wanted >= 0) take_focus(ui, wanted);
  else if (top && (top->fresh || (ui->keyboard && place_of(ui, ui->focus) < 0))) take_focus(ui, first_in_reach(ui));
  if (top) top->fresh = false;
  int at = place_of(ui, ui->focus);
  if (at >= 0) ui->focus_order = at;
}
