/* The board drawn in text, for the console's `d` and for playing in the terminal: one line a row, spaced as the cells stand, with
   the names of rows and columns. `colour` adds ANSI colours (pieces by their owner); letters stay, so that nothing is said by
   colour alone. `marked` cells (may be NULL) are bracketed. */
#ifndef SALTO_MATCH_BOARD_TEXT_H
#define SALTO_MATCH_BOARD_TEXT_H

#include "base/strbuf.h"
#include "core/rules.h"

void board_text(struct strbuf *out, const struct rules *rules, const struct position *position, const struct bits *marked, bool colour);

#endif
