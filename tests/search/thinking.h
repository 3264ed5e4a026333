/* A turn that the search chooses in a match, as the program asks for it: with the game before, for repetitions. */
#ifndef SALTO_TESTS_SEARCH_THINKING_H
#define SALTO_TESTS_SEARCH_THINKING_H

#include "match/fixture.h"

#include "base/memory.h"
#include "search/search.h"

#include <stdlib.h>

/* A position of the capture game whose turns have billions of routes. */
#define LATTICE                                                                 \
  "1/mm/1m1/mmmm/1m1m1m1m1m1m1/mmmmmmmmmmmm/1m1m1m1m1m1/mmmmmmmmmm/1m1mmm1m1/" \
  "mmmmmmmmmm/1m1m1m1m1m1/mmmmmmmmmmmm/1m1m1m1m1m1m1/mmmm/1m1/mm/1 r 0,0"

/* A number from the environment, for measuring more than a test needs. */
static inline int from_environment(const char *name, int otherwise)
{
  const char *value = getenv(name);
  return value ? atoi(value) : otherwise;
}

/* Owned: free it. */
static inline struct search_info *thinking_of(const struct match *match, const struct search_limits *limits)
{
  const struct game *game = &match->game;
  struct position *before = memory_new((size_t)game->count + 1, sizeof *before);
  for (int i = 0; i < game->count; i++) before[i] = game->played[i].before;
  struct search_info *info = memory_new(1, sizeof *info);
  struct search_job job = {.rules = match->rules, .before = before, .before_count = game->count, .position = &game->now, .limits = *limits};
  assert_true(search_run(info, &job));
  free(before);
  return info;
}

static inline void thinking_choose(struct turn *turn, struct path *path, const struct match *match, const struct search_limits *limits)
{
  struct search_info *info = thinking_of(match, limits);
  *turn = info->line[0].turn[0], *path = info->line[0].path[0];
  free(info);
}

/* Whether a turn, written out, is read again as the same legal one; prints what is not. */
static inline bool thinking_reads_back(const struct match *match, const struct turn *turn, const struct path *path)
{
  struct strbuf text;
  struct turn read;
  struct path way;
  struct refusal refusal;
  strbuf_init(&text);
  turn_write(&text, match->rules, turn, path);
  bool legal = turn_read(&read, &way, text.text, match->rules, &match->game.now, &refusal) && turn_same(&read, turn);
  if (!legal) print_error("%s\n", text.text);
  strbuf_release(&text);
  return legal;
}

static inline void thinking_is_legal(const struct match *match, const struct turn *turn, const struct path *path)
{
  assert_true(thinking_reads_back(match, turn, path));
}

#endif
