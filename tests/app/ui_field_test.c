/* The text field, on a surface instead of a window. */
#include "canvas.h"

#include "app/ui_field.h"

#include <string.h>

static struct field name, other;
static unsigned name_events, other_events;
static int used;

static const struct rect name_at = {10, 10, 200, 44}, other_at = {10, 70, 200, 44}, button_at = {10, 130, 200, 44};
static const struct field_look look = {.name = "Name", .placeholder = "Nobody", .icon = ICON_COUNT, .clear = "Empty"};

static void frame(void)
{
  canvas_begin();
  name_events = ui_field(&ui, ui_id("name", 0), name_at, &name, &look);
  other_events = ui_field(&ui, ui_id("other", 0), other_at, &other, &look);
  used += ui_button(&ui, ui_id("button", 0), button_at, "Go", UI_PLAIN);
  canvas_end();
}

static int fresh(void **state)
{
  (void)state;
  memset(&name, 0, sizeof name), memset(&other, 0, sizeof other);
  ui_forget(&ui);
  frame();
  return 0;
}

static void click(float x, float y)
{
  ui_press(&ui, x, y);
  frame();
  ui_release(&ui, x, y);
  frame();
}

static void only_the_focused_one_is_typed_into(void **state)
{
  (void)state;
  assert_false(ui_field_text(&ui, "a"));
  assert_false(ui_field_key(&ui, SDLK_LEFT, 0));
  assert_false(ui_field_compose(&ui, "a"));
  click(50, 90);
  assert_true(ui_field_focused(&ui, NULL));
  assert_true(ui_field_text(&ui, "Zoë"));
  frame();
  assert_string_equal(name.edit.text, "");
  assert_string_equal(other.edit.text, "Zoë");
  assert_int_equal(other_events, FIELD_CHANGED);
  assert_int_equal(name_events, 0);
  frame();
  assert_int_equal(other_events, 0); /* once */
  click(50, 150);
  assert_false(ui_field_text(&ui, "x"));
  assert_int_equal(used, 1);
}

static void keys_edit(void **state)
{
  (void)state;
  click(50, 30);
  ui_field_text(&ui, "ab"), ui_field_text(&ui, "cd");
  assert_true(ui_field_key(&ui, SDLK_LEFT, 0));
  assert_true(ui_field_key(&ui, SDLK_BACKSPACE, 0));
  assert_string_equal(name.edit.text, "abd");
  assert_true(ui_field_key(&ui, SDLK_HOME, KMOD_LSHIFT));
  ui_field_text(&ui, "x");
  assert_string_equal(name.edit.text, "xd");
  assert_true(ui_field_key(&ui, SDLK_DELETE, 0));
  assert_string_equal(name.edit.text, "x");
  assert_true(ui_field_key(&ui, SDLK_SPACE, 0)); /* it comes as text, and uses no widget */
  assert_false(ui_field_key(&ui, SDLK_TAB, 0));
  assert_false(ui_field_key(&ui, SDLK_ESCAPE, 0));
  assert_false(ui_field_key(&ui, SDLK_q, KMOD_LCTRL));
  assert_false(ui_field_key(&ui, SDLK_DOWN, 0));
  ui_field_key(&ui, SDLK_RETURN, 0);
  frame();
  assert_int_equal(name_events, FIELD_CHANGED | FIELD_ENTERED);
}

static void the_clipboard_serves(void **state)
{
  (void)state;
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) < 0) skip();
  click(50, 30);
  ui_field_text(&ui, "Ana Maria");
  ui_field_key(&ui, SDLK_LEFT, KMOD_LCTRL | KMOD_LSHIFT);
  ui_field_key(&ui, SDLK_x, KMOD_LCTRL);
  assert_string_equal(name.edit.text, "Ana ");
  char *text = SDL_GetClipboardText();
  assert_string_equal(text, "Maria");
  SDL_free(text);
  ui_field_key(&ui, SDLK_v, KMOD_LCTRL), ui_field_key(&ui, SDLK_v, KMOD_LCTRL);
  assert_string_equal(name.edit.text, "Ana MariaMaria");
  ui_field_key(&ui, SDLK_a, KMOD_LCTRL), ui_field_key(&ui, SDLK_c, KMOD_LCTRL), ui_field_key(&ui, SDLK_DELETE, 0);
  assert_string_equal(name.edit.text, "");
  ui_field_key(&ui, SDLK_INSERT, KMOD_LSHIFT);
  assert_string_equal(name.edit.text, "Ana MariaMaria");
  SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

static void the_pointer_puts_the_cursor_and_selects(void **state)
{
  (void)state;
  click(50, 30);
  ui_field_text(&ui, "mmmmmmmm");
  frame();
  float letter = (float)text_width(lettering, STYLE_BODY, "m"), left = name_at.x + 12;
  click(left + 2.9F * letter, 30);
  assert_int_equal(name.edit.cursor, 3);
  click(left + 190, 30); /* behind the text; the button to clear is further right */
  ui_press(&ui, left + 1.1F * letter, 30);
  frame();
  assert_true(ui_move(&ui, left + 4.1F * letter, 30));
  frame();
  size_t from, to;
  assert_true(edit_selection(&name.edit, &from, &to));
  assert_int_equal(from, 1), assert_int_equal(to, 4);
  ui_release(&ui, left + 4.1F * letter, 30);
  frame();
  assert_true(edit_selection(&name.edit, &from, &to)); /* letting go keeps it */
  ui_press(&ui, left + 2 * letter, 30); /* down and up within one frame */
  ui_release(&ui, left + 2 * letter, 30);
  frame();
  assert_int_equal(name.edit.cursor, 2);
  assert_false(edit_selection(&name.edit, &from, &to));
}

static void the_keyboard_reaches_and_leaves_it(void **state)
{
  (void)state;
  edit_set(&name.edit, "old");
  ui_tab(&ui, false);
  frame();
  ui_field_text(&ui, "new"); /* in the place of all */
  assert_string_equal(name.edit.text, "new");
  frame();
  ui_tab(&ui, false); /* the button that empties it */
  frame();
  assert_false(ui_field_focused(&ui, NULL));
  ui_enter(&ui);
  frame();
  assert_string_equal(name.edit.text, "");
  assert_int_equal(name_events, FIELD_CHANGED);
  assert_true(ui_field_text(&ui, "again")); /* where it goes on */
  frame();
  assert_string_equal(name.edit.text, "again");
}

/* All of it within one frame. */
static void what_was_typed_before_leaving_counts(void **state)
{
  (void)state;
  click(50, 90);
  ui_field_text(&ui, "Zo");
  ui_tab(&ui, true);
  ui_tab(&ui, true);
  frame();
  assert_int_equal(other_events, FIELD_CHANGED);
  assert_int_equal(name_events, 0);
  frame();
  assert_int_equal(other_events, 0);
}

static void it_can_be_typed_into_before_it_is_drawn(void **state)
{
  (void)state;
  edit_set(&name.edit, "ab");
  ui_field_focus(&ui, ui_id("name", 0), &name);
  assert_true(ui_field_text(&ui, "c"));
  frame();
  assert_int_equal(name_events, FIELD_CHANGED);
  assert_true(ui_field_text(&ui, "d"));
  assert_string_equal(name.edit.text, "abcd");
}

static void long_text_follows_the_cursor(void **state)
{
  (void)state;
  click(50, 30);
  for (int i = 0; i < 60; i++) ui_field_text(&ui, "long text ");
  frame();
  assert_true(name.shift > 1000);
  struct rect cursor;
  assert_true(ui_field_focused(&ui, &cursor));
  assert_true(rect_inside(cursor, name_at));
  ui_field_key(&ui, SDLK_HOME, 0);
  frame();
  assert_float_equal(name.shift, 0, 0.1);
  assert_true(ui_field_focused(&ui, &cursor));
  assert_true(rect_inside(cursor, name_at));
}

static struct text_line seen;
static char seen_text[2000];
static void see(void *context, const struct text_line *line)
{
  (void)context;
  if (strncmp(line->text, "long text", 9) != 0) return;
  seen = *line;
  SDL_strlcpy(seen_text, line->text, sizeof seen_text);
}

static void without_the_focus_it_shows_its_beginning(void **state)
{
  (void)state;
  click(50, 30);
  for (int i = 0; i < 60; i++) ui_field_text(&ui, "long text ");
  frame();
  assert_true(name.shift > 1000);
  click(50, 150); /* the focus goes */
  lettering_watch(lettering, see, NULL);
  frame();
  lettering_watch(lettering, NULL, NULL);
  assert_float_equal(name.shift, 0, 0.1);
  assert_int_equal(seen.fault, TEXT_SHORTENED);
  assert_string_equal(seen_text, name.edit.text);
  assert_true(rect_inside(rect_of(seen.at.x, name_at.y + 1, seen.at.w, 1), name_at));
  size_t end = name.edit.cursor;
  click(50, 30); /* what is clicked is where the cursor comes, and nothing jumps */
  assert_true(name.edit.cursor > 0 && name.edit.cursor < 10 && end > 500);
  assert_float_equal(name.shift, 0, 0.1);
  click(50, 150);
  ui_tab(&ui, false); /* all is selected, and it follows the cursor at its end */
  for (int i = 0; i < 6 && ui.focus != ui_id("name", 0); i++) ui_tab(&ui, false);
  frame();
  assert_true(name.shift > 1000);
}

static void input_methods_compose(void **state)
{
  (void)state;
  click(50, 30);
  assert_true(ui_field_compose(&ui, "ni"));
  frame();
  assert_string_equal(name.edit.text, "");
  assert_true(ui_field_key(&ui, SDLK_BACKSPACE, 0)); /* the input method's */
  ui_field_text(&ui, "你");
  frame();
  assert_string_equal(name.edit.text, "你");
  assert_string_equal(name.composing, "");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup(only_the_focused_one_is_typed_into, fresh),      cmocka_unit_test_setup(keys_edit, fresh),
    cmocka_unit_test_setup(the_clipboard_serves, fresh),                    cmocka_unit_test_setup(the_pointer_puts_the_cursor_and_selects, fresh),
    cmocka_unit_test_setup(the_keyboard_reaches_and_leaves_it, fresh),      cmocka_unit_test_setup(it_can_be_typed_into_before_it_is_drawn, fresh),
    cmocka_unit_test_setup(what_was_typed_before_leaving_counts, fresh),
    cmocka_unit_test_setup(long_text_follows_the_cursor, fresh),            cmocka_unit_test_setup(input_methods_compose, fresh),
    cmocka_unit_test_setup(without_the_focus_it_shows_its_beginning, fresh),
  };
  SDL_setenv("SDL_VIDEODRIVER", "dummy", 1); /* the clipboard needs one */
  return cmocka_run_group_tests(tests, canvas_set_up, canvas_tear_down);
}
