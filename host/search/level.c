#include "search/level.h"

enum { LEVELS = 10 };

static const struct level levels[LEVELS] = {
  {1, 0, 120, 1}, {1, 0, 60, 2}, {0, 60, 50, 3}, {0, 200, 25, 4}, {0, 700, 15, 6}, {0, 2500, 8, 8}, {0, 8000, 4, 12}, {0, 30000, 0, 16}, {0, 120000, 0, 32}, {0, 0, 0, 64},
};

const struct level *level_of(int level) { return &levels[level >= 1 && level < LEVELS ? level - 1 : LEVELS - 1]; }
