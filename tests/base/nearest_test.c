#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/nearest.h"

static const char *const words[] = {"turkish-draughts", "english-draughts", "sternhalma", "perft", "moves", "a"};
enum { WORDS = sizeof words / sizeof *words };

static void finds_a_slip(void **state)
{
  (void)state;
  assert_string_equal(nearest_word("perf", words, WORDS), "perft");
  assert_string_equal(nearest_word("preft", words, WORDS), "perft");
  assert_string_equal(nearest_word("MOVES", words, WORDS), "moves");
  assert_string_equal(nearest_word("turkish-draught", words, WORDS), "turkish-draughts");
  assert_string_equal(nearest_word("sternhlama", words, WORDS), "sternhalma");
}

static void is_silent_when_nothing_is_near(void **state)
{
  (void)state;
  assert_null(nearest_word("chess", words, WORDS));
  assert_null(nearest_word("", words, WORDS - 1));
  assert_null(nearest_word("perft", words, 0));
  char big[200];
  for (size_t i = 0; i < sizeof big; i++) big[i] = i + 1 < sizeof big ? 'x' : 0;
  assert_null(nearest_word(big, words, WORDS));
}

static void measures(void **state)
{
  (void)state;
  assert_int_equal(nearest_distance("", "abc"), 3);
  assert_int_equal(nearest_distance("ab", "ba"), 1);
  assert_int_equal(nearest_distance("kitten", "sitting"), 3);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(finds_a_slip),
    cmocka_unit_test(is_silent_when_nothing_is_near),
    cmocka_unit_test(measures),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
