/* The drop-down, on a surface instead of a window. */
#include "canvas.h"

#include "app/ui_drop.h"

#include <string.h>

static struct drop_item items[30];
static int count, chosen, taken;
static bool open;
static struct rect button;

static void frame(void)
{
  bool again;
  do {
    again = false;
    canvas_begin();
    if (ui_drop(&ui, ui_id("drop", 0), button, &items[chosen], "Which")) open = again = true;
    if (open) {
      taken = drop_list(&ui, ui_id("list", 0), button, items, count, chosen);
      if (taken != DROP_OPEN) open = false, again = true;
      if (taken >= 0) chosen = taken;
    }
    again |= canvas_end();
  } while (again);
}

static void begin(int number, struct rect at)
{
  static char labels[30][16];
  count = number, chosen = 0, open = false, button = at;
  for (int i = 0; i < count; i++) {
    SDL_snprintf(labels[i], sizeof labels[i], "Item %d", i);
    items[i] = (struct drop_item){labels[i], ICON_COUNT, NULL};
  }
  ui_forget(&ui);
  frame();
}

static void click(float x, float y)
{
  ui_press(&ui, x, y), frame();
  ui_release(&ui, x, y), frame();
}

static void the_mouse_chooses(void **state)
{
  (void)state;
  begin(3, rect_of(10, 10, 150, 44));
  click(50, 30);
  assert_true(open);
  click(50, 30 + 44 + 60); /* in the list below the button: the second */
  assert_false(open);
  assert_int_equal(chosen, 1);
  click(50, 30);
  assert_true(open);
  click(390, 290); /* beside it */
  assert_false(open);
  assert_int_equal(chosen, 1);
}

/* Opened by a click it is the keyboard's as well: it begins at what is chosen, moves by pages and to the ends, and is as it was when it closes. */
static void keys_go_on_from_a_click(void **state)
{
  (void)state;
  begin(30, rect_of(10, 10, 150, 44));
  chosen = 2;
  click(50, 30);
  assert_true(open);
  assert_string_equal(ui.words.label, "Item 2");
  ui_enter(&ui), frame();
  assert_false(open);
  assert_int_equal(chosen, 2);
  assert_false(ui.keyboard);
  click(50, 30);
  ui_page(&ui, 2000), frame();
  assert_string_equal(ui.words.label, "Item 29");
  ui_page(&ui, -2000), frame();
  assert_string_equal(ui.words.label, "Item 0");
  ui_page(&ui, 0.9F), frame();
  assert_string_not_equal(ui.words.label, "Item 0");
  ui_page(&ui, 2000), frame();
  ui_enter(&ui), frame();
  assert_int_equal(chosen, 29);
}

static void the_keyboard_chooses(void **state)
{
  (void)state;
  begin(5, rect_of(10, 250, 150, 44)); /* the list opens upwards */
  ui_tab(&ui, false), frame();
  assert_string_equal(ui.words.label, "Which");
  assert_string_equal(ui.words.more, "Item 0");
  ui_enter(&ui), frame();
  assert_true(open);
  assert_string_equal(ui.words.label, "Item 0"); /* the one that is chosen */
  ui_direction(&ui, 0, 1), frame();
  ui_direction(&ui, 0, 1), frame();
  ui_enter(&ui), frame();
  assert_int_equal(chosen, 2);
  assert_false(open);
  assert_true(ui_focused(&ui, ui_id("drop", 0))); /* back where one was */
  ui_enter(&ui), frame();
  assert_string_equal(ui.words.label, "Item 2");
}

/* More than there is room for: it scrolls, and all of it stays in the window. */
static void long_lists_scroll(void **state)
{
  (void)state;
  begin(30, rect_of(10, 120, 150, 44));
  click(50, 140);
  assert_true(open);
  for (int i = 0; i < 29; i++) ui_tab(&ui, false), frame();
  assert_string_equal(ui.words.label, "Item 29");
  ui_enter(&ui), frame();
  assert_int_equal(chosen, 29);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_mouse_chooses),
    cmocka_unit_test(keys_go_on_from_a_click),
    cmocka_unit_test(the_keyboard_chooses),
    cmocka_unit_test(long_lists_scroll),
  };
  return cmocka_run_group_tests(tests, canvas_set_up, canvas_tear_down);
}
