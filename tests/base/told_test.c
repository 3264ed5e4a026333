/* Told texts: what a sentence holds, how it is said in English and in a language, within others, and whatever is wrong with its bytes. */
#include "base/error.h"
#include "base/told.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const char *other_language(const void *context, const char *key)
{
  (void)context;
  if (!strcmp(key, "error.line")) return "linha {line}: {why}";
  if (!strcmp(key, "error.cells")) return "{found} em vez de {count}";
  if (!strcmp(key, "player.red")) return "Vermelho";
  if (!strcmp(key, "error.or")) return " ou ";
  return NULL;
}

static void expect(const char *told, const char *english, const char *other)
{
  struct strbuf out;
  strbuf_init(&out);
  told_say(&out, told, NULL, NULL);
  assert_string_equal(out.text, english);
  strbuf_clear(&out);
  told_say(&out, told, other_language, NULL);
  assert_string_equal(out.text, other);
  strbuf_release(&out);
}

static void a_text_without_sentences_is_said_as_it_is(void **state)
{
  (void)state;
  expect("", "", "");
  expect("a {line} of 100%", "a {line} of 100%", "a {line} of 100%");
}

static void values_stand_where_the_language_has_them(void **state)
{
  (void)state;
  struct strbuf told;
  strbuf_init(&told);
  strbuf_add(&told, "file: ");
  told_add(&told, "error.cells", "expected {count:%d} cells, found '{found:%.3s}'", 8, "abcdef");
  strbuf_add_char(&told, '\n');
  expect(told.text, "file: expected 8 cells, found 'abc'\n", "file: abc em vez de 8\n");
  strbuf_clear(&told);
  told_add(&told, "error.none", "{c:%c} {d:%d} {lld:%lld} {zu:%zu} {s:%s} {cut:%.*s} 50%%", 'x', -7, 1LL << 40, (size_t)9, "{d}", 2, "abc");
  expect(told.text, "x -7 1099511627776 9 {d} ab 50%", "x -7 1099511627776 9 {d} ab 50%");
  strbuf_release(&told);
}

static void sentences_stand_in_sentences(void **state)
{
  (void)state;
  struct error err;
  char red[TOLD_WORD_SIZE], pink[TOLD_WORD_SIZE];
  error_tell(&err, "error.cells", "expected {count:%d} cells, found {found:@%s}", 8, told_word(red, "player", "red"));
  assert_string_equal(err.message, "expected 8 cells, found red");
  error_tell(&err, "error.line", "line {line:%d}: {why:@%s}", 3, err.told);
  error_prefix(&err, "a.txt, ");
  assert_string_equal(err.message, "a.txt, line 3: expected 8 cells, found red");
  expect(err.told, "a.txt, line 3: expected 8 cells, found red", "a.txt, linha 3: Vermelho em vez de 8");
  expect(told_word(pink, "player", "pink"), "pink", "pink");
  expect("light, dark" TOLD_OR "wooden", "light, dark or wooden", "light, dark ou wooden");
}

/* A value cannot be taken for a sentence, whatever is in it. */
static void values_are_clean(void **state)
{
  (void)state;
  struct strbuf told;
  strbuf_init(&told);
  told_add(&told, "error.line", "line {line:%d}: {why:%s}", 1, TOLD("error.or", " or "));
  expect(told.text, "line 1: ?error.or? or ?", "linha 1: ?error.or? or ?");
  strbuf_clear(&told);
  told_add(&told, "error.line", "line {line:%d}: {why:%s}", 1, "\xff\033[2J");
  expect(told.text, "line 1: ??[2J", "linha 1: ??[2J");
  strbuf_release(&told);
}

/* Wherever a text is cut, and whatever bytes it has, something is said. */
static void broken_ones_are_said_as_far_as_they_go(void **state)
{
  (void)state;
  struct error err;
  struct strbuf out;
  error_tell(&err, "error.cells", "expected {count:%d} cells, found {found:@%s}", 8, TOLD("error.or", " or "));
  error_tell(&err, "error.line", "line {line:%d}: {why:@%s}", 3, err.told);
  strbuf_init(&out);
  for (size_t length = strlen(err.told); length > 0; length--) {
    err.told[length] = '\0';
    strbuf_clear(&out);
    told_say(&out, err.told, other_language, NULL);
  }
  static const char marks[] = "\x02\x03\x1f" "a";
  for (int i = 0; i < 4096; i++) {
    char text[7] = "";
    for (int k = 0, n = i; k < 6; k++, n /= 4) text[k] = marks[n % 4];
    strbuf_clear(&out);
    told_say(&out, text, other_language, NULL);
    assert_true(strspn(out.text, "a?") == out.length);
  }
  strbuf_release(&out);
}

/* Then it stays English rather than being cut within. */
static void what_is_too_long_is_the_message(void **state)
{
  (void)state;
  struct error err;
  char text[TOLD_SIZE];
  memset(text, 'a', sizeof text - 1);
  text[sizeof text - 1] = '\0';
  error_tell(&err, "error.line", "line {line:%d}: {why:%s}", 3, text);
  assert_int_equal(strlen(err.message), sizeof err.message - 1);
  assert_string_equal(err.told, err.message);
  error_clear(&err);
  assert_string_equal(err.told, "");
  assert_false(error_tell(NULL, "error.or", " or "));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_text_without_sentences_is_said_as_it_is), cmocka_unit_test(values_stand_where_the_language_has_them),
    cmocka_unit_test(sentences_stand_in_sentences),              cmocka_unit_test(values_are_clean),
    cmocka_unit_test(broken_ones_are_said_as_far_as_they_go),    cmocka_unit_test(what_is_too_long_is_the_message),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
