/* The screens to play and to review: where board, players, turns, prompt and tools stand. Pure functions as in app/layout.h. */
#ifndef SALTO_APP_LAYOUT_PLAY_H
#define SALTO_APP_LAYOUT_PLAY_H

#include "app/layout.h"

enum { LAYOUT_TOOLS = 11, LAYOUT_PLAYERS = 6 };

/* The panel stands beside the board or below it, whichever leaves the larger board. */
struct play_layout {
  bool below;                         /* the panel is under the board */
  struct rect back, title, subtitle;  /* the heading */
  struct rect board, panel;
  struct rect player[LAYOUT_PLAYERS]; /* in rows or, below the board, in columns */
  bool one_line;                      /* players: name and score on one line */
  struct rect turns;                  /* the list, down to the prompt; no height where there is no room */
  struct rect notice;                 /* of a script's fault, app/script_notice.h; no height: there is none */
  float divider;                      /* how far above the list a line parts it from the players */
  struct rect prompt;
  struct rect end_turn;               /* right above the prompt, over the end of the list; below the board, right of the prompt */
  int tools;                          /* how many have room side by side, at most as many as were wanted */
  struct rect tool[LAYOUT_TOOLS];
};
void layout_play(struct play_layout *out, float w, float h, int players, int tools);

/* Shares the room between them for a prompt that wants `wanted` units: it grows upwards and lifts the button, and leaves the list
   `least` where it has as much. Without the button the list, or below the board the prompt, has its place too. */
void layout_play_fit(struct play_layout *layout, bool button, float wanted, float least);

/* What may stand with the list of turns, where it is wanted. No height: not there. */
struct play_extras {
  struct rect lines, graph; /* of the analysis; of the report */
};
enum { LAYOUT_ALL_LEAST = 148 }; /* units of height for the list and both of them beside the board */
/* Before layout_play_fit, where both are wanted: beside the board, unless there is plenty of room, players have a line each, and so much lower
   rows as the others need. */
void layout_play_tighten(struct play_layout *layout, int players, bool low);
/* Cuts them from the place of the list, by the heights that they want (0: not wanted): under it, or below the board in its right half. Beside the
   board both become lower before the list has less than some rows; where there is no room for all, the graph is left out first, then the
   list. Below the board the graph goes under the list where it has no room above the lines. */
void layout_play_extras(struct play_layout *layout, float lines, float graph, struct play_extras *out);

#endif
