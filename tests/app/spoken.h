/* What is said on standard error while a test runs. */
#ifndef SALTO_TESTS_APP_SPOKEN_H
#define SALTO_TESTS_APP_SPOKEN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static FILE *spoken_file;
static int spoken_stderr = -1;

static inline void catch_stderr(void)
{
  fflush(stderr);
  spoken_stderr = dup(STDERR_FILENO);
  spoken_file = tmpfile();
  assert_non_null(spoken_file);
  dup2(fileno(spoken_file), STDERR_FILENO);
}

/* All that was written meanwhile; to be freed. */
static inline char *caught(void)
{
  fflush(stderr);
  dup2(spoken_stderr, STDERR_FILENO);
  close(spoken_stderr);
  fseek(spoken_file, 0, SEEK_END);
  long size = ftell(spoken_file);
  rewind(spoken_file);
  char *text = calloc(1, (size_t)size + 1);
  assert_int_equal(fread(text, 1, (size_t)size, spoken_file), size);
  fclose(spoken_file);
  return text;
}

static inline void said(const char *expected)
{
  char *text = caught();
  if (strcmp(text, expected)) fail_msg("said:\n%sexpected:\n%s", text, expected);
  free(text);
}

#endif
