#include "core/turn.h"

void turn_write(struct strbuf *out, const struct rules *rules, const struct turn *turn, const struct path *path)
{
  if (turn->type == TURN_PASS) {
    strbuf_add(out, "pass");
    return;
  }
  char separator = bits_empty(&turn->captured) ? '-' : 'x';
  for (int i = 0; i < path->length; i++) {
    if (i) strbuf_add_char(out, separator);
    strbuf_add(out, rules->board.name[path->cell[i]]);
  }
}
