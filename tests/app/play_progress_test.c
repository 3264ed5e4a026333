/* How far the computer's thinking is: shown when it takes a while, in its place, and not read out unless it is asked for. */
#include "play_stage.h"

#include "spoken.h"

#include "app/play_prompt.h"
#include "app/play_thinking.h"
#include "app/readout.h"
#include "platform/clock.h"

/* As if it had begun so long ago: what is known by then is shown in the next frame. */
static void after(int64_t ms)
{
  app->play.since_ms = clock_ms() - ms;
  stage_frame(&stage);
}

enum { LONG = 1000000 };

/* The computer has thought, and the window was not woken yet. */
static void think_of_turn(const char *id, int players, int level)
{
  sit(id, players, 0, NULL);
  for (int p = 0; p < app->match->rules->player_count; p++) app->match->participant[p] = (struct participant){.computer = true, .level = level};
  stage_frame(&stage);
  assert_int_equal(app->play.thought, THOUGHT_TURN);
  assert_true(thinker_wait(app->thinker));
}

static void says(const char *part, bool wanted)
{
  struct prompt prompt;
  play_prompt_init(&prompt, app, 600);
  bool found = (prompt.first.length && strstr(prompt.first.text, part)) || (prompt.second.length && strstr(prompt.second.text, part));
  if (found != wanted) fail_msg("'%s' in '%s' / '%s'", part, prompt.first.text, prompt.second.length ? prompt.second.text : "");
  play_prompt_release(&prompt);
}

static void how_far_ahead(void **state)
{
  (void)state;
  think_of_turn("english-draughts", 0, LEVEL_MOST);
  after(-LONG); /* no time has passed */
  says("The computer is thinking.", true);
  after(LONG);
  assert_true(app->play.ahead > 1);
  says("The computer is thinking: ", true);
  says(" turns ahead.", true);
  answer();
  assert_int_equal(app->play.ahead, 0); /* of the next turn nothing is known yet */
  leave();
}

static void a_hint_too(void **state)
{
  (void)state;
  sit("english-draughts", 0, 0, NULL);
  assert_true(play_hint(app));
  assert_true(thinker_wait(app->thinker));
  after(-LONG);
  says("Looking for a good turn…", true);
  says("ahead", false);
  after(LONG);
  says("Looking for a good turn…", true);
  says(" turns ahead", true);
  answer();
  says("ahead", false);
  leave();
}

/* Its depth is no number of turns there. */
static void games_that_are_played_out(void **state)
{
  (void)state;
  think_of_turn("capture-chinese-checkers", 3, LEVEL_MOST);
  after(LONG);
  assert_int_equal(app->play.ahead, 0);
  assert_true(app->play.tried > 0);
  says(" games played out.", true);
  leave();
}

/* A level that answers in a moment shows nothing before that is over, and what is shown stays for a while. */
static void it_does_not_flicker(void **state)
{
  (void)state;
  think_of_turn("english-draughts", 0, 5);
  assert_true(app->play.first_tick * THINKING_TICK_MS > 1000);
  after(LONG);
  uint64_t ahead = app->play.ahead;
  assert_true(ahead > 1);
  app->play.ahead = 77;
  app->play.tick++; /* as if it had been asked for just now */
  stage_frame(&stage);
  assert_int_equal(app->play.ahead, 77);
  app->play.tick = 0;
  stage_frame(&stage);
  assert_int_equal(app->play.ahead, ahead);
  leave();
}

/* In any width that it has, in both languages. */
static void nothing_moves(void **state)
{
  (void)state;
  static const char *const languages[] = {"en", "pt-BR"};
  for (int hint = 0; hint < 2; hint++)
    for (size_t l = 0; l < 2; l++) {
      int shown = 0;
      sit("english-draughts", 0, hint ? 0 : 3, NULL);
      app_use_language(app, languages[l]);
      if (hint) assert_true(play_hint(app));
      for (int w = 200; w <= 640; w += 20) {
        struct prompt before, then;
        app->play.ahead = 0;
        play_prompt_init(&before, app, (float)w);
        app->play.ahead = 24;
        play_prompt_init(&then, app, (float)w);
        if (play_prompt_height(&before) != play_prompt_height(&then)) fail_msg("%s, width %d: '%s' '%s'", languages[l], w, then.first.text, then.second.text);
        shown += strstr(then.first.text, "24") || (then.second.length && strstr(then.second.text, "24"));
        play_prompt_release(&before), play_prompt_release(&then);
      }
      assert_true(shown > 20);
      leave();
    }
}

static void it_is_read_out_only_where_that_is_asked(void **state)
{
  (void)state;
  think_of_turn("english-draughts", 0, LEVEL_MOST);
  app->settings.speak = true;
  catch_stderr();
  after(-LONG), after(LONG);
  char *said = caught();
  assert_true(app->play.ahead > 1);
  if (strstr(said, "ahead")) fail_msg("%s", said);
  free(said);
  catch_stderr();
  readout_state(app);
  said = caught();
  assert_non_null(strstr(said, " turns ahead."));
  free(said);
  leave();
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(how_far_ahead), cmocka_unit_test(a_hint_too), cmocka_unit_test(games_that_are_played_out),
    cmocka_unit_test(it_does_not_flicker), cmocka_unit_test(nothing_moves), cmocka_unit_test(it_is_read_out_only_where_that_is_asked),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
