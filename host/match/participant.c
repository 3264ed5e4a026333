#include "match/participant.h"

const char *participant_colour(const struct participant *participants, const struct rules *rules, int player)
{
  return participants && *participants[player].colour ? participants[player].colour : rules->player[player].colour;
}
