/* What a score of the search (search/search.h) says of the end of a game. */
#ifndef SALTO_SEARCH_SCORE_H
#define SALTO_SEARCH_SCORE_H

#include "core/rules.h"

#include <stdbool.h>

bool score_is_decided(int score); /* a win or a loss */

/* Whoever sees it so wins in so many turns of their own, or below 0 has lost after so many; a turn that is begun counts, and less than one is one.
   0: it is not decided. */
int score_turns(int score, const struct rules *rules);
/* Whether a win told holds whatever the others do: not where the search sees only one of them answer (search/answers.h). */
bool score_is_proof(const struct rules *rules);

#endif
