/* One message for one thing that went wrong: what, where, and what was expected.
   It is made where the fault is seen and gains its context ("variants/x.lua:12: ") on the way up. `message` is plain text in English,
   one line unless a traceback follows: for logs, protocols and whoever writes scripts. `told` is the same for players, in their language once
   it is said (base/told.h; words_told, app_told): sentences of error_tell are translated, what error_set has said stays English. */
#ifndef SALTO_BASE_ERROR_H
#define SALTO_BASE_ERROR_H

#include "base/told.h"

#include <stdarg.h>
#include <stdbool.h>

struct error {
  char message[2048];   /* always terminated; cut when longer */
  char told[TOLD_SIZE]; /* likewise; where it would be longer, it is the message */
};

/* Nothing is wrong: both are "". */
void error_clear(struct error *err);

/* Sets the message, printf style. Always returns false, so that a caller can write `return error_set(err, …)`.
   `err` may be NULL when the caller does not care why. */
bool error_set(struct error *err, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The same with a sentence that players may read: the key of its text, and a format as of told_add. An error becomes part of another by
   "{why:@%s}" and its `told`. */
bool error_tell(struct error *err, const char *key, const char *format, ...) __attribute__((format(printf, 3, 4)));
bool error_vtell(struct error *err, const char *key, const char *format, va_list args) __attribute__((format(printf, 3, 0)));
/* Sets the error to what a told text says. */
bool error_take(struct error *err, const char *told);

/* Puts text before the message: a place, such as a path, that is the same in all languages. Always returns false. */
bool error_prefix(struct error *err, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
