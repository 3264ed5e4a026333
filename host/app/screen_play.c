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
  app->asking = false;
  app->press = (struct press){.cell = NO_CELL}; /* what was dragged is somewhere else now */
  if (!*app->match->game.script_error) app->notice_closed = false;
  ui_scroll_to_end(&app->ui, ui_id("turns", 0));
  saving_changed(app);
  narrate_position(app);
  narrate_prompt(app);
}

void app_played(struct app *app, enum match_event event)
{
  if (event == MATCH_NOTHING) return;
  app->again = true;
  app->asking = false;
  if (event == MATCH_DROPPED) app->press = (struct press){.cell = NO_CELL};
  if (event == MATCH_PLAYED) {
    narrate_turn(app);
    app_changed(app);
    return;
  }
  if (event == MATCH_HOPPED) narrate(app, "hop", "%s", app->match->rules->board.name[app->match->chain.at]);
  narrate_prompt(app);
}

/* ---- motion: the last hop glides, and whatever happens next ends that at once ---- */

enum { FLIGHT_MS = 150 };

static float flown(const struct app *app)
{
  float t = (float)(clock_ms() - app->flight.start_ms) / FLIGHT_MS;
  if (t >= 1) return 1;
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

static int animated(const struct app *app) { return app->flight.on ? FRAME_MS : 0; }

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

static int cell_at(const struct app *app, float x, float y)
{
  return app->view.board && rect_has(app->board_at, x, y) ? board_view_pick(&app->view, x, y) : NO_CELL;
}

static bool press(struct app *app, float x, float y)
{
  app->flight.on = false;
  bool asked = app->asking;
  app->asking = false;
  struct match *match = app->match;
  int cell = cell_at(app, x, y);
  app->press = (struct press){.down = true, .cell = cell, .x = x, .y = y};
  struct bits starts = match_starts(match);
  bool in_hand = match->lifted && (match->chain.at == cell || match->chain.path.length > 1);
  if (cell == NO_CELL || in_hand || !bits_has(&starts, cell)) return asked;
  app_played(app, match_click(match, cell)); /* lifted at once, so that it can be dragged */
  app->press.lifted_now = match->lifted;
  return true;
}

static bool move(struct app *app, float x, float y)
{
  struct match *match = app->match;
  int cell = cell_at(app, x, y);
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

/* The piece that was dragged is in hand still, on its cell: nothing else happened meanwhile. */
static bool is_held(const struct app *app, const struct press *pressed) { return app->match->lifted && app->match->chain.at == pressed->cell; }

static bool release(struct app *app, float x, float y)
{
  if (!app->press.down) return false;
  int cell = cell_at(app, x, y);
  struct press pressed = app->press;
  bool still = !app->press.dragged;
  app->press.down = app->press.dragged = false;
  if (!still && is_held(app, &pressed)) let_go(app, cell);
  else if (!still) return true;
  else if (cell == pressed.cell && !pressed.lifted_now) click(app, cell, true);
  app->again = true;
  return true;
}

/* ---- drawing ---- */

/* A board with very many cells in a row is larger than its place, and the wheel moves it along. */
static void place_board(struct app *app, struct rect at)
{
  const struct board *board = &app->match->rules->board;
  unsigned flags = VIEW_LARGE | VIEW_NAMES | (app->flipped ? VIEW_FLIPPED : 0);
  board_view_init(&app->view, board, at, app->gfx.scale, flags);
  app->board_at = at;
  float over_x = app->view.bounds.w - at.w, over_y = app->view.bounds.h - at.h;
  app->pan_x = over_x > 1 ? fmaxf(-over_x / 2, fminf(app->pan_x, over_x / 2)) : 0;
  app->pan_y = over_y > 1 ? fmaxf(-over_y / 2, fminf(app->pan_y, over_y / 2)) : 0;
  if (app->pan_x != 0 || app->pan_y != 0) board_view_init(&app->view, board, rect_of(at.x + app->pan_x, at.y + app->pan_y, at.w, at.h), app->gfx.scale, flags);
}

static bool wheel(struct app *app, float dy)
{
  const struct rect *at = &app->board_at;
  if (!app->view.board || !rect_has(*at, app->ui.x, app->ui.y)) return false;
  bool high = app->view.bounds.h > at->h + 1, wide = app->view.bounds.w > at->w + 1;
  if (!high && !wide) return false;
  *(high ? &app->pan_y : &app->pan_x) -= dy;
  return true;
}

static void draw_board(struct app *app, struct rect at)
{
  struct match *match = app->match;
  struct position shown;
  struct board_scene scene;
  match_show(match, &shown);
  follow_tints(app);
  place_board(app, at);
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
  if (!match->lifted && match_must_capture(match)) scene.called = starts;
  gfx_clip_push(&app->gfx, rect_inset(at, -12, -12)); /* its shadow, and a piece that is dragged a little beyond */
  board_draw(&app->gfx, app->lettering, &scene);
  gfx_clip_pop(&app->gfx);
}

struct notice {
  struct rect room, at;
  float words_w, h1, h2;
};

static struct notice lay_notice(struct app *app, struct rect room)
{
  struct notice n = {.room = room};
  float w = fminf(room.w, 560);
  n.words_w = w - 104;
  n.h1 = ui_paragraph_height(&app->ui, STYLE_SECONDARY_STRONG, n.words_w, app_text(app, "ui.script_failed"));
  n.h2 = ui_paragraph_height(&app->ui, STYLE_LABEL, n.words_w, app->match->game.script_error);
  n.at = rect_of(room.x + (room.w - w) / 2, rect_bottom(room) - n.h1 - n.h2 - 32, w, n.h1 + n.h2 + 28);
  return n;
}

static bool fits(const struct notice *n) { return n->at.h + 4 <= n->room.h; }

/* A script's ending failed: its message over the list of turns, or where it does not fit there over the foot of the board, until it
   is closed. */
static void draw_notice(struct app *app, const struct play_layout *layout)
{
  const char *error = app->match->game.script_error;
  if (!*error || app->notice_closed) return;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  struct notice n = lay_notice(app, layout->turns);
  if (!fits(&n)) n = lay_notice(app, layout->board);
  if (!fits(&n)) { /* as much of it as there is room for */
    n.h2 = n.room.h - n.h1 - 36;
    n.at = rect_of(n.at.x, n.room.y, n.at.w, n.room.h - 4);
  }
  gfx_box(ui->gfx, n.at, 12, t->surface, t->danger, 1);
  icon_draw(ui->gfx, ICON_ALERT, (double)(n.at.x + 26), (double)(n.at.y + 24), 24, t->danger);
  ui_paragraph(ui, STYLE_SECONDARY_STRONG, rect_of(n.at.x + 48, n.at.y + 14, n.words_w, n.h1), t->ink, app_text(app, "ui.script_failed"));
  ui_paragraph(ui, STYLE_LABEL, rect_of(n.at.x + 48, n.at.y + 14 + n.h1, n.words_w, n.h2), t->muted, error);
  ui_cover(ui, ui_id("notice", 0), n.at);
  if (ui_icon_button(ui, ui_id("notice", 1), rect_of(rect_right(n.at) - 48, n.at.y + 2, 44, 44), ICON_CLOSE, true)) app->notice_closed = app->again = true;
}

/* "2 players · Long jumps: yes": only what was chosen otherwise than by default. */
static void subtitle(struct app *app, struct strbuf *out)
{
  const struct match *match = app->match;
  struct words words = app_match_words(app);
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
  if (app->asking) app->asking = false, app->again = true;
  else if (app->match->lifted) app_played(app, match_drop(app->match));
  else app_set_up(app, app->match->variant);
}

/* On the holes nothing says their names, so the one pointed at is said in a corner that the board leaves. */
static void draw_pointed(struct app *app, struct rect at)
{
  if (app->pointed < 0 || app->view.board->look == LOOK_SQUARES) return;
  struct rect corner = rect_of(at.x, rect_bottom(at) - 22, 72, 20);
  ui_label(&app->ui, STYLE_SECONDARY_STRONG, corner, ALIGN_LEFT, app->theme->muted, app->match->rules->board.name[app->pointed]);
}

static void draw(struct app *app, float w, float h)
{
  struct play_layout layout;
  layout_play(&layout, w, h, app->match->rules->player_count);
  struct words words = app_match_words(app);
  struct strbuf line;
  strbuf_init(&line);
  subtitle(app, &line);
  draw_board(app, layout.board);
  draw_pointed(app, layout.board);
  bool leave = app_heading(app, layout.back, layout.title, layout.subtitle, words_get(&words, "name"), line.text);
  strbuf_release(&line);
  if (ui_icon_button(&app->ui, ui_id("language", 0), layout.language, ICON_GLOBE, true)) app_next_language(app);
  play_panel_draw(app, &layout);
  draw_notice(app, &layout);
  if (leave) app_set_up(app, app->match->variant);
}

static bool key(struct app *app, SDL_Keycode code, bool control)
{
  if (control && code == SDLK_z) return play_undo(app);
  if (control && code == SDLK_y) return play_redo(app);
  if (code == SDLK_RETURN || code == SDLK_KP_ENTER) return play_end_turn(app);
  return false;
}

const struct screen screen_play = {.name = "play", .draw = draw, .back = back, .press = press, .move = move, .release = release, .wheel = wheel, .key = key,
                                   .animated = animated};
