/* Counting the tree of turns: the standard proof that move generation is right, and the standard measure of its speed.
   A won game has nothing below it; draws are ignored; a pass counts as a turn. */
#ifndef SALTO_CORE_PERFT_H
#define SALTO_CORE_PERFT_H

#include "core/turn.h"

#include <stdatomic.h>

/* The number of sequences of `depth` turns. False with `err` when one position has more than TURN_LIMIT turns, or when *stop
   (may be NULL) became true. */
bool perft(uint64_t *out, const struct rules *rules, const struct position *position, int depth, const atomic_bool *stop, struct error *err);

#endif
