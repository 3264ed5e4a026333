#include "app/view_names.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float half_height = 8, half_width = 9; /* of a name, in units of the window */
static const float least_gap = 17;                  /* between rows that have room for one */

/* ---- rows by names ---- */

struct row {
  char letters[CELL_NAME_SIZE];
  int first, last;   /* its cells with the least and the greatest number */
  int first_number, last_number;
};

/* "e13" is "e" and 13. */
static bool split(const char *name, char letters[CELL_NAME_SIZE], int *number)
{
  int n = 0;
  while (isalpha((unsigned char)name[n])) n++;
  const char *digits = name + n;
  if (!n || !*digits || digits[strspn(digits, "0123456789")]) return false;
  memcpy(letters, name, (size_t)n);
  letters[n] = '\0';
  *number = atoi(digits);
  return true;
}

static int find_rows(const struct board *board, struct row out[MAX_CELLS])
{
  int count = 0;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    char letters[CELL_NAME_SIZE];
    int number, i = 0;
    if (!split(board->name[c], letters, &number)) return 0;
    while (i < count && strcmp(out[i].letters, letters) != 0) i++;
    if (i == count) {
      struct row *row = &out[count++];
      strcpy(row->letters, letters);
      row->first = row->last = c, row->first_number = row->last_number = number;
    }
    if (number < out[i].first_number) out[i].first = c, out[i].first_number = number;
    if (number > out[i].last_number) out[i].last = c, out[i].last_number = number;
  }
  return count;
}

/* ---- lines ---- */

static struct point between(struct point a, struct point b) { return (struct point){b.x - a.x, b.y - a.y}; }

/* Its direction on the screen; false: its cells are no line, or it has only one. */
static bool direction_of(const struct board_view *view, const struct row *row, struct point *out)
{
  const struct board *board = view->board;
  struct point d = between(view->cell[row->first], view->cell[row->last]);
  float length = hypotf(d.x, d.y);
  if (length < 0.5F * view->gap) return false;
  d.x /= length, d.y /= length;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    char letters[CELL_NAME_SIZE];
    int number;
    struct point at = between(view->cell[row->first], view->cell[c]);
    if (!split(board->name[c], letters, &number) || strcmp(letters, row->letters) != 0) continue;
    if (fabsf(at.x * d.y - at.y * d.x) > 0.15F * view->gap) return false;
  }
  *out = d;
  return true;
}

static float distance_to_side(struct point p, struct point a, struct point b)
{
  struct point along = between(a, b), at = between(a, p);
  float t = (along.x * at.x + along.y * at.y) / (along.x * along.x + along.y * along.y);
  t = fmaxf(0, fminf(1, t));
  return hypotf(at.x - t * along.x, at.y - t * along.y);
}

static bool inside(const struct board_view *view, struct point p)
{
  bool in = false;
  for (int i = 0, j = view->outline_count - 1; i < view->outline_count; j = i++) {
    struct point a = view->outline[i], b = view->outline[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

/* Whether a name has room there, beside the rim. */
static bool is_free(const struct board_view *view, struct point p)
{
  const struct board *board = view->board;
  float room = view->rim + half_height + 1;
  for (int i = 0; i < view->outline_count; i++)
    if (distance_to_side(p, view->outline[i], view->outline[(i + 1) % view->outline_count]) < room) return false;
  if (view->outline_count) return !inside(view, p);
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1))
    if (hypotf(p.x - view->cell[c].x, p.y - view->cell[c].y) < room + 0.53F * view->unit) return false;
  return true;
}

/* The nearest free place from a cell on along its row or, where the board's edge runs close to that, a little beside it; not farther
   than the next few cells. False: there is none. */
static bool place(const struct board_view *view, int cell, struct point direction, float sign, struct point *out)
{
  static const float aside[] = {0, 0.12F, -0.12F, 0.24F, -0.24F, 0.36F, -0.36F};
  float farthest = 1.5F * view->gap + view->rim + 2 * half_width;
  for (size_t i = 0; i < sizeof aside / sizeof *aside; i++)
    for (float t = 0.4F * view->gap; t < farthest; t += 1) {
      float along = sign * t, across = aside[i] * view->gap;
      *out = (struct point){view->cell[cell].x + along * direction.x - across * direction.y, view->cell[cell].y + along * direction.y + across * direction.x};
      if (is_free(view, *out)) return true;
    }
  return false;
}

/* ---- names ---- */

int view_names(const struct board_view *view, struct view_name out[MAX_VIEW_NAMES])
{
  struct row row[MAX_CELLS];
  struct point direction = {0, 0};
  if (view->board->look == LOOK_SQUARES || view->gap < least_gap) return 0;
  int rows = find_rows(view->board, row), count = 0;
  for (int i = 0; i < rows && direction.x == 0 && direction.y == 0; i++) direction_of(view, &row[i], &direction);
  if (direction.x == 0 && direction.y == 0) return 0;
  for (int i = 0; i < rows; i++) {
    struct point own = direction; /* a single cell goes by the other rows */
    if (row[i].first != row[i].last && !direction_of(view, &row[i], &own)) continue;
    struct view_name *name = &out[count];
    if (place(view, row[i].first, own, -1, &name->at)) {
      strcpy(name->text, row[i].letters);
      name->number = false;
      count++;
    }
    name = &out[count];
    if (place(view, row[i].last, own, 1, &name->at)) {
      strcpy(name->text, view->board->name[row[i].last] + strlen(row[i].letters));
      name->number = true;
      count++;
    }
  }
  return count;
}

bool view_names_inside(const struct board_view *view, struct rect area)
{
  struct view_name name[MAX_VIEW_NAMES];
  int count = view_names(view, name);
  for (int i = 0; i < count; i++)
    if (!rect_inside(rect_of(name[i].at.x - half_width, name[i].at.y - half_height, 2 * half_width, 2 * half_height), area)) return false;
  return true;
}
