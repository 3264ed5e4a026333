/* A window of Salto on the display of the test, driven like a person would: the mouse by xdotool, and what happens read from
   what the program narrates on standard error. Positions are units of the window (its scale is 1). */
#ifndef SALTO_TESTS_APP_DESK_H
#define SALTO_TESTS_APP_DESK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "platform/clock.h"

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { DESK_PATIENCE_MS = 20000 };

static pid_t desk_left_open; /* the program of a test that failed in between */

/* For the teardown of each test: nothing is left running. */
static inline int desk_clear(void **state)
{
  (void)state;
  if (desk_left_open > 0) {
    kill(desk_left_open, SIGKILL);
    waitpid(desk_left_open, NULL, 0);
  }
  desk_left_open = 0;
  return 0;
}

static bool desk_keeps_settings; /* those of the program before; else each begins with none */

struct desk {
  pid_t program;
  FILE *mouse;            /* orders to xdotool, one a line */
  int narration;
  char buffer[65536];
  size_t used;
  char line[8192];        /* the last line read */
  char opening[8192];     /* all lines before the first frame */
  bool scripts_fail;      /* and are to be passed over */
  char window[32];        /* its number */
  int x, y;               /* on the screen */
};

/* One line of the narration; false when none came in time. */
static inline bool desk_line(struct desk *desk, int ms)
{
  int64_t until = clock_ms() + ms;
  for (;;) {
    char *end = memchr(desk->buffer, '\n', desk->used);
    if (end) {
      size_t length = (size_t)(end - desk->buffer);
      if (length >= sizeof desk->line) length = sizeof desk->line - 1;
      memcpy(desk->line, desk->buffer, length);
      desk->line[length] = '\0';
      desk->used -= (size_t)(end + 1 - desk->buffer);
      memmove(desk->buffer, end + 1, desk->used);
      return true;
    }
    struct pollfd wait = {desk->narration, POLLIN, 0};
    int left = (int)(until - clock_ms());
    if (left < 0 || poll(&wait, 1, left) <= 0) return false;
    ssize_t got = read(desk->narration, desk->buffer + desk->used, sizeof desk->buffer - desk->used);
    if (got <= 0) return false;
    desk->used += (size_t)got;
  }
}

/* Reads on until a line that begins with `word`; returns what follows. Lines of other kinds are passed over, but a refusal or a
   script's fault that was not asked for is a failure. */
static inline const char *desk_expect(struct desk *desk, const char *word)
{
  size_t length = strlen(word);
  while (desk_line(desk, DESK_PATIENCE_MS)) {
    if (!strncmp(desk->line, word, length) && (desk->line[length] == ' ' || !desk->line[length])) return desk->line + length + (desk->line[length] == ' ');
    if (!strncmp(desk->line, "refused ", 8) || (!strncmp(desk->line, "script ", 7) && !desk->scripts_fail))
      fail_msg("expected '%s', got '%s'", word, desk->line);
  }
  fail_msg("expected '%s', and nothing came after '%s'", word, desk->line);
  return NULL;
}

static inline void desk_flush(struct desk *desk)
{
  while (desk_line(desk, 100)) continue;
}

static inline void desk_order(struct desk *desk, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  vfprintf(desk->mouse, format, args);
  va_end(args);
  fputc('\n', desk->mouse);
  fflush(desk->mouse);
}

static inline void desk_locate(struct desk *desk)
{
  char command[256], text[256];
  snprintf(command, sizeof command, "xdotool getwindowgeometry --shell %s", desk->window);
  FILE *pipe = popen(command, "r");
  assert_non_null(pipe);
  while (fgets(text, sizeof text, pipe)) {
    if (!strncmp(text, "X=", 2)) desk->x = atoi(text + 2);
    if (!strncmp(text, "Y=", 2)) desk->y = atoi(text + 2);
  }
  pclose(pipe);
}

/* `arguments`: after the program's name, NULL at the end; --narrate --scale 1 are added. */
static inline void desk_open(struct desk *desk, const char *const *arguments)
{
  memset(desk, 0, sizeof *desk);
  int ends[2];
  char settings[1024];
  setenv("XDG_CONFIG_HOME", SALTO_BINARY_DIR "/test-home", 0), setenv("XDG_DATA_HOME", SALTO_BINARY_DIR "/test-home", 0);
  snprintf(settings, sizeof settings, "%s/salto/settings", getenv("XDG_CONFIG_HOME"));
  if (!desk_keeps_settings) unlink(settings);
  assert_int_equal(pipe(ends), 0);
  desk->program = fork();
  if (desk->program == 0) {
    const char *argv[32] = {SALTO_PROGRAM};
    int n = 1;
    for (int i = 0; arguments[i] && n < 28; i++) argv[n++] = arguments[i];
    argv[n++] = "--narrate", argv[n++] = "--scale", argv[n++] = "1", argv[n] = NULL;
    setenv("ASAN_OPTIONS", "detect_leaks=0", 1); /* the desktop's libraries keep things; picture_test looks for our own leaks */
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]), close(ends[1]);
    execv(SALTO_PROGRAM, (char *const *)(uintptr_t)argv);
    _exit(127);
  }
  close(ends[1]);
  desk_left_open = desk->program;
  desk->narration = ends[0];
  do {
    if (!desk_line(desk, DESK_PATIENCE_MS)) fail_msg("the window does not open; it said: %s", desk->opening);
    size_t length = strlen(desk->opening);
    snprintf(desk->opening + length, sizeof desk->opening - length, "%s\n", desk->line);
  } while (strncmp(desk->line, "first-frame ", 12));
  char command[128];
  snprintf(command, sizeof command, "xdotool search --sync --onlyvisible --all --pid %d --name '^Salto$'", (int)desk->program);
  FILE *pipe = popen(command, "r");
  assert_non_null(pipe);
  if (!fgets(desk->window, sizeof desk->window, pipe)) fail_msg("xdotool finds no window");
  desk->window[strcspn(desk->window, "\n")] = '\0';
  pclose(pipe);
  desk_locate(desk);
  desk->mouse = popen("xdotool -", "w");
  assert_non_null(desk->mouse);
  desk_order(desk, "windowfocus %s", desk->window); /* there is no window manager to do it */
}

static inline void desk_move(struct desk *desk, float x, float y) { desk_order(desk, "mousemove %d %d", desk->x + (int)(x + 0.5F), desk->y + (int)(y + 0.5F)); }

static inline void desk_click(struct desk *desk, float x, float y)
{
  desk_move(desk, x, y);
  desk_order(desk, "click 1");
}

static inline void desk_drag(struct desk *desk, float x, float y, float to_x, float to_y)
{
  desk_move(desk, x, y);
  desk_order(desk, "mousedown 1");
  desk_move(desk, (2 * x + to_x) / 3, (2 * y + to_y) / 3); /* a drag begins when it has moved a little */
  desk_move(desk, (x + 2 * to_x) / 3, (y + 2 * to_y) / 3);
  desk_move(desk, to_x, to_y);
  desk_order(desk, "mouseup 1");
}

static inline void desk_key(struct desk *desk, const char *key) { desk_order(desk, "key %s", key); }

static inline void desk_resize(struct desk *desk, int w, int h)
{
  char expected[64];
  snprintf(expected, sizeof expected, "%dx%d", w, h);
  desk_order(desk, "windowsize %s %d %d", desk->window, w, h);
  while (strncmp(desk_expect(desk, "size"), expected, strlen(expected))) continue; /* sizes on the way there */
  desk_locate(desk);
}

/* Processor time the program has used so far. */
static inline long desk_processor_ms(const struct desk *desk)
{
  char path[64], text[1024] = "";
  snprintf(path, sizeof path, "/proc/%d/stat", (int)desk->program);
  FILE *file = fopen(path, "r");
  assert_non_null(file);
  size_t got = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  assert_true(got > 0);
  unsigned long user = 0, system = 0;
  const char *after_name = strrchr(text, ')');
  assert_non_null(after_name);
  assert_int_equal(sscanf(after_name + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system), 2);
  return (long)((user + system) * 1000 / (unsigned long)sysconf(_SC_CLK_TCK));
}

/* Closes it by its own key, and returns how it ended: its exit code, or -1. What it still says is shown when that is not 0. */
static inline int desk_close(struct desk *desk)
{
  desk_key(desk, "ctrl+q");
  int status = 0;
  int64_t until = clock_ms() + DESK_PATIENCE_MS;
  pid_t ended;
  while ((ended = waitpid(desk->program, &status, WNOHANG)) == 0 && clock_ms() < until) clock_sleep(10);
  if (ended == 0) {
    kill(desk->program, SIGKILL);
    waitpid(desk->program, &status, 0);
  }
  desk_left_open = 0;
  int code = ended > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  while (code != 0 && desk_line(desk, 100)) print_error("%s\n", desk->line);
  pclose(desk->mouse);
  close(desk->narration);
  return code;
}

#endif
