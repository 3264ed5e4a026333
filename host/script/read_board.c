/* board = { shape = "square" | "star" | "hexagon" | "graph", … } */
#include "core/shapes.h"
#include "script/merge.h"
#include "script/read.h"
#include "script/read_graph.h"

#include <stdio.h>
#include <string.h>

struct board_keys {
  int width, height, arm, side;
  enum square_cells cells;
  enum square_lines lines;
  int look; /* -1: as the shape has it */
  struct board *board;
};

static const struct word cell_words[] = {{"all", SQUARE_ALL}, {"dark", SQUARE_DARK}, {"light", SQUARE_LIGHT}, {NULL, 0}};
static const struct word line_words[] = {{"orthogonal", LINES_ORTHOGONAL}, {"diagonal", LINES_DIAGONAL}, {"both", LINES_BOTH}, {NULL, 0}};
static const struct word look_words[] = {{"squares", LOOK_SQUARES}, {"holes", LOOK_HOLES}, {NULL, 0}};

/* What is read once the cells are there; here only so that the keys are known. */
static bool skip(struct reading *r, void *target) { return (void)r, (void)target, true; }

#define EVERY_SHAPE                                                                                                                                  \
  READ_FIELD("shape", skip), READ_FIELD("regions", skip), READ_FIELD("seats", skip), WORD_FIELD("look", struct board_keys, look, look_words),        \
      END_OF_FIELDS

static const struct field square_fields[] = {
    INTEGER_FIELD("width", struct board_keys, width, 1, MAX_CELLS),
    INTEGER_FIELD("height", struct board_keys, height, 1, MAX_CELLS),
    WORD_FIELD("cells", struct board_keys, cells, cell_words),
    WORD_FIELD("lines", struct board_keys, lines, line_words),
    EVERY_SHAPE,
};
static const struct field star_fields[] = {INTEGER_FIELD("arm", struct board_keys, arm, 1, 20), EVERY_SHAPE};
static const struct field hexagon_fields[] = {INTEGER_FIELD("side", struct board_keys, side, 2, 20), EVERY_SHAPE};
static const struct field graph_fields[] = {READ_FIELD("cells", skip), READ_FIELD("directions", skip), READ_FIELD("links", skip),
                                            READ_FIELD("lines", skip), EVERY_SHAPE};

static bool build_square(struct reading *r, struct board_keys *keys, struct error *err)
{
  (void)r;
  return shape_square(keys->board, keys->width, keys->height, keys->cells, keys->lines, err);
}
static bool build_star(struct reading *r, struct board_keys *keys, struct error *err) { return (void)r, shape_star(keys->board, keys->arm, err); }
static bool build_hexagon(struct reading *r, struct board_keys *keys, struct error *err)
{
  return (void)r, shape_hexagon(keys->board, keys->side, err);
}
static bool build_graph(struct reading *r, struct board_keys *keys, struct error *err) { return read_graph(r, keys->board, err); }

/* To add a shape: a row, its defaults in script/merge.c, and what builds it in core/shapes.c. */
static const struct shape {
  const char *name;
  const struct field *fields;
  bool (*build)(struct reading *r, struct board_keys *keys,
                struct error *err); /* fills and does not finish; false without a message: noted already */
} shapes[] = {
    {"square", square_fields, build_square},
    {"star", star_fields, build_star},
    {"hexagon", hexagon_fields, build_hexagon},
    {"graph", graph_fields, build_graph},
};

static const struct shape *read_shape(struct reading *r)
{
  const char *names[sizeof shapes / sizeof *shapes];
  size_t count = sizeof shapes / sizeof *shapes;
  const char *word = lua_getfield(r->L, -1, "shape") == LUA_TSTRING ? lua_tostring(r->L, -1) : NULL;
  const struct shape *shape = NULL;
  for (size_t i = 0; i < count; i++) {
    names[i] = shapes[i].name;
    if (word && !strcmp(word, names[i])) shape = &shapes[i];
  }
  if (!shape && lua_isnil(r->L, -1))
    fault(r, "a board needs a shape%s", known_words("", names, count));
  else if (!shape) {
    reading_enter(r, "shape");
    fault(r, "%s is no shape%s", found(r), known_words(word ? word : "", names, count));
    reading_leave(r);
  }
  lua_pop(r->L, 1);
  return shape;
}

/* ---- regions: { camp = "a1 b1 row2 -c2" } ---- */

static bool read_regions(struct reading *r, struct board *board)
{
  char names[MAX_REGIONS][READ_NAME_SIZE];
  int count;
  bool ok = true;
  if (lua_getfield(r->L, -1, "regions") == LUA_TTABLE) {
    reading_enter(r, "regions");
    ok = read_keys(r, names, &count, MAX_REGIONS);
    for (int i = 0; i < count; i++) {
      struct bits cells;
      struct error err;
      reading_enter(r, names[i]);
      bool stated = lua_getfield(r->L, -1, names[i]) != LUA_TBOOLEAN || lua_toboolean(r->L, -1);
      if (!stated)
        ; /* the base's region is taken away */
      else if (board_cell(board, names[i]) != NO_CELL || board_region(board, names[i]) >= 0)
        ok = fault_at_key(r, "a cell or region is called that already");
      else if (!read_cells(r, &cells, -1))
        ok = false;
      else if (board_add_region(board, names[i], &cells, &err) < 0)
        ok = fault_at_key(r, "%s", err.message);
      reading_leave(r);
      lua_pop(r->L, 1);
    }
    reading_leave(r);
  } else if (lua_toboolean(r->L, -1)) {
    reading_enter(r, "regions");
    ok = fault(r, "a table of regions was expected, not %s", found(r));
    reading_leave(r);
  }
  lua_pop(r->L, 1);
  return ok;
}

/* ---- seats: { south = { forward = "N", home = "camp", far = "goal" } } ---- */

struct seat_keys {
  float dx, dy;
  bool faces;
  int home, far;
  const struct board *board;
};

static bool read_forward(struct reading *r, void *target)
{
  struct seat_keys *seat = target;
  seat->faces = true;
  if (lua_type(r->L, -1) == LUA_TSTRING) {
    int direction = board_direction(seat->board, lua_tostring(r->L, -1));
    const char *names[MAX_DIRECTIONS];
    for (int d = 0; d < seat->board->direction_count; d++) names[d] = seat->board->direction[d].name;
    if (direction < 0)
      return fault(r, "there is no direction %s%s", found(r), known_words(lua_tostring(r->L, -1), names, (size_t)seat->board->direction_count));
    seat->dx = seat->board->direction[direction].dx;
    seat->dy = seat->board->direction[direction].dy;
    return true;
  }
  return read_vector(r, &seat->dx, &seat->dy);
}

static bool read_seat_home(struct reading *r, void *target) { return read_region(r, &((struct seat_keys *)target)->home); }
static bool read_seat_far(struct reading *r, void *target) { return read_region(r, &((struct seat_keys *)target)->far); }

static const struct field seat_fields[] = {READ_FIELD("forward", read_forward), READ_FIELD("home", read_seat_home), READ_FIELD("far", read_seat_far),
                                           END_OF_FIELDS};

static bool read_seats(struct reading *r, struct board *board)
{
  char names[MAX_SEATS][READ_NAME_SIZE];
  int count;
  bool ok = true;
  if (lua_getfield(r->L, -1, "seats") != LUA_TNIL && lua_toboolean(r->L, -1)) {
    reading_enter(r, "seats");
    ok = read_keys(r, names, &count, MAX_SEATS);
    for (int i = 0; i < count; i++) {
      struct seat_keys seat = {.home = -1, .far = -1, .board = board};
      struct error err;
      reading_enter(r, names[i]);
      lua_getfield(r->L, -1, names[i]);
      if (!lua_toboolean(r->L, -1))
        ; /* the base's seat is taken away */
      else if (!read_fields(r, seat_fields, &seat))
        ok = false;
      else if (!seat.faces)
        ok = fault(r, "a seat needs forward: the name of a direction, or { x = …, y = … }");
      else if (!board_add_seat(board, names[i], seat.dx, seat.dy, seat.home, seat.far, &err))
        ok = fault_at_key(r, "%s", err.message);
      lua_pop(r->L, 1);
      reading_leave(r);
    }
    reading_leave(r);
  }
  lua_pop(r->L, 1);
  return ok;
}

bool read_board(struct reading *r, void *target)
{
  struct rules *rules = target;
  struct board_keys keys = {.look = -1, .board = &rules->board};
  struct error err = {.message = ""};
  if (!lua_istable(r->L, -1)) return fault(r, "a table was expected, not %s", found(r));
  const struct shape *shape = read_shape(r);
  if (!shape) return false;
  lua_pushvalue(r->L, -1);
  table_complete(r->L, "shapes", shape->name);
  bool ok = read_fields(r, shape->fields, &keys);
  if (ok && (!shape->build(r, &keys, &err) || !board_finish(&rules->board, &err))) {
    ok = false;
    if (*err.message) fault(r, "%s", err.message);
  }
  if (ok && keys.look >= 0) rules->board.look = (enum board_look)keys.look;
  if (ok) ok = read_regions(r, &rules->board);
  if (ok) ok = read_seats(r, &rules->board);
  r->board_read = ok;
  lua_pop(r->L, 1);
  return ok;
}
