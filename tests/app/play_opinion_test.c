/* A script's evaluation that fails: it is said once, and the computer goes on playing. */
#include "play_stage.h"

#include "app/look_bar.h"
#include "app/turn_list.h"
#include "spoken.h"

static void a_lost_opinion_is_told(void **state)
{
  (void)state;
  sit("lost-opinion", 0, 3, NULL);
  assert_string_equal(play_script_error(app), "");
  answer();
  assert_int_equal(count(), 1);
  if (!strstr(play_script_error(app), "lost-opinion.lua:6: attempt to index")) fail_msg("%s", play_script_error(app));
  assert_string_equal(app->match->game.script_error, ""); /* an ending would still be asked */
  assert_false(app->play.notice_closed);
  app->play.notice_closed = true;
  answer(), answer();
  assert_int_equal(count(), 3);
  assert_true(app->play.notice_closed);
  play_begin(app);
  assert_string_equal(play_script_error(app), "");
  leave();
}

static int times(const char *text, const char *part)
{
  int found = 0;
  for (const char *at = strstr(text, part); at; at = strstr(at + 1, part)) found++;
  return found;
}

/* What is thought about is thought to the end. */
static void look(void)
{
  while (thinker_wait(app->analyst)) assert_true(app_made(app));
  stage_frame(&stage);
}

static bool boxed;

static void see(void *wanted, const struct text_line *line) { boxed |= line->length > 0 && !strncmp(line->text, wanted, (size_t)line->length); }

static bool in_a_box(void)
{
  char wanted[256];
  SDL_strlcpy(wanted, app_text(app, "ui.script_failed"), sizeof wanted);
  boxed = false;
  lettering_watch(app->lettering, see, wanted);
  stage_frame(&stage);
  lettering_watch(app->lettering, NULL, NULL);
  return boxed;
}

/* Once in a game, whichever of them meets it first: the analysis, a hint, the report. */
static void the_analysis_tells_it_too(void **state)
{
  (void)state;
  sit("lost-opinion", 0, 0, NULL);
  app->settings.speak = true;
  app->analysis.limits = (struct search_limits){.lines = 1, .nodes = 2000};
  assert_false(in_a_box());
  catch_stderr();
  stage_key(&stage, SDLK_F4, 0);
  look();
  bool told = *play_script_error(app) != '\0';
  stage_key(&stage, SDLK_F4, 0), stage_key(&stage, SDLK_F4, 0);
  look();
  assert_true(play_hint(app));
  answer();
  char *said = caught();
  assert_int_equal(times(said, "attempt to index"), 1);
  free(said);
  assert_true(told);
  assert_non_null(strstr(play_script_error(app), "lost-opinion.lua:6: attempt to index"));
  assert_true(in_a_box());
  leave();
}

static void the_report_tells_it_too(void **state)
{
  (void)state;
  sit("lost-opinion", 0, 0, NULL);
  any_turn(), any_turn();
  app_go(app, APP_REVIEW), stage_frame(&stage);
  app->settings.speak = true;
  assert_false(in_a_box());
  catch_stderr();
  stage_key(&stage, SDLK_F5, 0);
  look();
  char *said = caught();
  assert_int_equal(times(said, "attempt to index"), 1);
  free(said);
  assert_true(in_a_box());
  app->play.notice_closed = true;
  assert_false(in_a_box());
  leave();
}

static struct rect notice_place(void)
{
  for (int i = 0; i < app->ui.covers; i++)
    if (app->ui.cover[i].id == ui_id("notice", 0)) return app->ui.cover[i].at;
  fail_msg("there is no notice");
  return (struct rect){0};
}

/* No height: it is not there. */
static struct rect list_place(void)
{
  for (int i = 0; i < app->ui.scrolls; i++)
    if (app->ui.scroll[i].id == ui_id("turns", 0) && app->ui.scroll[i].seen) return app->ui.scroll[i].at;
  return (struct rect){0};
}

/* While earlier turns are looked at and lines are shown, too: what is left of the list stands above it. */
static void it_lies_over_no_turn(void **state)
{
  (void)state;
  static const int sizes[][2] = {{1280, 800}, {1000, 760}, {640, 480}};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    for (int lines = 0; lines < 2; lines++)
      for (int screen = 0; screen < 2; screen++) {
        sit("english-draughts", 0, 0, NULL);
        app_resize(app, sizes[i][0], sizes[i][1], 1);
        for (int n = 0; n < 30; n++) any_turn();
        if (lines) stage_key(&stage, SDLK_F4, 0), look();
        if (screen) app_go(app, APP_REVIEW), stage_frame(&stage);
        look_to(app, 12, false), stage_frame(&stage), look();
        SDL_strlcpy(app->play.script_error, "variants/some-game/variant.lua:41: attempt to index a nil value (field 'cells')", sizeof app->play.script_error);
        stage_frame(&stage), stage_frame(&stage);
        struct rect list = list_place(), notice = notice_place();
        assert_true(notice.h > 60);
        assert_true(list.h <= 0 || (list.h >= TURN_LIST_LEAST && !rect_overlap(list, notice)));
        leave();
      }
}

int main(void)
{
  fixture = fixture_load(SALTO_SOURCE_DIR "/tests/app/variants");
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_lost_opinion_is_told), cmocka_unit_test(the_analysis_tells_it_too),
                                     cmocka_unit_test(the_report_tells_it_too), cmocka_unit_test(it_lies_over_no_turn)};
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
