/* What is dropped on the window. A saved game is opened; a game's script, or the folder that it lies in, comes to its screen for a new game; a
   text becomes the position to start from, on that screen. Of anything else it is told what was expected (app/message_box.h). The game in
   play stays among the saved ones. Files are looked at by app->folders, scripts join the library by app/adding.h. */
#ifndef SALTO_APP_DROPPED_H
#define SALTO_APP_DROPPED_H

#include <SDL.h>
#include <stdbool.h>

struct app;

/* SDL_DROPFILE and SDL_DROPTEXT; frees what the event holds. True: a frame is due. */
bool dropped_event(struct app *app, const SDL_DropEvent *event);

#endif
