/* The home screen. */
#include "app/emblem.h"
#include "app/home.h"
#include "app/state.h"
#include "platform/paths.h"

#include <string.h>

static uint64_t search_id(void) { return ui_id("search", 0); }

void home_init(struct app *app)
{
  struct strbuf folder;
  strbuf_init(&folder);
  app->home.search.edit.limit = 120;
  app->home.broken_open = app->options->broken != NULL;
  if (paths_user_variants(&folder, NULL)) SDL_snprintf(app->home.user_folder, sizeof app->home.user_folder, "%s/", folder.text);
  strbuf_release(&folder);
}

void home_found(struct app *app) { edit_set(&app->home.search.edit, ""); }

/* ---- pieces ---- */

bool home_in_sight(const struct app *app, struct rect at) { return at.y < rect_bottom(app->ui.clip) && rect_bottom(at) > app->ui.clip.y; }

struct rect home_heading(struct home_pen *pen, const char *title)
{
  pen->y += 8;
  struct rect at = rect_of(pen->x, pen->y, pen->w, 44);
  pen->y += at.h;
  if (!pen->measure) ui_label(&pen->app->ui, STYLE_TITLE, at, ALIGN_LEFT, pen->app->theme->ink, title);
  return at;
}

/* ---- the head ---- */

static void paint_emblem(cairo_t *cr, double w, double h, const void *context)
{
  (void)h, (void)context;
  emblem_paint(cr, w);
}

static void draw_head(struct app *app, const struct home_layout *layout)
{
  struct ui *ui = &app->ui;
  struct edit *edit = &app->home.search.edit;
  gfx_art(ui->gfx, key_text(KEY_START, "emblem"), layout->emblem, 1, paint_emblem, NULL);
  ui_label(ui, STYLE_TITLE, layout->title, ALIGN_LEFT, app->theme->ink, app_text(app, "ui.title"));
  const char *name = app_text(app, "ui.choose.search");
  const struct field_look look = {name, name, ICON_SEARCH, app_text(app, "ui.choose.clear"), false};
  unsigned events = ui_field(ui, search_id(), layout->search, &app->home.search, &look);
  if (events & FIELD_CHANGED) ui_scroll_to(ui, ui_id("games", 0), 0);
  if (events & FIELD_CHANGED) home_tell_found(app, edit->text);
  if (events & FIELD_ENTERED && *edit->text) home_open_first(app, edit->text);
  if (ui_icon_button(ui, ui_id("open", 0), layout->open, ICON_FOLDER, app_text(app, "ui.files.open_title"), true)) file_box_open(app, FILES_OPEN);
  struct strbuf label;
  strbuf_init(&label);
  strbuf_addf(&label, "%s: %s", app_text(app, "ui.tool.language"), app_text(app, "language"));
  if (ui_icon_button(ui, ui_id("language", 0), layout->language, ICON_GLOBE, label.text, true)) app_next_language(app);
  if (ui_icon_button(ui, ui_id("settings", 0), layout->settings, ICON_SETTINGS, app_text(app, "ui.settings.title"), true)) app_open_settings(app);
  strbuf_release(&label);
}

/* ---- all of it ---- */

static float content(struct app *app, const struct home_layout *layout, float x, float y, bool measure)
{
  struct home_pen pen = {app, layout, measure, x, y, layout->list.w};
  const char *query = app->home.search.edit.text;
  home_trouble(&pen);
  if (!*query) {
    home_broken(&pen);
    home_saved(&pen);
  }
  home_games(&pen, query);
  if (!library_count(app->options->library) && !measure)
    ui_paragraph(&app->ui, STYLE_BODY, rect_of(x, pen.y, layout->list.w, 0), app->theme->ink, app_text(app, "ui.no_games"));
  return pen.y + 24 - y;
}

static void draw(struct app *app, float w, float h)
{
  struct home_layout layout;
  layout_home(&layout, w, h, library_count(app->options->library));
  draw_head(app, &layout);
  uint64_t id = ui_id("games", 0);
  struct rect list = rect_inset(layout.list, -8, 0); /* room for the focus ring and the bar */
  float up = ui_scroll_begin(&app->ui, id, list, content(app, &layout, 0, 0, true) + 4);
  content(app, &layout, layout.list.x, layout.list.y - up + 4, false);
  ui_scroll_end(&app->ui, id);
  home_follow_removed(app);
  home_follow_game(app);
  home_ask(app);
}

static void back(struct app *app)
{
  app->again = true;
  if (*app->home.removing) {
    *app->home.removing = '\0';
    return;
  }
  if (!*app->home.search.edit.text && !ui_field_focused(&app->ui, NULL)) return;
  if (*app->home.search.edit.text) edit_set(&app->home.search.edit, ""), home_tell_found(app, "");
  if (ui_field_focused(&app->ui, NULL)) ui_forget(&app->ui), speech_say(app, app_text(app, "ui.keys.say.screen.choose"));
  speech_again(app);
}

/* What is typed anywhere is searched for; a blank that used a button is not meant. */
static bool text(struct app *app, const char *typed)
{
  struct edit *edit = &app->home.search.edit;
  if (*app->home.removing || (*typed == ' ' && (!*edit->text || app->ui.keyboard))) return false;
  ui_field_focus(&app->ui, search_id(), &app->home.search);
  return ui_field_text(&app->ui, typed);
}

static bool key(struct app *app, SDL_Keycode code, bool control)
{
  if (code != SDLK_BACKSPACE || *app->home.removing || !*app->home.search.edit.text) return false;
  ui_field_focus(&app->ui, search_id(), &app->home.search);
  return ui_field_key(&app->ui, code, control ? KMOD_CTRL : 0);
}

const struct screen screen_choose = {.name = "choose", .draw = draw, .back = back, .key = key, .text = text};
