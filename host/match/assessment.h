/* What a score of the search (search/search.h) says to people: who is ahead and by how much, or who wins in how many turns. */
#ifndef SALTO_MATCH_ASSESSMENT_H
#define SALTO_MATCH_ASSESSMENT_H

#include "match/words.h"
#include "search/search.h"

struct assessment {
  int player; /* of two the one who is ahead; of more the one who was asked about, and the score is against the best of the others */
  int score;  /* for that player, 100 about a man's worth; 0 where nobody is ahead */
  int turns;  /* the player wins in so many own turns; below 0: another does; 0: it is not decided */
};

/* `score` as the side to move sees it. */
struct assessment assessment_of(const struct rules *rules, int side, int score);
/* Of a game that is over. */
struct assessment assessment_of_outcome(const struct outcome *outcome);

/* How likely the one who has that score is to win, 0 to 1: a bar's share. It only grows with the score. */
double assessment_chance(int score);
/* Likewise for one player by an assessment of any: what a bar shows of that player in a game of two. */
double assessment_share(const struct assessment *assessment, int player);

/* "White is ahead by 1.3.", "White wins in 3 turns.", "Nobody is ahead." */
void assessment_words(struct strbuf *out, const struct words *words, const struct rules *rules, const struct assessment *assessment);
/* "1.3", "wins in 3", "=": beside a sign for the player. */
void assessment_brief(struct strbuf *out, const struct words *words, const struct rules *rules, const struct assessment *assessment);

#endif
