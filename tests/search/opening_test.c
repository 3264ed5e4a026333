#include "thinking.h"

#include "search/opening.h"

static struct opening *found(const struct match *match, int turns, uint64_t seed)
{
  struct opening *opening = memory_new(1, sizeof *opening);
  assert_true(opening_find(opening, match->rules, &match->game.now, turns, seed, NULL));
  assert_int_equal(opening->count, turns);
  return opening;
}

static bool same(const struct opening *a, const struct opening *b)
{
  bool alike = a->count == b->count;
  for (int i = 0; alike && i < a->count; i++) alike = turn_same(&a->turn[i], &b->turn[i]);
  return alike;
}

/* In the capture game most openings by chance are decided: whoever is to move after them is points ahead. */
static void leaves_nobody_ahead(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, NULL);
  for (uint64_t seed = 0; seed < 3; seed++) {
    struct opening *opening = found(match, 4, seed);
    match_restart(match);
    for (int i = 0; i < 4; i++) game_play(&match->game, &opening->turn[i], &opening->path[i]);
    struct search_info *info = thinking_of(match, &(struct search_limits){.nodes = 20000});
    assert_in_range(info->line[0].score + 50, 0, 100);
    free(info);
    free(opening);
    match_restart(match);
  }
  match_free(match);
}

static void seeds_tell_openings_apart(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 2, NULL);
  struct opening *one = found(match, 6, 1), *again = found(match, 6, 1), *other = found(match, 6, 2);
  assert_true(same(one, again));
  assert_false(same(one, other));
  free(one), free(again), free(other);
  match_free(match);
}

static void none_is_as_well(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 2, NULL);
  free(found(match, 0, 1));
  match_free(match);
}

/* Where one side is ahead whatever is played, what comes nearest is taken. */
static void takes_the_nearest_where_none_is_even(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, "8/8/b7/8/8/8/wwwwwwww/wwwwwwww w");
  free(found(match, 2, 1));
  match_free(match);
}

/* After the only turn there is the game is over. */
static void refuses_what_ends_the_game(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, "8/8/8/8/b7/w7/8/8 w");
  struct opening opening;
  assert_false(opening_find(&opening, match->rules, &match->game.now, 1, 1, NULL));
  match_free(match);
}

/* A search that is stopped knows nothing of a position: what it was asked about is no opening. */
static void none_once_it_is_stopped(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 2, NULL);
  struct opening opening;
  const atomic_bool stop = true;
  assert_false(opening_find(&opening, match->rules, &match->game.now, 4, 1, &stop));
  assert_false(opening_find(&opening, match->rules, &match->game.now, 0, 1, &stop));
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(leaves_nobody_ahead), cmocka_unit_test(seeds_tell_openings_apart), cmocka_unit_test(none_is_as_well),
                                     cmocka_unit_test(takes_the_nearest_where_none_is_even), cmocka_unit_test(refuses_what_ends_the_game),
                                     cmocka_unit_test(none_once_it_is_stopped)};
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
