#include "match/typed.h"

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

enum match_event typed_play(struct match *match, const char *line)
{
  struct strbuf turn;
  strbuf_init(&turn);
  bool guessed = typed_tidy(&turn, line, &match->rules->board);
  enum match_event event = match_type(match, turn.text);
  if (guessed && event == MATCH_REFUSED && match->refusal.reason == REFUSAL_CAPTURES) {
    for (char *c = turn.text; *c; c++)
      if (*c == '-') *c = 'x';
    event = match_type(match, turn.text);
  }
  strbuf_release(&turn);
  return event;
}

/* The cell with the longest name that the text begins with. */
static int cell_at(const struct board *board, const char *text, size_t *length)
{
  int best = NO_CELL;
  *length = 0;
  for (int i = 0; i < board->cell_count; i++) {
    const char *name = board->name[board->order[i]];
    size_t n = strlen(name);
    if (n > *length && strncmp(text, name, n) == 0) best = board->order[i], *length = n;
  }
  return best;
}

int typed_cells(int *cells, int most, const char *line, const struct board *board)
{
  struct strbuf tidy;
  strbuf_init(&tidy);
  typed_tidy(&tidy, line, board);
  int count = 0;
  size_t length;
  const char *at = tidy.text ? tidy.text : "";
  while (*at && count < most) {
    int cell = cell_at(board, at, &length);
    at += length;
    if (cell == NO_CELL || (isalnum((unsigned char)*at) && *at != 'x')) break; /* nothing that may be part of a longer name */
    cells[count++] = cell;
    if (*at != '-' && *at != 'x') break;
    at++;
  }
  strbuf_release(&tidy);
  return count;
}
