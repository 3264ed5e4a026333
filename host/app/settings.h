/* What a player wants of the window. Only values here and their form as text (base/keyed.h); the file is read before the window opens
   and written by app->files. A line that means nothing is told and passed over, and it stays in the file. */
#ifndef SALTO_APP_SETTINGS_H
#define SALTO_APP_SETTINGS_H

#include "base/strbuf.h"

#include <stdbool.h>

enum motion { MOTION_NONE, MOTION_FAST, MOTION_NORMAL, MOTION_SLOW };
enum patterns { PATTERNS_AUTO, PATTERNS_ALWAYS, PATTERNS_NEVER }; /* auto: in games of more than two colours */

struct settings {
  char language[16];  /* "": the system's */
  char theme[32];
  enum motion motion;
  enum patterns patterns;
  bool coordinates, sound, full_screen;
  int text_size;      /* percent of the normal one */
  bool speak;         /* what is focused and played is said: by speak_command, or to standard error where that is "" */
  char speak_command[256];
};

void settings_init(struct settings *settings); /* as they are at first */

#endif
