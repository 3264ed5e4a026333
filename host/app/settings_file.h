/* The settings of a running program: read before the first frame, applied at once (app_set), and kept in $XDG_CONFIG_HOME/salto/settings by
   app->files. What the command line says counts for this run and is not kept. A file that cannot be read or written, and lines that mean
   nothing, are told once, and the program goes on. */
#ifndef SALTO_APP_SETTINGS_FILE_H
#define SALTO_APP_SETTINGS_FILE_H

#include "app/settings.h"
#include "app/theme_file.h"

struct app;

struct settings_file {
  char *path;            /* owned; NULL: nothing is read or written, as for pictures and where there is no home folder */
  struct settings kept;  /* what this window wants it to hold; what it last read or wrote there. Another window may have written other */
  struct settings written; /* lines since, and only what differs between these two is changed */
  struct strbuf faults;  /* what is to be told (base/told.h), a line each, also of other files among the settings */
};

/* Sets app->settings, and with them the theme and the language. `keep`: from the file. */
void settings_file_open(struct app *app, bool keep);
/* Tells lines (base/told.h) that were not told yet: on the screen of the settings, and on standard error in the player's language or, where
   there is narration, there in English, after the word `about`. */
void settings_file_tell(struct app *app, const char *about, const char *lines);
/* Reads the themes anew; a theme in use that is wrong now stays as it was. */
void settings_file_themes(struct app *app);
void settings_file_close(struct app *app); /* after app->files has ended */

#endif
