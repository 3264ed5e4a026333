/* What a folder holds, and what was typed so far of a name in it. */
#include "app/file_list.h"

#include "platform/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static char folder[] = SALTO_BINARY_DIR "/file-list-XXXXXX";

static void put(const char *name)
{
  char path[400];
  struct error err;
  snprintf(path, sizeof path, "%s/%s", folder, name);
  if (!file_write(path, "x", 1, &err)) fail_msg("%s", err.message);
}

/* The names that begin like that, parted by blanks, with a slash behind folders. */
static const char *found(const struct file_list *list, const char *start)
{
  static char out[1000];
  int number[100], count = file_list_find(list, start, number, 100);
  *out = '\0';
  for (int i = 0; i < count; i++) {
    const struct file_entry *entry = &list->item[number[i]];
    snprintf(out + strlen(out), sizeof out - strlen(out), "%s%s%s", i ? " " : "", entry->name, entry->folder ? "/" : "");
  }
  return out;
}

static void folders_and_files_of_one_ending_are_listed(void **state)
{
  (void)state;
  struct file_list list;
  struct error err;
  put("b.salto"), put("A.salto"), put("notes.txt"), put("Zoo/x"), put("apples/x"), put(".hidden.salto"), put(".salto"), put("odd\xff.salto"), put("a\nb.salto");
  char path[400], link[400];
  snprintf(path, sizeof path, "%s/fifo.salto/x", folder); /* a folder that is called like a file */
  put("fifo.salto/x");
  snprintf(link, sizeof link, "%s/c.salto", folder);
  assert_int_equal(symlink("b.salto", link), 0);
  snprintf(link, sizeof link, "%s/gone.salto", folder);
  assert_int_equal(symlink("nothing", link), 0);
  if (!file_list_read(&list, folder, ".salto", &err)) fail_msg("%s", err.message);
  assert_string_equal(found(&list, ""), "apples/ fifo.salto/ Zoo/ A.salto b.salto c.salto");
  assert_string_equal(found(&list, "."), ".hidden.salto");
  assert_string_equal(found(&list, "a"), "apples/");
  assert_string_equal(found(&list, "b.salto"), "b.salto");
  assert_string_equal(found(&list, "nothing"), "");
  file_list_release(&list);
  snprintf(path, sizeof path, "%s/none", folder);
  assert_false(file_list_read(&list, path, ".salto", &err));
  assert_non_null(strstr(err.message, path));
}

static void many_are_counted_and_some_are_given(void **state)
{
  (void)state;
  struct file_list list = {0};
  int number[3];
  for (int i = 0; i < 100; i++) {
    char name[16];
    snprintf(name, sizeof name, "%03d", i);
    file_list_add(&list, name, false);
  }
  assert_int_equal(file_list_find(&list, "0", number, 3), 100);
  assert_int_equal(number[2], 2);
  assert_string_equal(list.item[99].name, "099");
  file_list_release(&list);
}

static void expect(const struct file_list *list, const char *start, const char *expected)
{
  struct strbuf out;
  strbuf_init(&out);
  assert_int_equal(file_list_complete(&out, list, start), expected != NULL);
  if (expected) assert_string_equal(out.text, expected);
  strbuf_release(&out);
}

static void what_is_clear_is_completed(void **state)
{
  (void)state;
  struct file_list list = {0};
  file_list_add(&list, "games", true);
  file_list_add(&list, "game one.salto", false);
  file_list_add(&list, "game two.salto", false);
  file_list_add(&list, "pão.salto", false);
  file_list_add(&list, "pãs.salto", false);
  file_list_add(&list, "pé", true);
  file_list_add(&list, ".config", true);
  expect(&list, "g", "game");
  expect(&list, "game", NULL);
  expect(&list, "game ", NULL);
  expect(&list, "game o", "game one.salto");
  expect(&list, "game one.salto", NULL);
  expect(&list, "games", "games/"); /* into it */
  expect(&list, "p", NULL);         /* half a letter is none */
  expect(&list, "pã", NULL);
  expect(&list, "pão", "pão.salto");
  expect(&list, ".", ".config/");
  expect(&list, "", NULL);
  expect(&list, "x", NULL);
  file_list_release(&list);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(folders_and_files_of_one_ending_are_listed),
    cmocka_unit_test(many_are_counted_and_some_are_given),
    cmocka_unit_test(what_is_clear_is_completed),
  };
  assert_non_null(mkdtemp(folder));
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  char command[400];
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  return system(command) | failed;
}
