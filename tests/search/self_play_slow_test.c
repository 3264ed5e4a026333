/* The search plays against itself, for every bundled variant and number of players: every game ends within MOST_TURNS a player, and every turn it
   chooses is legal. The rules end games that go nowhere by repetition or quiet turns; how the search comes to that is said in search/stale.h.
   A few games each; for figures SALTO_GAMES=500, SALTO_NODES, SALTO_ONLY=a variant, SALTO_PLAYERS, and SALTO_FIRST, the number of the first game. */
#include "thinking.h"

#include "search/chance.h"

#include <stdio.h>

enum { OPENING = 6, MOST_TURNS = 300 }; /* so many turns a player */

/* How many games ended in which way. */
struct endings {
  int count[REASON_COUNT], turns, longest; /* REASON_NONE: they did not end */
};

static void play(struct endings *endings, const char *id, int players, uint64_t nodes, uint64_t seed)
{
  struct match *match = fixture_match(id, players, NULL);
  struct game *game = &match->game;
  struct random random;
  random_seed(&random, seed);
  while (game->outcome.type == OUTCOME_NONE && game->count < MOST_TURNS * players) {
    struct turn turn;
    struct path path;
    if (game->count < OPENING) assert_true(chance_choose(&turn, &path, &random, match->rules, &game->now));
    else thinking_choose(&turn, &path, match, &(struct search_limits){.nodes = nodes});
    if (!thinking_reads_back(match, &turn, &path)) fail_msg("%s for %d, game %d, turn %d", id, players, (int)seed, game->count);
    game_play(game, &turn, &path);
  }
  if (game->outcome.type == OUTCOME_NONE) print_error("%s for %d, game %d: no end after %d turns\n", id, players, (int)seed, game->count);
  endings->count[game->outcome.reason]++;
  endings->turns += game->count;
  if (game->count > endings->longest) endings->longest = game->count;
  match_free(match);
}

static void every_game_ends(void **state)
{
  (void)state;
  int games = from_environment("SALTO_GAMES", 3), nodes = from_environment("SALTO_NODES", 300), first = from_environment("SALTO_FIRST", 0);
  int only_players = from_environment("SALTO_PLAYERS", 0), endless = 0;
  const char *only = getenv("SALTO_ONLY");
  for (int v = 0; v < library_count(fixture_library); v++) {
    const struct variant *variant = library_at(fixture_library, v)->variant;
    assert_non_null(variant);
    const char *id = variant_id(variant);
    if (only && strcmp(only, id)) continue;
    for (int players = variant_min_players(variant); players <= variant_max_players(variant); players++) {
      if (only_players && only_players != players) continue;
      struct endings endings = {{0}, 0, 0};
      for (int g = first; g < first + games; g++) play(&endings, id, players, (uint64_t)nodes, (uint64_t)g);
      print_message("%-26s %d players: %d turns a game, %d at most;", id, players, endings.turns / games, endings.longest);
      for (int r = REASON_NONE + 1; r < REASON_COUNT; r++)
        if (endings.count[r]) print_message(" %s %d", outcome_key((enum outcome_reason)r), endings.count[r]);
      print_message("\n");
      endless += endings.count[REASON_NONE];
    }
  }
  assert_int_equal(endless, 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_game_ends)};
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
