/* The world a script lives in: a state with the harmless part of Lua's libraries, and nothing that reaches a file, the clock, another
   script or the host. Global names cannot be made or changed, and one that does not exist is an error that names the nearest.
   What is given and what is kept back, each with its reason, are two tables in sandbox.c. */
#ifndef SALTO_SCRIPT_SANDBOX_H
#define SALTO_SCRIPT_SANDBOX_H

#include "base/error.h"
#include "script/source.h"

#include <lua.h>

/* Free with sandbox_free. `sources` is borrowed and outlives the state. NULL with `err` only when the state's own ceiling is too low. */
lua_State *sandbox_new(const struct sources *sources, struct error *err);
void sandbox_free(lua_State *L);

/* Inside a guarded call: gives scripts a global function. Takes the value from the top of the stack. */
void sandbox_give(lua_State *L, const char *name);

/* Inside a guarded call: compiles a source and pushes its function. A syntax error comes back as "path:line:column: …". */
bool sandbox_compile(lua_State *L, const struct sources *sources, int source, struct error *err);

#endif
