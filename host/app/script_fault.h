/* What is wrong with a script, for a player: that it has a fault and where, in the player's language, and then its author's part as it is. */
#ifndef SALTO_APP_SCRIPT_FAULT_H
#define SALTO_APP_SCRIPT_FAULT_H

#include "base/strbuf.h"

struct app;

/* `message`: why a script cannot be used, "x.lua:5:15: capture.dutty: no such key"; one that names no place is said as it is. Two lines. */
void script_fault_words(const struct app *app, struct strbuf *out, const char *message);

#endif
