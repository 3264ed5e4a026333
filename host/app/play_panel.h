/* The panel of the play screen: players, the list of turns, what is expected, the buttons. */
#ifndef SALTO_APP_PLAY_PANEL_H
#define SALTO_APP_PLAY_PANEL_H

#include "app/layout.h"
#include "app/state.h"

void play_panel_draw(struct app *app, const struct play_layout *layout);

/* What the buttons and their keys do. */
void play_end_turn(struct app *app); /* or passes, or begins again: what the large button offers now */
void play_undo(struct app *app);
void play_redo(struct app *app);
void play_new(struct app *app);

/* The turns list, one text a turn, as short as its column needs: "e5xe7", "e5x…xk7". */
void play_turn_text(struct strbuf *out, const struct match *match, int number, struct lettering *lettering, enum style style, double room);

#endif
