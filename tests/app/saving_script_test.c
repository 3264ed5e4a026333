/* What the next start of the program must know besides the turns: where the script of a game is, and who left their seat. */
#include "saved.h"

static void put_script(const char *path, const char *quiet)
{
  struct error err;
  char text[200];
  snprintf(text, sizeof text, "return { api = 1, id = 'mine', extends = 'english-draughts', endings = { quiet = %s } }\n", quiet);
  if (!file_write(path, text, strlen(text), &err)) fail_msg("%s", err.message);
}

static void added(struct app *with, const struct added *added, void *context)
{
  (void)context;
  if (!with) return;
  if (!added->variant) fail_msg("%s: %s", added->path, added->err.message);
  app_set_up(with, added->variant);
}

/* The program is started again: its library is a new one. */
static void start_again(const char *file)
{
  close_app();
  fixture_release(&fixture);
  fixture = fixture_load(NULL);
  open_app(file);
}

static void a_script_is_loaded_again_for_its_game(void **state)
{
  (void)state;
  char script[300], path[STORE_PATH_SIZE];
  snprintf(script, sizeof script, "%s/my game.lua", home);
  put_script(script, "7");
  adding_begin(&app, script, added, NULL);
  settle();
  start("mine");
  play("b6-c5");
  settle();
  strcpy(path, listed()->item[0].path);
  start_again(path);
  assert_int_equal(app.screen, APP_PLAY);
  assert_false(app.match->view_only);
  play("a3-b4");
  settle();
  assert_int_equal(listed()->count, 1);
  int entries = library_count(fixture.library);
  start("sternhalma");
  saving_open(&app, path); /* once loaded it is there */
  settle();
  assert_int_equal(app.match->game.count, 2);
  assert_false(app.match->view_only);
  assert_int_equal(library_count(fixture.library), entries);

  put_script(script, "8");
  start_again(path);
  assert_int_equal(app.screen, APP_REVIEW);
  assert_string_equal(app.match->view_reason, "record.changed");
  assert_true(file_remove(script, NULL));
  start_again(path);
  assert_int_equal(app.screen, APP_REVIEW);
  assert_string_equal(app.match->view_reason, "record.gone");
  assert_non_null(strstr(app.match->view_value, "/my game.lua"));
  close_app();
}

/* The window closes while the script is still loaded, and another one waits. */
static void scripts_in_the_loading_are_given_up_at_the_end(void **state)
{
  (void)state;
  char script[300];
  snprintf(script, sizeof script, "%s/mine.lua", home);
  put_script(script, "7");
  int entries = library_count(fixture.library);
  adding_begin(&app, script, added, NULL);
  adding_begin(&app, script, added, NULL);
  close_app();
  assert_int_equal(library_count(fixture.library), entries);
}

/* ---- seats that were left ---- */

static void a_seat_that_was_left_stays_so(void **state)
{
  (void)state;
  char path[STORE_PATH_SIZE];
  struct choices choices;
  struct variant *variant = fixture_variant(&fixture, "chinese-checkers");
  variant_default_choices(variant, &choices);
  choices.players = 3;
  assert_true(app_start(&app, variant, &choices, NULL, NULL));
  strcpy(app.match->participant[0].name, "Ana");
  struct match *match = app.match;
  match_click(match, bits_next(&match->starts, 0));
  struct bits targets = match_targets(match);
  match_click(match, bits_next(&targets, 0));
  if (match->game.count == 0) match_end_turn(match);
  assert_int_equal(match->game.count, 1);
  app_changed(&app);
  play_give_up(&app, 0, REASON_RESIGNED);
  settle();
  strcpy(path, listed()->item[0].path);
  close_app(), open_app(path);
  assert_true(app.match->participant[0].computer && app.match->participant[0].stands_in);
  assert_string_equal(app.match->participant[0].name, "Ana");
  assert_true(play_just_left(&app));
  assert_int_equal(play_persons(&app), 2);
  assert_int_equal(play_seats(&app), 3);
  assert_false(app.play.paused);
  play_give_up(&app, 1, REASON_RESIGNED), play_give_up(&app, 2, REASON_RESIGNED);
  assert_true(app.play.paused);
  settle();
  close_app(), open_app(path);
  assert_int_equal(play_persons(&app), 0);
  assert_int_equal(play_seats(&app), 3);
  assert_true(app.play.paused); /* as it waited when the last one left */
}

static int run(void)
{
  const struct CMUnitTest tests[] = {
    TEST(a_script_is_loaded_again_for_its_game),
    TEST(scripts_in_the_loading_are_given_up_at_the_end),
    TEST(a_seat_that_was_left_stays_so),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

int main(void) { return saved_tests(run); }
