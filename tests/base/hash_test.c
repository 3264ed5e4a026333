#include "base/hash.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* The numbers of the algorithm's own description, so that they are the same on every machine. */
static void known_numbers(void **state)
{
  (void)state;
  assert_true(hash_bytes(HASH_START, "", 0) == UINT64_C(0xcbf29ce484222325));
  assert_true(hash_bytes(HASH_START, "a", 1) == UINT64_C(0xaf63dc4c8601ec8c));
  assert_true(hash_bytes(HASH_START, "foobar", 6) == UINT64_C(0x85944171f73967e8));
}

static void ends_count(void **state)
{
  (void)state;
  assert_true(hash_text(hash_text(HASH_START, "ab"), "c") != hash_text(hash_text(HASH_START, "a"), "bc"));
  assert_true(hash_text(HASH_START, "") != HASH_START);
}

static void numbers_are_their_bytes_lowest_first(void **state)
{
  (void)state;
  assert_true(hash_number(HASH_START, 0x0102) == hash_bytes(HASH_START, "\x02\x01\0\0\0\0\0\0", 8));
  assert_true(hash_number(HASH_START, -1) == hash_bytes(HASH_START, "\xff\xff\xff\xff\xff\xff\xff\xff", 8));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(known_numbers),
    cmocka_unit_test(ends_count),
    cmocka_unit_test(numbers_are_their_bytes_lowest_first),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
