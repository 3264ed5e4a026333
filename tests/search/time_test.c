#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "search/time.h"

static void a_turn_never_takes_all(void **state)
{
  (void)state;
  for (int64_t ms = -100; ms < 100000; ms = ms * 2 + 101)
    for (int64_t increment = 0; increment <= 20000; increment += 5000)
      for (int turns = 0; turns < 60; turns += 7) {
        struct time_left left = {ms, increment, turns};
        int64_t time = time_for_turn(&left);
        assert_true(time >= 1);
        if (ms > 100) assert_true(time < ms);
      }
}

/* Sixty turns by the clock: it lasts. */
static void the_time_lasts(void **state)
{
  (void)state;
  struct time_left left = {60000, 0, 0};
  for (int turn = 0; turn < 60; turn++) left.ms -= time_for_turn(&left);
  assert_true(left.ms > 1000);
}

static void the_last_turn_before_more_time_may_take_it(void **state)
{
  (void)state;
  struct time_left one = {10000, 0, 1}, many = {10000, 0, 0};
  assert_true(time_for_turn(&one) > 5000);
  assert_true(time_for_turn(&many) < 1000);
}

/* Whatever stands on a clock, as far as numbers go. */
static void numbers_at_the_edge(void **state)
{
  (void)state;
  struct time_left none = {INT64_MIN, 0, 0}, none_but_more = {INT64_MIN, INT64_MAX, 0}, least = {INT64_MIN, INT64_MIN, 1};
  assert_int_equal(time_for_turn(&none), 1);
  assert_int_equal(time_for_turn(&none_but_more), 1);
  assert_int_equal(time_for_turn(&least), 1);
  const int64_t increments[] = {INT64_MAX, INT64_MAX / 3 + 1};
  for (int i = 0; i < 2; i++) {
    struct time_left gains = {1000, increments[i], 0}, all = {INT64_MAX, increments[i], 1};
    assert_in_range(time_for_turn(&gains), 400, 999);
    assert_in_range(time_for_turn(&all), 1, TIME_MOST_MS);
  }
}

/* Added to the time of day it has to be a time still. */
static void no_time_is_longer_than_the_longest(void **state)
{
  (void)state;
  assert_int_equal(time_limited(INT64_MAX), TIME_MOST_MS);
  assert_int_equal(time_limited(TIME_MOST_MS), TIME_MOST_MS);
  assert_int_equal(time_limited(1), 1);
  assert_int_equal(time_limited(INT64_MIN), -TIME_MOST_MS);
  assert_true(TIME_MOST_MS < INT64_MAX / 4);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_turn_never_takes_all), cmocka_unit_test(the_time_lasts), cmocka_unit_test(the_last_turn_before_more_time_may_take_it),
    cmocka_unit_test(numbers_at_the_edge), cmocka_unit_test(no_time_is_longer_than_the_longest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
