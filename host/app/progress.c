#include "app/progress.h"

#include "app/state.h"
#include "app/worker.h"
#include "base/keyed.h"
#include "base/memory.h"
#include "platform/files.h"
#include "platform/paths.h"

#include <stdlib.h>
#include <string.h>

enum { VARIANT_SIZE = KEYED_KEY_SIZE, EXERCISE_SIZE = 64, FILE_LIMIT = 1 << 20 };

struct exercise_done {
  char variant[VARIANT_SIZE], exercise[EXERCISE_SIZE];
};

void progress_release(struct progress *progress)
{
  free(progress->done);
  free(progress->faults);
  *progress = (struct progress){0};
}

bool progress_has(const struct progress *progress, const char *variant, const char *exercise)
{
  for (int i = 0; i < progress->count; i++)
    if (!strcmp(progress->done[i].variant, variant) && !strcmp(progress->done[i].exercise, exercise)) return true;
  return false;
}

bool progress_add(struct progress *progress, const char *variant, const char *exercise)
{
  if (progress_has(progress, variant, exercise)) return false;
  if (progress->count == progress->capacity) {
    progress->capacity = progress->capacity ? 2 * progress->capacity : 16;
    progress->done = memory_grow(progress->done, (size_t)progress->capacity, sizeof *progress->done);
  }
  struct exercise_done *done = &progress->done[progress->count++];
  SDL_strlcpy(done->variant, variant, sizeof done->variant);
  SDL_strlcpy(done->exercise, exercise, sizeof done->exercise);
  return true;
}

/* ---- the text ---- */

void progress_read(struct progress *progress, char *text, struct strbuf *faults)
{
  struct keyed keyed;
  keyed_init(&keyed, text);
  while (keyed_next(&keyed)) {
    char *rest = keyed.value, *exercise = keyed_word(&rest), *more = keyed_word(&rest);
    bool fits = exercise && !more && strlen(keyed.key) + 1 < sizeof keyed.key && strlen(exercise) < EXERCISE_SIZE;
    if (fits) {
      progress_add(progress, keyed.key, exercise);
      continue;
    }
    told_add(faults, "error.line_exercise", "line {line:%d}: the id of a game and the name of one exercise were expected", keyed.line);
    strbuf_add_char(faults, '\n');
  }
}

void progress_append(struct strbuf *text, const char *variant, const char *exercise)
{
  if (text->length == 0) strbuf_add(text, "# Exercises of the rule book that were done: the game, the exercise.\n");
  else if (text->text[text->length - 1] != '\n') strbuf_add_char(text, '\n');
  strbuf_addf(text, "%s %s\n", variant, exercise);
}

/* ---- the file: read as it is now, then perhaps a line more ---- */

struct progress_task {
  struct task task;
  struct strbuf path;
  char variant[VARIANT_SIZE], exercise[EXERCISE_SIZE]; /* to be added; "" : nothing */
  struct progress found;
  struct strbuf faults;
};

static bool read_file(struct progress_task *t, struct strbuf *text, struct error *err)
{
  char *content;
  if (!paths_settings(&t->path, err)) return false;
  strbuf_add(&t->path, "/exercises");
  if (file_missing(t->path.text)) return true;
  if (!file_read(&content, NULL, t->path.text, FILE_LIMIT, err)) return false;
  strbuf_add(text, content);
  progress_read(&t->found, content, &t->faults);
  free(content);
  return true;
}

static void run(struct task *task)
{
  struct progress_task *t = (struct progress_task *)task;
  struct strbuf text;
  struct error err;
  strbuf_init(&text);
  bool ok = read_file(t, &text, &err);
  if (ok && *t->exercise && progress_add(&t->found, t->variant, t->exercise)) {
    progress_append(&text, t->variant, t->exercise);
    ok = file_write(t->path.text, text.text, text.length, &err);
  }
  if (!ok) strbuf_addf(&t->faults, "%s\n", err.told);
  strbuf_release(&text);
}

static void take(struct app *app, struct progress_task *t)
{
  struct progress *progress = &app->progress;
  progress->known = true;
  for (int i = 0; i < t->found.count; i++) progress_add(progress, t->found.done[i].variant, t->found.done[i].exercise);
  free(progress->faults);
  progress->faults = NULL;
  if (t->faults.length == 0) return;
  struct strbuf faults;
  strbuf_init(&faults);
  strbuf_addf(&faults, "%s: %s", t->path.text, t->faults.text);
  faults.text[--faults.length] = '\0'; /* the last line's end */
  settings_file_tell(app, "exercises", faults.text);
  progress->faults = faults.text;
}

static void done(struct app *app, struct task *task)
{
  struct progress_task *t = (struct progress_task *)task;
  if (app) take(app, t);
  progress_release(&t->found);
  strbuf_release(&t->faults), strbuf_release(&t->path);
  free(t);
}

static void order(struct app *app, const char *variant, const char *exercise)
{
  app->progress.known |= app->progress.off;
  if (app->progress.off) return;
  struct progress_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = run, .done = done};
  strbuf_init(&t->path), strbuf_init(&t->faults);
  SDL_strlcpy(t->variant, variant, sizeof t->variant);
  SDL_strlcpy(t->exercise, exercise, sizeof t->exercise);
  app->progress.asked = true;
  worker_do(app->files, &t->task);
}

void progress_open(struct app *app)
{
  if (!app->progress.asked) order(app, "", "");
}

void progress_done(struct app *app, const char *variant, const char *exercise)
{
  if (progress_add(&app->progress, variant, exercise)) order(app, variant, exercise);
}
