#include "core/game.h"

#include "base/memory.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void game_init(struct game *game, const struct rules *rules)
{
  memset(game, 0, sizeof *game);
  game->rules = rules;
  game_reset(game, NULL);
}

void game_release(struct game *game)
{
  free(game->played);
  game->played = NULL;
  game->count = game->total = game->capacity = 0;
}

/* How often the present position has come up, this time included. */
static int occurrences(const struct game *game)
{
  int count = 1;
  for (int i = 0; i < game->count; i++) {
    const struct position *before = &game->played[i].before;
    if (before->key == game->now.key && position_equal(before, &game->now, game->rules)) count++;
  }
  return count;
}

/* One position is asked first: a game that is won by the turn that repeats a position is won. A script's ending that failed
   once is not called again in this game: it would fail, and take its time, at every turn. */
static void judge(struct game *game)
{
  const struct rules *rules = game->rules;
  struct error err;
  if (game->script_error[0])
    game->outcome = outcome_declared(rules, &game->now);
  else if (!outcome_of(&game->outcome, rules, &game->now, &err))
    snprintf(game->script_error, sizeof game->script_error, "%.*s", (int)sizeof game->script_error - 1, err.message);
  if (game->outcome.type != OUTCOME_NONE) return;
  if (rules->repetition && occurrences(game) >= rules->repetition)
    game->outcome = outcome_undecided(rules, &game->now, REASON_REPETITION);
  else if (rules->quiet_limit && game->now.quiet >= rules->quiet_limit)
    game->outcome = outcome_undecided(rules, &game->now, REASON_QUIET);
}

void game_reset(struct game *game, const struct position *start)
{
  struct position from; /* `start` may be game->now */
  position_copy(&from, start ? start : &game->rules->start, game->rules);
  position_copy(&game->start, &from, game->rules);
  position_copy(&game->now, &from, game->rules);
  game->count = game->total = 0;
  game->ended = (struct outcome){.type = OUTCOME_NONE};
  game->script_error[0] = '\0';
  judge(game);
}

static void step_forward(struct game *game)
{
  struct played *played = &game->played[game->count++];
  turn_apply(&game->now, game->rules, &played->before, &played->turn);
  judge(game);
}

void game_play(struct game *game, const struct turn *turn, const struct path *path)
{
  struct turn turn_copy = *turn; /* both may stand in game->played, which may move */
  struct path path_copy = *path;
  if (game->count == game->capacity) {
    game->capacity = game->capacity ? game->capacity * 2 : 64;
    game->played = memory_grow(game->played, (size_t)game->capacity, sizeof game->played[0]);
  }
  struct played *played = &game->played[game->count];
  played->turn = turn_copy;
  played->path = path_copy;
  position_copy(&played->before, &game->now, game->rules);
  step_forward(game);
  game->total = game->count;
  game->ended = (struct outcome){.type = OUTCOME_NONE};
}

bool game_play_text(struct game *game, const char *text, struct refusal *refusal)
{
  struct turn turn;
  struct path path;
  if (game->outcome.type != OUTCOME_NONE) {
    memset(refusal, 0, sizeof *refusal);
    refusal->reason = REFUSAL_GAME_OVER;
    return false;
  }
  if (!turn_read(&turn, &path, text, game->rules, &game->now, refusal)) return false;
  game_play(game, &turn, &path);
  return true;
}

void game_end(struct game *game, enum outcome_reason reason, int loser)
{
  assert(loser < 0 || game->rules->player_count == 2);
  game->ended = (struct outcome){loser < 0 ? OUTCOME_DRAW : OUTCOME_WIN, reason, loser < 0 ? 0 : 1 - loser};
  game->outcome = game->ended;
  game->total = game->count;
}

/* Where game_end was called the position itself decides nothing: any outcome there is the one it gave. */
bool game_is_ended(const struct game *game)
{
  return game->ended.type != OUTCOME_NONE && game->count == game->total && game->outcome.type != OUTCOME_NONE;
}

bool game_can_redo(const struct game *game)
{
  return game->count < game->total || (game->ended.type != OUTCOME_NONE && !game_is_ended(game));
}

bool game_undo(struct game *game)
{
  if (game_is_ended(game)) {
    judge(game);
    return true;
  }
  if (!game->count) return false;
  position_copy(&game->now, &game->played[--game->count].before, game->rules);
  judge(game);
  return true;
}

bool game_redo(struct game *game)
{
  if (!game_can_redo(game)) return false;
  if (game->count < game->total) step_forward(game);
  else game->outcome = game->ended;
  return true;
}
