#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/edit.h"

#include <string.h>

static struct edit edit;

static void expect(const char *text, size_t cursor)
{
  assert_string_equal(edit.text, text);
  assert_int_equal(edit.cursor, cursor);
}

static void begin(const char *text)
{
  memset(&edit, 0, sizeof edit);
  edit_set(&edit, text);
}

static void what_is_typed_stands_at_the_cursor(void **state)
{
  (void)state;
  begin("");
  assert_true(edit_insert(&edit, "Ana"));
  edit_go(&edit, EDIT_START, false);
  edit_insert(&edit, "D. ");
  expect("D. Ana", 3);
  assert_false(edit_insert(&edit, ""));
  edit_insert(&edit, "x\ny\tz\x01");
  expect("D. x y z?Ana", 9);
  begin("");
  edit_insert(&edit, "a\xff" "b");
  expect("a?b", 3);
}

static void characters_stay_whole(void **state)
{
  (void)state;
  begin("João");
  edit_delete(&edit, EDIT_LEFT), edit_delete(&edit, EDIT_LEFT);
  expect("Jo", 2);
  begin("e\xcc\x81" "a"); /* an accent of its own goes with its letter */
  edit_go(&edit, EDIT_START, false);
  edit_go(&edit, EDIT_RIGHT, false);
  expect("e\xcc\x81" "a", 3);
  edit_delete(&edit, EDIT_LEFT);
  expect("a", 0);
  begin("é\xf0\x9f\x99\x82");
  edit_put(&edit, 1, false);
  assert_int_equal(edit.cursor, 0);
  edit_put(&edit, 4, false);
  assert_int_equal(edit.cursor, 2);
  edit_put(&edit, 1000, false);
  assert_int_equal(edit.cursor, 6);
  begin("");
  edit.limit = 4;
  edit_insert(&edit, "ééé");
  expect("éé", 4);
  edit_insert(&edit, "a");
  expect("éé", 4);
}

static void the_cursor_goes_and_selects(void **state)
{
  (void)state;
  begin("one two  three");
  assert_true(edit_go(&edit, EDIT_WORD_LEFT, false));
  assert_int_equal(edit.cursor, 9);
  edit_go(&edit, EDIT_WORD_LEFT, false);
  assert_int_equal(edit.cursor, 4);
  edit_go(&edit, EDIT_WORD_RIGHT, true);
  size_t from, to;
  assert_true(edit_selection(&edit, &from, &to));
  assert_int_equal(from, 4), assert_int_equal(to, 9);
  edit_insert(&edit, "2 ");
  expect("one 2 three", 6);
  assert_false(edit_selection(&edit, &from, &to));
  edit_go(&edit, EDIT_START, true);
  edit_go(&edit, EDIT_RIGHT, false); /* out of a selection at its end */
  assert_int_equal(edit.cursor, 6);
  edit_select_all(&edit);
  edit_go(&edit, EDIT_LEFT, false);
  assert_int_equal(edit.cursor, 0);
  assert_false(edit_go(&edit, EDIT_LEFT, false));
  assert_false(edit_delete(&edit, EDIT_LEFT));
  edit_delete(&edit, EDIT_WORD_RIGHT);
  expect("2 three", 0);
  edit_select_all(&edit);
  edit_delete(&edit, EDIT_LEFT);
  expect("", 0);
}

static void lines_are_joined(void **state)
{
  (void)state;
  begin("");
  edit.line_end = '/';
  edit_insert(&edit, "\n  bb\r\n\n  .w \n");
  expect("  bb/  .w ", 10);
  edit_insert(&edit, "/4");
  expect("  bb/  .w /4", 12);
  begin("");
  edit.line_end = '/';
  edit_insert(&edit, "\n\n");
  expect("", 0);
}

static void long_text_is_cut(void **state)
{
  (void)state;
  char text[2 * EDIT_SIZE];
  memset(text, 'm', sizeof text - 1);
  text[sizeof text - 1] = '\0';
  begin(text);
  assert_int_equal(strlen(edit.text), EDIT_SIZE - 1);
  assert_false(edit_insert(&edit, "x"));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_is_typed_stands_at_the_cursor), cmocka_unit_test(characters_stay_whole), cmocka_unit_test(the_cursor_goes_and_selects),
    cmocka_unit_test(lines_are_joined),                   cmocka_unit_test(long_text_is_cut),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
