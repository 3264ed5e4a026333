#include "app/saving_state.h"

#include "app/leaving.h"
#include "app/narrate.h"
#include "app/state.h"
#include "base/hash.h"
#include "base/memory.h"
#include "match/record.h"
#include "platform/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* While a clock runs its time is saved so often. */
enum { CLOCK_MS = 10000 };

/* What could not be written is tried again so often: the disk may have room by then. */
enum { RETRY_MS = 10000 };

/* That a game goes on in a file of its own is told until it changed so often, as a computer may answer at once. */
enum { APART_WRITES = 4 };

/* ---- sentences ---- */

void sentence_set(struct sentence *sentence, const char *key, const char *value)
{
  SDL_strlcpy(sentence->key, key, sizeof sentence->key);
  SDL_strlcpy(sentence->value, value, sizeof sentence->value);
}

const char *sentence_text(const struct app *app, struct sentence *sentence)
{
  struct strbuf value;
  strbuf_init(&value);
  app_say(app, &value, sentence->value);
  const struct text_value values[] = {{"error", value.text}, {"count", value.text}};
  strbuf_clear(&sentence->text);
  if (*sentence->key) text_fill(&sentence->text, app_text(app, sentence->key), values, 2);
  strbuf_release(&value);
  return sentence->text.text;
}

/* ---- beginning and end ---- */

struct saving *saving_init(bool on)
{
  struct saving *saving = memory_new(1, sizeof *saving);
  struct strbuf folder;
  struct error err;
  strbuf_init(&folder);
  strbuf_init(&saving->trouble.text);
  strbuf_init(&saving->apart.text);
  strbuf_init(&saving->failure.text);
  saving->on = on;
  if (on && !store_folder(&folder, &err)) SDL_strlcpy(saving->no_folder, err.told, sizeof saving->no_folder);
  if (folder.length < sizeof saving->folder) strcpy(saving->folder, folder.text);
  strbuf_release(&folder);
  return saving;
}

static void unwritten_free(struct unwritten *text)
{
  free(text->text);
  free(text);
}

static void unwritten_free_all(struct unwritten *text)
{
  for (struct unwritten *next; text; text = next) {
    next = text->next;
    unwritten_free(text);
  }
}

void saving_free(struct saving *saving)
{
  if (!saving) return;
  unwritten_free_all(saving->waiting), unwritten_free_all(saving->failed);
  strbuf_release(&saving->trouble.text);
  strbuf_release(&saving->apart.text);
  strbuf_release(&saving->failure.text);
  store_list_release(&saving->list), store_list_release(&saving->page);
  free(saving);
}

/* ---- writing ---- */

struct write_task {
  struct task task;
  struct unwritten *text; /* owned */
  char folder[STORE_PATH_SIZE];
  bool ok, apart;
  struct error err;
};

static void write_run(struct task *task)
{
  struct write_task *t = (struct write_task *)task;
  struct unwritten *text = t->text;
  t->ok = store_save(&text->file, &t->apart, t->folder, text->variant, text->text, &t->err);
}

static void trouble(struct app *app, const char *key, const char *value)
{
  struct sentence *sentence = &app->saving->trouble;
  bool known = !strcmp(sentence->key, key) && !strcmp(sentence->value, value);
  app->saving->text_hash = 0; /* the next change tries again, were it none */
  if (known) return;
  sentence_set(sentence, key, value);
  app->again = true;
  narrate(app, "trouble", "%s", saving_trouble(app));
}

/* The file that was found for a game, and what it holds now, is that of all that is still to be written for it. */
static void share_file(struct saving *saving, const struct unwritten *text)
{
  if (saving->game == text->game) {
    strcpy(saving->path, text->file.path);
    saving->seen = text->file.seen;
  }
  for (struct unwritten *other = saving->waiting; other; other = other->next)
    if (other->game == text->game) other->file = text->file;
}

/* The file was not as this window left it: what was written there stays, and the game in this window went into another. */
static void tell_apart(struct app *app, const struct write_task *t)
{
  struct saving *saving = app->saving;
  if (t->apart) {
    sentence_set(&saving->apart, "ui.saving.apart", "");
    saving->apart_writes = APART_WRITES;
    app->again = true;
    narrate(app, "apart", "%s", sentence_text(app, &saving->apart));
  } else if (saving->apart_writes > 0 && --saving->apart_writes == 0) {
    sentence_set(&saving->apart, "", "");
  }
}

static void write_next(struct app *app);

/* The place of a game's text in a list, or the end of the list. */
static struct unwritten **text_of_game(struct unwritten **at, int game)
{
  while (*at && (*at)->game != game) at = &(*at)->next;
  return at;
}

/* Takes the text; it is of no use where a newer one waits. */
static void keep_failed(struct saving *saving, struct unwritten *text, const char *why)
{
  saving->failed_ms = clock_ms();
  SDL_strlcpy(saving->why, why, sizeof saving->why);
  if (*text_of_game(&saving->waiting, text->game)) {
    unwritten_free(text);
    return;
  }
  text->next = saving->failed;
  saving->failed = text;
}

static void write_done(struct app *app, struct task *task)
{
  struct write_task *t = (struct write_task *)task;
  if (app) {
    app->saving->writing = false;
    if (t->ok) {
      share_file(app->saving, t->text);
      app->saving->list_old = true;
      if (t->text->game == app->saving->game) sentence_set(&app->saving->trouble, "", "");
      app->again = true; /* a mark at home goes */
      tell_apart(app, t);
      narrate(app, "saved", "%s", t->text->file.path);
    } else {
      if (t->text->game == app->saving->game) trouble(app, "ui.saving.trouble", t->err.told);
      keep_failed(app->saving, t->text, t->err.told);
      t->text = NULL;
    }
    write_next(app);
    leaving_follow(app);
  }
  if (t->text) unwritten_free(t->text);
  free(t);
}

static void write_next(struct app *app)
{
  struct saving *saving = app->saving;
  struct unwritten *text = saving->waiting;
  if (saving->writing) return;
  if (!text) {
    if (saving->read_later) saving_read(app);
    return;
  }
  saving->waiting = text->next;
  saving->writing = true;
  struct write_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = write_run, .done = write_done};
  t->text = text;
  strcpy(t->folder, saving->folder);
  worker_do(app->files, &t->task);
}

/* Takes the text. What waits for the same game is out of date. */
static void write_later(struct app *app, char *content)
{
  struct saving *saving = app->saving;
  struct unwritten **old = text_of_game(&saving->failed, saving->game), **at = text_of_game(&saving->waiting, saving->game), *failed = *old;
  if (failed) *old = failed->next, unwritten_free(failed);
  if (!*at) *at = memory_new(1, sizeof **at);
  struct unwritten *text = *at;
  free(text->text);
  text->text = content;
  text->game = saving->game;
  strcpy(text->file.path, saving->path);
  text->file.seen = saving->seen;
  SDL_strlcpy(text->variant, variant_id(app->match->variant), sizeof text->variant);
  write_next(app);
}

void saving_retry(struct app *app)
{
  struct saving *saving = app->saving;
  struct unwritten **end = saving ? &saving->waiting : NULL;
  if (!saving || !saving->failed) return;
  while (*end) end = &(*end)->next;
  *end = saving->failed;
  saving->failed = NULL;
  write_next(app);
}

int saving_due(const struct app *app) { return app->saving && app->saving->failed ? RETRY_MS : 0; }

bool saving_settled(const struct app *app)
{
  const struct saving *saving = app->saving;
  return !saving->on || !*saving->folder || (!saving->writing && !saving->waiting && saving->listed && !saving->list_old && !saving->listing);
}

bool saving_busy(const struct app *app) { return app->saving->writing; }

static bool has_failed(const struct app *app, const char *path)
{
  const struct saving *saving = app->saving;
  if (*saving->trouble.key && !strcmp(saving->path, path)) return true;
  for (const struct unwritten *text = saving->failed; text && *path; text = text->next)
    if (!strcmp(text->file.path, path)) return true;
  return false;
}

bool saving_unsaved(const struct app *app, const char *path)
{
  return path ? has_failed(app, path) : app->saving->failed || *app->saving->trouble.key;
}

void saving_why(const struct app *app, struct strbuf *out)
{
  struct saving *saving = app->saving;
  if (*saving->trouble.key) {
    strbuf_add(out, sentence_text(app, &saving->trouble));
    return;
  }
  struct strbuf why;
  strbuf_init(&why);
  app_say(app, &why, saving->why);
  app_fill(app, out, "ui.saving.trouble", "error", why.text);
  strbuf_release(&why);
}

void saving_flush(struct app *app)
{
  while (app->saving->writing && worker_wait(app->files)) worker_finish(app->files, app);
}

/* ---- app->match ---- */

/* Numbers app->match as another game, with this file or, with "", without one. */
static void number_game(struct app *app, const char *path)
{
  struct saving *saving = app->saving;
  saving->game++;
  saving->text_hash = 0;
  SDL_strlcpy(saving->path, path, sizeof saving->path);
  *saving->source = '\0';
  saving->seen = *path ? saving->read : 0;
  saving->read = 0;
  sentence_set(&saving->trouble, "", "");
  sentence_set(&saving->apart, "", "");
  saving->apart_writes = 0;
}

char *saving_text(const struct app *app)
{
  struct strbuf out;
  strbuf_init(&out);
  if (app->match->game.total <= RECORD_TURN_LIMIT) record_write(&out, app->match, app->language, clock_ms());
  if (out.length > 0 && out.length <= RECORD_SIZE_LIMIT) return out.text;
  strbuf_release(&out);
  return NULL;
}

void saving_of(struct app *app, const char *path)
{
  struct saving *saving = app->saving;
  bool own = path && saving->own;
  number_game(app, own ? path : "");
  if (path && !own) SDL_strlcpy(saving->source, path, sizeof saving->source);
  saving->opening++;
  *saving->opens = '\0';
  if (!path || app->match->view_only) return;
  char *text = saving_text(app); /* what is only opened is not written anew */
  if (text) saving->text_hash = hash_text(HASH_START, text);
  free(text);
}

void saving_new(struct app *app) { saving_of(app, NULL); }
void saving_fork(struct app *app) { number_game(app, ""); }

static bool is_untouched(const struct app *app)
{
  const struct game *game = &app->match->game;
  return !*app->saving->path && game->total == 0 && game->outcome.type == OUTCOME_NONE;
}

void saving_changed(struct app *app)
{
  struct saving *saving = app->saving;
  if (!saving->on || !app->match || app->match->view_only || is_untouched(app)) return;
  if (!*saving->folder) {
    trouble(app, "ui.saving.trouble", saving->no_folder);
    return;
  }
  char *text = saving_text(app), count[16];
  if (!text) {
    SDL_snprintf(count, sizeof count, "%d", RECORD_TURN_LIMIT);
    trouble(app, "ui.saving.too_long", count);
    return;
  }
  uint64_t hash = hash_text(HASH_START, text);
  if (hash == saving->text_hash) {
    free(text);
    return;
  }
  *saving->source = '\0';
  saving->text_hash = hash;
  saving->written_ms = clock_ms();
  write_later(app, text);
}

void saving_clock(struct app *app)
{
  const struct saving *saving = app->saving;
  bool saved = !*saving->source && (*saving->path || saving->text_hash);
  if (app->match && app->match->timer.rule.type != TIMER_NONE && saved) saving_changed(app);
}

void saving_frame(struct app *app)
{
  if (app->saving->failed && clock_ms() - app->saving->failed_ms >= RETRY_MS) saving_retry(app);
  if (app->match && app->match->timer.running && clock_ms() - app->saving->written_ms >= CLOCK_MS) saving_clock(app);
}

const char *saving_trouble(const struct app *app)
{
  struct saving *saving = app->saving;
  return sentence_text(app, *saving->trouble.key ? &saving->trouble : &saving->apart);
}

/* ---- the list ---- */

struct list_task {
  struct task task;
  char folder[STORE_PATH_SIZE];
  struct stored_list list, page;
  int first;
  bool ok;
  struct error err;
};

static void list_run(struct task *task)
{
  struct list_task *t = (struct list_task *)task;
  t->ok = store_list(&t->list, t->folder, 0, &t->err);
  if (t->ok && t->first) t->ok = store_list(&t->page, t->folder, t->first, &t->err);
}

static void list_done(struct app *app, struct task *task)
{
  struct list_task *t = (struct list_task *)task;
  if (app) {
    struct saving *saving = app->saving;
    store_list_release(&saving->list), store_list_release(&saving->page);
    saving->list = t->list, saving->page = t->page;
    saving->listed = true;
    saving->listing = false;
    app->again = true;
    if (!t->ok) sentence_set(&saving->failure, "ui.saving.list", t->err.told);
  } else {
    store_list_release(&t->list), store_list_release(&t->page);
  }
  free(t);
}

void saving_look_again(struct app *app) { app->saving->list_old = true; }

const char *saving_folder(const struct app *app) { return app->saving->folder; }

const char *saving_path(const struct app *app) { return app->saving->path; }
const char *saving_source(const struct app *app) { return app->saving->source; }

const struct stored_list *saving_list(struct app *app)
{
  struct saving *saving = app->saving;
  if (!saving->on || !*saving->folder) return &saving->list;
  if ((!saving->listed || saving->list_old) && !saving->listing) {
    struct list_task *t = memory_new(1, sizeof *t);
    t->task = (struct task){.run = list_run, .done = list_done};
    strcpy(t->folder, saving->folder);
    t->first = saving->first;
    saving->listing = true;
    saving->list_old = false;
    worker_do(app->files, &t->task);
  }
  return saving->listed ? &saving->list : NULL;
}

const struct stored_list *saving_page(struct app *app)
{
  const struct stored_list *list = saving_list(app);
  return list && app->saving->page.count ? &app->saving->page : list;
}

void saving_show_from(struct app *app, int first)
{
  struct saving *saving = app->saving;
  if (first < 0) first = 0;
  if (first != saving->first) saving->first = first, saving->list_old = true;
  app->again = true;
}

/* ---- removing ---- */

struct remove_task {
  struct task task;
  char path[STORE_PATH_SIZE];
  bool ok;
  struct error err;
};

static void remove_run(struct task *task)
{
  struct remove_task *t = (struct remove_task *)task;
  t->ok = store_remove(t->path, &t->err);
}

static void remove_done(struct app *app, struct task *task)
{
  struct remove_task *t = (struct remove_task *)task;
  if (app) {
    app->saving->list_old = app->again = true;
    if (!t->ok) sentence_set(&app->saving->failure, "ui.saving.remove", t->err.told);
    else narrate(app, "removed", "%s", t->path);
  }
  free(t);
}

static void drop_texts(struct unwritten **list, const char *path)
{
  for (struct unwritten **at = list; *at;) {
    struct unwritten *text = *at;
    if (strcmp(text->file.path, path)) {
      at = &text->next;
      continue;
    }
    *at = text->next;
    unwritten_free(text);
  }
}

void saving_remove(struct app *app, const char *path)
{
  struct remove_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = remove_run, .done = remove_done};
  SDL_strlcpy(t->path, path, sizeof t->path);
  drop_texts(&app->saving->waiting, path), drop_texts(&app->saving->failed, path);
  if (!strcmp(app->saving->path, path)) number_game(app, "");
  worker_do(app->files, &t->task);
}
