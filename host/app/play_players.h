/* The rows of the players beside the board: piece, name, what they have taken, time. */
#ifndef SALTO_APP_PLAY_PLAYERS_H
#define SALTO_APP_PLAY_PLAYERS_H

#include "app/layout_play.h"
#include "app/state.h"

/* `position`: the one that is shown; `active`: the player whose row stands out, or -1; `clocks`: with their time. */
void play_players_draw(struct app *app, const struct play_layout *layout, const struct position *position, int active, bool clocks);

/* "Ana", "You", "Computer, level 4", "Red": who sits there. */
void play_player_name(const struct app *app, struct strbuf *out, int player);
/* Appends how one of them stands: "White, 0 captured, 5:00 left." */
void play_players_standing(struct app *app, struct strbuf *out, int player);
/* Their rows in words with their clocks, for those who do not see them: a line of the narration each. */
bool play_players_tell(struct app *app);
/* Likewise that little is left on the clock of a person who is to move: once at each of some times. `told`: the last of them. */
void play_players_low(struct app *app, int *told, int player, int64_t left_ms);
/* "12:05", "1:02:00", below ten seconds "9.4"; `point`: what stands before the tenths. */
void play_clock_text(struct strbuf *out, const char *point, int64_t ms);
/* Likewise to be heard, in the player's language: "9.4 s". */
void play_clock_words(const struct app *app, struct strbuf *out, int64_t ms);

#endif
