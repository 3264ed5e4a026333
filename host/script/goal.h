/* Goals of exercises: what must be so after a turn of the player who learns. Declared conditions, all of which must hold, or a Lua function of
   the position after the turn and the one before it (script/view.h), which gives true (done), false (not done: begin again) or nil (go on), and
   perhaps a word: of a text to be said. */
#ifndef SALTO_SCRIPT_GOAL_H
#define SALTO_SCRIPT_GOAL_H

#include "script/book.h"
#include "script/read.h"

enum { MAX_GOAL_TURNS = 8 };

/* What is not declared holds always. */
struct condition {
  int turn_count;
  char turn[MAX_GOAL_TURNS][READ_NAME_SIZE]; /* the turn is one of these, as turn_read reads them */
  bool has_from, has_to, has_fill, has_empty;
  struct bits from, to;    /* the piece came from, ended on, one of these */
  struct bits fill, empty; /* every one of these holds a piece of the learner's; none holds any */
  int hops;                /* at least so many jumps in the turn */
  int captures;            /* just so many pieces taken in the turn; -1: any */
  bool crowned;            /* the piece is of another kind after the turn than before it */
  bool won;                /* the learner has won the game, or has a place in it */
};

struct task_goal {
  int function; /* in the registry, or LUA_NOREF: the condition */
  struct condition condition;
};

/* Inside a guarded call: reads the function or table on the top of the stack for r->rules. */
bool goal_read(struct reading *r, struct task_goal *goal, int learner);

/* Inside a guarded call, once: makes the two positions that functions are called with. */
void goal_open(lua_State *L);
/* Outside, once: from now on the state is for goal_check alone. */
void goal_install(lua_State *L);

/* An attempt at a task. */
struct attempt {
  const struct rules *rules;
  int learner;                 /* player */
  const struct played *played; /* the learner's turns, the last one the newest */
  int count;                   /* at least 1 */
  const struct position *now;  /* after the last one */
  const struct texts *texts;   /* for the words a function gives: "exercise.<name>.<word>" */
  const char *name;
};

/* GOAL_RESULT_OPEN, DONE or FAILED, by the goal alone. False only when a script's function failed. */
bool goal_check(enum goal_result *out, char word[BOOK_NAME_SIZE], const struct task_goal *goal, lua_State *L, const struct attempt *attempt,
                struct error *err);

#endif
