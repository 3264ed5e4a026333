/* The tables of a script and of those it extends, made one: own copies, shorthand written out, the child's laid over its base's.
   Works on plain Lua tables on the stack; knows no rule beyond the few shorthand forms. Inside a guarded call. */
#ifndef SALTO_SCRIPT_MERGE_H
#define SALTO_SCRIPT_MERGE_H

#include "script/read.h"

/* Replaces the table on the top of the stack by a deep copy, so that one table used in two places is two. Faults: nested too deep
   or in a circle, too many entries, values that mean nothing in a description. */
bool table_copy(struct reading *r);

/* Writes shorthand out, so that a difference can be laid over it: `step = true` is `step = {}`, one jump in a list is that jump,
   `players = 2` is `{ min = 2, max = 2 }`, a list of players is their `seats`, `endings = function` is `{ custom = function }`. */
void table_normalise(lua_State *L);

/* Lays the table on the top over the one below it and pops it. Tables with keys merge key by key; lists, texts, numbers and functions
   replace what was there, and so does `false`. A board of another shape replaces the whole board. */
void table_merge(lua_State *L);

/* Pushes the values of everything that no script states: the one table of defaults. */
void push_defaults(lua_State *L);
/* Lays the table on the top over a copy of one of the defaults' tables for what there may be several of: "shapes.square", "step". */
void table_complete(lua_State *L, const char *group, const char *name);

#endif
