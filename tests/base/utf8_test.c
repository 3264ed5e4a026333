#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/utf8.h"

#include <string.h>

static void expect(const char *from, const char *to)
{
  char text[64];
  strcpy(text, from);
  utf8_clean(text);
  assert_string_equal(text, to);
}

static void keeps_what_can_be_shown(void **state)
{
  (void)state;
  expect("", "");
  expect("c3-d3", "c3-d3");
  expect("jogada não, \xe2\x82\xac \xf0\x9f\x99\x82", "jogada não, \xe2\x82\xac \xf0\x9f\x99\x82");
}

static void replaces_the_rest(void **state)
{
  (void)state;
  expect("a\x1b[2Jb\x7f", "a?[2Jb?");
  expect("a\nb\tc\r", "a b c ");
  expect("\xff\xfe", "??");
  expect("cut \xc3", "cut ?");
  expect("\xe2\x82", "??");
  expect("\xc0\xaf", "??");             /* longer than it need be */
  expect("\xed\xa0\x80", "???");        /* half of a pair */
  expect("\xf4\x90\x80\x80", "????");   /* beyond the last character */
  expect("\xc2\x9b" "2J", "??2J");      /* a control character of two bytes */
  expect("a\xe2\x80\xae" "b", "a???b");   /* these turn the direction of writing */
  expect("\xe2\x81\xa6\xe2\x81\xa9\xe2\x80\x8e\xe2\x80\x8f\xd8\x9c\xe2\x80\xaa", "??????????????" "???");
  expect("\xe2\x80\x8d\xe2\x80\xa9\xe2\x80\xaf\xe2\x81\xaa", "\xe2\x80\x8d\xe2\x80\xa9\xe2\x80\xaf\xe2\x81\xaa");
}

static void characters_one_by_one(void **state)
{
  (void)state;
  const char *text = "a\xc3\xa3\xe2\x82\xac\xf0\x9f\x99\x82", *at = text;
  static const uint32_t expected[] = {'a', 0xe3, 0x20ac, 0x1f642, 0, 0};
  struct strbuf again;
  strbuf_init(&again);
  for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
    uint32_t c = utf8_next(&at);
    assert_int_equal(c, expected[i]);
    if (c) utf8_add(&again, c);
  }
  assert_string_equal(again.text, text);
  strbuf_release(&again);
  at = "\xe2\x82";
  assert_int_equal(utf8_next(&at), 0xe2); /* cut off: never past the end */
  assert_int_equal(utf8_next(&at), 0x82);
  assert_int_equal(utf8_next(&at), 0);
  assert_true(utf8_is_mark(0x301));
  assert_false(utf8_is_mark('e'));
}

static void sentences_begin_with_a_capital(void **state)
{
  (void)state;
  static const char *const cases[][2] = {
    {"all ten pieces", "All ten pieces"}, {"é coroada", "É coroada"}, {"ÿ", "ÿ"}, {"žák", "Žák"}, {"łódź", "Łódź"}, {"őr", "Őr"}, {"ωμέγα", "Ωμέγα"},
    {"да", "Да"}, {"ѣ", "Ѣ"},
    {"Yes", "Yes"}, {"Évora", "Évora"}, {"Žák", "Žák"}, {"12", "12"}, {"÷", "÷"}, {"", ""}, {"“so”", "“so”"}, {"ß", "ß"}, {"\xe2\x82", "\xe2\x82"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct strbuf out;
    strbuf_init(&out);
    utf8_add_capital(&out, cases[i][0]);
    if (strcmp(cases[i][0], "\xe2\x82") != 0) assert_string_equal(out.text ? out.text : "", cases[i][1]);
    strbuf_release(&out);
  }
}

static void the_mark_at_the_start_is_passed_over(void **state)
{
  (void)state;
  assert_string_equal(utf8_without_mark("\xef\xbb\xbf" "a"), "a");
  assert_string_equal(utf8_without_mark("\xef\xbb\xbf"), "");
  assert_string_equal(utf8_without_mark("\xef\xbb"), "\xef\xbb");
  assert_string_equal(utf8_without_mark("a"), "a");
  assert_string_equal(utf8_without_mark(""), "");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(keeps_what_can_be_shown),
    cmocka_unit_test(replaces_the_rest),
    cmocka_unit_test(characters_one_by_one),
    cmocka_unit_test(sentences_begin_with_a_capital),
    cmocka_unit_test(the_mark_at_the_start_is_passed_over),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
