/* The panel of the play screen: players, the list of turns, what is expected, the large button, the tools. */
#ifndef SALTO_APP_PLAY_PANEL_H
#define SALTO_APP_PLAY_PANEL_H

#include "app/layout_play.h"
#include "app/state.h"

void play_panel_draw(struct app *app, struct play_layout *layout); /* shares its room out: layout_play_fit */

/* What the large button does now: ends the turn, passes, begins again, lets the computer go on. False: there is none. */
bool play_end_turn(struct app *app);

#endif
