#include "app/file_box.h"

#include "app/narrate.h"
#include "app/message_box.h"
#include "app/state.h"
#include "base/memory.h"
#include "match/record.h"
#include "platform/date.h"
#include "platform/files.h"
#include "platform/paths.h"

#include <stdlib.h>
#include <string.h>

/* ---- paths ---- */

const char *file_box_name(const struct file_box *box)
{
  const char *slash = strrchr(box->field.edit.text, '/');
  return slash ? slash + 1 : box->field.edit.text;
}

/* Without slashes at its end; the topmost folder is "/". */
static void trim(struct strbuf *path)
{
  while (path->length > 1 && path->text[path->length - 1] == '/') path->text[--path->length] = '\0';
}

void file_box_folder(const struct file_box *box, struct strbuf *out)
{
  char typed[EDIT_SIZE];
  SDL_strlcpy(typed, box->field.edit.text, (size_t)(file_box_name(box) - box->field.edit.text) + 1);
  paths_expand(out, typed, box->start);
  trim(out);
}

bool file_box_listed(const struct file_box *box)
{
  struct strbuf folder;
  strbuf_init(&folder);
  file_box_folder(box, &folder);
  bool same = !strcmp(box->listed, folder.text);
  strbuf_release(&folder);
  return same;
}

static void type_path(struct file_box *box, const char *folder, const char *name)
{
  struct strbuf text;
  strbuf_init(&text);
  paths_shorten(&text, folder);
  if (text.text[text.length - 1] != '/') strbuf_add_char(&text, '/');
  strbuf_add(&text, name);
  edit_set(&box->field.edit, text.text);
  strbuf_release(&text);
}

/* From now on it begins where a file was found or put. */
static void remember_folder(struct file_box *box, const char *path)
{
  SDL_strlcpy(box->start, path, sizeof box->start);
  char *slash = strrchr(box->start, '/');
  if (slash) slash[slash == box->start] = '\0';
}

/* "Turkish draughts 2026-03-01.salto" */
static void suggest(struct app *app)
{
  const struct match *match = app->match;
  struct words words = app_match_words(app);
  char stamp[DATE_STAMP_SIZE], *suggested = app->file_box.suggested;
  const char *name = match->variant ? words_get(&words, "name") : match->view_title;
  date_stamp(stamp);
  SDL_snprintf(suggested, sizeof app->file_box.suggested, "%.150s %.10s%s", name, stamp, STORE_ENDING);
  for (char *c = suggested; *c; c++)
    if (*c == '/') *c = '-';
}

/* ---- what is told ---- */

static void refuse(struct app *app, const char *sentence, bool told)
{
  struct file_box *box = &app->file_box;
  SDL_strlcpy(box->refusal, sentence, sizeof box->refusal);
  app->again = true;
  if (!told) narrate(app, box->use == FILES_SAVE ? "unsaved" : "unopened", "%s", sentence);
}

/* `error` is told (base/told.h). */
static void refuse_by(struct app *app, const char *key, const char *file, const char *error)
{
  struct strbuf text, why;
  strbuf_init(&text), strbuf_init(&why);
  app_say(app, &why, error);
  const struct text_value values[] = {{"file", file}, {"error", why.text}};
  text_fill(&text, app_text(app, key), values, 2);
  refuse(app, text.text, false);
  strbuf_release(&text), strbuf_release(&why);
}

/* What play says beside the board. */
static void say_saved(struct app *app, const char *path)
{
  const char *slash = strrchr(path, '/');
  struct strbuf text;
  strbuf_init(&text);
  app_fill(app, &text, "ui.files.saved", "file", slash ? slash + 1 : path);
  play_note(app, text.text);
  strbuf_release(&text);
}

/* ---- folders ---- */

struct list_task {
  struct task task;
  char folder[STORE_PATH_SIZE];
  struct file_list list;
  bool ok, missing;
  struct error err;
};

static void list_run(struct task *task)
{
  struct list_task *t = (struct list_task *)task;
  t->missing = !folder_exists(t->folder);
  t->ok = file_list_read(&t->list, t->folder, STORE_ENDING, &t->err);
}

static void list_done(struct app *app, struct task *task)
{
  struct list_task *t = (struct list_task *)task;
  if (app) {
    struct file_box *box = &app->file_box;
    struct strbuf fault, why;
    strbuf_init(&fault), strbuf_init(&why);
    file_list_release(&box->list);
    if (t->ok) box->list = t->list;
    else if (t->missing) app_fill(app, &fault, "ui.files.no_folder", "file", t->folder);
    else app_say(app, &why, t->err.told), app_fill(app, &fault, "ui.files.unreadable", "error", why.text);
    SDL_strlcpy(box->fault, fault.text, sizeof box->fault);
    SDL_strlcpy(box->listed, t->folder, sizeof box->listed);
    box->listing = false;
    app->again = true;
    strbuf_release(&fault), strbuf_release(&why);
  } else if (t->ok) {
    file_list_release(&t->list);
  }
  free(t);
}

static void want_list(struct app *app)
{
  struct file_box *box = &app->file_box;
  if (box->off || box->listing || file_box_listed(box)) return;
  struct strbuf folder;
  strbuf_init(&folder);
  file_box_folder(box, &folder);
  if (folder.length < STORE_PATH_SIZE) {
    struct list_task *t = memory_new(1, sizeof *t);
    t->task = (struct task){.run = list_run, .done = list_done};
    strcpy(t->folder, folder.text);
    box->listing = true;
    worker_do(app->folders, &t->task);
  }
  strbuf_release(&folder);
}

/* ---- a file is tried ---- */

enum tried { TRIED_WELL, TRIED_NO_FOLDER, TRIED_NO_FILE, TRIED_FOLDER, TRIED_THERE, TRIED_FAILED };

struct try_task {
  struct task task;
  enum file_box_use use;
  int number;
  bool sure;
  char path[STORE_PATH_SIZE], folder[STORE_PATH_SIZE];
  char *text;                      /* what is to be written, owned; NULL: what `source` holds */
  char source[STORE_PATH_SIZE];
  enum tried result;
  struct error err;
};

static void try_free(struct try_task *t)
{
  free(t->text);
  free(t);
}

static enum tried try_to_save(struct try_task *t)
{
  if (!folder_exists(t->folder)) return TRIED_NO_FOLDER;
  if (folder_exists(t->path)) return TRIED_FOLDER;
  if (!t->sure && !file_missing(t->path)) return TRIED_THERE;
  if (!t->text && !file_read(&t->text, NULL, t->source, RECORD_SIZE_LIMIT, &t->err)) return TRIED_FAILED;
  bool taken = false, well = t->sure ? store_write(t->path, t->text, &t->err) : file_write_new(t->path, t->text, strlen(t->text), &taken, &t->err);
  return well ? TRIED_WELL : taken ? TRIED_THERE : TRIED_FAILED;
}

/* The ending need not be typed. */
static enum tried try_to_open(struct try_task *t)
{
  size_t length = strlen(t->path);
  if (folder_exists(t->path)) return TRIED_FOLDER;
  if (!file_missing(t->path)) return TRIED_WELL;
  SDL_strlcat(t->path, STORE_ENDING, sizeof t->path);
  if (file_exists(t->path)) return TRIED_WELL;
  t->path[length] = '\0';
  return folder_exists(t->folder) ? TRIED_NO_FILE : TRIED_NO_FOLDER;
}

static void try_run(struct task *task)
{
  struct try_task *t = (struct try_task *)task;
  t->result = t->use == FILES_SAVE ? try_to_save(t) : try_to_open(t);
}

void file_box_enter(struct app *app, const char *folder)
{
  struct file_box *box = &app->file_box;
  type_path(box, folder, "");
  file_box_changed(app);
}

static void tried_well(struct app *app, const struct try_task *t)
{
  remember_folder(&app->file_box, t->path);
  if (t->use == FILES_OPEN) {
    file_box_opens(app, t->path);
    return;
  }
  *app->file_box.listed = '\0'; /* there is a file more */
  file_box_close(app);
  saving_look_again(app);
  say_saved(app, t->path);
}

static void ask(struct app *app, const char *path)
{
  struct file_box *box = &app->file_box;
  struct strbuf text;
  box->asking = true;
  strbuf_init(&text);
  app_fill(app, &text, "ui.files.replace_sure", "file", path);
  narrate(app, "ask", "%s", text.text);
  strbuf_release(&text);
}

static void try_done(struct app *app, struct task *task)
{
  struct try_task *t = (struct try_task *)task;
  if (app && t->number != app->file_box.number && t->use == FILES_SAVE && t->result == TRIED_WELL) say_saved(app, t->path); /* the box was left meanwhile */
  if (app) app->again = true;
  if (app && t->number == app->file_box.number) {
    SDL_strlcpy(app->file_box.path, t->path, sizeof app->file_box.path);
    switch (t->result) {
    case TRIED_WELL: tried_well(app, t); break;
    case TRIED_NO_FOLDER: refuse_by(app, "ui.files.no_folder", t->folder, ""); break;
    case TRIED_NO_FILE: refuse_by(app, "ui.files.no_file", t->path, ""); break;
    case TRIED_FOLDER:
      if (t->use == FILES_OPEN) file_box_enter(app, t->path);
      else refuse_by(app, "ui.files.is_folder", t->path, "");
      break;
    case TRIED_THERE: ask(app, t->path); break;
    case TRIED_FAILED: refuse_by(app, "ui.files.failed", t->path, t->err.told); break;
    }
  }
  try_free(t);
}

/* What is typed as the path of a file. False, and it is refused, where that is none. */
static bool path_typed(struct app *app, char out[STORE_PATH_SIZE])
{
  struct file_box *box = &app->file_box;
  struct strbuf path;
  strbuf_init(&path);
  paths_expand(&path, box->field.edit.text, box->start);
  bool named = *file_box_name(box), save = box->use == FILES_SAVE;
  if (save && named && !store_is_game(path.text)) strbuf_add(&path, STORE_ENDING);
  bool fits = path.length < STORE_PATH_SIZE;
  if (save && !named) refuse_by(app, "ui.files.no_name", "", "");
  else if (!fits) refuse_by(app, "ui.files.too_long", "", "");
  else strcpy(out, path.text);
  strbuf_release(&path);
  return fits && (named || !save);
}

static const char *file_of_match(const struct app *app) { return *saving_path(app) ? saving_path(app) : saving_source(app); }

void file_box_try(struct app *app, bool sure)
{
  struct file_box *box = &app->file_box;
  char path[STORE_PATH_SIZE], *text = NULL;
  bool save = box->use == FILES_SAVE;
  box->number++;
  *box->refusal = '\0';
  if (!path_typed(app, path) || box->off) return;
  if (save && !app->match->view_only && !(text = saving_text(app))) {
    char most[16];
    SDL_snprintf(most, sizeof most, "%d", RECORD_TURN_LIMIT);
    struct strbuf sentence;
    strbuf_init(&sentence);
    app_fill(app, &sentence, "ui.saving.too_long", "count", most);
    refuse(app, sentence.text, false);
    strbuf_release(&sentence);
    return;
  }
  struct try_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = try_run, .done = try_done};
  t->use = box->use, t->number = box->number, t->sure = sure, t->text = text;
  strcpy(t->path, path);
  SDL_strlcpy(t->folder, path, (size_t)(strrchr(path, '/') - path) + 1);
  if (!*t->folder) strcpy(t->folder, "/");
  if (save) SDL_strlcpy(t->source, file_of_match(app), sizeof t->source);
  worker_do(app->folders, &t->task);
}

/* ---- what the player does ---- */

static bool means_something(const struct app *app, enum file_box_use use)
{
  bool board = app->screen == APP_PLAY || app->screen == APP_REVIEW;
  return use == FILES_OPEN || (board && app->match && (!app->match->view_only || *file_of_match(app)));
}

bool file_box_open(struct app *app, int use)
{
  struct file_box *box = &app->file_box;
  if (!means_something(app, (enum file_box_use)use)) return false;
  *box->suggested = '\0';
  if (use == FILES_SAVE) suggest(app);
  app->play.menu_open = false;
  box->use = (enum file_box_use)use;
  box->fresh = true, box->asking = false;
  *box->listed = '\0'; /* as it is now */
  type_path(box, box->start, box->suggested);
  file_box_changed(app);
  narrate(app, "files", "%s", use == FILES_SAVE ? "save" : "open");
  return true;
}

void file_box_close(struct app *app)
{
  app->file_box.use = FILES_CLOSED;
  app->file_box.asking = false;
  app->file_box.number++;
  app->again = true;
}

bool file_box_leave(struct app *app)
{
  struct file_box *box = &app->file_box;
  if (!file_box_is_open(box)) return false;
  if (box->asking) file_box_answer(app, false);
  else {
    file_box_close(app);
    narrate(app, "files", "%s", "closed");
  }
  return true;
}

void file_box_answer(struct app *app, bool replace)
{
  app->file_box.asking = false;
  app->again = true;
  if (replace) file_box_try(app, true);
}

void file_box_changed(struct app *app)
{
  app->file_box.number++;
  *app->file_box.refusal = '\0';
  app->again = true;
}

bool file_box_complete(struct app *app)
{
  struct file_box *box = &app->file_box;
  if (!file_box_is_open(box) || box->asking || app->ui.focus != file_box_field_id()) return false;
  struct strbuf text, name;
  strbuf_init(&text), strbuf_init(&name);
  const char *typed = box->field.edit.text;
  bool home = !strcmp(typed, "~"), any = home || (file_box_listed(box) && file_list_complete(&name, &box->list, file_box_name(box)));
  if (home) strbuf_add(&text, "~/");
  else strbuf_addf(&text, "%.*s%s", (int)(file_box_name(box) - typed), typed, name.text);
  if (any) edit_set(&box->field.edit, text.text), file_box_changed(app);
  strbuf_release(&text), strbuf_release(&name);
  return any;
}

bool file_box_text(struct app *app, const char *text)
{
  struct file_box *box = &app->file_box;
  if (!file_box_is_open(box) || box->asking || (*text == ' ' && app->ui.keyboard)) return false;
  ui_field_focus(&app->ui, file_box_field_id(), &box->field);
  return ui_field_text(&app->ui, text);
}

/* A folder is gone into; the name of a copy stays, unless it was only the beginning of that of the folder. A saved game is opened. */
void file_box_choose(struct app *app, const struct file_entry *entry)
{
  struct file_box *box = &app->file_box;
  struct strbuf folder;
  char name[EDIT_SIZE];
  bool open = box->use == FILES_OPEN, begun = entry && !strncmp(entry->name, file_box_name(box), strlen(file_box_name(box)));
  SDL_strlcpy(name, open ? "" : begun ? box->suggested : file_box_name(box), sizeof name);
  strbuf_init(&folder);
  file_box_folder(box, &folder);
  if (entry && entry->folder) {
    strbuf_addf(&folder, "%s%s", folder.text[folder.length - 1] == '/' ? "" : "/", entry->name);
  } else if (!entry) {
    char *slash = strrchr(folder.text, '/');
    folder.text[folder.length = slash == folder.text ? 1 : (size_t)(slash - folder.text)] = '\0';
  } else {
    SDL_strlcpy(name, entry->name, sizeof name);
  }
  type_path(box, folder.text, name);
  strbuf_release(&folder);
  file_box_changed(app);
  ui_field_focus(&app->ui, file_box_field_id(), &box->field);
  if (open && entry && !entry->folder) file_box_try(app, false);
}

/* ---- opening ---- */

void file_box_opens(struct app *app, const char *path)
{
  app->file_box.opening = true;
  saving_open(app, path);
}

static void follow_opening(struct app *app)
{
  struct file_box *box = &app->file_box;
  if (!box->opening || *saving_opening(app)) return;
  box->opening = false;
  const char *failure = saving_failure(app);
  if (!*failure) return;
  if (box->use == FILES_OPEN) refuse(app, failure, true);
  else message_box_show(app, failure, true);
  saving_read_failure(app);
}

void file_box_follow(struct app *app)
{
  follow_opening(app);
  if (file_box_is_open(&app->file_box)) want_list(app);
}

/* ---- beginning and end ---- */

struct start_task {
  struct task task;
  char folder[STORE_PATH_SIZE];
};

static void start_run(struct task *task)
{
  struct start_task *t = (struct start_task *)task;
  struct strbuf path;
  strbuf_init(&path);
  if (paths_documents(&path, NULL)) SDL_strlcpy(t->folder, path.text, sizeof t->folder);
  strbuf_release(&path);
}

static void start_done(struct app *app, struct task *task)
{
  struct start_task *t = (struct start_task *)task;
  if (app && *t->folder && !file_box_is_open(&app->file_box)) SDL_strlcpy(app->file_box.start, t->folder, sizeof app->file_box.start);
  free(t);
}

void file_box_init(struct app *app, bool on)
{
  struct file_box *box = &app->file_box;
  struct strbuf home;
  strbuf_init(&home);
  paths_expand(&home, "~", "/");
  SDL_strlcpy(box->start, *home.text == '/' && home.text[1] != '~' ? home.text : "/", sizeof box->start);
  strbuf_release(&home);
  box->off = !on;
  box->field.edit.limit = STORE_PATH_SIZE - 1;
  if (!on) return;
  struct start_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = start_run, .done = start_done};
  worker_do(app->folders, &t->task);
}

void file_box_release(struct app *app) { file_list_release(&app->file_box.list); }
