/* What a variant declares for its pages in the rule book: small positions with arrows, a worked position, and exercises with the
   condition that is checked when they are played. The words stand in the variant's texts (script/text_keys.h). A book is its own
   variant's alone: one that extends another and declares no book has none, and none of the base's texts for it, because the base's
   positions would teach other rules.

   A book owns rules for each of its positions and the Lua state in which its goals are functions; it is used by one thread at a time.
   Reading it is script/read_book.c. */
#ifndef SALTO_SCRIPT_BOOK_H
#define SALTO_SCRIPT_BOOK_H

#include "core/game.h"
#include "script/variant.h"

enum { BOOK_NAME_SIZE = 32, LABEL_SIZE = 8, MAX_ARROWS = 16, MAX_LABELS = 16, MAX_TASKS = 6, MAX_EXAMPLES = 32 };

/* A position to look at. */
struct example {
  char name[BOOK_NAME_SIZE]; /* of its texts; "" for the worked position */
  struct choices choices;
  struct rules *rules; /* owned by the book; shared where the choices are the same */
  struct position position;
  int arrow_count;
  struct path arrow[MAX_ARROWS]; /* ways over at least two cells, drawn from each to the next; they need not be legal turns */
  struct bits marks;             /* cells made to stand out */
  int label_count;               /* letters beside cells: "A" on one, "B" on another; sorted */
  struct label {
    uint8_t cell;
    char text[LABEL_SIZE];
  } label[MAX_LABELS];
};

enum task_type {
  TASK_PLAY, /* turns are played until the goal is reached */
  TASK_PICK, /* one cell is pointed at */
};

struct exercise_task {
  enum task_type type;
  struct bits cells; /* TASK_PICK: any of them is right */
  int turn_limit;    /* TASK_PLAY: so many turns of the player who learns, then it was not done; 0: no limit */
  bool alone;        /* the others do not move: it is always the learner's turn */
  int goal;          /* private: which function or declared condition */
};

struct exercise {
  struct example example;               /* where it begins: not over, and the side to move, which has a turn, is the learner's */
  int task_count;                       /* at least 1 */
  struct exercise_task task[MAX_TASKS]; /* one after the other, on the board as it is then */
  bool wrong;                           /* it has a fault, so only its name can be relied on: see book_new_all */
};

struct book {
  int diagram_count, exercise_count; /* at most MAX_EXAMPLES each */
  struct example *diagram;           /* owned; texts "diagram.<name>" */
  bool has_worked;
  struct example worked; /* texts "worked.ask", "worked.answer"; its arrows belong to the answer */
  struct exercise *
      exercise; /* owned; texts "exercise.<name>.name", ".task" or ".task.1", ".task.2" …, ".done", perhaps ".failed", and one for each word a goal gives */
  struct book_state *state; /* private (script/read_book.h) */
};

/* Runs the script anew. A variant without a book gives an empty one. Owned. Safe on any thread, like variant_rules; free before the variant. */
bool book_new(struct book **out, struct variant *variant, struct error *err);
/* For authors: adds every fault to `faults`, one a line. False when there were any; *out is then what can be looked over all the same, with
   exercises that are `wrong` among the others (owned), or NULL when the script itself failed. */
bool book_new_all(struct book **out, struct variant *variant, struct strbuf *faults, struct error *err);
void book_free(struct book *book); /* NULL is fine */

/* Where a task goes on after a turn of the learner: the position after it, with the turn given back to the learner where the task is `alone`. */
void book_after(struct position *out, const struct book *book, int exercise, int task, const struct played *played);

enum goal_result {
  GOAL_RESULT_OPEN, /* play on */
  GOAL_RESULT_DONE,
  GOAL_RESULT_FAILED, /* the goal says so, the turns are used up, or nothing can be played any more: begin again */
};

/* Whether a TASK_PLAY is done, after a turn of the learner. `played`: the learner's turns of this task so far, `count` of them, at least one,
   the last one the newest, each as game_play makes it for the rules of the exercise; what others played between stands in the positions
   before. `word` gets what is to be said besides ("" for nothing): the text "exercise.<name>.<word>". False only when the script's
   function failed: `err` has the message and the traceback, *out is GOAL_RESULT_OPEN, and the book can be used on. */
bool book_check(enum goal_result *out, char word[BOOK_NAME_SIZE], struct book *book, int exercise, int task, const struct played *played, int count,
                struct error *err);

#endif
