/* Programs that are started beside this one and run on their own. Starting never waits for them, and none is left a zombie as long as
   process_ended or process_free is called now and then. */
#ifndef SALTO_PLATFORM_PROCESS_H
#define SALTO_PLATFORM_PROCESS_H

#include "base/error.h"

#include <stdbool.h>

struct process;

/* Starts a program, looked for as a shell would, without any shell: `words` are its name and arguments, NULL at the end. It has no
   input; what it writes goes where this program's goes. False: it cannot be started, `err` says which and why. *out is owned. */
bool process_start(struct process **out, const char *const *words, struct error *err);
bool process_ended(struct process *process);  /* does not wait; once true, always */
bool process_failed(const struct process *process); /* it ended by itself, and not well: its exit code was not 0 */
void process_stop(struct process *process);   /* asks it and what it started to end; process_ended says when they did */
void process_free(struct process *process);   /* ends it the hard way where it still runs. NULL is fine */

/* Cuts a command line at blanks into a list of words, NULL at the end; what is in quotes, '…' or "…", stays together. No other character
   means anything. Words and list are one piece of memory, to be freed. NULL, and `err`: a quote is not closed, or there are no words. */
char **process_words(const char *command, int *count, struct error *err);

#endif
