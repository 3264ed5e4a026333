/* What told texts (base/told.h) say, for tests that compare sentences. */
#ifndef TESTS_SAID_H
#define TESTS_SAID_H

#include "base/told.h"

/* In English; valid until the next call. */
static inline const char *said(const char *told)
{
  static struct strbuf text;
  if (!text.text) strbuf_init(&text);
  strbuf_clear(&text);
  told_say(&text, told, NULL, NULL);
  return text.text;
}

#endif
