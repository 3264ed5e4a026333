#include "search/nature.h"

bool has_quiet_turns(const struct rules *rules)
{
  bool quiet = false;
  for (int k = 0; k < rules->kind_count; k++) {
    const struct kind *kind = &rules->kind[k];
    quiet |= kind->steps;
    for (int j = 0; j < kind->jump_count; j++) quiet |= !kind->jump[j].captures;
  }
  return quiet;
}

enum nature nature_of(const struct rules *rules)
{
  if (rules->owned) return rules->goal != GOAL_NONE ? NATURE_RACE : NATURE_EXCHANGE;
  bool harvest = rules->keeps_score && !has_quiet_turns(rules) && rules->duty != DUTY_BEST && !rules->evaluate;
  return harvest ? NATURE_HARVEST : NATURE_EXCHANGE;
}
