/* Saved games named on the command line: FILE.salto where else the id of a variant stands. */
#ifndef SALTO_CONSOLE_SAVED_H
#define SALTO_CONSOLE_SAVED_H

#include "console/shell.h"

/* Whether the first word means one. */
bool saved_is_meant(const struct shell *shell);
/* The game in it, as far as it can be had (match->view_only). Returns 0 or, with the error in the player's language, the exit code: 1 where the
   file is at fault, 2 where the command line is: no such file, options that a saved game has itself. */
int saved_match(struct match **out, const struct shell *shell, struct error *err);
/* Prints it for people. */
int saved_show(const struct shell *shell);

#endif
