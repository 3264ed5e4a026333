/* A turn as people type it, made into one as the protocol has it: dashes and crosses of other keyboards, capitals where the board has
   none, blanks around or instead of separators. The terminal and the window read turns through it. */
#ifndef SALTO_MATCH_TYPED_H
#define SALTO_MATCH_TYPED_H

#include "base/strbuf.h"
#include "match/match.h"

/* Appends the turn. True when a blank stood between two cells and became '-': an 'x' may have been meant as well. */
bool typed_tidy(struct strbuf *out, const char *line, const struct board *board);

/* Plays the turn as it was typed or, where no separators were, as the one or the other kind. MATCH_PLAYED or MATCH_REFUSED. */
enum match_event typed_play(struct match *match, const char *line);

/* The cells that a line names, in its order, as far as it can be read as a turn: nothing after what is no cell, or after one that no
   separator ends. Returns how many, `most` at most. */
int typed_cells(int *cells, int most, const char *line, const struct board *board);

#endif
