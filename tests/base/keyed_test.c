#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/keyed.h"

#include <string.h>

static void expect(struct keyed *keyed, int line, const char *key, const char *value)
{
  assert_true(keyed_next(keyed));
  assert_int_equal(keyed->line, line);
  assert_string_equal(keyed->key, key);
  assert_string_equal(keyed->value, value);
}

static void lines_are_keys_and_values(void **state)
{
  (void)state;
  char text[] = "# nothing\n\nink  #000000 \r\n  alone\n";
  struct keyed keyed;
  keyed_init(&keyed, text);
  expect(&keyed, 3, "ink", "#000000");
  expect(&keyed, 4, "alone", "");
  assert_false(keyed_next(&keyed));
}

static void a_byte_order_mark_is_no_part_of_the_first_line(void **state)
{
  (void)state;
  char text[] = "\xef\xbb\xbf" "ink red\nback blue", only[] = "\xef\xbb\xbf";
  struct keyed keyed;
  keyed_init(&keyed, text);
  expect(&keyed, 1, "ink", "red");
  expect(&keyed, 2, "back", "blue");
  assert_false(keyed_next(&keyed));
  keyed_init(&keyed, only);
  assert_false(keyed_next(&keyed));
}

static void remarks_are_cut_off(void **state)
{
  (void)state;
  static const struct {
    const char *text, *value, *remark;
  } cases[] = {
    {"dark # evening", "dark", "# evening"}, {"dark\t#evening # late", "dark", "#evening # late"}, {"dark", "dark", ""}, {"", "", ""},
    {"# evening", "# evening", ""}, {"C#", "C#", ""}, {"#F0C75E #5A3413 # two", "#F0C75E #5A3413", "# two"}, {"#F0C75E #5A34 2", "#F0C75E", "#5A34 2"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[64];
    strcpy(text, cases[i].text);
    assert_string_equal(keyed_remark(text), cases[i].remark);
    assert_string_equal(text, cases[i].value);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(lines_are_keys_and_values),
    cmocka_unit_test(a_byte_order_mark_is_no_part_of_the_first_line),
    cmocka_unit_test(remarks_are_cut_off),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
