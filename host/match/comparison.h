/* The rules of a game in short, and what a variant changes against the game it is made from: a table of rows, each one aspect of the
   rules told in a sentence or two (match/rule_words.h). The sentences are put together from the compiled rules, so that they hold for any
   variant; where a variant's texts state a row in words of their own, "rule.<key>", those come first. */
#ifndef SALTO_MATCH_COMPARISON_H
#define SALTO_MATCH_COMPARISON_H

#include "match/rule_words.h"

enum { MAX_COMPARISON_ROWS = 24, ROW_KEY_SIZE = 40 };

struct comparison_row {
  char key[ROW_KEY_SIZE]; /* "board", "moves.king" …: "rule.<key>" is the text that states it */
  char *title;            /* owned, like the texts; never empty */
  char *base;             /* NULL where only one game is told */
  char *variant;
};

struct comparison {
  int count;
  struct comparison_row row[MAX_COMPARISON_ROWS];
};

/* The rows in which the two differ, in the order of a rule book; none where they are alike. Best for rules of the same number of players
   on both sides. Titles and texts are in the language of the games' words. Release it afterwards. */
void comparison_make(struct comparison *out, const struct told_game *base, const struct told_game *variant);
/* All rows of one game. */
void comparison_tell(struct comparison *out, const struct told_game *game);
void comparison_release(struct comparison *comparison);

#endif
