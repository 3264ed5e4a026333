#include "search/level.h"

enum { LEVELS = 10 };

static const struct level levels[NATURES][LEVELS] = {
  [NATURE_EXCHANGE] = {
    {1, 0, 70, 3}, {2, 105, 44, 3}, {3, 180, 31, 3}, {0, 360, 18, 4}, {0, 950, 15, 6},
    {0, 3000, 10, 8}, {0, 7500, 5, 12}, {0, 26000, 0, 16}, {0, 75000, 0, 32}, {0, 0, 0, 64},
  },
  [NATURE_RACE] = {
    {1, 0, 48, 3}, {2, 130, 30, 3}, {3, 280, 20, 3}, {0, 700, 15, 4}, {0, 1200, 14, 6},
    {0, 4200, 8, 8}, {0, 14000, 3, 12}, {0, 40000, 0, 16}, {0, 110000, 0, 32}, {0, 0, 0, 64},
  },
  [NATURE_HARVEST] = {
    {1, 0, 410, 3}, {1, 0, 265, 3}, {1, 0, 180, 3}, {1, 0, 105, 3}, {1, 0, 45, 3},
    {2, 105, 42, 3}, {0, 300, 20, 4}, {0, 1300, 15, 8}, {0, 12000, 0, 32}, {0, 0, 0, 64},
  },
};

bool level_is_full(int level) { return level < 1 || level >= LEVELS; }

const struct level *level_of(enum nature nature, int level) { return &levels[nature][level_is_full(level) ? LEVELS - 1 : level - 1]; }
