/* A match: everything a game in progress needs besides a way to show it. The window, the terminal and the console are skins
   over this; none of them knows a rule, and this knows no SDL and no terminal. */
#ifndef SALTO_MATCH_MATCH_H
#define SALTO_MATCH_MATCH_H

#include "core/game.h"
#include "match/participant.h"
#include "match/timer.h"
#include "script/variant.h"

struct match {
  struct variant *variant;    /* borrowed; NULL where it is missing and the match can only be looked at */
  struct choices choices;
  struct rules *rules;        /* owned */
  struct game game;
  struct participant participant[MAX_PLAYERS];
  struct timer timer;         /* TIMER_NONE unless timer_init was called with a rule */
  bool view_only;             /* opened from a record whose rules are not there: every turn is refused, and undo too (match/record.h) */
  char view_reason[64];       /* then the key of the text that says why; its places are filled from view_value */
  char view_value[512];
  char view_title[128];       /* and the variant's name when it was saved */
  struct chain chain;         /* the piece in hand, where `lifted` */
  bool lifted;
  struct refusal refusal;     /* the last thing refused; REFUSAL_NONE after anything that was accepted */
  int aim;                    /* where the piece in hand was asked to go, by a click, though more than one turn leads there; or NO_CELL */
  struct bits candidates;     /* where it was a click on a cell that more than one turn leads to: the pieces it may have meant */

  /* What may be done next, worked out once after each change; ask through the functions below. */
  struct bits starts;
  bool must_pass, may_stop;
  bool ends_known;            /* of the piece in hand */
  struct bits ends, several;
  int hop_count, made_count;
  struct hop hop[MAX_HOPS];   /* that the piece in hand may make */
  struct hop made[MAX_PATH];  /* that it made already */
};

/* A new game of a variant. *out is owned; free before the variant. `position` is a position text or NULL. */
bool match_new(struct match **out, struct variant *variant, const struct choices *choices, const char *position, struct error *err);
/* The same with rules that were made before, from just this variant and these choices. It takes them: also when it fails they are
   freed. Only the position can be wrong. */
bool match_new_with_rules(struct match **out, struct variant *variant, const struct choices *choices, struct rules *rules, const char *position,
                          struct error *err);
void match_free(struct match *match); /* NULL is fine */
/* Works out anew what may be done next, after match->game was changed otherwise than through these functions; a piece in hand is put back. */
void match_refresh(struct match *match);
/* The same game again from where it started. */
void match_restart(struct match *match);

/* Another position (NULL: the start that the rules give) and the turns played from it, all or nothing: when it returns false
   the match is as it was. Then *refused is the number of the turn that was refused and match->refusal says why, or it is -1 and
   `err` says what is wrong with the position. */
bool match_set_up(struct match *match, const char *position, const char *const *turns, int count, int *refused, struct error *err);

/* The next turn is this player's, whoever else would move, and the game is not over: for exercises in which the others stay where they are. */
void match_give_turn(struct match *match, int player);

/* ---- by hand: clicks on cells ---- */

enum match_event {
  MATCH_NOTHING,  /* the click meant nothing */
  MATCH_REFUSED,  /* match->refusal says why; nothing changed */
  MATCH_LIFTED,   /* a piece is in hand now (another one, perhaps) */
  MATCH_DROPPED,  /* the piece in hand was put back; hops already made are taken back */
  MATCH_HOPPED,   /* the piece moved and its turn goes on, or may */
  MATCH_PLAYED,   /* a turn was completed and played */
};

/* A click on a cell, or on none (NO_CELL). It lifts, goes on, ends the turn (a click on the piece itself after a hop, where it may
   stop), takes another piece or puts back (before a hop). A turn is ended without asking when nothing else is possible. A cell
   further away, or an empty one with no piece in hand, plays the one turn that ends there, with all its hops; where there are more
   the player is told to choose the piece (match_candidates), or to click the cells on the way. From then on that cell is the aim: the turn
   is played to its end as soon as only one leads there. */
enum match_event match_click(struct match *match, int cell);
/* Plays the only turn that the piece in hand has, where it was not moved yet. MATCH_NOTHING: it has more, or too many to tell. */
enum match_event match_play_only(struct match *match);
int match_only_hops(const struct match *match); /* how many hops that turn has; 0: there is not just one */
/* Ends the turn in hand where the rules allow it. */
enum match_event match_end_turn(struct match *match);
/* Puts the piece in hand back where the turn began. */
enum match_event match_drop(struct match *match);
/* Passes where the rules make the player pass. */
enum match_event match_pass(struct match *match);
/* A typed turn, whole. When it is accepted a piece in hand is put back first. */
enum match_event match_type(struct match *match, const char *turn);

bool match_may_stop(const struct match *match);  /* a piece is in hand and its turn may end here */
bool match_must_pass(const struct match *match);
bool match_must_capture(const struct match *match); /* there is a duty to capture and something to take */
struct bits match_starts(const struct match *match);  /* pieces that may be lifted now */
/* The pieces to choose from after a click on a cell that more than one turn leads to; none after anything else. */
struct bits match_candidates(const struct match *match);
struct bits match_targets(const struct match *match); /* cells the piece in hand may go to next; empty when none is */
/* Cells on which the turn of the piece in hand may end, as far as can be told in a short time. */
struct bits match_ends(struct match *match);
bool match_has_several(struct match *match); /* on some of them different turns end: the way there is the player's to choose */
/* What to draw: the position, in mid-chain with the moves so far. */
void match_show(const struct match *match, struct position *out);

/* Ends the game as game_end does: a piece in hand is put back. */
void match_end(struct match *match, enum outcome_reason reason, int loser);

/* A step back: a hop of the piece in hand first, then whole turns. A piece that was only lifted is put back on the way. */
bool match_undo(struct match *match);
/* The turn taken back last; not in mid-chain. */
bool match_redo(struct match *match);

#endif
