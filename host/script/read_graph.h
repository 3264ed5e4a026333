/* A board written by hand: cells with places, directions, and which cell is whose neighbour. */
#ifndef SALTO_SCRIPT_READ_GRAPH_H
#define SALTO_SCRIPT_READ_GRAPH_H

#include "script/read.h"

/* Reads cells, directions, links and lines of the board table on the top of the stack into a board, which is not finished yet. Without
   a message in `err` the fault is noted already. */
bool read_graph(struct reading *r, struct board *board, struct error *err);

/* { x = 0, y = -1 }: right and down. */
bool read_vector(struct reading *r, float *x, float *y);

#endif
