#include "app/reader.h"

#include "app/narrate.h"
#include "app/state.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* ---- what a script makes ---- */

struct reading_task {
  struct task task;
  struct variant *variant, *base;
  struct book *book;
  char fault[2048];
  struct rules *rules, *base_rules;
};

/* As it is played at first, by as many as `like`, where so many can. NULL where that fails: it is told where games begin. */
static struct rules *usual_rules(struct variant *variant, const struct rules *like)
{
  struct choices choices;
  struct rules *rules;
  struct error err;
  variant_default_choices(variant, &choices);
  int players = like ? like->player_count : 0;
  if (players >= variant_min_players(variant) && players <= variant_max_players(variant)) choices.players = players;
  return variant_rules(&rules, variant, &choices, &err) ? rules : NULL;
}

static void read_script(struct task *task)
{
  struct reading_task *t = (struct reading_task *)task;
  struct error err;
  if (!book_new(&t->book, t->variant, &err)) {
    t->book = NULL;
    SDL_strlcpy(t->fault, err.message, sizeof t->fault);
  }
  t->rules = usual_rules(t->variant, NULL);
  if (t->base && t->rules) t->base_rules = usual_rules(t->base, t->rules);
}

static void drop(struct book *book, struct rules *rules, struct rules *base_rules)
{
  book_free(book);
  if (rules) rules_free(rules);
  if (base_rules) rules_free(base_rules);
}

static void have_read(struct app *app, struct task *task)
{
  struct reading_task *t = (struct reading_task *)task;
  struct reader *reader = app ? &app->reader : NULL;
  if (reader && reader->variant == t->variant && !reader->made) {
    reader->book = t->book, reader->rules = t->rules, reader->base_rules = t->base_rules;
    SDL_strlcpy(reader->fault, t->fault, sizeof reader->fault);
    reader->made = true, reader->paged = false;
    if (*t->fault) narrate(app, "broken", "%s %s", variant_id(t->variant), t->fault);
  } else {
    drop(t->book, t->rules, t->base_rules);
  }
  free(t);
}

static void read_anew(struct app *app)
{
  struct reader *reader = &app->reader;
  struct reading_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = read_script, .done = have_read};
  t->variant = reader->variant, t->base = reader->base;
  worker_do(app->scripts, &t->task);
}

/* ---- giving it up: on the same thread, because its goals may just be asked there ---- */

static void free_book(struct task *task)
{
  struct reading_task *t = (struct reading_task *)task;
  drop(t->book, t->rules, t->base_rules);
}

static void freed(struct app *app, struct task *task)
{
  (void)app;
  free(task);
}

static void close_book(struct app *app)
{
  struct reader *reader = &app->reader;
  struct reading_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = free_book, .done = freed};
  t->book = reader->book, t->rules = reader->rules, t->base_rules = reader->base_rules;
  worker_do(app->scripts, &t->task);
  reader->book = NULL, reader->rules = reader->base_rules = NULL;
  reader_release(reader);
}

void reader_release(struct reader *reader)
{
  drop(reader->book, reader->rules, reader->base_rules);
  book_page_release(&reader->page);
  memset(reader, 0, sizeof *reader);
}

void reader_open(struct app *app)
{
  struct reader *reader = &app->reader;
  progress_open(app);
  if (reader->variant == app->reading) return;
  struct error err;
  if (reader->variant) close_book(app);
  reader->variant = app->reading;
  const char *base = variant_base(reader->variant);
  if (!base || !library_find(&reader->base, app->options->library, base, &err)) reader->base = NULL;
  reader->aimed = -1, reader->told = -1;
  diagram_reset(&reader->diagram);
  read_anew(app);
}

/* ---- the page ---- */

static void make_page(struct app *app)
{
  struct reader *reader = &app->reader;
  struct words words = app_words(app, reader->variant), base_words = app_words(app, reader->base);
  struct book_source source = {.words = &words, .variant = reader->variant, .book = reader->book, .fault = reader->fault,
                               .progress_fault = app->progress.faults};
  struct comparison *comparison = memory_new(2, sizeof *comparison);
  struct told_game told = {&words, reader->variant, reader->rules}, base = {&base_words, reader->base, reader->base_rules};
  if (reader->rules && reader->base_rules) comparison_make(&comparison[0], &base, &told);
  if (reader->rules) comparison_tell(&comparison[1], &told);
  if (reader->base) source.base = words_get(&base_words, "name");
  source.changes = &comparison[0], source.told = &comparison[1];
  book_page_release(&reader->page);
  book_page_make(&reader->page, &source);
  comparison_release(&comparison[0]), comparison_release(&comparison[1]);
  free(comparison);
}

/* When all is there, and when an exercise more is done. */
static void tell_progress(struct app *app)
{
  struct reader *reader = &app->reader;
  int done = 0, count = reader->book ? reader->book->exercise_count : 0;
  if (!reader->made || !app->progress.known) return;
  for (int i = 0; i < count; i++) done += progress_has(&app->progress, variant_id(reader->variant), reader->book->exercise[i].example.name);
  if (done != reader->told) narrate(app, "book", "%s %d/%d", variant_id(reader->variant), done, count);
  reader->told = done;
}

struct book_page *reader_page(struct app *app)
{
  struct reader *reader = &app->reader;
  tell_progress(app);
  bool same = !strcmp(reader->language, app->language) && reader->progress_fault == app->progress.faults;
  if (!reader->paged || !same) {
    make_page(app);
    SDL_strlcpy(reader->language, app->language, sizeof reader->language);
    reader->progress_fault = app->progress.faults;
    reader->paged = true;
    reader->laid_w = 0;
  }
  return &reader->page;
}
