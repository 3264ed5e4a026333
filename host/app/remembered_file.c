#include "app/remembered_file.h"

#include "app/state.h"
#include "base/memory.h"
#include "platform/files.h"
#include "platform/paths.h"

#include <stdlib.h>

enum { FILE_LIMIT = 1 << 20 };

static void tell(struct app *app, const char *lines) { settings_file_tell(app, "choices", lines); }

void remembered_file_open(struct app *app, bool keep)
{
  struct strbuf path, faults;
  struct error err;
  char *text = NULL;
  if (!keep) return;
  strbuf_init(&path), strbuf_init(&faults);
  if (!paths_settings(&path, &err)) {
    strbuf_add(&faults, err.told);
  } else {
    strbuf_add(&path, "/choices");
    app->remembered.path = memory_text(path.text);
    bool there = !file_missing(path.text);
    if (there && file_read(&text, NULL, path.text, FILE_LIMIT, &err)) {
      remembered_read(&app->remembered.all, text, path.text, &faults);
    } else if (there) { /* it stays as it is */
      told_add(&faults, "error.choices.not_kept", "what is chosen for games is not kept: {why:@%s}", err.told);
      free(app->remembered.path);
      app->remembered.path = NULL;
    }
  }
  tell(app, faults.text);
  free(text);
  strbuf_release(&path), strbuf_release(&faults);
}

void remembered_file_close(struct app *app)
{
  remembered_release(&app->remembered.all);
  free(app->remembered.path);
  app->remembered.path = NULL;
}

/* ---- writing ---- */

struct write_task {
  struct task task;
  char *path;         /* owned */
  struct strbuf text;
  bool ok;
  struct error err;
};

static void run(struct task *task)
{
  struct write_task *t = (struct write_task *)task;
  t->ok = file_write(t->path, t->text.text, t->text.length, &t->err);
}

static void done(struct app *app, struct task *task)
{
  struct write_task *t = (struct write_task *)task;
  if (app && !t->ok) {
    struct strbuf line;
    strbuf_init(&line);
    told_add(&line, "error.choices.not_kept", "what is chosen for games is not kept: {why:@%s}", t->err.told);
    tell(app, line.text);
    strbuf_release(&line);
  }
  strbuf_release(&t->text);
  free(t->path);
  free(t);
}

void remembered_file_keep(struct app *app, const struct new_game *game)
{
  remembered_take(&app->remembered.all, game);
  if (!app->remembered.path) return;
  struct write_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = run, .done = done};
  t->path = memory_text(app->remembered.path);
  strbuf_init(&t->text);
  remembered_write(&t->text, &app->remembered.all);
  worker_do(app->files, &t->task);
}
