/* The turns that a search looks at in a position: all of them or, where there are thousands, a bounded choice that holds long captures
   of every piece. The same choice every time. */
#ifndef SALTO_SEARCH_CANDIDATES_H
#define SALTO_SEARCH_CANDIDATES_H

#include "core/turn.h"

/* Fills the list, with about `limit` turns at most; a pass where the rules make the player pass. list->complete: it holds them all.
   Ways are only known where they are wanted: without them it is quicker. */
void candidates_find(struct turn_list *list, const struct rules *rules, const struct position *position, size_t limit, bool with_ways);

/* A way that turn number `index` of a list that was filled with ways goes. */
bool candidates_path(struct path *out, const struct rules *rules, const struct position *position, const struct turn_list *list, size_t index);
/* A way that a turn goes which candidates_find found with this limit or, where no duty to capture the best makes a difference, a lower one.
   False: it is not among them. Takes as long as finding them all. */
bool candidates_find_path(struct path *out, const struct rules *rules, const struct position *position, const struct turn *turn, size_t limit);

#endif
