#include "search/score.h"

#include "search/answers.h"
#include "search/tree.h"

#include <stdlib.h>

/* Plies from a turn of who asks to the next. */
static int round_of(const struct rules *rules) { return answers_are_pooled(rules) ? 2 : rules->player_count; }

bool score_is_proof(const struct rules *rules) { return !answers_are_pooled(rules); }

bool score_is_decided(int score) { return abs(score) > WORST_WIN; }

int score_turns(int score, const struct rules *rules)
{
  if (!score_is_decided(score)) return 0;
  int plies = SCORE_WIN - abs(score), round = round_of(rules), turns = (plies + round - 1) / round;
  if (turns < 1) turns = 1;
  return score > 0 ? turns : -turns;
}
