#include "app/layout.h"
#include "app/state.h"

#include <string.h>

static void back(struct app *app) { app_go(app, app->reading_from); }

static void draw(struct app *app, float w, float h)
{
  struct rules_layout layout;
  layout_rules(&layout, w, h);
  struct variant *variant = app->reading;
  struct words words = app_words(app, variant);
  if (app_heading(app, layout.back, layout.title, layout.subtitle, words_get(&words, "name"), app_text(app, "ui.tool.rules"))) back(app);
  if (ui_icon_button(&app->ui, ui_id("language", 0), layout.language, ICON_GLOBE, app_text(app, "ui.tool.language"), true)) app_next_language(app);
  struct strbuf rules;
  strbuf_init(&rules);
  words_rules(&rules, &words);
  const char *text = rules.length > 0 ? rules.text : app_text(app, "ui.no_rules");
  struct rect panel = layout.text;
  float least = ui_paragraph_height(&app->ui, STYLE_BODY, panel.w - 48, text) + 48;
  if (panel.h > least) panel.h = least;
  ui_panel(&app->ui, panel);
  struct rect in = rect_inset(layout.text, 24, 0);
  uint64_t id = ui_id("rules", 0);
  in.y += 24 - ui_scroll_begin(&app->ui, id, rect_inset(panel, 4, 4), least - 8);
  in.h = 0;
  ui_paragraph(&app->ui, STYLE_BODY, in, app->theme->ink, text);
  ui_scroll_end(&app->ui, id);
  strbuf_release(&rules);
}

static bool key(struct app *app, SDL_Keycode code, bool control)
{
  (void)control;
  struct ui *ui = &app->ui;
  float page = ui->window.h * 0.8F, x = ui->x, y = ui->y;
  float by = code == SDLK_PAGEDOWN || code == SDLK_SPACE ? page : code == SDLK_PAGEUP ? -page : code == SDLK_DOWN ? 60 : code == SDLK_UP ? -60 : 0;
  if (by == 0) return false;
  ui->x = ui->window.w / 2, ui->y = ui->window.h / 2; /* the text takes the middle of the window */
  bool moved = ui_wheel(ui, by);
  ui->x = x, ui->y = y;
  return moved;
}

const struct screen screen_book = {.name = "book", .draw = draw, .back = back, .key = key};
