/* The tables of endings that `salto solve` built for a game, where they are kept. */
#ifndef SALTO_MATCH_ENDINGS_H
#define SALTO_MATCH_ENDINGS_H

#include "endgame/tables.h"
#include "script/variant.h"

/* Owned (tables_free, before the rules); NULL where there are none. Only looks into a folder: tables are read when they are asked. */
struct tables *endings_open(const struct variant *variant, const struct rules *rules);

#endif
