/* Looks a script over for its author: `salto check FILE`. It loads the script, makes its rules for every number of players and every
   combination of its options, asks whether the game is over where it starts and what its evaluation says there, reads its book and tries the
   exercises, and looks for its texts. */
#ifndef SALTO_SCRIPT_CHECK_H
#define SALTO_SCRIPT_CHECK_H

#include "script/variant.h"

enum { CHECK_LIMIT = 2000 }; /* combinations; beyond it says how many it left out */

/* Appends a line for every fault, each once, and notes of what is no fault: texts that are only in English. Returns the number of faults.
   `find` as in variant_load. */
int variant_check(struct strbuf *out, const char *path, variant_finder find, void *context);

#endif
