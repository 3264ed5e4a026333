/* How good a position is, without looking ahead: derived from the rules once, nothing is tuned by hand for a game. What the rules' weights say
   takes the place of what would be derived.

   Worth, in hundredths of a man: pieces by kind (a kind's value grows with how far it moves on an empty board); captured pieces where the
   rules keep score; how near men are to where they are crowned; and where a region is to be filled the race: how far each piece has to
   go, the hindmost counting more (search/race.h). Where having no pieces wins, fewer are better. Where pieces are what counts, also how many
   steps each side has, and an advantage is worth the more the fewer pieces are left. */
#ifndef SALTO_SEARCH_EVALUATE_H
#define SALTO_SEARCH_EVALUATE_H

#include "core/rules.h"
#include "core/turn.h"
#include "search/race.h"

enum { MAN = 100, STALE = 80 /* turns of two players in which nothing is gained, after which an advantage is none */ };

struct evaluator {
  const struct rules *rules;                   /* borrowed */
  int16_t worth[MAX_PLAYERS][MAX_KINDS][MAX_CELLS]; /* of a piece on a cell, for its owner */
  bool by_piece;                               /* the table above tells something */
  bool material;                               /* whoever has more and stronger pieces is ahead */
  int mobility;                                /* of a step that a player has; 0: they are not counted */
  struct race race;                            /* where a region is to be filled */
};

/* Takes about a millisecond. The evaluator is as large as its table: keep it on the heap. */
void evaluator_init(struct evaluator *evaluator, const struct rules *rules);

/* What a position is worth to `player` alone; more is better. */
int evaluate_player(const struct evaluator *evaluator, const struct position *position, int player);
/* Against the best of the others: positive is good for `player`. `more`: what each player's position is worth besides; may be NULL. */
int evaluate(const struct evaluator *evaluator, const struct position *position, int player, const int more[MAX_PLAYERS]);
/* What each player's position is worth besides, as the rules' function says. False with `err`, and nothing in `more`, when it failed. */
bool evaluate_script(int more[MAX_PLAYERS], const struct rules *rules, const struct position *position, struct error *err);

/* Where captured pieces count: by how many a player is ahead of the best of the others. */
int evaluate_margin(const struct rules *rules, const struct position *position, int player);

/* The gain of a turn for the player who makes it, captures left out: for ordering. */
int evaluate_move(const struct evaluator *evaluator, int player, const struct turn *turn);

#endif
