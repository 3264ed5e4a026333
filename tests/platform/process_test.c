#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/memory.h"
#include "platform/clock.h"
#include "platform/files.h"
#include "platform/process.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static char folder[] = "/tmp/salto-process-XXXXXX";

static void path_of(char out[256], const char *name) { snprintf(out, 256, "%s/%s", folder, name); }

static bool wait_for(struct process *process)
{
  for (int i = 0; i < 2000 && !process_ended(process); i++) clock_sleep(5);
  return process_ended(process);
}

static void words_reach_the_program_as_they_are(void **state)
{
  (void)state;
  struct process *process;
  struct error err;
  char to[256], *text;
  path_of(to, "words");
  const char *const words[] = {"sh", "-c", "for w; do printf '[%s]' \"$w\"; done >\"$0\"", to, "one", "two words", "$HOME; `rm`", "", NULL};
  assert_true(process_start(&process, words, &err));
  assert_true(wait_for(process));
  assert_true(process_ended(process)); /* asked again */
  process_stop(process);               /* too late, no harm */
  process_free(process);
  assert_true(file_read(&text, NULL, to, 1000, &err));
  assert_string_equal(text, "[one][two words][$HOME; `rm`][]");
  free(text);
  unlink(to);
}

static void what_cannot_be_started_is_said(void **state)
{
  (void)state;
  struct process *process = NULL;
  struct error err;
  const char *const none[] = {"no-such-program-anywhere", "a", NULL}, *const folder_word[] = {"/", NULL};
  assert_false(process_start(&process, none, &err));
  assert_non_null(strstr(err.message, "no-such-program-anywhere"));
  assert_non_null(strstr(err.message, strerror(ENOENT)));
  assert_false(process_start(&process, folder_word, &err));
  assert_null(process);
  errno = 0;
  assert_int_equal(waitpid(-1, NULL, WNOHANG), -1); /* no zombies of those tries */
  assert_int_equal(errno, ECHILD);
}

static void all_of_it_is_stopped(void **state)
{
  (void)state;
  struct process *process;
  struct error err;
  char ready[256], done[256];
  path_of(ready, "ready"), path_of(done, "done");
  /* A script whose own program lasts: both end. */
  const char *const words[] = {"sh", "-c", "(trap 'echo >\"$1\"; exit' TERM; echo >\"$0\"; while :; do sleep 0.05; done) & wait", ready, done, NULL};
  assert_true(process_start(&process, words, &err));
  for (int i = 0; i < 2000 && !file_exists(ready); i++) clock_sleep(5);
  assert_false(process_ended(process));
  process_stop(process);
  assert_true(wait_for(process));
  process_free(process);
  for (int i = 0; i < 2000 && !file_exists(done); i++) clock_sleep(5);
  assert_true(file_exists(done));
  unlink(ready), unlink(done);

  const char *const deaf[] = {"sh", "-c", "trap '' TERM; while :; do sleep 0.05; done", NULL};
  assert_true(process_start(&process, deaf, &err));
  clock_sleep(50);
  process_stop(process);
  process_free(process); /* does not last */
  errno = 0;
  assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
  assert_int_equal(errno, ECHILD);
  process_free(NULL);
}

static void command_lines_are_cut(void **state)
{
  (void)state;
  static const struct {
    const char *command, *words;
  } cases[] = {
    {"spd-say --wait", "[spd-say][--wait]"}, {"  a\tb  ", "[a][b]"}, {"say -v 'a voice' \"it's\"", "[say][-v][a voice][it's]"},
    {"a''b c\"d e\"f", "[ab][cd ef]"},       {"''", "[]"},           {"a $b | c\\ d", "[a][$b][|][c\\][d]"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct error err;
    int count;
    char **words = process_words(cases[i].command, &count, &err), text[256] = "";
    assert_non_null(words);
    assert_null(words[count]);
    for (int w = 0; w < count; w++) snprintf(text + strlen(text), sizeof text - strlen(text), "[%s]", words[w]);
    assert_string_equal(text, cases[i].words);
    free(words);
  }
  struct error err;
  int count;
  assert_null(process_words("say 'never closed", &count, &err));
  assert_non_null(strstr(err.message, "quote"));
  assert_null(process_words("  ", &count, &err));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(words_reach_the_program_as_they_are), cmocka_unit_test(what_cannot_be_started_is_said),
    cmocka_unit_test(all_of_it_is_stopped),                cmocka_unit_test(command_lines_are_cut),
  };
  if (!mkdtemp(folder)) return 1;
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  rmdir(folder);
  return failed;
}
