/* The screen for a new game without its picture: what is chosen on it, what that gives, and the start of the game. The rules for what is
   chosen are made by app->maker into app->setup, meanwhile those before stay. */
#ifndef SALTO_APP_SETTING_UP_H
#define SALTO_APP_SETTING_UP_H

#include "app/new_game.h"
#include "app/ui_field.h"

struct app;

/* Where the game would begin, by the rules in app->setup. */
struct chosen_start {
  bool known, wrong;
  struct position position; /* where it is not wrong */
  char message[1024];       /* where it is: why */
  char language[16];        /* of the message */
};

struct setting_up {
  struct new_game game;
  struct field name[MAX_PLAYERS], typed;
  struct setup_files files; /* of this variant, as far as they were read */
  int files_number;         /* of the reading, so that what was found for others is known to be */
  bool files_known, files_checked; /* whether a game begins there (setup_files_check), or that is being looked at */
  struct chosen_start start;
  uint64_t open;            /* the list of a drop-down that is open; 0: none is */
  int open_seat;            /* of which seat it is */
  struct rect anchor;       /* its button */
  bool type_next;           /* the keyboard goes to the field for a position as soon as that is there */
  bool say_wrong;           /* a start was given whose fault, if any, is to be told when it is known */
  uint64_t reason_shown;    /* why nothing can begin, as it was brought into view last; 0: it could */
  bool start_wanted;        /* as soon as the rules are ready */
};

void setting_up_release(struct setting_up *setting_up);

/* Another variant, as it was chosen last; `choices` (may be NULL) come before that. */
void setting_up_begin(struct app *app, struct variant *variant, const struct choices *choices);
/* Something was chosen: other players, an option, another start. */
void setting_up_changed(struct app *app);
/* Once a frame, before anything is drawn: what follows from rules that are ready now. */
void setting_up_follow(struct app *app);
/* Another start; the number of players follows it. */
void setting_up_start_at(struct app *app, enum start_type type, const char *text);
/* At a position that was pasted or dropped, on this screen; what is wrong with it is told. False: there is no text, or it is another screen. */
bool setting_up_start_typed(struct app *app, const char *text);

bool setting_up_ready(const struct app *app); /* a game can begin */
/* Begins it, now or as soon as the rules are ready; true: it began. */
bool setting_up_play(struct app *app);

#endif
