#include "app/ui.h"

#include <math.h>
#include <string.h>

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

void ui_say_option(struct ui *ui, const char *about, bool chosen)
{
  if (ui->widgets == 0 || ui->words.id != ui->widget[ui->widgets - 1].id) return;
  ui->words.role = UI_OPTION;
  say_state(ui, ui->words.id, about, chosen);
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
  bool less = ui_icon_part(ui, key_int(id, 1), rect_of(at.x, at.y, at.h, at.h), ICON_MINUS, UI_LESS, about, can_less);
  say_step(ui, key_int(id, 1), about, shown);
  bool more = ui_icon_part(ui, key_int(id, 2), rect_of(rect_right(at) - at.h, at.y, at.h, at.h), ICON_PLUS, UI_MORE, about, can_more);
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
