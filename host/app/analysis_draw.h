/* What analysis (app/analysis.h) knows, beside the board: a bar that shows who is ahead, and the best lines. */
#ifndef SALTO_APP_ANALYSIS_DRAW_H
#define SALTO_APP_ANALYSIS_DRAW_H

#include "app/state.h"

/* The bar beside the board that was drawn in this place; for two players, where there is an analysis. */
void analysis_draw_bar(struct app *app, struct rect place);

enum { ANALYSIS_LINES_LEAST = 60 };                          /* units of height that show all of them */
float analysis_lines_height(const struct app *app, float h); /* what the lines want in a window that high; 0: there are none */
void analysis_draw_lines(struct app *app, struct rect at);   /* a click on one plays its first turn, or says why not */

#endif
