/* Which exercises of the rule book were done. They stand in the file `exercises` among the settings, a line for each: the id of the
   variant and the name of the exercise. A line is only ever added, so variants that are gone, lines that mean nothing and what people
   wrote beside them stay as they are. The file is read and written by app->files. */
#ifndef SALTO_APP_PROGRESS_H
#define SALTO_APP_PROGRESS_H

#include "base/strbuf.h"

#include <stdbool.h>

struct app;

struct progress {
  int count, capacity;
  struct exercise_done *done; /* owned */
  bool off;                   /* pictures: no file is read or written */
  bool asked, known;          /* the file is being read, or was; it was */
  char *faults;               /* owned; what is wrong with the file, one a line; NULL: nothing */
};

void progress_release(struct progress *progress);
bool progress_has(const struct progress *progress, const char *variant, const char *exercise);
bool progress_add(struct progress *progress, const char *variant, const char *exercise); /* false: it was there */

/* Adds what the text of such a file says; `text` is written to. `faults` gets a line for each one that was passed over. */
void progress_read(struct progress *progress, char *text, struct strbuf *faults);
/* The text with one line more; with a heading where it was empty. */
void progress_append(struct strbuf *text, const char *variant, const char *exercise);

/* Reads the file unless that was done. */
void progress_open(struct app *app);
/* An exercise was done: marked at once and written soon. */
void progress_done(struct app *app, const char *variant, const char *exercise);

#endif
