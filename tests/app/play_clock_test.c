/* The clocks of a game in progress, and what becomes of the seat of somebody who has no time left or resigns. */
#include "play_stage.h"

#include "app/look_bar.h"
#include "app/play_question.h"
#include "app/play_standing.h"
#include "app/play_tools.h"
#include "app/typing.h"
#include "platform/clock.h"

/* ---- clocks ---- */

static void with_clock(int64_t ms, int64_t increment)
{
  struct timer_rule rule = {TIMER_TOTAL, ms, increment};
  timer_init(&app->match->timer, &rule);
}

static void clocks_run_for_the_side_to_move(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  with_clock(600000, 5000);
  const struct timer *timer = &app->match->timer;
  stage_frame(&stage);
  assert_false(timer->running); /* the game has not begun */
  turn("d3", "d4");
  assert_true(timer->running);
  assert_int_equal(timer->side, 1);
  assert_int_equal(timer->left[0], 605000);
  look_to(app, 0, false);
  stage_frame(&stage);
  assert_true(timer->running); /* looking back stops nothing */
  const struct point at = app->table.view.cell[0];
  screen_play.press(app, at.x, at.y);
  assert_string_equal(app->play.note, app_text(app, "ui.play.looking_still"));
  assert_int_equal(count(), 1);
  look_to(app, 1, false);
  app_go(app, APP_SETUP);
  assert_false(timer->running);
  app_go(app, APP_PLAY);
  stage_frame(&stage);
  assert_true(timer->running);
  play_give_up(app, 0, REASON_RESIGNED);
  stage_frame(&stage);
  assert_false(timer->running);
  leave();
}

static void time_over_ends_it_for_two(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  with_clock(600000, 0);
  turn("d3", "d4");
  app->match->timer.since -= 600000;
  stage_frame(&stage);
  assert_int_equal(outcome()->type, OUTCOME_WIN);
  assert_int_equal(outcome()->reason, REASON_TIME);
  assert_int_equal(outcome()->winner, 0);
  assert_true(play_undo(app)); /* only the end, with time to play on */
  assert_int_equal(count(), 1);
  stage_frame(&stage);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  assert_in_range(app->match->timer.left[1], 1, 60000);
  assert_true(play_redo(app));
  assert_int_equal(outcome()->reason, REASON_TIME);
  assert_false(play_redo(app));
  play_on_from(app, 1); /* another game, with time of its own */
  stage_frame(&stage);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  assert_int_equal(app->match->timer.left[1], 600000);
  leave();
}

/* Enter was meant for the answer: it begins no game where that question is gone. */
static void a_question_that_goes_by_itself_leaves_its_key_nothing(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  with_clock(600000, 0);
  turn("d3", "d4");
  stage_key(&stage, SDLK_n, KMOD_CTRL);
  stage_frame(&stage);
  assert_int_equal(app->play.asking, ASK_NEW);
  app->match->timer.since -= 600000;
  stage_frame(&stage);
  assert_int_equal(outcome()->reason, REASON_TIME);
  assert_int_equal(app->play.asking, ASK_NOTHING);
  stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(outcome()->reason, REASON_TIME);
  assert_int_equal(count(), 1);
  leave();
}

static void what_is_half_typed_goes_with_its_players_time(void **state)
{
  (void)state;
  sit("chinese-checkers", 3, 0, NULL);
  with_clock(600000, 0);
  turn("d1", "e5");
  assert_true(typing_begin(app, "m"));
  stage_frame(&stage);
  assert_true(typing_is_open(app));
  app->match->timer.since -= 600000;
  stage_frame(&stage);
  assert_true(app->match->participant[1].computer);
  assert_false(typing_is_open(app));
  leave();
}

static void no_review_while_somebody_plays_for_time(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  with_clock(600000, 0);
  turn("d3", "d4");
  assert_false(play_tool_use(app, TOOL_REVIEW));
  assert_int_equal(app->screen, APP_PLAY);
  app->match->timer.since -= 600000;
  stage_frame(&stage);
  assert_true(play_tool_use(app, TOOL_REVIEW)); /* it is over */
  assert_int_equal(app->screen, APP_REVIEW);
  leave();
}

/* ---- the clock of a computer, which counts only what it thinks ---- */

static void with_turn_clock(int64_t ms)
{
  struct timer_rule rule = {TIMER_TURN, ms, 0};
  timer_init(&app->match->timer, &rule);
}

/* What it has found has to wait for the answer to a question. */
static void a_question_is_not_the_computers_time(void **state)
{
  (void)state;
  static const enum question questions[] = {ASK_NEW, ASK_RESIGN};
  for (int i = 0; i < 2; i++) {
    sit("english-draughts", 0, 2, NULL);
    struct timer *timer = &app->match->timer;
    with_turn_clock(5000);
    turn("b6", "c5");
    assert_true(timer->running);
    assert_int_equal(timer->side, 1);
    play_ask(app, questions[i]);
    timer->since -= 2;
    answer();
    assert_false(timer->running);
    assert_in_range(timer->left[1], 1, 4998);
    int64_t left = timer->left[1];
    stage_frame(&stage);
    assert_false(timer->running);
    assert_int_equal(timer->left[1], left);
    assert_int_equal(count(), 1);
    play_answer_question(app, false);
    stage_frame(&stage);
    assert_int_equal(count(), 2);
    assert_int_equal(timer->left[1], 5000);
    assert_true(timer->running);
    assert_int_equal(timer->side, 0);
    leave();
  }
}

/* However late the window comes to take it: it was given less than all. */
static void a_computer_loses_no_time_to_the_machine(void **state)
{
  (void)state;
  static const enum timer_type types[] = {TIMER_TURN, TIMER_TOTAL};
  for (int i = 0; i < 2; i++) {
    sit("english-draughts", 0, 2, NULL);
    struct timer *timer = &app->match->timer;
    struct timer_rule rule = {types[i], 6000, 0};
    timer_init(timer, &rule);
    app->match->participant[1].level = LEVEL_MOST;
    turn("b6", "c5");
    assert_true(timer->running);
    timer->since -= 60000;
    stage_frame(&stage);
    assert_int_equal(outcome()->type, OUTCOME_NONE);
    assert_true(timer_left(timer, 1, clock_ms()) >= 4000);
    thinker_stop(app->thinker);
    leave();
  }
}

/* Nor does it wait any shorter, so that people can follow: only the clock knows nothing of that. */
static void the_pause_before_an_answer_is_nobodys_time(void **state)
{
  (void)state;
  sit("english-draughts", 0, 2, NULL);
  struct timer *timer = &app->match->timer;
  with_clock(6000, 0);
  turn("b6", "c5");
  stage.options.no_animation = false;
  app->settings.motion = MOTION_SLOW;
  assert_true(thinker_wait(app->thinker));
  app->play.since_ms = clock_ms() + 600000;
  assert_true(play_thought(app));
  play_update(app);
  assert_int_equal(count(), 1);
  assert_false(timer->running);
  app->play.since_ms = 0;
  stage_frame(&stage);
  assert_int_equal(count(), 2);
  leave();
}

/* ---- what flies ---- */

static void in_the_air(void)
{
  assert_true(app->table.flight.on);
  app->table.flight.start_ms = INT64_MAX / 4;
  stage_frame(&stage);
}

static void landed(void)
{
  flight_stop(&app->table.flight);
  assert_int_equal(app_animated(app), 1); /* a clock is to begin */
  stage_frame(&stage);
}

static void no_clock_runs_before_the_turn_is_seen(void **state)
{
  (void)state;
  sit("english-draughts", 0, 2, NULL);
  struct timer *timer = &app->match->timer;
  with_turn_clock(5000);
  stage.options.no_animation = false;
  app->settings.motion = MOTION_SLOW;
  table_use(app, &app->table, cell("b6"));
  table_use(app, &app->table, cell("c5"));
  in_the_air();
  assert_int_equal(app->play.thought, THOUGHT_TURN); /* it may think meanwhile, as a person may */
  assert_false(timer->running);
  landed();
  assert_true(timer->running);
  assert_int_equal(timer->side, 1);
  assert_true(thinker_wait(app->thinker));
  assert_true(play_thought(app));
  app->play.since_ms = 0;
  stage_frame(&stage);
  assert_int_equal(count(), 2);
  in_the_air();
  assert_false(timer->running);
  landed();
  assert_true(timer->running);
  assert_int_equal(timer->side, 0);
  leave();
}

/* A person's clock that runs is stopped by nothing that is only looked at, nor by the person's own hops. */
static void what_flies_later_stops_no_clock(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  struct timer *timer = &app->match->timer;
  with_clock(600000, 0);
  turn("d3", "d4");
  stage.options.no_animation = false;
  app->settings.motion = MOTION_SLOW;
  look_to(app, 0, false);
  look_to(app, 1, true);
  in_the_air();
  assert_true(timer->running);
  assert_int_equal(timer->side, 1);
  flight_stop(&app->table.flight);
  app->table.looking = 0;
  timer_stop(timer, clock_ms());
  table_look(app, &app->table, 1, true);
  app->table.looking = 0; /* an earlier turn flies */
  in_the_air();
  assert_true(timer->running);
  leave();
}

/* The person's own turn was running: the one that comes back has nothing to do with what is left of it. */
static void a_turn_taken_back_has_its_whole_time(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 2, NULL);
  struct timer_rule rule = {TIMER_TURN, 600000, 0};
  struct timer *timer = &app->match->timer;
  timer_init(timer, &rule);
  turn("d3", "d4");
  answer();
  assert_true(timer->running);
  timer->since -= 400000;
  assert_true(play_undo(app));
  assert_int_equal(count(), 0);
  assert_int_equal(timer->left[0], 600000);
  any_turn();
  answer();
  timer->since -= 400000;
  any_turn();
  answer();
  assert_true(play_undo(app));
  timer->since -= timer->running ? 400000 : 0;
  assert_true(play_redo(app));
  assert_int_equal(timer->left[0], 600000);
  leave();
}

static void time_over_is_not_the_end_for_more(void **state)
{
  (void)state;
  sit("chinese-checkers", 3, 0, NULL);
  with_clock(600000, 0);
  turn("d1", "e5");
  app->match->timer.since -= 600000;
  stage_frame(&stage);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  assert_true(app->match->participant[1].computer);
  assert_true(*app->play.note);
  stage_frame(&stage);
  assert_false(app->match->timer.running); /* it has no time to lose any more */
  answer();
  assert_int_equal(count(), 2);
  stage_frame(&stage);
  assert_true(app->match->timer.running);
  assert_int_equal(app->match->timer.side, 2);
  leave();
}

static void check_name(int player, const char *expected)
{
  struct strbuf name;
  strbuf_init(&name);
  play_player_name(app, &name, player);
  assert_string_equal(name.text, expected);
  strbuf_release(&name);
}

static void names_stay_when_somebody_leaves(void **state)
{
  (void)state;
  sit("chinese-checkers", 3, 4, NULL);
  const char *third = "Computer, level 1";
  check_name(2, third);
  struct strbuf before, after;
  strbuf_init(&before), strbuf_init(&after);
  play_player_name(app, &before, 1);
  turn("d1", "e5");
  play_give_up(app, 1, REASON_TIME);
  check_name(1, before.text);
  check_name(2, third);
  struct words words = app_match_words(app);
  words_player(&after, &words, app->match->rules, 2);
  assert_string_equal(after.text, "Computer");
  strbuf_release(&before), strbuf_release(&after);
  leave();
}

/* What is said of somebody who left is there until a person plays, and undo gives the seat back: first that alone, later with the turns. */
static void undo_gives_the_seat_back(void **state)
{
  (void)state;
  static const enum outcome_reason reasons[] = {REASON_RESIGNED, REASON_TIME};
  for (int i = 0; i < 2; i++) {
    sit("chinese-checkers", 3, 0, NULL);
    with_clock(600000, 0);
    turn("d1", "e5");
    play_give_up(app, 1, reasons[i]);
    assert_true(play_tool_use(app, TOOL_UNDO));
    assert_int_equal(count(), 1);
    assert_false(play_is_computer(app, 1));
    assert_non_null(strstr(app->play.note, " has the seat back."));
    if (reasons[i] == REASON_TIME) app->match->timer.left[1] = 0;
    play_give_up(app, 1, reasons[i]);
    stage_frame(&stage);
    answer();
    assert_int_equal(count(), 2);
    assert_true(*app->play.note);
    assert_true(play_tool_use(app, TOOL_UNDO));
    assert_int_equal(count(), 1);
    assert_false(play_is_computer(app, 1));
    assert_true(app->match->timer.left[1] > 0);
    assert_non_null(strstr(app->play.note, " has the seat back."));
    leave();
  }
}

static void computers_wait_where_no_person_is_left(void **state)
{
  (void)state;
  sit("chinese-checkers", 3, 6, NULL);
  turn("d1", "e5");
  answer(), answer();
  play_give_up(app, 0, REASON_TIME);
  stage_frame(&stage);
  assert_true(app->play.paused);
  assert_int_equal(app->play.thought, THOUGHT_NONE);
  assert_non_null(strstr(app->play.note, "no person plays"));
  assert_true(play_end_turn(app)); /* they may go on */
  stage_frame(&stage);
  answer(), answer();
  assert_int_equal(count(), 5);
  assert_true(play_tool_use(app, TOOL_UNDO));
  assert_int_equal(count(), 3);
  assert_false(play_is_computer(app, 0));
  assert_false(app->play.paused);
  leave();
}

/* The time runs out while an earlier turn is looked at: what happened, and that the seat can be had back, stands there then and after. */
static void time_over_while_looking_back_is_told(void **state)
{
  (void)state;
  sit("capture-chinese-checkers", 5, 30, NULL);
  with_clock(60000, 0);
  any_turn();
  for (int i = 0; i < 4; i++) answer();
  assert_int_equal(count(), 5);
  stage_frame(&stage);
  look_to(app, 2, false);
  app->match->timer.since -= 60000;
  stage_frame(&stage);
  assert_non_null(strstr(app->play.note, "no person plays"));
  look_to(app, 1, false);
  assert_non_null(strstr(app->play.note, "no person plays"));
  assert_true(look_still(app)); /* a click on the board: what is said to it is of the moment */
  assert_null(strstr(app->play.note, "no person plays"));
  look_to(app, count(), false);
  stage_frame(&stage);
  assert_true(app->play.paused);
  assert_non_null(strstr(app->play.note, "Undo: the seat is given back."));
  assert_true(play_end_turn(app)); /* go on: it was read */
  assert_string_equal(app->play.note, "");
  look_to(app, 1, false), look_to(app, count(), false);
  assert_string_equal(app->play.note, "");
  leave();
}

static void clocks_in_words(void **state)
{
  (void)state;
  static const struct {
    int64_t ms;
    const char *text;
  } times[] = {{0, "0.0"}, {1, "0.1"}, {9400, "9.4"}, {9999, "10.0"}, {10000, "10.0"}, {10001, "0:11"}, {60000, "1:00"}, {228000, "3:48"},
               {3600000, "1:00:00"}, {3725000, "1:02:05"}};
  for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
    struct strbuf text;
    strbuf_init(&text);
    play_clock_text(&text, ".", times[i].ms);
    assert_string_equal(text.text, times[i].text);
    strbuf_release(&text);
  }
  struct strbuf text;
  strbuf_init(&text);
  play_clock_text(&text, ",", 2400);
  assert_string_equal(text.text, "2,4");
  strbuf_release(&text);
}

/* Frames are due when what a clock shows changes, and not before. */
static void a_clock_asks_for_few_frames(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  assert_int_equal(app_animated(app), 0);
  with_clock(600000, 0);
  turn("d3", "d4");
  int due = app_animated(app);
  assert_true(due > 100 && due <= 1000);
  app->match->timer.left[1] = 9000, app->match->timer.since = clock_ms();
  due = app_animated(app);
  assert_true(due > 0 && due <= 100);
  leave();
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(clocks_run_for_the_side_to_move),
    cmocka_unit_test(time_over_ends_it_for_two), cmocka_unit_test(a_question_that_goes_by_itself_leaves_its_key_nothing),
    cmocka_unit_test(what_is_half_typed_goes_with_its_players_time), cmocka_unit_test(no_review_while_somebody_plays_for_time),
    cmocka_unit_test(a_question_is_not_the_computers_time),
    cmocka_unit_test(a_computer_loses_no_time_to_the_machine),
    cmocka_unit_test(the_pause_before_an_answer_is_nobodys_time),
    cmocka_unit_test(no_clock_runs_before_the_turn_is_seen),
    cmocka_unit_test(what_flies_later_stops_no_clock),
    cmocka_unit_test(a_turn_taken_back_has_its_whole_time),
    cmocka_unit_test(time_over_is_not_the_end_for_more),
    cmocka_unit_test(names_stay_when_somebody_leaves),
    cmocka_unit_test(undo_gives_the_seat_back),
    cmocka_unit_test(computers_wait_where_no_person_is_left),
    cmocka_unit_test(time_over_while_looking_back_is_told),
    cmocka_unit_test(clocks_in_words),
    cmocka_unit_test(a_clock_asks_for_few_frames),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
