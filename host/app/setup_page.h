/* What is chosen for a new game as a page of sections under one another: each is measured first, for the panel behind it, and then drawn by
   the same code. The screen around it is app/screen_setup.c. */
#ifndef SALTO_APP_SETUP_PAGE_H
#define SALTO_APP_SETUP_PAGE_H

#include "app/state.h"

struct setup_page {
  struct app *app;
  bool measure;
  float x, y, w; /* the next thing stands there */
  struct rect reason; /* why nothing can begin as it is chosen, and what it is about; no height: there is none */
};

/* ---- pieces ---- */
void setup_space(struct setup_page *page, float h);
struct rect setup_row(struct setup_page *page, float h); /* takes the room for it */
void setup_words(struct setup_page *page, enum style style, struct colour colour, const char *text);
void setup_heading(struct setup_page *page, const char *text);

/* ---- sections, from above ---- */
void setup_players(struct setup_page *page);
void setup_start(struct setup_page *page);
void setup_clock(struct setup_page *page);
void setup_options(struct setup_page *page);

/* What scrolls: all of the above. */
uint64_t setup_page_id(void);

/* The list of a drop-down that is open lies over all. The places of the buttons are those of this frame. */
void setup_players_list(struct app *app);
void setup_start_list(struct app *app);

#endif
