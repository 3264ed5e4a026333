/* The tools beside the board: shared out between buttons and the menu, and the menu used by mouse and keyboard. */
#include "stage.h"

#include "app/layout_play.h"
#include "app/play_tools.h"

static struct fixture fixture;
static struct stage stage;
static struct app *const app = &stage.app;

static void sit(int w, int h, struct play_layout *layout)
{
  stage_open(&stage, &fixture, NULL, w, h);
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  layout_play(layout, (float)w, (float)h, 2, toolbar_places(app, &play_toolbar));
}

static void click(struct rect r) { stage_click(&stage, r.x + r.w / 2, r.y + r.h / 2); }

/* Each tool that means something once: side by side as far as there is room, the rest in the menu. While the game goes on all but the report on it. */
static void every_tool_has_a_place(void **state)
{
  (void)state;
  struct play_layout layout;
  sit(640, 480, &layout);
  for (int places = 2; places <= TOOL_COUNT + 1; places++) {
    int buttons = 0, items = 0;
    bool place[TOOL_COUNT] = {false}, item[TOOL_COUNT] = {false};
    for (int tool = 0; tool < TOOL_COUNT; tool++) {
      int number;
      bool button = toolbar_find(app, &play_toolbar, tool, places, &number);
      if (tool == TOOL_REPORT) assert_true(!button && number < 0);
      if (tool == TOOL_REPORT) continue;
      assert_true(number >= 0 && number < TOOL_COUNT);
      bool *taken = button ? &place[number] : &item[number];
      assert_false(*taken);
      *taken = true;
      buttons += button, items += !button;
    }
    assert_true(buttons + (items > 0) <= places);
    assert_int_equal(buttons + items, TOOL_COUNT - 1);
  }
  assert_true(layout.tools >= 4);
  stage_close(&stage);
}

static void the_menu_opens_and_closes(void **state)
{
  (void)state;
  struct play_layout layout;
  sit(1000, 760, &layout);
  struct rect more = layout.tool[layout.tools - 1];
  click(more);
  assert_true(app->play.menu_open);
  stage_click(&stage, 300, 300); /* beside it: closed, and nothing on the board was touched */
  assert_false(app->play.menu_open);
  assert_false(app->match->lifted);
  click(more);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_false(app->play.menu_open);
  assert_int_equal(app->screen, APP_PLAY);
  click(more);
  int number, items = 0, other;
  assert_false(toolbar_find(app, &play_toolbar, TOOL_TURN, layout.tools, &number));
  for (int tool = 0; tool < TOOL_COUNT; tool++) items += !toolbar_find(app, &play_toolbar, tool, layout.tools, &other) && other >= 0;
  stage_click(&stage, more.x + more.w / 2, more.y - 12 - 44 * ((float)(items - number) - 0.5F));
  assert_false(app->play.menu_open);
  assert_int_equal(app->table.turned, 1);
  stage_close(&stage);
}

/* With the keyboard alone: Tab stays in the menu, Enter uses what has the focus. */
static void the_menu_by_keyboard(void **state)
{
  (void)state;
  struct play_layout layout;
  sit(1000, 760, &layout);
  for (int i = 0; i < 40 && !app->play.menu_open; i++) {
    stage_key(&stage, SDLK_TAB, 0);
    if (ui_focused(&app->ui, ui_id("tool", TOOLBAR_MOST))) stage_key(&stage, SDLK_RETURN, 0);
  }
  assert_true(app->play.menu_open);
  uint64_t first = app->ui.focus;
  int steps = 0;
  do stage_key(&stage, SDLK_TAB, 0), steps++;
  while (app->ui.focus != first && steps < 40);
  assert_true(steps > 2 && steps < TOOL_COUNT);
  for (int i = 0; i < steps && strcmp(app->ui.words.label, "Turn the board"); i++) stage_key(&stage, SDLK_TAB, 0);
  assert_string_equal(app->ui.words.label, "Turn the board");
  stage_key(&stage, SDLK_RETURN, 0);
  assert_false(app->play.menu_open);
  assert_int_equal(app->table.turned, 1);
  assert_true(ui_focused(&app->ui, ui_id("tool", TOOLBAR_MOST))); /* back where it came from */
  stage_close(&stage);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_tool_has_a_place),
    cmocka_unit_test(the_menu_opens_and_closes),
    cmocka_unit_test(the_menu_by_keyboard),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
