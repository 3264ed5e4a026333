/* What a turn sounds like: a knock for each hop in its time, and what comes of the turn after it. */
#include "fixture.h"

#include "recorded.h"

#include "app/hearing.h"

static struct fixture fixture;

enum { HOP_MS = 500, A_HOP = HOP_MS * SYNTH_RATE / 1000, LITTLE = SYNTH_RATE / 50 };

static struct recorded hear(const struct turn *turn, int hops, int hop_ms, bool ends)
{
  struct sound *sound = sound_new();
  hear_hops(sound, turn, hops, hop_ms, ends);
  recorded_wait(sound);
  sound_free(sound);
  return recorded_read();
}

static void each_hop_knocks(void **state)
{
  (void)state;
  struct turn turn = {.type = TURN_JUMP};
  struct recorded all = hear(&turn, 3, HOP_MS, true);
  long first = recorded_find(&all, SOUND_HOP, 0), second = recorded_find(&all, SOUND_HOP, first + 1), third = recorded_find(&all, SOUND_HOP, second + 1);
  assert_true(first >= 0 && second > first && third > second);
  assert_in_range(second - first, A_HOP - LITTLE, A_HOP + LITTLE);
  assert_in_range(third - second, A_HOP - LITTLE, A_HOP + LITTLE);
  assert_int_equal(recorded_find(&all, SOUND_HOP, third + 1), -1);
  free(all.sample);
}

static void what_is_there_already_knocks_once(void **state)
{
  (void)state;
  struct turn turn = {.type = TURN_STEP};
  struct recorded all = hear(&turn, 1, 0, true);
  long step = recorded_find(&all, SOUND_STEP, 0);
  assert_true(step >= 0);
  assert_int_equal(recorded_find(&all, SOUND_STEP, step + 1), -1);
  free(all.sample);
}

static void captures_and_crowns_are_heard(void **state)
{
  (void)state;
  struct turn turn = {.type = TURN_JUMP, .before = 0, .kind = 1};
  bits_add(&turn.captured, 3);
  struct recorded all = hear(&turn, 1, 0, false); /* the turn goes on: it is not crowned yet */
  assert_true(recorded_find(&all, SOUND_CAPTURE, 0) >= 0);
  assert_int_equal(recorded_find(&all, SOUND_CROWN, 0), -1);
  free(all.sample);
  unlink(recorded_path);
  struct sound *sound = sound_new();
  hear_hops(sound, &turn, 1, 0, true);
  recorded_wait(sound);
  sound_free(sound);
  struct recorded crowned = recorded_read();
  assert_true(crowned.count > all.count); /* the two run into each other */
  free(crowned.sample);
}

static void a_pass_is_silent(void **state)
{
  (void)state;
  struct turn turn = {.type = TURN_PASS};
  struct recorded all = hear(&turn, 0, HOP_MS, true);
  assert_null(all.sample);
}

static enum sound_name ending(const char *id, const char *position, const char *turn, int computer)
{
  struct match *match;
  struct choices choices;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, id);
  variant_default_choices(variant, &choices);
  if (!match_new(&match, variant, &choices, position, &err)) fail_msg("%s", err.message);
  for (int p = 0; p < 2; p++) match->participant[p].computer = computer >> p & 1;
  struct sound *sound = sound_new();
  hear_outcome(sound, match, 0); /* it goes on */
  assert_true(sound_rests(sound));
  if (turn) assert_int_equal(match_type(match, turn), MATCH_PLAYED);
  hear_outcome(sound, match, 0);
  recorded_wait(sound);
  sound_free(sound);
  struct recorded all = recorded_read();
  bool won = recorded_find(&all, SOUND_WIN, 0) >= 0, over = recorded_find(&all, SOUND_END, 0) >= 0;
  assert_true(won != over);
  free(all.sample);
  match_free(match);
  unlink(recorded_path);
  return won ? SOUND_WIN : SOUND_END;
}

static void the_end_is_heard(void **state)
{
  (void)state;
  setenv("SDL_DISKAUDIODELAY", "0", 1); /* as fast as it can: only one sound is waited for */
  /* Whoever moves first takes the last piece. */
  static const char id[] = "turkish-draughts", position[] = "8/8/8/8/3b4/3w4/8/3w4 w", turn[] = "d3xd5";
  assert_int_equal(ending(id, position, turn, 0), SOUND_WIN);  /* of two people one has won */
  assert_int_equal(ending(id, position, turn, 3), SOUND_WIN);
  enum sound_name one = ending(id, position, turn, 1), other = ending(id, position, turn, 2);
  assert_int_not_equal(one, other); /* against the computer: won, or lost */
}

static void the_last_seconds_tick(void **state)
{
  (void)state;
  static const struct {
    struct timer_rule rule;
    int64_t left[8];
    int ticks;
  } cases[] = {
    {{TIMER_TOTAL, 60000, 0}, {30000, 10001, 10000, 9500, 9000, 8999, 8000, 0}, 3},   /* in the tenth, the ninth and the eighth second */
    {{TIMER_TURN, 9000, 0}, {9000, 3001, 3000, 2500, 1, 0, 9000, 0}, 2},
    {{TIMER_TOTAL, 60000, 5000}, {1500, 6500, 1500, 0, INT64_MAX, INT64_MAX, INT64_MAX, 0}, 3},
  };
  setenv("SDL_AUDIODRIVER", "none at all", 1); /* what is asked is counted, nothing is played */
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct timer timer;
    timer_init(&timer, &cases[i].rule);
    int ticked = 0, ticks = 0;
    for (int k = 0; k < 8; k++) {
      struct sound *sound = sound_new();
      int before = ticked;
      hear_clock(sound, &ticked, &timer, cases[i].left[k]);
      ticks += ticked > 0 && ticked != before;
      sound_free(sound);
    }
    assert_int_equal(ticks, cases[i].ticks);
    assert_int_equal(ticked, 0);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(each_hop_knocks, recorded_set_up, recorded_tear_down),
    cmocka_unit_test_setup_teardown(what_is_there_already_knocks_once, recorded_set_up, recorded_tear_down),
    cmocka_unit_test_setup_teardown(captures_and_crowns_are_heard, recorded_set_up, recorded_tear_down),
    cmocka_unit_test_setup_teardown(a_pass_is_silent, recorded_set_up, recorded_tear_down),
    cmocka_unit_test_setup_teardown(the_last_seconds_tick, recorded_set_up, recorded_tear_down),
    cmocka_unit_test_setup_teardown(the_end_is_heard, recorded_set_up, recorded_tear_down),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
