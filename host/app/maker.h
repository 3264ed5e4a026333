/* Makes rules on a thread of its own, so that the window never waits for a script. Whoever shows rules asks in each frame for what
   it still lacks; what nobody asks for any more is dropped before it is begun. Knows no screen and draws nothing. */
#ifndef SALTO_APP_MAKER_H
#define SALTO_APP_MAKER_H

#include "script/variant.h"

struct maker;

struct made {
  struct variant *variant;
  struct choices choices;
  struct rules *rules;  /* the taker's; NULL when they cannot be made */
  char message[2048];   /* then why */
};

/* `wake` is called on the maker's thread when something was made; NULL: the caller waits (maker_wait). */
struct maker *maker_new(void (*wake)(void *context), void *context);
void maker_free(struct maker *maker); /* waits for what is in the making, which takes as long as a script may; NULL is fine */

void maker_forget(struct maker *maker); /* all that was asked for and is not begun */
void maker_ask(struct maker *maker, struct variant *variant, const struct choices *choices); /* the same again is one */
void maker_work(struct maker *maker);   /* begins with what was asked for */
bool maker_take(struct maker *maker, struct made *out); /* the next that is ready; false: none */
bool maker_wait(struct maker *maker);   /* until something can be taken; false: nothing was asked for */

bool choices_same(const struct variant *variant, const struct choices *a, const struct choices *b);

#endif
