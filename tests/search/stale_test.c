/* Games in which nobody gets anywhere: how they are known, and that they end. */
#include "thinking.h"

#include "platform/clock.h"
#include "search/tree.h"

enum { LONG = 200 };

/* Kings on the two lowest rows of Turkish draughts, and a white man on a row above, which `row` counts from the top: LONG positions that nobody gains
   anything in, no two the same, white to move in the last. The man goes from side to side. */
static void wander(struct position *out, const struct match *match, int row)
{
  const uint8_t *cell = match->rules->board.order;
  struct position at;
  position_read(&at, "8/8/8/8/8/8/8/8 w", match->rules, NULL);
  for (int i = 0; i < LONG; i++) {
    position_copy(&out[i], &at, match->rules);
    position_put(&out[i], match->rules, cell[56 + i % 8], 0, 1);
    position_put(&out[i], match->rules, cell[48 + i / 8 % 8], 1, 1);
    position_put(&out[i], match->rules, cell[8 * row + i / 64], 0, 0);
    position_set_side(&out[i], match->rules, (LONG - 1 - i) % 2);
  }
}

/* What the search makes of the positions before the last of `turns`. */
static struct stale stale_of(const struct rules *rules, const struct position *positions, int turns)
{
  struct tree *tree = memory_new(1, sizeof *tree);
  struct transpositions table = {0};
  struct team team = {.count = 1};
  struct search_job job = {.rules = rules, .before = positions, .before_count = turns - 1, .position = &positions[turns - 1]};
  tree_init(tree, &job, &table, &team, 0);
  struct stale stale = tree->stale;
  tree_release(tree);
  free(tree);
  return stale;
}

static void turns_that_gain_nothing_are_counted(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, NULL);
  struct position positions[LONG];
  wander(positions, match, 5);
  assert_false(stale_of(match->rules, positions, 1).on);
  assert_false(stale_of(match->rules, positions, 1 + STALE / 2).on);
  assert_true(stale_of(match->rules, positions, 2 + STALE / 2).on);
  assert_int_equal(stale_of(match->rules, positions, 2 + STALE / 2).left, STALE / 2 - 1);
  assert_int_equal(stale_of(match->rules, positions, STALE).left, 1);
  assert_int_equal(stale_of(match->rules, positions, 1 + STALE).left, 0);
  assert_int_equal(stale_of(match->rules, positions, LONG).left, 0);
  match_free(match);
}

static void what_is_gained_begins_it_anew(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, NULL);
  struct position positions[LONG];
  int man = match->rules->board.order[40 + (LONG - 1) / 64], ahead = match->rules->board.order[32 + (LONG - 1) / 64];
  wander(positions, match, 5);
  for (int i = LONG - 10; i < LONG; i++) position_put(&positions[i], match->rules, man, NO_OWNER, 0), position_put(&positions[i], match->rules, ahead, 0, 0);
  assert_false(stale_of(match->rules, positions, LONG).on); /* a step nearer to where it is crowned */
  wander(positions, match, 5);
  for (int i = LONG - 10; i < LONG; i++) position_put(&positions[i], match->rules, man, 0, 1);
  assert_false(stale_of(match->rules, positions, LONG).on); /* crowned */
  wander(positions, match, 5);
  for (int i = LONG - 10; i < LONG; i++) position_put(&positions[i], match->rules, man, NO_OWNER, 0);
  assert_false(stale_of(match->rules, positions, LONG).on); /* captured */
  match_free(match);
}

static bool likes_the_last_row(void *script, const struct rules *rules, const struct position *position, int player, int *out, struct error *err)
{
  (void)script, (void)err;
  *out = player == 0 && position_at(position, rules, rules->board.order[40 + (LONG - 1) / 64], NULL) == 0 ? 1 : 0;
  return true;
}

static void the_rules_have_a_word(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, NULL);
  struct rules *rules = memory_new(1, sizeof *rules);
  struct position positions[LONG];
  wander(positions, match, 5);
  *rules = *match->rules;
  assert_true(stale_of(rules, positions, LONG).on);
  rules->repetition = 0; /* nothing to go back for */
  assert_false(stale_of(rules, positions, LONG).on);
  *rules = *match->rules, rules->quiet_limit = 2 * LONG;
  assert_false(stale_of(rules, positions, LONG).on);
  *rules = *match->rules, rules->evaluate = likes_the_last_row; /* where the man stands in the last 8 positions */
  assert_false(stale_of(rules, positions, LONG).on);
  free(rules);
  match_free(match);
}

static int asked;

static bool takes_its_time(void *script, const struct rules *rules, const struct position *position, int player, int *out, struct error *err)
{
  (void)script, (void)rules, (void)position, (void)player, (void)err;
  asked++, *out = 0;
  clock_sleep(2);
  return true;
}

/* Looking back asks about no more positions than there is time for. */
static void a_slow_function_is_not_waited_for(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, NULL);
  struct rules *rules = memory_new(1, sizeof *rules);
  struct position positions[LONG];
  wander(positions, match, 5);
  *rules = *match->rules, rules->evaluate = takes_its_time;
  struct search_info *info = memory_new(1, sizeof *info);
  struct search_job job = {.rules = rules, .before = positions, .before_count = LONG - 1, .position = &positions[LONG - 1], .limits = {.ms = 1}};
  asked = 0;
  assert_true(search_run(info, &job));
  assert_in_range(asked, 1, LONG / 2);
  free(info);
  free(rules);
  match_free(match);
}

static void shrinking_can_be_turned_round(void **state)
{
  (void)state;
  for (int score = -INFINITE_SCORE; score <= INFINITE_SCORE; score++) {
    int most = stale_unshrink(score);
    if (stale_shrink(most) > score || stale_shrink(most + 1) <= score) fail_msg("%d: %d", score, most);
    assert_int_equal(stale_shrink(-score), -stale_shrink(score));
  }
  assert_true(stale_shrink(100) < 100);
  assert_int_equal(stale_shrink(SCORE_WIN - 3), SCORE_WIN - 3);
}

/* The man can be crowned at the end of every line as well, and waiting costs nothing that a few plies show. */
static void a_man_is_crowned_at_once(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, "8/w7/6B1/8/8/5W2/8/8 w");
  struct position positions[LONG];
  struct search_info *info = memory_new(1, sizeof *info);
  struct search_job job = {.rules = match->rules, .before = positions, .before_count = LONG - 1, .position = &match->game.now, .limits = {.nodes = 300}};
  wander(positions, match, 1);
  assert_true(search_run(info, &job));
  assert_int_equal(info->line[0].turn[0].to, fixture_cell(match, "a8"));
  assert_true(info->line[0].score > 200);
  free(info);
  match_free(match);
}

/* A king more, or a man that is led from side to side, and nobody sees far: they end by the rules all the same, long before the positions run out. */
static void nobody_wanders_for_ever(void **state)
{
  (void)state;
  static const char *const starts[] = {
    "8/6W1/7B/8/8/7w/8/8 w", "8/w7/6B1/8/8/4W3/8/8 b", "8/2W5/8/8/8/7B/2w5/8 b", "8/3W4/8/8/8/4B3/5w2/8 b", "8/1W6/6B1/8/1W6/8/8/8 b",
  };
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
    struct match *match = fixture_match("turkish-draughts", 2, starts[i]);
    while (match->game.outcome.type == OUTCOME_NONE) {
      struct turn turn;
      struct path path;
      thinking_choose(&turn, &path, match, &(struct search_limits){.nodes = 300});
      game_play(&match->game, &turn, &path);
      if (match->game.count > 3 * STALE) fail_msg("%s: no end", starts[i]);
    }
    match_free(match);
  }
}

/* In a race that stood still there is still something to be gained. */
static void a_race_goes_on(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 2, NULL);
  struct position positions[LONG];
  for (int i = 0; i < LONG; i++) position_copy(&positions[i], &match->game.now, match->rules);
  struct search_info *info = memory_new(1, sizeof *info);
  struct search_job job = {.rules = match->rules, .before = positions, .before_count = LONG, .position = &match->game.now, .limits = {.nodes = 300}};
  assert_int_equal(stale_of(match->rules, positions, LONG).left, 0);
  assert_true(search_run(info, &job));
  struct position next;
  turn_apply(&next, match->rules, &match->game.now, &info->line[0].turn[0]);
  struct evaluator *evaluator = memory_new(1, sizeof *evaluator);
  evaluator_init(evaluator, match->rules);
  assert_true(evaluate_player(evaluator, &next, 0) > evaluate_player(evaluator, &match->game.now, 0));
  free(evaluator);
  free(info);
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(turns_that_gain_nothing_are_counted), cmocka_unit_test(what_is_gained_begins_it_anew),
    cmocka_unit_test(the_rules_have_a_word), cmocka_unit_test(a_slow_function_is_not_waited_for),
    cmocka_unit_test(shrinking_can_be_turned_round),
    cmocka_unit_test(a_man_is_crowned_at_once),            cmocka_unit_test(nobody_wanders_for_ever),
    cmocka_unit_test(a_race_goes_on),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
