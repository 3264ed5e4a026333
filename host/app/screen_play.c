#include "app/narrate.h"
#include "app/play_panel.h"
#include "platform/clock.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- what changed ---- */

/* Where each piece of nobody is now, seen from the start: a piece keeps its colour on its way. */
static void follow_tints(struct app *app)
{
  const struct match *match = app->match;
  board_tints(app->tint, &match->rules->board);
  if (match->rules->owned) return;
  for (int i = 0; i < match->game.count; i++) {
    const struct played *played = &match->game.played[i];
    if (played->turn.type != TURN_PASS) app->tint[played->turn.to] = app->tint[played->turn.from];
  }
  if (match->lifted) app->tint[match->chain.at] = app->tint[match->chain.from];
}

void app_changed(struct app *app)
{
  if (app->match->game.count == 0 || app->match->game.count < app->match->game.total) app->flight.on = false;
  app->again = true;
  if (!*app->match->game.script_error) app->notice_closed = false;
  ui_scroll_to_end(&app->ui, ui_id("turns", 0));
  narrate_position(app);
  narrate_prompt(app);
}

void app_played(struct app *app, enum match_event event)
{
  if (event == MATCH_NOTHING) return;
  app->again = true;
  if (event == MATCH_PLAYED) {
    narrate_turn(app);
    app_changed(app);
    return;
  }
  if (event == MATCH_HOPPED) narrate(app, "hop", "%s", app->match->rules->board.name[app->match->chain.at]);
  narrate_prompt(app);
}

/* ---- motion: the last hop glides, and whatever happens next ends that at once ---- */

enum { FLIGHT_MS = 150, FRAME_MS = 8 };

static float flown(const struct app *app)
{
  float t = (float)(clock_ms() - app->flight.start_ms) / FLIGHT_MS;
  if (t >= 1) return 1;
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

int app_animated(const struct app *app) { return app->flight.on && app->screen == APP_PLAY ? FRAME_MS : 0; }

/* A click that may move the piece in hand. */
static void click(struct app *app, int cell, bool glide)
{
  struct match *match = app->match;
  int from = match->lifted ? match->chain.at : NO_CELL;
  enum match_event event = match_click(match, cell);
  app->flight.on = glide && !app->options->no_animation && from >= 0 && cell != from && (event == MATCH_HOPPED || event == MATCH_PLAYED);
  if (app->flight.on) app->flight = (struct flight){true, cell, app->view.cell[from].x, app->view.cell[from].y, clock_ms()};
  app_played(app, event);
}

/* ---- the pointer ---- */

static bool press(struct app *app, float x, float y)
{
  app->flight.on = false;
  struct match *match = app->match;
  int cell = app->view.board ? board_view_pick(&app->view, x, y) : NO_CELL;
  app->press = (struct press){.down = true, .cell = cell, .x = x, .y = y};
  struct bits starts = match_starts(match);
  bool in_hand = match->lifted && (match->chain.at == cell || match->chain.path.length > 1);
  if (cell == NO_CELL || in_hand || !bits_has(&starts, cell)) return false;
  app_played(app, match_click(match, cell)); /* lifted at once, so that it can be dragged */
  app->press.lifted_now = match->lifted;
  return true;
}

static bool move(struct app *app, float x, float y)
{
  struct match *match = app->match;
  int cell = app->view.board ? board_view_pick(&app->view, x, y) : NO_CELL;
  bool changed = cell != app->pointed;
  app->pointed = cell;
  if (!app->press.down || !match->lifted || app->press.cell != match->chain.at) return changed;
  if (!app->press.dragged && hypotf(x - app->press.x, y - app->press.y) > 6) app->press.dragged = true;
  return changed || app->press.dragged;
}

/* A piece let go: on a cell it can reach it hops there; on the one it came from, or beside the board, it stays in hand. */
static void let_go(struct app *app, int cell)
{
  struct match *match = app->match;
  app->again = true;
  if (cell == NO_CELL || cell == match->chain.at) return;
  struct bits targets = match_targets(match);
  if (bits_has(&targets, cell)) {
    click(app, cell, false);
    return;
  }
  memset(&match->refusal, 0, sizeof match->refusal);
  chain_refuse(&match->refusal, &match->chain, cell);
  app_played(app, MATCH_REFUSED);
}

static bool release(struct app *app, float x, float y)
{
  if (!app->press.down) return false;
  int cell = app->view.board ? board_view_pick(&app->view, x, y) : NO_CELL;
  struct press pressed = app->press;
  bool still = !app->press.dragged;
  app->press.down = app->press.dragged = false;
  if (!still) let_go(app, cell);
  else if (cell == pressed.cell && !pressed.lifted_now) click(app, cell, true);
  app->again = true;
  return true;
}

/* ---- drawing ---- */

static void draw_board(struct app *app, struct rect at)
{
  struct match *match = app->match;
  struct position shown;
  struct board_scene scene;
  match_show(match, &shown);
  follow_tints(app);
  board_view_init(&app->view, &match->rules->board, at, app->gfx.scale, app->flipped);
  board_scene_init(&scene, &app->view, match->rules, &shown, app->theme);
  scene.tint = app->tint;
  scene.names = true;
  if (match->game.count > 0 && !(match->lifted && match->chain.path.length > 1)) scene.last = &match->game.played[match->game.count - 1].path;
  struct bits starts = match_starts(match);
  if (match->lifted) {
    scene.lifted = match->chain.at;
    scene.way = &match->chain.path;
    scene.targets = match_targets(match);
    if (app->pointed >= 0 && bits_has(&scene.targets, app->pointed)) scene.target = app->pointed;
  }
  if (app->pointed >= 0 && bits_has(&starts, app->pointed) && !(match->lifted && match->chain.path.length > 1)) scene.pointed = app->pointed;
  if (match->lifted && app->press.dragged) {
    scene.dragged = true;
    scene.drag_x = app->ui.x + app->view.cell[match->chain.at].x - app->press.x;
    scene.drag_y = app->ui.y + app->view.cell[match->chain.at].y - app->press.y;
  }
  if (app->flight.on && flown(app) >= 1) app->flight.on = false;
  if (app->flight.on) {
    float t = flown(app), x = app->flight.x, y = app->flight.y;
    scene.moving = app->flight.to;
    scene.moving_x = x + (app->view.cell[app->flight.to].x - x) * t, scene.moving_y = y + (app->view.cell[app->flight.to].y - y) * t;
  }
  board_draw(&app->gfx, app->lettering, &scene);
}

/* A script's ending failed: its message over the list of turns, or where that is small over the foot of the board, until it is closed. */
static void draw_notice(struct app *app, const struct play_layout *layout)
{
  const char *error = app->match->game.script_error;
  if (!*error || app->notice_closed) return;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  bool in_panel = layout->turns.h >= 140;
  struct rect room = in_panel ? layout->turns : layout->board;
  float w = fminf(room.w, 560), words_w = w - 104;
  float h1 = ui_paragraph_height(ui, STYLE_SECONDARY_STRONG, words_w, app_text(app, "ui.script_failed"));
  float h2 = fminf(ui_paragraph_height(ui, STYLE_LABEL, words_w, error), room.h - h1 - 36);
  struct rect at = rect_of(room.x + (room.w - w) / 2, rect_bottom(room) - h1 - h2 - 32, w, h1 + h2 + 28);
  gfx_box(ui->gfx, at, 12, t->surface, t->danger, 1);
  icon_draw(ui->gfx, ICON_ALERT, (double)(at.x + 26), (double)(at.y + 24), 24, t->danger);
  ui_paragraph(ui, STYLE_SECONDARY_STRONG, rect_of(at.x + 48, at.y + 14, words_w, h1), t->ink, app_text(app, "ui.script_failed"));
  ui_paragraph(ui, STYLE_LABEL, rect_of(at.x + 48, at.y + 14 + h1, words_w, h2), t->muted, error);
  ui_cover(ui, ui_id("notice", 0), at);
  if (ui_icon_button(ui, ui_id("notice", 1), rect_of(rect_right(at) - 48, at.y + 2, 44, 44), ICON_CLOSE, true)) app->notice_closed = app->again = true;
}

/* "2 players · Long jumps: yes": only what was chosen otherwise than by default. */
static void subtitle(struct app *app, struct strbuf *out)
{
  const struct match *match = app->match;
  struct words words = app_words(app, match->variant);
  const struct option *option;
  int count = variant_options(match->variant, &option);
  app_players_text(app, out, match->rules->player_count, match->rules->player_count);
  for (int i = 0; i < count; i++) {
    if (match->choices.value[i] == option[i].initial) continue;
    strbuf_add(out, " · ");
    words_option(out, &words, &option[i]);
    strbuf_add(out, ": ");
    words_option_value(out, &words, &option[i], match->choices.value[i]);
  }
}

static void back(struct app *app)
{
  app->flight.on = false;
  if (app->match->lifted) app_played(app, match_drop(app->match));
  else app_set_up(app, app->match->variant);
}

static void draw(struct app *app, float w, float h)
{
  struct play_layout layout;
  layout_play(&layout, w, h, app->match->rules->player_count);
  struct words words = app_words(app, app->match->variant);
  struct strbuf line;
  strbuf_init(&line);
  subtitle(app, &line);
  draw_board(app, layout.board);
  bool leave = app_heading(app, layout.back, layout.title, layout.subtitle, words_get(&words, "name"), line.text);
  strbuf_release(&line);
  play_panel_draw(app, &layout);
  draw_notice(app, &layout);
  if (leave) app_set_up(app, app->match->variant);
}

static bool key(struct app *app, SDL_Keycode code, bool control)
{
  if (control && code == SDLK_z) play_undo(app);
  else if (control && code == SDLK_y) play_redo(app);
  else if (code == SDLK_RETURN || code == SDLK_KP_ENTER) play_end_turn(app);
  else return false;
  return true;
}

const struct screen screen_play = {.name = "play", .draw = draw, .back = back, .press = press, .move = move, .release = release, .key = key};
