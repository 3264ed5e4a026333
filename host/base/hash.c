#include "base/hash.h"

#include <string.h>

static uint64_t add(uint64_t hash, unsigned char byte) { return (hash ^ byte) * UINT64_C(1099511628211); }

uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
  const unsigned char *b = bytes;
  for (size_t i = 0; i < size; i++) hash = add(hash, b[i]);
  return hash;
}

uint64_t hash_text(uint64_t hash, const char *text) { return add(hash_bytes(hash, text, strlen(text)), 0xFF); }

uint64_t hash_number(uint64_t hash, int64_t number)
{
  uint64_t bits = (uint64_t)number;
  for (int i = 0; i < 8; i++) hash = add(hash, bits >> 8 * i & 0xFF);
  return hash;
}
