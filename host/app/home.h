/* The home screen: what it keeps, and the parts of it that app/screen_choose.c puts under one another. Each is measured first, so that the list
   knows how high it is, and then drawn by the same code. */
#ifndef SALTO_APP_HOME_H
#define SALTO_APP_HOME_H

#include "app/layout_home.h"
#include "app/ui_field.h"
#include "match/store.h"

struct app;

struct home {
  struct field search;
  bool all_saved;                   /* all saved games are shown, a page at a time, not only the newest */
  bool broken_open;                 /* the scripts that did not load are listed, not only counted */
  char removing[STORE_PATH_SIZE];   /* the saved game that is asked about; "" : none */
  int removing_number;              /* of home_remove_id */
  char removed[STORE_PATH_SIZE];    /* by the keyboard, which goes to a neighbour when it is gone; "" : none */
  bool coming;                      /* from a game by the keyboard, which goes to its card when that stands there */
  char going[STORE_PATH_SIZE];      /* the game to go on with, as it was drawn last; "" : none, or it has no file */
  int told;                         /* how many saved games were narrated */
  char user_folder[1024];           /* of the user's own variants, with a slash at the end; "" : there is none */
};

void home_init(struct app *app);
void home_found(struct app *app); /* a game was chosen: the search is over */

struct home_pen {
  struct app *app;
  const struct home_layout *layout;
  bool measure;
  float x, y, w; /* the next thing stands there and may be so wide */
};

/* ---- pieces ---- */
/* Takes the room for a heading; what is left of it at the right end is returned. */
struct rect home_heading(struct home_pen *pen, const char *title);
bool home_in_sight(const struct app *app, struct rect at);

uint64_t home_going_id(void);
uint64_t home_saved_id(int number);  /* of the card of a saved game, by its place in the list */
uint64_t home_remove_id(int number); /* of the button that asks about a saved game: -1 the one to go on with, else its place in the list */
const char *home_saved_name(const struct app *app, const struct stored *stored); /* of its game; borrowed */

const char *home_file_name(const struct stored *stored); /* without its folder; borrowed */
/* A bin that asks about a saved game; `game` and, where there are any, `players` are in its name. True: it was used. */
bool home_bin(struct app *app, int number, struct rect at, const char *game, const char *players, const char *path);
void home_unreadable(struct app *app, const struct stored *stored, int number, struct rect at); /* the card of one that cannot be read */

/* ---- parts ---- */
void home_trouble(struct home_pen *pen);   /* a saved game that could not be opened */
void home_saved(struct home_pen *pen);     /* the game to go on with, and others that were saved */
void home_broken(struct home_pen *pen);    /* scripts that did not load */
void home_games(struct home_pen *pen, const char *query); /* by families */
void home_tell_found(struct app *app, const char *query); /* how many games are found */
void home_open_first(struct app *app, const char *query); /* the first that the search finds */

void home_follow_removed(struct app *app); /* after all of them */
void home_arrive(struct app *app);         /* the keyboard comes from app->match */
void home_follow_game(struct app *app);    /* after all of them: to the card of that game */
void home_ask_about(struct app *app, int number, const char *path); /* the bin with that number was used: opens the question, and tells it */
void home_ask(struct app *app); /* over all: whether a saved game is to be removed */

#endif
