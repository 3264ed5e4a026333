/* The course of a game as its report sees it: a graph of everybody's chances, turn by turn, with the turning points. */
#ifndef SALTO_APP_REPORT_DRAW_H
#define SALTO_APP_REPORT_DRAW_H

#include "app/state.h"

enum { REPORT_GRAPH_LEAST = 52 };                          /* units of height that show it with the list of turns, beyond what that needs alone */
float report_graph_height(const struct app *app, float h); /* what it wants in a window that high; 0: there is no report */
/* Returns how many turns are to be looked at since that place of it was clicked, or -1. */
int report_draw_graph(struct app *app, struct rect at);

#endif
