/* Whole numbers in text, strictly: digits with at most one sign before them, and nothing else around. */
#ifndef SALTO_BASE_NUMBER_H
#define SALTO_BASE_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* False when it is no number or not from `min` to `max`; *out stays then. */
bool number_parse(int64_t *out, const char *text, int64_t min, int64_t max);

#endif
