/* What is left of a race when its last pieces go home: turns to the cells that are free, a chain of jumps being one. */
#include "match/fixture.h"

#include "search/race.h"

enum { STEP = 70 /* so that a turn costs 20 */, TURN_COSTS = 20 };

/* What red, who goes to the top, has to go. Black's pieces are at home or in the way. */
static int turns_left(const char *position)
{
  struct match *match = fixture_match("sternhalma", 2, position);
  struct race race = {.step = {STEP, STEP}};
  race_begin(&race, match->rules);
  int cost = race_cost_of(&race, match->rules, &match->game.now, 0);
  match_free(match);
  assert_int_equal(cost % TURN_COSTS, 0);
  return cost / TURN_COSTS;
}

/* One piece on i1, and n1 is free: five steps. */
static void a_chain_of_jumps_is_one_turn(void **state)
{
  (void)state;
  assert_int_equal(turns_left("r/rr/rrr/1rrr/13/12/11/10/r8/10/11/12/13/bbbb/bbb/bb/b r"), 5);
  assert_int_equal(turns_left("r/rr/rrr/1rrr/13/3b8/11/1b8/r8/10/11/12/13/bbbb/1bb/bb/1 r"), 2);
  assert_int_equal(turns_left("r/rr/rrr/1rrr/13/12/2b8/10/r8/10/11/12/13/bbbb/bbb/bb/1 r"), 4); /* a step to j2, a jump over k3, two steps */
}

/* Of two pieces and two holes, n1 and n4, each piece goes to a hole of its own. */
static void each_goes_to_a_hole_of_its_own(void **state)
{
  (void)state;
  assert_int_equal(turns_left("r/rr/rrr/1rr1/4r3r4/12/11/10/9/10/11/12/13/bbbb/bbb/bb/b r"), 2);
  assert_int_equal(turns_left("r/rr/rrr/1rr1/4r8/3r8/11/10/9/10/11/12/13/bbbb/bbb/bb/b r"), 1 + 4); /* l4 jumps over m5, who goes to n4 */
}

/* The hole q1 behind pieces that do not move: its steps are counted, not an endless way. */
static void who_is_walled_out_is_not_lost(void **state)
{
  (void)state;
  int left = turns_left("1/rr/rrr/rrrr/4r8/12/11/10/9/10/11/12/13/bbbb/bbb/bb/b r");
  assert_true(left > 0 && left <= 4);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_chain_of_jumps_is_one_turn),
    cmocka_unit_test(each_goes_to_a_hole_of_its_own),
    cmocka_unit_test(who_is_walled_out_is_not_lost),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
