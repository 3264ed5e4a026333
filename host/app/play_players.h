/* The rows of the players beside the board: piece, name, what they have taken, time. */
#ifndef SALTO_APP_PLAY_PLAYERS_H
#define SALTO_APP_PLAY_PLAYERS_H

#include "app/layout_play.h"
#include "app/state.h"

/* `position`: the one that is shown; `active`: the player whose row stands out, or -1; `clocks`: with their time. */
void play_players_draw(struct app *app, const struct play_layout *layout, const struct position *position, int active, bool clocks);
/* The line between them and the list of turns, where that has a place beside the board. */
void play_players_part(struct app *app, const struct play_layout *layout);

#endif
