/* Time that only goes forward: for budgets, speeds and animation. Not the time of day. */
#ifndef SALTO_PLATFORM_CLOCK_H
#define SALTO_PLATFORM_CLOCK_H

#include <stdint.h>

int64_t clock_ms(void); /* milliseconds from some fixed moment */
int64_t clock_us(void); /* microseconds, likewise */
void clock_sleep(int64_t ms); /* at least so long; nothing when ms <= 0 */

#endif
