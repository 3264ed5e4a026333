#include "script/check_book.h"

#include "base/random.h"
#include "core/outcome.h"
#include "script/build.h"
#include "script/locate.h"

#include <stdio.h>
#include <string.h>

/* How long an author is kept waiting at most: first turns tried, games by lot, turns of the learner in each. */
enum { MOST_FIRST_TURNS = 300, TRIAL_GAMES = 10, TRIAL_TURNS = 12 };

/* An exercise being tried. */
struct trial {
  struct strbuf *faults;
  struct book *book;
  int exercise;
  struct turn_list list;
  struct random random;
  struct played played[TRIAL_TURNS]; /* of the learner, in the task at hand */
  int count;
  bool failed; /* a goal did; it is told, and nothing more is tried */
};

static const struct exercise *exercise_of(const struct trial *trial) { return &trial->book->exercise[trial->exercise]; }

/* "path:12:5: book.exercises.2: " */
static void add_place(struct strbuf *out, const struct variant *variant, int exercise)
{
  const struct recipe *recipe = variant_recipe(variant);
  const struct source *own = &recipe->sources->item[recipe->chain[0]];
  char number[16];
  snprintf(number, sizeof number, "%d", exercise + 1);
  struct place place = locate(own->text, own->size, (const char *const[]){"book", "exercises", number}, 3);
  strbuf_add(out, own->path);
  if (place.depth == 3) strbuf_addf(out, ":%d:%d", place.value_line, place.value_column);
  strbuf_addf(out, ": book.exercises.%s: ", number);
}

/* Plays turn number `index` of the list, which was made for `from`, as the learner's next, and asks the goal. */
static enum goal_result try_turn(struct trial *trial, int task, const struct position *from, size_t index)
{
  char word[BOOK_NAME_SIZE];
  enum goal_result result;
  struct error err;
  struct played *played = &trial->played[trial->count++];
  played->turn = trial->list.turn[index];
  turn_list_path(&trial->list, index, &played->path);
  played->before = *from;
  if (book_check(&result, word, trial->book, trial->exercise, task, trial->played, trial->count, &err)) return result;
  strbuf_addf(trial->faults, "%s\n", err.message);
  trial->failed = true;
  return GOAL_RESULT_FAILED;
}

/* Whether some turn is what the first task wants. False when it was not to be seen, too. */
static bool try_first_turns(struct trial *trial, bool *all)
{
  const struct exercise *exercise = exercise_of(trial);
  bool done = false;
  turns_generate(&trial->list, exercise->example.rules, &exercise->example.position);
  *all = trial->list.complete && trial->list.count <= MOST_FIRST_TURNS;
  for (size_t i = 0; i < trial->list.count && i < MOST_FIRST_TURNS && !trial->failed; i++) {
    trial->count = 0;
    done |= try_turn(trial, 0, &exercise->example.position, i) == GOAL_RESULT_DONE;
  }
  return done;
}

/* A turn by lot for whoever is to move; false when nobody can play on. */
static bool draw_turn(struct trial *trial, const struct position *now, size_t *index)
{
  turns_generate(&trial->list, exercise_of(trial)->example.rules, now);
  if (!trial->list.count) return false;
  *index = random_below(&trial->random, (uint32_t)trial->list.count);
  return true;
}

/* The others' turns until the learner is to move again. */
static bool answer(struct trial *trial, struct position *now)
{
  const struct exercise *exercise = exercise_of(trial);
  const struct rules *rules = exercise->example.rules;
  struct outcome outcome;
  for (int others = 0; now->side != exercise->example.position.side; others++) {
    struct position next;
    size_t index;
    if (others == MAX_PLAYERS || !outcome_of(&outcome, rules, now, NULL) || outcome.type != OUTCOME_NONE || !draw_turn(trial, now, &index))
      return false;
    turn_apply(&next, rules, now, &trial->list.turn[index]);
    *now = next;
  }
  return true;
}

/* Plays a task by lot; false when it was not done. */
static bool try_task(struct trial *trial, int task, struct position *now)
{
  enum goal_result result = GOAL_RESULT_OPEN;
  trial->count = 0;
  while (result == GOAL_RESULT_OPEN && trial->count < TRIAL_TURNS) {
    size_t index;
    if (!answer(trial, now) || !draw_turn(trial, now, &index)) return false;
    result = try_turn(trial, task, now, index);
    book_after(now, trial->book, trial->exercise, task, &trial->played[trial->count - 1]);
  }
  return result == GOAL_RESULT_DONE;
}

static void try_exercise(struct trial *trial, const struct variant *variant)
{
  const struct exercise *exercise = exercise_of(trial);
  bool all = false;
  random_seed(&trial->random, 1);
  if (exercise->task[0].type == TASK_PLAY && !try_first_turns(trial, &all) && all && !trial->failed && exercise->task[0].turn_limit == 1) {
    add_place(trial->faults, variant, trial->exercise);
    strbuf_add(trial->faults, "no turn that can be played here reaches the goal\n");
  }
  for (int game = 0; game < TRIAL_GAMES && !trial->failed; game++) {
    struct position now = exercise->example.position;
    bool on = true;
    for (int task = 0; task < exercise->task_count && on && !trial->failed; task++)
      if (exercise->task[task].type == TASK_PLAY) on = try_task(trial, task, &now);
  }
}

void check_book(struct strbuf *faults, const struct variant *variant, struct book *book)
{
  struct trial trial = {.faults = faults, .book = book};
  turn_list_init(&trial.list);
  for (trial.exercise = 0; trial.exercise < book->exercise_count; trial.exercise++) {
    trial.failed = false;
    if (!book->exercise[trial.exercise].wrong) try_exercise(&trial, variant);
  }
  turn_list_release(&trial.list);
}
