/* Small seeded random numbers: the same seed gives the same numbers on every machine. For hash keys, shuffles and tests;
   not for secrets. */
#ifndef SALTO_BASE_RANDOM_H
#define SALTO_BASE_RANDOM_H

#include <stdint.h>

struct random {
  uint64_t state; /* any value will do as a seed */
};

void random_seed(struct random *random, uint64_t seed);
uint64_t random_next(struct random *random);
/* From 0 to limit - 1, all equally likely. `limit` is at least 1. */
uint32_t random_below(struct random *random, uint32_t limit);

#endif
