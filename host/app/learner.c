#include "app/learner.h"

#include "app/board_keys.h"
#include "app/narrate.h"
#include "app/state.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

const struct exercise *learner_exercise(const struct app *app)
{
  const struct book *book = app->reader.book;
  int number = app->learner.number;
  return book && number >= 0 && number < book->exercise_count ? &book->exercise[number] : NULL;
}

bool learner_is_last(const struct app *app) { return !app->reader.book || app->learner.number + 1 >= app->reader.book->exercise_count; }

/* ---- what is told ---- */

static const char *said(const struct app *app, const char *what)
{
  struct words words = app_words(app, app->reader.variant);
  return book_exercise_text(&words, learner_exercise(app)->example.name, what);
}

static void tell_task(const struct app *app)
{
  const struct lesson *lesson = &app->learner.lesson;
  struct words words = app_words(app, app->reader.variant);
  narrate(app, "task", "%d/%d %s", lesson->task + 1, lesson->exercise->task_count, book_task_text(&words, lesson->exercise, lesson->task));
}

static void tell_wrong(const struct app *app)
{
  struct strbuf text;
  strbuf_init(&text);
  app_fill(app, &text, "ui.exercise.wrong", "cell", app->learner.match->rules->board.name[app->learner.lesson.wrong]);
  narrate(app, "wrong", "%s", text.text);
  strbuf_release(&text);
}

/* After a turn, a cell or an answer of the book: what is next. */
static void tell(struct app *app, int task_before)
{
  const struct lesson *lesson = &app->learner.lesson;
  if (*lesson->word && *said(app, lesson->word)) narrate(app, "hint", "%s", said(app, lesson->word));
  if (lesson->state == LESSON_DONE) {
    narrate(app, "done", "%s", *said(app, "done") ? said(app, "done") : app_text(app, "ui.exercise.done"));
    progress_done(app, variant_id(app->reader.variant), lesson->exercise->example.name);
  } else if (lesson->state == LESSON_FAILED) {
    narrate(app, "failed", "%s", *said(app, "failed") || *lesson->word ? said(app, "failed") : app_text(app, "ui.exercise.failed"));
  } else if (lesson->task != task_before) {
    tell_task(app);
  }
  app->again = true;
}

/* What is to be done now: to point at a cell, or to move. While a turn is judged nobody knows yet whose turn it will be. */
static void tell_expected(struct app *app)
{
  const struct lesson *lesson = &app->learner.lesson;
  if (lesson_may_pick(lesson)) narrate(app, "prompt", "%s", app_text(app, "ui.exercise.pick")), *app->said = '\0';
  else if (lesson_may_play(lesson)) narrate_prompt(app);
}

void learner_tell_locked(struct app *app)
{
  const struct lesson *lesson = &app->learner.lesson;
  sound_play(app->sound, SOUND_REFUSED);
  if (lesson->state == LESSON_FAILED) narrate(app, "failed", "%s", app_text(app, "ui.exercise.stuck"));
  else if (lesson->state == LESSON_DONE) narrate(app, "done", "%s", app_text(app, "ui.exercise.done"));
  else tell_expected(app);
  app->again = true;
}

/* The letters and marks, else every piece. */
static struct bits choices_of(const struct lesson *lesson)
{
  const struct example *example = &lesson->exercise->example;
  struct bits cells = example->marks;
  for (int i = 0; i < example->label_count; i++) bits_add(&cells, example->label[i].cell);
  for (int p = 0; bits_empty(&cells) && p < lesson->match->rules->player_count; p++) {
    struct bits own = position_of(&lesson->match->game.now, lesson->match->rules, p);
    cells = p ? bits_or(cells, &own) : own;
  }
  return cells;
}

/* What may be done on the board, and what stands out there: the cells of the exercise, those found, and the one pointed at in vain. */
static void show(struct app *app)
{
  struct learner *learner = &app->learner;
  const struct lesson *lesson = &learner->lesson;
  learner->table.locked = !lesson_may_play(lesson);
  learner->table.choices = lesson_may_pick(lesson) ? choices_of(lesson) : (struct bits){{0}};
  learner->table.marks = lesson->exercise->example.marks;
  for (int i = 0; i < lesson->task; i++)
    if (lesson->exercise->task[i].type == TASK_PICK) learner->table.marks = bits_or(learner->table.marks, &lesson->exercise->task[i].cells);
  if (lesson->wrong != NO_CELL) bits_add(&learner->table.marks, lesson->wrong);
  learner->table.arrow = lesson->exercise->example.arrow; /* until the first turn */
  learner->table.arrow_count = learner->match->game.count == 0 ? lesson->exercise->example.arrow_count : 0;
}

/* ---- asking the book ---- */

struct asking_task {
  struct task task;
  unsigned serial;
  struct book *book;
  int exercise, number, count;
  struct played *turns;
  enum goal_result result;
  char word[BOOK_NAME_SIZE], fault[2048];
};

static void ask_goal(struct task *task)
{
  struct asking_task *t = (struct asking_task *)task;
  struct error err;
  if (book_check(&t->result, t->word, t->book, t->exercise, t->number, t->turns, t->count, &err)) return;
  t->result = GOAL_RESULT_OPEN;
  SDL_strlcpy(t->fault, err.message, sizeof t->fault);
}

static void goal_asked(struct app *app, struct task *task)
{
  struct asking_task *t = (struct asking_task *)task;
  struct learner *learner = app ? &app->learner : NULL;
  if (learner && t->serial == learner->serial && learner->match) {
    lesson_judged(&learner->lesson, t->result, t->word);
    SDL_strlcpy(learner->fault, t->fault, sizeof learner->fault);
    if (*t->fault) narrate(app, "script", "%s", t->fault);
    tell(app, t->number);
    show(app);
    *app->said = '\0'; /* it may be the same player's turn again */
    tell_expected(app);
  }
  free(t->turns);
  free(t);
}

static void ask(struct app *app)
{
  struct learner *learner = &app->learner;
  struct asking_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = ask_goal, .done = goal_asked};
  t->serial = ++learner->serial;
  t->book = app->reader.book;
  t->exercise = learner->number, t->number = learner->lesson.task;
  t->turns = lesson_turns(&learner->lesson, &t->count);
  worker_do(app->scripts, &t->task);
}

/* ---- the hand ---- */

static void happened(struct app *app, enum match_event event)
{
  struct learner *learner = &app->learner;
  if (event == MATCH_REFUSED) refusal_conceal(&learner->match->refusal);
  if (event == MATCH_PLAYED) {
    narrate_turn(app);
    int task = learner->lesson.task;
    if (lesson_played(&learner->lesson)) ask(app);
    else tell(app, task);
    show(app);
  }
  if (event == MATCH_HOPPED) narrate(app, "hop", "%s", learner->match->rules->board.name[learner->match->chain.at]);
  tell_expected(app);
  app->again = true;
}

static void picked(struct app *app, int cell)
{
  struct learner *learner = &app->learner;
  int task = learner->lesson.task;
  if (!lesson_pick(&learner->lesson, cell)) return;
  bool wrong = learner->lesson.wrong != NO_CELL;
  if (wrong) tell_wrong(app);
  else narrate(app, "note", "%s", app_text(app, "ui.exercise.right"));
  tell(app, task);
  show(app);
  if (!wrong) tell_expected(app);
}

static bool pick(struct app *app, int cell)
{
  if (app->learner.lesson.state == LESSON_FAILED) { /* nothing goes on from here, and the panel says what does */
    learner_tell_locked(app);
    return true;
  }
  if (!lesson_may_pick(&app->learner.lesson)) return false;
  picked(app, cell);
  return true;
}

/* ---- beginning ---- */

struct begin_task {
  struct task task;
  unsigned serial;
  struct variant *variant;
  struct choices choices;
  struct strbuf position;
  struct match *match;
  char fault[2048];
};

static void make_match(struct task *task)
{
  struct begin_task *t = (struct begin_task *)task;
  struct error err;
  if (match_new(&t->match, t->variant, &t->choices, t->position.text, &err)) return;
  t->match = NULL;
  SDL_strlcpy(t->fault, err.message, sizeof t->fault);
}

static void start(struct app *app, struct match *match)
{
  struct learner *learner = &app->learner;
  learner->match = match;
  lesson_begin(&learner->lesson, learner_exercise(app), match);
  table_init(&learner->table, match, happened);
  learner->table.pick = pick;
  learner->table.by_hops = true;
  if (speech_on(app)) board_keys_focus(app);
  show(app);
  narrate(app, "exercise", "%s", learner->lesson.exercise->example.name);
  tell_task(app);
  tell_expected(app);
}

static void match_made(struct app *app, struct task *task)
{
  struct begin_task *t = (struct begin_task *)task;
  struct learner *learner = app ? &app->learner : NULL;
  bool wanted = learner && t->serial == learner->serial && learner_exercise(app);
  if (wanted && t->match) start(app, t->match);
  else match_free(t->match);
  if (wanted) SDL_strlcpy(learner->fault, t->fault, sizeof learner->fault);
  if (wanted && *t->fault) narrate(app, "script", "%s", t->fault);
  strbuf_release(&t->position);
  free(t);
}

void learner_begin(struct app *app, int number)
{
  struct learner *learner = &app->learner;
  learner_end(app);
  learner->number = number;
  const struct exercise *exercise = learner_exercise(app);
  if (!exercise) return;
  struct begin_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = make_match, .done = match_made};
  t->serial = learner->serial;
  t->variant = app->reader.variant;
  t->choices = exercise->example.choices;
  strbuf_init(&t->position);
  position_write(&t->position, &exercise->example.position, exercise->example.rules);
  worker_do(app->scripts, &t->task);
}

void learner_release(struct learner *learner)
{
  unsigned serial = learner->serial;
  match_free(learner->match);
  *learner = (struct learner){.number = -1, .serial = serial + 1};
}

void learner_end(struct app *app) { learner_release(&app->learner); }

/* ---- again and back ---- */

static void restarted(struct app *app)
{
  struct learner *learner = &app->learner;
  learner->serial++;
  *learner->fault = '\0';
  table_changed(app, &learner->table);
  show(app);
  narrate_position(app);
  tell_expected(app);
}

bool learner_again(struct app *app)
{
  struct learner *learner = &app->learner;
  if (!learner->match) return false;
  lesson_begin(&learner->lesson, learner->lesson.exercise, learner->match);
  narrate(app, "new", "%s", app_text(app, "ui.exercise.anew"));
  tell_task(app);
  restarted(app);
  return true;
}

bool learner_back(struct app *app)
{
  struct learner *learner = &app->learner;
  if (!learner->match || !lesson_may_go_back(&learner->lesson)) return false;
  int turns = learner->match->game.count;
  lesson_back(&learner->lesson);
  narrate_undone(app, turns);
  restarted(app);
  return true;
}
