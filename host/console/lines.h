/* Reads lines from a file descriptor: of any length up to LINE_LIMIT, ended by LF or CRLF or by the end of the input. It can be asked
   without waiting, so that a caller may watch other things in the meantime. What the lines mean is not known here. */
#ifndef SALTO_CONSOLE_LINES_H
#define SALTO_CONSOLE_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum { LINE_LIMIT = 16 << 20 }; /* bytes; what a longer line has too much is dropped */

struct lines {
  int fd;
  char *data; /* owned */
  size_t start, end, capacity;
  bool ended;   /* the input has */
  bool cutting; /* in the middle of a line that is too long */
};

enum line_fault { LINE_FINE, LINE_TOO_LONG, LINE_HAS_ZERO };

void lines_init(struct lines *lines, int fd);
void lines_release(struct lines *lines);
/* Reads once, waiting for input where there is none yet. */
void lines_fill(struct lines *lines);
/* The next whole line without its end, or NULL when more must be read first or nothing is left. Borrowed until the next call of
   anything here. A line with a fault is "". */
char *lines_next(struct lines *lines, enum line_fault *fault);
/* The next line, waiting for it; NULL at the end of the input. */
char *lines_wait(struct lines *lines, enum line_fault *fault);

#endif
