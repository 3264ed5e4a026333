/* Finds a turn to play. For now it picks one of the legal turns by chance: it does NOT look ahead and has no idea of good and
   bad. It builds the turn hop by hop, so that positions with billions of routes cost no more than others.
   Knows no Lua: only rules as data. A caller may run it on any thread. */
#ifndef SALTO_SEARCH_SEARCH_H
#define SALTO_SEARCH_SEARCH_H

#include "base/random.h"
#include "core/turn.h"

struct search {
  struct random random;
};

/* Two searches with the same seed choose the same turns. */
void search_init(struct search *search, uint64_t seed);

/* Chooses a legal turn, a pass where the rules make the player pass. False when there is none: the game is over. */
bool search_choose(struct turn *turn, struct path *path, struct search *search, const struct rules *rules, const struct position *position);

#endif
