/* Playing: into a file by SDL's driver for that, nowhere where there is no device, and nothing while it is off. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/sound.h"
#include "platform/clock.h"
#include "platform/files.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char played[] = SALTO_BINARY_DIR "/played.raw";

static void wait_for_rest(struct sound *sound)
{
  enum { PATIENCE_MS = 30000 };
  int64_t until = clock_ms() + PATIENCE_MS;
  while (!sound_rests(sound) && clock_ms() < until) clock_sleep(5);
  assert_true(sound_rests(sound));
}

/* What the driver has written, as floats; NULL: it wrote no file. */
static float *recorded(size_t *count)
{
  char *data;
  size_t size;
  struct error err;
  *count = 0;
  if (file_missing(played)) return NULL;
  if (!file_read(&data, &size, played, 64 << 20, &err)) fail_msg("%s", err.message);
  *count = size / sizeof(float);
  return (float *)(void *)data;
}

static int set_up(void **state)
{
  (void)state;
  unlink(played);
  setenv("SDL_AUDIODRIVER", "disk", 1);
  setenv("SDL_DISKAUDIOFILE", played, 1);
  return 0;
}

static int tear_down(void **state)
{
  (void)state;
  unlink(played);
  return 0;
}

/* Where in the recording the sound's loudest samples are, and whether they are there as they were made. */
static long find(const float *all, size_t count, enum sound_name name)
{
  float *sample;
  int length = synth_render(&sample, name), peak = 0;
  for (int i = 0; i < length; i++)
    if (fabsf(sample[i]) > fabsf(sample[peak])) peak = i;
  long found = -1;
  for (size_t at = 0; found < 0 && at + (size_t)length < count; at++) {
    int i = 0;
    while (i < length && fabsf(all[at + (size_t)i] - tanhf(sample[i])) < 1e-4F) i++;
    if (i == length) found = (long)at;
  }
  free(sample);
  return found;
}

static void sounds_are_heard(void **state)
{
  (void)state;
  struct sound *sound = sound_new();
  assert_true(sound_rests(sound));
  sound_play(sound, SOUND_STEP);
  wait_for_rest(sound);
  sound_play(sound, SOUND_CAPTURE); /* it was at rest, and goes on */
  wait_for_rest(sound);
  sound_free(sound);
  size_t count;
  float *all = recorded(&count);
  long step = find(all, count, SOUND_STEP), capture = find(all, count, SOUND_CAPTURE);
  assert_true(step >= 0);
  assert_true(capture > step);
  free(all);
}

static void sounds_may_wait(void **state)
{
  (void)state;
  struct sound *sound = sound_new();
  sound_play_after(sound, SOUND_HOP, 1200); /* when the first is long over */
  sound_play(sound, SOUND_STEP);
  wait_for_rest(sound);
  sound_free(sound);
  size_t count;
  float *all = recorded(&count);
  long step = find(all, count, SOUND_STEP), hop = find(all, count, SOUND_HOP);
  assert_true(step >= 0);
  assert_true(hop > step);
  free(all);
}

static void nothing_is_heard_while_it_is_off(void **state)
{
  (void)state;
  size_t count;
  struct sound *sound = sound_new();
  sound_set(sound, false);
  sound_play(sound, SOUND_WIN);
  assert_true(sound_rests(sound));
  assert_null(recorded(&count));
  sound_set(sound, true);
  sound_play(sound, SOUND_STEP);
  wait_for_rest(sound);
  sound_set(sound, false);
  sound_play(sound, SOUND_WIN);
  wait_for_rest(sound);
  sound_free(sound);
  float *all = recorded(&count);
  assert_true(find(all, count, SOUND_STEP) >= 0);
  assert_int_equal(find(all, count, SOUND_WIN), -1);
  free(all);
}

static void without_a_device_nothing_happens(void **state)
{
  (void)state;
  setenv("SDL_AUDIODRIVER", "no such driver", 1);
  struct sound *sound = sound_new();
  for (int i = 0; i < 100; i++) sound_play(sound, (enum sound_name)(i % SOUND_COUNT)); /* more than can wait */
  wait_for_rest(sound);
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
    cmocka_unit_test_setup_teardown(sounds_are_heard, set_up, tear_down),
    cmocka_unit_test_setup_teardown(sounds_may_wait, set_up, tear_down),
    cmocka_unit_test_setup_teardown(nothing_is_heard_while_it_is_off, set_up, tear_down),
    cmocka_unit_test_setup_teardown(without_a_device_nothing_happens, set_up, tear_down),
    cmocka_unit_test_setup_teardown(it_can_end_at_any_time, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
