#include "app/dropped.h"

#include "app/message_box.h"
#include "app/script_fault.h"
#include "app/state.h"
#include "base/memory.h"
#include "base/utf8.h"
#include "platform/files.h"
#include "platform/paths.h"

#include <stdlib.h>
#include <string.h>

static void tell(struct app *app, const char *key, const char *path, const char *folder)
{
  const char *slash = strrchr(path, '/');
  char *name = memory_text(slash && slash[1] ? slash + 1 : path);
  utf8_clean(name);
  const struct text_value values[] = {{"file", name}, {"folder", folder}, {"error", folder}};
  struct strbuf text;
  strbuf_init(&text);
  text_fill(&text, app_text(app, key), values, 3);
  message_box_show(app, text.text, false);
  strbuf_release(&text);
  free(name);
}

/* ---- scripts ---- */

static void added(struct app *app, const struct added *added, void *context)
{
  (void)context;
  if (!app) return;
  if (added->variant) app_set_up(app, added->variant);
  else if (added->gone) tell(app, "ui.files.gone", added->path, added->err.message);
  else {
    struct strbuf fault;
    strbuf_init(&fault);
    script_fault_words(app, &fault, added->err.message);
    tell(app, "ui.files.broken", added->path, fault.text);
    strbuf_release(&fault);
  }
}

/* ---- what it is ---- */

static void take_game(struct app *app, const char *path) { file_box_opens(app, path); }
static void take_script(struct app *app, const char *path) { adding_begin(app, path, added, NULL); }
static void refuse_missing(struct app *app, const char *path) { tell(app, "ui.files.gone", path, ""); }
static void refuse_other(struct app *app, const char *path) { tell(app, "ui.files.unknown", path, ""); }

static void explain_theme(struct app *app, const char *path)
{
  struct strbuf folder, shown;
  strbuf_init(&folder), strbuf_init(&shown);
  if (paths_user_themes(&folder, NULL)) paths_shorten(&shown, folder.text);
  tell(app, "ui.files.theme", path, shown.text);
  strbuf_release(&folder), strbuf_release(&shown);
}

/* To add a kind of file: a row. */
static const struct {
  const char *ending;
  void (*take)(struct app *app, const char *path);
} kinds[] = {{STORE_ENDING, take_game}, {".lua", take_script}, {".theme", explain_theme}};

struct look_task {
  struct task task;
  char path[STORE_PATH_SIZE];
  void (*take)(struct app *app, const char *path);
};

static void look_run(struct task *task)
{
  struct look_task *t = (struct look_task *)task;
  size_t length = strlen(t->path);
  t->take = refuse_other;
  if (file_missing(t->path)) t->take = refuse_missing;
  else if (folder_exists(t->path)) {
    SDL_strlcat(t->path, "/variant.lua", sizeof t->path);
    if (file_exists(t->path)) t->take = take_script;
    else t->path[length] = '\0';
  } else {
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
      size_t ending = strlen(kinds[i].ending);
      if (length > ending && !strcmp(t->path + length - ending, kinds[i].ending)) t->take = kinds[i].take;
    }
  }
}

static void look_done(struct app *app, struct task *task)
{
  struct look_task *t = (struct look_task *)task;
  if (app) t->take(app, t->path), app->again = true;
  free(t);
}

static void take_file(struct app *app, const char *path)
{
  struct look_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = look_run, .done = look_done};
  if (SDL_strlcpy(t->path, path, sizeof t->path) >= sizeof t->path) {
    tell(app, "ui.files.too_long", path, "");
    free(t);
    return;
  }
  worker_do(app->folders, &t->task);
}

bool dropped_event(struct app *app, const SDL_DropEvent *event)
{
  if (!event->file) return false;
  bool text = event->type == SDL_DROPTEXT, used = !text || setting_up_start_typed(app, event->file);
  if (!text) take_file(app, event->file);
  SDL_free(event->file);
  return used;
}
