/* Reads the command line into a struct shell, and loads what every command needs: the host's texts and the games. Which command
   is meant, and what it does, is not known here. */
#ifndef SALTO_CONSOLE_COMMAND_LINE_H
#define SALTO_CONSOLE_COMMAND_LINE_H

#include "console/shell.h"

void command_line_init(struct shell *shell, int argc);
void command_line_release(struct shell *shell);

/* Options may stand anywhere; what is left are shell->word. shell->fault: an unknown option (with the nearest), a missing value. */
void command_line_read(struct shell *shell, int argc, char **argv);

/* The next two return 0 or, with the error set, the exit code: 1 where the program's own files are missing or broken, 2 where the
   command line is wrong: what shell->fault says, a language that there are no texts in, a folder that is none. */
int command_line_texts(struct shell *shell, struct error *err);
int command_line_library(struct shell *shell, struct error *err); /* broken games are no error */

#endif
