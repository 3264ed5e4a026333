#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/memory.h"
#include "console/lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static FILE *file;
static struct lines lines;

static void start(const char *bytes, size_t size)
{
  file = tmpfile();
  assert_non_null(file);
  assert_int_equal(fwrite(bytes, 1, size, file), size);
  rewind(file);
  lines_init(&lines, fileno(file));
}

static void expect(const char *line, enum line_fault expected)
{
  enum line_fault fault;
  char *got = lines_wait(&lines, &fault);
  if (!line) {
    assert_null(got);
    return;
  }
  assert_non_null(got);
  assert_string_equal(got, line);
  assert_int_equal(fault, expected);
}

static void finish(void)
{
  expect(NULL, LINE_FINE);
  lines_release(&lines);
  fclose(file);
}

#define START(text) start(text, sizeof(text) - 1)

static void ends_of_lines(void **state)
{
  (void)state;
  START("one\ntwo\r\n\n\r\nlast");
  expect("one", LINE_FINE);
  expect("two", LINE_FINE);
  expect("", LINE_FINE);
  expect("", LINE_FINE);
  expect("last", LINE_FINE);
  finish();
  START("");
  finish();
  START("a\rb\n");
  expect("a\rb", LINE_FINE);
  finish();
}

static void zero_bytes(void **state)
{
  (void)state;
  START("a\0b\nfine\n\0");
  expect("", LINE_HAS_ZERO);
  expect("fine", LINE_FINE);
  expect("", LINE_HAS_ZERO);
  finish();
}

/* `size` letters, a line end, and a line after it. */
static void long_line(size_t size, enum line_fault expected)
{
  char *text = memory_new(size + 7, 1);
  memset(text, 'x', size);
  memcpy(text + size, "\nafter\n", 7);
  start(text, size + 7);
  text[size] = 0;
  expect(expected == LINE_FINE ? text : "", expected);
  expect("after", LINE_FINE);
  finish();
  free(text);
}

static void long_lines(void **state)
{
  (void)state;
  long_line(100000, LINE_FINE);
  long_line(LINE_LIMIT, LINE_FINE);
  long_line(LINE_LIMIT + 1, LINE_TOO_LONG);
  long_line(3 * (size_t)LINE_LIMIT, LINE_TOO_LONG);
}

static void a_long_line_without_an_end(void **state)
{
  (void)state;
  size_t size = 2 * (size_t)LINE_LIMIT;
  char *text = memory_new(size, 1);
  memset(text, 'x', size);
  start(text, size);
  expect("", LINE_TOO_LONG);
  finish();
  free(text);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(ends_of_lines),
    cmocka_unit_test(zero_bytes),
    cmocka_unit_test(long_lines),
    cmocka_unit_test(a_long_line_without_an_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
