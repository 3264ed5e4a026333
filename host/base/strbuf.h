/* A growing text. No memory is fatal, so nothing here fails. */
#ifndef SALTO_BASE_STRBUF_H
#define SALTO_BASE_STRBUF_H

#include <stddef.h>

struct strbuf {
  char *text; /* owned, always terminated once anything was added; "" after init */
  size_t length, capacity;
};

void strbuf_init(struct strbuf *buf);
void strbuf_release(struct strbuf *buf);
void strbuf_clear(struct strbuf *buf);
void strbuf_add(struct strbuf *buf, const char *text);
void strbuf_add_char(struct strbuf *buf, char c);
void strbuf_addf(struct strbuf *buf, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
