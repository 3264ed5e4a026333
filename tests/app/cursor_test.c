/* The keyboard's cell on boards of all shapes: where the arrows lead, however the board is turned, and that they lead everywhere. */
#include "fixture.h"

#include "app/cursor.h"
#include "core/rules.h"
#include "core/shapes.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static struct fixture fixture;
static const struct rect area = {0, 0, 800, 700};

/* ---- everywhere ---- */

/* Which cells four arrows reach from one cell, each step as if the cursor had just been put there; `against`: from which it is reached. */
static int reached(const struct board_view *view, int from, bool against)
{
  static int step[MAX_CELLS][4];
  const struct board *board = view->board;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1))
    for (int w = 0; w < 4; w++) {
      struct cursor cursor;
      cursor_put(&cursor, view, c);
      step[c][w] = cursor_move(&cursor, view, (enum arrow)w) ? cursor.cell : NO_CELL;
      assert_true(step[c][w] != c);
    }
  struct bits seen = {{0}};
  bits_add(&seen, from);
  for (bool more = true; more;) {
    more = false;
    for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1))
      for (int w = 0; w < 4; w++) {
        int a = against ? step[c][w] : c, b = against ? c : step[c][w];
        if (a == NO_CELL || b == NO_CELL || !bits_has(&seen, a) || bits_has(&seen, b)) continue;
        bits_add(&seen, b);
        more = true;
      }
  }
  return bits_count(&seen);
}

/* Somebody who sees both cells goes to the other's row and then along it, whatever way they came before. */
static void go(struct cursor *cursor, const struct board_view *view, int to)
{
  for (int presses = 0; cursor->cell != to; presses++) {
    assert_true(presses < 2 * MAX_CELLS);
    float down = view->cell[to].y - view->cell[cursor->cell].y, right = view->cell[to].x - view->cell[cursor->cell].x;
    bool across = fabsf(down) < 0.29F * view->gap;
    if (!cursor_move(cursor, view, across ? (right > 0 ? ARROW_RIGHT : ARROW_LEFT) : down > 0 ? ARROW_DOWN : ARROW_UP))
      fail_msg("no way from %s to %s", view->board->name[cursor->cell], view->board->name[to]);
  }
}

static void check_board(const struct board *board, const char *name)
{
  for (int turned = 0; turned < board_view_turns(board); turned++) {
    struct board_view view;
    board_view_init(&view, board, area, 1, VIEW_LARGE | VIEW_TURNED(turned));
    int first = bits_next(&board->cells, 0);
    if (reached(&view, first, false) != board->cell_count) fail_msg("%s: not every cell is reached from %s", name, board->name[first]);
    if (reached(&view, first, true) != board->cell_count) fail_msg("%s: %s is not reached from every cell", name, board->name[first]);
    struct cursor cursor;
    cursor_put(&cursor, &view, first);
    for (int i = 0, to = first; i < 40; i++) {
      for (int skip = 0; skip <= i * 7 % 31; skip++) to = bits_next(&board->cells, to + 1) >= 0 ? bits_next(&board->cells, to + 1) : first;
      go(&cursor, &view, to);
    }
  }
}

static int check_library(struct library *library)
{
  int boards = 0;
  for (int i = 0; i < library_count(library); i++) {
    struct variant *variant = library_at(library, i)->variant;
    struct choices choices;
    struct rules *rules;
    struct error err;
    if (!variant) fail_msg("%s", library_at(library, i)->message);
    variant_default_choices(variant, &choices);
    if (!variant_rules(&rules, variant, &choices, &err)) fail_msg("%s", err.message);
    check_board(&rules->board, variant_id(variant));
    rules_free(rules);
    boards++;
  }
  return boards;
}

static void every_cell_of_every_game(void **state)
{
  (void)state;
  assert_true(check_library(fixture.library) > 20);
}

static void every_cell_of_every_shape(void **state)
{
  (void)state;
  static struct board board;
  struct error err;
  char name[64];
  for (int w = 1; w <= 9; w++)
    for (int h = 1; h <= 9; h += 2)
      for (int cells = 0; cells < 3; cells++) {
        if (w * h < 2 || !shape_square(&board, w, h, (enum square_cells)cells, LINES_BOTH, &err) || !board_finish(&board, &err)) continue;
        snprintf(name, sizeof name, "%d by %d, %d", w, h, cells);
        check_board(&board, name);
      }
  for (int arm = 1; arm <= 6; arm++) {
    if (!shape_star(&board, arm, &err) || !board_finish(&board, &err)) continue; /* the largest do not fit */
    check_board(&board, "star");
  }
  for (int side = 2; side <= 9; side++) {
    if (!shape_hexagon(&board, side, &err) || !board_finish(&board, &err)) continue;
    check_board(&board, "hexagon");
  }
}

/* ---- along the lines of the picture ---- */

struct walk {
  struct board board;
  struct board_view view;
  struct cursor cursor;
};

static void see(struct walk *walk, int turned)
{
  board_view_init(&walk->view, &walk->board, area, 1, VIEW_TURNED(turned));
}

static void stand(struct walk *walk, const char *name) { cursor_put(&walk->cursor, &walk->view, board_cell(&walk->board, name)); }

/* "LLU": presses keys, one after the other; the name of the cell where that ends. 1 … 9 are the ways between, as on a keypad. */
static const char *press(struct walk *walk, const char *keys)
{
  static const char names[] = "LRUD7913";
  for (; *keys; keys++) cursor_move(&walk->cursor, &walk->view, (enum arrow)(strchr(names, *keys) - names));
  return walk->board.name[walk->cursor.cell];
}

static void on_squares(void **state)
{
  (void)state;
  static struct walk walk;
  struct error err;
  assert_true(shape_square(&walk.board, 8, 8, SQUARE_ALL, LINES_ORTHOGONAL, &err) && board_finish(&walk.board, &err));
  see(&walk, 0);
  stand(&walk, "d4");
  assert_string_equal(press(&walk, "U"), "d5");
  assert_string_equal(press(&walk, "L"), "c5");
  assert_string_equal(press(&walk, "DD"), "c3");
  assert_string_equal(press(&walk, "R"), "d3");
  assert_string_equal(press(&walk, "9"), "e4");
  assert_string_equal(press(&walk, "1"), "d3");
  assert_string_equal(press(&walk, "UUUUUUUUU"), "d8");
  assert_string_equal(press(&walk, "7"), "d8");
  assert_string_equal(press(&walk, "LLLLL"), "a8");
  see(&walk, 2); /* from the other side */
  assert_string_equal(press(&walk, "U"), "a7");
  assert_string_equal(press(&walk, "L"), "b7");
  see(&walk, 1); /* a quarter, clockwise: a8 is at the top right */
  stand(&walk, "a8");
  assert_string_equal(press(&walk, "L"), "a7");
  assert_string_equal(press(&walk, "D"), "b7");
}

static void on_dark_squares(void **state)
{
  (void)state;
  static struct walk walk;
  struct error err;
  assert_true(shape_square(&walk.board, 8, 8, SQUARE_DARK, LINES_DIAGONAL, &err) && board_finish(&walk.board, &err));
  see(&walk, 0);
  stand(&walk, "c3");
  assert_string_equal(press(&walk, "R"), "e3"); /* the next in the row */
  assert_string_equal(press(&walk, "U"), "f4"); /* the neighbour on the side gone to */
  assert_string_equal(press(&walk, "U"), "e5"); /* and back in line */
  assert_string_equal(press(&walk, "U"), "f6");
  assert_string_equal(press(&walk, "L"), "d6");
  assert_string_equal(press(&walk, "D"), "c5");
  assert_string_equal(press(&walk, "9"), "d6");
  assert_string_equal(press(&walk, "3"), "e5");
  assert_string_equal(press(&walk, "7"), "d6");
  assert_string_equal(press(&walk, "DDDDD"), "c1");
  assert_string_equal(press(&walk, "D"), "c1");
}

static void on_the_star(void **state)
{
  (void)state;
  static struct walk walk;
  struct error err;
  assert_true(shape_star(&walk.board, 4, &err) && board_finish(&walk.board, &err));
  see(&walk, 0);
  stand(&walk, "i5"); /* the middle */
  assert_string_equal(press(&walk, "R"), "i6");
  assert_string_equal(press(&walk, "U"), "j7"); /* rows shrink to the middle one: j has ten cells, i nine */
  assert_string_equal(press(&walk, "U"), "k7");
  assert_string_equal(press(&walk, "DD"), "i6");
  assert_string_equal(press(&walk, "7"), "j6");
  assert_string_equal(press(&walk, "3"), "i6");
  assert_string_equal(press(&walk, "1"), "h6");
  assert_string_equal(press(&walk, "9"), "i6");
  stand(&walk, "e1"); /* the tip on the left; below it stands nothing near */
  assert_string_equal(press(&walk, "1"), "e1");
  assert_string_equal(press(&walk, "3"), "e1");
  assert_string_equal(press(&walk, "D"), "d1");
  assert_string_equal(press(&walk, "U"), "e1"); /* it remembers its column */
  assert_string_equal(press(&walk, "DL"), "d1");
  stand(&walk, "a1");
  assert_string_equal(press(&walk, "UUU"), "d2");
}

static void turned_and_resized(void **state)
{
  (void)state;
  static struct walk walk;
  struct error err;
  assert_true(shape_star(&walk.board, 4, &err) && board_finish(&walk.board, &err));
  for (int turned = 0; turned < 6; turned++) { /* right is right, whatever is there */
    see(&walk, turned);
    stand(&walk, "i5");
    for (int w = 0; w < ARROW_COUNT; w++) {
      struct cursor cursor = walk.cursor;
      assert_true(cursor_move(&cursor, &walk.view, (enum arrow)w));
      float dx = walk.view.cell[cursor.cell].x - walk.view.cell[walk.cursor.cell].x, dy = walk.view.cell[cursor.cell].y - walk.view.cell[walk.cursor.cell].y;
      if (w == ARROW_LEFT || w == ARROW_RIGHT) assert_true(fabsf(dy) < 1 && (w == ARROW_LEFT ? dx < -1 : dx > 1));
      else assert_true((w == ARROW_UP || w == ARROW_UP_LEFT || w == ARROW_UP_RIGHT) == (dy < -1));
      if (w >= ARROW_UP_LEFT) assert_true((w == ARROW_UP_LEFT || w == ARROW_DOWN_LEFT) == (dx < -1));
    }
  }
  see(&walk, 0);
  stand(&walk, "e1");
  press(&walk, "D");
  board_view_init(&walk.view, &walk.board, rect_of(100, 50, 400, 500), 2, 0); /* the window gets another size */
  assert_string_equal(press(&walk, "U"), "e1");
  press(&walk, "D");
  see(&walk, 3); /* d1 is high up now, on the right */
  assert_string_equal(press(&walk, "D"), "e6");
}

static void among_some(void **state)
{
  (void)state;
  static struct walk walk;
  struct error err;
  assert_true(shape_square(&walk.board, 8, 8, SQUARE_ALL, LINES_BOTH, &err) && board_finish(&walk.board, &err));
  see(&walk, 0);
  struct bits some = {{0}}, none = {{0}};
  static const char *const names[] = {"b7", "g7", "c2"};
  for (int i = 0; i < 3; i++) bits_add(&some, board_cell(&walk.board, names[i]));
  int at = NO_CELL;
  for (int i = 0; i < 7; i++) {
    at = cursor_among(&walk.view, &some, at, false);
    assert_string_equal(walk.board.name[at], names[i % 3]);
  }
  for (int i = 0; i < 7; i++) {
    at = cursor_among(&walk.view, &some, at, true);
    assert_string_equal(walk.board.name[at], names[(9 - 1 - i) % 3]);
  }
  assert_int_equal(cursor_among(&walk.view, &some, board_cell(&walk.board, "a3"), false), board_cell(&walk.board, "c2"));
  assert_int_equal(cursor_among(&walk.view, &none, at, false), NO_CELL);
  assert_string_equal(walk.board.name[cursor_middle(&walk.view, &some)], "c2");
  assert_int_equal(cursor_middle(&walk.view, &none), NO_CELL);
  static const enum arrow ways[] = {ARROW_RIGHT, ARROW_DOWN_RIGHT, ARROW_DOWN, ARROW_DOWN_LEFT, ARROW_LEFT, ARROW_UP_LEFT, ARROW_UP, ARROW_UP_RIGHT};
  for (int i = 0; i < 8; i++)
    for (int off = -20; off <= 20; off += 10) {
      float angle = ((float)(45 * i + off)) * 3.14159265F / 180;
      assert_int_equal(cursor_arrow(cosf(angle), sinf(angle)), ways[i]);
    }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_cell_of_every_game), cmocka_unit_test(every_cell_of_every_shape), cmocka_unit_test(on_squares),
    cmocka_unit_test(on_dark_squares),          cmocka_unit_test(on_the_star),               cmocka_unit_test(turned_and_resized),
    cmocka_unit_test(among_some),
  };
  fixture = fixture_load(SALTO_SOURCE_DIR "/tests/variants");
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
