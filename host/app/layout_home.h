/* Where everything stands on the home screen. As app/layout.h: pure functions that draw nothing and measure no text. */
#ifndef SALTO_APP_LAYOUT_HOME_H
#define SALTO_APP_LAYOUT_HOME_H

#include "app/rect.h"

struct home_layout {
  struct rect emblem, title;           /* top left */
  struct rect search, open, language, settings; /* a field and three buttons, top right */
  struct rect list;                    /* scrolls; its content is as wide */
  struct home_grid {
    int columns;
    float w, h; /* of a card */
    float gap;
  } games, saved;
  bool beside;                         /* families stand beside each other where there is room */
  float picture_h, summary_h;          /* on the card of a game: its picture, the lines about it */
  float going_h;                       /* the wide card of the game to go on with */
};
/* `games`: so many there are; a very wide window has as many columns as bring them into two rows, with larger cards where they are few. */
void layout_home(struct home_layout *out, float w, float h, int games);

/* Card number `index`, seen from the top left of the first. */
struct rect layout_home_card(const struct home_grid *grid, int index);
float layout_home_rows(const struct home_grid *grid, int count); /* how high they are together */

/* What stands on a card of a game. */
struct home_card_layout {
  struct rect picture, board; /* the ground of the picture and what is drawn on it */
  struct rect name, summary, players, rules; /* rules: a button */
  struct rect mark;           /* over the picture, top right: its right end */
};
void layout_home_game(struct home_card_layout *out, const struct home_layout *layout, struct rect card);

/* On a card of a saved game. */
struct home_saved_layout {
  struct rect picture, name, players, state, remove;
  struct rect message; /* in the place of players and state */
};
void layout_home_saved(struct home_saved_layout *out, struct rect card);

/* On the wide card. */
struct home_going_layout {
  struct rect picture, label, name, players, state, remove, button;
};
void layout_home_going(struct home_going_layout *out, struct rect card);

#endif
