#include "app/layout_setup.h"
#include "app/script_fault.h"
#include "app/setup_page.h"

#include <math.h>

/* Everything, or only how high it is; where the page stops is where it ends. */
static void sections(struct setup_page *page)
{
  struct app *app = page->app;
  struct words words = app_words(app, app->setting_up.game.variant);
  if (words_has(&words, "summary")) {
    setup_words(page, STYLE_SECONDARY, app->theme->muted, words_get(&words, "summary"));
    setup_space(page, 16);
  }
  setup_players(page);
  setup_start(page);
  setup_clock(page);
  setup_options(page);
}

/* The start, in the colours that were chosen; meanwhile, or where there is none, the one before, or why there is none. */
static void draw_board(struct app *app, struct rect at)
{
  const struct preview *preview = &app->setup;
  const struct setting_up *s = &app->setting_up;
  if (preview->ready && !preview->rules) {
    struct strbuf why;
    strbuf_init(&why);
    script_fault_words(app, &why, preview->message);
    ui_stop(&app->ui, ui_id("fault", 0), at, UI_TEXT, why.text);
    ui_focus_ring(&app->ui, ui_id("fault", 0), rect_inset(at, 4, 4), 8);
    ui_paragraph(&app->ui, STYLE_SECONDARY, rect_inset(at, 8, 8), app->theme->danger, why.text);
    strbuf_release(&why);
  } else if (preview->rules) {
    bool chosen = s->start.known && !s->start.wrong;
    preview_draw_game(app, preview->rules, chosen ? &s->start.position : &preview->rules->start, s->game.participant, NULL, at);
  }
  if (!preview->ready) /* quietly: it is rarely seen */
    ui_label(&app->ui, STYLE_TITLE, rect_of(at.x, rect_bottom(at) - 28, at.w, 24), ALIGN_CENTRE, app->theme->muted, "…");
}

/* Why nothing can begin comes into view when it is told: all of it, or its beginning where it is higher than the list. */
static void show_reason(struct app *app, struct rect list, struct rect reason)
{
  struct setting_up *s = &app->setting_up;
  if (s->type_next || app->ui.wanted) { /* the keyboard's new place comes into view first */
    app->again = true;
    return;
  }
  uint64_t told = reason.h > 0 ? key_text(KEY_START, s->start.message) : 0, id = setup_page_id();
  bool fresh = told && told != s->reason_shown;
  s->reason_shown = told;
  float least = rect_bottom(reason) + 12 - list.h, now = ui_scroll_target(&app->ui, id);
  if (!fresh || (least <= now && reason.y >= now)) return;
  ui_scroll_to(&app->ui, id, fminf(fmaxf(least, 0), reason.y));
  app->again = true;
}

static void draw_content(struct app *app, const struct setup_layout *layout, const struct setup_page *measured)
{
  uint64_t id = setup_page_id();
  ui_panel(&app->ui, layout->panel);
  struct rect list = rect_inset(layout->content, -8, 0); /* room for rings and the bar */
  float up = ui_scroll_begin(&app->ui, id, list, measured->y + 4) - 2;
  struct setup_page page = {.app = app, .x = layout->content.x, .y = layout->content.y - up, .w = layout->content.w};
  sections(&page);
  show_reason(app, list, measured->reason);
  ui_scroll_end(&app->ui, id);
}

/* How wide the board is by how high; while there is none yet, as most are. */
static float shape_of(const struct app *app) { return app->setup.rules ? board_view_shape(&app->setup.rules->board) : 1; }

static void back(struct app *app)
{
  if (!app->setting_up.open) {
    app_go(app, APP_CHOOSE);
    return;
  }
  app->setting_up.open = 0;
  app->again = true;
}

static void draw(struct app *app, float w, float h)
{
  struct setup_layout layout;
  struct setting_up *s = &app->setting_up;
  struct variant *variant = s->game.variant;
  struct words words = app_words(app, variant);
  layout_setup(&layout, w, h);
  setting_up_follow(app);
  if (app_heading(app, layout.back, layout.title, layout.subtitle, words_get(&words, "name"), app_text(app, "ui.setup.title"))) back(app);
  if (ui_icon_button(&app->ui, ui_id("rules", 0), layout.rules, ICON_BOOK, app_text(app, "ui.tool.rules"), true)) app_read_book(app, variant);
  if (ui_icon_button(&app->ui, ui_id("language", 0), layout.language, ICON_GLOBE, app_text(app, "ui.tool.language"), true)) app_next_language(app);
  if (ui_icon_button(&app->ui, ui_id("settings", 0), layout.settings, ICON_SETTINGS, app_text(app, "ui.tool.settings"), true)) app_open_settings(app);
  preview_want(app, &app->setup);
  struct setup_page measured = {.app = app, .measure = true, .w = layout.content.w};
  sections(&measured);
  layout_setup_fit(&layout, measured.y + 4, shape_of(app));
  draw_board(app, layout.board);
  draw_content(app, &layout, &measured);
  enum ui_look look = setting_up_ready(app) ? UI_PRIMARY : UI_DISABLED;
  if (ui_button(&app->ui, ui_id("start", 0), layout.start, app_text(app, "ui.setup.start"), look)) setting_up_play(app);
  if (app->ui.words.id == ui_id("start", 0)) app->ui.words.soon = !app->setup.ready || (app->setup.rules && !s->start.known);
  if (s->open) setup_players_list(app), setup_start_list(app);
  if (s->type_next) ui_focus(&app->ui, ui_id("position", 0)), s->type_next = false;
}

/* What was chosen is there when one comes back, also without a game in between. */
static void leave(struct app *app)
{
  if (app->setting_up.game.variant) remembered_file_keep(app, &app->setting_up.game);
}

const struct screen screen_setup = {.name = "setup", .draw = draw, .back = back, .leave = leave};
