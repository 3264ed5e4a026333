/* An exercise of the rule book being done: which task it is at, which turns count, and what a turn, a judgement or a cell pointed at
   leads to. Whether a goal is reached is asked by the owner, who knows the book and a thread to run its scripts on (script/book.h). Knows
   no screen and plays no turn itself. */
#ifndef SALTO_MATCH_LESSON_H
#define SALTO_MATCH_LESSON_H

#include "match/match.h"
#include "script/book.h"

enum lesson_state {
  LESSON_OPEN,   /* the learner plays, or points at a cell */
  LESSON_ASKING, /* the last turn is being judged; nothing is played meanwhile */
  LESSON_DONE,   /* all tasks */
  LESSON_FAILED, /* this one: a turn back, or all again */
};

struct lesson {
  const struct exercise *exercise; /* borrowed */
  struct match *match;             /* borrowed; begun from the exercise's position with rules of its own */
  int learner;                     /* the player */
  int task;                        /* from 0; where all are done, how many there are */
  int began;                       /* turns of the match before this task */
  enum lesson_state state;
  char word[BOOK_NAME_SIZE];       /* what the goal says of the last turn: the text "exercise.<name>.<word>"; "" for nothing */
  int wrong;                       /* the cell pointed at last that was none of those meant, or NO_CELL */
};

/* From the beginning, the match too. */
void lesson_begin(struct lesson *lesson, const struct exercise *exercise, struct match *match);
/* What is asked for now; NULL when all is done. */
const struct exercise_task *lesson_task(const struct lesson *lesson);
bool lesson_may_play(const struct lesson *lesson); /* turns are played on the board now */
bool lesson_may_pick(const struct lesson *lesson); /* a cell is pointed at */

/* A turn was played in the match. True: it was one of the learner's, and its judgement is waited for. */
bool lesson_played(struct lesson *lesson);
/* The learner's turns of this task, as book_check wants them. Owned (free); NULL where there are none. */
struct played *lesson_turns(const struct lesson *lesson, int *count);
/* How the last turn was judged. */
void lesson_judged(struct lesson *lesson, enum goal_result result, const char *word);

/* A cell was pointed at. False: nothing was asked. */
bool lesson_pick(struct lesson *lesson, int cell);

bool lesson_may_go_back(const struct lesson *lesson);
/* The learner's last turn of this task is taken back, with what came after it. */
void lesson_back(struct lesson *lesson);

#endif
