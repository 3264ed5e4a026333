#include "base/random.h"

#include <assert.h>

void random_seed(struct random *random, uint64_t seed) { random->state = seed; }

/* SplitMix64: G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014, with the
   constants of S. Vigna's public-domain splitmix64.c. */
uint64_t random_next(struct random *random)
{
  uint64_t z = random->state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* Multiply and shift, rejecting the few values that would favour some results: D. Lemire, "Fast random integer generation in
   an interval", ACM Transactions on Modeling and Computer Simulation 29 (2019). */
uint32_t random_below(struct random *random, uint32_t limit)
{
  assert(limit > 0);
  uint32_t uneven = -limit % limit;
  for (;;) {
    uint64_t product = (random_next(random) >> 32) * limit;
    if ((uint32_t)product >= uneven) return (uint32_t)(product >> 32);
  }
}
