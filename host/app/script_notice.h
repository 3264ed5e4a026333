/* A script's function failed while a game is played, looked at or thought about: its message, told once and shown until it is closed. */
#ifndef SALTO_APP_SCRIPT_NOTICE_H
#define SALTO_APP_SCRIPT_NOTICE_H

#include "app/layout_play.h"

struct app;

/* What a search said of it ("": nothing), whoever asked for the search. Once in a game: until another one begins the script is in the same state. */
void script_notice_tell(struct app *app, const char *error);
/* Its place, cut from that of the list of turns, which is not there meanwhile if too little is left of it; where the list is too short even so, it
   lies over the foot of the board. Before the list is drawn. */
void script_notice_place(struct app *app, struct play_layout *layout);
void script_notice_draw(struct app *app, const struct play_layout *layout);

#endif
