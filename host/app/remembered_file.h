/* The file of app/remembered.h: $XDG_CONFIG_HOME/salto/choices. Read before the first frame, written by app->files when a game begins. What is
   wrong with it is told, and the program goes on. */
#ifndef SALTO_APP_REMEMBERED_FILE_H
#define SALTO_APP_REMEMBERED_FILE_H

#include "app/remembered.h"

struct app;

struct remembered_file {
  struct remembered all;
  char *path; /* owned; NULL: nothing is read or written, as for pictures */
};

void remembered_file_open(struct app *app, bool keep);
void remembered_file_keep(struct app *app, const struct new_game *game); /* taken at once and written soon */
void remembered_file_close(struct app *app); /* after app->files has ended */

#endif
