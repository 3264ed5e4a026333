#include "app/analysis_draw.h"
#include "app/look_bar.h"
#include "app/narrate.h"
#include "app/play.h"
#include "app/play_players.h"
#include "app/play_tools.h"
#include "app/report_draw.h"
#include "app/script_notice.h"
#include "app/table_screen.h"
#include "app/turn_list.h"
#include "platform/clock.h"

#include <math.h>

/* A game is looked at from its end; nothing is moved, but one can play on from any turn. What runs by itself is app->review. */

static const float pad_x = 16, pad_y = 10;

/* ---- playing by itself ---- */

/* Between two turns: time to look, more where they glide slowly; what flies is waited for. */
static int pause_ms(const struct app *app)
{
  static const int ms[] = {[MOTION_NONE] = 1200, [MOTION_FAST] = 700, [MOTION_NORMAL] = 1100, [MOTION_SLOW] = 1800};
  return ms[app->settings.motion];
}

bool review_run(struct app *app, bool playing)
{
  if (app->review.playing == playing) return false;
  app->review.playing = playing;
  app->review.next_ms = clock_ms();
  app->again = true;
  narrate(app, "runs", "%s", playing ? "on" : "off");
  if (playing && table_shown_turns(&app->table) == app->match->game.count) look_to(app, 0, false), app->review.next_ms += pause_ms(app) / 2;
  return true;
}

static void step_by_itself(struct app *app)
{
  struct review *review = &app->review;
  flight_step(&app->table.flight, app->match->rules, clock_ms());
  if (!review->playing || app->table.flight.on || clock_ms() < review->next_ms) return;
  if (!look_to(app, table_shown_turns(&app->table) + 1, true)) review_run(app, false);
  review->next_ms = clock_ms() + pause_ms(app);
}

static int animated(const struct app *app)
{
  int board = table_animated(&app->table);
  if (board || !app->review.playing) return board ? board : analysis_due(app);
  int64_t due = app->review.next_ms - clock_ms();
  return due > 0 ? (int)due : 1;
}

/* ---- tools ---- */

static bool settings(struct app *app)
{
  app_open_settings(app);
  return true;
}

static bool ended_here(const struct app *app)
{
  return app->match->game.outcome.type != OUTCOME_NONE && table_shown_turns(&app->table) == app->match->game.count;
}

/* A game goes on from the turn that is seen. */
static bool can_play_on(const struct app *app)
{
  return !app->match->view_only && !ended_here(app);
}

static bool play_on(struct app *app)
{
  int turns = table_shown_turns(&app->table);
  bool back = turns < app->match->game.count;
  if (back) app_go_to_change(app, APP_PLAY), play_on_from(app, turns);
  else app_go(app, APP_PLAY);
  return true;
}

/* There is no room for the button: playing on is in the menu. */
static bool is_tight(const struct app *app)
{
  return (analysis_shown(app) || reporting_seen(app)) && layout_is_low(app->ui.window.h);
}

static const struct tool tools[] = {
  {"ui.tool.analysis", "ui.tool.analysis", ICON_ANALYSIS, analysis_toggle, analysis_may, NULL},
  {"ui.tool.report", "ui.report.name", ICON_REPORT, reporting_toggle, reporting_may, NULL},
  {"ui.tool.flip", "ui.play.flip", ICON_FLIP, play_flip, NULL, NULL},
  {"ui.tool.turn", "ui.play.turn", ICON_TURN, play_turn_board, NULL, play_can_turn},
  {"ui.tool.rules", "ui.play.rules", ICON_BOOK, play_rules, play_has_book, NULL},
  {"ui.tool.copy", "ui.play.copy_game", ICON_COPY, play_copy_game, NULL, NULL},
  {NULL, "ui.play.play_on_long", ICON_PLAY, play_on, can_play_on, is_tight},
  {NULL, "ui.play.save_as", ICON_SAVE, play_save_as, NULL, NULL},
  {NULL, "ui.play.copy_position", ICON_COPY, play_copy_shown, NULL, NULL},
  {NULL, "ui.tool.settings", ICON_SETTINGS, settings, NULL, NULL},
};
static const struct toolbar bar = {tools, sizeof tools / sizeof *tools};

/* ---- drawing ---- */

/* What was better than the turn that is seen; else how it ended, and where it may only be looked at, why. */
static void about(const struct app *app, struct strbuf *out)
{
  const struct match *match = app->match;
  struct words words = app_match_words(app);
  int turns = table_shown_turns(&app->table);
  if (*app->play.note) strbuf_add(out, app->play.note);
  else if (match->view_only) {
    words_view_only(out, &words, match);
  } else if (reporting_mark(app, turns - 1) != TURN_FINE) {
    reporting_words(app, out, turns - 1);
  } else if (match->game.outcome.type != OUTCOME_NONE) {
    words_outcome(out, &words, match->rules, &match->game.outcome, &match->game.now);
  }
}

static bool wide(const struct play_layout *layout) { return layout->below; }

/* Where there is no room for all of it, it scrolls. */
static void draw_words(struct app *app, struct rect in, const struct strbuf *first, float h1, const struct strbuf *second, float h2)
{
  struct ui *ui = &app->ui;
  uint64_t id = ui_id("seen", 0);
  bool scrolls = h1 + h2 > in.h + 1;
  float y = in.y + fmaxf(0, (in.h - h1 - h2) / 2) - (scrolls ? ui_scroll_begin(ui, id, rect_of(in.x, in.y, in.w + pad_x / 2, in.h), h1 + h2) : 0);
  ui_paragraph(ui, STYLE_SECONDARY_STRONG, rect_of(in.x, y, in.w, 0), app->theme->ink, first->text);
  if (h2 > 0) ui_paragraph(ui, STYLE_LABEL, rect_of(in.x, y + h1 + 2, in.w, 0), app->theme->muted, second->text);
  if (scrolls) ui_scroll_end(ui, id);
}

/* What is seen and the buttons to step, in the place of the prompt; at the end how it ended comes first. Returns the height it wants, and
   draws only where `at` has one. */
static float draw_steps(struct app *app, struct rect at, bool beside)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  struct strbuf seen, more;
  strbuf_init(&seen), strbuf_init(&more);
  look_words(app, &seen);
  about(app, &more);
  const struct strbuf *first = ended_here(app) ? &more : &seen, *second = ended_here(app) ? &seen : &more;
  const float buttons_w = 5 * LOOK_BUTTON;
  float words_w = at.w - 2 * pad_x - (beside ? buttons_w + 8 : 0);
  float h1 = ui_paragraph_height(ui, STYLE_SECONDARY_STRONG, words_w, first->text);
  float h2 = second->length ? ui_paragraph_height(ui, STYLE_LABEL, words_w, second->text) + 2 : 0;
  float wanted = h1 + h2 + 2 * pad_y + (beside ? 0 : LOOK_BUTTON + 2);
  if (at.h > 0) {
    gfx_box(ui->gfx, at, 12, t->raised, t->line, 1);
    struct rect in = rect_inset(at, pad_x, pad_y);
    struct rect buttons = rect_of(at.x + floorf((at.w - buttons_w) / 2), rect_bottom(at) - LOOK_BUTTON - 6, buttons_w, LOOK_BUTTON);
    if (beside) buttons = rect_of(rect_right(in) - buttons_w + 8, in.y + (in.h - LOOK_BUTTON) / 2, buttons_w, LOOK_BUTTON), in.w = words_w;
    else in.h -= LOOK_BUTTON + 2;
    draw_words(app, in, first, h1, second, h2);
    if (look_buttons(app, buttons, &app->review.playing)) review_run(app, !app->review.playing);
  }
  strbuf_release(&seen), strbuf_release(&more);
  return wanted;
}

static bool shows_both(const struct app *app) { return analysis_shown(app) && reporting_seen(app); }

/* What the words leave to the list and what stands with it. */
static float least_below_players(const struct app *app)
{
  if (shows_both(app)) return LAYOUT_ALL_LEAST;
  return (float)((analysis_shown(app) ? ANALYSIS_LINES_LEAST : TURN_LIST_LEAST) + (reporting_seen(app) ? REPORT_GRAPH_LEAST : 0));
}

/* A line about each of turn and note has room before anything else; more words only if the list keeps its place. */
static void share_room(struct app *app, struct play_layout *layout, bool offers)
{
  const float two_lines = 2 * pad_y + 38 + LOOK_BUTTON + 2;
  if (shows_both(app)) layout_play_tighten(layout, app->match->rules->player_count, layout_is_low(app->ui.window.h));
  float w = layout->below && !offers ? rect_right(layout->end_turn) - layout->prompt.x : layout->prompt.w;
  float wanted = draw_steps(app, rect_of(0, 0, w, 0), wide(layout));
  if (!wide(layout)) layout_play_fit(layout, offers, fminf(wanted, two_lines), 0);
  layout_play_fit(layout, offers, wanted, least_below_players(app));
}

/* While a report is made the analysis rests; how far it is stands on the graph, so that is shown rather. */
static struct play_extras place_extras(const struct app *app, struct play_layout *layout)
{
  float lines = analysis_lines_height(app, app->ui.window.h), graph = report_graph_height(app, app->ui.window.h);
  const struct rect list = layout->turns;
  struct play_extras extras;
  layout_play_extras(layout, lines, graph, &extras);
  if (!app->reporting.running || extras.graph.h > 0) return extras;
  layout->turns = list;
  layout_play_extras(layout, 0, graph, &extras);
  return extras;
}

static void draw_panel(struct app *app, struct play_layout *layout)
{
  struct ui *ui = &app->ui;
  const struct match *match = app->match;
  int turns = table_shown_turns(&app->table);
  const struct position *shown = turns < match->game.count ? &match->game.played[turns].before : &match->game.now;
  struct position seen;
  table_seen(&app->table, &seen);
  bool offers = layout->below ? !match->view_only : can_play_on(app) && !is_tight(app); /* where it takes room from the words, only when it can be used */
  share_room(app, layout, offers);
  struct play_extras extras = place_extras(app, layout);
  script_notice_place(app, layout);
  ui_panel(ui, layout->panel);
  play_players_draw(app, layout, &seen, ended_here(app) ? -1 : shown->side, false);
  play_players_part(app, layout);
  int look = turn_list_draw(app, layout->turns);
  int graph = report_draw_graph(app, extras.graph);
  if (look < 0) look = graph;
  if (look >= 0) review_run(app, false), look_to(app, look, false);
  analysis_draw_lines(app, extras.lines);
  if (wide(layout)) draw_steps(app, layout->prompt, true); /* in the order in which they stand */
  enum ui_look primary = can_play_on(app) ? UI_PRIMARY : UI_DISABLED;
  if (offers && ui_button(ui, ui_id("play on", 0), layout->end_turn, app_text(app, "ui.play.play_on_long"), primary)) play_on(app);
  if (!wide(layout)) draw_steps(app, layout->prompt, false);
  toolbar_draw(app, &bar, layout->tool, layout->tools, &app->play.menu_open);
}

static void go_back(struct app *app)
{
  if (app->review.from_play) app_go(app, APP_PLAY);
  else table_screen_leave(app);
}

void review_open(struct app *app)
{
  app->review.from_play = true;
  app_go(app, APP_REVIEW);
}

static void draw(struct app *app, float w, float h)
{
  struct play_layout layout;
  app->table.locked = true;
  step_by_itself(app);
  reporting_update(app);
  analysis_update(app);
  layout_play(&layout, w, h, app->match->rules->player_count, toolbar_places(app, &bar));
  table_draw(app, &app->table, layout.board);
  analysis_draw_bar(app, layout.board);
  table_screen_pointed(app, layout.board);
  bool leave = table_screen_heading(app, &layout);
  draw_panel(app, &layout);
  script_notice_draw(app, &layout);
  toolbar_menu(app, &bar, layout.tool, layout.tools, &app->play.menu_open);
  if (leave) go_back(app);
}

/* ---- what happens ---- */

static void enter(struct app *app)
{
  app->review.playing = false;
  app->play.menu_open = false;
  *app->play.note = '\0';
  if (!app->match) return;
  if (app->match->lifted) match_drop(app->match);
  app->match->refusal.reason = REFUSAL_NONE;
  app->table.arrow_count = 0, app->play.hinted = false;
  app->table.marks = (struct bits){{0}};
}

static void leave(struct app *app)
{
  app->review.playing = false;
  reporting_give_up(app);
  analysis_rest(app);
  flight_stop(&app->table.flight);
  app->table.looking = -1;
}

static void back(struct app *app)
{
  app->again = true;
  if (app->play.menu_open) app->play.menu_open = false;
  else if (app->review.playing) review_run(app, false);
  else go_back(app);
}

static bool key(struct app *app, SDL_Keycode code, bool control)
{
  if (app->play.menu_open || control) return false;
  return code == SDLK_SPACE && review_run(app, !app->review.playing);
}

static bool move(struct app *app, float x, float y) { return table_move(app, &app->table, x, y); }
static bool wheel(struct app *app, float dy) { return table_wheel(app, &app->table, dy); }

const struct screen screen_review = {.name = "review", .draw = draw, .back = back, .move = move, .wheel = wheel, .key = key, .animated = animated,
                                     .enter = enter, .leave = leave};
