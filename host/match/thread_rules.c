#include "match/thread_rules.h"

#include <string.h>

void thread_rules_init(struct thread_rules *all, struct variant *variant, const struct choices *choices)
{
  memset(all, 0, sizeof *all);
  all->variant = variant;
  all->choices = *choices;
}

void thread_rules_release(struct thread_rules *all)
{
  for (int i = 0; i < SEARCH_THREADS; i++)
    if (all->rules[i]) rules_free(all->rules[i]);
  memset(all, 0, sizeof *all);
}

/* No lock: each thread has a place of its own. */
const struct rules *thread_rules_of(void *context, int thread)
{
  struct thread_rules *all = context;
  struct rules **own = &all->rules[thread];
  struct error err;
  if (!*own && !variant_rules(own, all->variant, &all->choices, &err)) *own = NULL;
  return *own;
}
