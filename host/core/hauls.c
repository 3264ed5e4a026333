#include "core/hauls.h"

#include "core/kernel.h"
#include "core/routes.h"

#include <stddef.h>
#include <string.h>

void hauls_copy(struct hauls *to, const struct hauls *from)
{
  memcpy(to, from, offsetof(struct hauls, haul));
  for (int c = bits_next(&from->can, 0); c >= 0; c = bits_next(&from->can, c + 1)) to->haul[c] = from->haul[c];
}

void hauls_find(struct hauls *hauls, const struct rules *rules, const struct position *position) { rules->kernel->find_hauls(hauls, rules, position); }

int hauls_most(const struct hauls *near, const struct rules *rules, const struct position *position, int enough)
{
  return rules->kernel->most_captured(near, rules, position, enough);
}

struct turn hauls_turn(const struct hauls *hauls, int cell, const struct rules *rules, const struct position *position)
{
  const struct haul *haul = &hauls->haul[cell];
  struct turn turn = {.node = NO_ROUTE, .type = TURN_JUMP, .from = (uint8_t)cell, .to = haul->to, .kind = haul->kind};
  int before;
  position_at(position, rules, cell, &before);
  turn.before = (uint8_t)before;
  memcpy(turn.captured.word, haul->captured, sizeof haul->captured);
  return turn;
}

bool hauls_have(const struct hauls *hauls, const struct turn *turn)
{
  const struct haul *haul = &hauls->haul[turn->from];
  return haul->to == turn->to && haul->kind == turn->kind && !memcmp(haul->captured, turn->captured.word, sizeof haul->captured);
}
