#include "core/shapes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- squares ---- */

/* Columns a … z without x (which stands between the cells of a capture), then aa, ab … */
static void column_name(int column, char out[4])
{
  static const char letters[] = "abcdefghijklmnopqrstuvwyz";
  const int n = (int)sizeof letters - 1;
  char *o = out;
  if (column >= n) *o++ = letters[column / n - 1];
  *o++ = letters[column % n];
  *o = '\0';
}

static bool square_has(enum square_cells cells, int column, int rank)
{
  bool dark = (column + rank) % 2 == 0;
  return cells == SQUARE_ALL || dark == (cells == SQUARE_DARK);
}

/* Floor division by two, for coordinates on the diagonals of one colour. */
static int half(int n) { return (n - (n & 1)) / 2; }

static bool add_square_directions(struct board *board, enum square_cells cells, enum square_lines lines, struct error *err)
{
  static const struct {
    const char *name;
    int right, up;
  } compass[] = {{"N", 0, 1}, {"NE", 1, 1}, {"E", 1, 0}, {"SE", 1, -1}, {"S", 0, -1}, {"SW", -1, -1}, {"W", -1, 0}, {"NW", -1, 1}};
  for (size_t k = 0; k < sizeof compass / sizeof *compass; k++) {
    int right = compass[k].right, up = compass[k].up;
    bool diagonal = right && up;
    if (!(lines & (diagonal ? LINES_DIAGONAL : LINES_ORTHOGONAL))) continue;
    if (cells != SQUARE_ALL && !diagonal) right *= 2, up *= 2;
    int di = cells == SQUARE_ALL ? right : (right + up) / 2;
    int dj = cells == SQUARE_ALL ? up : (up - right) / 2;
    if (board_add_direction(board, compass[k].name, (float)right, (float)-up, di, dj, err) < 0) return false;
  }
  return true;
}

static bool add_square_regions(struct board *board, int width, int height, struct error *err)
{
  struct bits *rows = calloc((size_t)height, sizeof *rows), *columns = calloc((size_t)width, sizeof *columns);
  if (!rows || !columns) abort();
  for (int c = 0; c < board->cell_count; c++) {
    bits_add(&columns[(int)board->x[c]], c);
    bits_add(&rows[height - 1 - (int)board->y[c]], c);
  }
  char name[BOARD_NAME_SIZE], column[4];
  bool ok = true;
  for (int r = 0; ok && r < height; r++) {
    snprintf(name, sizeof name, "row%d", r + 1);
    ok = board_add_region(board, name, &rows[r], err) >= 0;
  }
  for (int k = 0; ok && k < width; k++) {
    column_name(k, column);
    snprintf(name, sizeof name, "column_%s", column);
    ok = board_add_region(board, name, &columns[k], err) >= 0;
  }
  free(rows), free(columns);
  int bottom = 0, top = height - 1, left = height, right = height + width - 1; /* in the order added above */
  return ok && board_add_seat(board, "bottom", 0, -1, bottom, top, err) && board_add_seat(board, "top", 0, 1, top, bottom, err) &&
         board_add_seat(board, "left", 1, 0, left, right, err) && board_add_seat(board, "right", -1, 0, right, left, err);
}

bool shape_square(struct board *board, int width, int height, enum square_cells cells, enum square_lines lines, struct error *err)
{
  if (width < 1 || height < 1 || width > MAX_CELLS || height > MAX_CELLS)
    return error_set(err, "a square board of %d by %d: sides go from 1 to %d", width, height, MAX_CELLS);
  board_init(board, LOOK_SQUARES);
  int row = -1;
  for (int rank = height - 1; rank >= 0; rank--) {
    bool first = true;
    for (int column = 0; column < width; column++) {
      if (!square_has(cells, column, rank)) continue;
      if (first) row++, first = false;
      char name[16], letters[4];
      column_name(column, letters);
      snprintf(name, sizeof name, "%s%d", letters, rank + 1);
      int i = cells == SQUARE_ALL ? column : half(column + rank), j = cells == SQUARE_ALL ? rank : half(rank - column);
      if (!board_add_cell(board, name, row, (float)column, (float)(height - 1 - rank), i, j, err)) return false;
    }
  }
  if (!add_square_directions(board, cells, lines, err)) return false;
  board_link_lattice(board);
  return add_square_regions(board, width, height, err);
}

/* ---- six-sided boards: axial coordinates q to the right, r down and right, s = -q - r ---- */

/* The six points, clockwise from the bottom, and where a seat there faces. */
static const struct {
  const char *name;
  float dx, dy;
} points[6] = {
  {"S", 0, -1}, {"SW", 0.8660254F, -0.5F}, {"NW", 0.8660254F, 0.5F}, {"N", 0, 1}, {"NE", -0.8660254F, 0.5F}, {"SE", -0.8660254F, -0.5F},
};

/* How far a cell lies towards each of `points`, in the same order: S, SW, NW, N, NE, SE. */
static void towards(int q, int r, int out[6])
{
  int s = -q - r;
  out[0] = r, out[1] = -q, out[2] = s, out[3] = -r, out[4] = q, out[5] = -s;
}

static bool star_has(int arm, int q, int r)
{
  int s = -q - r;
  return (q >= -arm && r >= -arm && s >= -arm) || (q <= arm && r <= arm && s <= arm);
}

static bool hexagon_has(int reach, int q, int r) { return abs(q) <= reach && abs(r) <= reach && abs(q + r) <= reach; }

static bool add_hex_cells(struct board *board, int reach, bool (*has)(int size, int q, int r), int size, struct error *err)
{
  for (int r = -reach; r <= reach; r++) {
    int n = 0;
    for (int q = -reach; q <= reach; q++) {
      if (!has(size, q, r)) continue;
      char name[16];
      char row = "abcdefghijklmnopqrstuvwyz"[reach - r];
      snprintf(name, sizeof name, "%c%d", row, ++n);
      if (!board_add_cell(board, name, r + reach, (float)q + (float)r * 0.5F, (float)r * 0.8660254F, q, r, err)) return false;
    }
  }
  static const struct {
    const char *name;
    int q, r;
  } compass[] = {{"E", 1, 0}, {"NE", 1, -1}, {"NW", 0, -1}, {"W", -1, 0}, {"SW", -1, 1}, {"SE", 0, 1}};
  for (size_t k = 0; k < sizeof compass / sizeof *compass; k++) {
    float dx = (float)compass[k].q + (float)compass[k].r * 0.5F, dy = (float)compass[k].r * 0.8660254F;
    if (board_add_direction(board, compass[k].name, dx, dy, compass[k].q, compass[k].r, err) < 0) return false;
  }
  board_link_lattice(board);
  return true;
}

/* A region and a seat for each of the six points: the cells at least `from` towards it. */
static bool add_points(struct board *board, int from, struct error *err)
{
  for (int p = 0; p < 6; p++) {
    struct bits cells = {{0}};
    for (int c = 0; c < board->cell_count; c++) {
      int far[6];
      towards(board->i[c], board->j[c], far);
      if (far[p] >= from) bits_add(&cells, c);
    }
    if (board_add_region(board, points[p].name, &cells, err) < 0) return false;
  }
  for (int p = 0; p < 6; p++)
    if (!board_add_seat(board, points[p].name, points[p].dx, points[p].dy, p, (p + 3) % 6, err)) return false;
  return true;
}

bool shape_star(struct board *board, int arm, struct error *err)
{
  if (arm < 1 || arm > 6) return error_set(err, "a star with arms of %d: arms go from 1 to 6", arm);
  board_init(board, LOOK_HOLES);
  if (!add_hex_cells(board, 2 * arm, star_has, arm, err) || !add_points(board, arm + 1, err)) return false;
  struct bits hexagon = {{0}};
  for (int c = 0; c < board->cell_count; c++)
    if (hexagon_has(arm, board->i[c], board->j[c])) bits_add(&hexagon, c);
  return board_add_region(board, "hexagon", &hexagon, err) >= 0;
}

bool shape_hexagon(struct board *board, int side, struct error *err)
{
  if (side < 2 || side > 9) return error_set(err, "a hexagon with sides of %d: sides go from 2 to 9", side);
  board_init(board, LOOK_HOLES);
  return add_hex_cells(board, side - 1, hexagon_has, side - 1, err) && add_points(board, side - 1, err);
}
