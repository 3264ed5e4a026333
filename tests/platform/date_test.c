#include "platform/date.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

static void stamps_look_like_dates(void **state)
{
  (void)state;
  char stamp[DATE_STAMP_SIZE];
  date_stamp(stamp);
  static const char form[] = "dddd-dd-dd-dddddd";
  assert_int_equal(strlen(stamp), strlen(form));
  for (size_t i = 0; form[i]; i++) assert_true(form[i] == 'd' ? stamp[i] >= '0' && stamp[i] <= '9' : stamp[i] == form[i]);
}

static void stamps_are_of_now(void **state)
{
  (void)state;
  char stamp[DATE_STAMP_SIZE], before[DATE_STAMP_SIZE], after[DATE_STAMP_SIZE];
  setenv("TZ", "UTC", 1);
  tzset();
  time_t from = (time_t)date_now();
  date_stamp(stamp);
  time_t to = (time_t)date_now();
  struct tm parts;
  strftime(before, sizeof before, "%Y-%m-%d-%H%M%S", gmtime_r(&from, &parts));
  strftime(after, sizeof after, "%Y-%m-%d-%H%M%S", gmtime_r(&to, &parts));
  assert_true(strcmp(before, stamp) <= 0 && strcmp(stamp, after) <= 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(stamps_look_like_dates), cmocka_unit_test(stamps_are_of_now)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
