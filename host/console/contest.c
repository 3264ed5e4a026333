#include "console/contest.h"

#include "base/memory.h"
#include "search/opening.h"

#include <math.h>
#include <stdlib.h>

/* Seats of `a` in game number `game`: every second one, and the other half in the next game. */
static bool sits_here(int player, int game) { return (player + game) % 2 == 0; }

static bool play_opening(struct contest *contest, uint64_t seed)
{
  struct match *match = contest->match;
  match_restart(match);
  struct opening *opening = memory_new(1, sizeof *opening);
  bool found = opening_find(opening, match->rules, &match->game.now, contest->opening, seed);
  for (int i = 0; found && i < opening->count; i++) game_play(&match->game, &opening->turn[i], &opening->path[i]);
  free(opening);
  return found;
}

static void count(struct contest *contest, int game)
{
  const struct outcome *outcome = &contest->match->game.outcome;
  contest->played_turns += contest->match->game.count;
  if (outcome->type != OUTCOME_WIN) contest->drawn++;
  else if (sits_here(outcome->winner, game)) contest->won++;
  else contest->lost++;
}

static void tell_fault(struct contest *contest, const struct engine *engine)
{
  if (!*engine->fault.message || contest->fault_told) return;
  contest->fault_told = true;
  if (contest->faulty) contest->faulty(contest->context, &engine->fault);
}

static bool play_game(struct contest *contest, int game, struct error *err)
{
  struct match *match = contest->match;
  if (!engine_begin(contest->a, match, err) || !engine_begin(contest->b, match, err)) return error_prefix(err, "game %d: ", game + 1);
  while (match->game.outcome.type == OUTCOME_NONE && match->game.count < contest->turns) {
    struct turn turn;
    struct path path;
    struct engine_limits limits = contest->limits;
    limits.seed += (uint64_t)game;
    struct engine *engine = sits_here(match->game.now.side, game) ? contest->a : contest->b;
    if (!engine_choose(engine, &turn, &path, match, &limits, err)) return error_prefix(err, "game %d, turn %d: ", game + 1, match->game.count + 1);
    tell_fault(contest, engine);
    game_play(&match->game, &turn, &path);
  }
  count(contest, game);
  return true;
}

bool contest_run(struct contest *contest, struct error *err)
{
  match_restart(contest->match);
  if (contest->match->game.outcome.type != OUTCOME_NONE) return error_set(err, "the game is over at its start");
  for (int game = 0; game < contest->games; game++) {
    if (!play_opening(contest, contest->limits.seed + (uint64_t)(game / 2)))
      return error_set(err, "no opening of %d turns leaves a game", contest->opening);
    if (!play_game(contest, game, err)) return false;
    if (contest->told) contest->told(contest->context, game, contest);
  }
  return true;
}

static double elo_of(double score) { return score <= 0 ? -INFINITY : score >= 1 ? INFINITY : -400 * log10(1 / score - 1); }

struct standing contest_standing(const struct contest *contest)
{
  double n = contest->won + contest->drawn + contest->lost;
  if (n == 0) return (struct standing){0.5, 0.5, 0, -INFINITY, INFINITY};
  double score = (contest->won + 0.5 * contest->drawn) / n;
  /* The spread with two wins and two losses more, or a few games that all end alike would seem certain (Agresti and Coull, 1998). */
  double more = n + 4, mean = (score * n + 2) / more;
  double sum = (contest->won + 2) * pow(1 - mean, 2) + contest->drawn * pow(0.5 - mean, 2) + (contest->lost + 2) * pow(mean, 2);
  double margin = 1.96 * sqrt(sum / more / more);
  return (struct standing){score, margin, elo_of(score), elo_of(score - margin), elo_of(score + margin)};
}

/* To the whole, and nought without a sign of its own. */
static double whole(double elo) { return round(elo) + 0.0; }

void contest_write_standing(struct strbuf *out, const struct contest *contest)
{
  struct standing s = contest_standing(contest);
  strbuf_addf(out, "score +%d =%d -%d", contest->won, contest->drawn, contest->lost);
  if (contest->won + contest->drawn + contest->lost == 0) return;
  strbuf_addf(out, "  %.1f %% ± %.1f  Elo ", 100 * s.score, 100 * s.margin);
  bool open = isinf(s.elo_low) || isinf(s.elo_high), certain = isinf(s.elo); /* certain: so far */
  if (!certain) strbuf_addf(out, "%+.0f (", whole(s.elo));
  if (!open) strbuf_addf(out, "%+.0f to %+.0f", whole(s.elo_low), whole(s.elo_high));
  else strbuf_addf(out, "at %s %+.0f", isinf(s.elo_high) ? "least" : "most", whole(isinf(s.elo_high) ? s.elo_low : s.elo_high));
  if (!certain) strbuf_add_char(out, ')');
}
