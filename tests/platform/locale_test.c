#include "platform/locale.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

static void set(const char *name, const char *value)
{
  if (value) setenv(name, value, 1);
  else unsetenv(name);
}

static void reads_the_environment(void **state)
{
  (void)state;
  static const struct {
    const char *lc_all, *lc_messages, *lang, *expected;
  } cases[] = {
    {NULL, NULL, NULL, "en"},
    {NULL, NULL, "pt_BR.UTF-8", "pt-BR"},
    {NULL, NULL, "pt_BR", "pt-BR"},
    {NULL, NULL, "pt-br", "pt-BR"},
    {NULL, NULL, "pt", "pt"},
    {NULL, NULL, "de_DE@euro", "de-DE"},
    {NULL, NULL, "es.UTF-8", "es"},
    {NULL, NULL, "C", "en"},
    {NULL, NULL, "C.UTF-8", "en"},
    {NULL, NULL, "POSIX", "en"},
    {NULL, NULL, "fil_PH", "fil-PH"},
    {NULL, "pt_BR.UTF-8", "de_DE", "pt-BR"},
    {"en_GB.UTF-8", "pt_BR.UTF-8", "de_DE", "en-GB"},
    {"", "", "pt_BR", "pt-BR"},
    {"C", NULL, "pt_BR", "en"},
    {NULL, NULL, "/usr/share/zoneinfo", "en"},
    {NULL, NULL, "pt_", "pt"},
    {NULL, NULL, "pt_B", "pt"},
    {NULL, NULL, "pt_BRAZIL", "pt"},
    {NULL, NULL, "x", "en"},
    {NULL, NULL, "\xc3\xa7\xc3\xa7", "en"},
    {NULL, NULL, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "en"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    set("LC_ALL", cases[i].lc_all);
    set("LC_MESSAGES", cases[i].lc_messages);
    set("LANG", cases[i].lang);
    char tag[LANGUAGE_TAG_SIZE];
    locale_language(tag);
    assert_string_equal(tag, cases[i].expected);
  }
}

static void a_list_of_languages_comes_first(void **state)
{
  (void)state;
  static const char *const languages[] = {"en", "pt-BR", "de"};
  static const struct {
    const char *list, *lang, *expected;
  } cases[] = {
    {"pt_BR:en", "en_US.UTF-8", "pt-BR"}, {"fr:pt:en", "en_US.UTF-8", "pt-BR"}, {"fr", "de_DE", "de"},   {"", "de_DE", "de"}, {NULL, "fr_FR", "en"},
    {":::de", "en_US", "de"},             {"pt_BR", "C", "en"},                  {"pt_BR", NULL, "en"},   {"C:de", "pt_BR", "de"},
  };
  set("LC_ALL", NULL), set("LC_MESSAGES", NULL);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    set("LANGUAGE", cases[i].list), set("LANG", cases[i].lang);
    assert_string_equal(locale_choose(languages, 3), cases[i].expected);
  }
  set("LANGUAGE", NULL);
}

static void reads_a_name(void **state)
{
  (void)state;
  char tag[LANGUAGE_TAG_SIZE];
  assert_true(locale_tag(tag, "PT_br.UTF-8"));
  assert_string_equal(tag, "pt-BR");
  assert_true(locale_tag(tag, "EN"));
  assert_string_equal(tag, "en");
  assert_false(locale_tag(tag, ""));
  assert_string_equal(tag, "");
  assert_false(locale_tag(tag, "english"));
}

static void finds_the_best(void **state)
{
  (void)state;
  const char *const languages[] = {"en", "pt-BR"};
  assert_string_equal(locale_best("pt-BR", languages, 2), "pt-BR");
  assert_string_equal(locale_best("pt-PT", languages, 2), "pt-BR");
  assert_string_equal(locale_best("pt", languages, 2), "pt-BR");
  assert_string_equal(locale_best("en-GB", languages, 2), "en");
  assert_string_equal(locale_best("de", languages, 2), "en");
  assert_string_equal(locale_best("p", languages, 2), "en");
  assert_string_equal(locale_best("pt-BR", NULL, 0), "en");
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(reads_the_environment), cmocka_unit_test(a_list_of_languages_comes_first),
                                     cmocka_unit_test(reads_a_name), cmocka_unit_test(finds_the_best)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
