#include "app/board_view.h"

#include "app/view_names.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

/* In the board's own units. */
static const float hole_margin = 0.53F;  /* from the outermost cells to the edge, at right angles */
static const float rim_holes = 0.30F, rim_squares = 0.19F;
static const float radius_holes = 0.42F, radius_squares = 0.39F;

/* In units of the window. */
static const float square_for_names = 64; /* the least that has room for a name beside its piece */
static const float rim_for_names = 18, room_for_names = 20; /* of squares; around holes */
static const float least_seen = 12, least_hit = 24; /* of a cell that can be seen, and hit by a mouse; by a finger */

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

static struct point turned(const struct board_view *view, float x, float y)
{
  return (struct point){x * view->cosine - y * view->sine, x * view->sine + y * view->cosine};
}

/* The cells' places turned, in the board's own units, and what is round them. */
static struct extent extent_of(struct board_view *view)
{
  const struct board *board = view->board;
  struct extent e = {1e9F, 1e9F, -1e9F, -1e9F};
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    view->cell[c] = turned(view, board->x[c], board->y[c]);
    extend(&e, view->cell[c].x, view->cell[c].y);
  }
  float around = hole_margin + rim_holes;
  if (board->look == LOOK_SQUARES) {
    view->columns = (int)lroundf(e.right - e.left) + 1, view->rows = (int)lroundf(e.bottom - e.top) + 1;
    around = 0.5F; /* and the rim */
  } else if ((view->outline_count = trace_outline(board, view->outline))) {
    for (int i = 0; i < view->outline_count; i++) {
      view->outline[i] = turned(view, view->outline[i].x, view->outline[i].y);
      extend(&e, view->outline[i].x, view->outline[i].y);
    }
    around = rim_holes;
  }
  return (struct extent){e.left - around, e.top - around, e.right + around, e.bottom + around};
}

static float nearest_gap(const struct board *board)
{
  float least = 1e9F; /* squared */
  for (int a = bits_next(&board->cells, 0); a >= 0; a = bits_next(&board->cells, a + 1))
    for (int b = bits_next(&board->cells, a + 1); b >= 0; b = bits_next(&board->cells, b + 1)) {
      float dx = board->x[a] - board->x[b], dy = board->y[a] - board->y[b], far = dx * dx + dy * dy;
      if (far < least) least = far;
    }
  return least > 1e8F ? 1 : sqrtf(least);
}

static float unit_for(const struct extent *e, struct rect area, float rim) /* in pixels of the area */
{
  return fmaxf(0.1F, fminf((area.w - 2 * rim) / (e->right - e->left), (area.h - 2 * rim) / (e->bottom - e->top)));
}

/* All of a board is seen while its cells can be; where it has so many that they could not, it is larger than its place, and its cells are easy to hit. */
static float large_unit(float whole, float gap) { return whole * gap >= least_seen ? whole : fmaxf(whole, least_hit / gap); }

/* The squares' side, whole pixels, and what is left for the rim. */
static float square_unit(struct board_view *view, const struct extent *e, struct rect area, float pixels, unsigned flags)
{
  struct extent with = {e->left - rim_squares, e->top - rim_squares, e->right + rim_squares, e->bottom + rim_squares};
  float unit = unit_for(&with, area, 0);
  view->names_on_rim = flags & VIEW_NAMES && unit < square_for_names;
  if (view->names_on_rim) unit = unit_for(e, area, rim_for_names);
  if (flags & VIEW_LARGE) unit = large_unit(unit, 1);
  unit = fmaxf(1, floorf(unit * pixels)) / pixels;
  view->rim = view->names_on_rim ? rim_for_names : rim_squares * unit;
  return unit;
}

/* ---- turning ---- */

enum { MAX_VECTORS = 64 };

/* The different ways from a cell to its neighbours in the picture; MAX_VECTORS + 1 when there are more. */
static int vectors_of(const struct board *board, struct point out[MAX_VECTORS])
{
  int count = 0;
  for (int d = 0; d < board->direction_count; d++)
    for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
      int to = board->next[d][c];
      if (to < 0) continue;
      struct point v = {board->x[to] - board->x[c], board->y[to] - board->y[c]};
      int i = 0;
      while (i < count && hypotf(out[i].x - v.x, out[i].y - v.y) > 0.02F) i++;
      if (i == MAX_VECTORS) return MAX_VECTORS + 1;
      if (i == count) out[count++] = v;
      if (board->lattice) break; /* the others are the same */
    }
  return count;
}

static bool fits_turned(const struct point *vector, int count, double angle)
{
  float cosine = (float)cos(angle), sine = (float)sin(angle);
  for (int i = 0; i < count; i++) {
    struct point v = {vector[i].x * cosine - vector[i].y * sine, vector[i].x * sine + vector[i].y * cosine};
    int j = 0;
    while (j < count && hypotf(vector[j].x - v.x, vector[j].y - v.y) > 0.02F) j++;
    if (j == count) return false;
  }
  return true;
}

int board_view_turns(const struct board *board)
{
  if (board->look == LOOK_SQUARES) return 4;
  struct point vector[MAX_VECTORS];
  int count = vectors_of(board, vector);
  if (count == 0 || count > MAX_VECTORS) return 2;
  return fits_turned(vector, count, M_PI / 3) ? 6 : fits_turned(vector, count, M_PI / 2) ? 4 : 2;
}

static void turn_view(struct board_view *view, unsigned flags)
{
  static const float third = 0.8660254F;
  static const struct point by_twelfths[12] = {
    {1, 0},  {third, 0.5F},   {0.5F, third},   {0, 1},  {-0.5F, third}, {-third, 0.5F},
    {-1, 0}, {-third, -0.5F}, {-0.5F, -third}, {0, -1}, {0.5F, -third}, {third, -0.5F},
  };
  view->cosine = 1;
  if (!(flags & VIEW_FLIPPED) && flags < VIEW_STEP) return;
  int turns = board_view_turns(view->board);
  view->turned = (int)((flags / VIEW_STEP + (flags & VIEW_FLIPPED ? (unsigned)turns / 2 : 0)) % (unsigned)turns);
  struct point unit = by_twelfths[view->turned * 12 / turns];
  view->cosine = unit.x, view->sine = unit.y;
}

void board_view_init(struct board_view *view, const struct board *board, struct rect area, double scale, unsigned flags)
{
  memset(view, 0, sizeof *view);
  view->board = board;
  turn_view(view, flags);
  struct extent e = extent_of(view);
  float pixels = (float)scale, unit;
  bool squares = board->look == LOOK_SQUARES;
  if (squares) {
    unit = square_unit(view, &e, area, pixels, flags);
    float rim = view->rim / unit;
    e = (struct extent){e.left - rim, e.top - rim, e.right + rim, e.bottom + rim};
  } else {
    unit = unit_for(&e, area, 0);
    if (flags & VIEW_LARGE) unit = large_unit(unit, nearest_gap(board));
    view->rim = rim_holes * unit;
  }
  float w = e.right - e.left, h = e.bottom - e.top;
  float left = roundf((area.x + (area.w - w * unit) / 2) * pixels) / pixels, top = roundf((area.y + (area.h - h * unit) / 2) * pixels) / pixels;
  view->unit = unit;
  view->bounds = rect_of(left, top, w * unit, h * unit);
  view->gap = nearest_gap(board) * unit;
  view->radius = squares ? fminf(radius_squares * unit, 0.45F * view->gap) : radius_holes * view->gap;
  float ox = left - e.left * unit, oy = top - e.top * unit;
  if (squares) { /* the rim may be a fraction; the field starts on a pixel */
    float rim = view->rim / unit;
    ox = roundf((ox - unit / 2) * pixels) / pixels + unit / 2, oy = roundf((oy - unit / 2) * pixels) / pixels + unit / 2;
    view->field = rect_of(ox + (e.left + rim) * unit, oy + (e.top + rim) * unit, (float)view->columns * unit, (float)view->rows * unit);
  }
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1))
    view->cell[c] = (struct point){ox + view->cell[c].x * unit, oy + view->cell[c].y * unit};
  for (int i = 0; i < view->outline_count; i++) view->outline[i] = (struct point){ox + view->outline[i].x * unit, oy + view->outline[i].y * unit};
  if (!squares && flags & VIEW_NAMES && !view_names_inside(view, area))
    board_view_init(view, board, rect_inset(area, room_for_names, room_for_names), scale, flags & ~(unsigned)VIEW_NAMES);
}

float board_view_shape(const struct board *board)
{
  struct board_view view;
  board_view_init(&view, board, rect_of(0, 0, 1000, 1000), 1, 0);
  return view.bounds.w / view.bounds.h;
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

static bool in_line(const struct board_view *view, int cell, int line, bool column)
{
  float at = column ? view->cell[cell].x - view->field.x : view->cell[cell].y - view->field.y;
  return (int)(at / view->unit) == line;
}

/* A name is letters and then digits. */
static void name_part(const char *name, bool letters, char out[CELL_NAME_SIZE])
{
  int n = 0;
  for (const char *s = name; *s; s++)
    if (letters ? isalpha((unsigned char)*s) : isdigit((unsigned char)*s)) out[n++] = *s;
  out[n] = '\0';
}

/* What the names of the cells in a line have in common, and those of the next line have not. On a board that was turned by a quarter
   the letters run up the side. */
static void line_name(const struct board_view *view, int line, bool column, bool letters, char out[CELL_NAME_SIZE])
{
  const struct board *board = view->board;
  char first[2][CELL_NAME_SIZE] = {"", ""}, part[CELL_NAME_SIZE];
  bool common[2] = {true, true};
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    if (!in_line(view, c, line, column)) continue;
    for (int i = 0; i < 2; i++) {
      name_part(board->name[c], i == 0, part);
      if (!*first[i]) memcpy(first[i], part, sizeof part);
      common[i] &= !strcmp(first[i], part);
    }
  }
  int i = letters ? 0 : 1;
  if (!common[i] && common[1 - i]) i = 1 - i;
  memcpy(out, first[i], CELL_NAME_SIZE);
}

void board_view_column_name(const struct board_view *view, int column, char out[CELL_NAME_SIZE])
{
  line_name(view, column, true, view->sine == 0, out);
}

void board_view_row_name(const struct board_view *view, int row, char out[CELL_NAME_SIZE])
{
  line_name(view, row, false, view->sine != 0, out);
}
