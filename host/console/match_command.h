/* `salto match VARIANT A B`: two engines or levels against each other (console/contest.h). */
#ifndef SALTO_CONSOLE_MATCH_COMMAND_H
#define SALTO_CONSOLE_MATCH_COMMAND_H

#include "console/shell.h"

int match_command(const struct shell *shell);

#endif
