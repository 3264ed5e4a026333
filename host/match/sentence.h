/* Sentences about the rules of a game, one after the other in one text: what match/rule_words.h is written with. */
#ifndef SALTO_MATCH_SENTENCE_H
#define SALTO_MATCH_SENTENCE_H

#include "match/rule_words.h"

/* Appends the sentence of a key, with a blank before it where something stands already. */
void sentence_add(struct strbuf *out, const struct told_game *game, const char *key);
void sentence_fill(struct strbuf *out, const struct told_game *game, const char *key, const struct text_value *values, size_t count);
/* Of a sentence with {count}, {cell} and {cells}. */
void sentence_count(struct strbuf *out, const struct told_game *game, const char *key, int count);

/* "square" or "hole", as the board is seen; key: "cell" or "cells". Borrowed. */
const char *sentence_cell(const struct told_game *game, const char *key);

#endif
