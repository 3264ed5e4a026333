/* The board and what stands on it at the start, in sentences: a part of match/rule_words.h. Neither is told by kind. */
#ifndef SALTO_MATCH_START_WORDS_H
#define SALTO_MATCH_START_WORDS_H

#include "match/rule_words.h"

/* Its shape, as far as that can be seen from the cells, and their number. */
void start_words_board(struct strbuf *out, const struct told_game *game, int kind);
/* How many pieces, of whom, and the rows or the region they fill where they fill one. */
void start_words_pieces(struct strbuf *out, const struct told_game *game, int kind);

#endif
