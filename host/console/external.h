/* What all engines that are other programs share (engine_ugi.c, engine_hub.c): how they are started, waited for and called. What is said
   to them is their protocols' matter. */
#ifndef SALTO_CONSOLE_EXTERNAL_H
#define SALTO_CONSOLE_EXTERNAL_H

#include "console/engine.h"

enum { EXTERNAL_START_MS = 10000 }; /* to answer when it has nothing to think about */

/* Starts the program; until it says its name it is called by the command. */
bool external_start(struct engine *engine, const char *command, struct error *err);

/* What the program calls itself: cleaned of what cannot be shown, and cut where it is long; nothing changes where nothing is left. */
void external_name(struct engine *engine, const char *name);

/* Whether a line is this word, alone or with more behind it. */
bool external_begins(const char *line, const char *word);

/* A line that came before the one that is waited for. False: it says that something is wrong, which `err` tells. */
typedef bool external_heard(struct engine *engine, const char *line, struct error *err);

/* Hears until a line begins with `word`, for up to `ms` milliseconds. NULL: `err`. Borrowed until the next call. */
const char *external_wait(struct engine *engine, const char *word, int64_t ms, external_heard *heard, struct error *err);

/* How many milliseconds a turn is waited for: some times what it may take, and a tenth of a millisecond for each position; it fits any limits. */
int64_t external_patience(const struct engine_limits *limits);

/* Says `quit` and ends the program where it stays; fine where none was started. */
void external_end(struct engine *engine);

#endif
