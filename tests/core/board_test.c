#include "core/board.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Boards are too big for the stack. */
static int setup(void **state)
{
  struct board *board = malloc(sizeof *board);
  board_init(board, LOOK_HOLES);
  *state = board;
  return 0;
}

static int teardown(void **state)
{
  free(*state);
  return 0;
}

/* A field of width × height cells with the four neighbours, or a hexagonal one with six. */
static void make_field(struct board *board, int width, int height, bool six)
{
  struct error err;
  char name[16];
  for (int j = 0; j < height; j++)
    for (int i = 0; i < width; i++) {
      snprintf(name, sizeof name, "%c%d", 'a' + j, i + 1);
      assert_true(board_add_cell(board, name, j, (float)i, (float)j, i, j, &err));
    }
  static const struct {
    const char *name;
    int di, dj;
  } ways[] = {{"E", 1, 0}, {"W", -1, 0}, {"S", 0, 1}, {"N", 0, -1}, {"SE", 1, 1}, {"NW", -1, -1}};
  for (int w = 0; w < (six ? 6 : 4); w++)
    assert_true(board_add_direction(board, ways[w].name, (float)ways[w].di, (float)ways[w].dj, ways[w].di, ways[w].dj, &err) >= 0);
  board_link_lattice(board);
}

/* Every link is the shift of its direction, and the mask holds just the cells that have a neighbour. */
static void assert_shifts_are_links(const struct board *board)
{
  assert_true(board->lattice);
  for (int d = 0; d < board->direction_count; d++)
    for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
      int to = board->next[d][c];
      assert_int_equal(bits_has(&board->direction[d].can, c), to != NO_CELL);
      if (to != NO_CELL) assert_int_equal(to - c, board->direction[d].shift);
    }
}

static void a_lattice_is_numbered_by_shifts(void **state)
{
  struct board *board = *state;
  make_field(board, 7, 9, true);
  assert_true(board_finish(board, NULL));
  assert_shifts_are_links(board);
  assert_int_equal(board->word_count, 1);
  assert_int_equal(board->direction[board_direction(board, "E")].opposite, board_direction(board, "W"));
  assert_int_equal(board->direction[board_direction(board, "SE")].opposite, board_direction(board, "NW"));
  int corner = board_cell(board, "a1"), next = board->next[board_direction(board, "SE")][corner];
  assert_string_equal(board->name[next], "b2");
  assert_int_equal(board->next[board_direction(board, "N")][corner], NO_CELL);
}

static void the_largest_board_fits_four_words(void **state)
{
  struct board *board = *state;
  make_field(board, 16, 16, true);
  assert_true(board_finish(board, NULL));
  assert_shifts_are_links(board);
  assert_int_equal(board->word_count, 4);
  assert_int_equal(bits_count(&board->cells), 256);
}

static void one_cell_more_is_refused(void **state)
{
  struct board *board = *state;
  struct error err;
  make_field(board, 16, 16, false);
  assert_false(board_add_cell(board, "z1", 16, 0, 16, 0, 16, &err));
  assert_string_equal(err.message, "more than 256 cells");
}

static void links_off_the_lattice_need_tables(void **state)
{
  struct board *board = *state;
  make_field(board, 5, 5, false);
  assert_true(board_link(board, board_direction(board, "E"), 4, 5, NULL)); /* from the end of a row to the start of the next */
  assert_true(board_finish(board, NULL));
  assert_false(board->lattice);
  int end = board_cell(board, "a5");
  assert_string_equal(board->name[board->next[board_direction(board, "E")][end]], "b1");
}

static void rows_keep_their_reading_order(void **state)
{
  struct board *board = *state;
  make_field(board, 4, 3, true);
  assert_true(board_finish(board, NULL));
  assert_int_equal(board->row_count, 3);
  for (int r = 0; r < 3; r++) {
    assert_int_equal(board->row_start[r + 1] - board->row_start[r], 4);
    for (int i = 0; i < 4; i++) {
      const char *name = board->name[board->order[board->row_start[r] + i]];
      assert_int_equal(name[0], 'a' + r);
      assert_int_equal(name[1], '1' + i);
    }
  }
}

static void regions_follow_the_numbers(void **state)
{
  struct board *board = *state;
  make_field(board, 5, 5, true);
  struct bits two = {{0}};
  bits_add(&two, 0);
  bits_add(&two, 24);
  int corners = board_add_region(board, "corners", &two, NULL);
  assert_true(board_finish(board, NULL));
  assert_true(bits_has(&board->region[corners].cells, board_cell(board, "a1")));
  assert_true(bits_has(&board->region[corners].cells, board_cell(board, "e5")));
  assert_int_equal(bits_count(&board->region[corners].cells), 2);
  assert_true(bits_equal(&board->region[board_region(board, "all")].cells, &board->cells));
  assert_int_equal(board_region(board, "nowhere"), -1);
}

static void words_for_directions_depend_on_where_a_piece_faces(void **state)
{
  struct board *board = *state;
  make_field(board, 5, 5, false);
  assert_true(board_finish(board, NULL));
  uint16_t n = (uint16_t)(1U << board_direction(board, "N")), s = (uint16_t)(1U << board_direction(board, "S"));
  uint16_t e = (uint16_t)(1U << board_direction(board, "E")), w = (uint16_t)(1U << board_direction(board, "W"));
  assert_int_equal(board_directions(board, "forward", 0, -1), n);
  assert_int_equal(board_directions(board, "forward", 0, 1), s);
  assert_int_equal(board_directions(board, "back", 0, -1), s);
  assert_int_equal(board_directions(board, "sideways", 0, -1), e | w);
  assert_int_equal(board_directions(board, "any", 1, 0), n | s | e | w);
  assert_int_equal(board_directions(board, "orthogonal", 1, 0), n | s | e | w);
  assert_int_equal(board_directions(board, "diagonal", 1, 0), 0);
  assert_int_equal(board_directions(board, "E", 0, -1), e);
  assert_int_equal(board_directions(board, "up", 0, -1), 0);
}

static void bad_cells_and_links_are_told(void **state)
{
  struct board *board = *state;
  struct error err;
  assert_false(board_finish(board, &err));
  assert_string_equal(err.message, "a board needs at least two cells");
  assert_true(board_add_cell(board, "a1", 0, 0, 0, 0, 0, &err));
  assert_false(board_add_cell(board, "a1", 0, 1, 0, 1, 0, &err));
  assert_string_equal(err.message, "two cells are called 'a1'");
  assert_false(board_add_cell(board, "x1", 0, 1, 0, 1, 0, &err)); /* x stands between cells */
  assert_false(board_add_cell(board, "a-1", 0, 1, 0, 1, 0, &err));
  assert_false(board_add_cell(board, "", 0, 1, 0, 1, 0, &err));
  assert_false(board_add_cell(board, "muchtoolong", 0, 1, 0, 1, 0, &err));
  assert_false(board_add_cell(board, "c1", 2, 1, 0, 1, 0, &err)); /* a row left out */
  assert_true(board_add_cell(board, "a2", 0, 1, 0, 1, 0, &err));
  assert_true(board_add_cell(board, "a3", 0, 2, 0, 2, 0, &err));
  int east = board_add_direction(board, "E", 1, 0, 1, 0, &err);
  assert_int_equal(board_add_direction(board, "E", 1, 0, 1, 0, &err), -1);
  assert_false(board_link(board, east, 0, 0, &err));
  assert_true(board_link(board, east, 0, 1, &err));
  assert_false(board_link(board, east, 0, 2, &err));
  assert_string_equal(err.message, "cell 'a1' has two neighbours to the E: 'a2' and 'a3'");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(a_lattice_is_numbered_by_shifts, setup, teardown),
    cmocka_unit_test_setup_teardown(the_largest_board_fits_four_words, setup, teardown),
    cmocka_unit_test_setup_teardown(one_cell_more_is_refused, setup, teardown),
    cmocka_unit_test_setup_teardown(links_off_the_lattice_need_tables, setup, teardown),
    cmocka_unit_test_setup_teardown(rows_keep_their_reading_order, setup, teardown),
    cmocka_unit_test_setup_teardown(regions_follow_the_numbers, setup, teardown),
    cmocka_unit_test_setup_teardown(words_for_directions_depend_on_where_a_piece_faces, setup, teardown),
    cmocka_unit_test_setup_teardown(bad_cells_and_links_are_told, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
