/* A message that the player did not ask for, over whatever is on the screen, until it is closed: why something dropped on the window cannot be
   used. It is told to those who hear too. */
#ifndef SALTO_APP_MESSAGE_BOX_H
#define SALTO_APP_MESSAGE_BOX_H

#include <stdbool.h>

struct app;

struct message_box {
  char text[2560]; /* "": there is none */
};

void message_box_show(struct app *app, const char *text, bool told); /* told: it was narrated already */
bool message_box_leave(struct app *app); /* closes it; false: there is none */
void message_box_draw(struct app *app);  /* in each frame, over the screen */

#endif
