/* Escape leads one step back, whatever is open, and never further; it neither loses a game nor ends the program. */
#include "scenes.h"

static struct fixture fixture;

/* What is open over a screen, or in it; one of them closes at a time. */
static unsigned opened(const struct app *app)
{
  bool back = app->match && table_shown_turns(&app->table) < app->match->game.count && app->screen == APP_PLAY;
  const bool is[] = {app->input.listing, app->input.readout.open, app->input.typing.open, app->play.menu_open, app->play.asking != ASK_NOTHING, back,
                     app->match && app->match->lifted, app->setting_up.open != 0, *app->home.removing != '\0', app->home.search.edit.text[0] != '\0',
                     app->reader.listed,
                     ui_field_focused(&app->ui, NULL) && !file_box_is_open(&app->file_box), app->review.playing, file_box_is_open(&app->file_box),
                     app->file_box.asking, *app->message_box.text != '\0'};
  unsigned all = 0;
  for (size_t i = 0; i < sizeof is / sizeof *is; i++) all += is[i];
  return all;
}

/* Where Escape leads from a screen on which nothing is open. */
static enum app_screen behind(const struct app *app, const struct scene *scene)
{
  switch (scene->screen) {
  case APP_EXERCISE: return APP_BOOK;
  case APP_BOOK: return app->reading_from;
  case APP_SETTINGS: return app->settings_from;
  default: return APP_CHOOSE;
  }
}

static void escape_closes_one_thing_after_the_other(void **state)
{
  (void)state;
  int faults = 0;
  for (int i = 0; i < SCENES; i++) {
    struct picture picture;
    struct error err;
    scenes_open(&picture, &fixture, &scenes[i], &(struct scenes_look){.language = "en", .size = {1000, 760, 1}});
    struct app *app = &picture.app;
    const struct match *match = app->match;
    int turns = match ? match->game.count : 0;
    for (int step = 0; step < 6; step++) {
      enum app_screen from = app->screen;
      unsigned before = opened(app);
      if (!picture_key(&picture, "Escape", &err)) fail_msg("%s", err.message);
      bool stays = from == APP_CHOOSE || before > 0;
      bool ok = !app->quit && app->match == match && (!match || match->game.count == turns);
      ok &= stays ? app->screen == from && (before == 0 || opened(app) < before) : app->screen == behind(app, &scenes[i]);
      if (!ok) {
        print_error("%s: Escape, the %d. time: %u open before and %u after, from screen %d to %d\n", scenes[i].name, step + 1, before, opened(app), from,
                    app->screen);
        faults++;
        break;
      }
      if (app->screen != from || (from == APP_CHOOSE && before == 0)) break;
    }
    picture_close(&picture);
  }
  if (faults) fail_msg("%d scenes", faults);
}

/* Who looks back at the game in play comes back to it, and from there home; the game is there all the while. */
static void back_from_the_review(void **state)
{
  (void)state;
  static const struct scene scene = {.name = "review", .screen = APP_PLAY, .variant = "turkish-draughts", .turns = {"d3-d4", "e6-e5"}};
  struct picture picture;
  struct error err;
  scenes_open(&picture, &fixture, &scene, &(struct scenes_look){.language = "en", .size = {1000, 760, 1}});
  struct app *app = &picture.app;
  review_open(app), picture_settle(&picture);
  assert_true(picture_key(&picture, "F10", &err)); /* something opened over it changes nothing */
  assert_true(picture_key(&picture, "Escape", &err));
  assert_int_equal(app->screen, APP_REVIEW);
  assert_true(picture_key(&picture, "Escape", &err));
  assert_int_equal(app->screen, APP_PLAY);
  assert_int_equal(app->match->game.count, 2);
  assert_true(picture_key(&picture, "Escape", &err));
  assert_int_equal(app->screen, APP_CHOOSE);
  assert_non_null(app->match);
  picture_close(&picture);
}

/* The keyboard is where it was before something opened. */
static void the_focus_goes_back(void **state)
{
  (void)state;
  static const struct {
    const char *opens, *closes;
  } cases[] = {{"F1", "Escape"}, {"F1", "F1"}, {"F2", "Escape"}, {"F3", "Return"}, {"F10", "Escape"}, {"Ctrl+B", "Escape"}, {"Ctrl+N", "Escape"},
               {"Ctrl+N", "Return"}};
  static const struct scene scene = {.name = "play", .screen = APP_PLAY, .variant = "turkish-draughts", .turns = {"d3-d4", "e6-e5"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    for (int tabs = 1; tabs <= 4; tabs++) {
      struct picture picture;
      struct error err;
      scenes_open(&picture, &fixture, &scene, &(struct scenes_look){.language = "en", .size = {1000, 760, 1}});
      for (int k = 0; k < tabs; k++) assert_true(picture_key(&picture, "Tab", &err));
      struct ui *ui = &picture.app.ui;
      uint64_t focus = ui->focus;
      assert_true(focus && ui->keyboard);
      assert_true(picture_key(&picture, cases[i].opens, &err));
      assert_true(picture_key(&picture, cases[i].closes, &err));
      if (ui->focus != focus || !ui->keyboard) fail_msg("after %s and %s the focus is elsewhere (tab %d)", cases[i].opens, cases[i].closes, tabs);
      picture_close(&picture);
    }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(escape_closes_one_thing_after_the_other), cmocka_unit_test(back_from_the_review), cmocka_unit_test(the_focus_goes_back),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  scenes_end();
  fixture_release(&fixture);
  return failed;
}
