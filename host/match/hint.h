/* Why a turn that the search found is good, as far as it can be said in a sentence or two. Derived from the rules, the position and the line
   that was searched; it knows no game. What is said of captures and ways to go is checked by the rules, never guessed. */
#ifndef SALTO_MATCH_HINT_H
#define SALTO_MATCH_HINT_H

#include "match/words.h"
#include "search/search.h"

/* HINT_PLAIN: nothing can be said. The others in the order in which they are looked for: the first that holds is said. */
enum hint_reason {
  HINT_PLAIN, HINT_WINS, HINT_FINISHES, HINT_ONLY_CAPTURE, HINT_ONLY, HINT_WINS_SOON, HINT_DELAYS, HINT_CAPTURES, HINT_LEAVES, HINT_CROWNS,
  HINT_GIVES, HINT_RETURNS, HINT_EXCHANGES, HINT_HOME, HINT_SAVES, HINT_THREATENS, HINT_BLOCKS, HINT_SAFE, HINT_HINDMOST, HINT_CHAIN, HINT_OPENS,
  HINT_ROOM, HINT_NEARER, HINT_GAP, HINT_ADVANCES, HINT_FORWARD, HINT_COUNT
};

struct hint_part {
  enum hint_reason reason;
  int count; /* of pieces, turns, hops or steps; 1 where nothing is counted */
};

struct hint {
  struct hint_part first, second; /* the second only beside a first that it adds to */
};

/* `line` begins in the position, with at least the turn that is meant. Looks at a bounded number of turns. */
struct hint hint_of(const struct rules *rules, const struct position *position, const struct search_line *line);
/* "It captures 2 pieces. It promotes a piece."; nothing where nothing can be said. */
void hint_words(struct strbuf *out, const struct words *words, const struct hint *hint);

#endif
