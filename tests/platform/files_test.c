#include "platform/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

static char place[] = "/tmp/salto-files-test-XXXXXX";
static char name[300];

static const char *in_place(const char *file)
{
  snprintf(name, sizeof name, "%s/%s", place, file);
  return name;
}

static int make_place(void **state)
{
  (void)state;
  return mkdtemp(place) ? 0 : -1;
}

/* Only what the tests below make. */
static int remove_place(void **state)
{
  (void)state;
  static const char *const made[] = {"a/b/file", "a/b", "a", "text", "zero", "fifo", "list/B", "list/a", "list/\xc3\xa9", "list", "kept", "link", "pipe",
                                     "parts"};
  for (size_t i = 0; i < sizeof made / sizeof *made; i++) remove(in_place(made[i]));
  return rmdir(place);
}

static void what_is_written_is_read(void **state)
{
  (void)state;
  struct error err;
  static char big[100000];
  memset(big, 'x', sizeof big);
  const struct {
    const char *data;
    size_t size;
  } cases[] = {{"", 0}, {"one\ntwo\n", 8}, {big, sizeof big}, {"short again", 11}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    assert_true(file_write(in_place("text"), cases[i].data, cases[i].size, &err));
    char *text;
    size_t size;
    assert_true(file_read(&text, &size, in_place("text"), sizeof big, &err));
    assert_int_equal(size, cases[i].size);
    assert_memory_equal(text, cases[i].data, size);
    assert_int_equal(text[size], 0);
    free(text);
  }
}

static void limit_is_kept(void **state)
{
  (void)state;
  struct error err;
  char *text;
  assert_true(file_write(in_place("text"), "0123456789", 10, &err));
  assert_true(file_read(&text, NULL, in_place("text"), 10, &err));
  free(text);
  assert_false(file_read(&text, NULL, in_place("text"), 9, &err));
  assert_non_null(strstr(err.message, "larger than 9 bytes"));
  /* A device has no size and no end. */
  assert_false(file_read(&text, NULL, "/dev/zero", 1000, &err));
  assert_non_null(strstr(err.message, "not a regular file"));
}

static void text_has_no_zero_byte(void **state)
{
  (void)state;
  struct error err;
  char *text;
  size_t size;
  assert_true(file_write(in_place("zero"), "a\0b", 3, &err));
  assert_false(file_read(&text, NULL, in_place("zero"), 10, &err));
  assert_non_null(strstr(err.message, "zero byte"));
  assert_true(file_read(&text, &size, in_place("zero"), 10, &err));
  assert_int_equal(size, 3);
  free(text);
}

static void refuses_what_is_no_file(void **state)
{
  (void)state;
  struct error err;
  char *text;
  assert_false(file_read(&text, NULL, in_place("missing"), 10, &err));
  assert_non_null(strstr(err.message, "missing': No such file"));
  assert_false(file_read(&text, NULL, place, 10, &err));
  assert_non_null(strstr(err.message, "it is a folder"));
  assert_int_equal(mkfifo(in_place("fifo"), 0600), 0);
  assert_false(file_read(&text, NULL, name, 10, &err)); /* and does not wait for a writer */
  assert_non_null(strstr(err.message, "not a regular file"));
}

static void writing_makes_folders(void **state)
{
  (void)state;
  struct error err;
  assert_false(folder_exists(in_place("a")));
  assert_true(file_write(in_place("a/b/file"), "x", 1, &err));
  assert_true(file_exists(name));
  assert_false(folder_exists(name));
  assert_true(folder_exists(in_place("a/b")));
  assert_false(file_exists(name));
  assert_true(folder_make(name, &err));
  assert_false(file_write(in_place("a/b/file/c"), "x", 1, &err));
  assert_non_null(strstr(err.message, "cannot make the folder"));
}

/* A failed write leaves the old file as it was, and nothing beside it. */
static void failed_write_changes_nothing(void **state)
{
  (void)state;
  struct error err;
  assert_true(folder_make(in_place("list"), &err));
  assert_false(file_write(name, "x", 1, &err)); /* a file cannot take the place of a folder */
  assert_non_null(strstr(err.message, "cannot replace"));
  struct folder folder;
  assert_true(folder_list(&folder, place, &err));
  for (size_t i = 0; i < folder.count; i++) assert_null(strstr(folder.name[i], "list."));
  folder_release(&folder);
}

/* Nothing but a regular file is replaced, by its own name or through a link; a link to a file stays a link. */
static void only_files_are_replaced(void **state)
{
  (void)state;
  struct error err;
  struct stat info;
  char pipe[300], link[300];
  assert_int_equal(mkfifo(in_place("pipe"), 0600), 0);
  strcpy(pipe, name);
  strcpy(link, in_place("link"));
  assert_int_equal(symlink(pipe, link), 0);
  const char *const paths[] = {pipe, link};
  for (size_t i = 0; i < 2; i++) {
    assert_false(file_write(paths[i], "x", 1, &err));
    assert_non_null(strstr(err.message, "cannot replace"));
    assert_non_null(strstr(err.message, "it is not a regular file"));
    assert_int_equal(lstat(pipe, &info), 0);
    assert_true(S_ISFIFO(info.st_mode));
  }
  assert_int_equal(unlink(link), 0);
  assert_int_equal(symlink(place, link), 0);
  assert_false(file_write(link, "x", 1, &err));
  assert_non_null(strstr(err.message, "it is a folder"));
  assert_int_equal(unlink(link), 0);
  assert_true(file_write(in_place("text"), "x", 1, &err));
  assert_int_equal(symlink(name, link), 0);
  assert_true(file_write(link, "yz", 2, &err));
  assert_int_equal(lstat(link, &info), 0);
  assert_true(S_ISLNK(info.st_mode));
  assert_int_equal(stat(in_place("text"), &info), 0);
  assert_int_equal(info.st_size, 2);
}

static void permissions_are_kept(void **state)
{
  (void)state;
  struct error err;
  struct stat info;
  mode_t mask = umask(022);
  assert_true(file_write(in_place("kept"), "x", 1, &err));
  assert_int_equal(stat(name, &info), 0);
  assert_int_equal(info.st_mode & 0777, 0644);
  assert_int_equal(chmod(name, 0600), 0);
  assert_true(file_write(name, "y", 1, &err));
  assert_int_equal(stat(name, &info), 0);
  assert_int_equal(info.st_mode & 0777, 0600);
  umask(mask);
}

static void lists_sorted(void **state)
{
  (void)state;
  struct error err;
  assert_true(file_write(in_place("list/a"), "", 0, &err));
  assert_true(file_write(in_place("list/\xc3\xa9"), "", 0, &err));
  assert_true(file_write(in_place("list/B"), "", 0, &err));
  struct folder folder;
  assert_true(folder_list(&folder, in_place("list"), &err));
  assert_int_equal(folder.count, 3);
  assert_string_equal(folder.name[0], "B");
  assert_string_equal(folder.name[1], "a");
  assert_string_equal(folder.name[2], "\xc3\xa9");
  folder_release(&folder);
  assert_false(folder_list(&folder, in_place("missing"), &err));
  assert_non_null(strstr(err.message, "missing': No such file"));
}

static void times_and_removing(void **state)
{
  (void)state;
  struct error err;
  assert_true(file_write(in_place("text"), "x", 1, &err));
  struct timespec times[2] = {{1000000000, 0}, {1234567890, 123000000}};
  assert_int_equal(utimensat(AT_FDCWD, name, times, 0), 0);
  assert_true(file_time(name) == INT64_C(1234567890123000000));
  assert_true(file_remove(name, &err));
  assert_false(file_exists(name));
  assert_true(file_time(name) == -1);
  assert_false(file_remove(name, &err));
  assert_non_null(strstr(err.message, "cannot remove '"));
  assert_true(file_time(place) == -1); /* a folder is no file */
}

/* Whatever is there: a file, a folder, a link that leads nowhere. */
static void a_new_file_takes_a_free_name_only(void **state)
{
  (void)state;
  struct error err;
  bool taken;
  char *text;
  assert_true(file_write_new(in_place("new/file"), "mine", 4, &taken, &err));
  assert_false(file_write_new(name, "other", 5, &taken, &err));
  assert_true(taken);
  assert_non_null(strstr(err.message, "new/file"));
  assert_true(file_read(&text, NULL, name, 10, &err));
  assert_string_equal(text, "mine");
  free(text);
  assert_int_equal(symlink("nowhere", in_place("new/link")), 0);
  assert_false(file_write_new(name, "other", 5, &taken, &err));
  assert_true(taken);
  assert_false(file_write_new(in_place("new"), "other", 5, &taken, &err));
  assert_true(taken);
  assert_false(file_write_new(in_place("new/file/under"), "other", 5, &taken, &err));
  assert_false(taken);
  struct folder folder;
  assert_true(folder_list(&folder, in_place("new"), &err));
  assert_int_equal(folder.count, 2); /* and nothing is left beside them */
  folder_release(&folder);
}

/* What lies in several places becomes one file, or none of it does. */
static void parts_are_written_one_after_the_other(void **state)
{
  (void)state;
  char *text;
  size_t size;
  struct error err;
  const struct file_part parts[] = {{"ab", 2}, {NULL, 0}, {"\0c", 2}, {"d", 1}};
  assert_true(file_write_parts(in_place("parts"), parts, 3, &err));
  assert_true(file_read(&text, &size, in_place("parts"), 10, &err));
  assert_int_equal(size, 4);
  assert_memory_equal(text, "ab\0c", 4);
  free(text);
  assert_true(file_write_parts(in_place("parts"), parts, 4, &err));
  assert_true(file_read(&text, &size, in_place("parts"), 10, &err));
  assert_int_equal(size, 5);
  free(text);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_is_written_is_read), cmocka_unit_test(limit_is_kept),
    cmocka_unit_test(text_has_no_zero_byte),   cmocka_unit_test(refuses_what_is_no_file),
    cmocka_unit_test(writing_makes_folders),   cmocka_unit_test(failed_write_changes_nothing),
    cmocka_unit_test(permissions_are_kept),    cmocka_unit_test(lists_sorted),
    cmocka_unit_test(times_and_removing),      cmocka_unit_test(only_files_are_replaced),
    cmocka_unit_test(a_new_file_takes_a_free_name_only),
    cmocka_unit_test(parts_are_written_one_after_the_other),
  };
  return cmocka_run_group_tests(tests, make_place, remove_place);
}
