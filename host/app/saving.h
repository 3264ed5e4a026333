/* The games on the disk as the window sees them. What is played is saved as it goes; the home screen gets the list of the games, opens one
   and removes one. Files are read and written by app->files, rules are made by app->scripts: nothing here waits. The text of a game is
   match/record.h, its folder match/store.h. Pictures (app_picture) save nothing and list nothing. */
#ifndef SALTO_APP_SAVING_H
#define SALTO_APP_SAVING_H

#include "match/store.h"

#include <stdbool.h>

struct app;
struct saving; /* app->saving */

struct saving *saving_init(bool on); /* off: nothing is written, and the list is empty */
void saving_flush(struct app *app);  /* waits until all that is to be written is written */
void saving_free(struct saving *saving); /* after the workers ended; NULL is fine */

/* ---- app->match ---- */

/* app->match is another game now, or was begun anew: it gets a file of its own at its first turn. The file of the game before stays. What is
   being opened is given up. */
void saving_new(struct app *app);
/* app->match is the game of this file, which was opened just now; NULL: a new one, as above. A file that is not the program's own stays what it is:
   the game gets one of its own at its first change. */
void saving_of(struct app *app, const char *path);
/* After a turn, undo, redo, the end of a game, a change of who plays: the file is written anew, and `saved` is narrated when it is on the
   disk. Nothing happens for a game that is untouched, or that can only be looked at. Cheap: call it when in doubt. */
void saving_changed(struct app *app);
/* The game is looked away from: the time used is saved too, if it has a file and clocks. Looking at an opened one is no change. */
void saving_clock(struct app *app);
void saving_frame(struct app *app); /* in each frame: while a clock runs its time is saved now and then */
/* What could not be written is tried again: at once, and by saving_frame every few seconds. In saving_due milliseconds; 0: all is written. */
void saving_retry(struct app *app);
int saving_due(const struct app *app);
bool saving_busy(const struct app *app); /* something is being written */
/* Nothing is on its way to the disk or from there: saving_list is as it is now. */
bool saving_settled(const struct app *app);
/* Whether the last turns of a game are not on the disk because they could not be written: of the one in this file, or, NULL, of any, app->match
   included. */
bool saving_unsaved(const struct app *app, const char *path);
/* Appends why, in a sentence. */
void saving_why(const struct app *app, struct strbuf *out);
/* Played on from a finished or loaded game that is to stay as it is: a file of its own from the next saving_changed on. */
void saving_fork(struct app *app);

const char *saving_path(const struct app *app); /* the file of app->match; "": it has none */
/* The file, not the program's own, that app->match was opened from and still is as it stands there; else "". */
const char *saving_source(const struct app *app);
/* "", or a sentence for the play screen. The game could not be saved, and why: the next write that succeeds ends it. Or its file was changed by
   another window, so that it stays as that one wrote it and the game goes on in a new file: told for the next few writes. Borrowed until the next call. */
const char *saving_trouble(const struct app *app);

/* The text of app->match as it would be saved now, owned (free); NULL: it is too long. Not of one that can only be looked at. */
char *saving_text(const struct app *app);
const char *saving_folder(const struct app *app); /* of the games that are saved as they are played; "": there is none */
void saving_look_again(struct app *app); /* a file was written by others here: the list may be out of date */

/* ---- for the home screen ---- */

/* The newest games on the disk, newest first, those that cannot be read last; NULL while they are first read. Ask in each frame that shows
   them: what changed is read again then, and the window draws once more when it is there. Borrowed until the next frame. */
const struct stored_list *saving_list(struct app *app);

/* Which of them are shown as a page of STORE_SHOWN, counted from the newest, 0; it is read in a while, and until then saving_page is as it was.
   saving_list has the newest whatever the page. */
void saving_show_from(struct app *app, int first);
const struct stored_list *saving_page(struct app *app); /* saving_list where that is the page; borrowed likewise */

/* Opens a game: app->match is it, and the screen APP_PLAY where it may be played on, else APP_REVIEW (finished, or match->view_only with its
   reason). That takes a while, and meanwhile all goes on; another game begun or opened meanwhile wins. The game that is played already is
   gone back to at once, as is one that has not changed since it was opened. */
void saving_open(struct app *app, const char *path);
const char *saving_opening(const struct app *app); /* the path of what is being opened; "" */
/* "", or why the last saving_open failed, in a sentence; until the next saving_open or saving_read_failure. Borrowed until the next call. */
const char *saving_failure(const struct app *app);
void saving_read_failure(struct app *app); /* the player has read it */

/* Removes its file. The match in play, when it was that, stays and is untouched in its memory: it has a file again after its next turn. */
void saving_remove(struct app *app, const char *path);

#endif
