#include "stage.h"

#include "app/look_bar.h"

static struct fixture fixture;
static struct stage stage;
static struct app *app = &stage.app;

static int set_up(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 700);
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  return 0;
}

static int tear_down(void **state)
{
  (void)state;
  stage_close(&stage);
  return 0;
}

static void click(float x, float y, int count)
{
  SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
  event.button.button = SDL_BUTTON_LEFT, event.button.x = (int)x, event.button.y = (int)y, event.button.clicks = (Uint8)count;
  stage_event(&stage, &event);
  event.type = SDL_MOUSEBUTTONUP;
  stage_event(&stage, &event);
}

static void click_cell(const char *name, int count)
{
  const struct table *table = &app->table;
  int cell = board_cell(&app->match->rules->board, name);
  click(table->view.cell[cell].x, table->view.cell[cell].y, count);
}

static void tap(float x, float y, Uint32 ms)
{
  SDL_Event event = {.type = SDL_FINGERDOWN};
  event.tfinger.x = x / app->ui.window.w, event.tfinger.y = y / app->ui.window.h, event.tfinger.timestamp = ms;
  stage_event(&stage, &event);
  event.type = SDL_FINGERUP;
  stage_event(&stage, &event);
}

static struct rect place(const char *name, int number)
{
  for (int i = 0; i < app->ui.widgets; i++)
    if (app->ui.widget[i].id == ui_id(name, number)) return app->ui.widget[i].at;
  fail_msg("%s is not on the screen", name);
  return (struct rect){0};
}

/* The list of keys lies over the board; a click anywhere closes it. */
static void list_keys(void)
{
  app->input.listing = true;
  stage_frame(&stage);
}

static void the_second_of_a_double_click_does_not_fall_through(void **state)
{
  (void)state;
  list_keys();
  click_cell("c3", 1);
  assert_false(app->input.listing);
  click_cell("c3", 2);
  click_cell("c3", 3);
  assert_int_equal(app->match->game.count, 0);
  click_cell("c3", 1); /* this one is meant: there is but one turn of it */
  assert_int_equal(app->match->game.count, 1);
}

/* As where the first click has chosen a file, and the game is there before the second. */
static void a_box_that_closed_does_not_let_it_through(void **state)
{
  (void)state;
  assert_true(file_box_open(app, FILES_OPEN));
  stage_frame(&stage);
  click_cell("c3", 1);
  assert_true(file_box_is_open(&app->file_box));
  file_box_close(app);
  stage_frame(&stage);
  click_cell("c3", 2);
  assert_int_equal(app->match->game.count, 0);
  click_cell("c3", 1);
  assert_int_equal(app->match->game.count, 1);
}

static void a_double_click_leads_to_one_screen(void **state)
{
  (void)state;
  app_set_up(app, fixture_variant(&fixture, "turkish-draughts"));
  stage_frame(&stage);
  struct rect back = place("back", 0);
  app_open_settings(app);
  stage_frame(&stage);
  struct rect from = place("back", 0);
  assert_true(fabsf(back.x - from.x) < 8 && fabsf(back.y - from.y) < 8); /* they stand in one place */
  click(from.x + 10, from.y + 10, 1);
  assert_int_equal(app->screen, APP_SETUP);
  click(from.x + 10, from.y + 10, 2);
  assert_int_equal(app->screen, APP_SETUP);
  click(from.x + 10, from.y + 10, 1);
  assert_int_equal(app->screen, APP_CHOOSE);
}

static void quick_clicks_on_what_stays_all_count(void **state)
{
  (void)state;
  stage_play(&stage, &fixture, "chinese-checkers", 2, NULL);
  click_cell("d1", 1);
  assert_true(app->match->lifted);
  click_cell("e5", 2); /* near, on a small board */
  assert_int_equal(app->match->game.count, 1);
  static const char *const turns[] = {"c3-c4", "h6-h5", "b3-b4"};
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  for (int i = 0; i < 3; i++) assert_int_equal(match_type(app->match, turns[i]), MATCH_PLAYED);
  app_changed(app);
  look_to(app, 2, false);
  stage_frame(&stage);
  struct rect at = place("look", 1); /* back */
  click(at.x + at.w / 2, at.y + at.h / 2, 1), click(at.x + at.w / 2, at.y + at.h / 2, 2);
  assert_int_equal(table_shown_turns(&app->table), 0);
}

static void taps_count_likewise(void **state)
{
  (void)state;
  list_keys();
  int cell = board_cell(&app->match->rules->board, "c3");
  float x = app->table.view.cell[cell].x, y = app->table.view.cell[cell].y;
  tap(x, y, 1000);
  assert_false(app->input.listing);
  tap(x, y, 1200);
  assert_int_equal(app->match->game.count, 0);
  tap(x, y, 2000);
  assert_int_equal(app->match->game.count, 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
    TEST(the_second_of_a_double_click_does_not_fall_through),
    TEST(a_box_that_closed_does_not_let_it_through),
    TEST(a_double_click_leads_to_one_screen),
    TEST(quick_clicks_on_what_stays_all_count),
    TEST(taps_count_likewise),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
