#include "app/board_view.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

/* In the board's own units. */
static const float hole_margin = 0.53F;  /* from the outermost cells to the edge, at right angles */
static const float rim_holes = 0.30F, rim_squares = 0.19F;
static const float radius_holes = 0.42F, radius_squares = 0.39F;

/* In units of the window. */
static const float square_for_names = 48; /* the least that has room for a name beside its piece */
static const float rim_for_names = 18;
static const float least_unit = 24;       /* of a cell that can be seen and hit */

/* ---- polygons ---- */

static float dot(struct point a, struct point b) { return a.x * b.x + a.y * b.y; }
static float cross(struct point a, struct point b) { return a.x * b.y - a.y * b.x; }
static struct point minus(struct point a, struct point b) { return (struct point){a.x - b.x, a.y - b.y}; }

static struct point unit_vector(struct point a, struct point b)
{
  struct point d = minus(b, a);
  float length = sqrtf(dot(d, d));
  return (struct point){d.x / length, d.y / length};
}

/* Drops the corners that are none. */
static int without_straight(struct point *corner, int count)
{
  int kept = 0;
  struct point out[MAX_OUTLINE];
  for (int i = 0; i < count; i++) {
    struct point in = unit_vector(corner[(i + count - 1) % count], corner[i]), on = unit_vector(corner[i], corner[(i + 1) % count]);
    if (fabsf(cross(in, on)) < 0.02F && dot(in, on) > 0) continue;
    out[kept++] = corner[i];
  }
  memcpy(corner, out, (size_t)kept * sizeof *out);
  return kept;
}

/* Moves every side of a clockwise polygon outwards by its margin; side i goes from corner i to the next. False where a corner is too
   sharp for that. */
static bool grow(struct point *corner, int count, const float *margin)
{
  struct point out[MAX_OUTLINE];
  for (int i = 0; i < count; i++) {
    int before = (i + count - 1) % count;
    struct point in = unit_vector(corner[before], corner[i]), on = unit_vector(corner[i], corner[(i + 1) % count]);
    struct point a = {in.y, -in.x}, b = {on.y, -on.x}; /* outwards, y growing downwards */
    float det = cross(a, b);
    if (1 + dot(a, b) < 0.2F || fabsf(det) < 1e-3F) return false;
    out[i].x = corner[i].x + (margin[before] * b.y - margin[i] * a.y) / det;
    out[i].y = corner[i].y + (margin[i] * a.x - margin[before] * b.x) / det;
  }
  memcpy(corner, out, (size_t)count * sizeof *out);
  return true;
}

/* ---- the edge of a board of holes ---- */

static float turn_from(float back, float angle)
{
  float turn = fmodf(angle - back, 2 * (float)M_PI);
  if (turn <= 1e-3F) turn += 2 * (float)M_PI; /* straight back is the last choice */
  return turn;
}

static int next_on_edge(const struct board *board, int cell, float back)
{
  int best = NO_CELL;
  float least = 10;
  for (int d = 0; d < board->direction_count; d++) {
    int to = board->next[d][cell];
    if (to < 0) continue;
    float turn = turn_from(back, atan2f(board->y[to] - board->y[cell], board->x[to] - board->x[cell]));
    if (turn < least) least = turn, best = to;
  }
  return best;
}

static int trace_outline(const struct board *board, struct point out[MAX_OUTLINE])
{
  struct point corner[MAX_CELLS * 2];
  int start = bits_next(&board->cells, 0), count = 0;
  for (int c = start; c >= 0; c = bits_next(&board->cells, c + 1))
    if (board->y[c] < board->y[start] - 1e-4F || (fabsf(board->y[c] - board->y[start]) < 1e-4F && board->x[c] < board->x[start])) start = c;
  int cell = start, first = NO_CELL;
  float back = -(float)M_PI / 2;
  for (;;) {
    int to = next_on_edge(board, cell, back);
    if (to < 0 || count == MAX_CELLS * 2) return 0;
    if (cell == start && to == first) break;
    if (first < 0) first = to;
    corner[count++] = (struct point){board->x[cell], board->y[cell]};
    back = atan2f(board->y[cell] - board->y[to], board->x[cell] - board->x[to]);
    cell = to;
  }
  /* Straight runs first, in place: there may be more cells on the edge than an outline has corners. */
  int kept = 0;
  for (int i = 0; i < count; i++) {
    struct point in = unit_vector(corner[(i + count - 1) % count], corner[i]), on = unit_vector(corner[i], corner[(i + 1) % count]);
    if (fabsf(cross(in, on)) < 0.02F && dot(in, on) > 0) continue;
    if (kept == MAX_OUTLINE) return 0;
    out[kept++] = corner[i];
  }
  float margin[MAX_OUTLINE];
  for (int i = 0; i < kept; i++) margin[i] = hole_margin;
  return kept >= 3 && grow(out, kept, margin) ? kept : 0;
}

/* ---- the view ---- */

struct extent {
  float left, top, right, bottom;
};

static void extend(struct extent *e, float x, float y)
{
  e->left = fminf(e->left, x), e->right = fmaxf(e->right, x);
  e->top = fminf(e->top, y), e->bottom = fmaxf(e->bottom, y);
}

static struct extent extent_of(struct board_view *view)
{
  const struct board *board = view->board;
  struct extent e = {1e9F, 1e9F, -1e9F, -1e9F};
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) extend(&e, board->x[c], board->y[c]);
  float around = hole_margin + rim_holes;
  if (board->look == LOOK_SQUARES) {
    view->columns = (int)lroundf(e.right - e.left) + 1, view->rows = (int)lroundf(e.bottom - e.top) + 1;
    around = 0.5F; /* and the rim */
  } else if ((view->outline_count = trace_outline(board, view->outline))) {
    for (int i = 0; i < view->outline_count; i++) extend(&e, view->outline[i].x, view->outline[i].y);
    around = rim_holes;
  }
  return (struct extent){e.left - around, e.top - around, e.right + around, e.bottom + around};
}

static float nearest_gap(const struct board *board)
{
  float gap = 1e9F;
  for (int a = bits_next(&board->cells, 0); a >= 0; a = bits_next(&board->cells, a + 1))
    for (int b = bits_next(&board->cells, a + 1); b >= 0; b = bits_next(&board->cells, b + 1))
      gap = fminf(gap, hypotf(board->x[a] - board->x[b], board->y[a] - board->y[b]));
  return gap > 1e8F ? 1 : gap;
}

static float unit_for(const struct extent *e, struct rect area, float rim) /* in pixels of the area */
{
  return fmaxf(0.1F, fminf((area.w - 2 * rim) / (e->right - e->left), (area.h - 2 * rim) / (e->bottom - e->top)));
}

/* The squares' side, whole pixels, and what is left for the rim. */
static float square_unit(struct board_view *view, const struct extent *e, struct rect area, float pixels, unsigned flags)
{
  struct extent with = {e->left - rim_squares, e->top - rim_squares, e->right + rim_squares, e->bottom + rim_squares};
  float unit = unit_for(&with, area, 0);
  view->names_on_rim = flags & VIEW_NAMES && unit < square_for_names;
  if (view->names_on_rim) unit = unit_for(e, area, rim_for_names);
  if (flags & VIEW_LARGE) unit = fmaxf(unit, least_unit);
  unit = fmaxf(1, floorf(unit * pixels)) / pixels;
  view->rim = view->names_on_rim ? rim_for_names : rim_squares * unit;
  return unit;
}

void board_view_init(struct board_view *view, const struct board *board, struct rect area, double scale, unsigned flags)
{
  memset(view, 0, sizeof *view);
  view->board = board;
  view->flipped = flags & VIEW_FLIPPED;
  struct extent e = extent_of(view);
  float pixels = (float)scale, unit;
  bool squares = board->look == LOOK_SQUARES, flipped = view->flipped;
  if (squares) {
    unit = square_unit(view, &e, area, pixels, flags);
    float rim = view->rim / unit;
    e = (struct extent){e.left - rim, e.top - rim, e.right + rim, e.bottom + rim};
  } else {
    unit = unit_for(&e, area, 0);
    if (flags & VIEW_LARGE) unit = fmaxf(unit, least_unit / nearest_gap(board));
  }
  float w = e.right - e.left, h = e.bottom - e.top;
  float left = roundf((area.x + (area.w - w * unit) / 2) * pixels) / pixels, top = roundf((area.y + (area.h - h * unit) / 2) * pixels) / pixels;
  view->unit = unit;
  view->bounds = rect_of(left, top, w * unit, h * unit);
  view->gap = nearest_gap(board) * unit;
  view->radius = squares ? fminf(radius_squares * unit, 0.45F * view->gap) : radius_holes * view->gap;
  float sign = flipped ? -1 : 1, ox = flipped ? left + e.right * unit : left - e.left * unit, oy = flipped ? top + e.bottom * unit : top - e.top * unit;
  if (squares) { /* the rim may be a fraction; the field starts on a pixel */
    float rim = view->rim / unit;
    ox = roundf((ox - unit / 2) * pixels) / pixels + unit / 2, oy = roundf((oy - unit / 2) * pixels) / pixels + unit / 2;
    float x0 = flipped ? ox - (e.right - 0.5F - rim) * unit : ox + (e.left + 0.5F + rim) * unit;
    float y0 = flipped ? oy - (e.bottom - 0.5F - rim) * unit : oy + (e.top + 0.5F + rim) * unit;
    view->field = rect_of(x0 - unit / 2, y0 - unit / 2, (float)view->columns * unit, (float)view->rows * unit);
  }
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1))
    view->cell[c] = (struct point){ox + sign * board->x[c] * unit, oy + sign * board->y[c] * unit};
  for (int i = 0; i < view->outline_count; i++)
    view->outline[i] = (struct point){ox + sign * view->outline[i].x * unit, oy + sign * view->outline[i].y * unit};
}

int board_view_pick(const struct board_view *view, float x, float y)
{
  const struct board *board = view->board;
  int best = NO_CELL;
  float least = view->gap / 2;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    if (board->look == LOOK_SQUARES) {
      if (rect_has(board_view_box(view, c), x, y)) return c;
      continue;
    }
    float far = hypotf(view->cell[c].x - x, view->cell[c].y - y);
    if (far < least) least = far, best = c;
  }
  return best;
}

struct rect board_view_box(const struct board_view *view, int cell)
{
  float side = view->board->look == LOOK_SQUARES ? view->unit : view->gap;
  return rect_of(view->cell[cell].x - side / 2, view->cell[cell].y - side / 2, side, side);
}

/* Whether the board has cells right beyond a side of a clockwise shape; beside its ends does not count. */
static bool is_inner(const struct board_view *view, struct point from, struct point to)
{
  const struct board *board = view->board;
  struct point along = unit_vector(from, to);
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    struct point at = minus(view->cell[c], from);
    float on = dot(along, at), little = 0.1F * view->gap;
    if (cross(along, at) < -little && on > -little && on < dot(along, minus(to, from)) + little) return true;
  }
  return false;
}

int board_view_hull(const struct board_view *view, const struct bits *cells, float margin, float inner, struct point out[MAX_OUTLINE])
{
  struct point at[MAX_CELLS];
  int n = 0, count = 0;
  for (int c = bits_next(cells, 0); c >= 0; c = bits_next(cells, c + 1)) at[n++] = view->cell[c];
  if (n < 3) return 0;
  int start = 0;
  for (int i = 1; i < n; i++)
    if (at[i].x < at[start].x - 0.01F || (fabsf(at[i].x - at[start].x) < 0.01F && at[i].y < at[start].y)) start = i;
  /* Wrapping round them, clockwise: from each corner to the point that has all others to its right; the farthest of several. */
  int corner = start;
  do {
    if (count == MAX_OUTLINE) return 0;
    out[count++] = at[corner];
    int best = corner == 0 ? 1 : 0;
    for (int i = 0; i < n; i++) {
      struct point a = minus(at[best], at[corner]), b = minus(at[i], at[corner]);
      float side = cross(a, b);
      if (side < -0.01F || (fabsf(side) <= 0.01F && dot(b, b) > dot(a, a))) best = i;
    }
    corner = best;
  } while (corner != start);
  count = count < 3 ? 0 : without_straight(out, count);
  float by[MAX_OUTLINE];
  for (int i = 0; i < count; i++) by[i] = (is_inner(view, out[i], out[(i + 1) % count]) ? inner : margin) * view->unit;
  return count >= 3 && grow(out, count, by) ? count : 0;
}

/* ---- names beside a field of squares ---- */

static int cell_in(const struct board_view *view, int column, int row, bool by_column)
{
  const struct board *board = view->board;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    int x = (int)((view->cell[c].x - view->field.x) / view->unit), y = (int)((view->cell[c].y - view->field.y) / view->unit);
    if (by_column ? x == column : y == row) return c;
  }
  return NO_CELL;
}

void board_view_column_name(const struct board_view *view, int column, char out[CELL_NAME_SIZE])
{
  int cell = cell_in(view, column, 0, true), n = 0;
  if (cell >= 0)
    for (const char *s = view->board->name[cell]; isalpha((unsigned char)*s); s++) out[n++] = *s;
  out[n] = '\0';
}

void board_view_row_name(const struct board_view *view, int row, char out[CELL_NAME_SIZE])
{
  int cell = cell_in(view, 0, row, false), n = 0;
  if (cell >= 0)
    for (const char *s = view->board->name[cell]; *s; s++)
      if (isdigit((unsigned char)*s)) out[n++] = *s;
  out[n] = '\0';
}
