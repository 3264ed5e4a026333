#include "search/level.h"

enum { LEVELS = 10 };

static const struct level levels[NATURES][LEVELS] = {
  [NATURE_EXCHANGE] = {
    {1, 0, 70, 3}, {2, 105, 44, 3}, {3, 180, 31, 3}, {0, 360, 18, 4}, {0, 950, 15, 6},
    {0, 3000, 10, 8}, {0, 7500, 5, 12}, {0, 26000, 0, 16}, {0, 75000, 0, 32}, {0, 0, 0, 64},
  },
  [NATURE_RACE] = {
    {1, 0, 50, 3}, {2, 105, 38, 3}, {3, 240, 22, 3}, {0, 700, 15, 4}, {0, 1300, 14, 6},
    {0, 5000, 8, 8}, {0, 18000, 2, 12}, {0, 45000, 0, 16}, {0, 110000, 0, 32}, {0, 0, 0, 64},
  },
  [NATURE_HARVEST] = {
    {1, 0, 350, 3}, {1, 0, 235, 3}, {1, 0, 158, 3}, {1, 0, 98, 3}, {1, 0, 58, 3},
    {2, 105, 42, 3}, {3, 200, 26, 3}, {0, 900, 15, 8}, {0, 12000, 0, 32}, {0, 0, 0, 64},
  },
};

bool level_is_full(int level) { return level < 1 || level >= LEVELS; }

const struct level *level_of(enum nature nature, int level) { return &levels[nature][level_is_full(level) ? LEVELS - 1 : level - 1]; }
