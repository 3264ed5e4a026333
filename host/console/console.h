/* `salto console`: reads the lines of the text protocol and has them carried out in order. While a count or a search is running, `isready`
   and `stop` are heeded at once and everything else waits its turn. What the commands do is in commands.c. */
#ifndef SALTO_CONSOLE_CONSOLE_H
#define SALTO_CONSOLE_CONSOLE_H

#include "console/shell.h"

/* Returns the exit code when the input ends or `quit` was read. */
int console_run(const struct shell *shell);

#endif
