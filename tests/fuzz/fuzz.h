/* What the fuzz targets share. Each target x_fuzz.c is one function that takes any bytes and must neither crash nor break what it
   asserts. It is built with libFuzzer in the fuzz preset, and everywhere with replay.c, which gives it the texts of corpus/x/ and
   some thousand seeded changes of them. To add a target: x_fuzz.c and a folder corpus/x. */
#ifndef SALTO_TESTS_FUZZ_FUZZ_H
#define SALTO_TESTS_FUZZ_FUZZ_H

#include "core/rules.h"

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Rules of the bundled variants to try things on: number 0 to fuzz_rules_count() - 1. Loaded once, never freed. */
int fuzz_rules_count(void);
const struct rules *fuzz_rules(int number);

/* The bytes as a text: up to the first zero byte. Owned. */
char *fuzz_text(const uint8_t *data, size_t size);

/* Ends the program as a finding unless the condition holds, in every kind of build. */
#define FUZZ_CHECK(condition) ((condition) ? (void)0 : fuzz_failed(__FILE__, __LINE__, #condition))
_Noreturn void fuzz_failed(const char *file, int line, const char *condition);

#endif
