/* The time of day, where the player is. For names of files; what is measured goes by platform/clock.h. */
#ifndef SALTO_PLATFORM_DATE_H
#define SALTO_PLATFORM_DATE_H

#include <stdint.h>

enum { DATE_STAMP_SIZE = 32 };

int64_t date_now(void);                     /* seconds since 1970 */
void date_stamp(char out[DATE_STAMP_SIZE]); /* "2026-03-01-142233": sorts by time */

#endif
