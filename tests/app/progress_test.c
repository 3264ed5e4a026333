/* The file of exercises done: what it says, what is passed over, and that nothing in it is lost. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/state.h"
#include "said.h"
#include "platform/files.h"

#include <stdlib.h>
#include <string.h>

static const char *const folder = SALTO_BINARY_DIR "/progress-home", *const path = SALTO_BINARY_DIR "/progress-home/salto/exercises";
static struct app_options options;
static struct app app;

static int open_app(void **state)
{
  (void)state;
  setenv("XDG_CONFIG_HOME", folder, 1);
  remove(path);
  memset(&app, 0, sizeof app);
  options.narrate = true; /* what is told needs no texts then */
  app.options = &options;
  strbuf_init(&app.file.faults);
  app.files = worker_new("files", NULL, NULL);
  return 0;
}

static int close_app(void **state)
{
  (void)state;
  worker_free(app.files);
  progress_release(&app.progress);
  strbuf_release(&app.file.faults);
  remove(path);
  return 0;
}

static void wait(void)
{
  while (worker_wait(app.files)) worker_finish(app.files, &app);
}

static void reopen(void)
{
  worker_free(app.files);
  progress_release(&app.progress);
  app.files = worker_new("files", NULL, NULL);
  progress_open(&app);
  wait();
}

static void write_file(const char *text)
{
  struct error err;
  if (!file_write(path, text, strlen(text), &err)) fail_msg("%s", err.message);
}

static void assert_file(const char *expected)
{
  struct error err;
  char *text;
  if (!file_read(&text, NULL, path, 100000, &err)) fail_msg("%s", err.message);
  assert_string_equal(text, expected);
  free(text);
}

static void what_was_done_is_remembered(void **state)
{
  (void)state;
  progress_open(&app);
  wait();
  assert_null(app.progress.faults); /* nothing was done yet, and that is no fault */
  assert_false(progress_has(&app.progress, "sternhalma", "two_hops"));
  progress_done(&app, "sternhalma", "two_hops");
  assert_true(progress_has(&app.progress, "sternhalma", "two_hops"));
  progress_done(&app, "sternhalma", "two_hops"); /* again is the same */
  progress_done(&app, "halma", "two_hops");
  wait();
  assert_file("# Exercises of the rule book that were done: the game, the exercise.\nsternhalma two_hops\nhalma two_hops\n");
  reopen();
  assert_true(progress_has(&app.progress, "sternhalma", "two_hops"));
  assert_true(progress_has(&app.progress, "halma", "two_hops"));
  assert_false(progress_has(&app.progress, "halma", "two"));
  assert_int_equal(app.progress.count, 2);
}

static void nothing_in_the_file_is_lost(void **state)
{
  (void)state;
  const char *text = "# mine\n\ngone one\nhalf\nsternhalma a b\n  sternhalma   entry \nno end";
  write_file(text);
  progress_open(&app);
  wait();
  assert_true(progress_has(&app.progress, "gone", "one")); /* a variant that is not there any more */
  assert_true(progress_has(&app.progress, "sternhalma", "entry"));
  assert_true(progress_has(&app.progress, "no", "end"));
  assert_int_equal(app.progress.count, 3);
  assert_non_null(app.progress.faults);
  assert_non_null(strstr(said(app.progress.faults), path));
  assert_non_null(strstr(said(app.progress.faults), "line 4"));
  assert_non_null(strstr(said(app.progress.faults), "line 5"));
  assert_null(strstr(said(app.progress.faults), "line 6"));
  progress_done(&app, "sternhalma", "two_hops");
  wait();
  char expected[256];
  snprintf(expected, sizeof expected, "%s\nsternhalma two_hops\n", text);
  assert_file(expected);
}

/* Two windows may be open: each adds to what the file holds by now. */
static void what_others_wrote_meanwhile_stays(void **state)
{
  (void)state;
  progress_open(&app);
  wait();
  write_file("halma one\n");
  progress_done(&app, "sternhalma", "two_hops");
  wait();
  assert_file("halma one\nsternhalma two_hops\n");
  assert_true(progress_has(&app.progress, "halma", "one"));
}

static void a_file_that_cannot_be_used_is_told_and_left_alone(void **state)
{
  (void)state;
  struct error err;
  assert_true(folder_make(path, &err));
  progress_open(&app);
  progress_done(&app, "sternhalma", "two_hops");
  wait();
  assert_non_null(app.progress.faults);
  assert_non_null(strstr(said(app.progress.faults), path));
  assert_true(progress_has(&app.progress, "sternhalma", "two_hops")); /* as long as the program runs */
  assert_true(folder_exists(path));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(what_was_done_is_remembered, open_app, close_app),
    cmocka_unit_test_setup_teardown(nothing_in_the_file_is_lost, open_app, close_app),
    cmocka_unit_test_setup_teardown(what_others_wrote_meanwhile_stays, open_app, close_app),
    cmocka_unit_test_setup_teardown(a_file_that_cannot_be_used_is_told_and_left_alone, open_app, close_app),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
