/* How the search does at a table of three or more: one seat plays a level, all others a lower one, and the seat goes round; each opening by
   chance is played once from every seat. A few games here, so that a fault is seen; for figures: SALTO_GAMES, SALTO_ONLY=<variant>,
   SALTO_PLAYERS, SALTO_ONE and SALTO_OTHERS (levels), SALTO_NODES (for the level without limits). */
#include "thinking.h"
#include "walk.h"

#include <math.h>

enum { TURNS = 1500 };

static void choose(struct turn *turn, struct path *path, const struct match *match, int level, uint64_t seed)
{
  uint64_t nodes = (uint64_t)from_environment("SALTO_NODES", 0);
  thinking_choose(turn, path, match, &(struct search_limits){.level = level, .nodes = nodes, .seed = seed, .hash_mb = 4});
}

static void open_game(struct match *match, uint64_t seed)
{
  struct random random;
  random_seed(&random, seed);
  for (int i = 0; i <= match->rules->player_count && match->game.outcome.type == OUTCOME_NONE; i++) {
    assert_true(walk_match(match, &random));
  }
}

/* 1 for the first place, a share of it where it is shared. */
static double share_of(const struct match *match, int seat)
{
  const struct rules *rules = match->rules;
  const int16_t *score = match->game.now.score;
  const struct outcome *outcome = &match->game.outcome;
  if (!rules->keeps_score) return outcome->type == OUTCOME_WIN ? outcome->winner == seat : 1.0 / rules->player_count;
  int as_good = 0;
  for (int p = 0; p < rules->player_count; p++) {
    if (score[p] > score[seat]) return 0;
    as_good += score[p] == score[seat];
  }
  return 1.0 / as_good;
}

static double play(const char *id, int players, int seat, int one, int others, uint64_t opening)
{
  struct match *match = fixture_match(id, players, NULL);
  open_game(match, opening);
  while (match->game.outcome.type == OUTCOME_NONE && match->game.count < TURNS) {
    struct turn turn;
    struct path path;
    choose(&turn, &path, match, match->game.now.side == seat ? one : others, opening);
    game_play(&match->game, &turn, &path);
  }
  double share = share_of(match, seat);
  match_free(match);
  return share;
}

static void the_better_one_comes_first(void **state)
{
  (void)state;
  static const struct {
    const char *id;
    int players;
    int least; /* games, to tell it from even; 0: a few for each seat */
    bool even; /* only measured: with so few turns for each, who is first is mostly chance */
  } rows[] = {
    {"chinese-checkers", 3, 0, false}, {"chinese-checkers", 4, 0, false}, {"chinese-checkers", 6, 0, false},
    {"capture-chinese-checkers", 3, 90, false}, {"capture-chinese-checkers", 4, 0, true}, {"capture-chinese-checkers", 6, 0, true},
  };
  const char *only = getenv("SALTO_ONLY");
  int one = from_environment("SALTO_ONE", 7), others = from_environment("SALTO_OTHERS", 3), wanted = from_environment("SALTO_PLAYERS", 0);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    int players = rows[i].players, games = from_environment("SALTO_GAMES", rows[i].least ? rows[i].least : 2 * players);
    if ((only ? strcmp(only, rows[i].id) != 0 : rows[i].even) || (wanted && wanted != players)) continue;
    double sum = 0, squares = 0;
    for (int g = 0; g < games; g++) {
      double share = play(rows[i].id, players, g % players, one, others, (uint64_t)(g / players));
      sum += share, squares += share * share;
    }
    double mean = sum / games, spread = 196 * sqrt((squares / games - mean * mean) / games);
    print_message("%-25s %d players: level %d among %d is first in %.1f %% (+- %.1f, even would be %.1f) of %d games\n", rows[i].id, players, one, others,
                  100 * mean, spread, 100.0 / players, games);
    if (!rows[i].even && one > others + 2 && mean <= 1.0 / players) fail_msg("no better than even");
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_better_one_comes_first)};
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
