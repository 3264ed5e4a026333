#include "console/lines.h"

#include "base/memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CHUNK = 64 << 10 };

void lines_init(struct lines *lines, int fd) { *lines = (struct lines){.fd = fd}; }

void lines_release(struct lines *lines) { free(lines->data); }

void lines_fill(struct lines *lines)
{
  if (lines->ended) return;
  if (lines->start > 0) {
    memmove(lines->data, lines->data + lines->start, lines->end - lines->start);
    lines->end -= lines->start;
    lines->start = 0;
  }
  if (lines->capacity - lines->end < CHUNK + 1) { /* one byte for a terminator */
    lines->capacity = lines->capacity * 2 + CHUNK + 1;
    lines->data = memory_grow(lines->data, lines->capacity, 1);
  }
  ssize_t n;
  do n = read(lines->fd, lines->data + lines->end, CHUNK);
  while (n < 0 && errno == EINTR);
  if (n <= 0) lines->ended = true;
  else lines->end += (size_t)n;
}

/* Drops what is there of a line that is too long, up to its end where that was read already. */
static void cut(struct lines *lines)
{
  char *newline = memchr(lines->data + lines->start, '\n', lines->end - lines->start);
  lines->cutting = !newline;
  lines->start = newline ? (size_t)(newline - lines->data) + 1 : lines->end;
}

char *lines_next(struct lines *lines, enum line_fault *fault)
{
  static char nothing[1];
  *fault = LINE_FINE;
  if (lines->cutting && lines->start < lines->end) cut(lines);
  if (lines->cutting || lines->start == lines->end) return NULL;

  char *line = lines->data + lines->start;
  size_t have = lines->end - lines->start, length = have;
  char *newline = memchr(line, '\n', have);
  if (newline) length = (size_t)(newline - line);
  if (length > LINE_LIMIT) {
    cut(lines);
    *fault = LINE_TOO_LONG;
    return nothing;
  }
  if (!newline && !lines->ended) return NULL;
  lines->start += newline ? length + 1 : length;
  if (length > 0 && line[length - 1] == '\r') length--;
  line[length] = 0;
  if (memchr(line, 0, length)) {
    *fault = LINE_HAS_ZERO;
    return nothing;
  }
  return line;
}

char *lines_wait(struct lines *lines, enum line_fault *fault)
{
  for (;;) {
    char *line = lines_next(lines, fault);
    if (line || lines->ended) return line;
    lines_fill(lines);
    if (lines->ended) return lines_next(lines, fault);
  }
}
