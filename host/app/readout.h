/* What a player asks for in words: how the game stands, where the pieces are. It is read out where the window speaks; else it is shown, over
   the screen, until it is closed. */
#ifndef SALTO_APP_READOUT_H
#define SALTO_APP_READOUT_H

#include "base/strbuf.h"

#include <stdbool.h>

struct app;
struct table;

struct readout {
  bool open;
  const char *title;  /* the key of its text */
  struct strbuf text; /* paragraphs parted by '\n' */
};

/* True: a frame is due. False: there is no board here to speak of. */
bool readout_state(struct app *app); /* whose turn it is, what is expected, the scores and the clocks */
bool readout_board(struct app *app); /* the pieces by player, and what was played last */

/* Says that a board was turned and who is at its bottom now. `how`: "flip", "rotate". */
void readout_turned(struct app *app, const struct table *table, const char *how);

bool readout_close(struct app *app);
void readout_draw(struct app *app, float w, float h); /* where it is open */
void readout_release(struct app *app);

#endif
