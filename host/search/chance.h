/* A legal turn by chance: it does not look ahead and has no idea of good and bad. It builds the turn hop by hop, so that positions with
   billions of routes cost no more than others. */
#ifndef SALTO_SEARCH_CHANCE_H
#define SALTO_SEARCH_CHANCE_H

#include "base/random.h"
#include "core/turn.h"

/* Chooses a legal turn, a pass where the rules make the player pass. The same random state chooses the same turn. False when there is
   none: the game is over. */
bool chance_choose(struct turn *turn, struct path *path, struct random *random, const struct rules *rules, const struct position *position);

#endif
