/* How long a turn may take where a clock is played by. */
#ifndef SALTO_SEARCH_TIME_H
#define SALTO_SEARCH_TIME_H

#include <stdint.h>

struct time_left {
  int64_t ms, increment_ms; /* of the side to move; ms may be below 0 */
  int turns_to_go;          /* until more time comes; 0: the whole game */
};

/* Longer than anybody thinks, about 35,000 years, and yet sums of a few such times have room in their type. */
#define TIME_MOST_MS ((int64_t)1 << 50)
/* A time, which may be below 0, brought between -TIME_MOST_MS and TIME_MOST_MS. */
int64_t time_limited(int64_t ms);

/* Milliseconds for the next turn, at least 1, whatever the numbers are. It is a share of what is left, and leaves a little for what is
   not thinking. */
int64_t time_for_turn(const struct time_left *left);

#endif
