/* A window of Salto on the display of the test, driven like a person would: the mouse by xdotool, and what happens read from
   what the program narrates on standard error. */
#ifndef SALTO_TESTS_APP_DESK_H
#define SALTO_TESTS_APP_DESK_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

struct desk {
  pid_t program, mouse;
  FILE *orders;              /* to xdotool */
  int lines;                 /* what the program narrates */
  char buffer[65536];
  size_t buffered;
  char line[8192];           /* the last line read */
  int window_x, window_y;    /* on the screen */
  unsigned long window;
};

/* Starts the program with these arguments (NULL at the end; --narrate is added) and waits for its first frame. */
void desk_open(struct desk *desk, const char *const *arguments);
/* Closes the window as a person would, and returns the program's exit code. */
int desk_close(struct desk *desk);

/* Reads on until a line that begins with `word` and returns what follows it; fails the test after some seconds, saying what came
   instead. Borrowed until the next call. */
const char *desk_expect(struct desk *desk, const char *word);
/* Whether anything is narrated within so many milliseconds. */
bool desk_silent(struct desk *desk, int ms);

void desk_click(struct desk *desk, float x, float y);
void desk_drag(struct desk *desk, float x, float y, float to_x, float to_y);
void desk_move(struct desk *desk, float x, float y);
void desk_key(struct desk *desk, const char *key); /* "Return", "ctrl+z" */
void desk_resize(struct desk *desk, int w, int h);
/* Processor time the program has used, in milliseconds. */
long desk_processor_ms(const struct desk *desk);

#endif
