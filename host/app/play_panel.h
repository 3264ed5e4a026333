/* The panel of the play screen: players, the list of turns, what is expected, the buttons. */
#ifndef SALTO_APP_PLAY_PANEL_H
#define SALTO_APP_PLAY_PANEL_H

#include "app/layout.h"
#include "app/state.h"

void play_panel_draw(struct app *app, struct play_layout *layout); /* shares its room out: layout_play_fit */

/* What the buttons and their keys do; true: something looks different now. */
bool play_end_turn(struct app *app); /* or passes, or begins again: what the large button offers now */
bool play_undo(struct app *app);
bool play_redo(struct app *app);
bool play_new(struct app *app);      /* asks first where turns would be lost */

/* The turns list, one text a turn, as short as its column needs: "e5xe7", "e5x…xk7". True: it was shortened. */
bool play_turn_text(struct strbuf *out, const struct match *match, int number, struct lettering *lettering, enum style style, double room);

/* Which round a turn belongs to, counted from 0: a round is over when the order of play begins anew. */
int play_round(const struct game *game, int number);

#endif
