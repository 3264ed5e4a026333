/* What a score says: who is ahead, by how much, who wins in how many turns; as a share and in words. */
#include "fixture.h"

#include "match/assessment.h"

#include <math.h>

static void expect(const struct match *match, int side, int score, const char *brief, const char *en, const char *pt)
{
  struct assessment a = assessment_of(match->rules, side, score);
  struct strbuf text;
  strbuf_init(&text);
  for (int k = 0; k < 2; k++) {
    struct words words = {fixture_texts, NULL, k ? "pt-BR" : "en", NULL};
    strbuf_clear(&text);
    assessment_words(&text, &words, match->rules, &a);
    assert_string_equal(text.text, k ? pt : en);
  }
  struct words words = {fixture_texts, NULL, "en", NULL};
  strbuf_clear(&text);
  assessment_brief(&text, &words, match->rules, &a);
  assert_string_equal(text.text, brief);
  strbuf_release(&text);
}

static void of_two_players(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 0, NULL); /* Black is the first */
  expect(match, 0, 130, "+1.3", "Black is ahead by 1.3.", "Preto: vantagem de 1,3.");
  expect(match, 0, -130, "+1.3", "White is ahead by 1.3.", "Branco: vantagem de 1,3.");
  expect(match, 1, 1296, "+13.0", "White is ahead by 13.0.", "Branco: vantagem de 13,0.");
  expect(match, 1, -4, "=", "Nobody is ahead.", "Ninguém tem vantagem.");
  expect(match, 0, SCORE_WIN - 1, "wins in 1", "Black wins in one turn.", "Preto: vitória em uma jogada.");
  expect(match, 0, SCORE_WIN - 5, "wins in 3", "Black wins in 3 turns.", "Preto: vitória em 3 jogadas.");
  expect(match, 0, -SCORE_WIN + 4, "wins in 2", "White wins in 2 turns.", "Branco: vitória em 2 jogadas.");
  expect(match, 0, -SCORE_WIN + 1, "wins in 1", "White wins in one turn.", "Branco: vitória em uma jogada."); /* by Black's own turn */
  match_free(match);
}

/* Among more nobody is known to be ahead when somebody is behind. */
static void of_more(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 3, NULL);
  struct assessment a = assessment_of(match->rules, 2, -250);
  assert_int_equal(a.player, 2);
  assert_int_equal(a.score, -250);
  a = assessment_of(match->rules, 1, SCORE_WIN - 7); /* one of the others answers each turn: a turn is two plies (search/answers.h) */
  assert_int_equal(a.turns, 4);
  a = assessment_of(match->rules, 1, -SCORE_WIN + 3);
  assert_int_equal(a.turns, -2);
  match_free(match);
}

static void shares(void **state)
{
  (void)state;
  double before = -1;
  for (int score = -SCORE_WIN; score <= SCORE_WIN; score += 50) {
    double chance = assessment_chance(score);
    assert_true(chance >= before && chance >= 0 && chance <= 1);
    assert_true(fabs(chance + assessment_chance(-score) - 1) < 1e-9);
    before = chance;
  }
  assert_true(fabs(assessment_chance(0) - 0.5) < 1e-9);
  assert_true(fabs(assessment_chance(SCORE_WIN - 9) - 1) < 1e-9);
  assert_true(assessment_chance(5000) < 1);
  struct assessment ahead = {.player = 1, .score = 200}, won = assessment_of_outcome(&(struct outcome){OUTCOME_WIN, REASON_GOAL, 1}),
                    drawn = assessment_of_outcome(&(struct outcome){OUTCOME_DRAW, REASON_QUIET, 0});
  assert_true(assessment_share(&ahead, 1) > 0.6 && assessment_share(&ahead, 0) < 0.4);
  assert_true(fabs(assessment_share(&won, 0) - 0) < 1e-9);
  assert_true(fabs(assessment_share(&drawn, 0) - 0.5) < 1e-9);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(of_two_players), cmocka_unit_test(of_more), cmocka_unit_test(shares)};
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
