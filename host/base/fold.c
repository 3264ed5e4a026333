#include "base/fold.h"

#include "base/utf8.h"

#include <string.h>

/* U+00C0 to U+017F: the letter below the accents; '*' where that takes more than a letter. */
static const char latin[] =
  "aaaaaa*ceeeeiiiidnooooo*ouuuuy**aaaaaa*ceeeeiiiidnooooo*ouuuuy*y"
  "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkkkllllllllllnnnnnnnnn"
  "oooooo**rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

static const struct {
  uint32_t letter;
  const char *folded;
} longer[] = {{0xc6, "ae"}, {0xde, "th"}, {0xdf, "ss"}, {0xe6, "ae"}, {0xfe, "th"}, {0x132, "ij"}, {0x133, "ij"}, {0x152, "oe"}, {0x153, "oe"}};

/* Greek vowels with an accent. */
static const struct {
  uint32_t letter, folded;
} greek[] = {{0x386, 0x3b1}, {0x388, 0x3b5}, {0x389, 0x3b7}, {0x38a, 0x3b9}, {0x38c, 0x3bf}, {0x38e, 0x3c5}, {0x38f, 0x3c9}, {0x3ac, 0x3b1},
             {0x3ad, 0x3b5}, {0x3ae, 0x3b7}, {0x3af, 0x3b9}, {0x3cc, 0x3bf}, {0x3cd, 0x3c5}, {0x3ce, 0x3c9}, {0x3c2, 0x3c3}};

static uint32_t small(uint32_t c)
{
  if ((c >= 'A' && c <= 'Z') || (c >= 0x391 && c <= 0x3a9) || (c >= 0x410 && c <= 0x42f)) return c + 0x20;
  if (c == 0x401 || c == 0x451) return 0x435; /* yo, written as ye more often than not */
  if (c >= 0x400 && c <= 0x40f) return c + 0x50;
  for (size_t i = 0; i < sizeof greek / sizeof *greek; i++)
    if (greek[i].letter == c) return greek[i].folded;
  return c;
}

static void add(struct strbuf *out, uint32_t c)
{
  if (utf8_is_mark(c)) return;
  if (c < 0xc0 || c > 0x17f) {
    utf8_add(out, small(c));
    return;
  }
  for (size_t i = 0; i < sizeof longer / sizeof *longer; i++)
    if (longer[i].letter == c) {
      strbuf_add(out, longer[i].folded);
      return;
    }
  if (latin[c - 0xc0] == '*') utf8_add(out, c);
  else strbuf_add_char(out, latin[c - 0xc0]);
}

void fold_add(struct strbuf *out, const char *text)
{
  for (uint32_t c; (c = utf8_next(&text)) != 0;) add(out, c);
}

bool fold_matches(const char *text, const char *query)
{
  struct strbuf in, words;
  strbuf_init(&in), strbuf_init(&words);
  fold_add(&in, text);
  fold_add(&words, query);
  bool all = true;
  char *rest = NULL;
  for (char *word = words.length ? strtok_r(words.text, " ", &rest) : NULL; word && all; word = strtok_r(NULL, " ", &rest)) all = strstr(in.text, word) != NULL;
  strbuf_release(&in), strbuf_release(&words);
  return all;
}
