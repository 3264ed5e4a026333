#include "platform/paths.h"

#include "platform/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* This program lies in the build tree. That an installed one finds ../share/salto is tests/layout/install_test.sh. */
static void build_tree_uses_the_sources(void **state)
{
  (void)state;
  struct error err;
  struct strbuf path;
  strbuf_init(&path);
  assert_true(paths_data(&path, &err));
  assert_string_equal(path.text, SALTO_SOURCE_DIR);
  strbuf_clear(&path);
  assert_true(paths_in_data(&path, "variants", &err));
  assert_string_equal(path.text, SALTO_SOURCE_DIR "/variants");
  assert_true(folder_exists(path.text));
  strbuf_release(&path);
}

static void assert_path(bool (*function)(struct strbuf *, struct error *), const char *expected)
{
  struct error err;
  struct strbuf path;
  strbuf_init(&path);
  if (expected) {
    assert_true(function(&path, &err));
    assert_string_equal(path.text, expected);
  } else {
    assert_false(function(&path, &err));
    assert_non_null(strstr(err.message, "HOME"));
  }
  strbuf_release(&path);
}

static void follows_xdg(void **state)
{
  (void)state;
  setenv("HOME", "/home/ana", 1);
  unsetenv("XDG_DATA_HOME");
  unsetenv("XDG_CONFIG_HOME");
  assert_path(paths_user_variants, "/home/ana/.local/share/salto/variants");
  assert_path(paths_settings, "/home/ana/.config/salto");
  setenv("XDG_DATA_HOME", "/data", 1);
  setenv("XDG_CONFIG_HOME", "/config", 1);
  assert_path(paths_user_variants, "/data/salto/variants");
  assert_path(paths_games, "/data/salto/games");
  assert_path(paths_settings, "/config/salto");
  setenv("XDG_DATA_HOME", "relative", 1);
  setenv("XDG_CONFIG_HOME", "", 1);
  assert_path(paths_user_variants, "/home/ana/.local/share/salto/variants");
  assert_path(paths_settings, "/home/ana/.config/salto");
  unsetenv("HOME");
  assert_path(paths_user_variants, NULL);
  assert_path(paths_settings, NULL);
  setenv("XDG_DATA_HOME", "/data", 1);
  assert_path(paths_user_variants, "/data/salto/variants");
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(build_tree_uses_the_sources), cmocka_unit_test(follows_xdg)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
