/* `salto solve VARIANT --pieces N`: builds the tables of a variant's endings and says how far it is. */
#ifndef SALTO_CONSOLE_SOLVE_COMMAND_H
#define SALTO_CONSOLE_SOLVE_COMMAND_H

#include "console/shell.h"

int solve_command(const struct shell *shell);

#endif
