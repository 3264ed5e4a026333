/* A saved game with the variant it was played by, where that is among those of a library: what the window and the terminal do with a record. */
#ifndef SALTO_MATCH_REOPEN_H
#define SALTO_MATCH_REOPEN_H

#include "match/record.h"
#include "script/library.h"

/* What the library has for a record. */
struct reopening {
  struct variant *variant; /* borrowed; NULL where it is missing or broken */
  bool broken;
};
struct reopening reopen_find(const struct library *library, const struct record *record);
/* Makes the rules and the match as record_open does; that the script is broken, or that its rules cannot be made now, is a reason of its own.
   Owned. Safe on any thread. */
struct match *reopen(const struct record *record, struct reopening found);

#endif
