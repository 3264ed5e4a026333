#include "search/level.h"

enum { LEVELS = 10 };

static const struct level levels[LEVELS] = {
  {1, 0, 90, 0}, {1, 0, 60, 2}, {2, 0, 50, 2}, {2, 0, 30, 4}, {3, 0, 20, 6}, {4, 0, 12, 8}, {5, 0, 6, 12}, {6, 200000, 3, 16}, {8, 600000, 0, 32}, {0, 0, 0, 64},
};

const struct level *level_of(int level) { return &levels[level >= 1 && level < LEVELS ? level - 1 : LEVELS - 1]; }
