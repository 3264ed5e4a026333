#include "base/error.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void sets_and_returns_false(void **state)
{
  (void)state;
  struct error err;
  assert_false(error_set(&err, "line %d: %s", 7, "expected a cell"));
  assert_string_equal(err.message, "line 7: expected a cell");
}

static void prefix_goes_before(void **state)
{
  (void)state;
  struct error err;
  error_set(&err, "bad");
  assert_false(error_prefix(&err, "%s:%d: ", "x.lua", 3));
  assert_string_equal(err.message, "x.lua:3: bad");
}

static void own_message_may_be_an_argument(void **state)
{
  (void)state;
  struct error err;
  error_set(&err, "inner");
  error_set(&err, "outer (%s)", err.message);
  assert_string_equal(err.message, "outer (inner)");
  error_prefix(&err, "[%s] ", err.message);
  assert_string_equal(err.message, "[outer (inner)] outer (inner)");
}

static void nobody_asked(void **state)
{
  (void)state;
  assert_false(error_set(NULL, "%d", 1));
  assert_false(error_prefix(NULL, "%d", 1));
}

static void long_messages_are_cut(void **state)
{
  (void)state;
  char text[5000];
  memset(text, 'a', sizeof text - 1);
  text[sizeof text - 1] = 0;
  struct error err;
  error_set(&err, "%s", text);
  assert_int_equal(strlen(err.message), sizeof err.message - 1);
  error_prefix(&err, "x: ");
  assert_int_equal(strlen(err.message), sizeof err.message - 1);
  assert_memory_equal(err.message, "x: aaa", 6);
  error_prefix(&err, "%s", text);
  assert_int_equal(strlen(err.message), sizeof err.message - 1);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(sets_and_returns_false), cmocka_unit_test(prefix_goes_before),    cmocka_unit_test(own_message_may_be_an_argument),
    cmocka_unit_test(nobody_asked),           cmocka_unit_test(long_messages_are_cut),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
