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

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_turn_never_takes_all), cmocka_unit_test(the_time_lasts), cmocka_unit_test(the_last_turn_before_more_time_may_take_it),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
