/* Whose turns come next in the tree. Usually those of the player to move. In a race of three or more the tree is the best-reply tree
   (Schadd and Winands, Best Reply Search for Multiplayer Games, 2011): after each turn of the player who asks, one of the others moves,
   whichever of their turns is worst for that player, and the rest of them stay where they are; so one's own plans are seen further. Where
   pieces are captured or belong to nobody, staying where one is would be a false picture, and the others move one after the other. */
#ifndef SALTO_SEARCH_ANSWERS_H
#define SALTO_SEARCH_ANSWERS_H

#include "search/tree.h"

/* The parts of a list of turns, by whose they are. */
struct answers {
  int count, side[MAX_PLAYERS];
  size_t end[MAX_PLAYERS]; /* behind the last turn of each part */
};

bool answers_are_pooled(const struct rules *rules); /* in the tree of these rules */

/* Fills tree->list[ply]. */
void answers_find(struct answers *out, struct tree *tree, const struct position *position, int ply);
int answers_side(const struct answers *answers, size_t index); /* whose turn number `index` is */
/* The position after a turn of `side`. */
void answers_play(struct position *out, const struct tree *tree, const struct position *position, int side, const struct turn *turn);

#endif
