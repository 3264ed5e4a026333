/* What a player wants of the window. Only values here and their form as text (base/keyed.h); the file is read before the window opens
   and written by app->files (app/settings_file.h). A line that means nothing is told and passed over, and it stays in the file. */
#ifndef SALTO_APP_SETTINGS_H
#define SALTO_APP_SETTINGS_H

#include "base/strbuf.h"

#include <stdbool.h>

enum motion { MOTION_NONE, MOTION_FAST, MOTION_NORMAL, MOTION_SLOW };
enum patterns { PATTERNS_AUTO, PATTERNS_ALWAYS, PATTERNS_NEVER }; /* auto: in games of more than two colours */

enum { TEXT_SIZE_LEAST = 80, TEXT_SIZE_MOST = 200 };

struct settings {
  char language[16];  /* "": the system's */
  char theme[32];
  enum motion motion;
  enum patterns patterns;
  bool coordinates, sound, full_screen;
  int text_size;      /* percent of the normal one, TEXT_SIZE_LEAST to TEXT_SIZE_MOST */
  bool speak;         /* what is focused and played is said: by speak_command, or to standard error where that is "" */
  char speak_command[256];
};

void settings_init(struct settings *settings); /* as they are at first */
bool settings_same(const struct settings *a, const struct settings *b);
/* Takes over what is another in `after` than in `before`. */
void settings_follow(struct settings *settings, const struct settings *before, const struct settings *after);

/* What is another in `after`, as lines. */
void settings_changes(struct strbuf *out, const struct settings *before, const struct settings *after);

/* Reads the lines of `text` over what is there. For each that means nothing a told line is added to `faults`: "<path>:4: what was
   expected". */
void settings_read(struct settings *settings, const char *text, const char *path, struct strbuf *faults);
/* The settings as text. Of `before`, which may be "", comments and lines that mean nothing are kept where they stand. */
void settings_write(struct strbuf *out, const struct settings *settings, const char *before);
/* The line of `text` that says a setting, by its key; 0: none does. */
int settings_line(const char *text, const char *key);

#endif
