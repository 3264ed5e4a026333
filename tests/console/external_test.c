#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "console/external.h"

#include <string.h>

static int64_t patience(int64_t ms, uint64_t nodes)
{
  const struct engine_limits limits = {ms, nodes, 0};
  return external_patience(&limits);
}

/* A slow program looks at ten positions in a millisecond. */
static void waits_longer_for_more_nodes(void **state)
{
  (void)state;
  assert_int_equal(patience(0, 0), 5000);
  assert_int_equal(patience(100, 0), 5500);
  assert_int_equal(patience(0, 1000000), 105000);
  assert_int_equal(patience(100, 1000000), 105500);
}

static void has_room_for_any_limits(void **state)
{
  (void)state;
  const int64_t today = (int64_t)1 << 42; /* in ms since 1970, and for a century more */
  assert_true(patience(0, UINT64_MAX) > patience(0, INT64_MAX) && patience(0, INT64_MAX) > patience(0, 1000000));
  assert_true(patience(INT64_MAX, UINT64_MAX) > patience(0, UINT64_MAX));
  assert_true(patience(INT64_MAX, UINT64_MAX) < INT64_MAX - today);
}

static void a_name_is_cleaned_and_cut(void **state)
{
  (void)state;
  struct engine engine = {.name = "before"};
  char wide[4 * 100 + 1] = "";
  external_name(&engine, "");
  assert_string_equal(engine.name, "before");
  external_name(&engine, "Fast\x1b[1m \xff Engine");
  assert_string_equal(engine.name, "Fast?[1m ? Engine");
  for (int i = 0; i < 100; i++) strcat(wide, "\xf0\x9f\x90\xb8");
  external_name(&engine, wide);
  assert_int_equal(strlen(engine.name), 4 * 60 + strlen("…"));
  assert_string_equal(engine.name + 4 * 60, "…");
}

static void words_are_whole(void **state)
{
  (void)state;
  assert_true(external_begins("bestmove", "bestmove") && external_begins("bestmove a1", "bestmove"));
  assert_false(external_begins("bestmoves", "bestmove") || external_begins("best", "bestmove"));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(waits_longer_for_more_nodes), cmocka_unit_test(has_room_for_any_limits),
    cmocka_unit_test(a_name_is_cleaned_and_cut), cmocka_unit_test(words_are_whole),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
