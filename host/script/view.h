/* A position as Lua sees it: `p`, one userdata that is pointed at each position in turn, because a call must make no object. It is what
   endings (script/ending.h) and evaluations (script/evaluation.h) look at, and goals of exercises (script/goal.h), which see a lesson besides:

   p.players  p.to_move  p.last  p.quiet
   p:count(player?, kind?, region?)   p:at(cell) -> player, kind   p:can_move()   p:captured(player)   p:most_captured()

   with a lesson also
   p.learner  p.turns  p.from  p.to  p.hops  p.taken   p:turns_of(player)

   Players count from 1 in the order of play. */
#ifndef SALTO_SCRIPT_VIEW_H
#define SALTO_SCRIPT_VIEW_H

#include "core/game.h"

#include <lua.h>

/* What a goal knows besides the position. */
struct lesson {
  int learner;               /* player */
  int turns;                 /* of the learner, in this task */
  const struct played *last; /* the learner's last turn in this task, or NULL; the rest of `p` is about where it led */
};

/* What `p` points at: a position while the function runs, nothing (all NULL) otherwise. */
struct view {
  const struct rules *rules;
  const struct position *position;
  const struct lesson *lesson; /* NULL: there is none */
};

/* Inside a guarded call: pushes a new `p` that points at nothing. It belongs to Lua. */
struct view *view_push(lua_State *L);

#endif
