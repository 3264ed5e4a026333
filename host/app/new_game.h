/* What a game is set up with before there is one: who plays, the options, where it begins, the clock. Values only: the screen is
   app/screen_setup.c, and what was chosen last is kept by app/remembered.h. */
#ifndef SALTO_APP_NEW_GAME_H
#define SALTO_APP_NEW_GAME_H

#include "match/participant.h"
#include "match/timer.h"
#include "script/setup_files.h"

enum start_type {
  START_STANDARD, /* as the rules say */
  START_LISTED,   /* a set-up that the variant lists, by name */
  START_FILE,     /* one in a file, by its name */
  START_TYPED,    /* a position text */
};

enum { START_TEXT_SIZE = 2560 };

struct new_game {
  struct variant *variant; /* borrowed */
  struct choices choices;
  struct participant participant[MAX_PLAYERS]; /* in the order of play; those beyond choices.players wait for their turn to be asked */
  struct timer_rule clock;
  enum start_type start;
  char start_text[START_TEXT_SIZE]; /* a name or a position */
};

/* As it is for somebody who never played it: a person against the computer. */
void new_game_init(struct new_game *game, struct variant *variant);

/* The position text that the game begins with: NULL, the rules' own. False: there is no set-up of that name (any more). Borrowed. */
bool new_game_start_text(const char **out, const struct new_game *game, const struct setup_files *files);
/* For how many players a chosen set-up is; 0: it does not say. */
/* Why the file with the start cannot be used: what and where; NULL when it can, or the start is in none. */
const char *new_game_start_fault(const struct new_game *game, const struct setup_files *files);
int new_game_start_players(const struct new_game *game, const struct setup_files *files);

/* Whether a player other than `player` is seen in a colour. */
bool new_game_colour_taken(const struct new_game *game, const struct rules *rules, int player, const char *colour);
/* Chosen colours that two players have now go back to those of the rules. */
void new_game_settle(struct new_game *game, const struct rules *rules);

/* Those who play; zeroed behind them. */
void new_game_participants(struct participant out[MAX_PLAYERS], const struct new_game *game);

/* ---- times to choose from, in the order of the stepper; seconds ---- */
int clock_total(int index), clock_increment(int index), clock_turn(int index); /* -1: there are no more */
/* The index of the time that is nearest to `ms`. */
int clock_index(int (*times)(int index), int64_t ms);

#endif
