/* The exercise on the screen: its match, the lesson that knows what comes next (match/lesson.h), and what is asked of the scripts meanwhile,
   on a thread of their own. Draws nothing (app/screen_exercise.c does). */
#ifndef SALTO_APP_LEARNER_H
#define SALTO_APP_LEARNER_H

#include "app/table.h"
#include "match/lesson.h"

struct app;

struct learner {
  int number;           /* in the book that is read; -1: none */
  struct match *match;  /* owned, with rules of its own; NULL while they are made, or where they cannot be */
  char fault[2048];     /* why not, or why a goal cannot be asked; "": nothing is wrong */
  struct lesson lesson; /* where there is a match */
  struct table table;
  float told_h, told_w; /* of the words when they were last seen; 0: not yet */
  unsigned serial;      /* of what is asked of the scripts: what was asked before is not listened to */
};

void learner_begin(struct app *app, int number); /* an exercise of app->reader's book */
void learner_end(struct app *app);
void learner_release(struct learner *learner);   /* after app->scripts ended */

const struct exercise *learner_exercise(const struct app *app); /* NULL: none */
bool learner_is_last(const struct app *app);                    /* no exercise comes after it */

void learner_tell_locked(struct app *app); /* a turn was tried where none may be played: what to do instead */
bool learner_again(struct app *app); /* from the beginning; false: there is no exercise */
bool learner_back(struct app *app);  /* a turn of the learner; false: there is none to take back */

#endif
