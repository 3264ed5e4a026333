/* The rows of the table of rule changes are those that a variant may state in its own words. */
#include "match/rule_words.h"
#include "script/text_keys.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void rows_are_the_texts_a_variant_may_have(void **state)
{
  (void)state;
  const char *const *rows;
  size_t known = text_keys_rows(false, &rows) + text_keys_rows(true, &rows);
  assert_int_equal(known, rule_words_count());
  for (size_t aspect = 0; aspect < rule_words_count(); aspect++) {
    size_t count = text_keys_rows(rule_words_by_kind(aspect), &rows), at = 0;
    while (at < count && strcmp(rows[at], rule_words_key(aspect))) at++;
    if (at == count) fail_msg("no text \"rule.%s\" may be given", rule_words_key(aspect));
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(rows_are_the_texts_a_variant_may_have)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
