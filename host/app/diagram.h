/* A small position of the rule book: its board with marks, letters and arrows. Used, it plays the arrows as moves, one after the other, the
   pieces gliding, and rests where they lead; used again, it is as before. It asks no duty of the rules: a diagram may show what is not
   allowed. On a board of holes that would be too small to see only the part in question is shown. */
#ifndef SALTO_APP_DIAGRAM_H
#define SALTO_APP_DIAGRAM_H

#include "app/board_view.h"
#include "app/flight.h"
#include "script/book.h"

struct app;

enum diagram_state { DIAGRAM_START, DIAGRAM_PLAYING, DIAGRAM_AFTER };

/* The one diagram that is not at its start. */
struct diagram {
  const struct example *example; /* borrowed; NULL: none */
  enum diagram_state state;
  int arrow;                     /* the next to be played */
  int hop_ms;
  int64_t due_ms;                /* when it is, while no piece flies */
  struct position now;
  struct path last;              /* what was played last; no length: nothing yet */
  struct flight flight;
  uint8_t tint[MAX_CELLS];       /* colours of pieces of nobody */
};

/* Whether there is anything to play: an arrow that begins on a piece. */
bool diagram_moves(const struct example *example);
/* Begins to play an example, from its start, or puts it back there when it was played. `hop_ms` 0: all is played at once. */
void diagram_use(struct diagram *diagram, const struct example *example, int hop_ms, int64_t now);
void diagram_reset(struct diagram *diagram); /* nothing is played */
/* Goes on as far as the time is. True: it is not done yet. */
bool diagram_step(struct diagram *diagram, int64_t now);
int diagram_animated(const struct diagram *diagram, int64_t now); /* milliseconds until the next frame is due; 0: nothing moves */
enum diagram_state diagram_state_of(const struct diagram *diagram, const struct example *example);

/* The turn that an arrow stands for, in a position: by the rules of the piece where they know such a move, else the piece is just put there.
   False: there is no piece where it begins. *next is the position after it. */
bool diagram_turn(struct turn *turn, struct position *next, const struct rules *rules, const struct position *now, const struct path *path);

/* How high its picture is, in units, where it is `w` wide; `scale`: pixels to a unit. */
float diagram_height(const struct example *example, float w, double scale);
/* Draws an example in a rectangle. `diagram` is asked whether it is the one that plays; NULL: it is not. `arrows`: drawn at the start. */
void diagram_draw(struct app *app, const struct diagram *diagram, const struct example *example, struct rect at, bool arrows);

/* Its letters on a board drawn otherwise. `shown`: the pieces there. */
void diagram_draw_labels(struct app *app, const struct example *example, const struct board_view *view, const struct position *shown);

#endif
