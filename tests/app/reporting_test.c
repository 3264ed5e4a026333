/* The report on a game: begun from where it is over or reviewed, made beside the window, given up by leaving; what it marks is seen, told and
   gone to. */
#include "play_stage.h"

#include "spoken.h"

#include "app/look_bar.h"
#include "app/report_draw.h"
#include "app/turn_list.h"

static const struct report *report(void) { return &app->reporting.report; }

/* What is thought about is thought to the end. */
static void think(void)
{
  while (thinker_wait(app->analyst)) assert_true(app_made(app));
  stage_frame(&stage);
}

/* White gives a man for nothing with the second turn. */
static void play_badly(void)
{
  static const char *const turns[] = {"d6-c5", "a3-b4", "c5xa3", "c3-d4"};
  for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) assert_int_equal(match_type(app->match, turns[i]), MATCH_PLAYED);
  app_changed(app);
  stage_frame(&stage);
}

static void begin(void)
{
  sit("english-draughts", 0, 0, NULL);
  play_badly();
  app_go(app, APP_REVIEW), stage_frame(&stage);
  stage_key(&stage, SDLK_F5, 0);
}

static void a_turn_that_gave_a_man_away(void **state)
{
  (void)state;
  begin();
  assert_true(reporting_seen(app) && app->reporting.running);
  think();
  assert_false(app->reporting.running);
  assert_true(report_is_whole(report()));
  assert_int_not_equal(reporting_mark(app, 1), TURN_FINE);
  assert_int_equal(reporting_mark(app, 2), TURN_FINE); /* there was no other */
  assert_true(*app->play.note != '\0');
  stage_key(&stage, SDLK_F6, KMOD_SHIFT);
  while (table_shown_turns(&app->table) > 2) stage_key(&stage, SDLK_F6, KMOD_SHIFT);
  assert_int_equal(table_shown_turns(&app->table), 2);
  struct strbuf text;
  strbuf_init(&text);
  look_told(app, 2, &text);
  assert_non_null(strstr(text.text, "better turn was"));
  strbuf_release(&text);
  leave();
}

/* After the last turning point comes the first, and before the first the last. */
static void it_goes_round(void **state)
{
  (void)state;
  begin();
  think();
  int marked[4], points = 0;
  for (int i = 0; i < 4; i++)
    if (reporting_mark(app, i) != TURN_FINE) marked[points++] = i + 1;
  assert_in_range(points, 1, 2);
  look_to(app, 4, false), stage_frame(&stage);
  stage_key(&stage, SDLK_F6, 0);
  assert_int_equal(table_shown_turns(&app->table), marked[0]);
  look_to(app, 0, false), stage_frame(&stage);
  stage_key(&stage, SDLK_F6, KMOD_SHIFT);
  assert_int_equal(table_shown_turns(&app->table), marked[points - 1]);
  app->reporting.report.turn[0].mark = TURN_FINE, app->reporting.report.turn[2].mark = TURN_FINE, app->reporting.report.turn[3].mark = TURN_FINE;
  look_to(app, 2, false), stage_frame(&stage);
  stage_key(&stage, SDLK_F6, 0); /* the only one: there is no other */
  assert_int_equal(table_shown_turns(&app->table), 2);
  assert_string_equal(app->play.note, app_text(app, "ui.report.no_more"));
  app->reporting.report.turn[1].mark = TURN_FINE;
  stage_key(&stage, SDLK_F6, 0);
  assert_string_equal(app->play.note, app_text(app, "ui.report.found_none"));
  leave();
}

/* It is heard: that it is made, what was found, what was better. */
static void it_is_told(void **state)
{
  (void)state;
  sit("english-draughts", 0, 0, NULL);
  play_badly();
  app->settings.speak = true;
  app_go(app, APP_REVIEW), stage_frame(&stage);
  catch_stderr();
  stage_key(&stage, SDLK_F5, 0);
  think();
  for (int i = 0; i < 3; i++) stage_key(&stage, SDLK_LEFT, KMOD_CTRL);
  char *said = caught();
  assert_non_null(strstr(said, "looks at every turn"));
  assert_non_null(strstr(said, "turning point"));
  assert_non_null(strstr(said, "better turn was"));
  free(said);
  leave();
}

static void leaving_gives_it_up(void **state)
{
  (void)state;
  begin();
  app->reporting.limits = (struct search_limits){.lines = 1}; /* for ever */
  stage_key(&stage, SDLK_F5, 0), stage_key(&stage, SDLK_F5, 0);
  assert_string_equal(app->play.note, app_text(app, "ui.report.begun"));
  assert_true(thinker_busy(app->analyst));
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_false(reporting_seen(app));
  assert_false(thinker_busy(app->analyst));
  assert_string_equal(app->play.note, ""); /* nor is it said any more that it is made */
  leave();
}

static void a_whole_one_stays_with_its_game(void **state)
{
  (void)state;
  begin();
  think();
  app_go(app, APP_PLAY), stage_frame(&stage);
  app_go(app, APP_REVIEW), stage_frame(&stage);
  assert_true(reporting_seen(app));
  play_on_from(app, 2);
  app_go(app, APP_REVIEW), stage_frame(&stage);
  assert_false(reporting_seen(app)); /* another game now */
  assert_null(report()->turn);
  stage_key(&stage, SDLK_F5, 0), think();
  stage_key(&stage, SDLK_F5, 0); /* put away */
  assert_false(reporting_seen(app));
  leave();
}

/* Where it is over the report is one click away; before that it is told that there is none yet. */
static void from_the_end_of_a_game(void **state)
{
  (void)state;
  sit("english-draughts", 0, 0, "4/4/4/4/1b2/1w2/4/4 w");
  stage_key(&stage, SDLK_F5, 0);
  assert_int_equal(app->screen, APP_PLAY);
  assert_string_equal(app->play.note, app_text(app, "ui.keys.told.start"));
  turn("c3", "e5");
  assert_int_equal(outcome()->type, OUTCOME_WIN);
  assert_true(play_tool_use(app, TOOL_REPORT));
  stage_frame(&stage);
  assert_int_equal(app->screen, APP_REVIEW);
  think();
  assert_true(report_is_whole(report()));
  assert_int_equal(report_marked(report()), 0);
  leave();
}

/* One after the other: the report first, then what is shown. */
static void analysis_waits(void **state)
{
  (void)state;
  begin();
  stage_key(&stage, SDLK_F4, 0);
  assert_true(analysis_shown(app) && !app->analysis.thinking);
  think();
  assert_true(report_is_whole(report()));
  assert_true(app->analysis.thinking);
  think();
  assert_true(analysis_lines(app) > 0);
  leave();
}

/* A click on the graph looks at the turn that stands there. */
static void a_click_on_the_graph(void **state)
{
  (void)state;
  begin();
  think();
  for (int turns = 0; turns <= 4; turns++) {
    const struct ui_widget *spot = NULL;
    for (int i = 0; i < app->ui.spots; i++)
      if (app->ui.spot[i].id == ui_id("graph", turns)) spot = &app->ui.spot[i];
    assert_non_null(spot);
    struct rect at = spot->at;
    stage_click(&stage, at.x + at.w / 2, at.y + at.h / 2);
    assert_int_equal(table_shown_turns(&app->table), turns);
  }
  leave();
}

static bool offered;

static void see(void *wanted, const struct text_line *line) { offered |= line->length == strlen(wanted) && !strncmp(line->text, wanted, strlen(wanted)); }

static bool is_offered(const char *key)
{
  char wanted[64];
  SDL_strlcpy(wanted, app_text(app, key), sizeof wanted);
  offered = false;
  lettering_watch(app->lettering, see, wanted);
  stage_frame(&stage);
  lettering_watch(app->lettering, NULL, NULL);
  return offered;
}

/* In the menu where the report has the room of the button. */
static void one_can_always_play_on(void **state)
{
  (void)state;
  static const int sizes[][2] = {{640, 480}, {640, 640}, {1000, 760}, {700, 1000}};
  for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
    for (int analyses = 0; analyses < 2; analyses++) {
      begin();
      if (analyses) stage_key(&stage, SDLK_F4, 0);
      think();
      app_resize(app, sizes[s][0], sizes[s][1], 1);
      look_to(app, 2, false), stage_frame(&stage);
      bool button = is_offered("ui.play.play_on_long");
      app->play.menu_open = true;
      if (!button && !is_offered("ui.play.play_on_long")) fail_msg("%dx%d: nowhere", sizes[s][0], sizes[s][1]);
      leave();
    }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_turn_that_gave_a_man_away), cmocka_unit_test(it_goes_round), cmocka_unit_test(it_is_told), cmocka_unit_test(leaving_gives_it_up),
    cmocka_unit_test(a_whole_one_stays_with_its_game), cmocka_unit_test(from_the_end_of_a_game), cmocka_unit_test(analysis_waits),
    cmocka_unit_test(a_click_on_the_graph), cmocka_unit_test(one_can_always_play_on),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
