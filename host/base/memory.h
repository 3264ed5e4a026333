/* Allocation that cannot fail: without memory the program ends with one line, because nothing sensible can go on. */
#ifndef SALTO_BASE_MEMORY_H
#define SALTO_BASE_MEMORY_H

#include <stddef.h>

void *memory_new(size_t count, size_t size);                  /* zeroed */
void *memory_grow(void *block, size_t count, size_t size);    /* realloc; the new part is not cleared */
char *memory_text(const char *text);                          /* a copy, to be freed with free() */

#endif
