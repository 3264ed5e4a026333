/* A script's evaluation that fails: it is said once, and the computer goes on playing. */
#include "play_stage.h"

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

int main(void)
{
  fixture = fixture_load(SALTO_SOURCE_DIR "/tests/app/variants");
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_lost_opinion_is_told)};
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
