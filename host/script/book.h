/* What a variant declares for its pages in the rule book: small positions with arrows, a worked position, and exercises with the
   condition that is checked when they are played. The words stand in the variant's texts (script/text_keys.h). Where a variant
   extends another one and declares no book, it has none: the base's positions would teach other rules.

   A book owns rules for each of its positions and the Lua state in which its goals are functions; it is used by one thread at a time. */
#ifndef SALTO_SCRIPT_BOOK_H
#define SALTO_SCRIPT_BOOK_H

#include "core/game.h"
#include "script/variant.h"

enum { BOOK_NAME_SIZE = 32, MAX_ARROWS = 16, MAX_TASKS = 6 };

/* A position to look at. */
struct example {
  char name[BOOK_NAME_SIZE]; /* of its texts */
  struct choices choices;
  struct rules *rules;       /* owned by the book; shared where the choices are the same */
  struct position position;
  int arrow_count;
  struct path arrow[MAX_ARROWS]; /* ways over cells; on a board that is seen it is drawn from each to the next */
  struct bits marks;             /* cells made to stand out */
  int label_count;               /* letters beside cells: "A" on one, "B" on another */
  struct {
    uint8_t cell;
    char text[8];
  } label[MAX_ARROWS];
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
  struct example example; /* where it begins; the side to move is the learner's */
  int task_count;
  struct exercise_task task[MAX_TASKS]; /* one after the other, on the board as it is then */
};

struct book {
  int diagram_count, exercise_count;
  struct example *diagram;    /* owned; texts "diagram.<name>" */
  bool has_worked;
  struct example worked;      /* texts "worked.ask", "worked.answer"; its arrows belong to the answer */
  struct exercise *exercise;  /* owned; texts "exercise.<name>.name", ".task" or ".task.1", ".task.2" …, ".done", and one for each word a goal gives */
  struct book_state *state;   /* private */
};

/* Runs the script anew. A variant without a book gives an empty one. Owned. Safe on any thread, like variant_rules; free before the variant. */
bool book_new(struct book **out, struct variant *variant, struct error *err);
bool book_new_all(struct book **out, struct variant *variant, struct strbuf *faults, struct error *err); /* every fault, one a line */
void book_free(struct book *book); /* NULL is fine */

enum goal_result { GOAL_RESULT_OPEN, GOAL_RESULT_DONE, GOAL_RESULT_FAILED };

/* Whether a TASK_PLAY is done, after a turn of the learner. `played`: the learner's turns of this task so far, the last one the newest.
   `word` gets the key of what is to be said ("" for nothing special): the text "exercise.<name>.<word>". False only when the script's
   function failed: `err`. */
bool book_check(enum goal_result *out, char word[BOOK_NAME_SIZE], struct book *book, int exercise, int task, const struct position *now,
                const struct played *played, int count, struct error *err);

#endif
