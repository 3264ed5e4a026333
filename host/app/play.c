#include "app/play.h"

#include "app/board_keys.h"
#include "app/hearing.h"
#include "app/narrate.h"
#include "app/play_standing.h"
#include "app/play_question.h"
#include "app/play_thinking.h"
#include "app/state.h"
#include "app/thinker.h"
#include "app/turn_list.h"
#include "app/typing.h"
#include "platform/clock.h"

#include <string.h>

/* ---- who ---- */

bool play_is_computer(const struct app *app, int player) { return app->match->participant[player].computer; }

int play_persons(const struct app *app)
{
  int persons = 0;
  for (int p = 0; p < app->match->rules->player_count; p++) persons += !play_is_computer(app, p);
  return persons;
}

static bool stands_in(const struct app *app, int player) { return app->match->participant[player].stands_in; }

int play_seats(const struct app *app)
{
  int seats = play_persons(app);
  for (int p = 0; p < app->match->rules->player_count; p++) seats += stands_in(app, p);
  return seats;
}

bool play_sat(const struct app *app, int player, int turns)
{
  return !play_is_computer(app, player) || (stands_in(app, player) && turns <= app->match->participant[player].since);
}

bool play_just_left(const struct app *app)
{
  for (int p = 0; p < app->match->rules->player_count; p++)
    if (stands_in(app, p) && app->match->participant[p].since == app->match->game.count) return true;
  return false;
}

void play_seat_again(struct app *app, int turns)
{
  for (int p = 0; p < app->match->rules->player_count; p++) {
    struct participant *who = &app->match->participant[p];
    if (who->stands_in && turns <= who->since) who->computer = who->stands_in = false, who->returned = true;
  }
}

static bool leaves_again(const struct app *app, int player)
{
  const struct participant *who = &app->match->participant[player];
  return who->returned && !who->computer && who->since == app->match->game.count;
}

bool play_may_leave_again(const struct app *app)
{
  for (int p = 0; p < app->match->rules->player_count; p++)
    if (leaves_again(app, p)) return true;
  return false;
}

void play_leave_again(struct app *app)
{
  for (int p = 0; p < app->match->rules->player_count; p++) {
    struct participant *who = &app->match->participant[p];
    if (leaves_again(app, p)) who->computer = who->stands_in = true, who->returned = false;
  }
}

void play_seats_settled(struct app *app)
{
  for (int p = 0; p < app->match->rules->player_count; p++) app->match->participant[p].returned = false;
}

static bool is_over(const struct app *app) { return app->match->game.outcome.type != OUTCOME_NONE; }
bool play_persons_turn(const struct app *app) { return !is_over(app) && !play_is_computer(app, app->match->game.now.side); }

int play_the_person(const struct app *app)
{
  int count = app->match->rules->player_count, side = app->match->game.now.side;
  for (int back = 0; back < count; back++) {
    int player = (side + count - back) % count;
    if (!play_is_computer(app, player)) return player;
  }
  return -1;
}

void play_note(struct app *app, const char *text)
{
  SDL_strlcpy(app->play.note, text, sizeof app->play.note);
  if (app->match) app->match->refusal.reason = REFUSAL_NONE;
  narrate(app, "note", "%s", text);
  app->again = true;
}

void play_note_over(struct app *app) { SDL_strlcpy(app->play.note, app->play.note_stays ? app->play.stays : "", sizeof app->play.note); }

void play_say(struct app *app, const char *key, int player)
{
  struct words words = app_match_words(app);
  struct strbuf name, text;
  strbuf_init(&name), strbuf_init(&text);
  if (player >= 0) words_player(&name, &words, app->match->rules, player);
  app_fill(app, &text, key, "player", name.text ? name.text : "");
  play_note(app, text.text);
  strbuf_release(&name), strbuf_release(&text);
}

const char *play_script_error(const struct app *app)
{
  return *app->match->game.script_error ? app->match->game.script_error : app->play.script_error;
}

/* ---- what changed ---- */

/* What was asked, said or shown is of the moment before. */
static void forget_moment(struct app *app, bool hint_too)
{
  struct play *play = &app->play;
  if (play->asking) board_keys_focus(app); /* the question goes by itself: a key that was meant for it is not for what comes in its place */
  play->asking = ASK_NOTHING;
  if (!play->note_stays) *play->note = '\0';
  play->note_stays = false;
  app->again = true;
  if (!hint_too) return;
  play->hinted = false;
  app->table.arrow_count = 0;
  memset(&app->table.marks, 0, sizeof app->table.marks);
}

static void moved_on(struct app *app)
{
  forget_moment(app, true);
  play_stop_thinking(app);
  if (!*play_script_error(app)) app->play.notice_closed = false;
  turn_list_follow(app);
  saving_changed(app);
  narrate_position(app);
  narrate_prompt(app);
}

void app_changed(struct app *app)
{
  timer_stop(&app->match->timer, clock_ms());
  app->play.note_stays = false;
  table_changed(app, &app->table);
  moved_on(app);
}

void app_played(struct app *app, enum match_event event)
{
  if (event == MATCH_NOTHING) return;
  if (event == MATCH_PLAYED) {
    const struct game *game = &app->match->game;
    int side = game->played[game->count - 1].before.side;
    bool stays = app->play.note_stays && play_is_computer(app, side) && !is_over(app);
    app->play.note_stays = stays;
    timer_played(&app->match->timer, side, clock_ms());
    play_seats_settled(app);
    narrate_turn(app);
    moved_on(app);
    app->play.note_stays = stays;
    return;
  }
  app->play.note_stays = false;
  forget_moment(app, event == MATCH_DROPPED);
  if (app->play.thought == THOUGHT_HINT) play_stop_thinking(app);
  if (event == MATCH_HOPPED) narrate(app, "hop", "%s", app->match->rules->board.name[app->match->chain.at]);
  narrate_prompt(app);
}

void play_begin(struct app *app)
{
  if (app->thinker) thinker_forget(app->thinker);
  memset(&app->play, 0, sizeof app->play);
  *app->said = '\0';
  analysis_rest(app);
  reporting_drop(app);
  if (app->thinker) thinker_stop(app->thinker);
}

void play_enter(struct app *app) { app->play.asking = ASK_NOTHING, app->play.menu_open = false; }

void play_leave(struct app *app)
{
  play_stop_thinking(app);
  analysis_rest(app);
  if (!app->match) return;
  app->match->refusal.reason = REFUSAL_NONE; /* what was done then is not said again */
  timer_stop(&app->match->timer, clock_ms());
  saving_clock(app);
  flight_stop(&app->table.flight);
}

/* ---- giving up, drawing ---- */

void play_give_up(struct app *app, int player, enum outcome_reason reason)
{
  struct match *match = app->match;
  if (match->rules->player_count == 2) {
    match_end(match, reason, player);
    app_changed(app);
    return;
  }
  if (match->lifted && match->game.now.side == player) match_drop(match);
  app->play.note_stays = false;
  forget_moment(app, true);
  struct participant *who = &match->participant[player];
  who->computer = who->stands_in = true;
  who->level = LEVEL_INITIAL;
  who->since = match->game.count;
  who->returned = false;
  bool last = play_persons(app) == 0, time = reason == REASON_TIME;
  app->play.paused |= last;
  if (last) play_stop_thinking(app);
  play_say(app, last ? (time ? "ui.play.time_over_last" : "ui.play.gave_up_last") : time ? "ui.play.time_over" : "ui.play.gave_up", player);
  app->play.note_stays = true;
  SDL_strlcpy(app->play.stays, app->play.note, sizeof app->play.stays);
  saving_changed(app);
}

static int next_person(const struct app *app, int after)
{
  for (int p = after + 1; p < app->match->rules->player_count; p++)
    if (!play_is_computer(app, p) && p != app->play.offered_by) return p;
  return -1;
}

static void ask_next(struct app *app, int after)
{
  struct play *play = &app->play;
  play->asked = next_person(app, after);
  if (play->asked >= 0) {
    play_ask(app, ASK_DRAW);
    return;
  }
  if (after < 0) { /* no person to ask */
    play_think_of_draw(app);
    return;
  }
  match_end(app->match, REASON_AGREED, -1);
  app_changed(app);
}

void play_offer_draw(struct app *app)
{
  if (!play_persons_turn(app) || app->play.thought != THOUGHT_NONE) return;
  if (app->match->lifted) match_drop(app->match);
  app_played(app, MATCH_DROPPED);
  app->play.offered_by = app->match->game.now.side;
  if (play_persons(app) > 1 || app->thinker) ask_next(app, -1);
}

void play_draw_answered(struct app *app, bool accepted)
{
  int asked = app->play.asked;
  app->play.asking = ASK_NOTHING;
  if (accepted) ask_next(app, asked);
  else play_say(app, "ui.play.declined", asked);
}

/* ---- time ---- */

/* A computer's while it thinks, a person's until there is a turn. The computer that plays on for somebody without time has all the time it wants. */
static bool clock_runs(const struct app *app)
{
  const struct match *match = app->match;
  if (match->timer.rule.type == TIMER_NONE || match->view_only || is_over(app) || match->game.count == 0) return false;
  int side = match->game.now.side;
  if (!play_is_computer(app, side)) return true;
  return !stands_in(app, side) && match->timer.left[side] > 0 && app->play.thought == THOUGHT_TURN && !app->play.answered;
}

/* Not before the turn before is seen to have landed. One that runs goes on: what flies then is looked at once more, or in the making. */
static bool clock_begins(const struct app *app)
{
  const struct flight *flight = &app->table.flight;
  return !app->match->timer.running && clock_runs(app) && !(flight->on && flight->ends && app->table.looking < 0);
}

static void run_clock(struct app *app, int64_t now)
{
  struct timer *timer = &app->match->timer;
  int side = app->match->game.now.side;
  if (timer->side != side || !clock_runs(app)) timer_stop(timer, now);
  if (clock_begins(app)) {
    if (play_is_computer(app, side)) timer_run_for(timer, side, app->play.given_ms, now);
    else timer_run(timer, side, now);
  }
  bool heard = timer->running && !play_is_computer(app, timer->side);
  hear_clock(app->sound, &app->play.ticked, timer, heard ? timer_left(timer, timer->side, now) : INT64_MAX);
  if (heard) play_players_low(app, &app->play.low[timer->side], timer->side, timer_left(timer, timer->side, now));
  int out = timer_over(timer, now);
  if (out < 0) return;
  timer_stop(timer, now);
  typing_close(app); /* what is half said is not the next player's */
  play_give_up(app, out, REASON_TIME);
}

void play_update(struct app *app)
{
  int64_t now = clock_ms();
  flight_step(&app->table.flight, app->match->rules, now);
  play_think(app, now);
  run_clock(app, now);
  analysis_update(app);
  app->table.locked = app->match->view_only || (!is_over(app) && play_is_computer(app, app->match->game.now.side));
}

int play_animated(const struct app *app)
{
  if (!app->match) return 0;
  int64_t now = clock_ms();
  return sooner(clock_begins(app) ? 1 : timer_due(&app->match->timer, now), sooner(play_thinking_due(app, now), analysis_due(app)));
}
