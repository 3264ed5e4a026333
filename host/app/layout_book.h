/* Where everything stands on the pages of the rule book and on the screen to do an exercise. As app/layout.h: pure functions that draw
   nothing and measure no text. */
#ifndef SALTO_APP_LAYOUT_BOOK_H
#define SALTO_APP_LAYOUT_BOOK_H

#include "app/rect.h"

#include <stdbool.h>

/* The list of contents stands beside the page; in a narrow window a button that opens it stands above. */
struct book_layout {
  struct rect back, title, subtitle, language, settings; /* the heading; language, settings: buttons */
  bool narrow;
  struct rect contents; /* the list of contents, a row for each section; over the page where it is opened by the button */
  float row_h;
  struct rect picker;   /* the button; no width where there is none */
  struct rect page;     /* scrolls */
  struct rect column;   /* of the page, all its height: what is on it is no wider */
  float text_w;         /* lines of plain text are no wider: about 68 letters */
  float picture;        /* the side of a diagram */
  bool stacked;         /* the two sides of a comparison are below each other */
  int cards;            /* exercises in a row */
  float card_w, card_h, card_picture;
};
void layout_book(struct book_layout *out, float w, float h, int sections);

struct exercise_layout {
  bool below; /* the panel is under the board */
  struct rect back, title, subtitle, language, settings;
  struct rect board, panel;
  struct rect words;                /* what is to be done and what happened; scrolls */
  struct rect turn;                 /* the button that ends a turn or passes, above the others */
  struct rect again, undo;          /* tools */
  struct rect next;                 /* a button: to the exercise that follows, or back to the book */
};
void layout_exercise(struct exercise_layout *out, float w, float h);
/* Without that button the words get its place. */
void layout_exercise_fit(struct exercise_layout *layout, bool turn);

#endif
