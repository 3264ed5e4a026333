#include "app/shortcuts.h"

#include "app/keys.h"
#include "app/narrate.h"
#include "app/overlay.h"
#include "app/state.h"

#include <math.h>
#include <string.h>

enum { MAX_LINES = 64, MAX_CAPS = 12 };
static const float cap_h = 24, cap_pad = 8, cap_gap = 4, or_gap = 12, line_pad = 7, line_least = 32, group_h = 36, group_gap = 16;

/* One thing that can be done, with all keys for it. */
struct line {
  const char *text;
  enum key_group group;
  int caps;
  struct {
    char name[KEY_NAME_SIZE];
    bool other; /* begins another way to do it */
  } cap[MAX_CAPS];
  float h;
};

struct list {
  int lines;
  struct line line[MAX_LINES];
  float group_h[KEYS_GROUPS]; /* with its title; 0 where nothing is in it */
};

static const char *const group_texts[KEYS_GROUPS] = {
  [KEYS_BOARD] = "ui.keys.group.board", [KEYS_GAME] = "ui.keys.group.game", [KEYS_EVERYWHERE] = "ui.keys.group.everywhere",
  [KEYS_PAD] = "ui.keys.group.pad",
};

static uint64_t list_id(void) { return ui_id("shortcuts", 0); }

/* ---- what there is to list ---- */

static struct line *line_of(struct list *list, const char *text, enum key_group group)
{
  for (int i = 0; i < list->lines; i++)
    if (list->line[i].group == group && strcmp(list->line[i].text, text) == 0) return &list->line[i];
  if (list->lines == MAX_LINES) return NULL;
  list->line[list->lines] = (struct line){.text = text, .group = group};
  return &list->line[list->lines++];
}

static void add_caps(struct line *line, char names[][KEY_NAME_SIZE], int count)
{
  if (line->caps + count > MAX_CAPS) return;
  for (int i = 0; i < count; i++) {
    SDL_strlcpy(line->cap[line->caps].name, names[i], KEY_NAME_SIZE);
    line->cap[line->caps].other = i == 0 && line->caps > 0;
    line->caps++;
  }
}

static float cap_w(const struct app *app, const char *name)
{
  return fmaxf(cap_h, ceilf((float)text_width(app->lettering, STYLE_LABEL_STRONG, name) + 2 * cap_pad));
}

static float caps_w(const struct app *app, const struct line *line)
{
  float w = 0;
  for (int i = 0; i < line->caps; i++) w += cap_w(app, line->cap[i].name) + (i == 0 ? 0 : line->cap[i].other ? or_gap : cap_gap);
  return w;
}

static const char *text_of(const struct app *app, const struct shortcut *shortcut)
{
  char key[64];
  SDL_snprintf(key, sizeof key, "ui.keys.do.%s", shortcut->name);
  return app_text(app, key);
}

static void read_pad(struct list *list, struct app *app)
{
  char name[1][KEY_NAME_SIZE];
  const char *button;
  for (int row = 0; row < MAX_LINES; row++) {
    const struct shortcut *shortcut = pad_row(app, row, &button);
    struct line *line = shortcut ? line_of(list, text_of(app, shortcut), KEYS_PAD) : NULL;
    if (!line) break;
    SDL_strlcpy(name[0], button, KEY_NAME_SIZE);
    add_caps(line, name, 1);
  }
}

static void read_list(struct list *list, struct app *app, float w)
{
  *list = (struct list){0};
  for (int i = 0; i < shortcut_count; i++) {
    const struct shortcut *shortcut = &shortcuts[i];
    if (!(shortcut->screens & 1U << app->screen)) continue;
    struct line *line = line_of(list, text_of(app, shortcut), shortcut->group);
    char names[KEYS_AT_ONCE][KEY_NAME_SIZE];
    if (line) add_caps(line, names, keys_names(names, app, shortcut));
  }
  if (pad_is_here(app)) read_pad(list, app);
  for (int i = 0; i < list->lines; i++) {
    struct line *line = &list->line[i];
    float words = ui_paragraph_height(&app->ui, STYLE_SECONDARY, w - caps_w(app, line) - 16, line->text);
    line->h = fmaxf(line_least, words + 2 * line_pad);
    if (list->group_h[line->group] == 0) list->group_h[line->group] = group_h;
    list->group_h[line->group] += line->h;
  }
}

/* ---- drawing ---- */

static void draw_caps(struct app *app, const struct line *line, struct rect at)
{
  const struct theme *t = app->theme;
  float x = rect_right(at) - caps_w(app, line), y = at.y + (at.h - cap_h) / 2;
  for (int i = 0; i < line->caps; i++) {
    float w = cap_w(app, line->cap[i].name);
    if (i > 0) x += line->cap[i].other ? or_gap : cap_gap;
    gfx_box(&app->gfx, rect_of(x, y, w, cap_h), 6, t->raised, t->line, 1);
    ui_label(&app->ui, STYLE_LABEL_STRONG, rect_of(x, y, w, cap_h), ALIGN_CENTRE, t->ink, line->cap[i].name);
    x += w;
  }
}

/* Each line can have the focus, so that those who do not see the list hear it line by line. */
static void draw_line(struct app *app, const struct line *line, int number, struct rect at)
{
  uint64_t id = ui_id("shortcut", number);
  struct strbuf keys;
  strbuf_init(&keys);
  for (int i = 0; i < line->caps; i++) strbuf_addf(&keys, "%s%s", i == 0 ? "" : line->cap[i].other ? ", " : "+", keys_spoken(app, line->cap[i].name));
  ui_stop(&app->ui, id, at, UI_LINE, line->text);
  ui_describe(&app->ui, keys.text ? keys.text : "");
  strbuf_release(&keys);
  ui_focus_ring(&app->ui, id, rect_inset(at, -4, 3), 6);
  float h = line->h - 2 * line_pad, words = ui_paragraph_height(&app->ui, STYLE_SECONDARY, at.w - caps_w(app, line) - 16, line->text);
  ui_paragraph(&app->ui, STYLE_SECONDARY, rect_of(at.x, at.y + line_pad + (h - words) / 2, at.w - caps_w(app, line) - 16, 0), app->theme->ink, line->text);
  draw_caps(app, line, at);
}

static float draw_group(struct app *app, const struct list *list, enum key_group group, struct rect at)
{
  if (list->group_h[group] == 0) return 0;
  float y = at.y;
  ui_label(&app->ui, STYLE_SECONDARY_STRONG, rect_of(at.x, y, at.w, group_h - 8), ALIGN_LEFT, app->theme->accent, app_text(app, group_texts[group]));
  y += group_h;
  for (int i = 0; i < list->lines; i++) {
    if (list->line[i].group != group) continue;
    if (y > at.y + group_h) gfx_fill(&app->gfx, rect_of(at.x, y, at.w, 1), app->theme->line);
    draw_line(app, &list->line[i], i, rect_of(at.x, y, at.w, list->line[i].h));
    y += list->line[i].h;
  }
  return list->group_h[group] + group_gap;
}

/* How many groups stand in the first column so that the higher of the two is as low as can be. */
static int best_split(const struct list *list, int columns, float *height)
{
  int best = KEYS_GROUPS;
  for (int split = columns == 1 ? KEYS_GROUPS : 1; split <= KEYS_GROUPS; split++) {
    float h[2] = {0, 0};
    for (int g = 0; g < KEYS_GROUPS; g++)
      if (list->group_h[g] > 0) h[g >= split] += list->group_h[g] + group_gap;
    float higher = fmaxf(h[0], h[1]) - group_gap;
    if (best == KEYS_GROUPS || higher < *height) *height = higher, best = split;
  }
  return best;
}

bool shortcuts_toggle(struct app *app, int value)
{
  (void)value;
  app->input.readout.open = false;
  app->input.listing = !app->input.listing;
  ui_scroll_to_start(&app->ui, list_id());
  app->again = true;
  narrate(app, "keys", "%s", app->input.listing ? "open" : "closed");
  return true;
}

void shortcuts_draw(struct app *app, float w, float h)
{
  struct shortcuts_layout layout;
  struct list list;
  float content = 0;
  bool close;
  layout_shortcuts_columns(&layout, w);
  read_list(&list, app, layout.column_w);
  int split = best_split(&list, layout.columns, &content);
  layout_shortcuts(&layout, w, h, content);

  uint64_t id = list_id();
  float top = overlay_begin(app, id, &layout, app_text(app, "ui.keys.title"), content, &close);
  for (int column = 0; column < layout.columns; column++) {
    float y = top, x = layout.list.x + (float)column * (layout.column_w + layout.gap);
    for (int g = column ? split : 0; g < (column ? KEYS_GROUPS : split); g++) y += draw_group(app, &list, (enum key_group)g, rect_of(x, y, layout.column_w, 0));
  }
  if (overlay_end(app, id) || close) shortcuts_toggle(app, 0);
}
