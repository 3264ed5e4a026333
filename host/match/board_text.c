#include "match/board_text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MAX_COLUMNS = 1024 };

/* The ANSI colour of a player by the name of the colour. To add one: a row. What is not here is shown in the terminal's own. */
static const struct {
  const char *colour, *code;
} paints[] = {
  {"red", "31"},   {"yellow", "33"},       {"green", "32"}, {"blue", "34"},
  {"purple", "35"}, {"orange", "38;5;208"}, {"white", "1"},  {"black", "36"},
};

static const char *paint_of(const char *colour)
{
  for (size_t i = 0; i < sizeof paints / sizeof *paints; i++)
    if (strcmp(paints[i].colour, colour) == 0) return paints[i].code;
  return NULL;
}

/* How the board's cells are named decides where the names go: below the columns and beside the rows where a name is a column's
   letters and a row's number; else the first and last name of a row beside it, or all of them where they do not count up. */
struct layout {
  int column[MAX_CELLS];  /* of characters, by cell */
  int width;              /* characters of the widest row */
  int label;              /* characters of the widest label on the left */
  bool columns;           /* names are column and row */
};

static size_t letters(const char *name) { return strcspn(name, "0123456789"); }

/* Whether all cells of a column share its letters, all of a row its number, and no letters stand over two columns. */
static bool named_by_columns(const struct board *board)
{
  for (int r = 0; r < board->row_count; r++)
    for (int k = board->row_start[r]; k < board->row_start[r + 1]; k++) {
      int cell = board->order[k], first = board->order[board->row_start[r]];
      const char *name = board->name[cell];
      if (letters(name) == 0 || name[letters(name)] == 0) return false;
      if (strcmp(name + letters(name), board->name[first] + letters(board->name[first])) != 0) return false;
    }
  for (int a = 0; a < board->cell_count; a++)
    for (int b = a + 1; b < board->cell_count; b++) {
      int one = board->order[a], other = board->order[b];
      size_t n = letters(board->name[one]);
      bool alike = n == letters(board->name[other]) && strncmp(board->name[one], board->name[other], n) == 0;
      if (alike != (fabsf(board->x[one] - board->x[other]) < 0.25f)) return false;
    }
  return true;
}

static void lay_out(struct layout *layout, const struct board *board, bool marks)
{
  layout->columns = named_by_columns(board);
  int scale = marks ? 4 : 2; /* brackets need room, also before the first cell */
  for (int k = 0; layout->columns && k < board->cell_count; k++) { /* and so do the letters of a column below it */
    int room = (int)letters(board->name[board->order[k]]) + 1;
    if (room > scale) scale = room;
  }
  float left = 0;
  for (int k = 0; k < board->cell_count; k++)
    if (k == 0 || board->x[board->order[k]] < left) left = board->x[board->order[k]];
  layout->width = layout->label = 0;
  for (int r = 0; r < board->row_count; r++) {
    int after = 0;
    for (int k = board->row_start[r]; k < board->row_start[r + 1]; k++) {
      int cell = board->order[k], column = (int)lroundf((board->x[cell] - left) * (float)scale) + marks;
      if (column < after) column = after; /* a board of one's own making may have cells closer than 1 */
      if (column > MAX_COLUMNS) column = MAX_COLUMNS;
      layout->column[cell] = column;
      after = column + scale / 2 + 1;
      if (column + 1 > layout->width) layout->width = column + 1;
    }
    const char *name = board->name[board->order[board->row_start[r]]];
    int length = (int)strlen(layout->columns ? name + letters(name) : name);
    if (length > layout->label) layout->label = length;
  }
}

static void pad(struct strbuf *out, int count)
{
  while (count-- > 0) strbuf_add_char(out, ' ');
}

static void add_cell(struct strbuf *out, const struct rules *rules, const struct position *position, int cell, bool colour)
{
  int kind = 0, owner = position_at(position, rules, cell, &kind);
  if (owner == NO_OWNER) {
    strbuf_add_char(out, '.');
    return;
  }
  const char *paint = colour && rules->owned ? paint_of(rules->player[owner].colour) : NULL;
  if (paint) strbuf_addf(out, "\033[%sm", paint);
  strbuf_add_char(out, rules->kind[kind].letter[owner]);
  if (paint) strbuf_add(out, "\033[0m");
}

/* Whether the names of a row are one word counted from 1, so that the first and the last tell the rest. */
static bool counts_up(const struct board *board, int row)
{
  const char *first = board->name[board->order[board->row_start[row]]];
  int n = 0;
  for (int k = board->row_start[row]; k < board->row_start[row + 1]; k++) {
    char expected[64];
    snprintf(expected, sizeof expected, "%.*s%d", (int)letters(first), first, ++n);
    if (strcmp(expected, board->name[board->order[k]]) != 0) return false;
  }
  return true;
}

static void add_row_names(struct strbuf *out, const struct board *board, int row)
{
  int first = board->row_start[row], last = board->row_start[row + 1] - 1;
  if (first == last) return;
  if (counts_up(board, row)) {
    strbuf_addf(out, "  %s", board->name[board->order[last]]);
    return;
  }
  for (int k = first; k <= last; k++) strbuf_addf(out, "%s%s", k == first ? "  " : " ", board->name[board->order[k]]);
}

static void add_column_names(struct strbuf *out, const struct board *board, const struct layout *layout)
{
  pad(out, layout->label + 2);
  int at = 0;
  for (int column = 0; column < layout->width; column++)
    for (int k = 0; k < board->cell_count; k++) {
      int cell = board->order[k];
      if (layout->column[cell] != column) continue;
      pad(out, column - at);
      strbuf_addf(out, "%.*s", (int)letters(board->name[cell]), board->name[cell]);
      at = column + (int)letters(board->name[cell]);
      break;
    }
  strbuf_add_char(out, '\n');
}

void board_text(struct strbuf *out, const struct rules *rules, const struct position *position, const struct bits *marked, bool colour)
{
  const struct board *board = &rules->board;
  struct layout layout;
  lay_out(&layout, board, marked != NULL);

  for (int r = 0; r < board->row_count; r++) {
    const char *name = board->name[board->order[board->row_start[r]]];
    const char *label = layout.columns ? name + letters(name) : name;
    strbuf_addf(out, "%*s  ", layout.label, label);
    int at = 0;
    for (int k = board->row_start[r]; k < board->row_start[r + 1]; k++) {
      int cell = board->order[k];
      bool mark = marked && bits_has(marked, cell);
      pad(out, layout.column[cell] - at - mark);
      if (mark) strbuf_add_char(out, '[');
      add_cell(out, rules, position, cell, colour);
      if (mark) strbuf_add_char(out, ']');
      at = layout.column[cell] + 1 + mark;
    }
    if (!layout.columns) add_row_names(out, board, r);
    strbuf_add_char(out, '\n');
  }
  if (layout.columns) add_column_names(out, board, &layout);
}
