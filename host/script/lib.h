/* lib "name": what variants share. The file lib/name.lua beside the script (or beside its folder), beside one it extends, or among the
   bundled ones, is run once in the script's own state; what it returns is the value. */
#ifndef SALTO_SCRIPT_LIB_H
#define SALTO_SCRIPT_LIB_H

#include "script/source.h"

#include <lua.h>

/* Inside a guarded call: pushes the function `lib`. Files are read only while lib_allow_reading says so, and then kept in `sources`; afterwards
   those that are kept can be had. `chain` are the sources to look beside; `sources` outlives the state. */
void lib_open(lua_State *L, struct sources *sources, const int *chain, int chain_count);
void lib_allow_reading(lua_State *L, bool allow);

#endif
