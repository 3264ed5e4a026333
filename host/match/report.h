/* What a search of every position of a game says about its turns: which of them gave something away, and what would have been better.
   The searching is the caller's; this holds what was found and judges it. Nothing is written to a file. */
#ifndef SALTO_MATCH_REPORT_H
#define SALTO_MATCH_REPORT_H

#include "match/assessment.h"

enum turn_mark { TURN_FINE, TURN_WEAK, TURN_BAD };

struct report_turn {       /* the position before a turn; the last one, behind all turns, is where the game stands */
  bool known, forced;      /* searched; there was only one turn to play */
  int score;               /* for the side to move, with its best turn */
  struct turn best;
  struct path path;
  enum turn_mark mark;     /* of the turn that was played there */
};

struct report {
  int count;               /* turns of the game; positions are one more */
  int done;                /* so many positions, from the first on, are known */
  struct report_turn *turn; /* owned; count + 1 */
};

void report_init(struct report *report, const struct game *game); /* a position that has nothing to search is known already */
void report_release(struct report *report);

bool report_is_whole(const struct report *report);
/* The answer for position number `done`; the next one is done then. When all are known the turns are judged. */
void report_take(struct report *report, const struct game *game, const struct search_line *line);

/* The chances of a player after so many turns, 0 to 1. Among more than two those of the player's own last turn. Below 0: not known. */
double report_chance(const struct report *report, const struct game *game, int turns, int player);
int report_marked(const struct report *report); /* how many turns have a mark */
/* The next turn that has one, behind or before so many turns: how many are to be looked at to see it, or -1. */
int report_next(const struct report *report, int turns, int by);

/* "A better turn was c3-d4.", with its degree; nothing for a turn without a mark. */
void report_words(struct strbuf *out, const struct words *words, const struct report *report, const struct game *game, int number);

#endif
