/* The one guarded call into Lua. Nobody else calls lua_pcall, makes a bare lua_State or gives Lua memory.

   A call may use so many instructions, so much time and so much memory. A script cannot catch the end of a budget: from then on
   every instruction fails until the call is over, whatever pcall it hides in. Faults come back as one error: path, line and what
   happened, then a line per function it happened in. The state can be used again afterwards.

   Lua's C functions run no instructions, so those that can work long charge for it (call_charge; script/bounded.c). */
#ifndef SALTO_SCRIPT_CALL_H
#define SALTO_SCRIPT_CALL_H

#include "base/error.h"
#include "script/source.h"

#include <lua.h>

enum budget { BUDGET_LOAD, BUDGET_RUN, BUDGET_LEAF }; /* a script's text with its set-up; one call of an ending; one of an evaluation */

/* A state without any library. `sources` (borrowed, outlives the state) gives the paths in messages. Free with call_state_free. */
lua_State *call_state_new(const struct sources *sources);
void call_state_free(lua_State *L);

/* Calls the function that stands below its arguments, as lua_pcall. False with `err`, and then nothing is left on the stack of
   function and arguments. Not to be used inside another guarded call of the same state. */
bool call(lua_State *L, int arguments, int results, enum budget budget, struct error *err);
/* Calls a C function with `context` as its light userdata argument; what it raises, running out of memory too, comes back as an error. */
bool call_c(lua_State *L, lua_CFunction function, void *context, enum budget budget, struct error *err);

/* Inside a guarded call: counts work as so many instructions. Raises when the budget is spent. */
void call_charge(lua_State *L, size_t instructions);

/* Puts the path and the line where the function at `index` begins before an error: for what it returned, which came back in good order, so that
   no nearer line can be had. Always false. */
bool call_prefix_function(lua_State *L, int index, struct error *err);

#endif
