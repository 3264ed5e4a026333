#include "base/strbuf.h"

#include "base/memory.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Shared by every empty buffer, so that `text` may be read before anything was added. It is never written to or freed:
   capacity 0 marks it. */
static char empty[1];

/* Makes room for `more` bytes and the terminator. */
static void reserve(struct strbuf *buf, size_t more)
{
  size_t needed = buf->length + more + 1;
  if (needed <= buf->capacity) return;
  size_t capacity = buf->capacity ? buf->capacity : 32;
  while (capacity < needed) capacity *= 2;
  char *text = memory_grow(buf->capacity ? buf->text : NULL, capacity, 1);
  if (!buf->capacity) text[0] = 0;
  buf->text = text;
  buf->capacity = capacity;
}

void strbuf_init(struct strbuf *buf) { *buf = (struct strbuf){.text = empty}; }

void strbuf_release(struct strbuf *buf)
{
  if (buf->capacity) free(buf->text);
  strbuf_init(buf);
}

void strbuf_clear(struct strbuf *buf)
{
  buf->length = 0;
  if (buf->capacity) buf->text[0] = 0;
}

void strbuf_add(struct strbuf *buf, const char *text)
{
  size_t length = strlen(text);
  /* The text may be the buffer's own, which moves when it grows. */
  size_t own = buf->capacity && text >= buf->text && text <= buf->text + buf->length ? (size_t)(text - buf->text) + 1 : 0;
  reserve(buf, length);
  memmove(buf->text + buf->length, own ? buf->text + own - 1 : text, length);
  buf->length += length;
  buf->text[buf->length] = 0;
}

void strbuf_add_char(struct strbuf *buf, char c)
{
  reserve(buf, 1);
  buf->text[buf->length++] = c;
  buf->text[buf->length] = 0;
}

void strbuf_addf(struct strbuf *buf, const char *format, ...)
{
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int length = vsnprintf(NULL, 0, format, args);
  va_end(args);
  assert(length >= 0);
  if (length > 0) {
    reserve(buf, (size_t)length);
    vsnprintf(buf->text + buf->length, (size_t)length + 1, format, again);
    buf->length += (size_t)length;
  }
  va_end(again);
}
