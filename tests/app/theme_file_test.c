/* Themes as files: the bundled ones, those that people add, and everything that can be wrong with one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/theme_file.h"
#include "said.h"
#include "base/keyed.h"
#include "platform/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char bundled[] = SALTO_SOURCE_DIR "/assets/themes";
static char own[] = SALTO_BINARY_DIR "/themes-XXXXXX";

static void write_file(const char *name, const char *text)
{
  char path[1024];
  struct error err;
  snprintf(path, sizeof path, "%s/%s", own, name);
  if (!file_write(path, text, strlen(text), &err)) fail_msg("%s", err.message);
}

static int clear(void **state)
{
  (void)state;
  char command[1024];
  snprintf(command, sizeof command, "chmod -R u+rw '%s'; rm -rf '%s'/*", own, own);
  return system(command);
}

static struct themes *load(void)
{
  const char *folders[] = {bundled, own};
  return themes_new(folders, 2);
}

static const char *fault_of(const struct themes *themes, const char *file)
{
  for (int i = 0; i < themes->faults; i++) {
    const char *slash = strrchr(themes->fault[i].path, '/');
    if (!strcmp(slash + 1, file)) return said(themes->fault[i].told);
  }
  return NULL;
}

static void the_bundled_ones_are_right(void **state)
{
  (void)state;
  const char *folder = bundled;
  struct themes *themes = themes_new(&folder, 1);
  static const char *const order[] = {"light", "dark", "wooden", "contrast"};
  assert_int_equal(themes->faults, 0);
  assert_int_equal(themes->count, 4);
  for (int i = 0; i < 4; i++) {
    const struct theme *theme = &themes->theme[i];
    assert_string_equal(theme->id, order[i]);
    assert_string_not_equal(theme_title(theme, "en"), theme->id);
    assert_string_not_equal(theme_title(theme, "pt-BR"), theme_title(theme, "en"));
    assert_string_equal(theme_title(theme, "pt-PT"), theme_title(theme, "pt-BR"));
    assert_string_equal(theme_title(theme, "fr"), theme_title(theme, "en"));
    for (int j = 0; j < i; j++) assert_true(theme->key != themes->theme[j].key);
  }
  assert_true(themes_find(themes, "wooden")->wood.grain.a > 0);
  assert_int_equal(themes_find(themes, "light")->wood.grain.a, 0);
  assert_true(themes_find(themes, "light")->key == theme_plain()->key); /* what is built in is the file */
  assert_int_equal(themes_find(themes, "light")->last.a, 158);
  assert_null(themes_find(themes, "blue"));
  struct strbuf ids;
  strbuf_init(&ids);
  themes_ids(themes, &ids);
  assert_string_equal(said(ids.text), "light, dark, wooden or contrast");
  strbuf_release(&ids);
  themes_free(themes);
}

static void without_files_there_is_the_light_one(void **state)
{
  (void)state;
  struct themes *themes = themes_new(NULL, 0);
  assert_int_equal(themes->count, 1);
  assert_int_equal(themes->faults, 0);
  assert_string_equal(themes->theme[0].id, "light");
  themes_free(themes);
  const char *nowhere = "/nowhere/at/all";
  themes = themes_new(&nowhere, 1);
  assert_int_equal(themes->count, 1);
  themes_free(themes);
}

static void a_theme_may_be_added(void **state)
{
  (void)state;
  write_file("evening.theme",
             "# mine\r\nname en My evening\t# so far\nbase dark # it too\nink #ffFFfe #snow\nlast #102030 10% # faint\nred.face #010203\norder 15\n");
  write_file("notes.txt", "nothing to do with it");
  struct themes *themes = load();
  assert_int_equal(themes->faults, 0);
  const struct theme *mine = themes_find(themes, "evening"), *dark = themes_find(themes, "dark");
  assert_non_null(mine);
  assert_ptr_equal(mine, &themes->theme[1]); /* between light and dark */
  assert_string_equal(theme_title(mine, "pt-BR"), "My evening"); /* it does not take the name of its base */
  assert_memory_equal(&mine->ink, &((struct colour){255, 255, 254, 255}), sizeof mine->ink);
  assert_memory_equal(&mine->last, &((struct colour){16, 32, 48, 26}), sizeof mine->last);
  assert_memory_equal(&mine->ground, &dark->ground, sizeof mine->ground);
  assert_memory_equal(&paint_named(mine, "red", 0)->face, &((struct colour){1, 2, 3, 255}), sizeof mine->ink);
  assert_memory_equal(&mine->bare[0].face, &((struct colour){1, 2, 3, 255}), sizeof mine->ink);
  assert_memory_equal(&mine->paint[3], &dark->paint[3], sizeof mine->paint[3]);
  assert_true(mine->key != dark->key);
  themes_free(themes);
}

/* A mark of the editor's at the start is none of the first line's; and a place in the list is not taken over from the base. */
static void only_colours_come_from_the_base(void **state)
{
  (void)state;
  write_file("zebra.theme", "\xef\xbb\xbf" "base dark\nname en\tA\tzebra\n");
  struct themes *themes = load();
  assert_int_equal(themes->faults, 0);
  assert_int_equal(themes->count, 5);
  assert_string_equal(themes->theme[4].id, "zebra");
  assert_int_equal(themes->theme[4].order, 1000);
  assert_string_equal(theme_title(&themes->theme[4], "en"), "A zebra");
  themes_free(themes);
}

static void wood_is_read(void **state)
{
  (void)state;
  write_file("oak.theme", "base light\nwood.grain #102030 50%\nwood.shape 30 25% 75%\nwood.pieces #000000 20%\n");
  struct themes *themes = load();
  const struct theme *oak = themes_find(themes, "oak");
  assert_non_null(oak);
  assert_string_equal(theme_title(oak, "en"), "oak"); /* it says no name */
  assert_int_equal(oak->wood.grain.a, 128);
  assert_int_equal(oak->wood.rings, 30);
  assert_true(oak->wood.waves > 0.249 && oak->wood.waves < 0.251 && oak->wood.bevel > 0.749 && oak->wood.bevel < 0.751);
  assert_int_equal(oak->paint[5].wood.grain.a, 51);
  themes_free(themes);
}

/* Without a base every colour has to be said, and that is enough. */
static void a_theme_may_stand_alone(void **state)
{
  (void)state;
  char *text;
  struct error err;
  assert_true(file_read(&text, NULL, SALTO_SOURCE_DIR "/assets/themes/light.theme", 65536, &err));
  write_file("copy.theme", text);
  char *hole = strstr(text, "\nhole");
  hole[1] = '#';
  write_file("holeless.theme", text);
  write_file("empty.theme", "");
  struct themes *themes = load();
  assert_non_null(themes_find(themes, "copy"));
  assert_string_equal(fault_of(themes, "holeless.theme"), "holeless.theme: without a base every colour must be said; missing: hole\n");
  assert_string_equal(fault_of(themes, "empty.theme"),
                      "empty.theme: without a base every colour must be said; missing: ground, surface, raised, line, ink and 37 more\n");
  free(text);
  themes_free(themes);
}

static void faults_are_told(void **state)
{
  (void)state;
  static const struct {
    const char *line, *fault;
  } cases[] = {
    {"grund #FFFFFF", "a theme has no 'grund'; the nearest is 'ground'"},
    {"qwerty", "a theme has no 'qwerty'"},
    {"ink red", "ink: expected a colour such as #F3EFE7, not 'red'"},
    {"ink", "ink: expected a colour such as #F3EFE7, not ''"},
    {"ink #12345", "ink: expected a colour such as #F3EFE7, not '#12345'"},
    {"ink #12345G", "ink: expected a colour such as #F3EFE7, not '#12345G'"},
    {"ink #123456 50%", "ink: expected a colour such as #F3EFE7, not '#123456 50%'"},
    {"ink \033[1m", "ink: expected a colour such as #F3EFE7, not '?[1m'"},
    {"last #123456 101%", "last: expected a colour such as #F0C75E and, if it is to be faint, its strength such as 45%, not '#123456 101%'"},
    {"last #123456 45", "last: expected a colour such as #F0C75E and, if it is to be faint, its strength such as 45%, not '#123456 45'"},
    {"last #123456 45% 3", "last: expected a colour such as #F0C75E and, if it is to be faint, its strength such as 45%, not '#123456 45% 3'"},
    {"green.face 1", "green.face: expected a colour such as #F3EFE7, not '1'"},
    {"green.fase #123456", "a theme has no 'green.fase'; the nearest is 'green.face'"},
    {"order first", "order: expected a whole number from 0 to 9999, not 'first'"},
    {"name Evening", "name: expected a language and the theme's name in it, such as 'en Evening', at most eight of them, not 'Evening'"},
    {"name 12 Evening", "name: expected a language and the theme's name in it, such as 'en Evening', at most eight of them, not '12 Evening'"},
    {"name en R\xe9sum\xe9", "name: expected a name in UTF-8 without control characters, not 'en R?sum?'"},
    {"name en \xe2\x80\xaeknal", "name: expected a name in UTF-8 without control characters, not 'en ???knal'"},
    {"wood.grain 50%", "wood.grain: expected a colour and its strength, such as '#5A3413 40%', not '50%'"},
    {"wood.shape 20 40%", "wood.shape: expected the number of rings, 4 to 80, then how far they wander and how strongly edges shine, such as '24 40% 50%', "
                          "not '20 40%'"},
    {"wood.shape 90 40% 40%", "wood.shape: expected the number of rings, 4 to 80, then how far they wander and how strongly edges shine, such as "
                              "'24 40% 50%', not '90 40% 40%'"},
    {"wood.pieces", "wood.pieces: expected a colour and its strength, such as '#5A3413 40%', not ''"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[256], expected[512];
    snprintf(text, sizeof text, "# line 1\nbase light\n%s\nink #000000\n", cases[i].line);
    write_file("wrong.theme", text);
    struct themes *themes = load();
    assert_null(themes_find(themes, "wrong"));
    assert_int_equal(themes->count, 4); /* the others go on */
    const char *fault = fault_of(themes, "wrong.theme");
    snprintf(expected, sizeof expected, "wrong.theme:3: %s\n", cases[i].fault);
    if (!strncmp(cases[i].line, "ink", 3)) { /* then it is said twice as well */
      size_t length = strlen(expected);
      snprintf(expected + length, sizeof expected - length, "wrong.theme:4: 'ink' stands already in line 3\n");
    }
    assert_string_equal(fault, expected);
    themes_free(themes);
  }
}

static void bases_are_checked(void **state)
{
  (void)state;
  write_file("a.theme", "base b\n");
  write_file("b.theme", "base a\n");
  write_file("c.theme", "base c\n");
  write_file("d.theme", "base nowhere\n");
  write_file("e.theme", "base d\n");
  write_file("f.theme", "base\n");
  write_file("g.theme", "base light\nbase dark\n");
  struct themes *themes = load();
  assert_int_equal(themes->count, 4);
  assert_string_equal(fault_of(themes, "b.theme"), "b.theme:1: base: 'a' leads back to this theme\n");
  assert_string_equal(fault_of(themes, "a.theme"), "a.theme:1: base: the theme 'b' is wrong itself\n");
  assert_string_equal(fault_of(themes, "c.theme"), "c.theme:1: base: 'c' leads back to this theme\n");
  assert_string_equal(fault_of(themes, "d.theme"), "d.theme:1: base: there is no theme 'nowhere'\n");
  assert_string_equal(fault_of(themes, "e.theme"), "e.theme:1: base: the theme 'd' is wrong itself\n");
  assert_string_equal(fault_of(themes, "f.theme"), "f.theme:1: base: there is no theme ''\n");
  assert_string_equal(fault_of(themes, "g.theme"), "g.theme:2: 'base' stands already in line 1\n");
  themes_free(themes);
}

static void files_are_checked(void **state)
{
  (void)state;
  char path[1024], large[70000];
  write_file("Evening Sky.theme", "base light\n");
  write_file(".theme", "base light\n");
  write_file("dark.theme", "base light\n"); /* taken */
  memset(large, '#', sizeof large - 1);
  large[sizeof large - 1] = '\0';
  write_file("large.theme", large);
  snprintf(path, sizeof path, "%s/folder.theme", own);
  assert_int_equal(mkdir(path, 0777), 0);
  snprintf(path, sizeof path, "%s/binary.theme", own);
  struct error err;
  assert_true(file_write(path, "base\0light", 10, &err));
  snprintf(path, sizeof path, "%s/lost.theme", own);
  assert_int_equal(symlink("/nowhere/at/all", path), 0);
  struct themes *themes = load();
  assert_int_equal(themes->count, 4);
  assert_string_equal(fault_of(themes, "Evening Sky.theme"),
                      "Evening Sky.theme: the name before .theme must be of small letters, digits and '-', at most 31\n");
  assert_non_null(strstr(fault_of(themes, ".theme"), "the name before .theme"));
  assert_non_null(strstr(said(themes_fault(themes, "Evening Sky")), "the name before .theme must be")); /* who asks for it is told */
  assert_null(themes_fault(themes, ""));
  assert_null(themes_fault(themes, "Evening"));
  assert_non_null(strstr(fault_of(themes, "dark.theme"), "there is already a theme 'dark': " SALTO_SOURCE_DIR "/assets/themes/dark.theme"));
  assert_non_null(strstr(fault_of(themes, "large.theme"), "it is larger than 65536 bytes"));
  assert_non_null(strstr(fault_of(themes, "folder.theme"), "it is a folder"));
  assert_non_null(strstr(fault_of(themes, "binary.theme"), "it is not a text file"));
  assert_non_null(strstr(fault_of(themes, "lost.theme"), "/lost.theme'"));
  assert_true(themes_find(themes, "dark")->order == 20); /* the bundled one */
  themes_free(themes);
}

/* A program whose own light theme was spoilt still has one, and the others stand on it. */
static void the_light_one_is_never_missing(void **state)
{
  (void)state;
  write_file("light.theme", "ground nonsense\n");
  write_file("mine.theme", "base light\nink #000000\n");
  const char *folder = own;
  struct themes *themes = themes_new(&folder, 1);
  assert_int_equal(themes->count, 2);
  assert_true(themes_find(themes, "light")->key == theme_plain()->key);
  assert_non_null(themes_find(themes, "mine"));
  assert_non_null(strstr(fault_of(themes, "light.theme"), "light.theme:1: ground: expected a colour"));
  themes_free(themes);
}

/* The readme beside them explains every key. */
static void the_readme_says_all(void **state)
{
  (void)state;
  char *readme, *text;
  struct error err;
  struct keyed keyed;
  assert_true(file_read(&readme, NULL, SALTO_SOURCE_DIR "/assets/themes/README.md", 65536, &err));
  static const char *const files[] = {"light", "wooden"};
  for (int i = 0; i < 2; i++) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.theme", bundled, files[i]);
    assert_true(file_read(&text, NULL, path, 65536, &err));
    keyed_init(&keyed, text);
    while (keyed_next(&keyed)) {
      char quoted[KEYED_KEY_SIZE + 8], *dot = strchr(keyed.key, '.');
      bool paint = dot && strncmp(keyed.key, "wood.", 5) != 0;
      if (paint) snprintf(quoted, sizeof quoted, "`red%.40s`", dot);
      else snprintf(quoted, sizeof quoted, "`%s", keyed.key);
      if (!strstr(readme, quoted)) fail_msg("the readme of the themes says nothing about %s", keyed.key);
      if (paint) *dot = '\0', snprintf(quoted, sizeof quoted, "`%s`", keyed.key), assert_non_null(strstr(readme, quoted));
    }
    free(text);
  }
  free(readme);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(the_bundled_ones_are_right, clear),
    cmocka_unit_test_teardown(without_files_there_is_the_light_one, clear),
    cmocka_unit_test_teardown(a_theme_may_be_added, clear),
    cmocka_unit_test_teardown(only_colours_come_from_the_base, clear),
    cmocka_unit_test_teardown(wood_is_read, clear),
    cmocka_unit_test_teardown(a_theme_may_stand_alone, clear),
    cmocka_unit_test_teardown(faults_are_told, clear),
    cmocka_unit_test_teardown(bases_are_checked, clear),
    cmocka_unit_test_teardown(files_are_checked, clear),
    cmocka_unit_test_teardown(the_light_one_is_never_missing, clear),
    cmocka_unit_test(the_readme_says_all),
  };
  if (!mkdtemp(own)) return 1;
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  rmdir(own);
  return failed;
}
