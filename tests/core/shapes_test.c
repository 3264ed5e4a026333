#include "core/shapes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct board *board; /* too big for the stack */

static int setup(void **state)
{
  (void)state;
  board = malloc(sizeof *board);
  return 0;
}

static int teardown(void **state)
{
  (void)state;
  free(board);
  return 0;
}

static int region_size(const char *name) { return bits_count(&board->region[board_region(board, name)].cells); }

static bool in_region(const char *region, const char *cell) { return bits_has(&board->region[board_region(board, region)].cells, board_cell(board, cell)); }

static const char *neighbour(const char *cell, const char *direction)
{
  int to = board->next[board_direction(board, direction)][board_cell(board, cell)];
  return to == NO_CELL ? "" : board->name[to];
}

static void the_star_has_its_rows_points_and_centre(void **state)
{
  (void)state;
  static const int rows[] = {1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1};
  assert_true(shape_star(board, 4, NULL) && board_finish(board, NULL));
  assert_int_equal(board->cell_count, 121);
  assert_int_equal(board->row_count, 17);
  for (int r = 0; r < 17; r++) assert_int_equal(board->row_start[r + 1] - board->row_start[r], rows[r]);
  assert_string_equal(board->name[board->order[0]], "q1");
  assert_string_equal(board->name[board->order[120]], "a1");
  assert_string_equal(neighbour("i5", "E"), "i6");
  assert_string_equal(neighbour("a1", "NW"), "b1");
  assert_string_equal(neighbour("a1", "NE"), "b2");
  assert_string_equal(neighbour("a1", "SE"), "");
  for (const char *const *point = (const char *const[]){"S", "SW", "NW", "N", "NE", "SE", NULL}; *point; point++) {
    const struct seat *seat = &board->seat[board_seat(board, *point)];
    assert_int_equal(region_size(*point), 10);
    assert_string_equal(board->region[seat->home].name, *point);
    assert_int_equal(board->seat[board_seat(board, board->region[seat->far].name)].far, seat->home); /* opposite each other */
  }
  assert_int_equal(region_size("hexagon"), 61);
  assert_true(in_region("hexagon", "i5") && in_region("S", "a1") && in_region("N", "q1") && in_region("SW", "e1") && in_region("SE", "e13") &&
              in_region("NW", "m1") && in_region("NE", "m13"));
  assert_int_equal(board->word_count, 3); /* 177 bits, where rows one after the other would need 201 */
}

static void stars_of_other_sizes(void **state)
{
  (void)state;
  struct error err;
  for (int arm = 1; arm <= 6; arm++) {
    assert_true(shape_star(board, arm, &err) && board_finish(board, &err));
    assert_int_equal(board->cell_count, 6 * arm * (arm + 1) + 1);
    assert_int_equal(region_size("S"), arm * (arm + 1) / 2);
  }
  assert_false(shape_star(board, 0, &err));
  assert_false(shape_star(board, 7, &err));
  assert_string_equal(err.message, "a star with arms of 7: arms go from 1 to 6");
}

static void hexagons(void **state)
{
  (void)state;
  struct error err;
  for (int side = 2; side <= 9; side++) {
    assert_true(shape_hexagon(board, side, &err) && board_finish(board, &err));
    assert_int_equal(board->cell_count, 3 * side * (side - 1) + 1);
    assert_int_equal(region_size("N"), side);
  }
  assert_false(shape_hexagon(board, 1, &err));
  assert_false(shape_hexagon(board, 10, &err));
}

static void squares_of_one_colour(void **state)
{
  (void)state;
  assert_true(shape_square(board, 8, 8, SQUARE_DARK, LINES_DIAGONAL, NULL) && board_finish(board, NULL));
  assert_int_equal(board->cell_count, 32);
  assert_int_equal(board->word_count, 1);
  assert_int_not_equal(board_cell(board, "a1"), NO_CELL);
  assert_int_equal(board_cell(board, "a2"), NO_CELL);
  assert_string_equal(board->name[board->order[0]], "b8");
  assert_string_equal(neighbour("a1", "NE"), "b2");
  assert_string_equal(neighbour("h8", "NE"), "");
  assert_int_equal(region_size("row1"), 4);
  assert_true(in_region("column_c", "c3"));

  assert_true(shape_square(board, 8, 8, SQUARE_LIGHT, LINES_BOTH, NULL) && board_finish(board, NULL));
  assert_int_equal(board_cell(board, "a1"), NO_CELL);
  assert_string_equal(neighbour("a2", "E"), "c2"); /* the next of its colour */
  assert_string_equal(neighbour("a2", "N"), "a4");
  assert_string_equal(neighbour("a2", "NE"), "b3");
}

static void a_colour_of_ten_by_ten_fits_one_word(void **state)
{
  (void)state;
  assert_true(shape_square(board, 10, 10, SQUARE_DARK, LINES_DIAGONAL, NULL) && board_finish(board, NULL));
  assert_int_equal(board->cell_count, 50);
  assert_int_equal(board->word_count, 1);
}

static void whole_squares_and_their_seats(void **state)
{
  (void)state;
  assert_true(shape_square(board, 8, 8, SQUARE_ALL, LINES_ORTHOGONAL, NULL) && board_finish(board, NULL));
  assert_int_equal(board->direction_count, 4);
  assert_string_equal(neighbour("d4", "N"), "d5");
  const struct seat *bottom = &board->seat[board_seat(board, "bottom")];
  assert_string_equal(board->region[bottom->home].name, "row1");
  assert_string_equal(board->region[bottom->far].name, "row8");
  assert_int_equal(board_directions(board, "forward", bottom->dx, bottom->dy), 1U << board_direction(board, "N"));
}

static void wide_boards_name_their_columns_without_x(void **state)
{
  (void)state;
  struct error err;
  assert_true(shape_square(board, 64, 4, SQUARE_ALL, LINES_ORTHOGONAL, &err) && board_finish(board, &err));
  assert_string_equal(neighbour("w1", "E"), "y1");
  assert_string_equal(neighbour("z1", "E"), "aa1");
  assert_int_equal(board_cell(board, "x1"), NO_CELL);
  assert_false(shape_square(board, 17, 16, SQUARE_ALL, LINES_ORTHOGONAL, &err));
  assert_string_equal(err.message, "more than 256 cells");
  assert_false(shape_square(board, 0, 8, SQUARE_ALL, LINES_ORTHOGONAL, &err));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_star_has_its_rows_points_and_centre), cmocka_unit_test(stars_of_other_sizes), cmocka_unit_test(hexagons),
    cmocka_unit_test(squares_of_one_colour), cmocka_unit_test(a_colour_of_ten_by_ten_fits_one_word), cmocka_unit_test(whole_squares_and_their_seats),
    cmocka_unit_test(wide_boards_name_their_columns_without_x),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
