/* Endings written as a Lua function of the position `p` (script/view.h).

   It gives nil (the game goes on), "draw", or the number of the player who has won. Players count from 1 in the order of play. */
#ifndef SALTO_SCRIPT_ENDING_H
#define SALTO_SCRIPT_ENDING_H

#include "core/outcome.h"
#include "core/rules.h"
#include "script/source.h"

#include <lua.h>

/* Inside a guarded call: keeps the function on the top of the stack and pops it. */
void ending_keep(lua_State *L);

/* Outside: makes the kept function the ending of the rules, which own the state from now on. `sources`: where it comes from. */
void ending_install(struct rules *rules, lua_State *L, const struct sources *sources);

#endif
