/* The players' time, at made-up moments. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "match/timer.h"

static struct timer timer;

static void begin(enum timer_type type, int64_t ms, int64_t increment)
{
  struct timer_rule rule = {type, ms, increment};
  timer_init(&timer, &rule);
}

static void all_that_passes_counts(void **state)
{
  (void)state;
  begin(TIMER_TOTAL, 10000, 2000);
  timer_run(&timer, 1, 500);
  assert_int_equal(timer_left(&timer, 1, 4500), 6000);
  assert_int_equal(timer_left(&timer, 0, 4500), 10000);
  assert_int_equal(timer_over(&timer, 10499), -1);
  assert_int_equal(timer_over(&timer, 10500), 1);
  timer_played(&timer, 1, 4500);
  assert_int_equal(timer.left[1], 8000);
  assert_int_equal(timer_due(&timer, 9000), 0);
  timer_run(&timer, 1, 9000);
  assert_int_equal(timer_over(&timer, 17000), 1);
}

/* Who is given some time is charged with no more, whatever the machine takes. */
static void what_was_given_is_the_most_that_counts(void **state)
{
  (void)state;
  begin(TIMER_TURN, 5000, 0);
  timer_run_for(&timer, 0, 1500, 100);
  assert_int_equal(timer_left(&timer, 0, 1100), 4000);
  assert_int_equal(timer_due(&timer, 1150), 50);
  assert_int_equal(timer_left(&timer, 0, 99000), 3500);
  assert_int_equal(timer_due(&timer, 99000), 0); /* what it shows stays the same */
  assert_int_equal(timer_over(&timer, 99000), -1);
  timer_stop(&timer, 99000);
  assert_int_equal(timer.left[0], 3500);
  timer_run(&timer, 0, 100000); /* the next run knows nothing of it */
  assert_int_equal(timer_over(&timer, 103500), 0);
}

static void the_last_millisecond_is_never_given(void **state)
{
  (void)state;
  begin(TIMER_TOTAL, 10, 0);
  for (int turn = 0; turn < 50; turn++) {
    timer_run_for(&timer, 0, 10, turn * 1000);
    assert_int_equal(timer_over(&timer, turn * 1000 + 999), -1);
    timer_played(&timer, 0, turn * 1000 + 999);
    assert_int_equal(timer.left[0], 1);
  }
  begin(TIMER_NONE, 0, 0);
  timer_run_for(&timer, 0, 10, 0);
  assert_int_equal(timer_over(&timer, 1000), -1);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(all_that_passes_counts),
    cmocka_unit_test(what_was_given_is_the_most_that_counts),
    cmocka_unit_test(the_last_millisecond_is_never_given),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
