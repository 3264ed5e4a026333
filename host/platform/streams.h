/* The three standard streams, whatever the caller left of them. What is written to them is not known here. */
#ifndef SALTO_PLATFORM_STREAMS_H
#define SALTO_PLATFORM_STREAMS_H

#include <stdbool.h>

/* Takes the place of each stream that is closed, so that no file or pipe opened later is taken for it. Reading such a stream finds its
   end, writing to it fails. To be called first of all. */
void streams_hold(void);

/* Writes out what standard output still holds. False when anything ever written to it was lost. */
bool streams_flush(void);

#endif
