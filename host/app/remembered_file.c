#include "app/remembered_file.h"

#include "app/narrate.h"
#include "app/state.h"
#include "base/memory.h"
#include "platform/files.h"
#include "platform/paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_LIMIT = 1 << 20 };

static void tell(const struct app *app, const char *lines)
{
  struct strbuf said;
  strbuf_init(&said);
  if (app->options->narrate) told_say(&said, lines, NULL, NULL);
  else app_say(app, &said, lines);
  for (const char *line = said.text; *line; line += strspn(line, "\n")) {
    int length = (int)strcspn(line, "\n");
    if (app->options->narrate) narrate(app, "choices", "%.*s", length, line);
    else fprintf(stderr, "salto: %.*s\n", length, line);
    line += length;
  }
  strbuf_release(&said);
}

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
    if (!file_exists(path.text)) ;
    else if (file_read(&text, NULL, path.text, FILE_LIMIT, &err)) remembered_read(&app->remembered.all, text, path.text, &faults);
    else strbuf_add(&faults, err.told);
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
  if (app && !t->ok) tell(app, t->err.told);
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
