/* What the computer thinks about while a game is played: its own turns, hints, offers of a draw. It asks app->thinker and goes on; what is
   found is taken when the window is woken (play_thought), and a turn is played when nothing flies any more. */
#ifndef SALTO_APP_PLAY_THINKING_H
#define SALTO_APP_PLAY_THINKING_H

#include "app/play.h"

enum { THINKING_TICK_MS = 400 }; /* what is shown of it changes so often, counted from its beginning */

void play_think(struct app *app, int64_t now); /* plays a turn that was found, begins to think where it is a computer's turn */
void play_think_of_draw(struct app *app);      /* offered by the side to move; the answer ends the game or is said */
void play_stop_thinking(struct app *app);
const char *play_thinking_text(const struct app *app); /* what is said while it thinks. Borrowed */
/* How far it is: in a sentence, in a brief one (both of its own turn only), or by itself. False: that is not known, or not shown yet. It is the
   same until the next tick, so that a window that waits for an answer draws little. */
enum far_form { FAR_SENTENCE, FAR_BRIEF, FAR_ALONE };
bool play_thinking_far(const struct app *app, struct strbuf *out, enum far_form form);
int play_thinking_due(const struct app *app, int64_t now); /* milliseconds until a frame is due for it; 0: none is */

#endif
