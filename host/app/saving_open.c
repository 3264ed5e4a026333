#include "app/saving_state.h"

#include "app/narrate.h"
#include "app/state.h"
#include "base/memory.h"
#include "match/reopen.h"

#include <stdlib.h>
#include <string.h>

/* A game is read by app->files; then the window looks for its variant, and has the scripts loaded that the game names where it has them not yet
   (app/adding.h); then app->scripts makes the rules and plays the turns. */
struct open_task {
  struct task task;
  int number;                 /* of the saving_open that it answers */
  char path[STORE_PATH_SIZE];
  char folder[STORE_PATH_SIZE]; /* of the program's own games */
  bool own;                   /* it is one of them */
  uint64_t content;           /* store_content */
  struct record *record;      /* owned; NULL: it could not be read */
  int script;                 /* of those it names, that is to be loaded; -1: none */
  struct reopening found;
  struct match *match;        /* owned until it is taken */
  struct error err;
};

static void open_free(struct open_task *t)
{
  record_free(t->record);
  match_free(t->match);
  free(t);
}

static bool is_wanted(const struct app *app, const struct open_task *t) { return app && app->saving->opening == t->number; }

/* ---- the match ---- */

static void make_run(struct task *task)
{
  struct open_task *t = (struct open_task *)task;
  t->match = reopen(t->record, t->found);
}

static void make_done(struct app *app, struct task *task)
{
  struct open_task *t = (struct open_task *)task;
  if (is_wanted(app, t)) {
    *app->saving->opens = '\0';
    narrate(app, "opened", "%s", t->path);
    app->saving->read = t->content, app->saving->own = t->own;
    app_take(app, t->match, t->path);
    t->match = NULL;
  }
  open_free(t);
}

static void make(struct app *app, struct open_task *t)
{
  t->task = (struct task){.run = make_run, .done = make_done};
  worker_do(app->scripts, &t->task);
}

/* ---- the variant ---- */

static void find(struct app *app, struct open_task *t);

static void added(struct app *app, const struct added *added, void *context)
{
  struct open_task *t = context;
  if (!is_wanted(app, t)) {
    open_free(t);
  } else if (added->variant) {
    find(app, t);
  } else {
    t->found = reopen_find(app->options->library, t->record);
    reopen_without(&t->found, added->path, added->gone, &added->err);
    make(app, t);
  }
}

static void find(struct app *app, struct open_task *t)
{
  const char *const *scripts;
  record_scripts(t->record, &scripts);
  t->script = reopen_wants(app->options->library, t->record, t->script + 1);
  if (t->script >= 0) {
    adding_begin(app, scripts[t->script], added, t);
    return;
  }
  t->found = reopen_find(app->options->library, t->record);
  make(app, t);
}

/* ---- the file ---- */

static void read_run(struct task *task)
{
  struct open_task *t = (struct open_task *)task;
  struct strbuf own;
  strbuf_init(&own);
  t->own = *t->folder && store_own(&own, t->path, t->folder) && own.length < sizeof t->path;
  if (t->own) strcpy(t->path, own.text);
  strbuf_release(&own);
  t->content = store_content(t->path);
  if (!store_read(&t->record, t->path, &t->err)) t->record = NULL;
}

/* `why` is told. */
static void fail(struct app *app, const char *why)
{
  *app->saving->opens = '\0';
  sentence_set(&app->saving->failure, "ui.saving.open", why);
  app->again = true;
  narrate(app, "unopened", "%s", saving_failure(app));
}

static void read_done(struct app *app, struct task *task)
{
  struct open_task *t = (struct open_task *)task;
  if (is_wanted(app, t) && t->record) {
    find(app, t);
    return;
  }
  if (is_wanted(app, t)) fail(app, t->err.told);
  open_free(t);
}

void saving_read(struct app *app)
{
  struct saving *saving = app->saving;
  saving->read_later = false;
  if (!*saving->opens) return;
  struct open_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = read_run, .done = read_done};
  t->number = saving->opening;
  t->script = -1;
  strcpy(t->path, saving->opens);
  strcpy(t->folder, saving->folder);
  worker_do(app->files, &t->task);
}

/* ---- asked for ---- */

void saving_open(struct app *app, const char *path)
{
  struct saving *saving = app->saving;
  saving_read_failure(app);
  saving->opening++;
  *saving->opens = '\0';
  if (app->match && *path && (!strcmp(saving->path, path) || !strcmp(saving->source, path))) {
    app_go(app, app_match_screen(app->match));
    return;
  }
  if (strlen(path) >= sizeof saving->opens) {
    fail(app, TOLD("error.file.long_path", "the path is too long"));
    return;
  }
  strcpy(saving->opens, path);
  saving_retry(app); /* it may be this very game */
  if (saving->writing) saving->read_later = true; /* likewise */
  else saving_read(app);
}

const char *saving_opening(const struct app *app) { return app->saving->opens; }
const char *saving_failure(const struct app *app) { return sentence_text(app, &app->saving->failure); }

void saving_read_failure(struct app *app)
{
  sentence_set(&app->saving->failure, "", "");
  app->again = true;
}
