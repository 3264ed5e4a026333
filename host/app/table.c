#include "app/table.h"

#include "app/board_keys.h"
#include "app/hearing.h"
#include "app/state.h"
#include "app/typing.h"
#include "match/typed.h"
#include "platform/clock.h"

#include <math.h>
#include <string.h>

void table_init(struct table *table, struct match *match, void (*happened)(struct app *app, enum match_event event))
{
  memset(table, 0, sizeof *table);
  table->match = match;
  table->happened = happened;
  table->looking = -1;
  table->pointed = table->cursor = NO_CELL;
  table->press.cell = NO_CELL;
  flight_stop(&table->flight);
}

/* ---- what is shown ---- */

int table_shown_turns(const struct table *table)
{
  int count = table->match->game.count;
  return table->looking >= 0 && table->looking < count ? table->looking : count;
}

static bool looks_back(const struct table *table) { return table_shown_turns(table) < table->match->game.count; }

void table_position(const struct table *table, struct position *out)
{
  const struct match *match = table->match;
  if (looks_back(table)) position_copy(out, &match->game.played[table->looking].before, match->rules);
  else match_show(match, out);
}

void table_seen(const struct table *table, struct position *out)
{
  const struct match *match = table->match;
  if (table->flight.on) flight_show(&table->flight, match->rules, out);
  else table_position(table, out);
}

/* Where each piece of nobody is now, seen from the start: a piece keeps its colour on its way. */
static void follow_tints(struct table *table)
{
  const struct match *match = table->match;
  board_tints(table->tint, &match->rules->board);
  if (match->rules->owned) return;
  bool hand = match->lifted && !looks_back(table), flies = table->flight.on;
  int turns = table_shown_turns(table) - (flies && !hand && table->flight.ends ? 1 : 0);
  for (int i = 0; i < turns; i++) {
    const struct played *played = &match->game.played[i];
    if (played->turn.type != TURN_PASS) table->tint[played->turn.to] = table->tint[played->turn.from];
  }
  const struct path *path = &table->flight.path;
  if (flies) table->tint[path->cell[table->flight.hop]] = table->tint[path->cell[0]];
  else if (hand) table->tint[match->chain.at] = table->tint[match->chain.from];
}

/* A board with very many cells in a row is larger than its place, and the wheel moves it along. */
static void place_board(struct app *app, struct table *table, struct rect at)
{
  const struct board *board = &table->match->rules->board;
  unsigned flags = VIEW_LARGE | (app->settings.coordinates ? VIEW_NAMES : 0) | VIEW_TURNED(table->turned);
  board_view_init(&table->view, board, at, app->gfx.scale, flags);
  table->at = at;
  float over_x = table->view.bounds.w - at.w, over_y = table->view.bounds.h - at.h;
  table->pan_x = over_x > 1 ? fmaxf(-over_x / 2, fminf(table->pan_x, over_x / 2)) : 0;
  table->pan_y = over_y > 1 ? fmaxf(-over_y / 2, fminf(table->pan_y, over_y / 2)) : 0;
  if (table->pan_x == 0 && table->pan_y == 0) return;
  board_view_init(&table->view, board, rect_of(at.x + table->pan_x, at.y + table->pan_y, at.w, at.h), app->gfx.scale, flags);
}

void table_turn(struct table *table, int steps)
{
  int turns = board_view_turns(&table->match->rules->board);
  table->turned = ((table->turned + steps) % turns + turns) % turns;
  table->press = (struct press){.cell = NO_CELL};
}

void table_flip(struct table *table) { table_turn(table, board_view_turns(&table->match->rules->board) / 2); }

/* ---- drawing ---- */

static void scene_of_hand(const struct table *table, struct board_scene *scene)
{
  struct match *match = table->match;
  struct bits starts = match_starts(match);
  bool moved = match->lifted && match->chain.path.length > 1;
  if (match->lifted && !table->flight.on) {
    scene->lifted = match->chain.at;
    scene->way = &match->chain.path;
    scene->targets = match_targets(match);
    scene->ends = match_ends(match);
    if (table->pointed >= 0 && (bits_has(&scene->targets, table->pointed) || bits_has(&scene->ends, table->pointed))) scene->target = table->pointed;
  }
  if (table->pointed >= 0 && bits_has(&starts, table->pointed) && !moved) scene->pointed = table->pointed;
  if (match->lifted && table->press.dragged) {
    scene->dragged = true;
    scene->drag_x = table->press.to_x + table->view.cell[match->chain.at].x - table->press.x;
    scene->drag_y = table->press.to_y + table->view.cell[match->chain.at].y - table->press.y;
  }
  scene->candidates = match_candidates(match);
  bool choosing = !bits_empty(&scene->candidates);
  if (choosing) scene->wanted = board_cell(&match->rules->board, match->refusal.to);
  if (!match->lifted && !choosing && match_must_capture(match)) scene->called = starts;
}

static void scene_of_flight(const struct table *table, struct board_scene *scene, int64_t now)
{
  const struct flight *flight = &table->flight;
  if (flight->on) {
    int from = flight->path.cell[flight->hop], to = flight->path.cell[flight->hop + 1];
    float t = flight_way(flight, now);
    struct point a = table->view.cell[from], b = table->view.cell[to];
    scene->moving = from;
    scene->moving_x = a.x + (b.x - a.x) * t, scene->moving_y = a.y + (b.y - a.y) * t;
    scene->line = flight_far(flight, &table->match->rules->board);
  }
  float fade = flight_fade(flight, now);
  if (fade <= 0) return;
  scene->gone = flight->gone, scene->gone_from = &flight->was, scene->gone_strength = fade;
  scene->crowned = flight->crowned, scene->crown_missing = fade;
}

void table_draw(struct app *app, struct table *table, struct rect at)
{
  if (!table->match) return;
  const struct match *match = table->match;
  const struct game *game = &match->game;
  int64_t now = clock_ms();
  flight_step(&table->flight, match->rules, now);
  struct position shown;
  struct board_scene scene;
  struct path flown;
  table_seen(table, &shown);
  follow_tints(table);
  place_board(app, table, at);
  board_scene_init(&scene, &table->view, match->rules, &shown, app->theme);
  scene.participants = match->participant;
  scene.tint = table->tint;
  scene.names = app->settings.coordinates;
  struct bits named = typing_marks(app, table);
  scene.marks = bits_or(table->marks, &named);
  scene.arrow = table->arrow, scene.arrow_count = table->arrow_count;
  int turns = table_shown_turns(table);
  bool hand = match->lifted && match->chain.path.length > 1 && !looks_back(table);
  if (turns > 0 && !hand && !table->flight.on) scene.last = &game->played[turns - 1].path;
  if (table->flight.on) { /* of the way only what is behind it */
    flown = table->flight.path;
    flown.length = table->flight.hop + 1;
    scene.way = &flown;
  }
  if (!table->locked && !looks_back(table)) scene_of_hand(table, &scene);
  scene_of_flight(table, &scene, now);
  board_keys_attach(app, table);
  scene.cursor = board_keys_cell(app, table);
  gfx_clip_push(&app->gfx, rect_inset(at, -12, -12)); /* its shadow, and a piece that is dragged a little beyond */
  board_draw(&app->gfx, app->lettering, &scene);
  gfx_clip_pop(&app->gfx);
}

/* ---- motion: hops glide, and whatever happens next ends that at once ---- */

int table_hop_ms(const struct app *app)
{
  static const int ms[] = {[MOTION_NONE] = 0, [MOTION_FAST] = 100, [MOTION_NORMAL] = 150, [MOTION_SLOW] = 300};
  return app->options->no_animation ? 0 : ms[app->settings.motion];
}

int table_animated(const struct table *table) { return table->flight.on || table->flight.fade_ms ? FRAME_MS : 0; }

/* What still flies is there at once, and is not heard any more. */
static void stop_flight(struct app *app, struct table *table)
{
  if (table->flight.on) sound_hush(app->sound);
  flight_stop(&table->flight);
}

static void fly_turn(struct app *app, struct table *table, int number)
{
  stop_flight(app, table);
  const struct played *played = &table->match->game.played[number];
  int ms = table_hop_ms(app);
  hear_hops(app->sound, &played->turn, played->path.length - 1, ms, true);
  if (ms > 0 && played->turn.type != TURN_PASS)
    flight_begin(&table->flight, table->match->rules, &played->before, &played->turn, &played->path, true, 0, ms, clock_ms());
}

void table_fly_last(struct app *app, struct table *table)
{
  if (table->match->game.count > 0) fly_turn(app, table, table->match->game.count - 1);
  hear_outcome(app->sound, table->match, table_hop_ms(app));
  app->again = true;
}

void table_look(struct app *app, struct table *table, int turns, bool glide)
{
  int before = table_shown_turns(table), count = table->match->game.count;
  table->looking = turns < 0 || turns >= count ? -1 : turns;
  table->press = (struct press){.cell = NO_CELL};
  flight_stop(&table->flight);
  int now = table_shown_turns(table);
  if (glide && now == before + 1) fly_turn(app, table, now - 1);
  app->again = true;
}

void table_changed(struct app *app, struct table *table)
{
  flight_stop(&table->flight);
  table->press = (struct press){.cell = NO_CELL};
  table->looking = -1;
  app->again = true;
}

/* ---- the hand ---- */

/* Something is done with the piece in hand, or by a click. What it hopped since glides, or fades where it was dragged there. */
static void act(struct app *app, struct table *table, enum match_event (*what)(struct match *match, int cell), int cell, bool glide)
{
  struct match *match = table->match;
  bool was_lifted = match->lifted;
  int turns = match->game.count, hops = was_lifted ? match->chain.path.length - 1 : 0, ms = table_hop_ms(app);
  stop_flight(app, table);
  enum match_event event = what(match, cell);
  if (event == MATCH_DROPPED || event == MATCH_PLAYED) table->press = (struct press){.cell = NO_CELL};
  if (event == MATCH_REFUSED) sound_play(app->sound, SOUND_REFUSED);
  if (event == MATCH_HOPPED) {
    struct turn turn = chain_turn(&match->chain);
    hear_hops(app->sound, &turn, match->chain.path.length - 1 - hops, glide ? ms : 0, false);
    if (ms > 0) flight_begin(&table->flight, match->rules, &match->chain.position, &turn, &match->chain.path, false, hops, glide ? ms : 0, clock_ms());
  } else if (event == MATCH_PLAYED && match->game.count > turns) {
    table->played_ms = clock_ms();
    const struct played *played = &match->game.played[match->game.count - 1];
    bool hopped = played->path.length - 1 > hops;
    if (hopped) hear_hops(app->sound, &played->turn, played->path.length - 1 - hops, glide ? ms : 0, true);
    hear_outcome(app->sound, match, glide ? ms : 0);
    if (ms > 0 && played->turn.type != TURN_PASS)
      flight_begin(&table->flight, match->rules, &played->before, &played->turn, &played->path, true, hopped ? hops : played->path.length - 2,
                   glide && hopped ? ms : 0, clock_ms());
  }
  app->again = true;
  if (table->happened) table->happened(app, event);
}

static enum match_event end_turn(struct match *match, int cell)
{
  (void)cell;
  return match_must_pass(match) ? match_pass(match) : match_end_turn(match);
}

static enum match_event refuse_cell(struct match *match, int cell)
{
  memset(&match->refusal, 0, sizeof match->refusal);
  chain_refuse(&match->refusal, &match->chain, cell);
  return MATCH_REFUSED;
}

bool table_may_move(const struct table *table) { return table->match && !table->locked && !looks_back(table); }

static enum match_event play_only(struct match *match, int cell)
{
  (void)cell;
  return match_play_only(match);
}

static bool plays_at_once(const struct table *table) { return !table->by_hops || match_only_hops(table->match) == 1; }

static bool pick(struct app *app, const struct table *table, int cell) { return table->pick && cell != NO_CELL && table->pick(app, cell); }

void table_use(struct app *app, struct table *table, int cell)
{
  if (pick(app, table, cell) || !table_may_move(table)) return;
  const struct match *match = table->match;
  bool lifts = match->lifted && match->chain.at == cell;
  act(app, table, match_click, cell, true);
  if (!lifts && match->lifted && match->chain.at == cell && match->chain.path.length == 1 && plays_at_once(table)) act(app, table, play_only, cell, true);
}

enum match_event table_type(struct app *app, struct table *table, const char *line)
{
  if (!table_may_move(table)) return MATCH_NOTHING;
  enum match_event event = typed_play(table->match, line);
  flight_stop(&table->flight);
  if (event == MATCH_PLAYED) table->press = (struct press){.cell = NO_CELL}, table_fly_last(app, table);
  app->again = true;
  if (table->happened) table->happened(app, event);
  return event;
}

bool table_end_turn(struct app *app, struct table *table)
{
  const struct match *match = table->match;
  bool moved = match->lifted && match->chain.path.length > 1; /* with a piece that was not moved yet, the prompt says already what to do */
  if (!table_may_move(table) || (!moved && !match_must_pass(match))) return false;
  act(app, table, end_turn, NO_CELL, true);
  return true;
}

/* ---- the pointer ---- */

static int cell_at(const struct table *table, float x, float y)
{
  return table->view.board && rect_has(table->at, x, y) ? board_view_pick(&table->view, x, y) : NO_CELL;
}

/* Whoever clicks twice, out of habit or by a double click, where one click was the turn, means nothing by the second: it would be a click
   of the next player's. */
static bool is_echo(const struct table *table, int cell)
{
  enum { ECHO_MS = 500 };
  const struct match *match = table->match;
  if (cell == NO_CELL || match->lifted || match->game.count == 0 || clock_ms() - table->played_ms > ECHO_MS) return false;
  const struct turn *turn = &match->game.played[match->game.count - 1].turn;
  return turn->type != TURN_PASS && (turn->from == cell || (turn->to == cell && match->rules->owned));
}

bool table_press(struct app *app, struct table *table, float x, float y)
{
  if (table->match && pick(app, table, cell_at(table, x, y))) return true;
  if (!table_may_move(table)) return false;
  struct match *match = table->match;
  bool flew = table_animated(table) > 0;
  flight_stop(&table->flight);
  int cell = cell_at(table, x, y);
  if (is_echo(table, cell)) return flew;
  table->press = (struct press){.down = true, .cell = cell, .x = x, .y = y, .to_x = x, .to_y = y};
  struct bits starts = match_starts(match);
  bool in_hand = match->lifted && (match->chain.at == cell || match->chain.path.length > 1);
  if (cell == NO_CELL || in_hand || !bits_has(&starts, cell)) return flew;
  act(app, table, match_click, cell, true); /* lifted at once, so that it can be dragged; or it goes where it was asked to, before it was chosen */
  table->press.lifted_now = match->lifted;
  return true;
}

bool table_move(struct app *app, struct table *table, float x, float y)
{
  (void)app;
  if (!table->match || (table->press.down && x < 0 && y < 0)) return false; /* the pointer left the window with a piece */
  const struct match *match = table->match;
  int cell = cell_at(table, x, y);
  bool changed = cell != table->pointed;
  table->pointed = cell;
  struct press *press = &table->press;
  if (!press->down || !match->lifted || press->cell != match->chain.at) return changed;
  if (!press->dragged && hypotf(x - press->x, y - press->y) > 6) press->dragged = true;
  press->to_x = x, press->to_y = y;
  return changed || press->dragged;
}

/* A piece let go: on a cell it can reach it hops there; on the one it came from, or beside the board, it stays in hand. */
static void let_go(struct app *app, struct table *table, int cell)
{
  struct match *match = table->match;
  app->again = true;
  if (cell == NO_CELL || cell == match->chain.at) return;
  struct bits targets = match_targets(match), ends = match_ends(match);
  act(app, table, bits_has(&targets, cell) || bits_has(&ends, cell) ? match_click : refuse_cell, cell, false);
}

bool table_release(struct app *app, struct table *table, float x, float y)
{
  if (!table->match || !table->press.down) return false;
  int cell = cell_at(table, x, y);
  struct press pressed = table->press;
  table->press.down = table->press.dragged = false;
  app->again = true;
  bool held = table->match->lifted && table->match->chain.at == pressed.cell; /* nothing else happened to it meanwhile */
  if (pressed.dragged && held) let_go(app, table, cell);
  else if (!pressed.dragged && cell == pressed.cell && table_may_move(table)) {
    if (!pressed.lifted_now) act(app, table, match_click, cell, true);
    else if (plays_at_once(table)) act(app, table, play_only, cell, true);
  }
  return true;
}

bool table_wheel(struct app *app, struct table *table, float dy)
{
  if (!table->match || !table->view.board || !rect_has(table->at, app->ui.x, app->ui.y)) return false;
  bool high = table->view.bounds.h > table->at.h + 1, wide = table->view.bounds.w > table->at.w + 1;
  if (!high && !wide) return false;
  *(high ? &table->pan_y : &table->pan_x) -= dy;
  return true;
}
