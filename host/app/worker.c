#include "app/worker.h"

#include "base/memory.h"

#include <SDL.h>
#include <stdlib.h>

struct worker {
  const char *name;
  void (*wake)(void *context);
  void *context;
  SDL_Thread *thread;
  SDL_mutex *lock;
  SDL_cond *changed;
  /* under the lock */
  struct task *waiting, *ran; /* both in the order they were given */
  bool busy, end;
};

static void append(struct task **list, struct task *task)
{
  while (*list) list = &(*list)->next;
  task->next = NULL;
  *list = task;
}

static int work(void *context)
{
  struct worker *worker = context;
  SDL_LockMutex(worker->lock);
  for (;;) {
    struct task *task = worker->waiting;
    if (!task && worker->end) break;
    if (!task) {
      SDL_CondWait(worker->changed, worker->lock);
      continue;
    }
    worker->waiting = task->next;
    worker->busy = true;
    SDL_UnlockMutex(worker->lock);
    task->run(task);
    SDL_LockMutex(worker->lock);
    worker->busy = false;
    append(&worker->ran, task);
    SDL_CondBroadcast(worker->changed);
    if (worker->wake && !worker->end) worker->wake(worker->context);
  }
  SDL_UnlockMutex(worker->lock);
  return 0;
}

struct worker *worker_new(const char *name, void (*wake)(void *context), void *context)
{
  struct worker *worker = memory_new(1, sizeof *worker);
  worker->name = name, worker->wake = wake, worker->context = context;
  worker->lock = SDL_CreateMutex();
  worker->changed = SDL_CreateCond();
  return worker;
}

void worker_do(struct worker *worker, struct task *task)
{
  SDL_LockMutex(worker->lock);
  append(&worker->waiting, task);
  SDL_CondBroadcast(worker->changed);
  SDL_UnlockMutex(worker->lock);
  if (worker->thread) return;
  worker->thread = SDL_CreateThread(work, worker->name, worker);
  if (worker->thread) return;
  /* Without a thread the window waits, but nothing is lost. */
  while ((task = worker->waiting) != NULL) {
    worker->waiting = task->next;
    task->run(task);
    append(&worker->ran, task);
  }
  if (worker->wake) worker->wake(worker->context);
}

static struct task *take(struct worker *worker)
{
  SDL_LockMutex(worker->lock);
  struct task *task = worker->ran;
  if (task) worker->ran = task->next;
  SDL_UnlockMutex(worker->lock);
  return task;
}

bool worker_finish(struct worker *worker, struct app *app)
{
  bool any = false;
  for (struct task *task; (task = take(worker)) != NULL; any = true) task->done(app, task);
  return any;
}

bool worker_wait(struct worker *worker)
{
  SDL_LockMutex(worker->lock);
  while (!worker->ran && (worker->waiting || worker->busy)) SDL_CondWait(worker->changed, worker->lock);
  bool any = worker->ran != NULL;
  SDL_UnlockMutex(worker->lock);
  return any;
}

void worker_free(struct worker *worker)
{
  if (!worker) return;
  SDL_LockMutex(worker->lock);
  worker->end = true;
  SDL_CondBroadcast(worker->changed);
  SDL_UnlockMutex(worker->lock);
  SDL_WaitThread(worker->thread, NULL);
  worker_finish(worker, NULL);
  SDL_DestroyCond(worker->changed);
  SDL_DestroyMutex(worker->lock);
  free(worker);
}
