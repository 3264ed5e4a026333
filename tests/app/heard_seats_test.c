/* What is heard when a seat among several is left, given back and left again, and while a report is made. */
#include "heard.h"

#include "app/book_blocks.h"
#include "app/play.h"
#include "app/play_tools.h"

static void expect(char *text, const char *part)
{
  if (!strstr(text, part)) fail_msg("'%s' was not said, but:\n%s", part, text);
}

static void a_seat_comes_back_and_is_left_again(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, "pt-BR", 1000, 760);
  app->settings.speak = true;
  catch_stderr();
  stage_play(&stage, &fixture, "chinese-checkers", 6, NULL);
  struct participant *who = app->match->participant;
  for (int p = 0; p < app->match->rules->player_count; p++) who[p].computer = p > 0;
  play_give_up(app, 0, REASON_RESIGNED);
  heard_play_any();
  free(caught());
  assert_true(who[0].computer && who[0].stands_in);
  char *text = heard_of(SDLK_z, KMOD_CTRL);
  assert_false(who[0].computer);
  assert_int_equal(app->match->game.count, 0);
  expect(text, ": o lugar é devolvido.\n");
  assert_non_null(strstr(app->play.note, ": o lugar é devolvido."));
  free(text);
  text = heard_of(SDLK_y, KMOD_CTRL);
  assert_true(who[0].computer && who[0].stands_in && app->play.paused);
  assert_int_equal(app->match->game.count, 1);
  expect(text, ": o computador continua nesse lugar.\n");
  free(text);
  catch_stderr();
  stage_key(&stage, SDLK_z, KMOD_CTRL);
  heard_play_any(); /* another turn: nothing can be redone */
  free(caught());
  assert_false(who[0].computer || who[0].returned);
  stage_close(&stage);
}

static void a_report_tells_how_far_it_is(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, "en", 1000, 760);
  app->settings.speak = true;
  catch_stderr();
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  for (int i = 0; i < 8; i++) heard_play_any();
  match_end(app->match, REASON_RESIGNED, 0);
  app_changed(app), app_go(app, APP_REVIEW), stage_frame(&stage);
  free(caught());
  free(heard_of(SDLK_F5, 0));
  assert_true(app->reporting.running);
  char *text = heard_of(SDLK_F6, 0);
  expect(text, "say The report is being made: 0 of 9.\n");
  free(text);
  text = heard_of(SDLK_F2, 0);
  expect(text, "say The report is being made: 0 of 9.\n");
  free(text);
  catch_stderr();
  for (int i = 0; i < 4000 && app->reporting.running; i++) SDL_Delay(5), app_made(app);
  text = caught();
  assert_false(app->reporting.running);
  expect(text, "say Report: a quarter is done.\n"), expect(text, "say Report: half is done.\n"), expect(text, "say Report: three quarters are done.\n");
  free(text);
  stage_close(&stage);
}

static void the_list_of_sections_opens_at_the_one_that_is_read(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, "en", 640, 480);
  app->settings.speak = true;
  catch_stderr();
  app_read_book(app, fixture_variant(&fixture, "turkish-draughts")), stage_frame(&stage), stage_frame(&stage);
  free(caught());
  ui_focus(&app->ui, ui_id("picker", 0)), stage_frame(&stage);
  char *text = heard_of(SDLK_RETURN, 0);
  expect(text, ", chosen.\n");
  assert_true(app->reader.listed);
  free(text);
  stage_close(&stage);
}

static void the_answer_is_reached_by_down(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, "en", 640, 480);
  app->settings.speak = true;
  catch_stderr();
  app_read_book(app, fixture_variant(&fixture, "capture-chinese-checkers"));
  stage_frame(&stage);
  for (bool any = true; any; stage_frame(&stage)) any = worker_wait(app->files), any = worker_wait(app->scripts) || any, app_made(app);
  free(caught());
  const struct block *block = app->reader.page.block, *end = block + app->reader.page.count;
  while (block < end && block->type != BLOCK_WORKED) block++;
  assert_true(block < end);
  catch_stderr();
  ui_focus(&app->ui, book_block_id(app, block)), stage_frame(&stage), stage_frame(&stage);
  stage_key(&stage, SDLK_DOWN, 0), stage_frame(&stage);
  free(caught());
  assert_true(ui_focused(&app->ui, ui_id("answer", 0)));
  catch_stderr();
  stage_key(&stage, SDLK_UP, 0), stage_frame(&stage);
  free(caught());
  assert_true(ui_focused(&app->ui, book_block_id(app, block)));
  stage_close(&stage);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_seat_comes_back_and_is_left_again),
    cmocka_unit_test(a_report_tells_how_far_it_is),
    cmocka_unit_test(the_answer_is_reached_by_down),
    cmocka_unit_test(the_list_of_sections_opens_at_the_one_that_is_read),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
