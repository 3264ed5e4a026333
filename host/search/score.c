#include "search/score.h"

#include "search/tree.h"

#include <stdlib.h>

int score_turns(int score, int player_count)
{
  if (abs(score) <= WORST_WIN) return 0;
  int plies = SCORE_WIN - abs(score), turns = (plies + player_count - 1) / player_count;
  if (turns < 1) turns = 1;
  return score > 0 ? turns : -turns;
}
