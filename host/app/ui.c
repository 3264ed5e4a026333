#include "app/ui.h"

#include "platform/clock.h"

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

static struct ui_scroll *scroll_of(struct ui *ui, uint64_t id)
{
  for (int i = 0; i < ui->scrolls; i++)
    if (ui->scroll[i].id == id) return &ui->scroll[i];
  int slot = ui->scrolls;
  if (slot < UI_SCROLLS) ui->scrolls++;
  else slot = 0;
  ui->scroll[slot] = (struct ui_scroll){.id = id};
  return &ui->scroll[slot];
}

/* ---- scrolling glides ---- */

static bool on_its_way(const struct ui_scroll *s) { return s->seen && s->offset != s->target; }

bool ui_animated(const struct ui *ui)
{
  for (int i = 0; i < ui->scrolls; i++)
    if (on_its_way(&ui->scroll[i])) return true;
  return false;
}

bool ui_scroll_towards(struct ui *ui, struct ui_scroll *s, float target)
{
  float before = s->target;
  target = fmaxf(0, fminf(target, s->content - s->at.h));
  if (!ui_animated(ui)) ui->scrolled_ms = clock_ms();
  s->target = target;
  if (!ui->smooth) s->offset = target;
  return s->target != before;
}

/* Fast at first, then slower and slower, whatever the time between two frames. */
static void glide(struct ui *ui)
{
  const float pace_ms = 60;
  int64_t now = clock_ms();
  float passed = (float)(now - ui->scrolled_ms);
  for (int i = 0; i < ui->scrolls; i++) {
    struct ui_scroll *s = &ui->scroll[i];
    if (!on_its_way(s)) continue;
    s->offset += (s->target - s->offset) * (1 - expf(-passed / pace_ms));
    if (fabsf(s->target - s->offset) < 0.5F) s->offset = s->target;
  }
  ui->scrolled_ms = now;
}

void ui_begin(struct ui *ui, float w, float h)
{
  glide(ui);
  ui->widgets = ui->covers = ui->spots = 0;
  ui->typing.seen = false;
  ui->inside = ui->scrolling = 0;
  ui->words.id = 0;
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

static uint64_t widget_at(const struct ui *ui, float x, float y)
{
  if (ui->resting) return 0;
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

static void set_tip(struct ui *ui, uint64_t id, struct rect at, const char *text)
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
  bool changed = hot != ui->hot || focus != ui->focus;
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
  if (ui->words.id == id) ui->words.off = !enabled;
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

static bool icon_button(struct ui *ui, uint64_t id, struct rect at, enum icon icon, enum ui_role role, const char *label, bool enabled)
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
  set_tip(ui, id, at, label);
  return icon_button(ui, id, at, icon, UI_BUTTON, label, enabled);
}

bool ui_quiet_icon(struct ui *ui, uint64_t id, struct rect at, enum icon icon, const char *label)
{
  const struct theme *t = ui->theme;
  struct colour none = {0};
  bool hot = ui->hot == id;
  set_tip(ui, id, at, label);
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
  set_tip(ui, id, seen, text);
  return ui->used == id;
}

/* ---- values ---- */

static const float choice_row = 44;

/* Parts side by side are all alike where their words have room so, else each as wide as its words ask; they get below each other when
   there is not enough for all. *equal: how wide all are, or 0; *spare: else what each has more than its words ask. */
static bool choice_in_a_row(struct ui *ui, float w, const char *const *labels, int count, float *equal, float *spare)
{
  double needed = 0, most = 0;
  for (int i = 0; i < count; i++) {
    double part = text_width(ui->lettering, STYLE_SECONDARY_STRONG, labels[i]) + 24;
    needed += part, most = fmax(most, part);
  }
  *equal = most * count <= (double)w ? w / (float)count : 0;
  *spare = (w - (float)needed) / (float)count;
  return *spare >= 0;
}

void ui_pair(struct ui *ui, struct rect at, const char *const *labels, struct rect out[2])
{
  const float gap = 8, pad = 16;
  float half = (at.w - gap) / 2, first = half, least[2];
  for (int i = 0; i < 2; i++) least[i] = ceilf((float)text_width(ui->lettering, STYLE_STRONG, labels[i])) + pad + 1;
  if (least[1] > half) first = fmaxf(least[0], at.w - gap - least[1]);
  else if (least[0] > half) first = fminf(least[0], at.w - gap - least[1]);
  out[0] = rect_of(at.x, at.y, first, at.h);
  out[1] = rect_of(at.x + first + gap, at.y, at.w - gap - first, at.h);
}

float ui_choice_height(struct ui *ui, float w, const char *const *labels, int count)
{
  float equal, spare;
  return choice_in_a_row(ui, w, labels, count, &equal, &spare) ? choice_row : choice_row * (float)count;
}

/* What is special about a widget among the words that are heard of it. */
static void say_state(struct ui *ui, uint64_t id, const char *about, bool on)
{
  if (ui->words.id != id) return;
  ui->words.on = on;
  SDL_strlcpy(ui->words.group, about, sizeof ui->words.group);
}

bool ui_choice(struct ui *ui, uint64_t id, struct rect at, const char *about, int *value, const char *const *labels, int count)
{
  const struct theme *t = ui->theme;
  struct colour none = {0};
  float equal, spare, x = at.x;
  bool row = choice_in_a_row(ui, at.w, labels, count, &equal, &spare), changed = false;
  gfx_box(ui->gfx, at, 12, t->raised, t->line, 1);
  for (int i = 0; i < count; i++) {
    uint64_t part = key_int(id, i + 1);
    float w = !row ? at.w : equal > 0 ? equal : (float)text_width(ui->lettering, STYLE_SECONDARY_STRONG, labels[i]) + 24 + spare;
    struct rect cell = row ? rect_of(x, at.y, w, at.h) : rect_of(at.x, at.y + choice_row * (float)i, w, choice_row);
    x += w;
    struct rect inner = rect_inset(cell, 4, 4);
    bool on = *value == i;
    if (on) gfx_box(ui->gfx, inner, 9, t->accent, none, 0);
    else if (ui->hot == part) gfx_box(ui->gfx, inner, 9, t->accent_soft, none, 0);
    struct rect words = rect_inset(inner, row ? 0 : 10, 0);
    enum style style = on ? STYLE_SECONDARY_STRONG : STYLE_SECONDARY;
    text_draw(ui->lettering, ui->gfx, style, words, row ? ALIGN_CENTRE : ALIGN_LEFT, on ? t->on_accent : t->ink, labels[i]);
    ui_focus_ring(ui, part, inner, 9);
    if (ui_takes_part(ui, part, cell, UI_OPTION, labels[i], true) && !on) *value = i, changed = true;
    say_state(ui, part, about, *value == i);
  }
  return changed;
}

static void say_step(struct ui *ui, uint64_t id, const char *about, const char *shown)
{
  if (ui->words.id != id) return;
  say_state(ui, id, about, false);
  SDL_strlcpy(ui->words.more, shown, sizeof ui->words.more);
}

/* What is between the two buttons, and what they change by. */
static int step(struct ui *ui, uint64_t id, struct rect at, const char *about, const char *shown, bool can_less, bool can_more)
{
  const struct theme *t = ui->theme;
  gfx_box(ui->gfx, at, 12, t->raised, t->line, 1);
  text_draw(ui->lettering, ui->gfx, STYLE_STRONG, at, ALIGN_CENTRE, t->ink, shown);
  bool less = icon_button(ui, key_int(id, 1), rect_of(at.x, at.y, at.h, at.h), ICON_MINUS, UI_LESS, about, can_less);
  say_step(ui, key_int(id, 1), about, shown);
  bool more = icon_button(ui, key_int(id, 2), rect_of(rect_right(at) - at.h, at.y, at.h, at.h), ICON_PLUS, UI_MORE, about, can_more);
  say_step(ui, key_int(id, 2), about, shown);
  return more - less;
}

bool ui_stepper(struct ui *ui, uint64_t id, struct rect at, const char *about, int *value, int min, int max)
{
  char number[16];
  SDL_snprintf(number, sizeof number, "%d", *value);
  int by = step(ui, id, at, about, number, *value > min, *value < max);
  *value += by;
  return by != 0;
}

bool ui_spin(struct ui *ui, uint64_t id, struct rect at, const char *about, int *index, int count, const char *shown)
{
  int by = step(ui, id, at, about, shown, *index > 0, *index + 1 < count);
  *index += by;
  return by != 0;
}

bool ui_toggle(struct ui *ui, uint64_t id, struct rect at, int *value, const char *label)
{
  const struct theme *t = ui->theme;
  struct colour none = {0};
  struct rect track = rect_of(rect_right(at) - 48, at.y + (at.h - 28) / 2, 48, 28);
  struct rect words = rect_of(at.x, at.y, at.w - 60, at.h);
  float h = ui_paragraph_height(ui, STYLE_BODY, words.w, label);
  words.y += (at.h - h) / 2, words.h = h;
  ui_paragraph(ui, STYLE_BODY, words, t->ink, label);
  bool hot = ui->hot == id;
  struct colour fill = *value ? colour_mix(t->accent, t->ink, hot ? 0.12 : 0) : colour_mix(t->line, t->muted, hot ? 0.5 : 0.25);
  gfx_box(ui->gfx, track, 14, fill, none, 0);
  gfx_disc(ui->gfx, (double)(track.x + (*value ? 34 : 14)), (double)(track.y + 14), 11, *value ? t->on_accent : t->surface, none, 0);
  ui_focus_ring(ui, id, track, 14);
  bool used = ui_takes_part(ui, id, at, UI_SWITCH, label, true);
  if (used) *value = !*value;
  say_state(ui, id, "", *value);
  return used;
}

/* ---- scrolling ---- */

float ui_scroll_begin(struct ui *ui, uint64_t id, struct rect at, float content)
{
  struct ui_scroll *s = scroll_of(ui, id);
  float last = fmaxf(0, content - at.h);
  s->at = at, s->content = content, s->seen = true, s->layer = ui->inside;
  s->offset = fminf(s->offset, last), s->target = fminf(s->target, last);
  ui->clip = at;
  ui->scrolling = id;
  gfx_clip_push(ui->gfx, at);
  return (float)gfx_snap(ui->gfx, (double)s->offset);
}

void ui_scroll_end(struct ui *ui, uint64_t id)
{
  struct ui_scroll *s = scroll_of(ui, id);
  float content = s->content;
  gfx_clip_pop(ui->gfx);
  ui->clip = ui->window;
  ui->scrolling = 0;
  if (content <= s->at.h + 1) return;
  struct colour none = {0};
  float h = fmaxf(24, s->at.h * s->at.h / content), y = s->at.y + (s->at.h - h) * s->offset / (content - s->at.h);
  gfx_box(ui->gfx, rect_of(rect_right(s->at) - 5, y, 4, h), 2, colour_mix(ui->theme->line, ui->theme->muted, 0.35), none, 0);
}

void ui_scroll_text(struct ui *ui, uint64_t id) { scroll_of(ui, id)->text = true; }

void ui_scroll_to_start(struct ui *ui, uint64_t id)
{
  struct ui_scroll *s = scroll_of(ui, id);
  s->offset = s->target = 0;
}

void ui_scroll_to_end(struct ui *ui, uint64_t id)
{
  struct ui_scroll *s = scroll_of(ui, id);
  s->offset = s->target = 1e9F;
}

void ui_scroll_to(struct ui *ui, uint64_t id, float offset) { ui_scroll_towards(ui, scroll_of(ui, id), offset); }

struct rect ui_scroll_place(const struct ui *ui, uint64_t id)
{
  for (int i = 0; i < ui->scrolls; i++)
    if (ui->scroll[i].id == id) return ui->scroll[i].at;
  return rect_of(0, 0, 0, 0);
}

float ui_scroll_target(const struct ui *ui, uint64_t id)
{
  for (int i = 0; i < ui->scrolls; i++)
    if (ui->scroll[i].id == id) return ui->scroll[i].target;
  return 0;
}
