#include "base/utf8.h"

#include <stddef.h>

/* Bytes of the character that starts here, or 0 when it is none: too short, too long for what it says, or out of range. */
static size_t character(const unsigned char *text)
{
  static const struct {
    unsigned char mask, mark;
    unsigned long least;
  } forms[] = {{0x80, 0x00, 0}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}};
  for (size_t length = 1; length <= 4; length++) {
    if ((text[0] & forms[length - 1].mask) != forms[length - 1].mark) continue;
    unsigned long code = text[0] & (unsigned char)~forms[length - 1].mask;
    for (size_t i = 1; i < length; i++) {
      if ((text[i] & 0xc0) != 0x80) return 0;
      code = code << 6 | (text[i] & 0x3f);
    }
    if (code < forms[length - 1].least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return 0;
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return 0;
    return length;
  }
  return 0;
}

void utf8_clean(char *text)
{
  for (char *c = text; *c;) {
    size_t length = character((const unsigned char *)c);
    if (length == 0) {
      *c = *c == '\n' || *c == '\r' || *c == '\t' ? ' ' : '?';
      length = 1;
    }
    c += length;
  }
}
