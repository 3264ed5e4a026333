#include "match/fixture.h"

#include "console/contest.h"

static void expect_in(const char *language, const char *told, int won, int drawn, int lost)
{
  const struct contest contest = {.won = won, .drawn = drawn, .lost = lost};
  const struct words words = {fixture_texts, NULL, language, NULL};
  struct strbuf out;
  strbuf_init(&out);
  contest_write_standing(&out, &words, &contest);
  assert_string_equal(out.text, told);
  strbuf_release(&out);
}

static void expect(const char *told, int won, int drawn, int lost) { expect_in("en", told, won, drawn, lost); }

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

static void in_portuguese(void **state)
{
  (void)state;
  expect_in("pt-BR", "placar +1 =0 -1  50,0 % ± 40,0  Elo +0 (-382 a +382)", 1, 0, 1);
  expect_in("pt-BR", "placar +1 =0 -0  100,0 % ± 42,9  Elo no mínimo +49", 1, 0, 0);
  expect_in("pt-BR", "placar +1 =0 -9  10,0 % ± 21,5  Elo -382 (no máximo -135)", 1, 0, 9);
  expect_in("pt-BR", "placar +0 =0 -0", 0, 0, 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_interval_is_told), cmocka_unit_test(an_open_interval_is_told_in_words), cmocka_unit_test(without_a_game_there_is_no_interval),
    cmocka_unit_test(in_portuguese),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
