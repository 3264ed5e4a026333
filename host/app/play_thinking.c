#include "app/play_thinking.h"

#include "app/analysis.h"
#include "app/narrate.h"
#include "app/script_notice.h"
#include "app/state.h"
#include "app/thinker.h"
#include "platform/clock.h"
#include "search/time.h"

/* ---- how far it is ---- */

/* Nothing flickers beside an answer that comes in a moment, or beside one that would have no time to be read. */
enum { LONG_MS = 700, MOMENT_TICKS = 3 };

static int tick_of(const struct app *app, int64_t now) { return (int)((now - app->play.since_ms) / THINKING_TICK_MS); }
static void no_progress(struct app *app) { app->play.tick = 0, app->play.ahead = app->play.tried = 0; }

static void follow_progress(struct app *app, int64_t now)
{
  static struct search_info info; /* large, and the window's thread alone asks */
  struct play *play = &app->play;
  int tick = tick_of(app, now);
  if (!app->thinker || play->thought == THOUGHT_NONE || play->answered || tick < play->first_tick || tick <= play->tick) return;
  play->tick = tick;
  if (!thinker_progress(app->thinker, &info)) return;
  play->tried = info.playouts;
  play->ahead = !info.playouts && info.depth > 1 ? (uint64_t)info.depth : 0;
}

static const char *const thinking_texts[] = {
  [THOUGHT_NONE] = "ui.play.is_thinking", [THOUGHT_TURN] = "ui.play.is_thinking", [THOUGHT_HINT] = "ui.play.hint_wait", [THOUGHT_DRAW] = "ui.play.draw_wait",
};

const char *play_thinking_text(const struct app *app) { return app_text(app, thinking_texts[app->play.thought]); }

bool play_thinking_far(const struct app *app, struct strbuf *out, enum far_form form)
{
  const struct play *play = &app->play;
  if (play->thought == THOUGHT_NONE || (!play->ahead && !play->tried)) return false;
  struct strbuf far;
  char number[24];
  strbuf_init(&far);
  SDL_snprintf(number, sizeof number, "%" SDL_PRIu64, play->tried ? play->tried : play->ahead);
  app_fill(app, &far, play->tried ? "ui.play.tried" : "ui.play.ahead", "count", number);
  if (form == FAR_ALONE) strbuf_add(out, far.text);
  else app_fill(app, out, form == FAR_BRIEF ? "ui.play.is_thinking_brief" : "ui.play.is_thinking_far", "far", far.text);
  strbuf_release(&far);
  return true;
}

/* ---- asking ---- */

void play_stop_thinking(struct app *app)
{
  no_progress(app);
  if (app->thinker && app->play.thought != THOUGHT_NONE) thinker_stop(app->thinker);
  app->play.thought = THOUGHT_NONE;
  app->play.answered = false;
}

/* Time for a turn, by level and by what is left on the clock: a half of what there is for one turn, as most of a short one would be felt. */
static int64_t time_to_think(const struct app *app, int player, int level, int64_t now)
{
  static const int64_t ms[] = {300, 300, 300, 400, 500, 600, 800, 1000, 1200, 1500};
  int64_t wanted = ms[level >= LEVEL_LEAST && level <= LEVEL_MOST ? level - 1 : LEVEL_MOST - 1];
  const struct timer *timer = &app->match->timer;
  if (timer->rule.type == TIMER_NONE) return wanted;
  enum { A_HALF = 2 };
  int64_t share = time_for_turn(&(struct time_left){.ms = timer_left(timer, player, now), .increment_ms = timer->rule.increment_ms,
                                                    .turns_to_go = timer->rule.type == TIMER_TURN ? A_HALF : 0});
  return share < wanted ? share : wanted;
}

static void think(struct app *app, enum thought thought, const struct search_limits *limits)
{
  bool full = !limits->level || limits->level == LEVEL_MOST; /* it thinks for as long as it may */
  no_progress(app);
  app->play.thought = thought;
  app->play.answered = false;
  app->play.since_ms = clock_ms();
  app->play.given_ms = limits->ms;
  app->play.first_tick = full && limits->ms >= LONG_MS ? 1 : MOMENT_TICKS;
  thinker_ask(app->thinker, app->match, limits);
}

static void think_of_turn(struct app *app)
{
  int side = app->match->game.now.side, level = app->match->participant[side].level;
  if (level < LEVEL_LEAST) level = LEVEL_INITIAL;
  int64_t now = clock_ms();
  think(app, THOUGHT_TURN, &(struct search_limits){.level = level, .ms = time_to_think(app, side, level, now), .seed = (uint64_t)now});
}

bool play_hint(struct app *app)
{
  const struct match *match = app->match;
  if (!app->thinker || !play_persons_turn(app) || app->play.thought != THOUGHT_NONE) return false;
  if (match->lifted) match_drop(app->match);
  app_played(app, MATCH_DROPPED); /* a refusal too is of the moment before */
  app->match->refusal.reason = REFUSAL_NONE;
  table_look(app, &app->table, -1, false);
  think(app, THOUGHT_HINT, &(struct search_limits){.level = 0, .ms = 700});
  return true;
}

static void show_hint(struct app *app)
{
  struct play *play = &app->play;
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, app->match->rules, &play->turn, &play->path);
  narrate(app, "hinted", "%s", text.text);
  struct words words = app_match_words(app);
  strbuf_clear(&text);
  hint_words(&text, &words, &play->reason);
  if (text.length > 0) narrate(app, "reason", "%s", text.text);
  strbuf_release(&text);
  play->thought = THOUGHT_NONE;
  play->answered = false;
  play->hinted = true;
  app->table.arrow = &play->path, app->table.arrow_count = play->path.length > 1;
  if (play->path.length > 0) bits_add(&app->table.marks, play->path.cell[0]), bits_add(&app->table.marks, play->path.cell[play->path.length - 1]);
}

/* Not when the one who is asked stands better, in its own opinion. */
static void answer_draw(struct app *app, int score)
{
  int by = app->play.offered_by;
  app->play.thought = THOUGHT_NONE;
  app->play.answered = false;
  if (score < 0) { /* as the one who offers it sees it, whose turn it is */
    for (int p = 0; p < app->match->rules->player_count; p++)
      if (p != by && play_is_computer(app, p)) {
        play_say(app, "ui.play.declined", p);
        return;
      }
  }
  match_end(app->match, REASON_AGREED, -1);
  app_changed(app);
}

static void tell_faults(struct app *app)
{
  struct strbuf lines;
  strbuf_init(&lines);
  if (thinker_faults(app->thinker, &lines)) settings_file_tell(app, "tables", lines.text);
  strbuf_release(&lines);
}

bool play_thought(struct app *app)
{
  struct play *play = &app->play;
  static struct search_info info; /* large, and the window's thread alone asks */
  struct error err;
  if (!app->thinker || play->thought == THOUGHT_NONE || !thinker_answer(app->thinker, &info, &err)) return false;
  tell_faults(app);
  if (*err.message || info.line_count == 0 || info.line[0].count == 0) {
    play->paused = play->thought == THOUGHT_TURN; /* else it would be asked again at once */
    play->thought = THOUGHT_NONE;
    struct strbuf why;
    strbuf_init(&why);
    app_say(app, &why, err.told);
    SDL_strlcpy(play->note, why.text, sizeof play->note);
    strbuf_release(&why);
    narrate(app, "note", "%s", err.message);
    return true;
  }
  script_notice_tell(app, info.script_error);
  const struct search_line *best = &info.line[0];
  const struct search_line *seen = play->thought == THOUGHT_HINT ? analysis_best(app, best->depth) : NULL; /* the two stand side by side: they agree */
  if (seen) best = seen;
  play->turn = best->turn[0];
  play->path = best->path[0];
  play->answered = true;
  if (play->thought == THOUGHT_HINT) play->reason = hint_of(app->match->rules, &app->match->game.now, best), show_hint(app);
  else if (play->thought == THOUGHT_DRAW) answer_draw(app, info.line[0].score);
  return true;
}

/* A computer that answers at once would be hard to follow. */
static int64_t rest_of_pause(const struct app *app, int64_t now)
{
  enum { PAUSE_MS = 400 };
  int64_t rest = table_hop_ms(app) > 0 ? app->play.since_ms + PAUSE_MS - now : 0;
  return rest > 0 ? rest : 0;
}

static void play_answer(struct app *app, int64_t now)
{
  struct play *play = &app->play;
  if (!play->answered || play->thought != THOUGHT_TURN || play->asking || app->table.flight.on || rest_of_pause(app, now) > 0) return;
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, app->match->rules, &play->turn, &play->path);
  int looking = app->table.looking;
  play->thought = THOUGHT_NONE;
  play->answered = false;
  if (match_type(app->match, text.text) == MATCH_PLAYED) {
    app_played(app, MATCH_PLAYED);
    if (looking < 0) table_fly_last(app, &app->table);
  } else { /* its rules are the same, so this cannot be; but a game is not hung up on it */
    play->paused = true;
    narrate_prompt(app);
  }
  strbuf_release(&text);
}

static bool may_think(const struct app *app)
{
  const struct match *match = app->match;
  bool goes_on = match->game.outcome.type == OUTCOME_NONE && !match->view_only && !app->play.paused;
  return app->thinker && goes_on && play_is_computer(app, match->game.now.side) && !match->lifted;
}

void play_think(struct app *app, int64_t now)
{
  play_answer(app, now);
  follow_progress(app, now);
  if (may_think(app) && app->play.thought == THOUGHT_NONE) think_of_turn(app);
}

void play_think_of_draw(struct app *app) { think(app, THOUGHT_DRAW, &(struct search_limits){.level = 0, .ms = 600}); }

int play_thinking_due(const struct app *app, int64_t now)
{
  const struct play *play = &app->play;
  if (play->thought == THOUGHT_NONE) return 0;
  if (play->answered) return play->asking || app->table.flight.on ? 0 : (int)rest_of_pause(app, now) + 1;
  return THINKING_TICK_MS - (int)((now - play->since_ms) % THINKING_TICK_MS);
}
