/* Looking at earlier turns: which one is seen, in words, and the buttons that step through the game. On the screens to play and
   to review; what they show is app->table.looking. */
#ifndef SALTO_APP_LOOK_BAR_H
#define SALTO_APP_LOOK_BAR_H

#include "app/state.h"

bool look_to(struct app *app, int turns, bool glide); /* so many turns behind what is seen; false: that is seen already */

/* Says that nothing is moved in what was, and how to go on; false: no earlier turn is looked at in a game in play. */
bool look_still(struct app *app);

/* "13. White: d4-d5", "The start": what is seen now. */
void look_words(const struct app *app, struct strbuf *out);
void look_words_at(const struct app *app, int turns, struct strbuf *out); /* likewise after so many turns */
void look_told(const struct app *app, int turns, struct strbuf *out); /* and with what the report says of the last of them */

enum { LOOK_BUTTON = 44 };
/* First, back, forward, last in a row; with `plays` (not NULL) a button in the middle that starts and stops. Returns whether that was used. */
bool look_buttons(struct app *app, struct rect at, const bool *plays);

#endif
