/* Endings written as a Lua function of the position `p` (script/view.h).

   It gives nil (the game goes on), "draw", or the number of the player who has won. Players count from 1 in the order of play. */
#ifndef SALTO_SCRIPT_ENDING_H
#define SALTO_SCRIPT_ENDING_H

#include "core/outcome.h"
#include "script/installed.h"
#include "script/source.h"

/* Makes the installed function, if there is one, the ending of the rules. `sources`: where it comes from. */
void ending_install(struct rules *rules, struct installed *installed, const struct sources *sources);

#endif
