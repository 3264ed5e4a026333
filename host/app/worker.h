/* A thread that does things one after the other which the window must not wait for: files, scripts. A task is data of its owner that
   holds a struct task first; it is the worker's from worker_do until its `done` was called on the window's thread. */
#ifndef SALTO_APP_WORKER_H
#define SALTO_APP_WORKER_H

#include <stdbool.h>

struct app;

struct task {
  void (*run)(struct task *task);                   /* on the worker's thread: touches nothing but the task */
  void (*done)(struct app *app, struct task *task); /* on the window's thread; frees the task. `app` NULL: the program ends, only free */
  struct task *next;
};

struct worker;

/* `wake` is called on the worker's thread when something is done; NULL: the caller waits (worker_wait). */
struct worker *worker_new(const char *name, void (*wake)(void *context), void *context);
/* Runs what is still to be done, calls every `done` without an app, and ends. NULL is fine. */
void worker_free(struct worker *worker);
void worker_do(struct worker *worker, struct task *task);
/* Calls `done` of all that ran. True: something did. */
bool worker_finish(struct worker *worker, struct app *app);
bool worker_wait(struct worker *worker); /* until something ran; false: nothing is to be done */

#endif
