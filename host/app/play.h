/* The game in progress beyond the board itself: whose turn it is to think, the clocks, hints, what is asked and said, who has given up.
   It draws nothing (app/play_panel.h does) and knows no buttons (app/play_tools.h). All of it is app->play, about app->match.

   Clocks keep one rule. Nobody's begins while a piece still flies to show the turn before. Then a person's runs until there is a turn, a
   computer's while it thinks and for no longer than it was given, which is less than it has: what keeps its answer from the board (a question, the
   pause before it, the machine) is not its time, and it never loses by the clock. */
#ifndef SALTO_APP_PLAY_H
#define SALTO_APP_PLAY_H

#include "core/turn.h"
#include "match/hint.h"
#include "match/match.h"

struct app;

enum question { ASK_NOTHING, ASK_NEW, ASK_RESIGN, ASK_DRAW, ASK_PLAY_ON };
enum thought { THOUGHT_NONE, THOUGHT_TURN, THOUGHT_HINT, THOUGHT_DRAW }; /* what the computer thinks about */

struct play {
  enum question asking;
  int offered_by, asked;   /* ASK_DRAW, THOUGHT_DRAW: who offers it, and the person who is asked now */
  char note[512];          /* said beside the board until something else happens; "" */
  bool note_stays;         /* not only until the next turn, but until a person's: */
  char stays[512];         /* this one, whatever is said in between of what is looked at */
  bool paused;             /* computers wait for a word: after an undo where no person plays, after the last one left, after a fault, in a file just opened */

  enum thought thought;
  int64_t since_ms;        /* when it began, */
  int64_t given_ms;        /* how long it may take, and the most that a computer's clock counts of it */
  int first_tick, tick;    /* how far it is is shown from this one on; the last one at which that was asked (play_thinking.h) */
  uint64_t ahead, tried;   /* and shown now: so many turns it has looked ahead, or so many games it has played out; 0: not shown */
  bool answered;           /* the turn is known and waits for what still flies */
  struct turn turn;
  struct path path;
  bool hinted;             /* turn and path are a hint, and shown, */
  struct hint reason;      /* with why it is good */
  int low[MAX_PLAYERS];    /* the last time of a clock that was told because it is little, in seconds; 0: none */
  int ticked;              /* the last second of the clock that was heard; 0: none */

  char script_error[1024]; /* "" or what a script's function said when it failed in a search */
  bool notice_closed;      /* the script's error was read */
  bool menu_open;
  bool listed;             /* the keyboard is in the list of turns, */
  int listed_at;           /* since so many turns were looked at */
};

struct review {            /* the screen to review */
  bool playing;            /* turn after turn by itself */
  bool from_play;          /* opened from the game in play, and back leads there */
  int64_t next_ms;         /* when the next is due */
};

void review_open(struct app *app);              /* of the game in play */
bool review_run(struct app *app, bool playing); /* starts and stops it; screen_review.c */

void play_begin(struct app *app);  /* app->match is another game, or has begun anew */
void play_enter(struct app *app);  /* its screen is shown */
void play_leave(struct app *app);  /* no longer: nothing is thought about, no clock runs */
/* In each frame, first: what is due by time, the computer's turns. Afterwards app->table says whether anything may be moved. */
void play_update(struct app *app);
const char *play_script_error(const struct app *app); /* "" or what is to be said of the script: the game's error, else that of thinking */
bool play_thought(struct app *app);          /* takes what the thinker found; true: something looks different now */
int play_animated(const struct app *app);    /* as app_animated, without the board */

/* ---- who ---- */
bool play_is_computer(const struct app *app, int player);
int play_persons(const struct app *app);     /* how many play */
int play_seats(const struct app *app);       /* how many persons the game began with, those included who have left */
bool play_sat(const struct app *app, int player, int turns); /* a person sat there when so many turns had been played */
bool play_just_left(const struct app *app);  /* somebody, and no turn was played since */
void play_seat_again(struct app *app, int turns); /* the game stands there again: who sat there has the seat back */
bool play_may_leave_again(const struct app *app); /* somebody has a seat back that was left just here */
void play_leave_again(struct app *app);           /* that is redone */
void play_seats_settled(struct app *app);         /* nothing of the kind can be redone any more */
bool play_persons_turn(const struct app *app); /* a person is to move, and the game is not over */
int play_the_person(const struct app *app);  /* whose voice counts now: the side to move, else the last person before; -1: no person plays */

/* ---- what a person may want ---- */
bool play_hint(struct app *app);             /* asks for one; it is shown when it is there */
void play_offer_draw(struct app *app);       /* the others are asked, one after the other, or the computer */
void play_draw_answered(struct app *app, bool accepted); /* by the person who was asked */
void play_give_up(struct app *app, int player, enum outcome_reason reason); /* resigned, or without time: of two the other wins; of more the
                                                                                          computer plays on, and waits first where no person is left */
void play_note(struct app *app, const char *text); /* said beside the board, in the place of what was refused before */
void play_note_over(struct app *app);        /* it was of the moment; what stays (a seat was left) is said again */
void play_say(struct app *app, const char *key, int player); /* likewise, a text with {player} */

#endif
