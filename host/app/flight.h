/* A turn on its way over the screen, hop after hop, and what it took and crowned fading away and in: for the eye only, the match is
   already there. It knows positions and times; it reads no clock and draws nothing. */
#ifndef SALTO_APP_FLIGHT_H
#define SALTO_APP_FLIGHT_H

#include "core/rules.h"
#include "core/turn.h"

#include <stdint.h>

enum { FLIGHT_FADE_MS = 180 };

struct flight {
  bool on;                /* a piece is on its way; what fades may go on a little longer */
  bool ends;              /* the turn is over where the path ends; else more hops may come */
  struct position before; /* where the turn began */
  struct turn turn;
  struct path path;
  int hop;                /* from path.cell[hop] to the next, from 0 */
  int hop_ms;
  int64_t start_ms;       /* of this hop */
  struct position was;    /* what was seen before the last hop landed */
  struct bits gone;       /* the cells of `was` whose pieces fade away */
  int crowned;            /* the piece on this cell is being crowned, or NO_CELL */
  int64_t fade_ms;        /* since when; 0: nothing fades */
};

/* `hop`: where in the path it begins: what came before is landed. `hop_ms` 0: the last hop has landed at once, only what it changed fades. */
void flight_begin(struct flight *flight, const struct rules *rules, const struct position *before, const struct turn *turn, const struct path *path,
                  bool ends, int hop, int hop_ms, int64_t now);
void flight_stop(struct flight *flight); /* all stands where it is */
/* Lands what has arrived. True: something still moves or fades. */
bool flight_step(struct flight *flight, const struct rules *rules, int64_t now);

/* While it is on: the pieces, the one that flies on the cell where its hop began, what was taken before gone and
   counted. */
void flight_show(const struct flight *flight, const struct rules *rules, struct position *out);
float flight_way(const struct flight *flight, int64_t now); /* how far in its hop, 0 to 1: quick at first, gentle at the end */
float flight_fade(const struct flight *flight, int64_t now); /* how much of what is gone is still seen, 1 to 0 */
bool flight_far(const struct flight *flight, const struct board *board); /* the hop goes further than to the cell behind a neighbour */

#endif
