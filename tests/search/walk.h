/* Games by chance, a turn at a time, for tests that need positions as games bring them. */
#ifndef SALTO_TESTS_SEARCH_WALK_H
#define SALTO_TESTS_SEARCH_WALK_H

#include "match/match.h"
#include "search/chance.h"

/* A turn from a position, which becomes the one after it. False, and nothing changes, where there is none. */
static inline bool walk_on(struct position *position, struct random *random, const struct rules *rules)
{
  struct turn turn;
  struct path path;
  struct position next;
  if (!chance_choose(&turn, &path, random, rules, position)) return false;
  turn_apply(&next, rules, position, &turn);
  position_copy(position, &next, rules);
  return true;
}

/* The same in a match. */
static inline bool walk_match(struct match *match, struct random *random)
{
  struct turn turn;
  struct path path;
  return chance_choose(&turn, &path, random, match->rules, &match->game.now) && (game_play(&match->game, &turn, &path), true);
}

#endif
