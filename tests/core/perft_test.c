#include "core/perft_lines.h"

enum { QUICK = 200000 };

static void small_counts_hold(void **state)
{
  (void)state;
  assert_true(perft_check_file(0, QUICK) >= 103);
}

static void depth_nothing_is_one_node(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("english-draughts", 2, "");
  uint64_t nodes = 0;
  assert_true(perft(&nodes, rules, &rules->start, 0, NULL, NULL));
  assert_int_equal(nodes, 1);
}

/* Red has just won: nothing is below. Without the win the same pieces would have turns. */
static void a_won_game_has_no_turns(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("sternhalma", 2, "");
  struct position won = fixture_position(rules, "r/rr/rrr/rrrr/13/12/11/10/9/10/11/12/5b7/bbb1/bbb/bb/b b");
  struct position open = fixture_position(rules, "r/rr/rrr/rrr1/4r8/12/11/10/9/10/11/12/5b7/bbb1/bbb/bb/b b");
  uint64_t nodes;
  assert_true(perft(&nodes, rules, &won, 1, NULL, NULL));
  assert_int_equal(nodes, 0);
  assert_true(perft(&nodes, rules, &open, 1, NULL, NULL));
  assert_true(nodes > 0);
}

static void a_pass_is_a_turn(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("sternhalma", 2, "");
  struct position blocked = fixture_position(rules, "b/rr/rrr/4/13/12/11/10/9/10/11/12/13/4/3/2/1 b");
  uint64_t nodes;
  assert_true(perft(&nodes, rules, &blocked, 1, NULL, NULL));
  assert_int_equal(nodes, 1);
}

static void more_turns_than_the_bound_are_an_error(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("capture-chinese-checkers", 2, "");
  struct position huge = fixture_position(rules, "1/mm/1m1/mmmm/1m1m1m1m1m1m1/mmmmmmmmmmmm/1m1m1m1m1m1/mmmmmmmmmm/1m1mmm1m1/mmmmmmmmmm/"
                                                 "1m1m1m1m1m1/mmmmmmmmmmmm/1m1m1m1m1m1m1/mmmm/1m1/mm/1 r 0,0");
  uint64_t nodes;
  struct error err = {.message = ""};
  assert_false(perft(&nodes, rules, &huge, 1, NULL, &err));
  assert_non_null(strstr(err.message, "100000"));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(small_counts_hold),
      cmocka_unit_test(depth_nothing_is_one_node),
      cmocka_unit_test(a_won_game_has_no_turns),
      cmocka_unit_test(a_pass_is_a_turn),
      cmocka_unit_test(more_turns_than_the_bound_are_an_error),
  };
  return cmocka_run_group_tests_name("perft", tests, NULL, fixture_teardown);
}
