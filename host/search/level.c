#include "search/level.h"

enum { LEVELS = 10 };

static const struct level levels[LEVELS] = {
  {1, 0, 70, 3}, {2, 105, 40, 3}, {3, 200, 26, 3}, {0, 520, 15, 4}, {0, 1050, 15, 6}, {0, 3000, 10, 8}, {0, 9000, 5, 12}, {0, 30000, 0, 16},
  {0, 120000, 0, 32}, {0, 0, 0, 64},
};

const struct level *level_of(int level) { return &levels[level >= 1 && level < LEVELS ? level - 1 : LEVELS - 1]; }
