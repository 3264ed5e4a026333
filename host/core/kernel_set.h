/* Sets of cells of WIDTH words, for kernel.c alone: small enough to live in registers. */
#ifndef SALTO_CORE_KERNEL_SET_H
#define SALTO_CORE_KERNEL_SET_H

#include "core/bits.h"

#include <string.h>

#ifndef WIDTH
#define WIDTH MAX_WORDS /* when this header is compiled alone */
#endif

typedef struct {
  uint64_t word[WIDTH];
} set;

#define EACH_WORD(i) for (int i = 0; i < WIDTH; i++)

static inline set set_load(const uint64_t *words)
{
  set s;
  memcpy(&s, words, sizeof s);
  return s;
}

static inline set set_none(void) { return (set){{0}}; }
static inline bool set_has(const set *s, int cell) { return s->word[WIDTH == 1 ? 0 : cell >> 6] >> (cell & 63) & 1; }
static inline void set_add(set *s, int cell) { s->word[WIDTH == 1 ? 0 : cell >> 6] |= UINT64_C(1) << (cell & 63); }
static inline void set_remove(set *s, int cell) { s->word[WIDTH == 1 ? 0 : cell >> 6] &= ~(UINT64_C(1) << (cell & 63)); }

static inline set set_and(set a, set b)
{
  EACH_WORD(i) a.word[i] &= b.word[i];
  return a;
}

static inline set set_or(set a, set b)
{
  EACH_WORD(i) a.word[i] |= b.word[i];
  return a;
}

static inline set set_minus(set a, set b)
{
  EACH_WORD(i) a.word[i] &= ~b.word[i];
  return a;
}

static inline bool set_empty(set s)
{
  uint64_t all = 0;
  EACH_WORD(i) all |= s.word[i];
  return !all;
}

static inline bool set_equal(set a, set b)
{
  uint64_t different = 0;
  EACH_WORD(i) different |= a.word[i] ^ b.word[i];
  return !different;
}

static inline int set_count(set s)
{
  int n = 0;
  EACH_WORD(i) n += __builtin_popcountll(s.word[i]);
  return n;
}

/* Takes the first cell out of a set that is not empty. */
static inline int set_pop(set *s)
{
  EACH_WORD(i)
  {
    if (!s->word[i]) continue;
    int bit = __builtin_ctzll(s->word[i]);
    s->word[i] &= s->word[i] - 1;
    return i * 64 + bit;
  }
  return -1;
}

/* All cells moved by `shift` bits, -63 to 63 and not 0. What leaves the words is lost; with one word it wraps, which the masks of
   the board (struct direction, `can`) make harmless. */
static inline set set_shift(set s, int shift)
{
#if WIDTH == 1
  s.word[0] = s.word[0] << (shift & 63) | s.word[0] >> (-shift & 63);
  return s;
#else
  set out;
  if (shift > 0) {
    out.word[0] = s.word[0] << shift;
    for (int i = 1; i < WIDTH; i++) out.word[i] = s.word[i] << shift | s.word[i - 1] >> (64 - shift);
  } else {
    for (int i = 0; i < WIDTH - 1; i++) out.word[i] = s.word[i] >> -shift | s.word[i + 1] << (64 + shift);
    out.word[WIDTH - 1] = s.word[WIDTH - 1] >> -shift;
  }
  return out;
#endif
}

#endif
