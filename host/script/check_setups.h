/* A part of script/check.h: where games begin. Faults are appended, one a line: in English, for whoever writes scripts, but for those of the
   player's own files, which are told (base/told.h). */
#ifndef SALTO_SCRIPT_CHECK_SETUPS_H
#define SALTO_SCRIPT_CHECK_SETUPS_H

#include "script/library.h"

/* The start and the set-ups that the script lists for as many players: none of them is the end of a game. */
void check_starts(struct strbuf *faults, const struct variant *variant, const struct rules *rules);
/* Those in files beside the script: each is for some number of players, and a start as well. */
void check_setup_files(struct strbuf *faults, struct variant *variant);
/* The player's own, in a folder that holds one for each game, called by its id. One for a game that there is not is a fault, for nobody else would say so. */
void check_own_setups(struct strbuf *faults, const struct library *library, const char *folder);

#endif
