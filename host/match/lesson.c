#include "match/lesson.h"

#include "base/memory.h"

#include <stdio.h>
#include <string.h>

const struct exercise_task *lesson_task(const struct lesson *lesson)
{
  return lesson->task < lesson->exercise->task_count ? &lesson->exercise->task[lesson->task] : NULL;
}

static bool is_open(const struct lesson *lesson, enum task_type type)
{
  const struct exercise_task *task = lesson_task(lesson);
  return lesson->state == LESSON_OPEN && task && task->type == type;
}

bool lesson_may_play(const struct lesson *lesson) { return is_open(lesson, TASK_PLAY); }
bool lesson_may_pick(const struct lesson *lesson) { return is_open(lesson, TASK_PICK); }

/* Where nobody else moves it is the learner's turn again. */
static void give_turn(struct lesson *lesson)
{
  const struct exercise_task *task = lesson_task(lesson);
  if (task && task->type == TASK_PLAY && task->alone) match_give_turn(lesson->match, lesson->learner);
}

static void begin_task(struct lesson *lesson, int task)
{
  lesson->task = task;
  lesson->began = lesson->match->game.count;
  lesson->state = lesson_task(lesson) ? LESSON_OPEN : LESSON_DONE;
  lesson->wrong = NO_CELL;
  give_turn(lesson);
}

void lesson_begin(struct lesson *lesson, const struct exercise *exercise, struct match *match)
{
  memset(lesson, 0, sizeof *lesson);
  lesson->exercise = exercise;
  lesson->match = match;
  match_restart(match);
  lesson->learner = match->game.now.side;
  begin_task(lesson, 0);
}

/* ---- turns ---- */

/* The game ended, and with it the task, if it was not done by that. */
static void close_if_over(struct lesson *lesson)
{
  if (lesson_may_play(lesson) && lesson->match->game.outcome.type != OUTCOME_NONE) lesson->state = LESSON_FAILED;
}

bool lesson_played(struct lesson *lesson)
{
  const struct game *game = &lesson->match->game;
  if (!lesson_may_play(lesson) || game->count <= lesson->began) return false;
  *lesson->word = '\0';
  if (game->played[game->count - 1].before.side != lesson->learner) {
    close_if_over(lesson);
    return false;
  }
  lesson->state = LESSON_ASKING;
  return true;
}

struct played *lesson_turns(const struct lesson *lesson, int *count)
{
  const struct game *game = &lesson->match->game;
  struct played *turns = game->count > lesson->began ? memory_new((size_t)(game->count - lesson->began), sizeof *turns) : NULL;
  *count = 0;
  for (int i = lesson->began; i < game->count; i++)
    if (game->played[i].before.side == lesson->learner) turns[(*count)++] = game->played[i];
  return turns;
}

void lesson_judged(struct lesson *lesson, enum goal_result result, const char *word)
{
  if (lesson->state != LESSON_ASKING) return;
  snprintf(lesson->word, sizeof lesson->word, "%s", word);
  lesson->state = result == GOAL_RESULT_FAILED ? LESSON_FAILED : LESSON_OPEN;
  if (result != GOAL_RESULT_FAILED) give_turn(lesson);
  if (result == GOAL_RESULT_DONE) begin_task(lesson, lesson->task + 1);
  close_if_over(lesson);
}

/* ---- cells ---- */

bool lesson_pick(struct lesson *lesson, int cell)
{
  if (!lesson_may_pick(lesson) || cell == NO_CELL) return false;
  *lesson->word = '\0';
  if (bits_has(&lesson_task(lesson)->cells, cell)) begin_task(lesson, lesson->task + 1);
  else lesson->wrong = cell;
  return true;
}

/* ---- back ---- */

bool lesson_may_go_back(const struct lesson *lesson)
{
  const struct match *match = lesson->match;
  bool playing = lesson->state == LESSON_OPEN || lesson->state == LESSON_FAILED;
  return playing && (match->game.count > lesson->began || match->lifted);
}

void lesson_back(struct lesson *lesson)
{
  struct match *match = lesson->match;
  if (!lesson_may_go_back(lesson)) return;
  bool in_hand = match->lifted;
  match_drop(match);
  while (!in_hand && match->game.count > lesson->began) {
    bool own = match->game.played[match->game.count - 1].before.side == lesson->learner;
    match_undo(match);
    if (own) break;
  }
  lesson->state = LESSON_OPEN;
  lesson->wrong = NO_CELL;
  *lesson->word = '\0';
  give_turn(lesson);
}
