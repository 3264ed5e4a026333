#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/memory.h"
#include "platform/dialogue.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

enum { LONG = 1 << 19, PATIENCE_MS = 60000 }; /* LONG: bytes; far more than a socket holds, and less than a line may have */

static atomic_bool stop;

static struct dialogue *start(const char *const *words)
{
  struct dialogue *dialogue;
  struct error err;
  atomic_store(&stop, false);
  if (!dialogue_start(&dialogue, words, &stop, &err)) fail_msg("%s", err.message);
  return dialogue;
}

static char *long_line(void)
{
  char *line = memory_new(LONG + 1, 1);
  memset(line, 'a', LONG);
  return line;
}

static void a_line_comes_back(void **state)
{
  (void)state;
  struct dialogue *dialogue = start((const char *const[]){"cat", NULL});
  struct error err;
  dialogue_say(dialogue, "one"), dialogue_say(dialogue, "two words");
  dialogue_expect(dialogue, PATIENCE_MS);
  assert_string_equal(dialogue_hear(dialogue, &err), "one");
  assert_string_equal(dialogue_hear(dialogue, &err), "two words");
  dialogue_end(dialogue);
}

/* The program answers before it has read all of it: neither may wait for the other. */
static void so_does_one_that_no_socket_holds(void **state)
{
  (void)state;
  struct dialogue *dialogue = start((const char *const[]){"cat", NULL});
  struct error err;
  char *line = long_line();
  dialogue_say(dialogue, line), dialogue_say(dialogue, "end");
  dialogue_expect(dialogue, PATIENCE_MS);
  const char *heard = dialogue_hear(dialogue, &err);
  assert_true(heard && !strcmp(heard, line));
  assert_string_equal(dialogue_hear(dialogue, &err), "end");
  free(line);
  dialogue_end(dialogue);
}

static void expect_silence(struct dialogue *dialogue, int64_t ms, const char *why)
{
  struct error err;
  char *line = long_line();
  dialogue_say(dialogue, line);
  dialogue_expect(dialogue, ms);
  assert_null(dialogue_hear(dialogue, &err));
  assert_string_equal(err.message, why);
  free(line);
}

static void who_never_reads_is_too_slow(void **state)
{
  (void)state;
  struct dialogue *dialogue = start((const char *const[]){"sleep", "1000", NULL});
  expect_silence(dialogue, 100, "it did not answer in 100 ms");
  dialogue_end(dialogue);
}

static void on_alarm(int number)
{
  (void)number;
  atomic_store(&stop, true);
}

static void who_never_reads_is_not_waited_for_once_it_is_stopped(void **state)
{
  (void)state;
  struct dialogue *dialogue = start((const char *const[]){"sleep", "1000", NULL});
  const struct sigaction action = {.sa_handler = on_alarm};
  const struct itimerval soon = {.it_value = {.tv_usec = 100000}};
  sigaction(SIGALRM, &action, NULL);
  setitimer(ITIMER_REAL, &soon, NULL);
  expect_silence(dialogue, PATIENCE_MS, "it was stopped");
  dialogue_end(dialogue);
}

static void who_has_gone_is_told(void **state)
{
  (void)state;
  struct dialogue *dialogue = start((const char *const[]){"true", NULL});
  expect_silence(dialogue, PATIENCE_MS, "it has ended");
  expect_silence(dialogue, PATIENCE_MS, "it has ended");
  dialogue_end(dialogue);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_line_comes_back), cmocka_unit_test(so_does_one_that_no_socket_holds), cmocka_unit_test(who_never_reads_is_too_slow),
    cmocka_unit_test(who_never_reads_is_not_waited_for_once_it_is_stopped), cmocka_unit_test(who_has_gone_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
