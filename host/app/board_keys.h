/* The keyboard and the controller on the board of a screen: the board is one stop in the order of focus, and on it a cursor goes from
   cell to cell (app/cursor.h). What is done on a cell is what a click there does (table_use). */
#ifndef SALTO_APP_BOARD_KEYS_H
#define SALTO_APP_BOARD_KEYS_H

#include "app/cursor.h"
#include "base/strbuf.h"

struct app;
struct table;

/* Takes the board into the order of focus, here in the frame; by table_draw. */
void board_keys_attach(struct app *app, struct table *table);
/* The board that the screen shows, or NULL. */
struct table *board_keys_table(const struct app *app);
void board_keys_focus(struct app *app); /* the keyboard goes to the board */
bool board_keys_focused(const struct app *app);
/* The cell that the keyboard is on, or NO_CELL: the focus is elsewhere. */
int board_keys_cell(const struct app *app, const struct table *table);

/* What keys do on the board; true: a frame is due. False: the board has not the focus, or nothing lies that way. */
bool board_keys_arrow(struct app *app, enum arrow arrow);
bool board_keys_use(struct app *app);
void board_keys_use_cell(struct app *app, struct table *table, int cell); /* a click there; the cursor follows the piece */
/* To the next cell that matters now: where the piece in hand can go, else a piece that can be moved. Takes the focus to the board. */
bool board_keys_next(struct app *app, bool back);

/* "c3, man, White, can move": the cell and what is to be known of it now. */
void board_keys_words(struct strbuf *out, const struct app *app, const struct table *table, int cell);

#endif
