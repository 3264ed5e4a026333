/* One number for everything that decides play: the board's cells, their names and neighbours, players, pieces, turns, captures, endings and the
   start; not looks and not texts. Saved games hold it, so that a game whose rules have changed since is not played on by others. It is the
   same in every run, on every machine and for every way the cells are numbered. Of an ending written in Lua the source counts. */
#ifndef SALTO_CORE_RULES_HASH_H
#define SALTO_CORE_RULES_HASH_H

#include "core/rules.h"

uint64_t rules_hash(const struct rules *rules);

#endif
