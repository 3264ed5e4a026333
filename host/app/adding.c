#include "app/adding.h"

#include "app/state.h"
#include "base/memory.h"
#include "platform/files.h"

#include <stdlib.h>

struct add_task {
  struct task task;
  char *path;              /* owned */
  struct added added;      /* the variant is owned until the library has it */
  struct library *library; /* only read: everything in it is loaded */
  adding_done done;
  void *context;
  struct add_task *next;
};

static void add_free(struct add_task *t)
{
  free(t->path);
  free(t);
}

static void add_run(struct task *task)
{
  struct add_task *t = (struct add_task *)task;
  t->added.gone = file_missing(t->path);
  if (t->added.gone || !variant_load(&t->added.variant, t->path, library_extends, t->library, &t->added.err)) t->added.variant = NULL;
}

static void run_first(struct app *app)
{
  if (app->adding.first) worker_do(app->scripts, &app->adding.first->task);
}

static void add_done(struct app *app, struct task *task)
{
  struct add_task *t = (struct add_task *)task;
  if (!app) {
    variant_free(t->added.variant);
    return; /* adding_release does the rest, as for those that waited */
  }
  app->adding.first = t->next;
  if (t->added.variant) app_add_variant(app, t->added.variant, t->path);
  run_first(app);
  t->done(app, &t->added, t->context);
  add_free(t);
}

void adding_begin(struct app *app, const char *path, adding_done done, void *context)
{
  struct add_task *t = memory_new(1, sizeof *t), **end = &app->adding.first;
  t->task = (struct task){.run = add_run, .done = add_done};
  t->path = memory_text(path);
  t->added.path = t->path;
  t->library = app->options->library;
  t->done = done;
  t->context = context;
  while (*end) end = &(*end)->next;
  *end = t;
  if (t == app->adding.first) run_first(app);
}

void adding_release(struct app *app)
{
  for (struct add_task *t; (t = app->adding.first) != NULL; add_free(t)) {
    app->adding.first = t->next;
    t->done(NULL, &t->added, t->context);
  }
}
