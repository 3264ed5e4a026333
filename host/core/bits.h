/* A set of cells as a bit set of up to 256 bits. A cell's number is its bit. What is only needed now and then goes through
   here; the loops of move generation have their own, narrower form (core/kernel.inc). */
#ifndef SALTO_CORE_BITS_H
#define SALTO_CORE_BITS_H

#include <stdbool.h>
#include <stdint.h>

enum { MAX_CELLS = 256, MAX_WORDS = MAX_CELLS / 64 };

struct bits {
  uint64_t word[MAX_WORDS];
};

static inline bool bits_has(const struct bits *b, int cell) { return b->word[cell >> 6] >> (cell & 63) & 1; }
static inline void bits_add(struct bits *b, int cell) { b->word[cell >> 6] |= UINT64_C(1) << (cell & 63); }
static inline void bits_remove(struct bits *b, int cell) { b->word[cell >> 6] &= ~(UINT64_C(1) << (cell & 63)); }

static inline int bits_count(const struct bits *b)
{
  int n = 0;
  for (int i = 0; i < MAX_WORDS; i++) n += __builtin_popcountll(b->word[i]);
  return n;
}

static inline bool bits_empty(const struct bits *b) { return !(b->word[0] | b->word[1] | b->word[2] | b->word[3]); }

static inline bool bits_equal(const struct bits *a, const struct bits *b)
{
  uint64_t different = 0;
  for (int i = 0; i < MAX_WORDS; i++) different |= a->word[i] ^ b->word[i];
  return !different;
}

static inline struct bits bits_and(struct bits a, const struct bits *b)
{
  for (int i = 0; i < MAX_WORDS; i++) a.word[i] &= b->word[i];
  return a;
}

static inline struct bits bits_or(struct bits a, const struct bits *b)
{
  for (int i = 0; i < MAX_WORDS; i++) a.word[i] |= b->word[i];
  return a;
}

static inline struct bits bits_minus(struct bits a, const struct bits *b)
{
  for (int i = 0; i < MAX_WORDS; i++) a.word[i] &= ~b->word[i];
  return a;
}

/* The first cell numbered `from` or above, or -1: for (int c = bits_next(&b, 0); c >= 0; c = bits_next(&b, c + 1)). */
static inline int bits_next(const struct bits *b, int from)
{
  for (int i = from >> 6; i < MAX_WORDS; i++) {
    uint64_t word = b->word[i];
    if (i == from >> 6) word &= ~UINT64_C(0) << (from & 63);
    if (word) return i * 64 + __builtin_ctzll(word);
  }
  return -1;
}

#endif
