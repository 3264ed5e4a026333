#include "core/perft_lines.h"

static void large_counts_hold(void **state)
{
  (void)state;
  assert_true(perft_check_file(200001, UINT64_MAX) >= 28);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(large_counts_hold),
  };
  return cmocka_run_group_tests_name("perft, deep", tests, NULL, fixture_teardown);
}
