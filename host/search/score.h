/* What a score of the search (search/search.h) says of the end of a game. */
#ifndef SALTO_SEARCH_SCORE_H
#define SALTO_SEARCH_SCORE_H

/* Whoever sees it so wins in so many turns of their own, or below 0 has lost after so many; a turn that is begun counts, and less than one is one.
   0: it is not decided. */
int score_turns(int score, int player_count);

#endif
