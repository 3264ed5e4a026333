#include "base/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* The first values of SplitMix64 from seed 1234567, as published with other implementations of it. */
static void known_values(void **state)
{
  (void)state;
  struct random random;
  random_seed(&random, 1234567);
  const uint64_t expected[] = {
    UINT64_C(6457827717110365317), UINT64_C(3203168211198807973), UINT64_C(9817491932198370423),
    UINT64_C(4593380528125082431), UINT64_C(16408922859458223821),
  };
  for (int i = 0; i < 5; i++) assert_true(random_next(&random) == expected[i]);
}

static void below_stays_below_and_is_even(void **state)
{
  (void)state;
  struct random random;
  random_seed(&random, 1);
  int seen[7] = {0};
  for (int i = 0; i < 70000; i++) {
    uint32_t value = random_below(&random, 7);
    assert_true(value < 7);
    seen[value]++;
  }
  for (int i = 0; i < 7; i++) assert_in_range(seen[i], 9500, 10500); /* 5 standard deviations are 460 */
  for (int i = 0; i < 100; i++) assert_int_equal(random_below(&random, 1), 0);
  for (int i = 0; i < 100; i++) assert_true(random_below(&random, UINT32_MAX) < UINT32_MAX);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(known_values), cmocka_unit_test(below_stays_below_and_is_even)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
