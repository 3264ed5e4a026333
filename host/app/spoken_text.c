#include "app/spoken_text.h"

#include <stdbool.h>
#include <string.h>

/* What is joined wrongly, and how it is said. A row holds only before a blank or at the end, where a name of a file does not go on. To add one: a row. */
static const struct {
  const char *joined, *said;
} repairs[] = {{" …:", ":"}, {"…:", ":"}, {"….", "…"}, {"..", "."}, {".,", ","}, {"?.", "?"},
             {"!.", "!"},  {":.", ":"}, {".:", ":"},  {",.", "."}, {",,", ","}};

static bool ends_here(char c) { return c == '\0' || c == ' ' || c == '\n'; }

static size_t repaired(struct strbuf *out, const char *text)
{
  for (size_t i = 0; i < sizeof repairs / sizeof *repairs; i++) {
    size_t length = strlen(repairs[i].joined);
    if (strncmp(text, repairs[i].joined, length) != 0 || !ends_here(text[length])) continue;
    strbuf_add(out, repairs[i].said);
    return length;
  }
  return 0;
}

/* A blank between two lines, and a full stop where the first has no end of its own. */
static void begin_sentence(struct strbuf *out, size_t from)
{
  while (out->length > from && out->text[out->length - 1] == ' ') out->text[--out->length] = '\0';
  if (out->length == from) return;
  if (!strchr(".?!:;,", out->text[out->length - 1])) strbuf_add_char(out, '.');
  strbuf_add_char(out, ' ');
}

void spoken_text(struct strbuf *out, const char *text)
{
  size_t from = out->length;
  while (*text) {
    size_t length = strspn(text, " \t\r\n");
    if (memchr(text, '\n', length)) {
      text += length;
      if (*text) begin_sentence(out, from);
      continue;
    }
    length = repaired(out, text);
    if (!length) strbuf_add_char(out, *text == '\t' ? ' ' : *text), length = 1;
    text += length;
  }
}
