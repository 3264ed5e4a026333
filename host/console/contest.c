#include "console/contest.h"

#include "base/memory.h"
#include "search/opening.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Seats of `a` in game number `game`: every second one, and the other half in the next game. */
static bool sits_here(int player, int game) { return (player + game) % 2 == 0; }

static bool play_opening(struct contest *contest, uint64_t seed)
{
  struct match *match = contest->match;
  match_restart(match);
  struct opening *opening = memory_new(1, sizeof *opening);
  bool found = opening_find(opening, match->rules, &match->game.now, contest->opening, seed, contest->stop);
  for (int i = 0; found && i < opening->count; i++) game_play(&match->game, &opening->turn[i], &opening->path[i]);
  free(opening);
  return found;
}

static struct engine *engine_at(const struct contest *contest, int i) { return i == 0 ? contest->a : contest->b; }

/* `failed`: who lost the game by that; NULL: nobody. */
static void count(struct contest *contest, int game, const struct engine *failed)
{
  const struct outcome *outcome = &contest->match->game.outcome;
  contest->played_turns += contest->match->game.count;
  for (int i = 0; i < 2; i++) {
    bool at_fault = engine_at(contest, i) == failed;
    contest->faults[i] += at_fault;
    contest->faults_in_a_row[i] = at_fault ? contest->faults_in_a_row[i] + 1 : 0;
  }
  if (failed) *(failed == contest->a ? &contest->lost : &contest->won) += 1;
  else if (outcome->type != OUTCOME_WIN) contest->drawn++;
  else if (sits_here(outcome->winner, game)) contest->won++;
  else contest->lost++;
}

static void tell_fault(struct contest *contest, const struct engine *engine)
{
  if (!*engine->fault.message || contest->fault_told) return;
  contest->fault_told = true;
  if (contest->faulty) contest->faulty(contest->context, &engine->fault);
}

static bool is_stopped(const struct contest *contest) { return contest->stop && atomic_load(contest->stop); }

static bool may_play(const struct contest *contest)
{
  const struct game *game = &contest->match->game;
  return game->outcome.type == OUTCOME_NONE && game->count < contest->turns;
}

/* Returns the engine that failed, and `err` says how; NULL: the game came to its end, or was stopped. */
static struct engine *play_game(struct contest *contest, int game, struct error *err)
{
  struct match *match = contest->match;
  for (int i = 0; i < 2; i++)
    if (!engine_begin(engine_at(contest, i), match, err)) return engine_at(contest, i);
  while (may_play(contest) && !is_stopped(contest)) {
    struct turn turn;
    struct path path;
    struct engine_limits limits = contest->limits;
    limits.seed += (uint64_t)game;
    struct engine *engine = sits_here(match->game.now.side, game) ? contest->a : contest->b;
    if (!engine_choose(engine, &turn, &path, match, &limits, err)) return engine;
    tell_fault(contest, engine);
    game_play(&match->game, &turn, &path);
  }
  return NULL;
}

static void tell_lost(const struct contest *contest, int game, struct error *why)
{
  int turn = contest->match->game.count + 1;
  error_tell(why, "error.match.lost", "game {game:%d} counts as lost in turn {turn:%d}: {why:@%s}", game + 1, turn, why->told);
  if (contest->faulty) contest->faulty(contest->context, why);
}

/* Who failed in the game before begins the next one anew. */
static bool start_anew(const struct contest *contest, struct error *err)
{
  for (int i = 0; i < 2; i++)
    if (contest->faults_in_a_row[i] > 0 && !engine_restart(engine_at(contest, i), contest->match, err)) return false;
  return true;
}

static bool may_go_on(const struct contest *contest, struct error *err)
{
  for (int i = 0; i < 2; i++)
    if (contest->faults_in_a_row[i] == CONTEST_FAULTS)
      return error_tell(err, "error.match.failing", "{name:%s} has failed in {count:%d} games in a row", engine_at(contest, i)->name, CONTEST_FAULTS);
  return true;
}

static bool play_all(struct contest *contest, struct error *err)
{
  match_restart(contest->match);
  if (contest->match->game.outcome.type != OUTCOME_NONE) return error_tell(err, "error.match.over", "the game is over at its start");
  for (int game = 0; game < contest->games && !is_stopped(contest); game++) {
    bool opened = play_opening(contest, contest->limits.seed + (uint64_t)(game / 2));
    if (is_stopped(contest)) break;
    if (!opened) return error_tell(err, "error.match.opening", "no opening of {count:%d} turns leaves a game", contest->opening);
    if (!start_anew(contest, err)) return false;
    struct error why;
    struct engine *failed = play_game(contest, game, &why);
    if (is_stopped(contest) && may_play(contest)) break; /* programs may have been ended with this one, which is no fault of theirs */
    if (failed) tell_lost(contest, game, &why);
    count(contest, game, failed);
    if (contest->told) contest->told(contest->context, contest);
    if (!may_go_on(contest, err)) return false;
  }
  return true;
}

bool contest_run(struct contest *contest, struct error *err)
{
  bool ok = play_all(contest, err);
  if (is_stopped(contest) && contest_played(contest) < contest->games) return error_tell(err, "error.match.stopped", "stopped");
  return ok;
}

int contest_played(const struct contest *contest) { return contest->won + contest->drawn + contest->lost; }

static double elo_of(double score) { return score <= 0 ? -INFINITY : score >= 1 ? INFINITY : -400 * log10(1 / score - 1); }

struct standing contest_standing(const struct contest *contest)
{
  double n = contest_played(contest);
  if (n == 0) return (struct standing){0.5, 0.5, 0, -INFINITY, INFINITY};
  double score = (contest->won + 0.5 * contest->drawn) / n;
  /* The spread with two wins and two losses more, or a few games that all end alike would seem certain (Agresti and Coull, 1998). */
  double more = n + 4, mean = (score * n + 2) / more;
  double sum = (contest->won + 2) * pow(1 - mean, 2) + contest->drawn * pow(0.5 - mean, 2) + (contest->lost + 2) * pow(mean, 2);
  double margin = 1.96 * sqrt(sum / more / more);
  return (struct standing){score, margin, elo_of(score), elo_of(score - margin), elo_of(score + margin)};
}

enum { NUMBER_SIZE = WORDS_NUMBER_SIZE };

/* To the whole, and nought without a sign of its own. */
static void write_elo(char out[NUMBER_SIZE], double elo) { snprintf(out, NUMBER_SIZE, "%+.0f", round(elo) + 0.0); }

static void add_elo(struct strbuf *out, const struct words *words, const struct standing *s)
{
  char elo[NUMBER_SIZE], low[NUMBER_SIZE], high[NUMBER_SIZE];
  write_elo(elo, s->elo), write_elo(low, s->elo_low), write_elo(high, s->elo_high);
  const struct text_value values[] = {{"elo", elo}, {"low", low}, {"high", high}};
  bool certain = isinf(s->elo); /* so far, and then one end of the interval is open */
  const char *key = isinf(s->elo_high) ? (certain ? "shell.match.elo.only_at_least" : "shell.match.elo.at_least")
                  : isinf(s->elo_low)  ? (certain ? "shell.match.elo.only_at_most" : "shell.match.elo.at_most")
                                       : "shell.match.elo.between";
  words_fill(out, words, key, values, 3);
}

void contest_write_standing(struct strbuf *out, const struct words *words, const struct contest *contest)
{
  char won[NUMBER_SIZE], drawn[NUMBER_SIZE], lost[NUMBER_SIZE], percent[NUMBER_SIZE], margin[NUMBER_SIZE];
  struct standing s = contest_standing(contest);
  struct strbuf score, elo;
  strbuf_init(&score), strbuf_init(&elo);
  snprintf(won, sizeof won, "%d", contest->won);
  snprintf(drawn, sizeof drawn, "%d", contest->drawn);
  snprintf(lost, sizeof lost, "%d", contest->lost);
  words_fill(&score, words, "shell.match.score", (struct text_value[]){{"won", won}, {"drawn", drawn}, {"lost", lost}}, 3);
  add_elo(&elo, words, &s);
  const struct text_value values[] = {{"score", score.text}, {"percent", words_decimal(percent, words, 100 * s.score, 1)},
                                      {"margin", words_decimal(margin, words, 100 * s.margin, 1)}, {"elo", elo.text}};
  if (contest_played(contest) > 0) words_fill(out, words, "shell.match.rated", values, 4);
  else strbuf_add(out, score.text);
  strbuf_release(&score), strbuf_release(&elo);
}
