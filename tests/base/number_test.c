#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/number.h"

static void reads_whole_numbers(void **state)
{
  (void)state;
  int64_t n = 7;
  assert_true(number_parse(&n, "0", 0, 9) && n == 0);
  assert_true(number_parse(&n, "+12", 0, 99) && n == 12);
  assert_true(number_parse(&n, "-3", -3, 9) && n == -3);
  assert_true(number_parse(&n, "9223372036854775807", 0, INT64_MAX) && n == INT64_MAX);
  assert_true(number_parse(&n, "-9223372036854775808", INT64_MIN, 0) && n == INT64_MIN);
}

static void refuses_everything_else(void **state)
{
  (void)state;
  static const char *const bad[] = {"", "-", "+", "--1", "1 ", " 1", "1x", "0x10", "1.0", "10", "-1",
                                    "9223372036854775808", "-9223372036854775809", "99999999999999999999999999"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    int64_t n = 7;
    if (number_parse(&n, bad[i], 0, 9)) fail_msg("'%s' was taken as a number", bad[i]);
    assert_int_equal(n, 7);
  }
  int64_t n = 7;
  assert_false(number_parse(&n, "9223372036854775808", INT64_MIN, INT64_MAX));
  assert_false(number_parse(&n, "-9223372036854775809", INT64_MIN, INT64_MAX));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(reads_whole_numbers),
    cmocka_unit_test(refuses_everything_else),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
