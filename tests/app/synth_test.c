/* The sounds: short, quiet at both ends, never louder than can be played, dying away, and each another one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/synth.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static double power(const float *sample, int from, int to)
{
  double sum = 0;
  for (int i = from; i < to; i++) sum += (double)(sample[i] * sample[i]);
  return sum;
}

static void each_is_a_sound(void **state)
{
  (void)state;
  for (int name = 0; name < SOUND_COUNT; name++) {
    float *sample;
    int count = synth_render(&sample, (enum sound_name)name);
    assert_in_range(count, SYNTH_RATE / 20, SYNTH_RATE * 4);
    double most = 0, at_once = 0;
    for (int i = 0; i < count; i++) {
      assert_true(isfinite(sample[i]));
      most = fmax(most, (double)fabsf(sample[i]));
      if (i > 0) at_once = fmax(at_once, (double)fabsf(sample[i] - sample[i - 1]));
    }
    assert_true(most < 0.5 && most > 0.1);
    assert_true(at_once < 0.15); /* no crack */
    assert_true(fabsf(sample[0]) < 0.01F && fabsf(sample[count - 1]) < 0.001F);
    assert_true(power(sample, 0, SYNTH_RATE / 4000) < 0.02 * power(sample, 0, count)); /* it begins, and is not cut off before it */
    assert_true(power(sample, count - count / 8, count) < 0.001 * power(sample, 0, count)); /* nor at its end */
    free(sample);
  }
}

/* The middle of the spectrum's power up to 4 kHz, roughly. */
static double brightness(const float *sample, int count)
{
  double sum = 0, weighed = 0;
  for (int hz = 60; hz < 4000; hz = hz * 21 / 20) {
    double re = 0, im = 0;
    for (int i = 0; i < count; i++)
      re += (double)sample[i] * cos(2 * M_PI * hz * i / SYNTH_RATE), im += (double)sample[i] * sin(2 * M_PI * hz * i / SYNTH_RATE);
    sum += re * re + im * im, weighed += hz * (re * re + im * im);
  }
  return weighed / sum;
}

static void they_differ(void **state)
{
  (void)state;
  double bright[SOUND_COUNT], length[SOUND_COUNT];
  for (int name = 0; name < SOUND_COUNT; name++) {
    float *sample;
    int count = synth_render(&sample, (enum sound_name)name);
    bright[name] = brightness(sample, count);
    length[name] = count;
    for (int other = 0; other < name; other++) {
      double pitch = fabs(log2(bright[name] / bright[other])), time = fabs(log2(length[name] / length[other]));
      if (pitch < 0.08 && time < 0.15) fail_msg("sounds %d and %d are alike: %.0f and %.0f Hz", other, name, bright[other], bright[name]);
    }
    free(sample);
  }
  assert_true(bright[SOUND_REFUSED] < bright[SOUND_STEP] && bright[SOUND_STEP] < bright[SOUND_CLOCK]);
  assert_true(length[SOUND_STEP] < length[SOUND_CAPTURE] && length[SOUND_CAPTURE] < length[SOUND_WIN]);
}

static void they_are_the_same_every_time(void **state)
{
  (void)state;
  float *a, *b;
  int count = synth_render(&a, SOUND_CAPTURE);
  assert_int_equal(synth_render(&b, SOUND_CAPTURE), count);
  assert_memory_equal(a, b, (size_t)count * sizeof *a);
  free(a), free(b);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(each_is_a_sound), cmocka_unit_test(they_differ), cmocka_unit_test(they_are_the_same_every_time)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
