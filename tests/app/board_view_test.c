/* Every cell of every bundled board can be seen and picked, at every size, from both sides. */
#include "fixture.h"

#include "app/board_view.h"
#include "app/layout_play.h"
#include "core/rules.h"
#include "core/shapes.h"

#include <math.h>
#include <string.h>

static struct fixture fixture;

static const struct {
  float w, h;
  double scale;
} sizes[] = {{640, 480, 1}, {640, 480, 3}, {800, 600, 1.25}, {700, 1000, 1}, {1280, 800, 1}, {1280, 800, 1.5}, {1920, 1080, 2}, {3840, 2160, 1},
             {2160, 3840, 1}};
enum { SIZES = sizeof sizes / sizeof *sizes };

static void check_cells(const struct board_view *view, struct rect area)
{
  const struct board *board = view->board;
  assert_true(rect_inside(view->bounds, rect_inset(area, -0.6F, -0.6F)));
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    struct point at = view->cell[c];
    assert_int_equal(board_view_pick(view, at.x, at.y), c);
    for (int k = 0; k < 8; k++) { /* anywhere on its piece */
      float angle = (float)k * 0.785398F;
      assert_int_equal(board_view_pick(view, at.x + 0.98F * view->radius * cosf(angle), at.y + 0.98F * view->radius * sinf(angle)), c);
    }
    struct rect piece = rect_of(at.x - view->radius, at.y - view->radius, 2 * view->radius, 2 * view->radius);
    assert_true(rect_inside(piece, view->bounds));
    for (int other = bits_next(&board->cells, c + 1); other >= 0; other = bits_next(&board->cells, other + 1))
      assert_true(hypotf(view->cell[other].x - at.x, view->cell[other].y - at.y) > 2 * view->radius);
  }
  assert_int_equal(board_view_pick(view, view->bounds.x - 5, view->bounds.y - 5), NO_CELL);
}

static void all_boards_of_the_games(void **state)
{
  (void)state;
  int boards = 0;
  for (int i = 0; i < library_count(fixture.library); i++) {
    struct variant *variant = library_at(fixture.library, i)->variant;
    assert_non_null(variant);
    struct choices choices;
    struct rules *rules;
    struct error err;
    variant_default_choices(variant, &choices);
    if (!variant_rules(&rules, variant, &choices, &err)) fail_msg("%s", err.message);
    for (int s = 0; s < SIZES; s++)
      for (int flipped = 0; flipped < 2; flipped++) {
        struct play_layout layout;
        struct board_view view;
        layout_play(&layout, sizes[s].w, sizes[s].h, rules->player_count, 6);
        board_view_init(&view, &rules->board, layout.board, sizes[s].scale, flipped ? VIEW_FLIPPED | VIEW_NAMES : VIEW_NAMES | VIEW_LARGE);
        check_cells(&view, layout.board);
      }
    rules_free(rules);
    boards++;
  }
  assert_true(boards >= 6);
}

static void flipping_turns_the_board_round(void **state)
{
  (void)state;
  struct board board;
  struct board_view view, flipped;
  struct error err;
  assert_true(shape_square(&board, 8, 8, SQUARE_ALL, LINES_ORTHOGONAL, &err) && board_finish(&board, &err));
  struct rect area = rect_of(13, 7, 600, 500);
  board_view_init(&view, &board, area, 1, 0);
  board_view_init(&flipped, &board, area, 1, VIEW_FLIPPED);
  int a1 = board_cell(&board, "a1"), h8 = board_cell(&board, "h8");
  assert_float_equal(view.cell[a1].x, flipped.cell[h8].x, 1.1);
  assert_float_equal(view.cell[a1].y, flipped.cell[h8].y, 1.1);
  assert_true(view.cell[a1].y > view.cell[h8].y && view.cell[a1].x < view.cell[h8].x);
  char name[CELL_NAME_SIZE];
  board_view_column_name(&view, 0, name), assert_string_equal(name, "a");
  board_view_column_name(&flipped, 0, name), assert_string_equal(name, "h");
  board_view_row_name(&view, 0, name), assert_string_equal(name, "8");
  board_view_row_name(&flipped, 0, name), assert_string_equal(name, "1");
}

/* Squares lie on whole pixels whatever the scale, or their lines would be blurred. */
static void squares_are_crisp(void **state)
{
  (void)state;
  struct board board;
  struct error err;
  assert_true(shape_square(&board, 8, 8, SQUARE_DARK, LINES_DIAGONAL, &err) && board_finish(&board, &err));
  static const double scales[] = {1, 1.25, 1.5, 1.75, 2, 3};
  for (size_t i = 0; i < sizeof scales / sizeof *scales; i++)
    for (float side = 200; side < 260; side += 7.3F) {
      struct board_view view;
      board_view_init(&view, &board, rect_of(3.7F, 5.1F, side, side + 11), scales[i], 0);
      double unit = (double)view.unit * scales[i], x = (double)view.field.x * scales[i], y = (double)view.field.y * scales[i];
      assert_true(fabs(unit - round(unit)) < 0.01 && fabs(x - round(x)) < 0.02 && fabs(y - round(y)) < 0.02);
    }
}

static void the_star_has_its_twelve_corners(void **state)
{
  (void)state;
  struct board star, hexagon;
  struct error err;
  struct board_view view;
  assert_true(shape_star(&star, 4, &err) && board_finish(&star, &err));
  board_view_init(&view, &star, rect_of(0, 0, 500, 500), 1, 0);
  assert_int_equal(view.outline_count, 12);
  assert_true(shape_hexagon(&hexagon, 5, &err) && board_finish(&hexagon, &err));
  board_view_init(&view, &hexagon, rect_of(0, 0, 500, 500), 1, 0);
  assert_int_equal(view.outline_count, 6);
  struct point corner[MAX_OUTLINE];
  board_view_init(&view, &star, rect_of(0, 0, 500, 500), 1, 0);
  assert_int_equal(board_view_hull(&view, &star.region[board_region(&star, "N")].cells, 0.5F, 0.5F, corner), 3);
}

/* A graph without an edge that could be walked round: three cells in a line. */
static void a_line_of_cells(void **state)
{
  (void)state;
  struct board board;
  struct error err;
  struct board_view view;
  board_init(&board, LOOK_HOLES);
  for (int i = 0; i < 3; i++) {
    char name[] = {(char)('a' + i), '1', '\0'};
    assert_true(board_add_cell(&board, name, 0, (float)i, 0, 0, 0, &err));
  }
  int right = board_add_direction(&board, "right", 1, 0, 0, 0, &err), left = board_add_direction(&board, "left", -1, 0, 0, 0, &err);
  for (int i = 0; i < 2; i++) assert_true(board_link(&board, right, i, i + 1, &err) && board_link(&board, left, i + 1, i, &err));
  assert_true(board_finish(&board, &err));
  struct rect area = rect_of(0, 0, 400, 300);
  board_view_init(&view, &board, area, 1, 0);
  assert_int_equal(view.outline_count, 0);
  check_cells(&view, area);
}

/* The longest boards that can be said: small as a picture, but cells to see and hit where one plays. */
static void very_long_boards_stay_usable(void **state)
{
  (void)state;
  static const int sides[][2] = {{128, 2}, {2, 128}, {64, 4}};
  struct rect area = rect_of(12, 52, 364, 416);
  for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
    struct board board;
    struct board_view view;
    struct error err;
    if (!shape_square(&board, sides[i][0], sides[i][1], SQUARE_ALL, LINES_ORTHOGONAL, &err) || !board_finish(&board, &err)) fail_msg("%s", err.message);
    board_view_init(&view, &board, area, 1, 0);
    check_cells(&view, area);
    board_view_init(&view, &board, area, 1, VIEW_LARGE | VIEW_NAMES);
    assert_true(view.gap >= 24 && (view.bounds.w > area.w || view.bounds.h > area.h));
    check_cells(&view, view.bounds);
  }
}

/* As long as its cells can be told apart and hit, a long board is seen whole, whichever way it is turned. */
static void long_boards_are_seen_whole(void **state)
{
  (void)state;
  struct rect area = rect_of(12, 52, 860, 720);
  for (int holes = 0; holes < 2; holes++)
    for (int turned = 0; turned < 2; turned++) {
      struct board board;
      struct board_view view;
      struct error err;
      if (!shape_square(&board, 3, 41, SQUARE_ALL, LINES_ORTHOGONAL, &err) || !board_finish(&board, &err)) fail_msg("%s", err.message);
      if (holes) board.look = LOOK_HOLES;
      board_view_init(&view, &board, area, 1, VIEW_LARGE | VIEW_NAMES | VIEW_TURNED(turned));
      assert_true(view.bounds.h <= area.h && view.bounds.w <= area.w);
      assert_true(view.gap >= 12);
      check_cells(&view, area);
    }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(all_boards_of_the_games),
    cmocka_unit_test(flipping_turns_the_board_round),
    cmocka_unit_test(squares_are_crisp),
    cmocka_unit_test(the_star_has_its_twelve_corners),
    cmocka_unit_test(a_line_of_cells),
    cmocka_unit_test(very_long_boards_stay_usable),
    cmocka_unit_test(long_boards_are_seen_whole),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
