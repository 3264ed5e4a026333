/* The states of play drawn on a board between its ground and its pieces, and over them: the last turn, the way of a turn in the
   making, where a piece may go, arrows. */
#ifndef SALTO_APP_BOARD_MARKS_H
#define SALTO_APP_BOARD_MARKS_H

#include "app/board_draw.h"

void board_marks_under(struct gfx *gfx, const struct board_scene *scene);  /* under the pieces: the last turn, marked cells */
void board_marks_over(struct gfx *gfx, const struct board_scene *scene);   /* over pieces at rest: the way, the cells that can be reached */
void board_marks_arrows(struct gfx *gfx, const struct board_scene *scene); /* over all: arrows, the keyboard's cell */

#endif
