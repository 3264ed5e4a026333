#include "app/synth.h"

#include "base/memory.h"

#include <math.h>
#include <stdint.h>

/* ---- what is struck ---- */

struct partial {
  double ratio, gain, ring; /* to the pitch; of the stroke; of its time */
};

enum { PARTIALS = 4 };

/* How something sounds when it is struck: its partials, and the noise of the stroke. */
struct body {
  struct partial partial[PARTIALS];
  double noise, noise_hz, noise_ms; /* how loud, how bright, how long */
  double attack_ms;
};

static const struct body piece = { /* a wooden disc put down on a board: two modes of its own, and the board below */
  {{1, 1, 1}, {2.58, 0.42, 0.55}, {0.31, 0.8, 1.5}, {4.1, 0.12, 0.3}}, 0.9, 2600, 5, 0.5};
static const struct body thud = {{{1, 1, 1}, {1.62, 0.5, 0.7}, {2.4, 0.15, 0.4}}, 0.5, 700, 12, 1.5};
static const struct body block = {{{1, 1, 1}, {2.7, 0.3, 0.5}}, 0.35, 5000, 2, 0.3}; /* hollow, as a clock's tick */
static const struct body bar = {{{1, 1, 1}, {3.93, 0.16, 0.22}, {9.2, 0.04, 0.08}, {0.5, 0.1, 0.8}}, 0.18, 1500, 6, 2}; /* of rosewood, struck softly */

struct stroke {
  const struct body *body;
  double at_ms, hz, gain, ring_ms; /* ring: until a third is left */
};

enum { STROKES = 6 };

/* To add a sound: a name in enum sound_name and its strokes here. */
static const struct stroke sounds[SOUND_COUNT][STROKES] = {
  [SOUND_STEP] = {{&piece, 0, 610, 0.42, 26}},
  [SOUND_HOP] = {{&piece, 0, 720, 0.50, 28}, {&piece, 34, 655, 0.14, 20}},
  [SOUND_CAPTURE] = {{&piece, 0, 560, 0.52, 32}, {&piece, 58, 930, 0.34, 22}, {&piece, 96, 870, 0.16, 18}},
  [SOUND_CROWN] = {{&piece, 0, 640, 0.45, 28}, {&bar, 90, 659.3, 0.26, 160}, {&bar, 190, 987.8, 0.28, 220}},
  [SOUND_WIN] = {{&bar, 0, 523.3, 0.30, 220}, {&bar, 130, 659.3, 0.28, 220}, {&bar, 260, 784.0, 0.28, 240}, {&bar, 390, 1046.5, 0.32, 380},
                 {&bar, 390, 523.3, 0.16, 380}},
  [SOUND_END] = {{&bar, 0, 587.3, 0.28, 220}, {&bar, 190, 440.0, 0.30, 360}},
  [SOUND_REFUSED] = {{&thud, 0, 165, 0.42, 34}, {&thud, 95, 150, 0.30, 34}},
  [SOUND_CLOCK] = {{&block, 0, 1180, 0.34, 18}},
};

/* ---- striking it ---- */

static const double silent = 7; /* rings until nothing is heard */
static const double quiet = 0.42; /* of all: nobody is to be startled */

static double ends_ms(const struct stroke *stroke)
{
  double longest = 1;
  for (int i = 0; i < PARTIALS; i++) longest = fmax(longest, stroke->body->partial[i].ring);
  return stroke->at_ms + stroke->ring_ms * longest * silent;
}

static float noise(uint32_t *state)
{
  *state = *state * 1664525u + 1013904223u;
  return (float)((double)(*state >> 8) / 8388608.0 - 1);
}

static void strike(float *out, int count, const struct stroke *stroke)
{
  const struct body *body = stroke->body;
  int start = (int)(stroke->at_ms * SYNTH_RATE / 1000);
  uint32_t state = (uint32_t)(stroke->hz * 1000);
  double dull = 1 - exp(-2 * M_PI * body->noise_hz / SYNTH_RATE), low = 0, lower = 0;
  for (int i = start; i < count; i++) {
    double ms = (i - start) * 1000.0 / SYNTH_RATE, attack = ms < body->attack_ms ? 0.5 - 0.5 * cos(M_PI * ms / body->attack_ms) : 1, sum = 0;
    for (int p = 0; p < PARTIALS; p++) {
      const struct partial *partial = &body->partial[p];
      if (partial->gain > 0) sum += partial->gain * exp(-ms / (stroke->ring_ms * partial->ring)) * sin(2 * M_PI * stroke->hz * partial->ratio * ms / 1000);
    }
    low += dull * ((double)noise(&state) - low);
    lower += dull * (low - lower);
    sum += body->noise * 2 * lower * exp(-ms / body->noise_ms);
    out[i] += (float)(quiet * stroke->gain * attack * sum);
  }
}

int synth_render(float **out, enum sound_name name)
{
  const struct stroke *strokes = sounds[name];
  double length_ms = 0;
  for (int i = 0; i < STROKES && strokes[i].body; i++) length_ms = fmax(length_ms, ends_ms(&strokes[i]));
  int count = (int)(length_ms * SYNTH_RATE / 1000), fade = SYNTH_RATE / 100;
  float *samples = memory_new((size_t)count, sizeof *samples);
  for (int i = 0; i < STROKES && strokes[i].body; i++) strike(samples, count, &strokes[i]);
  for (int i = 0; i < fade; i++) samples[count - 1 - i] *= (float)i / (float)fade;
  *out = samples;
  return count;
}
