/* How a kind of piece moves, in sentences: a part of match/rule_words.h. */
#ifndef SALTO_MATCH_MOVE_WORDS_H
#define SALTO_MATCH_MOVE_WORDS_H

#include "match/rule_words.h"

/* Steps, jumps and promotion of a kind; where they differ from player to player, of each that can have such pieces. */
void move_words_tell(struct strbuf *out, const struct told_game *game, int kind);

/* Whether a player has pieces of this kind at the start or may get them by promotion. Pieces of nobody are everybody's. */
bool move_words_may_have(const struct rules *rules, int player, int kind);
/* How far a cell lies along the way a player faces; greater is farther from where the player sits. */
float move_words_along(const struct rules *rules, int player, int cell);

#endif
