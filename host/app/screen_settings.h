/* What the screen of the settings keeps from frame to frame. */
#ifndef SALTO_APP_SCREEN_SETTINGS_H
#define SALTO_APP_SCREEN_SETTINGS_H

#include "app/ui_field.h"

struct settings_page {
  struct field command; /* that speaks, while it is typed: it counts when it is entered or left */
  bool filled;
};

#endif
