/* Lua's library functions made safe for scripts that mean harm. They run no instructions, so each charges for the work it can do:
   by the length of the text or table it is given, a search with a pattern by the worst that the pattern could cost. */
#ifndef SALTO_SCRIPT_BOUNDED_H
#define SALTO_SCRIPT_BOUNDED_H

#include <lua.h>

/* Replaces the C function on the top of the stack by a bounded one. `name` is its full name: "string.rep". */
void bounded_wrap(lua_State *L, const char *name);

#endif
