/* The turns that a search looks at in a position: all of them or, where there are thousands, a bounded choice that holds long captures
   of every piece. The same choice every time. */
#ifndef SALTO_SEARCH_CANDIDATES_H
#define SALTO_SEARCH_CANDIDATES_H

#include "core/turn.h"

/* Fills the list, with about `limit` turns at most; a pass where the rules make the player pass. list->complete: it holds them all. */
void candidates_find(struct turn_list *list, const struct rules *rules, const struct position *position, size_t limit);

/* A way that a turn of candidates_find goes. False only where finding one takes too long. */
bool candidates_path(struct path *out, const struct rules *rules, const struct position *position, const struct turn *turn);

#endif
