#include "app/layout_settings.h"
#include "app/state.h"
#include "app/swatch.h"
#include "platform/paths.h"

#include <math.h>
#include <string.h>

/* What is put one under the other, in a column: measured first, for the panel behind it, then drawn by the same code. */
struct page {
  struct app *app;
  struct settings now; /* what the player wants after this frame */
  bool measure;
  float x, y, w;
};

static const char *text_of(const struct page *page, const char *name)
{
  char key[64];
  SDL_snprintf(key, sizeof key, "ui.settings.%s", name);
  return app_text(page->app, key);
}

/* The text "<name>_help", or "" where nothing needs to be said. */
static const char *help_of(const struct page *page, const char *name)
{
  char key[64];
  SDL_snprintf(key, sizeof key, "ui.settings.%s_help", name);
  const char *text = app_text(page->app, key);
  return strcmp(text, key) != 0 ? text : "";
}

/* ---- pieces of the page ---- */

static void space(struct page *page, float h) { page->y += h; }

static void words(struct page *page, enum style style, struct colour colour, const char *text, float w)
{
  struct ui *ui = &page->app->ui;
  float h = ui_paragraph_height(ui, style, w, text);
  if (!page->measure) ui_paragraph(ui, style, rect_of(page->x, page->y, w, 0), colour, text);
  page->y += h;
}

/* What was written from `top` on can be gone to and is heard: a text, or with a label a line. */
static void readable(struct page *page, uint64_t id, float top, const char *label, const char *text)
{
  struct ui *ui = &page->app->ui;
  if (page->measure) return;
  struct rect at = rect_of(page->x, top, page->w, page->y - top);
  ui_stop(ui, id, at, *label ? UI_LINE : UI_TEXT, *label ? label : text);
  if (*label) ui_describe(ui, text);
  ui_focus_ring(ui, id, rect_inset(at, -3, -1), 6);
}

/* Each line of a text can be gone to by itself. */
static void readable_lines(struct page *page, const char *name, int first, struct colour colour, const char *text, float w)
{
  struct strbuf line;
  strbuf_init(&line);
  for (int i = first; *text; i++) {
    int length = (int)strcspn(text, "\n");
    float top = page->y;
    strbuf_clear(&line);
    strbuf_addf(&line, "%.*s", length, text);
    if (length > 0) words(page, STYLE_LABEL, colour, line.text, w), readable(page, ui_id(name, i), top, "", line.text);
    text += length + (text[length] == '\n');
  }
  strbuf_release(&line);
}

static struct rect row(struct page *page, float h)
{
  struct rect at = rect_of(page->x, page->y, page->w, h);
  page->y += h;
  return at;
}

static void label(struct page *page, const char *name)
{
  const struct theme *t = page->app->theme;
  const char *help = help_of(page, name);
  words(page, STYLE_BODY, t->ink, text_of(page, name), page->w);
  if (*help) space(page, 2), words(page, STYLE_LABEL, t->muted, help, page->w);
  space(page, 8);
}

static void choice(struct page *page, const char *name, int *value, const char *const *labels, int count)
{
  struct ui *ui = &page->app->ui;
  label(page, name);
  struct rect at = row(page, ui_choice_height(ui, page->w, labels, count));
  if (!page->measure) ui_choice(ui, ui_id(name, 0), at, text_of(page, name), value, labels, count);
  space(page, 20);
}

/* A choice whose labels are the texts "<name>_<value>". */
static void named_choice(struct page *page, const char *name, int *value, const char *const *values, int count)
{
  const char *labels[8];
  char key[48];
  for (int i = 0; i < count; i++) {
    SDL_snprintf(key, sizeof key, "%s_%s", name, values[i]);
    labels[i] = text_of(page, key);
  }
  choice(page, name, value, labels, count);
}

static void toggle(struct page *page, const char *name, bool *value)
{
  struct ui *ui = &page->app->ui;
  const char *help = help_of(page, name);
  float words_w = page->w - 60, h = fmaxf(44, ui_paragraph_height(ui, STYLE_BODY, words_w, text_of(page, name)));
  struct rect at = row(page, h);
  int on = *value;
  if (!page->measure && ui_toggle(ui, ui_id(name, 0), at, &on, text_of(page, name))) *value = on;
  if (!page->measure) ui_describe(ui, help);
  if (*help) space(page, -8), words(page, STYLE_LABEL, page->app->theme->muted, help, words_w), space(page, 4);
  space(page, 8);
}

/* ---- what it looks like ---- */

static void languages(struct page *page)
{
  enum { MOST = 15 };
  const struct texts *texts = page->app->options->texts;
  const char *const *tags, *labels[MOST + 1] = {text_of(page, "system")};
  int count = (int)texts_languages(texts, &tags), value = 0;
  if (count > MOST) count = MOST;
  for (int i = 0; i < count; i++) {
    labels[i + 1] = text_get(texts, tags[i], "language");
    if (*page->now.language && !strcmp(tags[i], page->app->language)) value = i + 1;
  }
  int before = value;
  choice(page, "language", &value, labels, count + 1);
  if (value != before) SDL_strlcpy(page->now.language, value > 0 ? tags[value - 1] : "", sizeof page->now.language);
}

static void theme_card(struct page *page, const struct theme *theme, int number, struct rect at)
{
  struct app *app = page->app;
  struct colour none = {0};
  const char *title = theme_title(theme, app->language);
  bool chosen = !strcmp(theme->id, app->look.id);
  uint64_t id = ui_id("theme", number);
  bool used = ui_card(&app->ui, id, at, title, true);
  if (chosen) gfx_box(&app->gfx, at, 16, none, app->theme->accent, 2);
  ui_say_option(&app->ui, text_of(page, "theme"), chosen);
  struct theme shown = *theme;
  shown.patterns = page->now.patterns;
  struct rect picture = rect_of(at.x + 8, at.y + 8, at.w - 16, at.h - 44);
  swatch_draw(&app->gfx, &shown, picture);
  gfx_box(&app->gfx, picture, 10, none, app->theme->line, 1);
  enum style style = chosen ? STYLE_SECONDARY_STRONG : STYLE_SECONDARY;
  ui_label(&app->ui, style, rect_of(at.x + 10, rect_bottom(at) - 34, at.w - 20, 32), ALIGN_CENTRE, app->theme->ink, title);
  if (used) SDL_strlcpy(page->now.theme, theme->id, sizeof page->now.theme);
}

static void themes(struct page *page)
{
  const struct themes *all = page->app->themes;
  label(page, "theme");
  for (int i = 0; !page->measure && i < all->count; i++) {
    struct rect card = layout_theme_card(page->w, i);
    card.x += page->x, card.y += page->y;
    theme_card(page, &all->theme[i], i, card);
  }
  space(page, layout_theme_cards(page->w, all->count));
  for (int i = 0; i < all->faults; i++) { /* one that is wrong, and what is wrong with it */
    const struct theme *t = page->app->theme;
    space(page, 12);
    if (!page->measure) icon_draw(&page->app->gfx, ICON_ALERT, (double)(page->x + 10), (double)(page->y + 9), 20, t->danger);
    page->x += 28;
    struct strbuf why;
    strbuf_init(&why);
    app_say(page->app, &why, all->fault[i].told);
    enum { LINES_MOST = 100 };
    readable_lines(page, "theme fault", i * LINES_MOST, t->danger, why.text, page->w - 28);
    page->x -= 28;
    strbuf_release(&why);
  }
  space(page, 20);
}

static const int text_sizes[] = {85, 100, 115, 130, 150};
enum { TEXT_SIZES = sizeof text_sizes / sizeof *text_sizes };

static void text_size(struct page *page)
{
  char text[TEXT_SIZES][16];
  const char *labels[TEXT_SIZES];
  int value = -1; /* another one stands in the file */
  for (int i = 0; i < TEXT_SIZES; i++) {
    SDL_snprintf(text[i], sizeof text[i], "%d %%", text_sizes[i]);
    labels[i] = text[i];
    if (page->now.text_size == text_sizes[i]) value = i;
  }
  choice(page, "text_size", &value, labels, TEXT_SIZES);
  if (value >= 0) page->now.text_size = text_sizes[value];
}

static void appearance(struct page *page)
{
  languages(page);
  themes(page);
  text_size(page);
  toggle(page, "full_screen", &page->now.full_screen);
}

/* ---- the board, sound, files ---- */

/* The signs as they will be on the pieces of a game for six. */
static void sample_pieces(struct page *page)
{
  const struct app *app = page->app;
  struct theme shown = app->look;
  shown.patterns = page->now.patterns;
  struct rect at = row(page, 36);
  for (int i = 0; !page->measure && i < 6; i++) {
    const struct paint *paint = paint_for(&shown, paint_numbered(&shown, i), MAX_PLAYERS);
    piece_draw(&page->app->gfx, paint, false, false, (double)(at.x + 18 + (float)i * 40), (double)(at.y + 18), 15);
  }
  space(page, 12);
}

static void board(struct page *page)
{
  static const char *const motions[] = {"none", "fast", "normal", "slow"}, *const patterns[] = {"auto", "always", "never"};
  int motion = (int)page->now.motion, pattern = (int)page->now.patterns;
  named_choice(page, "animation", &motion, motions, 4);
  named_choice(page, "patterns", &pattern, patterns, 3);
  page->now.motion = (enum motion)motion, page->now.patterns = (enum patterns)pattern;
  space(page, -8);
  sample_pieces(page);
  toggle(page, "coordinates", &page->now.coordinates);
}

static void command(struct page *page)
{
  struct app *app = page->app;
  struct settings_page *kept = &app->settings_page;
  label(page, "command");
  struct rect at = row(page, 44);
  space(page, 8);
  if (page->measure) return;
  if (!kept->filled) {
    edit_set(&kept->command.edit, app->settings.speak_command);
    kept->command.edit.limit = sizeof app->settings.speak_command - 1;
    kept->filled = true;
  }
  uint64_t id = ui_id("command", 0);
  struct field_look look = {.name = text_of(page, "command"), .placeholder = "spd-say", .icon = ICON_COUNT, .clear = text_of(page, "command_clear")};
  unsigned events = ui_field(&app->ui, id, at, &kept->command, &look);
  if (events & FIELD_ENTERED || app->ui.focus != id) SDL_strlcpy(page->now.speak_command, kept->command.edit.text, sizeof page->now.speak_command);
}

static void sound(struct page *page)
{
  toggle(page, "sound", &page->now.sound);
  toggle(page, "speak", &page->now.speak);
  if (page->now.speak) space(page, 8), command(page);
}

static void path_row(struct page *page, const char *name, bool (*path)(struct strbuf *out, struct error *err), const char *inside)
{
  const struct theme *t = page->app->theme;
  struct strbuf text;
  struct error err;
  strbuf_init(&text);
  if (path(&text, &err)) strbuf_add(&text, inside);
  else app_say(page->app, &text, err.told);
  float top = page->y;
  words(page, STYLE_BODY, t->ink, text_of(page, name), page->w);
  space(page, 2);
  words(page, STYLE_LABEL, t->muted, text.text, page->w);
  readable(page, ui_id(name, 0), top, text_of(page, name), text.text);
  space(page, 8);
  strbuf_release(&text);
}

static void files(struct page *page)
{
  path_row(page, "path_settings", paths_settings, "/settings");
  path_row(page, "path_themes", paths_user_themes, "");
  path_row(page, "path_games", paths_user_variants, "");
}

/* ---- panels ---- */

/* To add a panel: a row, with its title's text and its column of two. */
static const struct {
  const char *title;
  int column;
  void (*content)(struct page *page);
} panels[] = {{"appearance", 0, appearance}, {"board", 1, board}, {"sound_speech", 1, sound}, {"files", 0, files}};
enum { PANELS = sizeof panels / sizeof *panels };

/* Draws a panel, or only measures. Returns its height. */
static float panel(struct page *page, int number, struct rect at, bool measure)
{
  page->measure = measure;
  page->x = at.x + SETTINGS_PAD, page->y = at.y + SETTINGS_PAD - 4, page->w = at.w - 2 * SETTINGS_PAD;
  if (!measure) ui_panel(&page->app->ui, at);
  words(page, STYLE_STRONG, page->app->theme->ink, text_of(page, panels[number].title), page->w);
  space(page, 12);
  panels[number].content(page);
  return page->y - at.y + SETTINGS_PAD - 8;
}

/* What could not be read or kept, before all else. */
static float troubles(struct page *page, struct rect at, bool measure)
{
  struct app *app = page->app;
  struct strbuf faults;
  strbuf_init(&faults);
  app_say(app, &faults, app->file.faults.text);
  if (!faults.length) return 0;
  const float side = 56;
  page->measure = measure;
  page->x = at.x + side, page->y = at.y + 16, page->w = at.w - side - SETTINGS_PAD;
  if (!measure) {
    gfx_box(&app->gfx, at, 16, app->theme->surface, app->theme->danger, 1);
    icon_draw(&app->gfx, ICON_ALERT, (double)(at.x + 32), (double)(at.y + 28), 24, app->theme->danger);
  }
  float top = page->y;
  words(page, STYLE_SECONDARY_STRONG, app->theme->ink, text_of(page, "trouble"), page->w);
  readable(page, ui_id("settings trouble", 0), top, "", text_of(page, "trouble"));
  space(page, 4);
  readable_lines(page, "settings trouble", 1, app->theme->muted, faults.text, page->w);
  strbuf_release(&faults);
  return page->y - at.y + 16;
}

/* Everything, from a place on; or only measured. Returns the height. */
static float content(struct page *page, const struct settings_layout *layout, float x, float y, bool measure)
{
  float column_y[SETTINGS_COLUMNS], bottom = y;
  struct rect all = rect_of(x, y, layout->list.w, 0);
  all.h = troubles(page, all, true);
  if (all.h > 0 && !measure) troubles(page, all, false);
  for (int i = 0; i < SETTINGS_COLUMNS; i++) column_y[i] = y + (all.h > 0 ? all.h + layout->gap : 0);
  for (int i = 0; i < PANELS; i++) {
    int column = layout->columns == 2 ? panels[i].column : 0;
    struct rect at = rect_of(x + layout->column[column].x, column_y[column], layout->column[column].w, 0);
    at.h = panel(page, i, at, true);
    if (!measure) panel(page, i, at, false);
    column_y[column] += at.h + layout->gap;
    bottom = fmaxf(bottom, column_y[column]);
  }
  return bottom - layout->gap - y;
}

static void back(struct app *app)
{
  struct settings_page *kept = &app->settings_page;
  struct settings now = app->settings;
  if (kept->filled) SDL_strlcpy(now.speak_command, kept->command.edit.text, sizeof now.speak_command);
  kept->filled = false;
  app_set(app, &now);
  app_go(app, app->settings_from);
}

static void draw(struct app *app, float w, float h)
{
  struct settings_layout layout;
  struct page page = {.app = app, .now = app->settings};
  layout_settings(&layout, w, h);
  if (app_heading(app, layout.back, layout.title, layout.subtitle, text_of(&page, "title"), "")) {
    back(app);
    return;
  }
  uint64_t id = ui_id("settings", 0);
  struct rect list = rect_inset(layout.list, -8, 0); /* room for the focus ring and the bar */
  float content_h = content(&page, &layout, 0, 0, true) + 12;
  float y = layout.list.y + 4 - ui_scroll_begin(&app->ui, id, list, content_h);
  content(&page, &layout, layout.list.x, y, false);
  ui_scroll_end(&app->ui, id);
  app_set(app, &page.now);
}

const struct screen screen_settings = {.name = "settings", .draw = draw, .back = back};
