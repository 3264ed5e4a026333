/* The list of the turns of a game, rounds in rows; a click on a turn looks at the position after it. On the screens to play and to
   review. */
#ifndef SALTO_APP_TURN_LIST_H
#define SALTO_APP_TURN_LIST_H

#include "app/state.h"

/* Draws the list of app->match; the turn that app->table shows stands out. Returns how many turns are to be looked at since one was
   clicked, or -1. */
int turn_list_draw(struct app *app, struct rect at);
/* The turn that is shown comes into view. */
void turn_list_follow(struct app *app);

/* One text a turn, as short as its column needs: "e5xe7", "e5x…xk7". True: it was shortened. */
bool turn_list_text(struct strbuf *out, const struct match *match, int number, struct lettering *lettering, enum style style, double room);
/* Which round a turn belongs to, counted from 0: a round is over when the order of play begins anew. Players who are home are passed
   over, so that a round has as many turns as there were players left. */
int turn_list_round(const struct game *game, int number);

#endif
