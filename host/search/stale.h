/* Games in which nobody gets anywhere. Where the rules end such a game only by repetition it could go on for thousands of turns, as who is ahead
   keeps out of repetition without seeing a win. Something is gained where a piece is captured or crowned, or where what a position is worth to
   one of the players (search/evaluate.h, and the script's function) is more than it ever was with these pieces: so men that go from side
   to side gain nothing, and a race goes on as long as somebody comes nearer.

   A game is stale when in STALE / 2 turns nothing was gained. Then

   - positions that nothing is gained in wear off, till after STALE turns they are even for the search;
   - what is gained later is worth a sixteenth less a ply, so that it is gained now and not at the end of every line that is seen;
   - when all has worn off, of turns that are equally good the one that goes back is played: both sides come to a repetition.

   A win that is seen, or that a table knows, is a win as before. So the search ends its games: with these pieces there are only so many ways to
   be better than ever, and no more than STALE turns between them and before positions begin to come back. All of it is for two players; more
   of them have as many rounds, and rules with a limit of quiet turns at least so many turns. Rules without an end by repetition are left alone, as
   going back would not end their games. */
#ifndef SALTO_SEARCH_STALE_H
#define SALTO_SEARCH_STALE_H

#include "core/position.h"

struct tree;
struct turn;

struct stale {
  bool on;
  int left, most;        /* so many parts of so many are left of what positions are worth in which nothing is gained */
  int pieces[MAX_SETS];  /* on the board since */
  int best[MAX_PLAYERS]; /* what each player's position was worth at best with them */
  uint64_t key;          /* for the transposition table: what is found in a stale game is true of it alone */
};

/* Looks at the game before. Asks the script's function about its positions, where there is one. */
void stale_find(struct stale *out, struct tree *tree);
/* Whether nothing is gained in a position. `more`: what it is worth to each player besides; may be NULL. */
bool stale_still(const struct tree *tree, const struct position *position, const int more[MAX_PLAYERS]);
/* How much a turn of the root's side goes back: more is nearer to a repetition. */
int stale_back(const struct tree *tree, const struct turn *turn);

/* A score as it counts a ply before, and the greatest score that then counts no more than `score`. Wins and losses stay what they are. */
int stale_shrink(int score);
int stale_unshrink(int score);

#endif
