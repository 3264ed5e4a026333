/* Numbers that stand for data: the same bytes give the same number on every machine. For telling things apart that nobody forges on purpose
   (FNV-1a); not for secrets. */
#ifndef SALTO_BASE_HASH_H
#define SALTO_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_START UINT64_C(14695981039346656037)

/* Each goes on from `hash`. A text counts its end, so that "ab" "c" is not "a" "bc"; a number counts as its 64 bits, the lowest first. */
uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size);
uint64_t hash_text(uint64_t hash, const char *text);
uint64_t hash_number(uint64_t hash, int64_t number);

#endif
