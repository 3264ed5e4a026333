/* What is heard of a game, and when, so that it falls on what is seen: a knock for each hop as it lands, more for a capture, a crown and
   the end. It plays nothing itself (app/sound.h) and does not know how turns are drawn. */
#ifndef SALTO_APP_HEARING_H
#define SALTO_APP_HEARING_H

#include "app/sound.h"
#include "match/match.h"

/* The last `hops` hops of a turn, one every `hop_ms`; 0: they are there already, and one knock tells. `ends`: the turn is over with them. */
void hear_hops(struct sound *sound, const struct turn *turn, int hops, int hop_ms, bool ends);
/* The end of the game, if the last turn, which takes `hop_ms` a hop, was the last of all. */
void hear_outcome(struct sound *sound, const struct match *match, int hop_ms);

/* A tick for each of the last seconds; *ticked is the last one that was heard, 0 at first. */
void hear_clock(struct sound *sound, int *ticked, const struct timer *timer, int64_t left_ms);

#endif
