/* Set-ups written as a Lua function. It sees `s`:

   s.players  s.options.<name>
   s:fill(region, kind, player?)   s:put(cell, kind, player?)   s:clear(region or cell)

   A player is a number in the order of play, a seat or a colour; pieces of nobody have none. A region may be several words
   ("hexagon -i5"), and with a player also "home" and "far". */
#ifndef SALTO_SCRIPT_SETUP_H
#define SALTO_SCRIPT_SETUP_H

#include "script/read.h"

/* Inside a guarded call: calls the function on the top of the stack, which fills r->rules->start; its options are those kept by
   setup_keep_options. What it gets wrong is raised with its line; false with a fault noted when it returns something, which nobody would read. */
bool setup_run(struct reading *r);

/* Keeps the table of options on the top of the stack for `s.options`, and pops it. */
void setup_keep_options(lua_State *L);

#endif
