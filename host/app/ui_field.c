#include "app/ui_field.h"

#include "base/utf8.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- places of letters ---- */

/* Long text is measured and drawn in pieces. */
enum { PIECE = 192 };

static size_t piece_length(const char *text)
{
  const char *end = text;
  while (*end && end - text < PIECE) utf8_next(&end);
  return (size_t)(end - text);
}

static float width_until(struct ui *ui, const char *text, size_t length)
{
  float w = 0;
  while (length > 0) {
    char piece[PIECE + 8];
    size_t n = piece_length(text);
    if (n > length) n = length;
    memcpy(piece, text, n);
    piece[n] = '\0';
    w += (float)text_width(ui->lettering, STYLE_BODY, piece);
    text += n, length -= n;
  }
  return w;
}

/* The byte whose letter begins nearest to `x`, seen from where the text begins. */
static size_t place_at(struct ui *ui, const char *text, float x)
{
  size_t at = 0;
  float left = 0;
  for (const char *next = text; utf8_next(&next);) {
    float right = width_until(ui, text, (size_t)(next - text));
    if (x < (left + right) / 2) break;
    at = (size_t)(next - text), left = right;
  }
  return at;
}

/* ---- drawing ---- */

static void draw_text(struct ui *ui, struct rect at, const char *text, struct colour colour)
{
  while (*text) {
    char piece[PIECE + 8];
    size_t n = piece_length(text);
    memcpy(piece, text, n);
    piece[n] = '\0';
    float w = (float)text_width(ui->lettering, STYLE_BODY, piece);
    bool seen = at.x + w > ui->clip.x && at.x < rect_right(ui->clip);
    if (seen) text_draw(ui->lettering, ui->gfx, STYLE_BODY, rect_of(at.x, at.y, w + 2, at.h), ALIGN_LEFT, colour, piece);
    at.x += w, text += n;
  }
}

static void keep_cursor_in_sight(struct ui *ui, struct field *field, float room)
{
  const struct edit *edit = &field->edit;
  float cursor = width_until(ui, edit->text, edit->cursor) + width_until(ui, field->composing, strlen(field->composing));
  float all = width_until(ui, edit->text, strlen(edit->text)) + width_until(ui, field->composing, strlen(field->composing)) + 2;
  if (cursor - field->shift > room - 2) field->shift = cursor - room + 2;
  if (cursor < field->shift) field->shift = cursor;
  field->shift = fmaxf(0, fminf(field->shift, all - room));
}

static void draw_content(struct ui *ui, struct rect in, struct field *field)
{
  const struct theme *t = ui->theme;
  const struct edit *edit = &field->edit;
  struct colour none = {0};
  float x = in.x - field->shift, cursor = x + width_until(ui, edit->text, edit->cursor), middle = in.y + in.h / 2;
  size_t from, to;
  if (edit_selection(edit, &from, &to)) {
    float left = x + width_until(ui, edit->text, from), right = x + width_until(ui, edit->text, to);
    gfx_box(ui->gfx, rect_of(left, middle - 11, right - left, 22), 3, colour_mix(t->accent_soft, t->accent, 0.25), none, 0);
  }
  if (*field->composing) {
    float w = width_until(ui, field->composing, strlen(field->composing));
    char before[EDIT_SIZE];
    SDL_strlcpy(before, edit->text, edit->cursor + 1);
    draw_text(ui, rect_of(x, in.y, in.w, in.h), before, t->ink);
    draw_text(ui, rect_of(cursor, in.y, in.w, in.h), field->composing, t->accent);
    gfx_fill(ui->gfx, rect_of(cursor, middle + 10, w, 1), t->accent);
    draw_text(ui, rect_of(cursor + w, in.y, in.w, in.h), edit->text + edit->cursor, t->ink);
    cursor += w;
  } else {
    draw_text(ui, rect_of(x, in.y, in.w, in.h), edit->text, t->ink);
  }
  gfx_fill(ui->gfx, rect_of(cursor, middle - 10, 2, 20), t->accent);
  ui->typing.at = rect_of(cursor, middle - 10, 2, 20);
}

/* ---- the widget ---- */

/* The pointer puts the cursor, and while it is held the selection follows it. */
static void follow_pointer(struct ui *ui, uint64_t id, struct field *field, float text_x, bool used)
{
  bool held = ui->held == id;
  bool begins = used && !ui->typing.followed && !ui->keyboard;
  if (held || begins) edit_put(&field->edit, place_at(ui, field->edit.text, ui->x - text_x), held && ui->typing.followed);
  ui->typing.followed = held;
}

static void take_focus(struct ui *ui, uint64_t id, struct field *field)
{
  bool fresh = ui->typing.id != id;
  if (fresh) ui->typing = (struct ui_typing){.id = id};
  ui->typing.field = field, ui->typing.seen = true;
  if (fresh) *field->composing = '\0';
  if (fresh && ui->keyboard) edit_select_all(&field->edit);
}

unsigned ui_field(struct ui *ui, uint64_t id, struct rect at, struct field *field, const struct field_look *look)
{
  const struct theme *t = ui->theme;
  bool focused = ui->focus == id, clear = look->clear && *field->edit.text;
  bool used = ui_takes_part(ui, id, clear ? rect_of(at.x, at.y, at.w - at.h, at.h) : at, UI_FIELD, look->name, true);
  unsigned events = field->happened;
  field->happened = 0;
  ui_describe(ui, field->edit.text);
  if (focused) take_focus(ui, id, field);
  struct colour fill = focused ? t->surface : t->raised, line = look->wrong ? t->danger : focused ? t->accent : ui->hot == id ? t->muted : t->line;
  gfx_box(ui->gfx, at, 12, fill, line, focused || look->wrong ? 2 : 1);
  struct rect in = rect_inset(at, 12, 2);
  if (look->icon != ICON_COUNT) icon_draw(ui->gfx, look->icon, (double)(in.x + 10), (double)(at.y + at.h / 2), 20, t->muted), rect_cut_left(&in, 28);
  if (clear) rect_cut_right(&in, at.h - 12);
  if (focused) follow_pointer(ui, id, field, in.x - field->shift, used);
  if (focused) {
    keep_cursor_in_sight(ui, field, in.w);
    gfx_clip_push(ui->gfx, in);
    draw_content(ui, in, field);
    gfx_clip_pop(ui->gfx);
  } else {
    field->shift = 0;
    *field->composing = '\0';
    ui_label(ui, STYLE_BODY, in, ALIGN_LEFT, t->ink, field->edit.text);
  }
  if (!*field->edit.text && !*field->composing && look->placeholder)
    ui_label(ui, STYLE_BODY, rect_of(in.x + (focused ? 5 : 0), in.y, in.w - (focused ? 5 : 0), in.h), ALIGN_LEFT, t->muted, look->placeholder);
  if (clear && ui_icon_button(ui, key_int(id, 1), rect_of(rect_right(at) - at.h, at.y, at.h, at.h), ICON_CLOSE, look->clear, true)) {
    edit_set(&field->edit, "");
    ui_field_focus(ui, id, field);
    ui->stale = true;
    events |= FIELD_CHANGED;
  }
  return events;
}

/* ---- what happens ---- */

void ui_field_focus(struct ui *ui, uint64_t id, struct field *field)
{
  ui->focus = id;
  ui->keyboard = false;
  ui->typing = (struct ui_typing){.id = id, .field = field, .seen = true};
  edit_go(&field->edit, EDIT_END, false);
}

bool ui_field_focused(const struct ui *ui, struct rect *at)
{
  bool focused = ui->typing.field && ui->typing.id == ui->focus;
  if (focused && at) *at = ui->typing.at;
  return focused;
}

static void changed(struct ui *ui, bool really)
{
  if (really) ui->typing.field->happened |= FIELD_CHANGED;
}

bool ui_field_text(struct ui *ui, const char *text)
{
  if (!ui_field_focused(ui, NULL)) return false;
  *ui->typing.field->composing = '\0';
  changed(ui, edit_insert(&ui->typing.field->edit, text));
  return true;
}

bool ui_field_compose(struct ui *ui, const char *text)
{
  if (!ui_field_focused(ui, NULL)) return false;
  SDL_utf8strlcpy(ui->typing.field->composing, text, sizeof ui->typing.field->composing);
  return true;
}

static void copy(const struct edit *edit)
{
  char selected[EDIT_SIZE];
  size_t from, to;
  if (!edit_selection(edit, &from, &to)) return;
  memcpy(selected, edit->text + from, to - from);
  selected[to - from] = '\0';
  SDL_SetClipboardText(selected);
}

static bool cut(struct edit *edit)
{
  size_t from, to;
  if (!edit_selection(edit, &from, &to)) return false;
  copy(edit);
  return edit_delete(edit, EDIT_RIGHT);
}

static bool paste(struct edit *edit)
{
  char *text = SDL_GetClipboardText();
  bool changed = text && *text && edit_insert(edit, text);
  SDL_free(text);
  return changed;
}

/* To add a key that moves the cursor: a row. */
static const struct {
  SDL_Keycode key;
  enum edit_way way, control_way;
} ways[] = {
  {SDLK_LEFT, EDIT_LEFT, EDIT_WORD_LEFT}, {SDLK_RIGHT, EDIT_RIGHT, EDIT_WORD_RIGHT}, {SDLK_HOME, EDIT_START, EDIT_START}, {SDLK_END, EDIT_END, EDIT_END},
};

bool ui_field_key(struct ui *ui, SDL_Keycode key, unsigned modifiers)
{
  if (!ui_field_focused(ui, NULL)) return false;
  struct edit *edit = &ui->typing.field->edit;
  bool control = modifiers & KMOD_CTRL, shift = modifiers & KMOD_SHIFT;
  if (*ui->typing.field->composing) return true; /* the input method's */
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
    if (ways[i].key == key) {
      edit_go(edit, control ? ways[i].control_way : ways[i].way, shift);
      return true;
    }
  switch (key) {
  case SDLK_BACKSPACE: changed(ui, edit_delete(edit, control ? EDIT_WORD_LEFT : EDIT_LEFT)); return true;
  case SDLK_DELETE:
    changed(ui, shift ? cut(edit) : edit_delete(edit, control ? EDIT_WORD_RIGHT : EDIT_RIGHT));
    return true;
  case SDLK_INSERT:
    if (control) copy(edit);
    if (shift) changed(ui, paste(edit));
    return control || shift;
  case SDLK_RETURN:
  case SDLK_KP_ENTER:
    if (!control) ui->typing.field->happened |= FIELD_ENTERED;
    return !control;
  case SDLK_SPACE: return !control; /* comes as text too */
  default: break;
  }
  if (!control || modifiers & KMOD_ALT) return false;
  switch (key) {
  case SDLK_a: edit_select_all(edit); return true;
  case SDLK_c: copy(edit); return true;
  case SDLK_x: changed(ui, cut(edit)); return true;
  case SDLK_v: changed(ui, paste(edit)); return true;
  default: return false;
  }
}
