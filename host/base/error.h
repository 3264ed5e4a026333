/* One message for one thing that went wrong: what, where, and what was expected.
   It is made where the fault is seen and gains its context ("variants/x.lua:12: ") on the way up. Plain text in English,
   one line unless a traceback follows. Words for players are not made here: see core/refusal.h and match/words.h. */
#ifndef SALTO_BASE_ERROR_H
#define SALTO_BASE_ERROR_H

#include <stdarg.h>
#include <stdbool.h>

struct error {
  char message[2048]; /* always terminated; cut when longer */
};

/* Sets the message, printf style. Always returns false, so that a caller can write `return error_set(err, …)`.
   `err` may be NULL when the caller does not care why. */
bool error_set(struct error *err, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Puts text before the message. Always returns false. */
bool error_prefix(struct error *err, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
