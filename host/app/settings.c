#include "app/settings.h"

#include <stdio.h>
#include <string.h>

void settings_init(struct settings *settings)
{
  memset(settings, 0, sizeof *settings);
  snprintf(settings->theme, sizeof settings->theme, "light");
  settings->motion = MOTION_NORMAL;
  settings->coordinates = settings->sound = true;
  settings->text_size = 100;
}
