/* Why a turn that the search found is good, as far as it can be said in a sentence. Derived from the rules, the position and the line that
   was searched; it knows no game. */
#ifndef SALTO_MATCH_HINT_H
#define SALTO_MATCH_HINT_H

#include "match/words.h"
#include "search/search.h"

/* In the order in which they are looked for: the first that holds is said. */
enum hint_reason { HINT_WINS, HINT_WINS_SOON, HINT_CAPTURES, HINT_CROWNS, HINT_HOME, HINT_SAVES, HINT_THREATENS, HINT_BLOCKS, HINT_PLAIN };

struct hint {
  enum hint_reason reason;
  int count; /* of pieces, or of turns until it is won; 0 where nothing is counted */
};

/* `line` begins in the position, with at least the turn that is meant. Looks at a bounded number of turns. */
struct hint hint_of(const struct rules *rules, const struct position *position, const struct search_line *line);
/* "It captures 2 pieces."; nothing for HINT_PLAIN. */
void hint_words(struct strbuf *out, const struct words *words, const struct hint *hint);

#endif
