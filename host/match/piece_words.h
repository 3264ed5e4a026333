/* The pieces of a position in words: by player, by kind, each cell in the board's reading order. */
#ifndef SALTO_MATCH_PIECE_WORDS_H
#define SALTO_MATCH_PIECE_WORDS_H

#include "match/rule_words.h"

/* A line for each player, parted by '\n': "White, 3: man on d3, a1; king on h8." The kind is left out where there is one alone in the game.
   Where pieces belong to nobody, one line for all of them. */
void piece_words(struct strbuf *out, const struct told_game *game, const struct position *position);

#endif
