/* What a person can do beside the board, by button, menu or key: undo, hint, flip … */
#ifndef SALTO_APP_PLAY_TOOLS_H
#define SALTO_APP_PLAY_TOOLS_H

#include "app/toolbar.h"

enum play_tool { /* in the order in which they get a button */
  TOOL_UNDO, TOOL_REDO, TOOL_HINT, TOOL_REPORT, TOOL_FLIP, TOOL_RULES, TOOL_NEW, TOOL_DRAW, TOOL_RESIGN, TOOL_TURN, TOOL_SETTINGS,
  TOOL_ANALYSIS, TOOL_REVIEW, TOOL_SAVE_AS, TOOL_COPY_POSITION, TOOL_COPY_GAME, TOOL_COUNT,
};
extern const struct toolbar play_toolbar;

/* What a click on the tool does. True: something looks different now; false: it cannot be used now. */
bool play_tool_use(struct app *app, enum play_tool tool);

/* ---- those that others use too ---- */
bool play_copy_position(struct app *app, const struct table *table); /* the one that is shown, to the clipboard */
bool play_copy_shown(struct app *app);    /* likewise, of app->table */
bool play_copy_game(struct app *app);
bool play_flip(struct app *app);
bool play_turn_board(struct app *app);    /* by one step */
bool play_rules(struct app *app);         /* the book */
bool play_settings(struct app *app);
bool play_save_as(struct app *app);       /* the float that asks for a file */
bool play_can_turn(const struct app *app);
bool play_has_book(const struct app *app);

/* ---- by keys and the large button ---- */
bool play_undo(struct app *app);          /* to the last turn of a person */
bool play_redo(struct app *app);
bool play_new(struct app *app);           /* asks first where turns would be lost */
void play_restart(struct app *app);
bool play_on_from(struct app *app, int turns); /* app->match goes back to there; what it was stays in its file */

#endif
