/* One aspect of the rules after the other, told in sentences of the player's language: the rows of match/comparison.h. What is told comes
   from the compiled rules and the names that the variant's texts give its pieces; the sentences are the host's texts "rule.…".

   To add an aspect: a row in the table of rule_words.c, its title as the text "rule.title.<key>", and its sentences. */
#ifndef SALTO_MATCH_RULE_WORDS_H
#define SALTO_MATCH_RULE_WORDS_H

#include "match/words.h"

/* One game as it is played: all borrowed. */
struct told_game {
  const struct words *words;     /* those of this game */
  const struct variant *variant; /* tells the number of players and the options; NULL: the rules alone are told */
  const struct rules *rules;     /* with the options as they are chosen */
};

size_t rule_words_count(void);
/* "board" …; "moves" is told of each kind of piece. Borrowed. */
const char *rule_words_key(size_t aspect);
bool rule_words_by_kind(size_t aspect);
/* Appends what is to be told; nothing where the game has nothing of the sort. `kind`: of an aspect told by kind. */
void rule_words_tell(struct strbuf *out, size_t aspect, const struct told_game *game, int kind);

/* The name of a kind in the words of the game. Borrowed. */
const char *rule_words_kind(const struct told_game *game, int kind);

#endif
