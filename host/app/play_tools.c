#include "app/play_tools.h"

#include "app/narrate.h"
#include "app/play_question.h"
#include "app/readout.h"
#include "match/record.h"
#include "platform/clock.h"

/* ---- undo and redo: to a turn of a person, where one plays ---- */

static int side_at(const struct game *game, int turns) { return turns < game->total ? game->played[turns].before.side : game->now.side; }

static int undo_to(const struct app *app)
{
  const struct game *game = &app->match->game;
  if (game_is_ended(game)) return game->count; /* only the end is taken back: no turn brought it about */
  if (play_just_left(app)) return game->count; /* only the seat is given back */
  int to = game->count - 1;
  if (play_seats(app) > 0)
    while (to >= 0 && !play_sat(app, side_at(game, to), to)) to--;
  return to;
}

static bool redo_goes_on(const struct app *app)
{
  const struct game *game = &app->match->game;
  return play_persons(app) > 0 && game->count < game->total && play_is_computer(app, side_at(game, game->count));
}

/* ---- seats that come back with it, or are left again ---- */

/* A bit for each player. */
static unsigned seats_left(const struct app *app)
{
  unsigned left = 0;
  for (int p = 0; p < app->match->rules->player_count; p++) left |= app->match->participant[p].stands_in ? 1U << p : 0;
  return left;
}

static void say_seats(struct app *app, unsigned players, const char *key)
{
  struct words words = app_match_words(app);
  struct strbuf text, name;
  strbuf_init(&text), strbuf_init(&name);
  for (int p = 0; p < app->match->rules->player_count; p++) {
    if (!(players >> p & 1)) continue;
    strbuf_clear(&name);
    words_player(&name, &words, app->match->rules, p);
    if (text.length > 0) strbuf_add_char(&text, ' ');
    app_fill(app, &text, key, "player", name.text);
  }
  if (text.length > 0) play_note(app, text.text);
  strbuf_release(&text), strbuf_release(&name);
}

/* ---- what they do ---- */

static bool in_hand(const struct app *app) { return app->match->lifted; }
static bool can_undo(const struct app *app) { return in_hand(app) || undo_to(app) >= 0; }
static bool can_redo(const struct app *app)
{
  return !in_hand(app) && !app->match->view_only && (game_can_redo(&app->match->game) || play_may_leave_again(app));
}

/* A turn begins with all its time, and whoever lost on time, and goes on all the same, needs some. A computer that plays on for somebody among
   several never has any. */
static void give_time(struct match *match)
{
  for (int p = 0; p < match->rules->player_count; p++)
    if (match->rules->player_count == 2 || !match->participant[p].computer) timer_relieve(&match->timer, p);
}

/* Also where no turn is taken back a piece may be put down, or something said be forgotten. */
static bool says_something(const struct app *app)
{
  return in_hand(app) || app->match->refusal.reason != REFUSAL_NONE || app->play.asking || *app->play.note || app->play.hinted || app->table.looking >= 0;
}

bool play_undo(struct app *app)
{
  struct match *match = app->match;
  bool other = says_something(app), hand = in_hand(app);
  int to = undo_to(app);
  unsigned left = seats_left(app);
  if (!hand && to < 0 && !other) return false;
  if (hand) {
    if (match_undo(match)) narrate_undone(app, match->game.count);
  } else if (to >= 0) {
    int turns = match->game.count;
    timer_stop(&match->timer, clock_ms());
    if (game_is_ended(&match->game)) match_undo(match);
    while (match->game.count > to) match_undo(match);
    play_seat_again(app, to);
    give_time(match);
    narrate_undone(app, turns);
  }
  app->play.paused = play_persons(app) == 0;
  match->refusal.reason = REFUSAL_NONE;
  app_changed(app);
  say_seats(app, left & ~seats_left(app), "ui.play.seat_again");
  return true;
}

bool play_redo(struct app *app)
{
  struct match *match = app->match;
  bool other = says_something(app), can = can_redo(app);
  int turns = match->game.count;
  unsigned left = seats_left(app);
  if (!can && !other) return false;
  if (can) {
    timer_stop(&match->timer, clock_ms());
    play_leave_again(app);
    for (bool on = true; on && game_can_redo(&match->game); on = redo_goes_on(app)) match_redo(match), play_leave_again(app);
    if (left != seats_left(app)) app->play.paused |= play_persons(app) == 0;
    if (match->timer.rule.type == TIMER_TURN) give_time(match);
    narrate_redone(app, turns);
  } else if (in_hand(app)) match_redo(match);
  match->refusal.reason = REFUSAL_NONE;
  app_changed(app);
  say_seats(app, seats_left(app) & ~left, "ui.play.left_again");
  if (match->game.count > turns) table_fly_last(app, &app->table);
  return true;
}

/* ---- new games ---- */

void play_restart(struct app *app)
{
  struct match *match = app->match;
  play_seat_again(app, 0);
  play_seats_settled(app);
  match_restart(match);
  struct timer_rule rule = match->timer.rule;
  timer_init(&match->timer, &rule);
  play_begin(app);
  saving_new(app);
  struct strbuf text;
  strbuf_init(&text);
  app_fill(app, &text, "ui.keys.say.new", "game", app_game_name(app));
  narrate(app, "new", "%s", text.text);
  strbuf_release(&text);
  app_changed(app);
}

bool play_new(struct app *app)
{
  const struct match *match = app->match;
  bool begun = match->game.count > 0 || (match->lifted && match->chain.path.length > 1);
  if (begun && match->game.outcome.type == OUTCOME_NONE) play_ask(app, ASK_NEW);
  else play_restart(app);
  return true;
}

bool play_on_from(struct app *app, int turns)
{
  struct match *match = app->match;
  if (match->view_only) return false;
  unsigned left = seats_left(app);
  saving_fork(app);
  if (match->lifted) match_drop(match);
  while ((match->game.count > turns || game_is_ended(&match->game)) && match_undo(match)) continue;
  play_seat_again(app, match->game.count);
  struct timer_rule rule = match->timer.rule;
  timer_init(&match->timer, &rule); /* how much was left then is not known */
  app->play.paused = play_persons(app) == 0;
  narrate(app, "play-on", "%d", match->game.count);
  app_changed(app);
  say_seats(app, left & ~seats_left(app), "ui.play.seat_again");
  return true;
}

/* ---- the others ---- */

bool play_flip(struct app *app)
{
  table_flip(&app->table);
  app->again = true;
  readout_turned(app, &app->table, "flip");
  return true;
}

bool play_turn_board(struct app *app)
{
  table_turn(&app->table, 1);
  app->again = true;
  readout_turned(app, &app->table, "rotate");
  return true;
}

bool play_rules(struct app *app)
{
  if (!app->match->variant) return false;
  app_read_book(app, app->match->variant);
  return true;
}

bool play_settings(struct app *app)
{
  app_open_settings(app);
  return true;
}

bool play_save_as(struct app *app) { return file_box_open(app, FILES_SAVE); }

static void copy(struct app *app, const struct strbuf *text, const char *narrated, const char *note)
{
  bool ok = SDL_SetClipboardText(text->text ? text->text : "") == 0;
  narrate(app, "copied", "%s", narrated);
  if (ok) play_say(app, note, -1);
}

bool play_copy_position(struct app *app, const struct table *table)
{
  struct position shown;
  struct strbuf text;
  strbuf_init(&text);
  table_position(table, &shown);
  position_write(&text, &shown, table->match->rules);
  copy(app, &text, text.text, "ui.play.copied_position");
  strbuf_release(&text);
  return true;
}

bool play_copy_game(struct app *app)
{
  struct words words = app_match_words(app);
  struct strbuf text;
  strbuf_init(&text);
  record_write_plain(&text, app->match, &words);
  copy(app, &text, "game", "ui.play.copied_game");
  strbuf_release(&text);
  return true;
}

bool play_copy_shown(struct app *app) { return play_copy_position(app, &app->table); }

static bool tool_draw(struct app *app)
{
  play_offer_draw(app);
  return true;
}

static bool tool_resign(struct app *app)
{
  play_ask(app, ASK_RESIGN);
  return true;
}

static bool tool_review(struct app *app)
{
  review_open(app);
  return true;
}

static bool is_on(const struct app *app) { return app->match->game.outcome.type == OUTCOME_NONE; }
static bool is_over(const struct app *app) { return !is_on(app); }
static bool can_hint(const struct app *app) { return app->thinker && play_persons_turn(app) && app->play.thought == THOUGHT_NONE; }
static bool can_draw(const struct app *app) { return play_persons_turn(app) && app->match->game.count > 0 && app->play.thought == THOUGHT_NONE; }
static bool can_resign(const struct app *app) { return is_on(app) && app->match->game.count > 0 && play_the_person(app) >= 0; }
/* Not while somebody plays for time: it would stand still. */
static bool can_review(const struct app *app) { return app->match->game.count > 0 && (is_over(app) || app->match->timer.rule.type == TIMER_NONE); }
bool play_can_turn(const struct app *app) { return board_view_turns(&app->match->rules->board) > 2; }
bool play_has_book(const struct app *app) { return app->match->variant != NULL; }

/* To add a tool: a name in enum play_tool and a row. */
static const struct tool tools[TOOL_COUNT] = {
  [TOOL_UNDO] = {"ui.tool.undo", "ui.tool.undo", ICON_UNDO, play_undo, can_undo, NULL},
  [TOOL_REDO] = {"ui.tool.redo", "ui.tool.redo", ICON_REDO, play_redo, can_redo, NULL},
  [TOOL_HINT] = {"ui.tool.hint", "ui.tool.hint", ICON_HINT, play_hint, can_hint, is_on},
  [TOOL_REPORT] = {"ui.tool.report", "ui.report.name", ICON_REPORT, reporting_toggle, reporting_may, is_over}, /* in the place of the hint */
  [TOOL_FLIP] = {"ui.tool.flip", "ui.play.flip", ICON_FLIP, play_flip, NULL, NULL},
  [TOOL_RULES] = {"ui.tool.rules", "ui.play.rules", ICON_BOOK, play_rules, play_has_book, NULL},
  [TOOL_NEW] = {"ui.tool.new", "ui.play.new", ICON_NEW, play_new, NULL, NULL},
  [TOOL_DRAW] = {"ui.tool.draw", "ui.play.draw", ICON_DRAW, tool_draw, can_draw, NULL},
  [TOOL_RESIGN] = {"ui.tool.resign", "ui.play.resign", ICON_RESIGN, tool_resign, can_resign, NULL},
  [TOOL_TURN] = {"ui.tool.turn", "ui.play.turn", ICON_TURN, play_turn_board, NULL, play_can_turn},
  [TOOL_SETTINGS] = {"ui.tool.settings", "ui.tool.settings", ICON_SETTINGS, play_settings, NULL, NULL},
  [TOOL_ANALYSIS] = {NULL, "ui.tool.analysis", ICON_ANALYSIS, analysis_toggle, analysis_may, NULL},
  [TOOL_REVIEW] = {NULL, "ui.play.review", ICON_REVIEW, tool_review, can_review, NULL},
  [TOOL_SAVE_AS] = {NULL, "ui.play.save_as", ICON_SAVE, play_save_as, NULL, NULL},
  [TOOL_COPY_POSITION] = {NULL, "ui.play.copy_position", ICON_COPY, play_copy_shown, NULL, NULL},
  [TOOL_COPY_GAME] = {NULL, "ui.play.copy_game", ICON_COPY, play_copy_game, NULL, NULL},
};

const struct toolbar play_toolbar = {tools, TOOL_COUNT};

bool play_tool_use(struct app *app, enum play_tool tool) { return toolbar_use(app, &play_toolbar, (int)tool); }
