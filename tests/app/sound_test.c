/* Playing: into a file by SDL's driver for that, nowhere where there is no device, and nothing while it is off. */
#include "recorded.h"

static void sounds_are_heard(void **state)
{
  (void)state;
  struct sound *sound = sound_new();
  assert_true(sound_rests(sound));
  sound_play(sound, SOUND_STEP);
  recorded_wait(sound);
  sound_play(sound, SOUND_CAPTURE); /* it was at rest, and goes on */
  recorded_wait(sound);
  sound_free(sound);
  struct recorded all = recorded_read();
  long step = recorded_find(&all, SOUND_STEP, 0), capture = recorded_find(&all, SOUND_CAPTURE, 0);
  assert_true(step >= 0);
  assert_true(capture > step);
  free(all.sample);
}

static void sounds_may_wait(void **state)
{
  (void)state;
  struct sound *sound = sound_new();
  sound_play_after(sound, SOUND_HOP, 1200); /* when the first is long over */
  sound_play(sound, SOUND_STEP);
  recorded_wait(sound);
  sound_free(sound);
  struct recorded all = recorded_read();
  long step = recorded_find(&all, SOUND_STEP, 0), hop = recorded_find(&all, SOUND_HOP, 0);
  assert_true(step >= 0);
  assert_true(hop > step);
  free(all.sample);
}

static void what_waits_may_be_called_off(void **state)
{
  (void)state;
  struct sound *sound = sound_new();
  sound_play(sound, SOUND_STEP);
  sound_play_after(sound, SOUND_HOP, 1500);
  sound_hush(sound);
  sound_play_after(sound, SOUND_REFUSED, 700); /* asked later: that is heard */
  recorded_wait(sound);
  sound_free(sound);
  struct recorded all = recorded_read();
  assert_true(recorded_find(&all, SOUND_STEP, 0) >= 0);
  assert_true(recorded_find(&all, SOUND_REFUSED, 0) > 0);
  assert_int_equal(recorded_find(&all, SOUND_HOP, 0), -1);
  free(all.sample);
}

static void nothing_is_heard_while_it_is_off(void **state)
{
  (void)state;
  struct sound *sound = sound_new();
  sound_set(sound, false);
  sound_play(sound, SOUND_WIN);
  assert_true(sound_rests(sound));
  assert_null(recorded_read().sample);
  sound_set(sound, true);
  sound_play(sound, SOUND_STEP);
  recorded_wait(sound);
  sound_set(sound, false);
  sound_play(sound, SOUND_WIN);
  recorded_wait(sound);
  sound_free(sound);
  struct recorded all = recorded_read();
  assert_true(recorded_find(&all, SOUND_STEP, 0) >= 0);
  assert_int_equal(recorded_find(&all, SOUND_WIN, 0), -1);
  free(all.sample);
}

static void without_a_device_nothing_happens(void **state)
{
  (void)state;
  setenv("SDL_AUDIODRIVER", "no such driver", 1);
  struct sound *sound = sound_new();
  for (int i = 0; i < 100; i++) sound_play(sound, (enum sound_name)(i % SOUND_COUNT)); /* more than can wait */
  recorded_wait(sound);
  sound_free(sound);
  sound_play(NULL, SOUND_STEP);
  sound_set(NULL, true);
  sound_free(NULL);
}

/* Ended in the middle of it all. */
static void it_can_end_at_any_time(void **state)
{
  (void)state;
  setenv("SDL_AUDIODRIVER", "dummy", 1);
  for (int i = 0; i < 6; i++) {
    struct sound *sound = sound_new();
    for (int k = 0; k < i; k++) sound_play_after(sound, (enum sound_name)k, 10 * k);
    if (i % 2) sound_set(sound, false);
    clock_sleep(i * 7);
    sound_free(sound);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(sounds_are_heard, recorded_set_up, recorded_tear_down),
    cmocka_unit_test_setup_teardown(sounds_may_wait, recorded_set_up, recorded_tear_down),
    cmocka_unit_test_setup_teardown(what_waits_may_be_called_off, recorded_set_up, recorded_tear_down),
    cmocka_unit_test_setup_teardown(nothing_is_heard_while_it_is_off, recorded_set_up, recorded_tear_down),
    cmocka_unit_test_setup_teardown(without_a_device_nothing_happens, recorded_set_up, recorded_tear_down),
    cmocka_unit_test_setup_teardown(it_can_end_at_any_time, recorded_set_up, recorded_tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
