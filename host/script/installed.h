/* The functions of a script that its rules go on calling while games are played and thought about: the ending (script/ending.h) and the
   evaluation (script/evaluation.h). They share the state they were read in, which the rules own, and its `p` (script/view.h). */
#ifndef SALTO_SCRIPT_INSTALLED_H
#define SALTO_SCRIPT_INSTALLED_H

#include "core/rules.h"
#include "script/call.h"

/* To add one: a row, and its key in installed.c. The stack of an installed state holds each in its place, and `p` last. */
enum installed_function { INSTALLED_ENDING = 1, INSTALLED_EVALUATION, INSTALLED_VIEW };

struct installed {
  lua_State *L;
  bool evaluation_failed; /* and is not called again: */
  struct error fault;     /* what it said */
};

/* Inside a guarded call: keeps the function on the top of the stack and pops it. */
void installed_keep(lua_State *L, enum installed_function which);

/* Outside: gives the state, with what was kept in it, to the rules, which own it from now on. */
struct installed *installed_open(struct rules *rules, lua_State *L);
bool installed_has(const struct installed *installed, enum installed_function which);

/* Calls one with `p`, and behind it the number of `player` unless that is -1. What it gave is on the top of the stack, for the caller to pop;
   nothing after a failure. */
bool installed_call(struct installed *installed, enum installed_function which, const struct rules *rules, const struct position *position, int player,
                    enum budget budget, struct error *err);

#endif
