/* Two engines play many games against each other: the first turns by chance but even (search/opening.h), each opening twice with sides
   changed, and the score with its error margin. With more than two players they sit in turn. */
#ifndef SALTO_CONSOLE_CONTEST_H
#define SALTO_CONSOLE_CONTEST_H

#include "console/engine.h"

struct contest {
  struct match *match;       /* borrowed: its rules and start; the games are played in it */
  struct engine *a, *b;      /* borrowed */
  int games, opening, turns; /* opening: plies by chance; turns: a game that is longer is drawn */
  struct engine_limits limits;
  void (*told)(void *context, const struct contest *contest); /* after each game; may be NULL */
  void (*faulty)(void *context, const struct error *fault); /* when a function of the script fails in a search, the first time; may be NULL */
  void *context;

  int won, drawn, lost;      /* by `a`, so far */
  int played_turns;          /* of all games */
  bool fault_told;
};

/* False when an engine failed, or the start leaves no game: `err` says which and how. Games that came to their end count. */
bool contest_run(struct contest *contest, struct error *err);

int contest_played(const struct contest *contest); /* games so far */

struct standing {
  double score, margin;              /* of a, 0 to 1; half the width of its 95 % interval */
  double elo, elo_low, elo_high;     /* the difference in rating that fits; infinite at the ends */
};
/* From the games so far; the margin is that of a mean of independent games. */
struct standing contest_standing(const struct contest *contest);
/* "score +3 =1 -2  58.3 % ± 28.0  Elo +58 (-144 to +319)"; where an interval of ratings is open its one end, "at least +49"; without a game
   the counts alone. */
void contest_write_standing(struct strbuf *out, const struct words *words, const struct contest *contest);

#endif
