/* Why a turn is refused, in terms of the rules: a reason and the names that belong in its sentence. The sentence itself is a
   text ("refusal.must_capture") that match/words.h fills in the player's language. */
#ifndef SALTO_CORE_REFUSAL_H
#define SALTO_CORE_REFUSAL_H

#include "core/chain.h"

enum refusal_reason {
  REFUSAL_NONE,
  REFUSAL_SYNTAX,          /* not a turn at all: {found} where {expected}, the text "refusal.expected.<expected>" */
  REFUSAL_UNKNOWN_CELL,    /* {cell} */
  REFUSAL_TRUNCATED,       /* a turn needs two cells at least */
  REFUSAL_MIXED,           /* step and hop in one turn */
  REFUSAL_NO_PIECE,        /* {cell} is empty */
  REFUSAL_NOT_YOURS,       /* {cell} */
  REFUSAL_BLOCKED,         /* the piece on {cell} has nowhere to go */
  REFUSAL_OCCUPIED,        /* {to} holds a piece */
  REFUSAL_CELL_USED,       /* {to} was already used in this turn */
  REFUSAL_TURNED_BACK,     /* {from} {to} */
  REFUSAL_JUMPED_TWICE,    /* {over} was already jumped */
  REFUSAL_DIRECTION,       /* this piece does not move that way: {from} {to} */
  REFUSAL_NOT_JUMPABLE,    /* the piece on {over} may not be jumped */
  REFUSAL_UNREACHABLE,     /* no step or jump leads from {from} to {to} */
  REFUSAL_NO_STEPS,        /* this piece does not step; {from} {to} */
  REFUSAL_MUST_CAPTURE,    /* {turn} is a capture that must be preferred */
  REFUSAL_LONGER_CAPTURE,  /* {turn} takes more */
  REFUSAL_PREFERRED,       /* {turn} ranks higher by a later preference */
  REFUSAL_MUST_GO_ON,      /* the chain can go on: {turn} */
  REFUSAL_TURN_OVER,       /* the turn ended at {from} */
  REFUSAL_CAPTURES,        /* written with '-' somewhere, but it captures: {turn} */
  REFUSAL_NO_CAPTURE,      /* written with 'x' somewhere, but captures nothing: {turn} */
  REFUSAL_AMBIGUOUS,       /* {turn} lists some candidates, "…" at the end where there are more */
  REFUSAL_SEVERAL,         /* more than one turn ends on {to}: click the cells on the way */
  REFUSAL_SEVERAL_WAYS,    /* a click with no piece in hand: more than one turn of the piece on {cell} ends on {to} */
  REFUSAL_SEVERAL_PIECES,  /* so do turns of {count} pieces */
  REFUSAL_MANY_PIECES,     /* of {count} at least: there is too much to look at */
  REFUSAL_TOO_MANY,        /* more than TURN_LIMIT turns, {limit}: write the whole path */
  REFUSAL_MAY_NOT_PASS,    /* {turn} is possible */
  REFUSAL_MUST_PASS,
  REFUSAL_GAME_OVER,
  REFUSAL_VIEW_ONLY,       /* the rules of this game are not there (match/record.h) */
  REFUSAL_COUNT
};

struct refusal {
  enum refusal_reason reason;
  char from[CELL_NAME_SIZE], to[CELL_NAME_SIZE], over[CELL_NAME_SIZE], cell[CELL_NAME_SIZE];
  char found[64];
  char expected[16]; /* "turn", "cell", "separator" ('-' or 'x') or "end" */
  char turn[1024]; /* an example turn, or the candidates */
  int count;
};

/* The key of the reason's sentence: "refusal.must_capture". */
const char *refusal_key(enum refusal_reason reason);

/* Clears the refusal and sets its reason. Always false, so that a caller can write `return refusal_set(…)`. */
bool refusal_set(struct refusal *refusal, enum refusal_reason reason);

/* Leaves the turn out that would be played instead; what was only written wrongly keeps it. */
void refusal_conceal(struct refusal *refusal);

/* Writes some legal turn as the example {turn}; nothing when there is none. */
void refusal_example(struct refusal *refusal, const struct rules *rules, const struct position *position);

/* Reads a typed turn and checks it: the whole path, hop by hop, or its first and last cell where one legal turn fits. Two cells
   that are a whole legal turn by themselves are that turn, even where a longer chain leads there too. *turn and *path are
   set only on success. Blanks around it are ignored; anything else after it is refused. */
bool turn_read(struct turn *turn, struct path *path, const char *text, const struct rules *rules, const struct position *position, struct refusal *refusal);

/* Why the piece of a chain may not go on to `cell` (a click): fills the refusal. */
void chain_refuse(struct refusal *refusal, const struct chain *chain, int cell);
/* Why the turn may not end where the chain stands. */
void stop_refuse(struct refusal *refusal, const struct chain *chain);
/* Why the piece on `cell` may not be lifted now. */
void start_refuse(struct refusal *refusal, const struct rules *rules, const struct position *position, int cell);

#endif
