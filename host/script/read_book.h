/* book = { diagrams = { … }, worked = { … }, exercises = { … } } of a script, into a struct book. */
#ifndef SALTO_SCRIPT_READ_BOOK_H
#define SALTO_SCRIPT_READ_BOOK_H

#include "script/goal.h"
#include "script/text_keys.h"

enum { MAX_BOOK_RULES = 16 }; /* choices of players and options that positions may be for: making rules takes a while */

struct book_state {
  struct variant *variant; /* borrowed */
  bool all;                /* parts with faults are left in, so that the others can be looked over */
  lua_State *L;            /* owned: where the goals' functions are; NULL when the book is empty */
  int goal_count, made_count;
  struct task_goal *goal; /* owned */
  struct {
    struct choices choices;
    struct rules *rules; /* owned */
  } made[MAX_BOOK_RULES];
};

/* Inside a guarded call: reads the table on the top of the stack into the struct book at `book`, whose state names the variant. Everything made is
   attached to it at once, so that book_free finds it after an error. True in spite of faults when the state wants all. */
bool read_book(struct reading *r, void *book);

/* Inside a guarded call: the texts that the book on the top of the stack may have, by the names in it; nothing is checked. */
void read_book_keys(lua_State *L, struct text_keys *keys);

#endif
