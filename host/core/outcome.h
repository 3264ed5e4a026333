/* Whether a game is over, who won, and why. What depends on the course of the game (repetition, quiet turns) is asked of a
   game (core/game.h); this looks at one position. */
#ifndef SALTO_CORE_OUTCOME_H
#define SALTO_CORE_OUTCOME_H

#include "core/position.h"

struct rules;

enum outcome_type { OUTCOME_NONE, OUTCOME_DRAW, OUTCOME_WIN };

enum outcome_reason { /* the key of its sentence is outcome_key() */
  REASON_NONE, REASON_GOAL, REASON_NO_TURN, REASON_NOBODY_MOVES, REASON_MOST_CAPTURED, REASON_TIED, REASON_BARE, REASON_REPETITION,
  REASON_QUIET, REASON_FEW, REASON_PLACES, REASON_SCRIPT, REASON_RESIGNED, REASON_AGREED, REASON_TIME,
  REASON_COUNT
};

struct outcome {
  enum outcome_type type;
  enum outcome_reason reason;
  int winner; /* player, when won */
};

const char *outcome_key(enum outcome_reason reason); /* "outcome.goal" … */
/* "goal", "nobody moves": for whoever writes scripts. */
enum { OUTCOME_NAME_SIZE = 32 };
void outcome_name(char out[OUTCOME_NAME_SIZE], enum outcome_reason reason);

/* Looks at every ending of the rules that one position can tell. False only when a script's ending failed: *out is then what
   the declared rules alone say and `err` holds the script's message.

   What comes first decides: the goal; places; no piece left; few pieces each; the script's ending; no turn.
   With more than two players, "no turn loses" gives the win to the player who moved last, and "no piece left loses" to the
   last player who has any. Where players go on for places and somebody has one already, what would be a draw ends the
   game with the places as they are. */
bool outcome_of(struct outcome *out, const struct rules *rules, const struct position *position, struct error *err);

/* The same by the declared endings alone, without the script's function. */
struct outcome outcome_declared(const struct rules *rules, const struct position *position);

/* The outcome of a game that ends for this reason before it is decided: a draw, or where somebody has a place, won by the first, and the others that
   are not home have none. */
struct outcome outcome_undecided(const struct rules *rules, const struct position *position, enum outcome_reason reason);

/* Whether the goal of this player is reached on the board. */
bool outcome_is_home(const struct rules *rules, const struct position *position, int player);

/* Whether somebody has won by reaching the goal: what perft needs to know. */
bool outcome_goal_reached(const struct rules *rules, const struct position *position);

#endif
