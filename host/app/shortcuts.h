/* The list of shortcuts, over the screen that is shown: those that work on it (app/keys.h), in the player's language. */
#ifndef SALTO_APP_SHORTCUTS_H
#define SALTO_APP_SHORTCUTS_H

#include <stdbool.h>

struct app;

bool shortcuts_toggle(struct app *app, int value); /* opens or closes it; `value` means nothing, it is a row of keys */
void shortcuts_draw(struct app *app, float w, float h);

#endif
