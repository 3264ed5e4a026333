#include "base/strbuf.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void empty_is_readable(void **state)
{
  (void)state;
  struct strbuf buf;
  strbuf_init(&buf);
  assert_string_equal(buf.text, "");
  strbuf_clear(&buf);
  strbuf_add(&buf, "");
  assert_string_equal(buf.text, "");
  assert_int_equal(buf.length, 0);
  strbuf_release(&buf);
  assert_string_equal(buf.text, "");
}

static void grows(void **state)
{
  (void)state;
  struct strbuf buf;
  strbuf_init(&buf);
  for (int i = 0; i < 1000; i++) {
    strbuf_add_char(&buf, 'a');
    strbuf_add(&buf, "bc");
    strbuf_addf(&buf, "%03d", i);
  }
  assert_int_equal(buf.length, 6000);
  assert_int_equal(strlen(buf.text), 6000);
  assert_memory_equal(buf.text + 5994, "abc999", 6);
  strbuf_clear(&buf);
  assert_string_equal(buf.text, "");
  strbuf_add(&buf, "again");
  assert_string_equal(buf.text, "again");
  strbuf_release(&buf);
}

static void adds_itself(void **state)
{
  (void)state;
  struct strbuf buf;
  strbuf_init(&buf);
  strbuf_add(&buf, "0123456789");
  for (int i = 0; i < 6; i++) strbuf_add(&buf, buf.text); /* moves several times */
  assert_int_equal(buf.length, 640);
  assert_memory_equal(buf.text + 630, "0123456789", 10);
  strbuf_release(&buf);
}

static void formats_long_texts(void **state)
{
  (void)state;
  struct strbuf buf;
  strbuf_init(&buf);
  strbuf_addf(&buf, "%s", "");
  strbuf_addf(&buf, "%500d|%s", 1, "end");
  assert_int_equal(buf.length, 504);
  assert_string_equal(buf.text + 498, " 1|end");
  strbuf_release(&buf);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(empty_is_readable),
    cmocka_unit_test(grows),
    cmocka_unit_test(adds_itself),
    cmocka_unit_test(formats_long_texts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
