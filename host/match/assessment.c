#include "match/assessment.h"

#include "search/score.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { EVEN = 5 }; /* less is 0.0 in tenths of a man */

struct assessment assessment_of(const struct rules *rules, int side, int score)
{
  struct assessment a = {.player = side, .score = abs(score) < EVEN ? 0 : score, .turns = score_turns(score, rules)};
  if (rules->player_count == 2 && a.score < 0) a.player = 1 - side, a.score = -a.score, a.turns = -a.turns;
  return a;
}

struct assessment assessment_of_outcome(const struct outcome *outcome)
{
  struct assessment a = {.player = outcome->type == OUTCOME_WIN ? outcome->winner : 0};
  if (outcome->type == OUTCOME_WIN) a.score = SCORE_WIN;
  return a;
}

double assessment_chance(int score)
{
  const double slope = 200, most = 0.97; /* two men ahead are nearly three chances in four; nothing but a win is certain */
  if (score_is_decided(score)) return score > 0 ? 1 : 0;
  return fmin(most, fmax(1 - most, 1 / (1 + exp(-score / slope))));
}

double assessment_share(const struct assessment *assessment, int player)
{
  return assessment_chance(assessment->player == player ? assessment->score : -assessment->score);
}

/* ---- in words ---- */

/* The end of the key of a text. */
static const char *case_of(const struct assessment *a)
{
  if (a->turns) return a->turns > 0 ? (a->turns == 1 ? "wins_one" : "wins") : a->turns == -1 ? "loses_one" : "loses";
  if (score_is_decided(a->score)) return "won";
  return a->score > 0 ? "ahead" : a->score < 0 ? "behind" : "even";
}

static void fill(struct strbuf *out, const struct words *words, const struct rules *rules, const struct assessment *a, const char *family)
{
  char key[64], turns[WORDS_NUMBER_SIZE], margin[WORDS_NUMBER_SIZE];
  struct strbuf player;
  strbuf_init(&player);
  words_player(&player, words, rules, a->player);
  snprintf(key, sizeof key, "%s.%s", family, case_of(a));
  snprintf(turns, sizeof turns, "%d", abs(a->turns));
  words_decimal(margin, words, (abs(a->score) + 5) / 10 / 10.0, 1);
  const struct text_value values[] = {{"player", player.text}, {"count", turns}, {"margin", margin}};
  words_fill(out, words, key, values, 3);
  strbuf_release(&player);
}

void assessment_words(struct strbuf *out, const struct words *words, const struct rules *rules, const struct assessment *assessment)
{
  fill(out, words, rules, assessment, "assessment");
}

void assessment_brief(struct strbuf *out, const struct words *words, const struct rules *rules, const struct assessment *assessment)
{
  fill(out, words, rules, assessment, "assessment.brief");
}
