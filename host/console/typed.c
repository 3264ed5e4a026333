#include "console/typed.h"

#include <ctype.h>
#include <string.h>

/* What people or their keyboards write for a separator. To add one: a row. */
static const struct {
  const char *typed;
  char meant;
} signs[] = {
  {"\u2010", '-'}, {"\u2011", '-'}, {"\u2012", '-'}, {"\u2013", '-'}, {"\u2014", '-'}, {"\u2212", '-'}, /* hyphens, dashes, minus */
  {"\u00d7", 'x'}, {"\u2715", 'x'}, {"\u2a2f", 'x'},                                                    /* crosses */
};

static bool has_capitals(const struct board *board)
{
  for (int i = 0; i < board->cell_count; i++)
    for (const char *c = board->name[board->order[i]]; *c; c++)
      if (isupper((unsigned char)*c)) return true;
  return false;
}

static char sign(const char *text, size_t *length)
{
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
    *length = strlen(signs[i].typed);
    if (strncmp(text, signs[i].typed, *length) == 0) return signs[i].meant;
  }
  *length = 1;
  return *text;
}

/* Whether a separator stands after a blank: an x with a number is the cell of a column. */
static bool separator_follows(const char *text)
{
  size_t length;
  char c = sign(text, &length);
  return c == '-' || ((c == 'x' || c == 'X') && !isdigit((unsigned char)text[length]));
}

bool typed_tidy(struct strbuf *out, const char *line, const struct board *board)
{
  bool lower = !has_capitals(board), guessed = false;
  char last = '-'; /* nothing has to stand before the first cell */
  for (size_t length; *line; line += length) {
    char c = sign(line, &length);
    bool blank = c == ' ' || c == '\t';
    if (blank) {
      line += strspn(line, " \t");
      length = 0; /* what follows is read the next time round */
      if (!*line || separator_follows(line) || last == '-' || last == 'x') continue;
      c = '-';
      guessed = true;
    }
    last = lower ? (char)tolower((unsigned char)c) : c;
    strbuf_add_char(out, last);
  }
  return guessed;
}
