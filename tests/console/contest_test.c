#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "console/contest.h"

static void expect(const char *told, int won, int drawn, int lost)
{
  const struct contest contest = {.won = won, .drawn = drawn, .lost = lost};
  struct strbuf out;
  strbuf_init(&out);
  contest_write_standing(&out, &contest);
  assert_string_equal(out.text, told);
  strbuf_release(&out);
}

static void the_interval_is_told(void **state)
{
  (void)state;
  expect("score +1 =0 -1  50.0 % ± 40.0  Elo +0 (-382 to +382)", 1, 0, 1);
  expect("score +30 =20 -50  40.0 % ± 8.4  Elo -70 (-134 to -11)", 30, 20, 50);
}

/* Nobody reads an infinity. */
static void an_open_interval_is_told_in_words(void **state)
{
  (void)state;
  expect("score +1 =0 -0  100.0 % ± 42.9  Elo at least +49", 1, 0, 0);
  expect("score +0 =0 -1  0.0 % ± 42.9  Elo at most -49", 0, 0, 1);
  expect("score +9 =0 -1  90.0 % ± 21.5  Elo +382 (at least +135)", 9, 0, 1);
  expect("score +1 =0 -9  10.0 % ± 21.5  Elo -382 (at most -135)", 1, 0, 9);
}

static void without_a_game_there_is_no_interval(void **state)
{
  (void)state;
  expect("score +0 =0 -0", 0, 0, 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_interval_is_told), cmocka_unit_test(an_open_interval_is_told_in_words), cmocka_unit_test(without_a_game_there_is_no_interval),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
