/* A talk with another program, line by line, through its standard input and output. It runs beside this one and is ended with the talk. */
#ifndef SALTO_PLATFORM_DIALOGUE_H
#define SALTO_PLATFORM_DIALOGUE_H

#include "base/error.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct dialogue;

/* Starts a program without any shell: `words` are its name, looked for as a shell would, and its arguments, NULL at the end. Owned.
   `stop`, borrowed, may be NULL: once it is set nothing is heard any more. */
bool dialogue_start(struct dialogue **out, const char *const *words, const atomic_bool *stop, struct error *err);
/* Writes a line, and never waits: what the program does not read yet is written while it is heard. It may have gone, which the next hearing tells. */
void dialogue_say(struct dialogue *dialogue, const char *line);
/* From now on the lines heard are one answer, and `ms` milliseconds is what all of it may take. */
void dialogue_expect(struct dialogue *dialogue, int64_t ms);
/* The next line, without its end; borrowed until the next call. NULL: the time of the answer is over, the program ended, or
   hearing was stopped: `err`. */
const char *dialogue_hear(struct dialogue *dialogue, struct error *err);
void dialogue_end(struct dialogue *dialogue); /* NULL is fine */

#endif
