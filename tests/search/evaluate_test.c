/* What a position is worth: by the weights that a script declares, and by its function. */
#include "match/fixture.h"
#include "walk.h"

#include "base/memory.h"
#include "search/evaluate.h"
#include "search/search.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/* Rules of their own, which a test may change. */
static struct rules *rules_copy(const struct match *match)
{
  struct rules *rules = malloc(sizeof *rules);
  *rules = *match->rules;
  rules->script = NULL, rules->script_free = NULL, rules->ending = NULL;
  return rules;
}

static int worth(const struct rules *rules, const struct position *position, int player)
{
  struct evaluator *evaluator = memory_new(1, sizeof *evaluator);
  evaluator_init(evaluator, rules);
  int sum = evaluate_player(evaluator, position, player);
  free(evaluator);
  return sum;
}

static int ahead(const struct rules *rules, const struct position *position, int player)
{
  struct evaluator *evaluator = memory_new(1, sizeof *evaluator);
  evaluator_init(evaluator, rules);
  int sum = evaluate(evaluator, position, player, NULL);
  free(evaluator);
  return sum;
}

/* ---- weights ---- */

static void declared_weights_count(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 2, "3B/4/4/4/4/1w2/4/4 w"); /* player 1 is black */
  struct rules *rules = rules_copy(match);
  const struct position *now = &match->game.now;
  int king = worth(rules, now, 0), man = worth(rules, now, 1);
  rules->weights.worth[1] = 321;
  assert_int_equal(worth(rules, now, 0), 321);
  assert_int_equal(worth(rules, now, 1), man);
  rules->weights.worth[1] = WEIGHT_DERIVED, rules->weights.worth[0] = 100, rules->weights.advance = 7;
  assert_int_equal(worth(rules, now, 0), king);
  assert_int_equal(worth(rules, now, 1), 100 + 2 * 7); /* two of seven rows are behind it */
  rules->weights.advance = 0, rules->weights.worth[1] = 100, rules->weights.mobility = 0;
  assert_int_equal(ahead(rules, now, 0), 0);
  rules->weights.mobility = 10; /* h8 has one step, c3 two; and few pieces are left */
  assert_int_equal(ahead(rules, now, 1), 10 + 10 * 8 / (4 + 2));
  free(rules);
  match_free(match);
}

static void a_race_can_be_declared(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 2, "4/4/4/4/4/1w2/4/4 w");
  struct rules *rules = rules_copy(match);
  rules->weights.worth[0] = 0, rules->weights.advance = 0, rules->weights.race = 10;
  int far = worth(rules, &match->game.now, 1);
  struct position nearer;
  position_copy(&nearer, &match->game.now, rules);
  position_put(&nearer, rules, fixture_cell(match, "c3"), NO_OWNER, 0);
  position_put(&nearer, rules, fixture_cell(match, "d4"), 1, 0);
  assert_true(far < 0);
  assert_true(worth(rules, &nearer, 1) >= far + 10);
  free(rules);
  match_free(match);
}

/* What is derived, said aloud, changes nothing. */
static void what_is_derived_can_be_said(void **state)
{
  (void)state;
  static const struct {
    const char *id;
    struct weights weights;
  } rows[] = {
    {"english-draughts", {{WEIGHT_DERIVED, WEIGHT_DERIVED, WEIGHT_DERIVED, WEIGHT_DERIVED}, 5, 4, 0}},
    {"chinese-checkers", {{0, 0, 0, 0}, 0, 0, 20}},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct match *match = fixture_match(rows[i].id, 2, NULL);
    struct rules *rules = rules_copy(match);
    struct random random;
    random_seed(&random, 5);
    rules->weights = rows[i].weights;
    while (match->game.count < 40 && match->game.outcome.type == OUTCOME_NONE) {
      assert_true(walk_match(match, &random));
      assert_int_equal(ahead(rules, &match->game.now, 0), ahead(match->rules, &match->game.now, 0));
    }
    free(rules);
    match_free(match);
  }
}

/* ---- a function ---- */

struct asked {
  int calls, fails_at, pieces; /* fails_at 0: never; pieces: as many as at the start, on the board and captured */
  int liked;                   /* a cell */
  pthread_t thread;
};

static bool likes_a_cell(void *script, const struct rules *rules, const struct position *position, int player, int *out, struct error *err)
{
  struct asked *asked = script;
  struct bits own = rules->owned ? position_of(position, rules, player) : position_occupied(position, rules);
  *out = 0;
  asked->calls++;
  assert_true(pthread_equal(asked->thread, pthread_self()));
  if (asked->fails_at && asked->calls >= asked->fails_at) return error_set(err, "x.lua:%d: no opinion", asked->calls);
  if (asked->pieces) {
    int count = bits_count(&own);
    for (int p = 0; p < rules->player_count; p++) count += position->score[p];
    assert_int_equal(count, asked->pieces);
  }
  if (asked->liked >= 0 && bits_has(&own, asked->liked)) *out = 500;
  return true;
}

static struct search_info *think(const struct rules *rules, const struct match *match, const struct search_limits *limits)
{
  struct search_info *info = memory_new(1, sizeof *info);
  struct search_job job = {.rules = rules, .position = &match->game.now, .limits = *limits};
  assert_true(search_run(info, &job));
  return info;
}

static void a_function_is_followed(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 2, NULL);
  struct rules *rules = rules_copy(match);
  for (int i = 0; i < 2; i++) {
    static const char *const cells[] = {"a5", "g5"};
    struct asked asked = {.liked = fixture_cell(match, cells[i]), .thread = pthread_self()};
    rules->evaluate = likes_a_cell, rules->script = &asked;
    struct search_info *info = think(rules, match, &(struct search_limits){.depth = 1, .threads = 4}); /* on one thread all the same */
    assert_int_equal(info->line[0].turn[0].to, asked.liked);
    assert_true(info->line[0].score >= 400);
    assert_string_equal(info->script_error, "");
    free(info);
  }
  free(rules);
  match_free(match);
}

/* It is not called again in this search, which then is the one without it. */
static void a_function_that_fails_is_left_out(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 2, NULL);
  struct rules *rules = rules_copy(match);
  struct search_limits limits = {.depth = 5};
  struct search_info *without = think(rules, match, &limits);
  struct asked asked = {.liked = -1, .fails_at = 2, .thread = pthread_self()};
  rules->evaluate = likes_a_cell, rules->script = &asked;
  struct search_info *with = think(rules, match, &limits);
  assert_int_equal(asked.calls, 2);
  assert_string_equal(with->script_error, "x.lua:2: no opinion");
  assert_int_equal(with->nodes, without->nodes);
  assert_int_equal(with->line[0].score, without->line[0].score);
  free(with), free(without);
  free(rules);
  match_free(match);
}

static bool broken_ending(void *script, const struct rules *rules, const struct position *position, struct outcome *out, struct error *err)
{
  (void)rules, (void)position, (void)out;
  ++*(int *)script;
  return error_set(err, "x.lua:9: no end");
}

static void an_ending_that_fails_is_left_out(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 2, NULL);
  struct rules *rules = rules_copy(match);
  int calls = 0;
  rules->ending = broken_ending, rules->script = &calls;
  struct search_info *info = think(rules, match, &(struct search_limits){.depth = 4});
  assert_int_equal(calls, 1);
  assert_string_equal(info->script_error, "x.lua:9: no end");
  free(info);
  free(rules);
  match_free(match);
}

/* Where nothing but points counts the last ply is reckoned without playing it; a function has to see it played. */
static void a_function_sees_positions_that_can_be(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, NULL);
  struct rules *rules = rules_copy(match);
  struct bits all = position_occupied(&match->game.now, rules);
  struct asked asked = {.liked = -1, .pieces = bits_count(&all), .thread = pthread_self()};
  rules->evaluate = likes_a_cell, rules->script = &asked;
  struct search_info *info = think(rules, match, &(struct search_limits){.depth = 2});
  assert_true(asked.calls > 100);
  free(info);
  free(rules);
  match_free(match);
}

static bool lavish(void *script, const struct rules *rules, const struct position *position, int player, int *out, struct error *err)
{
  (void)script, (void)rules, (void)position, (void)err;
  *out = player ? 0 : EVALUATION_LIMIT;
  return true;
}

/* A game that is over is worth what it ended with. */
static void an_opinion_does_not_change_the_result(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, "1/2/3/4/13/12/11/10/9/10/4mm5/12/13/4/3/2/1 r 10,23");
  struct rules *rules = rules_copy(match);
  rules->evaluate = lavish;
  struct search_info *info = think(rules, match, &(struct search_limits){0});
  assert_int_equal(info->line[0].score, -1200);
  assert_true(info->line[0].final);
  free(info);
  free(rules);
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(declared_weights_count),
    cmocka_unit_test(a_race_can_be_declared),
    cmocka_unit_test(what_is_derived_can_be_said),
    cmocka_unit_test(a_function_is_followed),
    cmocka_unit_test(a_function_that_fails_is_left_out),
    cmocka_unit_test(an_ending_that_fails_is_left_out),
    cmocka_unit_test(a_function_sees_positions_that_can_be),
    cmocka_unit_test(an_opinion_does_not_change_the_result),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
