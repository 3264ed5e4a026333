/* The game in progress: the computer's turns, undo to a person's turn, hints, draws, giving up, playing on from an earlier position, the
   screen to review. All on a surface in memory, without a display. */
#include "play_stage.h"

#include "app/look_bar.h"
#include "app/play_prompt.h"
#include "app/play_question.h"
#include "platform/clock.h"

/* ---- the computer ---- */

static void the_computer_answers(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 2, NULL);
  assert_false(app->table.locked);
  turn("d3", "d4");
  assert_int_equal(app->play.thought, THOUGHT_TURN);
  assert_true(app->table.locked);
  table_use(app, &app->table, cell("d6")); /* its piece is not a person's to move */
  assert_false(app->match->lifted);
  assert_int_equal(count(), 1);
  answer();
  assert_int_equal(count(), 2);
  assert_int_equal(app->play.thought, THOUGHT_NONE);
  assert_false(app->table.locked);
  leave();
}

static void undo_leads_to_a_persons_turn(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 2, NULL);
  assert_false(play_tool_use(app, TOOL_UNDO));
  turn("d3", "d4");
  assert_true(play_tool_use(app, TOOL_UNDO)); /* while it thinks */
  assert_int_equal(count(), 0);
  assert_false(thinker_busy(app->thinker));
  stage_frame(&stage);
  assert_int_equal(app->play.thought, THOUGHT_NONE);
  turn("d3", "d4"), answer();
  any_turn(), answer();
  assert_true(play_tool_use(app, TOOL_UNDO));
  assert_int_equal(count(), 2);
  assert_true(play_tool_use(app, TOOL_UNDO));
  assert_int_equal(count(), 0);
  assert_true(play_tool_use(app, TOOL_REDO));
  assert_int_equal(count(), 2);
  assert_true(play_tool_use(app, TOOL_REDO));
  assert_int_equal(count(), 4);
  assert_false(play_tool_use(app, TOOL_REDO));
  leave();

  sit("turkish-draughts", 0, 1, NULL); /* it begins: its first turn is no person's to take back */
  answer();
  assert_int_equal(count(), 1);
  assert_false(play_tool_use(app, TOOL_UNDO));
  any_turn(), answer();
  assert_true(play_tool_use(app, TOOL_UNDO));
  assert_int_equal(count(), 1);
  leave();
}

static void computers_among_themselves_wait_after_an_undo(void **state)
{
  (void)state;
  sit("english-draughts", 0, 3, NULL);
  answer(), answer(), answer();
  assert_int_equal(count(), 3);
  assert_true(play_tool_use(app, TOOL_UNDO));
  stage_frame(&stage);
  assert_int_equal(count(), 2);
  assert_int_equal(app->play.thought, THOUGHT_NONE);
  assert_false(play_tool_use(app, TOOL_HINT));
  assert_false(play_tool_use(app, TOOL_RESIGN));
  assert_true(play_end_turn(app)); /* "Go on" */
  stage_frame(&stage);
  answer();
  assert_int_equal(count(), 3);
  leave();
}

/* An answer waits for a question that is open, and is not lost by it. */
static void a_question_is_not_swept_away(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 2, NULL);
  turn("d3", "d4");
  assert_true(play_tool_use(app, TOOL_RESIGN));
  answer();
  assert_int_equal(app->play.asking, ASK_RESIGN);
  assert_int_equal(count(), 1);
  play_answer_question(app, false);
  stage_frame(&stage);
  assert_int_equal(count(), 2);
  leave();
}

static void a_hint_is_shown_and_forgotten(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  assert_true(play_tool_use(app, TOOL_HINT));
  assert_int_equal(app->play.thought, THOUGHT_HINT);
  assert_false(app->table.locked); /* one may play on meanwhile */
  answer();
  assert_true(app->play.hinted);
  assert_int_equal(app->table.arrow_count, 1);
  const struct path hint = app->play.path;
  struct bits starts = match_starts(app->match);
  assert_true(bits_has(&starts, hint.cell[0]));
  turn("d3", "d4");
  assert_false(app->play.hinted);
  assert_int_equal(app->table.arrow_count, 0);
  assert_true(bits_empty(&app->table.marks));
  assert_true(play_tool_use(app, TOOL_HINT));
  turn("d6", "d5"); /* it comes too late */
  assert_false(thinker_busy(app->thinker));
  assert_int_equal(app->play.thought, THOUGHT_NONE);
  leave();
}

/* ---- what is on its way ---- */

static void check_prompt(const char *expected)
{
  struct prompt prompt;
  play_prompt_init(&prompt, app, 400);
  if (!strstr(prompt.first.text, expected)) fail_msg("'%s' is said, not '%s'", prompt.first.text, expected);
  play_prompt_release(&prompt);
}

/* Counts and the result are those of what is seen to have landed. */
static void the_end_is_told_when_it_is_seen(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, "8/8/8/3b4/8/3b4/3w4/8 w");
  stage.options.no_animation = false;
  app->settings.motion = MOTION_SLOW;
  table_use(app, &app->table, cell("d2"));
  assert_int_equal(outcome()->type, OUTCOME_WIN);
  assert_true(app->table.flight.on);
  app->table.flight.start_ms = INT64_MAX / 4; /* it stays in the air */
  stage_frame(&stage);
  struct position seen;
  table_seen(&app->table, &seen);
  struct bits black = position_of(&seen, app->match->rules, 1);
  assert_int_equal(bits_count(&black), 2);
  check_prompt("White plays d2xd4xd6");
  assert_false(play_end_turn(app));
  flight_stop(&app->table.flight);
  stage_frame(&stage);
  check_prompt("White wins");
  leave();
}

/* ---- draws and giving up ---- */

static void persons_are_asked_for_a_draw(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  assert_false(play_tool_use(app, TOOL_DRAW)); /* of a game that has not begun */
  turn("d3", "d4");
  assert_true(play_tool_use(app, TOOL_DRAW));
  assert_int_equal(app->play.asking, ASK_DRAW);
  assert_int_equal(app->play.asked, 0);
  play_answer_question(app, false);
  assert_true(*app->play.note);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  play_tool_use(app, TOOL_DRAW);
  play_answer_question(app, true);
  assert_int_equal(outcome()->type, OUTCOME_DRAW);
  assert_int_equal(outcome()->reason, REASON_AGREED);
  leave();

  sit("chinese-checkers", 4, 0, NULL); /* all of them */
  turn("d1", "e5");
  play_tool_use(app, TOOL_DRAW);
  for (int asked = 0; asked < 4; asked++) {
    if (asked == 1) continue; /* who offers it */
    assert_int_equal(app->play.asking, ASK_DRAW);
    assert_int_equal(app->play.asked, asked);
    play_answer_question(app, true);
  }
  assert_int_equal(outcome()->reason, REASON_AGREED);
  leave();
}

static void the_computer_takes_a_draw_when_it_is_not_better(void **state)
{
  (void)state;
  static const struct {
    const char *position;
    bool accepts;
  } games[] = {{"8/1b6/8/8/8/8/wwwwwwww/8 w", true}, {"8/bbbbbbbb/8/8/8/8/8/w7 w", false}};
  for (int i = 0; i < 2; i++) {
    sit("turkish-draughts", 0, 2, games[i].position);
    app->match->participant[1].computer = false; /* so that a turn is played, and it is the person's turn again */
    turn(i ? "a1" : "h2", i ? "a2" : "h3");
    turn("b7", "b6");
    app->match->participant[1].computer = true;
    assert_true(play_tool_use(app, TOOL_DRAW));
    assert_int_equal(app->play.thought, THOUGHT_DRAW);
    answer();
    assert_int_equal(outcome()->type, games[i].accepts ? OUTCOME_DRAW : OUTCOME_NONE);
    assert_int_equal(*app->play.note != '\0', !games[i].accepts);
    leave();
  }
}

static void of_two_the_other_wins(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 2, NULL);
  turn("d3", "d4"); /* the computer thinks: still the person resigns */
  assert_true(play_tool_use(app, TOOL_RESIGN));
  play_answer_question(app, true);
  assert_int_equal(outcome()->type, OUTCOME_WIN);
  assert_int_equal(outcome()->winner, 1);
  assert_int_equal(outcome()->reason, REASON_RESIGNED);
  assert_false(thinker_busy(app->thinker));
  leave();
}

static void of_more_the_computer_plays_on(void **state)
{
  (void)state;
  sit("chinese-checkers", 3, 0, NULL);
  turn("d1", "e5");
  assert_true(play_tool_use(app, TOOL_RESIGN));
  play_answer_question(app, true);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  assert_true(app->match->participant[1].computer);
  assert_true(*app->play.note);
  stage_frame(&stage);
  answer();
  assert_int_equal(count(), 2);
  assert_false(app->table.locked); /* the third person's turn */
  play_restart(app); /* a new game: everybody is there again */
  assert_false(app->match->participant[1].computer);
  leave();
}

/* ---- looking back ---- */

static void play_three(void)
{
  turn("d3", "d4"), turn("e6", "e5"), turn("a3", "a4");
}

static void one_looks_back_and_plays_on(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  play_three();
  assert_true(look_to(app, 1, false));
  assert_false(look_to(app, 1, false));
  stage_frame(&stage);
  table_use(app, &app->table, cell("e6")); /* nothing is moved in what was */
  assert_false(app->match->lifted);
  struct strbuf words;
  strbuf_init(&words);
  look_words(app, &words);
  assert_string_equal(words.text, "1. White: d3-d4");
  strbuf_release(&words);
  assert_true(stage_key(&stage, SDLK_RIGHT, KMOD_LCTRL));
  assert_int_equal(table_shown_turns(&app->table), 2);
  assert_true(stage_key(&stage, SDLK_ESCAPE, 0)); /* back to the game */
  assert_int_equal(table_shown_turns(&app->table), 3);
  assert_int_equal(app->screen, APP_PLAY);
  look_to(app, 1, false);
  play_ask(app, ASK_PLAY_ON);
  play_answer_question(app, false);
  assert_int_equal(count(), 3);
  play_ask(app, ASK_PLAY_ON);
  play_answer_question(app, true);
  assert_int_equal(count(), 1);
  assert_int_equal(table_shown_turns(&app->table), 1);
  turn("f6", "f5");
  assert_int_equal(count(), 2);
  leave();
}

/* What is typed while an earlier turn is looked at is answered, and changes nothing. */
static void typing_needs_the_game_as_it_is(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  play_three();
  look_to(app, 1, false);
  stage_frame(&stage);
  for (const char *c = "e6-e5"; *c; c++) stage_type(&stage, (char[]){*c, '\0'});
  stage_key(&stage, SDLK_RETURN, 0);
  assert_string_equal(app->play.note, app_text(app, "ui.play.looking_still"));
  assert_false(app->input.typing.open);
  assert_int_equal(count(), 3);
  assert_int_equal(table_shown_turns(&app->table), 1);
  leave();
}

/* Of what was refused nothing is left once something else is said, the screen is left or the language is another. */
static void what_is_said_last_is_shown(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  table_use(app, &app->table, cell("d5"));
  assert_int_not_equal(app->match->refusal.reason, REFUSAL_NONE);
  play_note(app, "A copy was saved.");
  assert_int_equal(app->match->refusal.reason, REFUSAL_NONE);
  assert_string_equal(app->play.note, "A copy was saved.");
  app_use_language(app, "pt-BR");
  assert_string_equal(app->play.note, "");
  table_use(app, &app->table, cell("d5"));
  assert_int_not_equal(app->match->refusal.reason, REFUSAL_NONE);
  assert_true(play_tool_use(app, TOOL_RULES));
  stage_frame(&stage);
  app_go(app, APP_PLAY);
  stage_frame(&stage);
  assert_int_equal(app->match->refusal.reason, REFUSAL_NONE);
  leave();
}

static void a_game_is_reviewed(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  play_three();
  play_give_up(app, 1, REASON_RESIGNED);
  assert_true(play_tool_use(app, TOOL_REVIEW));
  stage_frame(&stage);
  assert_int_equal(app->screen, APP_REVIEW);
  assert_true(app->table.locked);
  assert_int_equal(table_shown_turns(&app->table), 3);
  assert_true(stage_key(&stage, SDLK_HOME, KMOD_LCTRL));
  assert_int_equal(table_shown_turns(&app->table), 0);
  assert_true(review_run(app, true));
  for (int i = 0; i < 10 && app->review.playing; i++) {
    app->review.next_ms = clock_ms();
    stage_frame(&stage);
  }
  assert_false(app->review.playing); /* to the end, and it stops there */
  assert_int_equal(table_shown_turns(&app->table), 3);
  look_to(app, 2, false);
  app_go(app, APP_PLAY);
  assert_int_equal(table_shown_turns(&app->table), 3); /* the screen to play shows the game as it is */
  assert_true(play_on_from(app, 2));
  stage_frame(&stage);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  turn("b3", "b4");
  assert_int_equal(count(), 3);
  leave();
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_computer_answers),
    cmocka_unit_test(undo_leads_to_a_persons_turn),
    cmocka_unit_test(computers_among_themselves_wait_after_an_undo),
    cmocka_unit_test(a_question_is_not_swept_away),
    cmocka_unit_test(a_hint_is_shown_and_forgotten),
    cmocka_unit_test(the_end_is_told_when_it_is_seen),
    cmocka_unit_test(persons_are_asked_for_a_draw),
    cmocka_unit_test(the_computer_takes_a_draw_when_it_is_not_better),
    cmocka_unit_test(of_two_the_other_wins),
    cmocka_unit_test(of_more_the_computer_plays_on),
    cmocka_unit_test(one_looks_back_and_plays_on),
    cmocka_unit_test(typing_needs_the_game_as_it_is),
    cmocka_unit_test(what_is_said_last_is_shown),
    cmocka_unit_test(a_game_is_reviewed),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
