#include "thinking.h"
#include "walk.h"

#include "platform/clock.h"

static void expect_legal(const struct match *match, struct random *random)
{
  struct turn turn;
  struct path path;
  assert_true(chance_choose(&turn, &path, random, match->rules, &match->game.now));
  thinking_is_legal(match, &turn, &path);
}

static void plays_legal_games(void **state)
{
  (void)state;
  static const char *const ids[] = {"chinese-checkers", "capture-chinese-checkers", "turkish-draughts", "english-draughts"};
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
    struct match *match = fixture_match(ids[i], 2, NULL);
    struct random random;
    random_seed(&random, i);
    for (int turns = 0; turns < 120 && match->game.outcome.type == OUTCOME_NONE; turns++) {
      expect_legal(match, &random);
      assert_true(walk_match(match, &random));
    }
    assert_true(match->game.count > 20);
    match_free(match);
  }
}

static void billions_of_routes_cost_no_time(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, LATTICE);
  struct random random;
  random_seed(&random, 1);
  int64_t start = clock_ms();
  for (int i = 0; i < 20; i++) {
    struct turn turn;
    struct path path;
    assert_true(chance_choose(&turn, &path, &random, match->rules, &match->game.now));
    assert_true(path.length >= 2 && bits_count(&turn.captured) == path.length - 1);
  }
  assert_true(clock_ms() - start < 2000);
  match_free(match);
}

static void the_same_seed_chooses_the_same(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, LATTICE);
  struct random one, other;
  random_seed(&one, 42);
  random_seed(&other, 42);
  for (int i = 0; i < 10; i++) {
    struct turn a, b;
    struct path path;
    assert_true(chance_choose(&a, &path, &one, match->rules, &match->game.now));
    assert_true(chance_choose(&b, &path, &other, match->rules, &match->game.now));
    assert_true(turn_same(&a, &b));
  }
  match_free(match);
}

static void passes_where_it_must_and_knows_when_there_is_nothing(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 2, "1/2/3/4/13/12/11/10/9/10/11/12/13/4/b1b/bb/r r");
  struct random random;
  struct turn turn;
  struct path path;
  random_seed(&random, 1);
  assert_true(chance_choose(&turn, &path, &random, match->rules, &match->game.now));
  assert_int_equal(turn.type, TURN_PASS);
  match_free(match);
  match = fixture_match("english-draughts", 0, "4/4/4/4/4/b3/4/4 w");
  assert_false(chance_choose(&turn, &path, &random, match->rules, &match->game.now));
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(plays_legal_games),
    cmocka_unit_test(billions_of_routes_cost_no_time),
    cmocka_unit_test(the_same_seed_chooses_the_same),
    cmocka_unit_test(passes_where_it_must_and_knows_when_there_is_nothing),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
