/* How the search does against simple players, and each level against the one below. A few games each here, so that a fault is seen; for
   figures: SALTO_GAMES=200 and SALTO_MS=100 or SALTO_NODES, SALTO_ONLY=<variant>, SALTO_AGAINST=<chance, greedy or plain>, and SALTO_LEVELS=1 for
   the levels, SALTO_LOWEST to SALTO_HIGHEST. Games differ by their first turns, which are by chance but even (search/opening.h), and each opening
   is played twice, with sides changed. */
#include "opponents.h"
#include "thinking.h"

#include "search/opening.h"

#include <math.h>
#include <stdio.h>

enum { OPENING = 4, TURNS = 1000 };

static const char *const ids[] = {"english-draughts", "turkish-draughts", "chinese-checkers", "sternhalma", "capture-chinese-checkers"};
enum { IDS = sizeof ids / sizeof *ids };

/* One of two players: a level of the search (0: none, then the opponent plays). */
struct contestant {
  int level;
  uint64_t nodes;
  int64_t ms;
  enum opponent_type type;
};

struct tally {
  int won, drawn, lost, turns;
};

static void choose(struct turn *turn, struct path *path, const struct contestant *c, struct opponent *opponent, const struct match *match, uint64_t seed)
{
  const struct game *game = &match->game;
  if (!c->level) {
    assert_true(opponent_choose(turn, path, opponent, &game->now));
    return;
  }
  thinking_choose(turn, path, match, &(struct search_limits){.level = c->level, .nodes = c->nodes, .ms = c->ms, .seed = seed});
}

/* Found when it is first asked for: the contests of a variant share their openings. */
static void open_game(struct match *match, struct opening *opening, uint64_t seed)
{
  if (!opening->count) assert_true(opening_find(opening, match->rules, &match->game.now, OPENING, seed, NULL));
  for (int i = 0; i < opening->count; i++) game_play(&match->game, &opening->turn[i], &opening->path[i]);
}

/* `side` is that of the first contestant. */
static void play(struct tally *tally, const char *id, const struct contestant contestant[2], struct opening *openings, int side, uint64_t seed)
{
  struct match *match = fixture_match(id, 2, NULL);
  struct opponent opponent[2];
  open_game(match, &openings[seed / 2], seed / 2); /* the same opening twice */
  for (int i = 0; i < 2; i++) {
    opponent_init(&opponent[i], contestant[i].type, match->rules, seed);
    opponent[i].nodes = contestant[i].nodes, opponent[i].ms = contestant[i].ms;
  }
  while (match->game.outcome.type == OUTCOME_NONE && match->game.count < TURNS) {
    struct turn turn;
    struct path path;
    int who = match->game.now.side == side ? 0 : 1;
    choose(&turn, &path, &contestant[who], &opponent[who], match, seed);
    game_play(&match->game, &turn, &path);
  }
  const struct outcome *outcome = &match->game.outcome;
  tally->turns += match->game.count;
  if (outcome->type != OUTCOME_WIN) tally->drawn++;
  else if (outcome->winner == side) tally->won++;
  else tally->lost++;
  match_free(match);
}

static double contest(const char *id, const char *name, struct contestant a, struct contestant b, struct opening *openings, int games)
{
  struct contestant contestant[2] = {a, b};
  struct tally tally = {0};
  for (int g = 0; g < games; g++) play(&tally, id, contestant, openings, g % 2, (uint64_t)g);
  double n = games, score = (tally.won + 0.5 * tally.drawn) / n, mean = score < 0.001 ? 0.001 : score > 0.999 ? 0.999 : score;
  double spread = sqrt((tally.won * (1 - score) * (1 - score) + tally.drawn * (0.5 - score) * (0.5 - score) + tally.lost * score * score) / n / n);
  print_message("%-26s %-16s +%d =%d -%d  %.1f %% (+- %.1f)  %+.0f Elo  %d turns a game\n", id, name, tally.won, tally.drawn, tally.lost, 100 * score,
                196 * spread, -400 * log10(1 / mean - 1), tally.turns / games);
  fflush(stdout); /* into a file too, as soon as it is known */
  return score;
}

static bool is_wanted(const char *variable, const char *name)
{
  const char *only = getenv(variable);
  return !only || !strcmp(only, name);
}

static struct opening *new_openings(int games) { return memory_new((size_t)games / 2 + 1, sizeof(struct opening)); }

static void beats_simple_players(void **state)
{
  (void)state;
  static const struct {
    const char *name;
    enum opponent_type type;
    double least; /* of the score, in these few games */
  } rows[] = {{"chance", BY_CHANCE, 0.7}, {"greedy", GREEDY, 0.7}, {"plain", PLAIN, 0.5}};
  int games = from_environment("SALTO_GAMES", 6), ms = from_environment("SALTO_MS", 0);
  uint64_t nodes = ms ? 0 : (uint64_t)from_environment("SALTO_NODES", 1500);
  for (int i = 0; i < IDS; i++) {
    struct opening *openings = new_openings(games);
    for (size_t r = 0; r < sizeof rows / sizeof *rows && is_wanted("SALTO_ONLY", ids[i]); r++) {
      if (!is_wanted("SALTO_AGAINST", rows[r].name)) continue;
      struct contestant us = {.level = LEVEL_MOST, .nodes = nodes, .ms = ms}, them = {.type = rows[r].type, .nodes = nodes, .ms = ms};
      if (contest(ids[i], rows[r].name, us, them, openings, games) < rows[r].least) fail_msg("%s against %s", ids[i], rows[r].name);
    }
    free(openings);
  }
}

static void levels_are_steps(void **state)
{
  (void)state;
  int games = from_environment("SALTO_LEVELS", 0) ? from_environment("SALTO_GAMES", 40) : 0, ms = from_environment("SALTO_MS", 0);
  for (int i = 0; i < IDS && games; i++) {
    struct opening *openings = new_openings(games);
    int lowest = from_environment("SALTO_LOWEST", LEVEL_LEAST + 1), highest = from_environment("SALTO_HIGHEST", LEVEL_MOST);
    for (int level = lowest; level <= highest && is_wanted("SALTO_ONLY", ids[i]); level++) {
      char name[48];
      snprintf(name, sizeof name, "level %d over %d", level, level - 1);
      uint64_t nodes = ms || level < LEVEL_MOST ? 0 : (uint64_t)from_environment("SALTO_NODES", 500000);
      contest(ids[i], name, (struct contestant){.level = level, .nodes = nodes, .ms = ms}, (struct contestant){.level = level - 1, .ms = ms}, openings, games);
    }
    free(openings);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(beats_simple_players), cmocka_unit_test(levels_are_steps)};
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
