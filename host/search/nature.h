/* What a game comes down to, by its rules: what is worth looking at in it, and how much more there is to see with more positions. */
#ifndef SALTO_SEARCH_NATURE_H
#define SALTO_SEARCH_NATURE_H

#include "core/rules.h"

enum nature {
  NATURE_EXCHANGE, /* pieces are won and lost, or whatever the rules come up with */
  NATURE_RACE,     /* somebody has a region to fill or to reach */
  NATURE_HARVEST,  /* pieces belong to nobody, each turn captures, and only what is captured counts */
  NATURES
};

enum nature nature_of(const struct rules *rules);

bool has_quiet_turns(const struct rules *rules); /* turns that do not capture exist */

#endif
