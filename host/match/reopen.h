/* A saved game with the variant it was played by, where that is among those of a library or its script is where the game says: what the window
   and the terminal do with a record. */
#ifndef SALTO_MATCH_REOPEN_H
#define SALTO_MATCH_REOPEN_H

#include "match/record.h"
#include "script/library.h"

/* What the library has for a record. */
struct reopening {
  struct variant *variant; /* borrowed; NULL where it is missing or broken */
  bool broken;
  const char *reason;      /* where a script that it names could not be loaded or is another game, and nothing else will do: the key of why … */
  char value[512];         /* … and which script, or what is wrong with it */
};

/* The first script of record_scripts, from number `first` on, that the library has not: it is to be loaded and to join it before reopen_find. Its
   number; -1: there is none. */
int reopen_wants(const struct library *library, const struct record *record, int first);
/* Where the scripts are not in the library, some other variant of the id may do. */
struct reopening reopen_find(const struct library *library, const struct record *record);
/* This script of the record is gone, or has the fault `why`. */
void reopen_without(struct reopening *found, const char *script, bool gone, const struct error *why);
/* All of that where one may wait for files: the scripts join the library. */
struct reopening reopen_load(struct library *library, const struct record *record);

/* Makes the rules and the match as record_open does; that the script is gone or broken, or that its rules cannot be made now, is a reason of its
   own. Owned. Safe on any thread. */
struct match *reopen(const struct record *record, struct reopening found);

#endif
