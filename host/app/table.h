/* A match on the screen: its board with the pieces, and the hand on it by mouse, touch and keys; turns glide hop by hop. The screens to
   play, to review and to do an exercise each hold one. It knows no panel, no clock, no computer and no file; what happened is told to
   its owner, who narrates, saves and goes on. */
#ifndef SALTO_APP_TABLE_H
#define SALTO_APP_TABLE_H

#include "app/board_draw.h"
#include "app/flight.h"
#include "match/match.h"

struct app;

struct press { /* the mouse button, or the finger, on the board */
  bool down, lifted_now, dragged;
  int cell;
  float x, y;         /* where it began */
  float to_x, to_y;   /* where it is */
};

struct table {
  struct match *match;       /* borrowed; NULL: nothing is shown */
  int looking;               /* turns behind the position that is shown; -1: the match as it is, to be played on */
  bool by_hops;              /* the one turn that a piece has is played at once only where it is one hop: the way is to be found */
  struct bits choices;       /* while no piece may be moved: the cells to choose from, which keys lead to */
  bool locked;               /* nothing may be moved: the computer thinks, the game is only looked at … */
  int turned;                /* how far the board is turned round, in steps of which board_view_turns() make a whole turn */
  struct bits marks;         /* cells made to stand out */
  const struct path *arrow;  /* arrows over the board: a hint, a diagram; borrowed */
  int arrow_count;

  struct board_view view;    /* of the last frame */
  struct rect at;            /* its place; the board may be larger, and is moved by */
  float pan_x, pan_y;
  struct press press;
  int64_t played_ms;         /* when a turn was last played here, by hand */
  struct flight flight;
  int pointed;               /* the cell under the pointer, or NO_CELL */
  int cursor;                /* the cell that the keyboard is on, or NO_CELL: no keys were used */
  uint8_t tint[MAX_CELLS];   /* colours of pieces of nobody */
  void (*happened)(struct app *app, enum match_event event); /* after the match was touched through the table; may be NULL */
  bool (*pick)(struct app *app, int cell); /* gets a click on a cell first; true: it was for something else than a move. NULL: none are */
};

void table_init(struct table *table, struct match *match, void (*happened)(struct app *app, enum match_event event));
void table_draw(struct app *app, struct table *table, struct rect at);
/* The match was changed otherwise: undo, a turn of the computer, another position. What was dragged or in flight is dropped. */
void table_changed(struct app *app, struct table *table);
/* The last turn of the match glides from where it began. */
void table_fly_last(struct app *app, struct table *table);
/* Looks at the position after so many turns; all of them, or -1: the match as it is. `glide`: the step there is shown, where it is one. */
void table_look(struct app *app, struct table *table, int turns, bool glide);
void table_position(const struct table *table, struct position *out); /* what is shown, with what is on its way there already */
void table_seen(const struct table *table, struct position *out); /* likewise, but of what is on its way only what has landed */
int table_shown_turns(const struct table *table); /* turns behind what is shown */
void table_turn(struct table *table, int steps);  /* turns the board round, clockwise */
void table_flip(struct table *table);             /* by half a turn */

/* Input; true: something looks different now. Coordinates as in struct ui. */
bool table_press(struct app *app, struct table *table, float x, float y);
bool table_move(struct app *app, struct table *table, float x, float y);
bool table_release(struct app *app, struct table *table, float x, float y);
bool table_wheel(struct app *app, struct table *table, float dy);
/* A click on a cell by other means than the mouse: what the keyboard or a controller does there. */
void table_use(struct app *app, struct table *table, int cell);
/* A whole turn as it was typed. MATCH_NOTHING: nothing may be moved. */
enum match_event table_type(struct app *app, struct table *table, const char *line);
bool table_may_move(const struct table *table);
/* Ends the turn in hand, or passes where that is a must; false: neither is possible. */
bool table_end_turn(struct app *app, struct table *table);

int table_animated(const struct table *table); /* milliseconds until the next frame is due; 0: nothing moves */
int table_hop_ms(const struct app *app);       /* how long a hop takes, by the settings; 0: nothing glides */

#endif
