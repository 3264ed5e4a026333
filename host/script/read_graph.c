#include "script/read_graph.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct cell {
  char name[CELL_NAME_SIZE];
  float x, y;
};

static bool read_number(struct reading *r, float *out)
{
  double value = lua_tonumber(r->L, -1);
  if (lua_type(r->L, -1) != LUA_TNUMBER || !(fabs(value) <= 1000)) return fault(r, "a number from -1000 to 1000 was expected, not %s", found(r));
  *out = (float)value;
  return true;
}

struct vector {
  float x, y;
};
static bool read_x(struct reading *r, void *target) { return read_number(r, &((struct vector *)target)->x); }
static bool read_y(struct reading *r, void *target) { return read_number(r, &((struct vector *)target)->y); }
static const struct field vector_fields[] = {READ_FIELD("x", read_x), READ_FIELD("y", read_y), END_OF_FIELDS};

bool read_vector(struct reading *r, float *x, float *y)
{
  struct vector v = {0, 0};
  if (!read_fields(r, vector_fields, &v)) return false;
  if (v.x == 0 && v.y == 0) return fault(r, "{ x = …, y = … } must lead somewhere");
  *x = v.x;
  *y = v.y;
  return true;
}

/* ---- cells: a list, or a picture in which every word is the name of a cell ---- */

struct cells {
  struct cell item[MAX_CELLS];
  int count;
};

static bool read_cell_x(struct reading *r, void *target) { return read_number(r, &((struct cell *)target)->x); }
static bool read_cell_y(struct reading *r, void *target) { return read_number(r, &((struct cell *)target)->y); }
static const struct field cell_fields[] = {
    TEXT_FIELD("name", struct cell, name),
    READ_FIELD("x", read_cell_x),
    READ_FIELD("y", read_cell_y),
    END_OF_FIELDS,
};

static bool read_cell_list(struct reading *r, struct cells *cells)
{
  bool ok = true;
  int count = (int)lua_rawlen(r->L, -1);
  if (count > MAX_CELLS) return fault(r, "more than %d cells", MAX_CELLS);
  for (int i = 1; i <= count; i++) {
    struct cell *cell = &cells->item[cells->count];
    *cell = (struct cell){"", 0, 0};
    lua_rawgeti(r->L, -1, i);
    reading_enter_item(r, i);
    if (!read_fields(r, cell_fields, cell))
      ok = false;
    else if (!*cell->name)
      ok = fault(r, "a cell needs a name");
    else
      cells->count++;
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  return ok;
}

/* A name stands where its first letter stands: four columns make one step to the right, one line (blank ones not counted) a step down. */
static bool read_cell_picture(struct reading *r, struct cells *cells)
{
  enum { COLUMNS_PER_STEP = 4 };
  const char *text = lua_tostring(r->L, -1);
  int line = 0, column = 0;
  bool any = false;
  for (; *text; text++, column++) {
    if (*text == '\n') {
      line += any;
      any = false;
      column = -1;
      continue;
    }
    if (strchr(" \t\r", *text)) continue;
    size_t length = strcspn(text, " \t\r\n");
    if (length >= CELL_NAME_SIZE)
      return fault(r, "the cell name '%.*s' is longer than %d letters", (int)(length > 40 ? 40 : length), text, CELL_NAME_SIZE - 1);
    if (cells->count == MAX_CELLS) return fault(r, "more than %d cells", MAX_CELLS);
    struct cell *cell = &cells->item[cells->count++];
    *cell = (struct cell){"", (float)column / COLUMNS_PER_STEP, (float)line};
    memcpy(cell->name, text, length);
    text += length - 1;
    column += (int)length - 1;
    any = true;
  }
  return true;
}

static int by_place(const void *a, const void *b)
{
  const struct cell *p = a, *q = b;
  if (fabsf(p->y - q->y) > 0.01F) return p->y < q->y ? -1 : 1;
  return p->x < q->x ? -1 : p->x > q->x;
}

static bool whole(float value) { return fabsf(value - roundf(value)) < 0.001F; }

/* A digit tells the name of a cell from every word that is a command or an answer, in any language: who types "pass" means to pass. */
static bool check_cell(struct reading *r, const struct cells *cells, int number)
{
  const struct cell *cell = &cells->item[number];
  if (!strpbrk(cell->name, "0123456789")) return fault(r, "the cell name '%s' needs a digit, so that it cannot be taken for a command", cell->name);
  for (int i = 0; i < number; i++) {
    const struct cell *other = &cells->item[i];
    if (hypotf(cell->x - other->x, cell->y - other->y) < 0.1F)
      return fault(r, "the cells '%s' and '%s' lie at the same place", other->name, cell->name);
  }
  return true;
}

static bool read_all_cells(struct reading *r, struct board *board, bool *lattice)
{
  struct cells cells = {.count = 0};
  struct error err;
  lua_getfield(r->L, -1, "cells");
  reading_enter(r, "cells");
  bool ok = true;
  if (lua_type(r->L, -1) == LUA_TSTRING)
    ok = read_cell_picture(r, &cells);
  else if (is_list(r))
    ok = read_cell_list(r, &cells);
  else
    ok = fault(r, "a picture or a list { { name = …, x = …, y = … }, … } was expected, not %s", found(r));
  qsort(cells.item, (size_t)cells.count, sizeof *cells.item, by_place);
  *lattice = true;
  for (int i = 0; i < cells.count; i++) *lattice = *lattice && whole(cells.item[i].x) && whole(cells.item[i].y);
  int row = -1;
  for (int i = 0; ok && i < cells.count; i++) {
    const struct cell *cell = &cells.item[i];
    ok = check_cell(r, &cells, i);
    if (!ok) break;
    if (i == 0 || fabsf(cell->y - cell[-1].y) > 0.01F) row++;
    int x = *lattice ? (int)lroundf(cell->x) : 0, y = *lattice ? (int)lroundf(cell->y) : 0;
    if (!board_add_cell(board, cell->name, row, cell->x, cell->y, x, y, &err)) ok = fault(r, "%s", err.message);
  }
  reading_leave(r);
  lua_pop(r->L, 1);
  return ok;
}

/* ---- directions: { N = { x = 0, y = -1 } } ---- */

static bool read_directions(struct reading *r, struct board *board, bool lattice)
{
  char names[MAX_DIRECTIONS][READ_NAME_SIZE];
  int count = 0;
  struct error err;
  lua_getfield(r->L, -1, "directions");
  reading_enter(r, "directions");
  bool ok = read_keys(r, names, &count, MAX_DIRECTIONS);
  for (int i = 0; i < count; i++) {
    float x = 0, y = 0;
    reading_enter(r, names[i]);
    lua_getfield(r->L, -1, names[i]);
    bool stated = lua_type(r->L, -1) != LUA_TBOOLEAN || lua_toboolean(r->L, -1);
    if (stated && !read_vector(r, &x, &y))
      ok = false;
    else if (stated) {
      bool step = lattice && whole(x) && whole(y);
      if (board_add_direction(board, names[i], x, y, step ? (int)lroundf(x) : 0, step ? (int)lroundf(y) : 0, &err) < 0)
        ok = fault_at_key(r, "%s", err.message);
    }
    lua_pop(r->L, 1);
    reading_leave(r);
  }
  reading_leave(r);
  lua_pop(r->L, 1);
  return ok;
}

/* ---- neighbours ---- */

static int opposite(const struct board *board, int direction)
{
  const struct direction *d = &board->direction[direction];
  for (int e = 0; e < board->direction_count; e++)
    if (fabsf(d->dx + board->direction[e].dx) < 0.01F && fabsf(d->dy + board->direction[e].dy) < 0.01F) return e;
  return -1;
}

static bool link_both(struct reading *r, struct board *board, int direction, int from, int to, bool both)
{
  struct error err;
  if (!board_link(board, direction, from, to, &err)) return fault(r, "%s", err.message);
  int back = both ? opposite(board, direction) : -1;
  if (back >= 0 && !board_link(board, back, to, from, &err)) return fault(r, "%s", err.message);
  return true;
}

static bool item_text(struct reading *r, int item, char *out, size_t size)
{
  lua_rawgeti(r->L, -1, item);
  reading_enter_item(r, item);
  bool ok = read_text(r, out, size);
  reading_leave(r);
  lua_pop(r->L, 1);
  return ok;
}

static bool no_cell(struct reading *r, const char *name) { return fault(r, "there is no cell '%s'", name); }

/* { "a1", "N", "a2" }, which holds both ways where there is a direction back; `one_way = true` for this one only. */
static bool read_link(struct reading *r, struct board *board)
{
  char from[CELL_NAME_SIZE], way[BOARD_NAME_SIZE], to[CELL_NAME_SIZE];
  if (!is_list(r)) return fault(r, "{ \"cell\", \"direction\", \"cell\" } was expected, not %s", found(r));
  if (!item_text(r, 1, from, sizeof from) || !item_text(r, 2, way, sizeof way) || !item_text(r, 3, to, sizeof to)) return false;
  lua_getfield(r->L, -1, "one_way");
  bool one_way = lua_toboolean(r->L, -1);
  lua_pop(r->L, 1);
  int a = board_cell(board, from), d = board_direction(board, way), b = board_cell(board, to);
  if (a == NO_CELL || b == NO_CELL) return no_cell(r, a == NO_CELL ? from : to);
  if (d < 0) return fault(r, "there is no direction '%s'", way);
  return link_both(r, board, d, a, b, !one_way);
}

static bool read_links(struct reading *r, struct board *board)
{
  bool ok = true, any = lua_getfield(r->L, -1, "links") != LUA_TNIL && lua_toboolean(r->L, -1);
  reading_enter(r, "links");
  if (any && !is_list(r)) ok = fault(r, "a list { { \"a1\", \"N\", \"a2\" }, … } was expected, not %s", found(r));
  int count = any && ok ? (int)lua_rawlen(r->L, -1) : 0;
  for (int i = 1; i <= count && r->fault_count < MAX_FAULTS; i++) {
    lua_rawgeti(r->L, -1, i);
    reading_enter_item(r, i);
    ok = read_link(r, board) && ok;
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  reading_leave(r);
  lua_pop(r->L, 1);
  return ok;
}

/* The direction that points most nearly from one cell to the other, or -1 when none does. */
static int direction_between(const struct board *board, int a, int b)
{
  float x = board->x[b] - board->x[a], y = board->y[b] - board->y[a], length = hypotf(x, y), best = 0.9F; /* within about 25 degrees */
  int found_direction = -1;
  for (int d = 0; d < board->direction_count; d++) {
    const struct direction *direction = &board->direction[d];
    float cosine = (x * direction->dx + y * direction->dy) / (length * hypotf(direction->dx, direction->dy));
    if (cosine > best) best = cosine, found_direction = d;
  }
  return found_direction;
}

struct line {
  struct board *board;
  int last;
};

static bool next_on_line(struct reading *r, void *target, const char *word)
{
  struct line *line = target;
  int cell = board_cell(line->board, word), last = line->last;
  if (cell == NO_CELL) return no_cell(r, word);
  line->last = cell;
  if (last == NO_CELL) return true;
  int direction = direction_between(line->board, last, cell);
  if (direction < 0) return fault(r, "no direction leads from %s to %s", line->board->name[last], word);
  return link_both(r, line->board, direction, last, cell, true);
}

/* lines = { "a1 b1 c1", … }: each cell is the neighbour of the one before it. */
static bool read_lines(struct reading *r, struct board *board)
{
  bool ok = true, any = lua_getfield(r->L, -1, "lines") != LUA_TNIL && lua_toboolean(r->L, -1);
  reading_enter(r, "lines");
  if (any && !is_list(r)) ok = fault(r, "a list { \"a1 b1 c1\", … } was expected, not %s", found(r));
  int count = any && ok ? (int)lua_rawlen(r->L, -1) : 0;
  for (int i = 1; i <= count && r->fault_count < MAX_FAULTS; i++) {
    struct line line = {board, NO_CELL};
    lua_rawgeti(r->L, -1, i);
    reading_enter_item(r, i);
    ok = read_words(r, next_on_line, &line) && ok;
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  reading_leave(r);
  lua_pop(r->L, 1);
  return ok;
}

bool read_graph(struct reading *r, struct board *board, struct error *err)
{
  (void)err;
  bool lattice;
  board_init(board, LOOK_HOLES);
  return read_all_cells(r, board, &lattice) && read_directions(r, board, lattice) && read_links(r, board) && read_lines(r, board);
}
