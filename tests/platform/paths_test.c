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

static void assert_documents(const char *lines, const char *expected)
{
  struct error err;
  if (!file_write(SALTO_BINARY_DIR "/paths-test/user-dirs.dirs", lines, strlen(lines), &err)) fail_msg("%s", err.message);
  assert_path(paths_documents, expected);
}

static void documents_are_where_the_desktop_says(void **state)
{
  (void)state;
  struct error err;
  static const char *const home = SALTO_BINARY_DIR "/paths-test";
  assert_true(folder_make(SALTO_BINARY_DIR "/paths-test/Meus documentos", &err));
  setenv("HOME", home, 1);
  setenv("XDG_CONFIG_HOME", home, 1);
  assert_documents("# a comment\nXDG_MUSIC_DIR=\"$HOME\"\nXDG_DOCUMENTS_DIR=\"$HOME/Meus documentos/\"\n", SALTO_BINARY_DIR "/paths-test/Meus documentos");
  assert_documents("XDG_DOCUMENTS_DIR=\"$HOME/none\"\nXDG_DOCUMENTS_DIR=\"" SALTO_BINARY_DIR "\"", SALTO_BINARY_DIR);
  assert_documents("XDG_DOCUMENTS_DIR=\"$HOME/none\"\n", home);    /* which is not there */
  assert_documents("XDG_DOCUMENTS_DIR=\"documents\"\n", home);     /* neither absolute nor in the home folder */
  assert_documents("XDG_DOCUMENTS_DIR=\"", home);
  assert_documents("", home);
  unsetenv("HOME");
  assert_path(paths_documents, NULL);
}

static void paths_are_written_as_people_do(void **state)
{
  (void)state;
  static const struct {
    const char *typed, *path, *shown; /* shown: NULL: as typed */
  } rows[] = {
    {"~", "/home/ana", NULL},         {"~/x/y", "/home/ana/x/y", NULL}, {"/etc", "/etc", NULL},          {"x.salto", "/base/x.salto", "/base/x.salto"},
    {"~bea/x", "/base/~bea/x", "/base/~bea/x"}, {"/home/anabel/x", "/home/anabel/x", NULL}, {"", "/base/", "/base/"}, {"/", "/", NULL},
  };
  struct strbuf text;
  strbuf_init(&text);
  setenv("HOME", "/home/ana", 1);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf_clear(&text);
    paths_expand(&text, rows[i].typed, "/base");
    assert_string_equal(text.text, rows[i].path);
    strbuf_clear(&text);
    paths_shorten(&text, rows[i].path);
    assert_string_equal(text.text, rows[i].shown ? rows[i].shown : rows[i].typed);
  }
  strbuf_clear(&text);
  paths_expand(&text, "x", "/");
  assert_string_equal(text.text, "/x");
  unsetenv("HOME");
  strbuf_clear(&text);
  paths_expand(&text, "~/x", "/base");
  assert_string_equal(text.text, "/base/~/x");
  strbuf_release(&text);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(build_tree_uses_the_sources), cmocka_unit_test(follows_xdg), cmocka_unit_test(documents_are_where_the_desktop_says),
    cmocka_unit_test(paths_are_written_as_people_do),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
