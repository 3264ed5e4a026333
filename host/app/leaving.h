/* The end of the program, as the player asks for it: what is to be written is written first, and where a game cannot be saved there is a
   question. Asked for twice, the program ends. */
#ifndef SALTO_APP_LEAVING_H
#define SALTO_APP_LEAVING_H

#include <stdbool.h>

struct app;

struct leaving {
  bool waiting; /* for what is being written */
  bool asks;    /* the question is open */
};

void leaving_begin(struct app *app);  /* "quit", or the window is to be closed: app->quit now or soon, or the question */
void leaving_follow(struct app *app); /* a text was written, or could not be */
bool leaving_stay(struct app *app);   /* closes the question; false: there is none */
void leaving_draw(struct app *app);   /* in each frame, over the screen */

#endif
