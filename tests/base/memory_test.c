#include "base/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static void new_is_zeroed(void **state)
{
  (void)state;
  unsigned char *block = memory_new(100, 3);
  for (int i = 0; i < 300; i++) assert_int_equal(block[i], 0);
  free(block);
  block = memory_new(0, 8); /* nothing is still a block that can be freed */
  assert_non_null(block);
  free(block);
}

static void grow_keeps(void **state)
{
  (void)state;
  int *list = NULL;
  for (size_t n = 1; n <= 1000; n++) {
    list = memory_grow(list, n, sizeof *list);
    list[n - 1] = (int)n;
  }
  for (int i = 0; i < 1000; i++) assert_int_equal(list[i], i + 1);
  list = memory_grow(list, 0, sizeof *list);
  assert_non_null(list);
  free(list);
}

static void text_is_a_copy(void **state)
{
  (void)state;
  char text[] = "cell";
  char *copy = memory_text(text);
  text[0] = 'b';
  assert_string_equal(copy, "cell");
  free(copy);
}

/* Runs in a process of its own, since it must end it. */
static void ends_the_program(void (*ask)(void))
{
  int channel[2];
  assert_int_equal(pipe(channel), 0);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    dup2(channel[1], STDERR_FILENO);
    ask();
    _exit(0);
  }
  close(channel[1]);
  FILE *output = fdopen(channel[0], "r");
  char line[200] = "", rest[200];
  bool said = fgets(line, sizeof line, output) != NULL;
  bool more = fgets(rest, sizeof rest, output) != NULL;
  fclose(output);
  int status;
  waitpid(child, &status, 0);
  assert_true(said);
  assert_false(more);
  assert_non_null(strstr(line, "out of memory"));
  assert_true(WIFEXITED(status));
  assert_int_equal(WEXITSTATUS(status), EXIT_FAILURE);
}

static void too_much_to_grow(void) { free(memory_grow(NULL, SIZE_MAX / 2, 3)); }

static void overflow_is_no_memory(void **state)
{
  (void)state;
  ends_the_program(too_much_to_grow);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(new_is_zeroed),
    cmocka_unit_test(grow_keeps),
    cmocka_unit_test(text_is_a_copy),
    cmocka_unit_test(overflow_is_no_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
