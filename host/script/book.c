#include "script/book.h"

#include "base/memory.h"
#include "core/outcome.h"
#include "script/build.h"
#include "script/read_book.h"
#include "script/sandbox.h"

#include <assert.h>
#include <stdlib.h>

bool book_new_all(struct book **out, struct variant *variant, struct strbuf *faults, struct error *err)
{
  struct book *book = memory_new(1, sizeof *book);
  book->state = memory_new(1, sizeof *book->state);
  size_t told = faults ? faults->length : 0;
  *out = NULL;
  book->state->variant = variant;
  book->state->all = faults != NULL;
  if (!build_part(&book->state->L, variant_recipe(variant), "book", read_book, book, faults, err)) {
    book_free(book);
    return false;
  }
  if (book->state->L) goal_install(book->state->L);
  *out = book;
  return !faults || faults->length == told;
}

bool book_new(struct book **out, struct variant *variant, struct error *err) { return book_new_all(out, variant, NULL, err); }

void book_free(struct book *book)
{
  if (!book) return;
  for (int m = 0; m < book->state->made_count; m++) rules_free(book->state->made[m].rules);
  sandbox_free(book->state->L);
  free(book->state->goal);
  free(book->state);
  free(book->diagram);
  free(book->exercise);
  free(book);
}

/* ---- playing an exercise ---- */

void book_after(struct position *out, const struct book *book, int exercise, int task, const struct played *played)
{
  const struct exercise *e = &book->exercise[exercise];
  turn_apply(out, e->example.rules, &played->before, &played->turn);
  if (e->task[task].alone) position_set_side(out, e->example.rules, e->example.position.side);
}

/* Whether the task can be played on. False with `err` when the variant's own ending failed. */
static bool can_go_on(bool *out, const struct book *book, int exercise, int task, const struct played *last, struct error *err)
{
  const struct rules *rules = book->exercise[exercise].example.rules;
  struct position next;
  struct outcome outcome;
  book_after(&next, book, exercise, task, last);
  if (book->exercise[exercise].task[task].alone) {
    *out = turns_exist(rules, &next); /* however the game itself stands: the others do not take part */
    return true;
  }
  if (!outcome_of(&outcome, rules, &next, err)) return false;
  *out = outcome.type == OUTCOME_NONE;
  return true;
}

bool book_check(enum goal_result *out, char word[BOOK_NAME_SIZE], struct book *book, int exercise, int task, const struct played *played, int count,
                struct error *err)
{
  const struct exercise *e = &book->exercise[exercise];
  const struct exercise_task *t = &e->task[task];
  struct position now;
  assert(t->type == TASK_PLAY && count > 0);
  turn_apply(&now, e->example.rules, &played[count - 1].before, &played[count - 1].turn);
  struct attempt attempt = {
      .rules = e->example.rules,
      .learner = e->example.position.side,
      .played = played,
      .count = count,
      .now = &now,
      .texts = variant_texts(book->state->variant),
      .name = e->example.name,
  };
  if (!goal_check(out, word, &book->state->goal[t->goal], book->state->L, &attempt, err)) return false;
  if (*out != GOAL_RESULT_OPEN) return true;
  bool on = true;
  if (!can_go_on(&on, book, exercise, task, &played[count - 1], err)) return false;
  if (!on || (t->turn_limit && count >= t->turn_limit)) *out = GOAL_RESULT_FAILED;
  return true;
}
