#include "app/analysis.h"

#include "app/narrate.h"
#include "app/play_tools.h"
#include "app/script_notice.h"
#include "app/state.h"
#include "app/thinker.h"
#include "base/memory.h"
#include "platform/clock.h"

#include <stdlib.h>

enum { POSITION_MS = 10000, POLL_MS = 200, JUST_MS = 500, QUICK_NODES = 20000, QUICK_DEPTH = 5 };

void analysis_init(struct analysis *analysis, bool quick)
{
  *analysis = (struct analysis){.info = memory_new(1, sizeof *analysis->info)};
  if (quick) analysis->limits = (struct search_limits){.lines = SEARCH_LINES, .nodes = QUICK_NODES, .depth = QUICK_DEPTH};
  else analysis->limits = (struct search_limits){.lines = SEARCH_LINES, .ms = POSITION_MS};
}

void analysis_release(struct analysis *analysis)
{
  free(analysis->info);
  *analysis = (struct analysis){0};
}

/* ---- whether ---- */

static bool is_over(const struct match *match) { return match->game.outcome.type != OUTCOME_NONE; }

const char *analysis_refused(const struct app *app)
{
  const struct match *match = app->match;
  if (!match || match->view_only || !match->variant) return "ui.analysis.only_seen";
  if (match->timer.rule.type != TIMER_NONE && !is_over(match)) return "ui.analysis.clock"; /* whoever plays for time plays alone */
  return NULL;
}

bool analysis_may(const struct app *app) { return !analysis_refused(app); }
bool analysis_shown(const struct app *app) { return app->analysis.on && analysis_may(app); }

bool analysis_over(const struct app *app)
{
  const struct game *game = &app->match->game;
  return table_shown_turns(&app->table) == game->count && game->outcome.type != OUTCOME_NONE && !game_is_ended(game);
}

bool analysis_toggle(struct app *app)
{
  const char *refused = analysis_refused(app);
  if (refused) {
    play_say(app, refused, -1);
    return true;
  }
  app->analysis.on = !app->analysis.on;
  app->again = true;
  narrate(app, "analysis", "%s", app->analysis.on ? "on" : "off");
  if (app->analysis.on && analysis_over(app)) play_say(app, "ui.analysis.over", -1);
  return true;
}

/* ---- asking ---- */

static const struct position *shown(const struct app *app, int *turns)
{
  const struct game *game = &app->match->game;
  *turns = table_shown_turns(&app->table);
  return *turns < game->count ? &game->played[*turns].before : &game->now;
}

static bool asked(const struct app *app)
{
  const struct analysis *a = &app->analysis;
  int turns;
  const struct position *position = shown(app, &turns);
  return a->match == app->match && a->turns == turns && a->key == position->key;
}

void analysis_rest(struct app *app)
{
  struct analysis *a = &app->analysis;
  if (a->thinking) thinker_stop(app->analyst);
  a->thinking = false;
  a->match = NULL;
}

static void ask(struct app *app)
{
  struct analysis *a = &app->analysis;
  analysis_rest(app);
  a->match = app->match;
  a->key = shown(app, &a->turns)->key;
  a->info->line_count = a->places = 0;
  if (analysis_over(app)) return;
  a->thinking = true;
  thinker_ask_at(app->analyst, app->match, a->turns, &a->limits);
}

static void follow_places(struct analysis *a, int64_t now)
{
  for (int i = 0; i < a->info->line_count; i++) {
    const struct turn *turn = &a->info->line[i].turn[0];
    if (i >= a->places) a->came_ms[i] = 0;
    else if (!turn_same(&a->place[i], turn)) a->came_ms[i] = now;
    a->place[i] = *turn;
  }
  a->places = a->info->line_count;
}

void analysis_update(struct app *app)
{
  struct analysis *a = &app->analysis;
  if (!analysis_shown(app) || app->reporting.running) { /* one after the other */
    analysis_rest(app);
    return;
  }
  if (!asked(app)) ask(app);
  if (a->thinking && thinker_progress(app->analyst, a->info)) script_notice_tell(app, a->info->script_error);
  follow_places(a, clock_ms());
}

static void tell(const struct app *app)
{
  struct assessment a;
  if (!narrate_wanted(app) || !analysis_assessment(app, &a)) return;
  const struct search_line *line = &app->analysis.info->line[0];
  struct words words = app_match_words(app);
  struct strbuf said, turns;
  strbuf_init(&said), strbuf_init(&turns);
  assessment_words(&said, &words, app->match->rules, &a);
  for (int i = 0; i < line->count && i < 3; i++) {
    if (i) strbuf_add_char(&turns, ' ');
    turn_write(&turns, app->match->rules, &line->turn[i], &line->path[i]);
  }
  strbuf_add_char(&said, ' ');
  app_fill(app, &said, "ui.analysis.best", "turns", turns.text);
  narrate(app, "assessed", "%d %s", line->depth, said.text);
  strbuf_release(&said), strbuf_release(&turns);
}

bool analysis_thought(struct app *app)
{
  struct analysis *a = &app->analysis;
  struct error err;
  if (!a->thinking || !thinker_answer(app->analyst, a->info, &err)) return false;
  a->thinking = false;
  if (*err.message) narrate(app, "note", "%s", err.message);
  else script_notice_tell(app, a->info->script_error), tell(app);
  return true;
}

int analysis_due(const struct app *app) { return app->analysis.thinking ? POLL_MS : 0; }

/* ---- what is known ---- */

int analysis_lines(const struct app *app) { return analysis_shown(app) && asked(app) ? app->analysis.info->line_count : 0; }

struct assessment analysis_line_assessment(const struct app *app, int line)
{
  int turns;
  return assessment_of(app->match->rules, shown(app, &turns)->side, app->analysis.info->line[line].score);
}

bool analysis_assessment(const struct app *app, struct assessment *out)
{
  if (!analysis_shown(app)) return false;
  if (analysis_over(app)) *out = assessment_of_outcome(&app->match->game.outcome);
  else if (analysis_lines(app) > 0) *out = analysis_line_assessment(app, 0);
  else return false;
  return true;
}

const struct search_line *analysis_best(const struct app *app, int depth)
{
  if (analysis_lines(app) == 0 || app->analysis.turns != app->match->game.count) return NULL;
  const struct search_line *best = &app->analysis.info->line[0];
  return best->count > 0 && best->depth >= depth ? best : NULL;
}

bool analysis_may_play(const struct app *app)
{
  if (analysis_lines(app) == 0) return false;
  if (app->screen == APP_REVIEW) return true;
  return app->analysis.turns == app->match->game.count && play_persons_turn(app) && !app->play.asking;
}

/* Why not, the key of a text; NULL: it is plain to see. */
static const char *not_played(const struct app *app)
{
  if (app->play.asking || is_over(app->match)) return NULL;
  if (app->analysis.turns != app->match->game.count) return "ui.analysis.only_now";
  return app->play.paused ? "ui.play.waits" : "ui.play.is_thinking";
}

void analysis_play(struct app *app, int line)
{
  const struct search_line *best = &app->analysis.info->line[line];
  if (line >= analysis_lines(app)) return;
  bool may = analysis_may_play(app), just_came = clock_ms() - app->analysis.came_ms[line] < JUST_MS;
  if (!may || just_came) {
    const char *why = may ? "ui.analysis.just_came" : not_played(app);
    if (why) play_say(app, why, -1);
    return;
  }
  int turns = app->analysis.turns;
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, app->match->rules, &best->turn[0], &best->path[0]);
  if (app->screen == APP_REVIEW) {
    bool other = turns < app->match->game.count || is_over(app->match); /* how it stands is said when it has been taken back to there */
    if (other) app_go_to_change(app, APP_PLAY), play_on_from(app, turns);
    else app_go(app, APP_PLAY);
  }
  if (match_type(app->match, text.text) == MATCH_PLAYED) {
    app_played(app, MATCH_PLAYED);
    table_fly_last(app, &app->table);
  } else {
    narrate_prompt(app);
  }
  strbuf_release(&text);
}
