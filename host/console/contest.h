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
  /* What the contest goes on after: a game that an engine lost by a fault; a function of the script that failed in a search, the first time.
     May be NULL. */
  void (*faulty)(void *context, const struct error *fault);
  void *context;
  const atomic_bool *stop;   /* may be NULL */

  int won, drawn, lost;      /* by `a`, so far */
  int played_turns;          /* of all games */
  int faults[2], faults_in_a_row[2]; /* games that a and b lost by failing: all of them, and those up to now */
  bool fault_told;
};

enum { CONTEST_FAULTS = 3 };

/* An engine that fails (it has ended, is too slow, refuses what it is told, or its turn is not legal) has lost that game and is started anew for the
   next. False when it cannot be, when one failed in CONTEST_FAULTS games in a row, when the start leaves no game, or when it was stopped: `err` says
   which and how. The games that were ended by then count. */
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
