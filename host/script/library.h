/* Every variant the program can find: the bundled ones, the user's own, and those of folders named on the command line, in
   that order. A broken one stays in the list with its message; a later one with the id of an earlier one is broken by that. Only a
   script that is asked for by its path takes the place of another one. */
#ifndef SALTO_SCRIPT_LIBRARY_H
#define SALTO_SCRIPT_LIBRARY_H

#include "script/variant.h"

struct library;

struct library_entry {
  char id[64]; /* from the script, or from the file name when it could not be read so far or is taken */
  char path[1024];
  struct variant *variant; /* borrowed; NULL when broken */
  char message[2048];      /* "" or why it did not load */
};

/* Loads all scripts in the folders: every `x/variant.lua` and every `x.lua`, but not lib/, api/. A folder that does not exist
   is skipped; the folder's own faults become entries. */
struct library *library_new(const char *const *folders, int count);
void library_free(struct library *library);

int library_count(const struct library *library);
const struct library_entry *library_at(const struct library *library, int index); /* sorted by family, base first, then id */
/* Whether a word means a script by its path: it has a slash in it or ends in .lua. */
bool library_is_path(const char *word);
/* By id, or by a path to a script file that is then loaded and kept. The error lists near ids. */
bool library_find(struct variant **out, struct library *library, const char *id_or_path, struct error *err);

/* Adds the scripts of one more folder, unless they are there. Their entries' paths begin with its name. */
void library_add_folder(struct library *library, const char *folder);

/* A script that was loaded elsewhere, with library_extends, as if it had been asked for by its path: it takes the place of one with its id, or of
   what the same file held before, which stays for those who play it. The variant is the library's from now on. Numbers of entries change. */
void library_take(struct library *library, struct variant *variant, const char *path);

/* The variant of a script that was asked for by its path, as it was loaded last, by that path made absolute (variant_outside); NULL: there is none. */
struct variant *library_outside(const struct library *library, const char *path);

/* A variant_finder over a library: for loading a script that is not in it (script/check.h). */
const struct variant *library_extends(void *library, const char *id, struct error *err);

/* The same for a script that is named by its path: what it extends is looked for in the library, then beside the script itself, and joins the
   library as if it had been asked for by its path. library_find does so too. */
struct library_place {
  struct library *library;
  const char *path; /* of the script's file; borrowed */
};
const struct variant *library_extends_beside(void *place, const char *id, struct error *err);

#endif
