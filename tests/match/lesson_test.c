/* The states of an exercise: which turns are judged, and what judgements, cells and steps back lead to. */
#include "fixture.h"

#include "match/lesson.h"

#include <stdlib.h>

static struct match *match;
static struct exercise exercise;
static struct lesson lesson;

static struct exercise_task play(bool alone) { return (struct exercise_task){.type = TASK_PLAY, .alone = alone}; }

static struct exercise_task pick(const char *cell)
{
  struct exercise_task task = {.type = TASK_PICK};
  bits_add(&task.cells, fixture_cell(match, cell));
  return task;
}

static void begin(const char *position)
{
  match_free(match);
  match = fixture_match("english-draughts", 0, position);
  memset(&exercise, 0, sizeof exercise);
}

static int clear(void **state)
{
  (void)state;
  match_free(match);
  match = NULL;
  return 0;
}

/* Black, at the top, begins. */
static void type(const char *turn)
{
  if (match_type(match, turn) != MATCH_PLAYED) fail_msg("%s is refused", turn);
}

static void the_learners_turns_are_judged(void **state)
{
  (void)state;
  begin(NULL);
  exercise.task_count = 1, exercise.task[0] = play(false);
  lesson_begin(&lesson, &exercise, match);
  assert_true(lesson_may_play(&lesson));
  assert_false(lesson_may_go_back(&lesson));
  int count;
  assert_null(lesson_turns(&lesson, &count));
  assert_int_equal(count, 0);
  type("d6-c5");
  assert_true(lesson_played(&lesson));
  assert_int_equal(lesson.state, LESSON_ASKING);
  assert_false(lesson_may_play(&lesson));
  lesson_judged(&lesson, GOAL_RESULT_OPEN, "nearly");
  assert_string_equal(lesson.word, "nearly");
  assert_true(lesson_may_play(&lesson));
  assert_int_equal(match->game.now.side, 1 - lesson.learner);
  type("c3-d4"); /* the other side is played too, and not judged */
  assert_false(lesson_played(&lesson));
  assert_true(lesson_may_play(&lesson));
  assert_string_equal(lesson.word, "");
  type("f6-g5");
  assert_true(lesson_played(&lesson));
  struct played *turns = lesson_turns(&lesson, &count);
  assert_int_equal(count, 2);
  assert_int_equal(turns[0].turn.to, fixture_cell(match, "c5"));
  assert_int_equal(turns[1].turn.to, fixture_cell(match, "g5"));
  free(turns);
  lesson_judged(&lesson, GOAL_RESULT_DONE, "");
  assert_int_equal(lesson.state, LESSON_DONE);
  assert_null(lesson_task(&lesson));
  assert_false(lesson_may_go_back(&lesson));
}

static void a_turn_goes_back_with_what_came_after_it(void **state)
{
  (void)state;
  begin(NULL);
  exercise.task_count = 1, exercise.task[0] = play(false);
  lesson_begin(&lesson, &exercise, match);
  type("d6-c5"), lesson_played(&lesson), lesson_judged(&lesson, GOAL_RESULT_OPEN, "");
  type("c3-d4"), lesson_played(&lesson);
  type("f6-g5"), lesson_played(&lesson), lesson_judged(&lesson, GOAL_RESULT_FAILED, "slow");
  assert_int_equal(lesson.state, LESSON_FAILED);
  assert_false(lesson_may_play(&lesson));
  lesson_back(&lesson);
  assert_int_equal(match->game.count, 2);
  assert_true(lesson_may_play(&lesson));
  assert_string_equal(lesson.word, "");
  lesson_back(&lesson);
  assert_int_equal(match->game.count, 0); /* the other side's turn is not one to stop at */
  assert_false(lesson_may_go_back(&lesson));
  lesson_back(&lesson);
  assert_int_equal(match->game.count, 0);

  fixture_click(match, "d6");
  assert_true(lesson_may_go_back(&lesson)); /* a piece in hand is put back */
  lesson_back(&lesson);
  assert_false(match->lifted);
}

static void alone_it_is_always_the_learners_turn(void **state)
{
  (void)state;
  begin("4/4/1b2/4/4/4/4/4 b"); /* nobody is there to move, nor to be beaten */
  exercise.task_count = 1, exercise.task[0] = play(true);
  lesson_begin(&lesson, &exercise, match);
  int learner = lesson.learner;
  assert_int_equal(match->game.outcome.type, OUTCOME_NONE);
  type("d6-c5");
  assert_true(lesson_played(&lesson));
  lesson_judged(&lesson, GOAL_RESULT_OPEN, "");
  assert_int_equal(match->game.now.side, learner);
  assert_true(lesson_may_play(&lesson));
  type("c5-d4");
  assert_true(lesson_played(&lesson));
  lesson_judged(&lesson, GOAL_RESULT_OPEN, "");
  int count;
  struct played *turns = lesson_turns(&lesson, &count);
  assert_int_equal(count, 2);
  assert_int_equal(turns[1].before.side, learner);
  free(turns);
  lesson_back(&lesson);
  assert_int_equal(match->game.count, 1);
  type("c5-b4"); /* and the board can be played on */
  assert_true(lesson_played(&lesson));
}

static void cells_are_pointed_at(void **state)
{
  (void)state;
  begin(NULL);
  exercise.task_count = 2, exercise.task[0] = pick("c3"), exercise.task[1] = play(true);
  lesson_begin(&lesson, &exercise, match);
  assert_true(lesson_may_pick(&lesson));
  assert_false(lesson_may_play(&lesson));
  assert_false(lesson_pick(&lesson, NO_CELL));
  assert_true(lesson_pick(&lesson, fixture_cell(match, "e3")));
  assert_int_equal(lesson.wrong, fixture_cell(match, "e3"));
  assert_int_equal(lesson.task, 0);
  assert_true(lesson_pick(&lesson, fixture_cell(match, "c3")));
  assert_int_equal(lesson.wrong, NO_CELL);
  assert_int_equal(lesson.task, 1);
  assert_false(lesson_pick(&lesson, fixture_cell(match, "c3")));
  type("d6-c5"), lesson_played(&lesson), lesson_judged(&lesson, GOAL_RESULT_DONE, "");
  assert_int_equal(lesson.state, LESSON_DONE);
  lesson_begin(&lesson, &exercise, match); /* once more */
  assert_int_equal(match->game.count, 0);
  assert_true(lesson_may_pick(&lesson));
}

static void the_next_task_begins_where_the_last_one_ended(void **state)
{
  (void)state;
  begin(NULL);
  exercise.task_count = 2, exercise.task[0] = play(true), exercise.task[1] = play(true);
  lesson_begin(&lesson, &exercise, match);
  type("d6-c5"), lesson_played(&lesson), lesson_judged(&lesson, GOAL_RESULT_DONE, "good");
  assert_int_equal(lesson.task, 1);
  assert_string_equal(lesson.word, "good");
  assert_false(lesson_may_go_back(&lesson)); /* the task before is done with */
  type("c5-d4"), lesson_played(&lesson);
  int count;
  free(lesson_turns(&lesson, &count));
  assert_int_equal(count, 1);
}

static void a_game_that_is_over_fails_the_task(void **state)
{
  (void)state;
  begin("4/4/1b2/4/2w1/4/4/4 b");
  exercise.task_count = 1, exercise.task[0] = play(false);
  lesson_begin(&lesson, &exercise, match);
  type("d6-e5");
  assert_true(lesson_played(&lesson));
  lesson_judged(&lesson, GOAL_RESULT_OPEN, "");
  type("f4xd6");
  assert_int_not_equal(match->game.outcome.type, OUTCOME_NONE);
  assert_false(lesson_played(&lesson));
  assert_int_equal(lesson.state, LESSON_FAILED);
  lesson_back(&lesson);
  assert_true(lesson_may_play(&lesson));
  assert_int_equal(match->game.count, 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(the_learners_turns_are_judged, clear),
    cmocka_unit_test_teardown(a_turn_goes_back_with_what_came_after_it, clear),
    cmocka_unit_test_teardown(alone_it_is_always_the_learners_turn, clear),
    cmocka_unit_test_teardown(cells_are_pointed_at, clear),
    cmocka_unit_test_teardown(the_next_task_begins_where_the_last_one_ended, clear),
    cmocka_unit_test_teardown(a_game_that_is_over_fails_the_task, clear),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
