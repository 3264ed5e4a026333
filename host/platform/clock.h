/* Time that only goes forward: for budgets, speeds and animation. Not the time of day. */
#ifndef SALTO_PLATFORM_CLOCK_H
#define SALTO_PLATFORM_CLOCK_H

#include <stdint.h>

int64_t clock_ms(void); /* milliseconds from some fixed moment */
int64_t clock_us(void); /* microseconds, likewise */
int64_t clock_cpu_us(void); /* microseconds of processor time that this program has used: for speeds that other programs do not disturb */
void clock_sleep(int64_t ms); /* at least so long; nothing when ms <= 0 */

#endif
