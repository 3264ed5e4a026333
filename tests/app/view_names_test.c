/* Names beside the rows of boards of holes: all of them, in sight, beside the board and not over each other, however it is turned. */
#include "fixture.h"

#include "app/view_names.h"
#include "core/rules.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static struct fixture fixture;
static struct view_name name[MAX_VIEW_NAMES];

static struct rules *rules_for(const char *id)
{
  struct choices choices;
  struct rules *rules;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, id);
  variant_default_choices(variant, &choices);
  if (!variant_rules(&rules, variant, &choices, &err)) fail_msg("%s", err.message);
  return rules;
}

static const struct {
  float w, h;
  double scale;
} areas[] = {{560, 430, 1}, {420, 420, 1.5}, {800, 716, 1}, {716, 800, 2}, {1056, 1700, 1}, {2600, 2000, 1}};
enum { AREAS = sizeof areas / sizeof *areas };

static int find(const char *text, int count)
{
  for (int i = 0; i < count; i++)
    if (!strcmp(name[i].text, text)) return i;
  return -1;
}

static void rows_are_named(void **state)
{
  (void)state;
  struct rules *rules = rules_for("chinese-checkers");
  int turns = board_view_turns(&rules->board);
  for (int a = 0; a < AREAS; a++)
    for (int turn = 0; turn < turns; turn++) {
      struct board_view view;
      struct rect area = rect_of(12, 72, areas[a].w, areas[a].h);
      board_view_init(&view, &rules->board, area, areas[a].scale, VIEW_NAMES | VIEW_TURNED(turn));
      int count = view_names(&view, name);
      assert_int_equal(count, 2 * 17);
      assert_true(view_names_inside(&view, area));
      for (int i = 0; i < count; i++) {
        for (int j = 0; j < i; j++)
          if (fabsf(name[i].at.x - name[j].at.x) < 3.8F * (float)(strlen(name[i].text) + strlen(name[j].text)) && fabsf(name[i].at.y - name[j].at.y) < 11)
            fail_msg("%s and %s are over each other (%g x %g, turned by %d)", name[i].text, name[j].text, (double)area.w, (double)area.h, turn);
        for (int c = bits_next(&rules->board.cells, 0); c >= 0; c = bits_next(&rules->board.cells, c + 1))
          assert_true(hypotf(name[i].at.x - view.cell[c].x, name[i].at.y - view.cell[c].y) > view.radius + 8);
      }
      int first = find("e", count);
      assert_true(first >= 0 && !name[first].number && name[first + 1].number);
      assert_string_equal(name[first + 1].text, "13");
      struct point e1 = view.cell[board_cell(&rules->board, "e1")], e13 = view.cell[board_cell(&rules->board, "e13")];
      assert_true(hypotf(name[first].at.x - e1.x, name[first].at.y - e1.y) < hypotf(name[first].at.x - e13.x, name[first].at.y - e13.y));
    }
  rules_free(rules);
}

static void where_there_is_no_room_there_are_none(void **state)
{
  (void)state;
  struct rules *rules = rules_for("chinese-checkers");
  struct board_view view;
  board_view_init(&view, &rules->board, rect_of(0, 0, 200, 200), 1, VIEW_NAMES);
  assert_int_equal(view_names(&view, name), 0);
  struct rect whole = view.bounds;
  board_view_init(&view, &rules->board, rect_of(0, 0, 200, 200), 1, 0); /* and none is kept for them */
  assert_memory_equal(&whole, &view.bounds, sizeof whole);
  rules_free(rules);
  rules = rules_for("turkish-draughts"); /* squares have theirs elsewhere */
  board_view_init(&view, &rules->board, rect_of(0, 0, 700, 700), 1, VIEW_NAMES);
  assert_int_equal(view_names(&view, name), 0);
  rules_free(rules);
}

static void rename_cell(struct board *board, int cell, const char *letter, int number)
{
  char text[16];
  snprintf(text, sizeof text, "%s%d", letter, number);
  memcpy(board->name[cell], text, strlen(text) + 1);
}

/* Numbers alone say nothing about rows, and letters that are scattered make no line. */
static void other_names_are_let_alone(void **state)
{
  (void)state;
  struct rules *rules = rules_for("chinese-checkers");
  struct board_view view;
  struct board *board = &rules->board;
  for (int c = bits_next(&board->cells, 0), i = 1; c >= 0; c = bits_next(&board->cells, c + 1), i++) {
    rename_cell(board, c, i % 2 ? "x" : "y", i);
  }
  board_view_init(&view, board, rect_of(0, 0, 700, 700), 1, VIEW_NAMES);
  assert_int_equal(view_names(&view, name), 0);
  for (int c = bits_next(&board->cells, 0), i = 1; c >= 0; c = bits_next(&board->cells, c + 1), i++) rename_cell(board, c, "", i);
  board_view_init(&view, board, rect_of(0, 0, 700, 700), 1, VIEW_NAMES);
  assert_int_equal(view_names(&view, name), 0);
  rules_free(rules);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rows_are_named),
    cmocka_unit_test(where_there_is_no_room_there_are_none),
    cmocka_unit_test(other_names_are_let_alone),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
