/* Reads the command line into a struct shell, and loads what every command needs: the host's texts and the games. Which command
   is meant, and what it does, is not known here. */
#ifndef SALTO_CONSOLE_COMMAND_LINE_H
#define SALTO_CONSOLE_COMMAND_LINE_H

#include "console/shell.h"

void command_line_init(struct shell *shell, int argc);
void command_line_release(struct shell *shell);

/* Errors: an unknown option (with the nearest), a missing value. Options may stand anywhere; what is left are shell->word. */
bool command_line_read(struct shell *shell, int argc, char **argv, struct error *err);

/* Errors: the program's own files are missing or broken, a language that there are no texts in. Broken games are no error here. */
bool command_line_load(struct shell *shell, struct error *err);

#endif
