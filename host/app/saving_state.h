/* Between the files of saving: what is known of the games on the disk. Touched on the window's thread alone. */
#ifndef SALTO_APP_SAVING_STATE_H
#define SALTO_APP_SAVING_STATE_H

#include "app/saving.h"
#include "base/error.h"

/* A text that is to be written. */
struct unwritten {
  int game;                   /* its number */
  struct store_file file;     /* its path "": the game's first one, and its name is found when it is written */
  char variant[64];
  char *text; /* owned */
  struct unwritten *next;
};

struct sentence { /* a key of a text and what is filled in; "" : none */
  char key[48];
  char value[TOLD_SIZE];      /* told (base/told.h) */
  struct strbuf text; /* in the language of the last call */
};

struct saving {
  bool on;
  char folder[STORE_PATH_SIZE]; /* "": there is none */
  char no_folder[TOLD_SIZE];    /* then why, told */

  int game;                   /* the number of app->match: a file belongs to a game, not to a match at some place in memory */
  char path[STORE_PATH_SIZE]; /* its file; "": it has none (yet) */
  char source[STORE_PATH_SIZE]; /* the file that it was opened from, where that is not the program's own and nothing has changed since; else "" */
  uint64_t seen;              /* what that held when it was last read or written (store_content); 0: not known */
  uint64_t text_hash;         /* of what was last written for it, or is about to be; 0: nothing */
  int64_t written_ms;         /* when that was */

  bool writing;               /* one text at a time is with app->files; what comes meanwhile waits here, the newest of each game */
  struct unwritten *waiting;  /* owned */
  struct unwritten *failed;   /* owned; the newest text of each game that could not be written, and has none that waits */
  int64_t failed_ms;          /* when the last one could not be */
  char why[TOLD_SIZE];        /* and why, told */
  struct sentence trouble, apart, failure;
  int apart_writes;           /* after so many more writes it is no longer told that the game goes on in a file of its own */

  struct stored_list list, page; /* the newest; others where the page does not begin with those */
  int first;                     /* with which the page is to begin */
  bool listed, list_old, listing;

  uint64_t read;              /* what the file that is being opened holds, for saving_of */
  bool own;                   /* and whether it is one of the program's own */
  int opening;                /* the number of the last saving_open */
  char opens[STORE_PATH_SIZE]; /* what is being opened, or "" */
  bool read_later;            /* after what is being written */
};

void sentence_set(struct sentence *sentence, const char *key, const char *value);
const char *sentence_text(const struct app *app, struct sentence *sentence);

/* After the last text that waited was written: what was to be opened is read. */
void saving_read(struct app *app);

#endif
