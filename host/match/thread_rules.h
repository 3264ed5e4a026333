/* The same rules for each thread of a search. Where they ask a script's function, rules may only be used by one thread at a time
   (script/variant.h); further threads get rules of their own here, made by each when it first asks and kept for the next search. */
#ifndef SALTO_MATCH_THREAD_RULES_H
#define SALTO_MATCH_THREAD_RULES_H

#include "script/variant.h"
#include "search/search.h"

struct thread_rules {
  struct variant *variant; /* borrowed */
  struct choices choices;
  struct rules *rules[SEARCH_THREADS]; /* owned; NULL: not made yet */
};

void thread_rules_init(struct thread_rules *all, struct variant *variant, const struct choices *choices);
void thread_rules_release(struct thread_rules *all); /* when no search runs; zeroed is fine */

/* For search_job.rules_of, whose context is a struct thread_rules. NULL: they cannot be made. */
const struct rules *thread_rules_of(void *all, int thread);

#endif
