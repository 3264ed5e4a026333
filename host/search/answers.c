#include "search/answers.h"

#include "core/routes.h"
#include "search/candidates.h"

#include <string.h>

bool answers_are_pooled(const struct rules *rules) { return rules->player_count > 2 && rules->owned && rules->goal != GOAL_NONE && !rules->can_capture; }

static void end_part(struct answers *out, int side, size_t end)
{
  out->side[out->count] = side;
  out->end[out->count++] = end;
}

static void append(struct turn_list *list, const struct turn_list *more)
{
  while (list->capacity < list->count + more->count) turn_list_grow(list);
  if (more->count) memcpy(list->turn + list->count, more->turn, more->count * sizeof *more->turn);
  list->count += more->count;
}

void answers_find(struct answers *out, struct tree *tree, const struct position *position, int ply)
{
  const struct rules *rules = tree->rules;
  struct turn_list *list = &tree->list[ply];
  out->count = 0;
  if (!tree->pooled || position->side == tree->me) {
    candidates_find(list, rules, position, WIDTH_LIMIT, false);
    end_part(out, position->side, list->count);
    return;
  }
  struct position as;
  position_copy(&as, position, rules);
  list->count = 0;
  for (int i = 0; i < rules->player_count; i++) {
    int side = (position->side + i) % rules->player_count;
    if (side == tree->me || position->finished >> side & 1) continue;
    position_set_side(&as, rules, side);
    candidates_find(&tree->one, rules, &as, WIDTH_LIMIT, false);
    append(list, &tree->one);
    end_part(out, side, list->count);
  }
}

int answers_side(const struct answers *answers, size_t index)
{
  int part = 0;
  while (index >= answers->end[part]) part++;
  return answers->side[part];
}

void answers_play(struct position *out, const struct tree *tree, const struct position *position, int side, const struct turn *turn)
{
  if (!tree->pooled || position->side == tree->me) {
    turn_apply(out, tree->rules, position, turn);
    return;
  }
  struct position as;
  position_copy(&as, position, tree->rules);
  position_set_side(&as, tree->rules, side);
  turn_apply(out, tree->rules, &as, turn);
  position_set_side(out, tree->rules, tree->me);
}
