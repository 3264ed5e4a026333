/* What the sounds of a test would have been: SDL's driver writes them into a file instead of playing. */
#ifndef SALTO_TESTS_APP_RECORDED_H
#define SALTO_TESTS_APP_RECORDED_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/sound.h"
#include "platform/clock.h"
#include "platform/files.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct recorded {
  float *sample; /* owned; NULL: nothing was ever to be heard */
  size_t count;
};

static char recorded_path[1024];

static inline int recorded_set_up(void **state)
{
  (void)state;
  snprintf(recorded_path, sizeof recorded_path, "%s/played-%ld.raw", SALTO_BINARY_DIR, (long)getpid());
  unlink(recorded_path);
  setenv("SDL_AUDIODRIVER", "disk", 1);
  setenv("SDL_DISKAUDIOFILE", recorded_path, 1);
  unsetenv("SDL_DISKAUDIODELAY"); /* in the time it would take */
  return 0;
}

static inline int recorded_tear_down(void **state)
{
  (void)state;
  unlink(recorded_path);
  return 0;
}

static inline void recorded_wait(struct sound *sound)
{
  enum { PATIENCE_MS = 30000 };
  int64_t until = clock_ms() + PATIENCE_MS;
  while (!sound_rests(sound) && clock_ms() < until) clock_sleep(5);
  assert_true(sound_rests(sound));
}

/* After sound_free. */
static inline struct recorded recorded_read(void)
{
  char *data;
  size_t size;
  struct error err;
  if (file_missing(recorded_path)) return (struct recorded){NULL, 0};
  if (!file_read(&data, &size, recorded_path, 64 << 20, &err)) fail_msg("%s", err.message);
  return (struct recorded){(float *)(void *)data, size / sizeof(float)};
}

/* Where a sound begins, from sample `from` on, if it stands there just as it was made; -1: it does not. */
static inline long recorded_find(const struct recorded *all, enum sound_name name, long from)
{
  float *sample;
  int length = synth_render(&sample, name);
  long found = -1;
  for (size_t at = (size_t)from; found < 0 && at + (size_t)length < all->count; at++) {
    int i = 0;
    while (i < length && fabsf(all->sample[at + (size_t)i] - tanhf(sample[i])) < 1e-4F) i++;
    if (i == length) found = (long)at;
  }
  free(sample);
  return found;
}

#endif
