/* Endings that one position can tell. What the five games' rules say is tested in tests/rules; here is what they leave out:
   precedence, several players at once, endings computed by a function. */
#include "core/fixture.h"

#define TURKISH "8/bbbbbbbb/bbbbbbbb/8/8/wwwwwwww/wwwwwwww/8 w"
#define EMPTY_ROWS "13/12/11/10/9/10/11/12/13"
#define RED_HOME "r/rr/rrr/rrrr/"
#define BLUE_HOME "/bbbb/bbb/bb/b"

/* Rules that differ from those of a variant: a copy to change, to be freed. */
static struct rules *changed(const char *id, int players, const char *options)
{
  struct rules *rules = malloc(sizeof *rules);
  *rules = *fixture_rules(id, players, options);
  return rules;
}

static void expect_outcome(const struct rules *rules, const char *text, const char *result, enum outcome_reason reason)
{
  struct position position = fixture_position(rules, text);
  struct outcome outcome;
  struct error err = {.message = ""};
  char got[16];
  if (!outcome_of(&outcome, rules, &position, &err)) fail_msg("%s", err.message);
  fixture_result(got, rules, &outcome);
  if (strcmp(got, result)) fail_msg("%s: %s instead of %s", text, got, result);
  assert_int_equal(outcome.reason, reason);
}

static void the_goal_is_asked_of_the_one_who_moved_first(void **state)
{
  (void)state;
  const struct rules *two = fixture_rules("chinese-checkers", 2, ""), *fill = fixture_rules("chinese-checkers", 2, "goal=fill");
  expect_outcome(two, RED_HOME EMPTY_ROWS "/4/3/2/1 b", "win r", REASON_GOAL);
  expect_outcome(two, RED_HOME EMPTY_ROWS "/4/3/2/1 r", "win r", REASON_GOAL);
  expect_outcome(two, RED_HOME EMPTY_ROWS BLUE_HOME " b", "win r", REASON_GOAL);
  expect_outcome(two, RED_HOME EMPTY_ROWS BLUE_HOME " r", "win b", REASON_GOAL);
  expect_outcome(two, "r/rr/rrr/rrrb/" EMPTY_ROWS "/4/3/2/1 b", "none", REASON_NONE);
  expect_outcome(fill, "r/rr/rrr/rrrb/" EMPTY_ROWS "/4/3/2/1 b", "win r", REASON_GOAL);
  expect_outcome(fill, "b/bb/bbb/bbbb/" EMPTY_ROWS "/rrrr/rrr/rr/r b", "none", REASON_NONE); /* full, but nobody's own is in it */
  struct position won = fixture_position(two, RED_HOME EMPTY_ROWS "/4/3/2/1 b");
  assert_true(outcome_goal_reached(two, &won) && outcome_is_home(two, &won, 0) && !outcome_is_home(two, &won, 1));
}

static void places_end_the_game_when_one_is_left(void **state)
{
  (void)state;
  const struct rules *three = fixture_rules("chinese-checkers", 3, "play_on=true"), *two = fixture_rules("chinese-checkers", 2, "play_on=true");
  const char *one_home = RED_HOME "12g/12/11/10/9/10/11/12/13/4/3/2/1 g 1,0,0";
  expect_outcome(three, one_home, "none", REASON_NONE);
  struct position position = fixture_position(three, one_home);
  assert_false(outcome_goal_reached(three, &position));
  expect_outcome(two, RED_HOME EMPTY_ROWS "/4/3/2/b b", "win r", REASON_PLACES);
  /* green starts in the NW point and goes to the SE one: rows e to h on the right, 4 + 3 + 2 + 1 cells */
  const char *two_home = RED_HOME "13/12/11/10/9/9g/9gg/9ggg/9gggg/4/3/2/1 p 2,1,0";
  expect_outcome(three, two_home, "win g", REASON_PLACES);
  position = fixture_position(three, two_home);
  assert_true(outcome_goal_reached(three, &position));
  /* nobody can move any more, but somebody has a place: no draw, and why it ended is known */
  expect_outcome(three, RED_HOME EMPTY_ROWS "/4/3/2/1 g 1,0,0", "win r", REASON_NOBODY_MOVES);
}

static void few_pieces_draw_at_once(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("turkish-draughts", 2, "");
  expect_outcome(rules, "8/8/8/8/8/8/W7/7B w", "draw", REASON_FEW);
  expect_outcome(rules, "8/8/8/8/8/8/WB6/8 w", "draw", REASON_FEW); /* though one could be taken */
  expect_outcome(rules, "8/8/8/8/8/8/WW6/7B w", "none", REASON_NONE);
  expect_outcome(rules, "8/8/8/8/8/8/W7/8 b", "win w", REASON_NO_TURN);
  struct rules *blocked = changed("turkish-draughts", 2, "crowning=stops");
  memset(blocked->kind[0].step_directions, 0, sizeof blocked->kind[0].step_directions);
  expect_outcome(blocked, "8/8/8/8/8/8/w7/7B w", "draw", REASON_FEW); /* before "no turn loses" */
  blocked->few_limit = 0;
  expect_outcome(blocked, "8/8/8/8/8/8/w7/7B w", "win b", REASON_NO_TURN);
  blocked->few_limit = 3;
  expect_outcome(blocked, "8/8/8/8/8/8/WWW5/5BBB w", "draw", REASON_FEW);
  expect_outcome(blocked, "8/8/8/8/8/8/WWWW4/5BBB w", "none", REASON_NONE);
  free(blocked);
}

static void a_player_without_pieces_loses_or_wins(void **state)
{
  (void)state;
  struct rules *rules = changed("english-draughts", 2, "");
  const char *none_left = "4/4/4/4/4/4/4/W3 b";
  rules->no_turn = NO_TURN_DRAWS;
  expect_outcome(rules, none_left, "draw", REASON_NO_TURN);
  rules->bare = BARE_LOSES;
  expect_outcome(rules, none_left, "win w", REASON_BARE);
  expect_outcome(rules, "4/4/4/4/4/4/4/W3 w", "win w", REASON_BARE);
  expect_outcome(rules, "b3/4/4/4/4/4/4/W3 w", "none", REASON_NONE);
  expect_outcome(rules, "4/4/4/4/4/4/4/4 w", "draw", REASON_BARE);
  rules->bare = BARE_WINS;
  expect_outcome(rules, none_left, "win b", REASON_BARE);
  free(rules);
}

static void no_turn_means_what_the_rules_say(void **state)
{
  (void)state;
  static const struct {
    enum no_turn no_turn;
    const char *result;
    enum outcome_reason reason;
  } rows[] = {
      {NO_TURN_LOSES, "win b", REASON_NO_TURN},
      {NO_TURN_WINS, "win w", REASON_NO_TURN},
      {NO_TURN_DRAWS, "draw", REASON_NO_TURN},
      {NO_TURN_PASSES, "none", REASON_NONE},
  };
  struct rules *rules = changed("english-draughts", 2, "");
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    rules->no_turn = rows[i].no_turn;
    expect_outcome(rules, "4/4/4/b3/w3/4/4/B3 w", "none", REASON_NONE);
    expect_outcome(rules, "4/4/1b2/bb2/w3/4/4/4 w", rows[i].result, rows[i].reason);
    if (rows[i].no_turn == NO_TURN_PASSES) expect_outcome(rules, "4/4/4/4/4/4/4/4 w", "draw", REASON_NOBODY_MOVES);
  }
  free(rules);
}

static void the_most_captured_wins(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("capture-chinese-checkers", 3, "");
  const char *alone = "1/2/3/4/13/12/11/10/4m4/10/11/12/13/4/3/2/1";
  char text[128];
  static const struct {
    const char *scores, *result;
    enum outcome_reason reason;
  } rows[] = {
      {"20,19,19", "win r", REASON_MOST_CAPTURED},
      {"19,20,19", "win g", REASON_MOST_CAPTURED},
      {"5,6,20", "win p", REASON_MOST_CAPTURED},
      {"20,20,19", "draw", REASON_TIED},
      {"3,20,20", "draw", REASON_TIED},
      {"3,3,20", "win p", REASON_MOST_CAPTURED},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    snprintf(text, sizeof text, "%s g %s", alone, rows[i].scores);
    expect_outcome(rules, text, rows[i].result, rows[i].reason);
  }
  expect_outcome(rules, "1/2/3/4/13/12/11/10/4mm3/10/11/12/13/4/3/2/1 g 30,1,1", "none", REASON_NONE);
}

/* ---- endings computed by a function ---- */

struct ending {
  bool fails;
  struct outcome says;
};

static bool compute(void *context, const struct rules *rules, const struct position *position, struct outcome *out, struct error *err)
{
  (void)rules;
  (void)position;
  struct ending *ending = context;
  if (ending->fails) return error_set(err, "the script broke");
  *out = ending->says;
  return true;
}

static void a_computed_ending_comes_before_no_turn(void **state)
{
  (void)state;
  struct ending ending = {false, {OUTCOME_WIN, REASON_SCRIPT, 0}};
  struct rules *rules = changed("turkish-draughts", 2, "");
  rules->ending = compute;
  rules->script = &ending;
  expect_outcome(rules, TURKISH, "win w", REASON_SCRIPT);
  expect_outcome(rules, "8/8/8/8/8/8/8/1B6 w", "win w", REASON_SCRIPT);
  expect_outcome(rules, "8/8/8/8/8/8/W7/7B w", "draw", REASON_FEW);
  ending.says.type = OUTCOME_NONE;
  expect_outcome(rules, TURKISH, "none", REASON_NONE);
  expect_outcome(rules, "8/8/8/8/8/8/8/1B6 w", "win b", REASON_NO_TURN);
  free(rules);
}

static void a_failing_ending_leaves_the_declared_ones(void **state)
{
  (void)state;
  struct ending ending = {true, {OUTCOME_NONE, REASON_NONE, 0}};
  struct rules *rules = changed("turkish-draughts", 2, "");
  rules->ending = compute;
  rules->script = &ending;
  struct position lost = fixture_position(rules, "8/8/8/8/8/8/8/1B6 w");
  struct outcome outcome;
  struct error err = {.message = ""};
  assert_false(outcome_of(&outcome, rules, &lost, &err));
  assert_string_equal(err.message, "the script broke");
  assert_int_equal(outcome.type, OUTCOME_WIN);
  assert_int_equal(outcome.reason, REASON_NO_TURN);
  free(rules);
}

static void every_reason_has_its_own_key(void **state)
{
  (void)state;
  for (enum outcome_reason reason = 0; reason < REASON_COUNT; reason++) {
    assert_int_equal(strncmp(outcome_key(reason), "outcome.", 8), 0);
    for (enum outcome_reason other = 0; other < reason; other++) assert_string_not_equal(outcome_key(reason), outcome_key(other));
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_goal_is_asked_of_the_one_who_moved_first),
      cmocka_unit_test(places_end_the_game_when_one_is_left),
      cmocka_unit_test(few_pieces_draw_at_once),
      cmocka_unit_test(a_player_without_pieces_loses_or_wins),
      cmocka_unit_test(no_turn_means_what_the_rules_say),
      cmocka_unit_test(the_most_captured_wins),
      cmocka_unit_test(a_computed_ending_comes_before_no_turn),
      cmocka_unit_test(a_failing_ending_leaves_the_declared_ones),
      cmocka_unit_test(every_reason_has_its_own_key),
  };
  return cmocka_run_group_tests_name("outcome", tests, NULL, fixture_teardown);
}
