#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/fold.h"

static void expect(const char *from, const char *to)
{
  struct strbuf out;
  strbuf_init(&out);
  fold_add(&out, from);
  assert_string_equal(out.text, to);
  strbuf_release(&out);
}

static void letters_are_small_and_plain(void **state)
{
  (void)state;
  expect("", "");
  expect("Chinese Checkers 8×8", "chinese checkers 8×8");
  expect("Damas à francesa, Três Ênfases, AÇÃO", "damas a francesa, tres enfases, acao");
  expect("e\xcc\x81tude", "etude"); /* an accent that is a character of its own */
  expect("Straße Łódź Œuvre Þór Ĳssel Žižka ÿ", "strasse lodz oeuvre thor ijssel zizka y");
  expect("Шашки Ёлка Џ", "шашки елка џ");
  expect("Πεσσοί ΝΤΆΜΑ ς", "πεσσοι νταμα σ");
  expect("跳棋 \xf0\x9f\x99\x82", "跳棋 \xf0\x9f\x99\x82");
}

static void words_are_looked_for_anywhere(void **state)
{
  (void)state;
  assert_true(fold_matches("Turkish draughts", ""));
  assert_true(fold_matches("Turkish draughts", "   "));
  assert_true(fold_matches("Turkish draughts", "ISH"));
  assert_true(fold_matches("Turkish draughts", "draughts turk"));
  assert_true(fold_matches("Damas turcas, com reis de longo alcance", "reis alcánce"));
  assert_false(fold_matches("Turkish draughts", "turk chess"));
  assert_false(fold_matches("", "a"));
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(letters_are_small_and_plain), cmocka_unit_test(words_are_looked_for_anywhere)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
