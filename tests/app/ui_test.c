/* The widgets, on a surface instead of a window. */
#include "canvas.h"

static const struct rect first = {10, 10, 100, 40}, second = {10, 60, 100, 40};
static int first_used, second_used;

static void frame(void)
{
  canvas_begin();
  first_used += ui_button(&ui, ui_id("button", 1), first, "One", UI_PLAIN);
  second_used += ui_button(&ui, ui_id("button", 2), second, "Two", UI_PRIMARY);
  ui_button(&ui, ui_id("button", 3), rect_of(10, 110, 100, 40), "Three", UI_DISABLED);
  canvas_end();
}

static void a_click_is_press_and_release_on_the_same(void **state)
{
  (void)state;
  frame();
  assert_true(ui_press(&ui, 20, 20));
  frame();
  assert_int_equal(first_used, 0);
  assert_true(ui_release(&ui, 30, 30));
  frame();
  assert_int_equal(first_used, 1);
  frame();
  assert_int_equal(first_used, 1); /* once */

  ui_press(&ui, 20, 20);
  ui_release(&ui, 20, 70); /* slid off */
  frame();
  assert_int_equal(first_used + second_used, 1);
  assert_false(ui_press(&ui, 20, 120)); /* disabled: not there for the pointer */
  assert_false(ui_press(&ui, 300, 200));
  ui_release(&ui, 300, 200);
}

static void only_changes_ask_for_a_frame(void **state)
{
  (void)state;
  frame();
  assert_true(ui_move(&ui, 20, 20));
  assert_false(ui_move(&ui, 21, 20));
  assert_true(ui_move(&ui, 20, 70));
  assert_true(ui_move(&ui, 300, 200));
  assert_false(ui_move(&ui, 301, 201));
}

static void the_keyboard_reaches_all(void **state)
{
  (void)state;
  first_used = second_used = 0;
  frame();
  assert_false(ui_enter(&ui)); /* nothing has the focus */
  ui_tab(&ui, false);
  assert_true(ui_enter(&ui));
  frame();
  assert_int_equal(first_used, 1);
  ui_tab(&ui, false);
  ui_enter(&ui);
  frame();
  assert_int_equal(second_used, 1);
  ui_tab(&ui, false); /* round, past the disabled one */
  ui_enter(&ui);
  frame();
  assert_int_equal(first_used, 2);
  ui_tab(&ui, true);
  ui_enter(&ui);
  frame();
  assert_int_equal(second_used, 2);
}

static bool use_at(float x, float y, bool (*widgets)(int *value), int *value)
{
  ui_begin(&ui, 400, 300), widgets(value), ui_end(&ui);
  ui_press(&ui, x, y), ui_release(&ui, x, y);
  ui_begin(&ui, 400, 300);
  bool used = widgets(value);
  ui_end(&ui);
  return used;
}

static bool stepper(int *value) { return ui_stepper(&ui, ui_id("stepper", 0), rect_of(0, 0, 200, 44), "A number", value, 2, 4); }
static bool toggle(int *value) { return ui_toggle(&ui, ui_id("toggle", 0), rect_of(0, 0, 200, 44), value, "A switch"); }

static bool choice(int *value)
{
  static const char *const labels[] = {"a", "b", "c"};
  return ui_choice(&ui, ui_id("choice", 0), rect_of(0, 0, 300, 44), "A choice", value, labels, 3);
}

static bool tall_choice(int *value)
{
  static const char *const labels[] = {"a rather long label that needs a row of its own", "another long label for the second row", "c"};
  assert_float_equal(ui_choice_height(&ui, 300, labels, 3), 132, 0.1);
  return ui_choice(&ui, ui_id("tall", 0), rect_of(0, 0, 300, 132), "A choice", value, labels, 3);
}

static void values_stay_in_range(void **state)
{
  (void)state;
  int value = 3;
  assert_true(use_at(190, 20, stepper, &value));
  assert_int_equal(value, 4);
  assert_false(use_at(190, 20, stepper, &value)); /* at its most */
  assert_int_equal(value, 4);
  use_at(10, 20, stepper, &value), use_at(10, 20, stepper, &value), use_at(10, 20, stepper, &value);
  assert_int_equal(value, 2);
  value = 0;
  assert_true(use_at(50, 20, toggle, &value));
  assert_int_equal(value, 1);
  use_at(50, 20, toggle, &value);
  assert_int_equal(value, 0);
  assert_true(use_at(290, 20, choice, &value));
  assert_int_equal(value, 2);
  assert_false(use_at(290, 20, choice, &value)); /* it is chosen already */
  assert_true(use_at(20, 60, tall_choice, &value));
  assert_int_equal(value, 1);
}

static int seen;
static float scrolled;

static void scroll_frame(void)
{
  ui_begin(&ui, 400, 300);
  uint64_t id = ui_id("scroll", 0);
  scrolled = ui_scroll_begin(&ui, id, rect_of(0, 100, 200, 100), 500);
  for (int i = 0; i < 10; i++) seen += ui_button(&ui, ui_id("row", i), rect_of(0, 100 + 50 * (float)i - scrolled, 200, 44), "row", UI_PLAIN) ? i + 1 : 0;
  ui_scroll_end(&ui, id);
  ui_end(&ui);
}

static void scrolling_glides(void **state)
{
  (void)state;
  uint64_t id = ui_id("scroll", 0);
  ui.smooth = true;
  scroll_frame();
  assert_false(ui_animated(&ui));
  ui_scroll_to(&ui, id, 200);
  assert_true(ui_animated(&ui));
  assert_float_equal(ui_scroll_target(&ui, id), 200, 0.1);
  float before = scrolled;
  for (int frames = 0; ui_animated(&ui) && frames < 100000; frames++) { /* however long a frame takes, it only goes on, and arrives */
    scroll_frame();
    assert_true(scrolled >= before && scrolled <= 200);
    before = scrolled;
  }
  assert_float_equal(scrolled, 200, 0.1);
  ui.x = 20, ui.y = 120;
  assert_true(ui_wheel(&ui, 50));
  assert_true(ui_wheel(&ui, 50)); /* from where the first one leads, not from where it is now */
  assert_float_equal(ui_scroll_target(&ui, id), 300, 0.1);
  ui_scroll_to(&ui, id, 9999);
  assert_float_equal(ui_scroll_target(&ui, id), 400, 0.1);
  ui.smooth = false;
  ui_scroll_to(&ui, id, 0);
  scroll_frame();
  assert_float_equal(scrolled, 0, 0.1);
}

static void scrolling(void **state)
{
  (void)state;
  ui_forget(&ui);
  scroll_frame();
  ui_move(&ui, 50, 20);
  assert_false(ui_wheel(&ui, 30)); /* not over it */
  ui_move(&ui, 50, 150);
  assert_true(ui_wheel(&ui, 60));
  scroll_frame();
  assert_float_equal(scrolled, 60, 0.1);
  ui_wheel(&ui, 9999);
  scroll_frame();
  assert_float_equal(scrolled, 400, 0.1);
  assert_false(ui_wheel(&ui, 10)); /* at the end */
  /* What is clipped away cannot be clicked: row 7 lies above the area now. */
  assert_false(ui_press(&ui, 50, 60));
  ui_press(&ui, 50, 120), ui_release(&ui, 50, 120);
  seen = 0;
  scroll_frame();
  assert_int_equal(seen, 9);
  /* The keyboard brings what it reaches into view. */
  ui_forget(&ui);
  ui_tab(&ui, false);
  scroll_frame();
  assert_true(scrolled < 60);
  ui_enter(&ui);
  seen = 0;
  scroll_frame();
  assert_int_equal(seen, 1);
}

/* ---- the keyboard among many ---- */

enum { TOP, LEFT, MIDDLE, RIGHT, BOTTOM, YES, NO };
static int last_used = -1;
static bool asking, middle_off, board_here;

static void place(int name, float x, float y)
{
  if (ui_button(&ui, ui_id("place", name), rect_of(x, y, 80, 44), "place", name == MIDDLE && middle_off ? UI_DISABLED : UI_PLAIN)) last_used = name;
}

static void places_frame(void)
{
  do {
    ui_begin(&ui, 400, 300);
    if (board_here) ui_stop(&ui, ui_id("board", 0), rect_of(0, 0, 60, 60), UI_BOARD, "Board");
    place(TOP, 150, 10);
    place(LEFT, 50, 100);
    place(MIDDLE, 150, 110); /* a little out of line */
    place(RIGHT, 250, 100);
    place(BOTTOM, 120, 200);
    if (asking) {
      ui_layer_begin(&ui, ui_id("question", 0), rect_of(0, 0, 400, 300));
      place(YES, 150, 50);
      place(NO, 250, 50);
      ui_layer_end(&ui);
    }
  } while (ui_end(&ui));
}

static int entered(void)
{
  last_used = -1;
  ui_enter(&ui);
  places_frame();
  return last_used;
}

static int after(bool moved)
{
  assert_true(moved);
  places_frame();
  return entered();
}

static void arrows_go_to_neighbours(void **state)
{
  (void)state;
  ui_forget(&ui);
  places_frame();
  assert_int_equal(after(ui_direction(&ui, 0, 1)), TOP); /* the first press only shows where one is */
  assert_int_equal(after(ui_direction(&ui, 0, 1)), MIDDLE);
  assert_int_equal(after(ui_direction(&ui, -1, 0)), LEFT);
  assert_int_equal(after(ui_direction(&ui, 1, 0)), MIDDLE);
  assert_int_equal(after(ui_direction(&ui, 1, 0)), RIGHT);
  assert_false(ui_direction(&ui, 1, 0));
  assert_int_equal(after(ui_direction(&ui, 0, 1)), BOTTOM);
  assert_int_equal(after(ui_direction(&ui, 0, -1)), MIDDLE);
  middle_off = true; /* it had the focus: the keyboard goes on from its place */
  places_frame();
  assert_int_equal(after(ui_tab(&ui, false)), RIGHT);
  middle_off = false;
  board_here = true;
  ui_forget(&ui);
  places_frame();
  assert_int_equal(ui.words.id, 0);
  ui_direction(&ui, 1, 0);
  places_frame();
  assert_true(ui_focused(&ui, ui_id("board", 0)));
  assert_string_equal(ui.words.label, "Board");
  assert_false(ui_press(&ui, 20, 20)); /* it is no widget for the mouse */
  ui_release(&ui, 20, 20);
  board_here = false;
}

static void a_question_keeps_the_keyboard(void **state)
{
  (void)state;
  ui_forget(&ui);
  places_frame();
  ui_direction(&ui, 1, 0), ui_direction(&ui, 0, 1);
  assert_int_equal(entered(), MIDDLE);
  asking = true;
  places_frame();
  assert_int_equal(entered(), YES); /* its first answer */
  assert_int_equal(after(ui_tab(&ui, false)), NO);
  assert_int_equal(after(ui_tab(&ui, false)), YES);
  assert_int_equal(after(ui_tab(&ui, true)), NO);
  assert_false(ui_direction(&ui, 0, 1)); /* nothing below it that could be reached */
  last_used = -1;
  ui_press(&ui, 190, 130), ui_release(&ui, 190, 130); /* nor clicked */
  places_frame();
  assert_int_equal(last_used, -1);
  ui_press(&ui, 260, 60), ui_release(&ui, 260, 60);
  places_frame();
  assert_int_equal(last_used, NO);
  asking = false;
  places_frame();
  assert_int_equal(entered(), MIDDLE); /* where one was */
  ui_focus(&ui, ui_id("place", NO));   /* asked for before it opens */
  asking = true;
  places_frame();
  assert_int_equal(entered(), NO);
  asking = false;
  places_frame();
  assert_int_equal(entered(), MIDDLE);
  ui_begin(&ui, 400, 300);
  ui_focus(&ui, ui_id("place", BOTTOM)); /* in the middle of a frame that does not show it: the next one does */
  ui_end(&ui);
  places_frame();
  assert_int_equal(entered(), BOTTOM);
}

static void lists_are_paged(void **state)
{
  (void)state;
  ui_forget(&ui);
  scroll_frame();
  ui_page(&ui, -2000);
  scroll_frame();
  assert_float_equal(scrolled, 0, 0.1);
  assert_true(ui_page(&ui, 1)); /* without a focus: the list itself */
  scroll_frame();
  assert_float_equal(scrolled, 100, 0.1);
  ui_tab(&ui, false);
  scroll_frame();
  seen = 0;
  assert_true(ui_page(&ui, 1)); /* two rows of fifty */
  scroll_frame();
  ui_enter(&ui), scroll_frame();
  assert_int_equal(seen, 3);
  seen = 0;
  assert_true(ui_page(&ui, 2000));
  scroll_frame();
  ui_enter(&ui), scroll_frame();
  assert_int_equal(seen, 10);
  assert_float_equal(scrolled, 400, 0.1);
  seen = 0;
  assert_true(ui_page(&ui, -2000));
  scroll_frame();
  ui_enter(&ui), scroll_frame();
  assert_int_equal(seen, 1);
}

/* What somebody hears who does not see the focus. */
static void the_focus_has_words(void **state)
{
  (void)state;
  int value = 2;
  static const enum ui_role roles[] = {UI_LESS, UI_MORE, UI_SWITCH, UI_OPTION, UI_OPTION};
  static const char *const names[] = {"A number", "A number", "A switch", "a", "b"}, *const groups[] = {"A number", "A number", "", "A choice", "A choice"};
  value = 3;
  ui_forget(&ui);
  for (int i = 0; i < 5; i++) {
    ui_begin(&ui, 400, 300);
    int zero = 0;
    stepper(&value), toggle(&zero), choice(&zero);
    ui_end(&ui);
    if (i > 0) {
      assert_int_equal(ui.words.role, roles[i - 1]);
      assert_string_equal(ui.words.label, names[i - 1]);
      assert_string_equal(ui.words.group, groups[i - 1]);
      assert_int_equal(ui.words.on, i - 1 == 3);
      if (i < 3) assert_string_equal(ui.words.more, "3");
    } else assert_int_equal(ui.words.id, 0);
    for (int w = 0; w < ui.widgets; w++) assert_true(ui.widget[w].named);
    ui_tab(&ui, false);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_click_is_press_and_release_on_the_same), cmocka_unit_test(only_changes_ask_for_a_frame),
    cmocka_unit_test(the_keyboard_reaches_all),                 cmocka_unit_test(values_stay_in_range),
    cmocka_unit_test(scrolling),                                cmocka_unit_test(arrows_go_to_neighbours),
    cmocka_unit_test(a_question_keeps_the_keyboard),            cmocka_unit_test(lists_are_paged),
    cmocka_unit_test(the_focus_has_words),                      cmocka_unit_test(scrolling_glides),
  };
  return cmocka_run_group_tests(tests, canvas_set_up, canvas_tear_down);
}
