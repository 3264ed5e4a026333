#include "base/memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Noreturn void out_of_memory(size_t count, size_t size)
{
  fprintf(stderr, "salto: out of memory (%zu x %zu bytes)\n", count, size);
  exit(EXIT_FAILURE);
}

void *memory_new(size_t count, size_t size)
{
  void *block = calloc(count ? count : 1, size ? size : 1);
  if (!block) out_of_memory(count, size);
  return block;
}

void *memory_grow(void *block, size_t count, size_t size)
{
  if (size && count > SIZE_MAX / size) out_of_memory(count, size);
  /* realloc to nothing may free the block and give NULL back; one byte keeps the promise. */
  void *grown = realloc(block, count && size ? count * size : 1);
  if (!grown) out_of_memory(count, size);
  return grown;
}

char *memory_text(const char *text)
{
  size_t size = strlen(text) + 1;
  char *copy = memory_new(size, 1);
  memcpy(copy, text, size);
  return copy;
}
