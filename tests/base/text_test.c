#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void falls_back(void **state)
{
  (void)state;
  struct texts *texts = texts_new();
  assert_string_equal(text_get(texts, "en", "name"), "name");
  texts_set(texts, "en", "name", "Halma");
  texts_set(texts, "en", "undo", "Undo");
  texts_set(texts, "pt-BR", "undo", "Desfazer");
  assert_string_equal(text_get(texts, "pt-BR", "undo"), "Desfazer");
  assert_string_equal(text_get(texts, "pt-BR", "name"), "Halma");
  assert_string_equal(text_get(texts, "xx", "name"), "Halma");
  assert_string_equal(text_get(texts, "en", "no.such"), "no.such");
  assert_string_equal(text_exact(texts, "pt-BR", "undo"), "Desfazer");
  assert_null(text_exact(texts, "pt-BR", "name"));
  assert_null(text_exact(texts, "xx", "name"));
  texts_free(texts);
}

static void set_replaces(void **state)
{
  (void)state;
  struct texts *texts = texts_new();
  texts_set(texts, "en", "a", "one");
  texts_set(texts, "en", "a", "two");
  assert_string_equal(text_get(texts, "en", "a"), "two");
  texts_set(texts, "en", "a", text_get(texts, "en", "a"));
  assert_string_equal(text_get(texts, "en", "a"), "two");
  const char *const *keys;
  assert_int_equal(texts_keys(texts, &keys), 1);
  texts_free(texts);
}

static void many_keys_stay_sorted(void **state)
{
  (void)state;
  struct texts *texts = texts_new();
  char key[20], value[20];
  for (int i = 0; i < 500; i++) { /* 7 and 500 have no common factor: every number once, out of order */
    snprintf(key, sizeof key, "k%03d", i * 7 % 500);
    snprintf(value, sizeof value, "v%d", i * 7 % 500);
    texts_set(texts, i % 2 ? "en" : "pt-BR", key, value);
  }
  const char *const *keys;
  assert_int_equal(texts_keys(texts, &keys), 500);
  for (int i = 0; i < 500; i++) {
    snprintf(key, sizeof key, "k%03d", i);
    snprintf(value, sizeof value, "v%d", i);
    assert_string_equal(keys[i], key);
    const char *language = text_exact(texts, "en", key) ? "en" : "pt-BR";
    assert_string_equal(text_exact(texts, language, key), value);
  }
  texts_set(texts, "de", "k001", "x");
  const char *const *languages;
  assert_int_equal(texts_languages(texts, &languages), 3);
  assert_string_equal(languages[0], "de");
  assert_string_equal(languages[1], "en");
  assert_string_equal(languages[2], "pt-BR");
  texts_free(texts);
}

static void inherits_what_is_missing(void **state)
{
  (void)state;
  struct texts *base = texts_new(), *child = texts_new();
  texts_set(base, "en", "name", "Base");
  texts_set(base, "en", "man", "man");
  texts_set(base, "pt-BR", "man", "peão");
  texts_set(child, "en", "name", "Child");
  texts_inherit(child, base);
  texts_free(base); /* everything was copied */
  assert_string_equal(text_get(child, "en", "name"), "Child");
  assert_string_equal(text_get(child, "en", "man"), "man");
  assert_string_equal(text_get(child, "pt-BR", "man"), "peão");
  texts_inherit(child, child);
  texts_free(child);
}

static void fills(void **state)
{
  (void)state;
  static const struct {
    const char *pattern, *expected;
  } cases[] = {
    {"", ""},
    {"plain", "plain"},
    {"{turn} takes more", "c3xc5 takes more"},
    {"{turn}{n}{turn}", "c3xc52c3xc5"},
    {"{other} and {turn", "{other} and {turn"},
    {"{{n}}", "{2}"},
    {"{} {n }", "{} {n }"},
    {"}{n", "}{n"},
    {"{brace}", "{n}"}, /* what was filled in is not filled again */
  };
  const struct text_value values[] = {{"turn", "c3xc5"}, {"n", "2"}, {"brace", "{n}"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct strbuf out;
    strbuf_init(&out);
    text_fill(&out, cases[i].pattern, values, 3);
    assert_string_equal(out.text, cases[i].expected);
    strbuf_release(&out);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(falls_back),
    cmocka_unit_test(set_replaces),
    cmocka_unit_test(many_keys_stay_sorted),
    cmocka_unit_test(inherits_what_is_missing),
    cmocka_unit_test(fills),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
