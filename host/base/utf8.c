#include "base/utf8.h"

#include <stddef.h>
#include <string.h>

/* Marks that turn the direction of writing: with them a text is shown in another order than it has. */
static bool turns_direction(unsigned long code)
{
  return code == 0x61c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

/* Bytes of the character that starts here, or 0 when it is none: too short, too long for what it says, or out of range; 0 too
   for one that is not for showing. */
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
    if (code < 0x20 || (code >= 0x7f && code < 0xa0) || turns_direction(code)) return 0;
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

const char *utf8_without_mark(const char *text) { return strncmp(text, "\xef\xbb\xbf", 3) ? text : text + 3; }

uint32_t utf8_next(const char **text)
{
  const unsigned char *c = (const unsigned char *)*text;
  size_t length = *c < 0xc0 ? 1 : *c < 0xe0 ? 2 : *c < 0xf0 ? 3 : 4;
  uint32_t code = length == 1 ? *c : *c & (0x7fU >> length);
  if (!*c) return 0;
  for (size_t i = 1; i < length; i++) {
    if ((c[i] & 0xc0) != 0x80) { /* cut off */
      length = 1, code = *c;
      break;
    }
    code = code << 6 | (c[i] & 0x3fU);
  }
  *text += length;
  return code;
}

void utf8_add(struct strbuf *out, uint32_t code)
{
  if (code < 0x80) {
    strbuf_add_char(out, (char)code);
    return;
  }
  int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  strbuf_add_char(out, (char)((0xf0U << (3 - more) & 0xff) | code >> 6 * more));
  while (more-- > 0) strbuf_add_char(out, (char)(0x80 | (code >> 6 * more & 0x3f)));
}

/* To add letters: a row with the first and the last small one, and how far before each its capital is; by `pairs` only every second is small. */
static const struct {
  uint32_t first, last, before;
  bool pairs;
} small_letters[] = {
  {'a', 'z', 0x20, false},     {0xe0, 0xf6, 0x20, false},   {0xf8, 0xfe, 0x20, false},   {0x101, 0x137, 1, true},      {0x13a, 0x148, 1, true},
  {0x14b, 0x177, 1, true},     {0x17a, 0x17e, 1, true},     {0x3b1, 0x3c1, 0x20, false}, {0x3c3, 0x3c9, 0x20, false}, {0x430, 0x44f, 0x20, false},
  {0x450, 0x45f, 0x50, false}, {0x461, 0x481, 1, true},
};

static uint32_t capital(uint32_t code)
{
  if (code == 0x131) return code; /* without its dot it would be another letter */
  for (size_t i = 0; i < sizeof small_letters / sizeof *small_letters; i++) {
    if (code < small_letters[i].first || code > small_letters[i].last) continue;
    return small_letters[i].pairs && (code - small_letters[i].first) % 2 ? code : code - small_letters[i].before;
  }
  return code;
}

void utf8_add_capital(struct strbuf *out, const char *text)
{
  uint32_t first = utf8_next(&text);
  if (!first) return;
  utf8_add(out, capital(first));
  strbuf_add(out, text);
}

bool utf8_is_mark(uint32_t code)
{
  static const struct {
    uint32_t first, last;
  } marks[] = {{0x300, 0x36f}, {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff}, {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}, {0x200d, 0x200d}};
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
    if (code >= marks[i].first && code <= marks[i].last) return true;
  return false;
}
