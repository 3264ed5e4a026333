/* The rule book and its exercises in a real window: once by the keyboard alone, and after the program was started anew by the mouse. The
   test lays the pages out itself, and so knows where things are. */
#include "fixture.h"

#include "desk_tools.h"

#include "app/board_view.h"
#include "app/book_draw.h"
#include "app/state.h"
#include "platform/files.h"

enum { WIDTH = 1000, HEIGHT = 760 };

static struct fixture fixture;
static const char *const folder = SALTO_BINARY_DIR "/book-window-home", *const file = SALTO_BINARY_DIR "/book-window-home/salto/exercises";

static void sit_down(struct desk *desk)
{
  char size[32];
  snprintf(size, sizeof size, "%dx%d", WIDTH, HEIGHT);
  const char *arguments[] = {"play", "star-school", "--variants", SALTO_SOURCE_DIR "/tests/app/variants", "--language", "en", "--size", size,
                             "--still", NULL};
  desk_open(desk, arguments);
}

static void click_middle(struct desk *desk, struct rect at) { desk_click(desk, at.x + at.w / 2, at.y + at.h / 2); }

/* Among the tools beside the board. */
static void click_rules(struct desk *desk)
{
  struct match *match;
  struct choices choices;
  struct error err;
  struct play_layout layout;
  struct variant *variant = fixture_variant(&fixture, "star-school");
  variant_default_choices(variant, &choices);
  if (!match_new(&match, variant, &choices, NULL, &err)) fail_msg("%s", err.message);
  layout_play(&layout, WIDTH, HEIGHT, match->rules->player_count, play_toolbar.count);
  desk_click_tool(desk, &layout, match, TOOL_RULES);
  match_free(match);
}

static void open_book(struct desk *desk, bool keyboard, const char *expected)
{
  if (keyboard) desk_key(desk, "ctrl+b");
  else click_rules(desk);
  assert_string_equal(desk_expect(desk, "screen"), "book");
  assert_string_equal(desk_expect(desk, "book"), expected);
}

static void press(struct desk *desk, const char *key, int times)
{
  for (int i = 0; i < times; i++) desk_key(desk, key);
}

/* ---- by the keyboard alone ---- */

static void by_keyboard(void **state)
{
  (void)state;
  static struct desk desk;
  sit_down(&desk);
  open_book(&desk, true, "star-school 0/3");
  press(&desk, "shift+Tab", 4); /* from the end of the page: three exercises, and before them the answer */
  desk_key(&desk, "Return");
  assert_non_null(strstr(desk_expect(&desk, "answer"), "B and D stay on the board"));
  desk_key(&desk, "Return"); /* the keyboard is on the position now */
  assert_non_null(strstr(desk_expect(&desk, "diagram"), "B and D stay on the board"));
  desk_key(&desk, "Tab");
  desk_key(&desk, "Return");
  assert_string_equal(desk_expect(&desk, "screen"), "exercise");
  assert_string_equal(desk_expect(&desk, "exercise"), "one_step");
  assert_string_equal(desk_expect(&desk, "task"), "1/1 Bring the piece one step up, to the right.");
  press(&desk, "period", 1); /* to the piece */
  press(&desk, "Return", 1);
  press(&desk, "Right", 1);
  press(&desk, "Return", 1);
  assert_string_equal(desk_expect(&desk, "turn"), "r i5-i6");
  assert_non_null(strstr(desk_expect(&desk, "hint"), "Not there yet"));
  desk_key(&desk, "ctrl+z");
  desk_expect(&desk, "undo");
  press(&desk, "period", 1);
  press(&desk, "Return", 1);
  press(&desk, "Prior", 1); /* up and to the right, as the board has it */
  press(&desk, "Return", 1);
  assert_string_equal(desk_expect(&desk, "turn"), "r i5-j6");
  assert_string_equal(desk_expect(&desk, "done"), "That was the way.");
  desk_key(&desk, "ctrl+b"); /* another way back */
  assert_string_equal(desk_expect(&desk, "screen"), "book");
  assert_string_equal(desk_expect(&desk, "book"), "star-school 1/3");
  desk_key(&desk, "Escape");
  assert_string_equal(desk_expect(&desk, "screen"), "play"); /* where the book was opened */
  assert_int_equal(desk_close(&desk), 0);
}

/* ---- by the mouse ---- */

/* The page as the window lays it out. */
struct sight {
  struct app app;
  struct app_options options;
  struct book_layout layout;
  struct lettering *lettering;
  float scrolled;
};

static void look(struct sight *sight)
{
  memset(sight, 0, sizeof *sight);
  struct app *app = &sight->app;
  struct error err;
  sight->options = (struct app_options){.library = fixture.library, .texts = fixture.texts, .no_animation = true};
  if (!lettering_new(&sight->lettering, NULL, &err)) fail_msg("%s", err.message);
  app->options = &sight->options;
  app->lettering = sight->lettering;
  app->progress.off = true;
  app->gfx.scale = 1;
  app->scripts = worker_new("scripts", NULL, NULL);
  SDL_strlcpy(app->language, "en", sizeof app->language);
  ui_init(&app->ui, &app->gfx, sight->lettering, NULL);
  app->reading = fixture_variant(&fixture, "star-school");
  reader_open(app);
  while (worker_wait(app->scripts)) worker_finish(app->scripts, app);
  layout_book(&sight->layout, WIDTH, HEIGHT, BOOK_SECTIONS);
  book_lay_out(app, &sight->layout);
}

static void look_away(struct sight *sight)
{
  worker_free(sight->app.scripts);
  reader_release(&sight->app.reader);
  lettering_free(sight->lettering);
}

static void go_to(struct desk *desk, struct sight *sight, enum book_section section, const char *title)
{
  struct rect list = sight->layout.contents;
  float row_h = sight->layout.row_h;
  struct rect row = rect_of(list.x, list.y + row_h * (float)section, list.w, row_h);
  click_middle(desk, row);
  assert_string_equal(desk_expect(desk, "section"), title);
  float last = sight->app.reader.height - sight->layout.page.h, y = book_section_y(&sight->app.reader, section);
  sight->scrolled = y < last ? y : last;
}

static struct rect place_of(const struct sight *sight, enum block_type type, int number)
{
  const struct book_page *page = &sight->app.reader.page;
  for (int i = 0; i < page->count; i++) {
    const struct block *b = &page->block[i];
    if (b->type == type && b->number == number)
      return rect_of(sight->layout.column.x + b->x, sight->layout.page.y - sight->scrolled + b->y, b->w, b->h);
  }
  fail_msg("there is no such block on the page");
  return rect_of(0, 0, 0, 0);
}

static void click_cell(struct desk *desk, const struct board_view *view, const char *name)
{
  int cell = board_cell(view->board, name);
  assert_int_not_equal(cell, NO_CELL);
  desk_click(desk, view->cell[cell].x, view->cell[cell].y);
}

static void by_mouse(void **state)
{
  (void)state;
  static struct desk desk;
  static struct sight sight;
  struct exercise_layout layout;
  struct board_view view;
  look(&sight);
  sit_down(&desk);
  open_book(&desk, false, "star-school 1/3"); /* what was done is remembered */
  go_to(&desk, &sight, BOOK_PLAY, "How to play");
  click_middle(&desk, place_of(&sight, BLOCK_DIAGRAM, 1));
  assert_non_null(strstr(desk_expect(&desk, "diagram"), "A hop goes over one neighbour"));
  go_to(&desk, &sight, BOOK_EXERCISES, "Exercises");
  click_middle(&desk, place_of(&sight, BLOCK_EXERCISE, 1));
  assert_string_equal(desk_expect(&desk, "exercise"), "two_tasks");
  assert_non_null(strstr(desk_expect(&desk, "task"), "1/2"));
  layout_exercise(&layout, WIDTH, HEIGHT);
  board_view_init(&view, &sight.app.reader.book->exercise[1].example.rules->board, layout.board, 1, VIEW_NAMES | VIEW_LARGE);
  click_cell(&desk, &view, "i4");
  assert_non_null(strstr(desk_expect(&desk, "wrong"), "i4"));
  click_cell(&desk, &view, "i5");
  assert_non_null(strstr(desk_expect(&desk, "task"), "2/2"));
  click_cell(&desk, &view, "i3");
  click_cell(&desk, &view, "i5");
  assert_string_equal(desk_expect(&desk, "hop"), "i5");
  click_middle(&desk, layout.turn);
  assert_string_equal(desk_expect(&desk, "turn"), "r i3-i5");
  assert_string_equal(desk_expect(&desk, "done"), "Seen and done.");
  click_middle(&desk, layout.next);
  assert_string_equal(desk_expect(&desk, "exercise"), "long_way");
  click_middle(&desk, layout.back);
  assert_string_equal(desk_expect(&desk, "screen"), "book");
  assert_string_equal(desk_expect(&desk, "book"), "star-school 2/3");
  assert_int_equal(desk_close(&desk), 0);
  look_away(&sight);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test_teardown(by_keyboard, desk_clear), cmocka_unit_test_teardown(by_mouse, desk_clear)};
  setenv("XDG_CONFIG_HOME", folder, 1);
  setenv("XDG_DATA_HOME", folder, 1);
  unlink(file);
  fixture = fixture_load(SALTO_SOURCE_DIR "/tests/app/variants");
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
