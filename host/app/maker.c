#include "app/maker.h"

#include "base/memory.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ORDERS = 64 };

struct job {
  struct job *next;
  struct made made;
};

struct maker {
  void (*wake)(void *context);
  void *context;
  SDL_Thread *thread;
  SDL_mutex *lock;
  SDL_cond *changed;
  /* under the lock */
  struct job *order, *making, *ready; /* ready: in the order they were made */
  bool go, end;
};

bool choices_same(const struct variant *variant, const struct choices *a, const struct choices *b)
{
  const struct option *option;
  size_t count = (size_t)variant_options(variant, &option);
  return a->players == b->players && !memcmp(a->value, b->value, count * sizeof *a->value);
}

static void make(struct made *made)
{
  struct error err;
  if (variant_rules(&made->rules, made->variant, &made->choices, &err)) return;
  made->rules = NULL;
  SDL_strlcpy(made->message, err.message, sizeof made->message);
}

static void append(struct job **list, struct job *job)
{
  while (*list) list = &(*list)->next;
  job->next = NULL;
  *list = job;
}

static int work(void *context)
{
  struct maker *maker = context;
  SDL_LockMutex(maker->lock);
  while (!maker->end) {
    struct job *job = maker->go ? maker->order : NULL;
    if (!job) {
      SDL_CondWait(maker->changed, maker->lock);
      continue;
    }
    maker->order = job->next;
    maker->making = job;
    SDL_UnlockMutex(maker->lock);
    make(&job->made);
    SDL_LockMutex(maker->lock);
    maker->making = NULL;
    append(&maker->ready, job);
    SDL_CondBroadcast(maker->changed);
    if (maker->wake && !maker->end) maker->wake(maker->context);
  }
  SDL_UnlockMutex(maker->lock);
  return 0;
}

struct maker *maker_new(void (*wake)(void *context), void *context)
{
  struct maker *maker = memory_new(1, sizeof *maker);
  maker->wake = wake, maker->context = context;
  maker->lock = SDL_CreateMutex();
  maker->changed = SDL_CreateCond();
  return maker;
}

static void free_jobs(struct job *job)
{
  while (job) {
    struct job *gone = job;
    job = job->next;
    if (gone->made.rules) rules_free(gone->made.rules);
    free(gone);
  }
}

void maker_free(struct maker *maker)
{
  if (!maker) return;
  SDL_LockMutex(maker->lock);
  maker->end = true;
  SDL_CondBroadcast(maker->changed);
  SDL_UnlockMutex(maker->lock);
  SDL_WaitThread(maker->thread, NULL);
  free_jobs(maker->order), free_jobs(maker->ready);
  SDL_DestroyCond(maker->changed);
  SDL_DestroyMutex(maker->lock);
  free(maker);
}

void maker_forget(struct maker *maker)
{
  SDL_LockMutex(maker->lock);
  free_jobs(maker->order);
  maker->order = NULL;
  maker->go = false;
  SDL_UnlockMutex(maker->lock);
}

static bool is_for(const struct job *job, struct variant *variant, const struct choices *choices)
{
  return job->made.variant == variant && choices_same(variant, &job->made.choices, choices);
}

void maker_ask(struct maker *maker, struct variant *variant, const struct choices *choices)
{
  SDL_LockMutex(maker->lock);
  bool known = maker->making && is_for(maker->making, variant, choices);
  int orders = 0;
  for (struct job *job = maker->order; job; job = job->next, orders++) known |= is_for(job, variant, choices);
  for (struct job *job = maker->ready; job; job = job->next) known |= is_for(job, variant, choices);
  if (!known && orders < MAX_ORDERS) {
    struct job *job = memory_new(1, sizeof *job);
    job->made.variant = variant, job->made.choices = *choices;
    append(&maker->order, job);
  }
  SDL_UnlockMutex(maker->lock);
}

void maker_work(struct maker *maker)
{
  SDL_LockMutex(maker->lock);
  bool any = maker->order != NULL;
  maker->go = true;
  SDL_CondBroadcast(maker->changed);
  SDL_UnlockMutex(maker->lock);
  if (!any || maker->thread) return;
  maker->thread = SDL_CreateThread(work, "rules", maker);
  if (!maker->thread) SDL_LogWarn(SDL_LOG_CATEGORY_APPLICATION, "no thread to make rules on: %s", SDL_GetError());
}

bool maker_take(struct maker *maker, struct made *out)
{
  SDL_LockMutex(maker->lock);
  struct job *job = maker->ready;
  if (job) maker->ready = job->next;
  SDL_UnlockMutex(maker->lock);
  if (!job) return false;
  *out = job->made;
  free(job);
  return true;
}

bool maker_wait(struct maker *maker)
{
  SDL_LockMutex(maker->lock);
  while (maker->thread && !maker->ready && (maker->order || maker->making)) SDL_CondWait(maker->changed, maker->lock);
  bool any = maker->ready != NULL;
  SDL_UnlockMutex(maker->lock);
  return any;
}
