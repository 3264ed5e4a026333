/* A turn in the making, hop by hop: what the window, the record and the reader of typed turns use, so that no list of whole
   turns is ever needed. A plain value; copy it to look ahead.

   Where the rules demand the best capture, telling which hops may still be played needs a look ahead, which is bounded like
   any other list (TURN_LIMIT). When the bound is met, every capturing hop may be played, and a turn may end that is no worse than
   the best that was found within the bound: the same one every time. */
#ifndef SALTO_CORE_CHAIN_H
#define SALTO_CORE_CHAIN_H

#include "core/turn.h"

struct hop {
  uint8_t to;
  int16_t over;        /* the piece jumped, or NO_CELL for a step */
  uint8_t direction;
  uint8_t captures;    /* bool */
};

enum { MAX_HOPS = MAX_DIRECTIONS * 32 };

struct chain {
  const struct rules *rules;
  struct position position; /* before the turn */
  struct path path;         /* from the start; length 1: lifted, not moved yet */
  uint8_t from, at, before, kind;
  int16_t direction;        /* of the last hop, or -1 */
  bool stepped, jumped, over; /* over: the rules end the turn here (a step, a crowning that stops …) */
  struct bits captured, visited;
  uint64_t best;            /* where the best capture is a duty: what this one must be worth */
  bool best_known;          /* false: the bound was met, and `best` is the best that was found */
  uint8_t order[MAX_CELLS]; /* captured cells in order; bits_count(&captured) of them */
};

/* Lifts a piece. False when the cell holds no piece that the side to move may move. */
bool chain_begin(struct chain *chain, const struct rules *rules, const struct position *position, int cell);

/* The steps and hops that may come next, with every duty observed. At most MAX_HOPS; returns how many.
   *complete is false when the bound was met: none is left out then, but some may not lead to a legal end. */
int chain_hops(const struct chain *chain, struct hop out[MAX_HOPS], bool *complete);
/* The same without regard to the duty to capture or to preferences: what the piece could do by its own movement. */
int chain_raw_hops(const struct chain *chain, struct hop out[MAX_HOPS]);
void chain_push(struct chain *chain, const struct hop *hop);

/* Whether the turn may end here. */
bool chain_may_stop(const struct chain *chain);
/* The turn so far, as if it ended here. */
struct turn chain_turn(const struct chain *chain);
/* The pieces on the board in mid-chain, and the score: what a picture shows (captured ones gone when the rules take them at once; a
   man that may still be crowned when its turn ends is a man). */
void chain_show(const struct chain *chain, struct position *out);

/* The cells that hold a piece that may begin a legal turn, duties observed; *complete as above. */
struct bits chain_starts(const struct rules *rules, const struct position *position, bool *complete);

#endif
