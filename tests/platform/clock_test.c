#include "platform/clock.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void goes_forward(void **state)
{
  (void)state;
  int64_t before = clock_us();
  for (int i = 0; i < 1000; i++) {
    int64_t now = clock_us();
    assert_true(now >= before);
    before = now;
  }
  int64_t us = clock_us(), ms = clock_ms();
  assert_true(ms >= us / 1000 && ms - us / 1000 < 1000);
}

static void sleeps_long_enough(void **state)
{
  (void)state;
  int64_t before = clock_us();
  clock_sleep(20);
  assert_true(clock_us() - before >= 20000);
  before = clock_us();
  clock_sleep(0);
  clock_sleep(-5);
  assert_true(clock_us() - before < 1000000);
}

static void processor_time_is_for_work(void **state)
{
  (void)state;
  int64_t before = clock_cpu_us();
  clock_sleep(50);
  assert_true(clock_cpu_us() - before < 40000); /* sleeping is no work */
  before = clock_cpu_us();
  int64_t until = clock_us() + 5000000;
  while (clock_cpu_us() - before < 20000) assert_true(clock_us() < until);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(goes_forward), cmocka_unit_test(sleeps_long_enough), cmocka_unit_test(processor_time_is_for_work)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
