/* Thinking about the position that is shown: it follows what is looked at, rests when it is done, and its lines can be played. */
#include "play_stage.h"

#include "app/analysis_draw.h"
#include "app/look_bar.h"
#include "app/table_seat.h"

#include <math.h>
#include <stdio.h>

/* What is being thought about is thought to its end, and shown. */
static void think(void)
{
  while (thinker_wait(app->analyst)) assert_true(analysis_thought(app));
  stage_frame(&stage);
  memset(app->analysis.came_ms, 0, sizeof app->analysis.came_ms); /* the lines have been there for long */
}

static void begin(const char *id, int players, unsigned computers, const char *position)
{
  sit(id, players, computers, position);
  assert_int_equal(analysis_lines(app), 0);
  stage_key(&stage, SDLK_F4, 0);
}

static void first_turn(char out[64], int line)
{
  struct strbuf text;
  strbuf_init(&text);
  const struct search_line *best = &app->analysis.info->line[line];
  turn_write(&text, app->match->rules, &best->turn[0], &best->path[0]);
  snprintf(out, 64, "%s", text.text);
  strbuf_release(&text);
}

static void it_follows_what_is_shown(void **state)
{
  (void)state;
  begin("english-draughts", 0, 0, NULL);
  assert_true(analysis_shown(app) && app->analysis.thinking && analysis_due(app) > 0);
  think();
  assert_int_equal(analysis_lines(app), 3);
  assert_false(app->analysis.thinking);
  assert_int_equal(analysis_due(app), 0); /* an idle window uses no processor */
  struct assessment first;
  assert_true(analysis_assessment(app, &first));
  any_turn();
  assert_true(app->analysis.thinking);
  assert_int_equal(app->analysis.turns, 1);
  think();
  look_to(app, 0, false), stage_frame(&stage);
  assert_true(app->analysis.thinking);
  assert_int_equal(app->analysis.turns, 0);
  assert_false(analysis_may_play(app)); /* an earlier turn is looked at */
  think();
  struct assessment again;
  assert_true(analysis_assessment(app, &again));
  assert_int_equal(again.score, first.score);
  stage_key(&stage, SDLK_F4, 0);
  assert_false(analysis_shown(app));
  assert_int_equal(analysis_lines(app), 0);
  leave();
}

static void its_best_turn_wins(void **state)
{
  (void)state;
  begin("english-draughts", 0, 0, "4/4/4/4/1b2/1w2/4/4 w");
  think();
  struct assessment a;
  assert_true(analysis_assessment(app, &a));
  assert_int_equal(a.player, 1);
  assert_int_equal(a.turns, 1);
  assert_true(analysis_may_play(app));
  analysis_play(app, 0);
  stage_frame(&stage);
  assert_int_equal(outcome()->winner, 1);
  assert_true(analysis_over(app) && !app->analysis.thinking);
  assert_true(analysis_assessment(app, &a)); /* the one who has won */
  assert_int_equal(a.player, 1);
  assert_true(fabs(assessment_share(&a, 1) - 1) < 1e-9);
  leave();
}

/* In the review a line is played as the beginning of another end of the game. */
static void a_line_is_a_branch(void **state)
{
  (void)state;
  char turn[64];
  begin("english-draughts", 0, 0, NULL);
  for (int i = 0; i < 4; i++) any_turn();
  app_go(app, APP_REVIEW), stage_frame(&stage);
  look_to(app, 0, false), stage_frame(&stage);
  think();
  first_turn(turn, 1);
  analysis_play(app, 1);
  stage_frame(&stage);
  assert_int_equal(app->screen, APP_PLAY);
  assert_int_equal(count(), 1);
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, app->match->rules, &app->match->game.played[0].turn, &app->match->game.played[0].path);
  assert_string_equal(text.text, turn);
  strbuf_release(&text);
  leave();
}

static void a_click_or_enter_plays(void **state)
{
  (void)state;
  for (int by_key = 0; by_key < 2; by_key++) {
    begin("english-draughts", 0, 0, NULL);
    think();
    const struct ui_widget *line = NULL;
    for (int i = 0; i < app->ui.spots; i++)
      if (app->ui.spot[i].id == ui_id("line spot", 0)) line = &app->ui.spot[i];
    assert_non_null(line);
    struct rect at = line->at;
    if (by_key) ui_focus(&app->ui, ui_id("line", 0)), stage_frame(&stage), stage_key(&stage, SDLK_RETURN, 0);
    else stage_click(&stage, at.x + at.w / 2, at.y + at.h / 2);
    assert_int_equal(count(), 1);
    leave();
  }
}

static struct rect first_line(void)
{
  for (int i = 0; i < app->ui.spots; i++)
    if (app->ui.spot[i].id == ui_id("line spot", app->analysis.turns * SEARCH_LINES)) return app->ui.spot[i].at;
  fail_msg("there is no line");
  return (struct rect){0};
}

static void quick_click(struct rect at, int clicks)
{
  SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
  event.button.button = SDL_BUTTON_LEFT, event.button.x = (int)(at.x + at.w / 2), event.button.y = (int)(at.y + at.h / 2), event.button.clicks = (Uint8)clicks;
  stage_event(&stage, &event);
  event.type = SDL_MOUSEBUTTONUP;
  stage_event(&stage, &event);
}

/* The second would fall on the line that came into the place of the first. */
static void a_double_click_plays_one_turn(void **state)
{
  (void)state;
  begin("english-draughts", 0, 0, NULL);
  think();
  struct rect at = first_line();
  quick_click(at, 1);
  assert_int_equal(count(), 1);
  think();
  quick_click(at, 2);
  assert_int_equal(count(), 1);
  quick_click(at, 1);
  assert_int_equal(count(), 2);
  leave();
}

static void it_is_said_why_a_line_is_not_played(void **state)
{
  (void)state;
  begin("english-draughts", 0, 1, NULL);
  app->play.paused = true;
  think();
  quick_click(first_line(), 1);
  assert_int_equal(count(), 0);
  assert_string_equal(app->play.note, app_text(app, "ui.play.waits"));
  leave();
  begin("english-draughts", 0, 0, NULL);
  any_turn(), look_to(app, 0, false), stage_frame(&stage);
  think();
  quick_click(first_line(), 1);
  assert_int_equal(count(), 1);
  assert_string_equal(app->play.note, app_text(app, "ui.analysis.only_now"));
  leave();
}

/* Not where somebody plays for time. */
static void where_there_is_none(void **state)
{
  (void)state;
  sit("english-draughts", 0, 0, NULL);
  timer_init(&app->match->timer, &(struct timer_rule){TIMER_TOTAL, 60000, 0});
  stage_key(&stage, SDLK_F4, 0);
  assert_false(analysis_shown(app));
  assert_string_equal(app->play.note, app_text(app, "ui.analysis.clock"));
  match_end(app->match, REASON_AGREED, -1), app_changed(app);
  stage_key(&stage, SDLK_F4, 0); /* over, and talked about */
  assert_true(analysis_shown(app));
  play_restart(app), stage_frame(&stage);
  assert_false(analysis_shown(app));
  leave();
}

/* In another game, too. */
static void it_stays_as_it_was_left(void **state)
{
  (void)state;
  begin("english-draughts", 0, 0, NULL);
  think();
  any_turn();
  play_restart(app), stage_frame(&stage);
  assert_true(analysis_shown(app) && app->analysis.thinking);
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  assert_true(analysis_shown(app) && app->analysis.thinking);
  stage_key(&stage, SDLK_F4, 0);
  play_restart(app), stage_frame(&stage);
  assert_false(analysis_shown(app));
  leave();
}

/* Who asks how the game stands hears that too. */
static void it_is_told_when_asked(void **state)
{
  (void)state;
  begin("english-draughts", 0, 0, "4/4/4/4/1b2/1w2/4/4 w");
  think();
  stage_key(&stage, SDLK_F2, 0);
  assert_non_null(strstr(app->input.readout.text.text, "White wins in one turn."));
  leave();
}

/* While it looks deeper its lines change places: a click that comes as one does meant the line that was there. Its tip says what a click does. */
static void a_line_that_has_just_come_is_not_played(void **state)
{
  (void)state;
  for (int by_key = 0; by_key < 2; by_key++) {
    begin("english-draughts", 0, 0, NULL);
    think();
    struct search_line *line = app->analysis.info->line, was = line[0];
    char turn[64], tip[96];
    line[0] = line[1], line[1] = was;
    stage_frame(&stage);
    first_turn(turn, 0);
    snprintf(tip, sizeof tip, "A click plays %s.", turn);
    const struct rect at = first_line();
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = (int)(at.x + at.w / 2), event.motion.y = (int)(at.y + at.h / 2);
    stage_event(&stage, &event);
    if (!strstr(app->ui.tip, tip)) fail_msg("the tip is '%s'", app->ui.tip);
    app->analysis.came_ms[0] = INT64_MAX / 4;
    if (by_key) ui_focus(&app->ui, ui_id("line", 0)), stage_frame(&stage), stage_key(&stage, SDLK_RETURN, 0);
    else quick_click(first_line(), 1);
    assert_int_equal(count(), 0);
    assert_string_equal(app->play.note, app_text(app, "ui.analysis.just_came"));
    app->analysis.came_ms[0] -= INT64_MAX / 4;
    quick_click(at, 1);
    assert_int_equal(count(), 1);
    struct strbuf played;
    strbuf_init(&played);
    turn_write(&played, app->match->rules, &app->match->game.played[0].turn, &app->match->game.played[0].path);
    assert_string_equal(played.text, turn);
    strbuf_release(&played);
    leave();
  }
}

/* A line that comes is noticed; the first lines of a position take nobody's place. */
static void it_is_known_since_when_a_line_is_there(void **state)
{
  (void)state;
  begin("english-draughts", 0, 0, NULL);
  think();
  struct search_line *line = app->analysis.info->line, was = line[1];
  line[1] = line[2], line[2] = was;
  stage_frame(&stage);
  assert_int_equal(app->analysis.came_ms[0], 0);
  assert_true(app->analysis.came_ms[1] > 0 && app->analysis.came_ms[2] > 0);
  app->analysis.places = 0; /* as where another position is asked about */
  stage_frame(&stage);
  for (int i = 0; i < 3; i++) assert_int_equal(app->analysis.came_ms[i], 0);
  leave();
}

/* A computer's turn is its own to play. */
static void the_computers_turn(void **state)
{
  (void)state;
  begin("english-draughts", 0, 1, NULL);
  think();
  assert_int_equal(analysis_lines(app), 3);
  assert_false(analysis_may_play(app));
  leave();
}

static void leaving_stops_it(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  app->analysis.limits = (struct search_limits){.lines = SEARCH_LINES}; /* for ever */
  stage_key(&stage, SDLK_F4, 0);
  assert_true(thinker_busy(app->analyst));
  app_go(app, APP_CHOOSE), stage_frame(&stage);
  assert_false(app->analysis.thinking);
  assert_false(thinker_busy(app->analyst));
  leave();
}

/* While it is shown, a hint is its best turn, unless it has not looked as deep as the hint. The turn that gives a man away is put in its
   first place here, so that the two differ. */
static void a_hint_agrees_with_it(void **state)
{
  (void)state;
  for (int deep = 0; deep < 2; deep++) {
    begin("english-draughts", 0, 0, "4/4/4/2b1/4/1w2/4/w3 w");
    think();
    struct search_line *best = app->analysis.info->line;
    assert_int_equal(analysis_lines(app), 3);
    best[0] = best[2];
    best[0].depth = deep ? SEARCH_PLIES : 0;
    char turn[64];
    first_turn(turn, 0);
    assert_string_equal(turn, "c3-d4");
    assert_true(play_hint(app));
    answer();
    assert_true(app->play.hinted);
    if (turn_same(&app->play.turn, &best[0].turn[0]) != (deep > 0)) fail_msg("looked %d deep, the hint is %s", best[0].depth, deep ? "another" : "the same");
    leave();
  }
}

/* The lower end of the bar is whoever sits there. */
static void who_is_below(void **state)
{
  (void)state;
  sit("english-draughts", 0, 0, NULL);
  int below = table_player_below(&app->table);
  assert_int_equal(below, 1);
  table_flip(&app->table);
  assert_int_equal(table_player_below(&app->table), 1 - below);
  leave();
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(it_follows_what_is_shown), cmocka_unit_test(its_best_turn_wins), cmocka_unit_test(a_line_is_a_branch),
    cmocka_unit_test(a_click_or_enter_plays), cmocka_unit_test(a_double_click_plays_one_turn),
    cmocka_unit_test(it_is_said_why_a_line_is_not_played), cmocka_unit_test(where_there_is_none), cmocka_unit_test(it_stays_as_it_was_left),
    cmocka_unit_test(a_line_that_has_just_come_is_not_played), cmocka_unit_test(it_is_known_since_when_a_line_is_there), cmocka_unit_test(the_computers_turn),
    cmocka_unit_test(leaving_stops_it), cmocka_unit_test(it_is_told_when_asked), cmocka_unit_test(who_is_below), cmocka_unit_test(a_hint_agrees_with_it),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
