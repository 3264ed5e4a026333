/* The nearest of some known words to one that is not known, for "did you mean". */
#ifndef SALTO_BASE_NEAREST_H
#define SALTO_BASE_NEAREST_H

#include <stddef.h>

/* Borrowed from the list, or NULL when none is near: by the number of letters to change, add, drop or swap, at most a third of the
   longer word and at least one. Capital and small letters are alike; the first of equally near words wins. */
const char *nearest_word(const char *word, const char *const *known, size_t count);

/* How many letters of one word to change, add, drop or swap with the next for the other; words of more than 63 bytes count as
   far from everything. */
int nearest_distance(const char *a, const char *b);

#endif
