/* A start that fails before there is a window, from an icon: nobody sees standard error there, so a box of the desktop says it, until it is closed.
   From a terminal or a script nothing waits for anybody. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "platform/clock.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t program; /* 0: none */

static int clear(void **state)
{
  (void)state;
  if (program > 0) kill(program, SIGKILL), waitpid(program, NULL, 0);
  program = 0;
  return 0;
}

static void start(const char *flag)
{
  program = fork();
  if (program) return;
  alarm(60); /* should the test end before it */
  setenv("ASAN_OPTIONS", "detect_leaks=0", 1); /* the desktop's libraries keep things */
  execl(SALTO_PROGRAM, SALTO_PROGRAM, "/nowhere/at/all.salto", "--language", "en", flag, NULL);
  _exit(127);
}

static int ended(void)
{
  int status;
  assert_int_equal(waitpid(program, &status, 0), program);
  program = 0;
  assert_true(WIFEXITED(status));
  return WEXITSTATUS(status);
}

/* What xdotool says, without the end of the line. */
static const char *asked(const char *order)
{
  static char said[200];
  FILE *answer = popen(order, "r");
  assert_non_null(answer);
  if (!fgets(said, sizeof said, answer)) *said = '\0';
  pclose(answer);
  said[strcspn(said, "\n")] = '\0';
  return said;
}

/* The name of the window on the place where boxes are, in the upper middle of the screen. */
static bool box_is_there(void)
{
  return !strcmp(asked("xdotool mousemove 640 350 getwindowname $(xdotool getmouselocation --shell | sed -n 's/^WINDOW=//p') 2>&1"), "Salto");
}

static void an_icon_gets_a_box(void **state)
{
  (void)state;
  start("--desktop");
  while (!box_is_there()) {
    if (waitpid(program, NULL, WNOHANG) == 0) {
      clock_sleep(50);
      continue;
    }
    program = 0;
    fail_msg("it does not wait");
  }
  for (int pressed = 0; box_is_there(); pressed++) {
    assert_true(pressed < 100);
    asked("xdotool key Return"); /* it goes to where the pointer is */
    clock_sleep(50);
  }
  assert_int_equal(ended(), 2);
}

static void a_terminal_gets_none(void **state)
{
  (void)state;
  start("--still");
  assert_int_equal(ended(), 2);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(an_icon_gets_a_box, clear),
    cmocka_unit_test_teardown(a_terminal_gets_none, clear),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
