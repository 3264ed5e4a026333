/* Where everything stands: pure functions from the size of the window, in logical units, to rectangles. They draw nothing and
   measure no text (tests/app/layout_test.c does, against these rectangles). A window is at least 640 × 480 units (app/window.c). */
#ifndef SALTO_APP_LAYOUT_H
#define SALTO_APP_LAYOUT_H

#include "app/rect.h"

#include <stdbool.h>

enum { LAYOUT_TOOLS = 5, LAYOUT_PLAYERS = 6, LAYOUT_MIN_WIDTH = 640, LAYOUT_MIN_HEIGHT = 480 };

/* The panel stands beside the board or below it, whichever leaves the larger board. */
struct play_layout {
  bool below;                        /* the panel is under the board */
  struct rect back, title, subtitle, language; /* the heading; language: a button */
  struct rect board, panel;
  struct rect player[LAYOUT_PLAYERS]; /* in rows or, below the board, in columns */
  bool one_line;                      /* players: name and score on one line */
  struct rect turns;                  /* the list, down to the prompt; no height where there is no room */
  struct rect prompt;
  struct rect end_turn;               /* right above the prompt, over the end of the list; below the board, right of the prompt */
  struct rect tool[LAYOUT_TOOLS];
};
void layout_play(struct play_layout *out, float w, float h, int players);
/* Shares the room between them for a prompt that wants `wanted` units: it grows upwards and lifts the button, and leaves the list
   `least` where it has as much. Without the button the list, or below the board the prompt, has its place too. */
void layout_play_fit(struct play_layout *layout, bool button, float wanted, float least);

struct choose_layout {
  struct rect title, subtitle, language; /* language: the switch, top right */
  struct rect list;                      /* scrolls */
  int columns;
  float card_w, card_h, picture_h, gap;
};
void layout_choose(struct choose_layout *out, float w, float h);
/* Card number `index`, seen from the top left of the list's content. */
struct rect layout_card(const struct choose_layout *layout, int index);

struct setup_layout {
  struct rect back, title, subtitle, rules, language; /* rules, language: buttons */
  struct rect board;   /* a picture of the start; no width where there is no room */
  struct rect panel;
  struct rect options; /* scrolls, within the panel */
  struct rect start;   /* the button */
  struct rect resume;  /* another above it: back to the game in progress */
};
void layout_setup(struct setup_layout *out, float w, float h, bool resume);
/* The panel as high as its options need, the buttons right under them. */
void layout_setup_fit(struct setup_layout *layout, float options);

struct rules_layout {
  struct rect back, title, subtitle, language, text; /* text scrolls */
};
void layout_rules(struct rules_layout *out, float w, float h);

#endif
