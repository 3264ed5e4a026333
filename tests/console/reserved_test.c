/* A setting of the program and an option of a game go by the same commands, so no option may have the name of a setting. */
#include "console/session.h"
#include "script/variant.h"

#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static void refuses(const char *setting)
{
  char path[] = "/tmp/salto-reserved-test-XXXXXX", name[32] = "", expected[64];
  struct variant *variant;
  struct error err;
  for (size_t i = 0; setting[i] && i < sizeof name - 1; i++) name[i] = (char)tolower((unsigned char)setting[i]);
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  assert_true(dprintf(fd, "return { api = 1, id = 'x', options = { { name = '%s' } } }", name) > 0);
  close(fd);
  snprintf(expected, sizeof expected, "an option cannot be called '%s'", name);
  assert_false(variant_load(&variant, path, NULL, NULL, &err));
  assert_non_null(strstr(err.message, expected));
  unlink(path);
}

static void no_option_is_called_like_a_setting(void **state)
{
  (void)state;
  refuses("Variant");
  refuses("Players");
  for (int i = 0; i < ENGINE_OPTION_COUNT; i++) refuses(engine_options[i].name);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(no_option_is_called_like_a_setting)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
