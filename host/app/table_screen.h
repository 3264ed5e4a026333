/* What the screens to play and to review have in common round the board: the heading, the name of the cell pointed at, the way out. */
#ifndef SALTO_APP_TABLE_SCREEN_H
#define SALTO_APP_TABLE_SCREEN_H

#include "app/layout_play.h"
#include "app/state.h"

bool table_screen_heading(struct app *app, const struct play_layout *layout); /* true: the way back was used */
/* On the holes nothing says their names, so the one pointed at is said in a corner that the board leaves. */
void table_screen_pointed(struct app *app, struct rect board);
void table_screen_leave(struct app *app);

#endif
