/* The float to save a copy of a game in a file that the player names, and to open one: a path that is typed, and below it the folders and
   saved games where it leads so far (app/file_list.h). Here is what it knows and does, app/file_box_draw.c is how it looks. Folders are read
   and files are tried by app->folders, so that a slow disk keeps neither the window waiting nor the games that are saved as they are played. */
#ifndef SALTO_APP_FILE_BOX_H
#define SALTO_APP_FILE_BOX_H

#include "app/file_list.h"
#include "app/ui_field.h"
#include "match/store.h"

struct app;

enum file_box_use { FILES_CLOSED, FILES_SAVE, FILES_OPEN };

struct file_box {
  bool off;                      /* as for pictures: nothing is read or written */
  enum file_box_use use;
  struct field field;            /* "~" is the home folder */
  bool fresh;                    /* the keyboard has not come to the field yet */
  char start[STORE_PATH_SIZE];   /* the folder it opens in next; what is typed without a folder is seen from there */
  char suggested[256];           /* a name for the copy */
  char refusal[1536];            /* why the path cannot be used; "" */
  char path[STORE_PATH_SIZE];    /* the file that was tried last, absolute */
  bool asking;                   /* whether to replace it */
  bool opening;                  /* a game is on its way through saving_open, by this box or dropped on the window */
  int number;                    /* of what is typed now: the answer to an earlier try is out of date */

  struct file_list list;         /* of `listed`; "": nothing was read yet */
  char listed[STORE_PATH_SIZE], fault[1536]; /* fault: why that cannot be read; "" */
  bool listing;                  /* a folder is being read */
};

void file_box_init(struct app *app, bool on);
void file_box_release(struct app *app); /* after the workers ended */

bool file_box_open(struct app *app, int use); /* an enum file_box_use, as for a row of keys. False: it means nothing here */
void file_box_close(struct app *app);         /* another screen comes, or the game is there */
static inline bool file_box_is_open(const struct file_box *box) { return box->use != FILES_CLOSED; }
/* Escape: the question, else the box closes. False: there is none. */
bool file_box_leave(struct app *app);
/* Tab: what the list leaves no choice about is added. False: nothing is. */
bool file_box_complete(struct app *app);
bool file_box_text(struct app *app, const char *text); /* typed where the field has not the focus: it goes there */

/* A saved game by its path: as saving_open, and why it cannot be opened is told in the box or, where that is closed, by app/message_box.h. */
void file_box_opens(struct app *app, const char *path);

void file_box_draw(struct app *app); /* in each frame, over the screen; also follows what the workers found */

/* ---- for file_box_draw.c ---- */
static inline uint64_t file_box_field_id(void) { return ui_id("file", 0); }
const char *file_box_name(const struct file_box *box);                    /* the part of what is typed that is no folder */
void file_box_folder(const struct file_box *box, struct strbuf *out);     /* the rest, absolute */
bool file_box_listed(const struct file_box *box);                         /* the list is that of the folder */
void file_box_follow(struct app *app);
void file_box_changed(struct app *app);                                   /* something else is typed */
void file_box_try(struct app *app, bool sure);                            /* sure: what is there is replaced */
void file_box_choose(struct app *app, const struct file_entry *entry);    /* NULL: the folder above */
void file_box_enter(struct app *app, const char *folder);                 /* the list is that of another folder */
void file_box_answer(struct app *app, bool replace);

#endif
