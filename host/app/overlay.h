/* A panel with something to read over the screen, which is veiled: a title, a button that closes it, and a list or a text that scrolls. */
#ifndef SALTO_APP_OVERLAY_H
#define SALTO_APP_OVERLAY_H

#include "app/layout_shortcuts.h"

#include <stdbool.h>
#include <stdint.h>

struct app;

/* Everything up to overlay_end lies in it. Returns where the content begins, which is `content` high, scrolled; *close: it is to be closed, by
   its button. */
float overlay_begin(struct app *app, uint64_t id, const struct shortcuts_layout *layout, const char *title, float content, bool *close);
/* True: a click anywhere means that it is to be closed. */
bool overlay_end(struct app *app, uint64_t id);

#endif
