#include "app/cursor.h"

#include <math.h>

/* The cells as they are read now. */
struct reading {
  int count;
  int cell[MAX_CELLS];
  int row[MAX_CELLS]; /* of each, from 0 at the top */
  int place[MAX_CELLS]; /* by cell: where it stands in the order */
};

/* What stands less than this apart in height, in gaps between neighbours, is one row. */
static const float row_height = 0.3F;

static float column_of(const struct board_view *view, int cell) { return (view->cell[cell].x - view->bounds.x) / view->unit; }

static bool is_before(const struct board_view *view, const struct reading *reading, int a, int b)
{
  int row_a = reading->row[a], row_b = reading->row[b];
  if (row_a != row_b) return row_a < row_b;
  return view->cell[reading->cell[a]].x < view->cell[reading->cell[b]].x;
}

static void swap(struct reading *reading, int a, int b)
{
  int cell = reading->cell[a], row = reading->row[a];
  reading->cell[a] = reading->cell[b], reading->row[a] = reading->row[b];
  reading->cell[b] = cell, reading->row[b] = row;
}

static void read_cells(struct reading *out, const struct board_view *view)
{
  const struct bits *cells = &view->board->cells;
  out->count = 0;
  for (int c = bits_next(cells, 0); c >= 0; c = bits_next(cells, c + 1)) {
    int at = out->count++;
    out->cell[at] = c, out->row[at] = 0;
    for (; at > 0 && view->cell[out->cell[at]].y < view->cell[out->cell[at - 1]].y; at--) swap(out, at, at - 1);
  }
  float top = 0;
  int row = -1;
  for (int i = 0; i < out->count; i++) {
    float y = view->cell[out->cell[i]].y;
    if (row < 0 || y - top > row_height * view->gap) row++, top = y;
    out->row[i] = row;
  }
  for (int i = 1; i < out->count; i++)
    for (int at = i; at > 0 && is_before(view, out, at, at - 1); at--) swap(out, at, at - 1);
  for (int i = 0; i < out->count; i++) out->place[out->cell[i]] = i;
}

void cursor_put(struct cursor *cursor, const struct board_view *view, int cell)
{
  cursor->cell = cell;
  cursor->column = cursor->stood = cell == NO_CELL ? 0 : column_of(view, cell);
}

/* ---- one step ---- */

static int beside(const struct reading *reading, int at, int by)
{
  int to = at + by;
  return to >= 0 && to < reading->count && reading->row[to] == reading->row[at] ? reading->cell[to] : NO_CELL;
}

static int above_or_below(const struct board_view *view, const struct reading *reading, int at, int by, float column)
{
  int best = NO_CELL;
  for (int i = 0; i < reading->count; i++) {
    if (reading->row[i] != reading->row[at] + by) continue;
    if (best == NO_CELL || fabsf(column_of(view, reading->cell[i]) - column) < fabsf(column_of(view, best) - column) - 1e-3F) best = reading->cell[i];
  }
  return best;
}

/* The nearest in the next row on one side; not one that is much farther aside than the row is away. */
static int askew(const struct board_view *view, const struct reading *reading, int at, int across, int by)
{
  struct point from = view->cell[reading->cell[at]];
  int best = NO_CELL;
  float least = 0;
  for (int i = 0; i < reading->count; i++) {
    struct point to = view->cell[reading->cell[i]];
    float aside = (to.x - from.x) * (float)across, away = fabsf(to.y - from.y);
    if (reading->row[i] != reading->row[at] + by || aside < 0.1F * view->gap || aside > 1.5F * away + 0.1F * view->gap) continue;
    if (best == NO_CELL || aside < least) least = aside, best = reading->cell[i];
  }
  return best;
}

static const struct {
  int across, down;
} arrows[ARROW_COUNT] = {
  [ARROW_LEFT] = {-1, 0},    [ARROW_RIGHT] = {1, 0},    [ARROW_UP] = {0, -1},       [ARROW_DOWN] = {0, 1},
  [ARROW_UP_LEFT] = {-1, -1}, [ARROW_UP_RIGHT] = {1, -1}, [ARROW_DOWN_LEFT] = {-1, 1}, [ARROW_DOWN_RIGHT] = {1, 1},
};

bool cursor_move(struct cursor *cursor, const struct board_view *view, enum arrow arrow)
{
  if (cursor->cell == NO_CELL) return false;
  struct reading reading;
  read_cells(&reading, view);
  if (fabsf(column_of(view, cursor->cell) - cursor->stood) > 0.01F) cursor_put(cursor, view, cursor->cell);
  int at = reading.place[cursor->cell], across = arrows[arrow].across, down = arrows[arrow].down, to;
  if (!down) to = beside(&reading, at, across);
  else if (!across) to = above_or_below(view, &reading, at, down, cursor->column);
  else to = askew(view, &reading, at, across, down);
  if (to == NO_CELL) return false;
  cursor->cell = to;
  cursor->stood = column_of(view, to);
  float lean = 0.1F * view->gap / view->unit; /* between two neighbours that are as near, the side gone to last */
  if (across) cursor->column = cursor->stood + lean * (float)across;
  return true;
}

/* ---- among some ---- */

int cursor_middle(const struct board_view *view, const struct bits *cells)
{
  float x = view->bounds.x + view->bounds.w / 2, y = view->bounds.y + view->bounds.h / 2, least = 0;
  int best = NO_CELL;
  for (int c = bits_next(cells, 0); c >= 0; c = bits_next(cells, c + 1)) {
    float way = hypotf(view->cell[c].x - x, view->cell[c].y - y);
    if (best == NO_CELL || way < least - 0.01F * view->gap) least = way, best = c; /* of two as near the first */
  }
  return best;
}

int cursor_among(const struct board_view *view, const struct bits *cells, int cell, bool back)
{
  struct reading reading;
  read_cells(&reading, view);
  int at = cell == NO_CELL ? (back ? 0 : reading.count - 1) : reading.place[cell];
  for (int i = 1; i <= reading.count; i++) {
    int to = reading.cell[(at + (back ? reading.count - i : i)) % reading.count];
    if (bits_has(cells, to)) return to;
  }
  return NO_CELL;
}

enum arrow cursor_arrow(float dx, float dy)
{
  static const enum arrow round[8] = {ARROW_RIGHT, ARROW_DOWN_RIGHT, ARROW_DOWN, ARROW_DOWN_LEFT, ARROW_LEFT, ARROW_UP_LEFT, ARROW_UP, ARROW_UP_RIGHT};
  return round[(int)lroundf(atan2f(dy, dx) / (float)(M_PI / 4) + 8) % 8];
}
