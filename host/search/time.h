/* How long a turn may take where a clock is played by. */
#ifndef SALTO_SEARCH_TIME_H
#define SALTO_SEARCH_TIME_H

#include <stdint.h>

struct time_left {
  int64_t ms, increment_ms; /* of the side to move; ms may be below 0 */
  int turns_to_go;          /* until more time comes; 0: the whole game */
};

/* Milliseconds for the next turn, at least 1. It is a share of what is left, and leaves a little for what is not thinking. */
int64_t time_for_turn(const struct time_left *left);

#endif
