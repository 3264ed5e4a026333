/* A line of text while it is typed: UTF-8, a cursor, and what is selected. Only editing: keys, pictures and the clipboard are
   app/ui_field.h. */
#ifndef SALTO_APP_EDIT_H
#define SALTO_APP_EDIT_H

#include <stdbool.h>
#include <stddef.h>

enum { EDIT_SIZE = 2560 };

struct edit {
  char text[EDIT_SIZE]; /* always whole characters, none of control */
  size_t limit;         /* bytes it may have; 0: EDIT_SIZE - 1 */
  char line_end;        /* what stands for the end of a line that is pasted; 0: a blank */
  size_t cursor, mark;  /* places between characters; what lies between the two is selected */
};

enum edit_way { EDIT_LEFT, EDIT_RIGHT, EDIT_WORD_LEFT, EDIT_WORD_RIGHT, EDIT_START, EDIT_END };

/* Another text, with the cursor behind it. What is too long is cut. */
void edit_set(struct edit *edit, const char *text);
/* In the place of what is selected. What has no room is left out. True: the text is another. */
bool edit_insert(struct edit *edit, const char *text);
/* What is selected or, where nothing is, what lies that way. True: the text is another. */
bool edit_delete(struct edit *edit, enum edit_way way);
/* Moves the cursor; `select` leaves the mark where it is. Without it, a selection is left at its end on that side. True: it moved. */
bool edit_go(struct edit *edit, enum edit_way way, bool select);
/* The cursor to the nearest place between characters at or before byte `at`. */
void edit_put(struct edit *edit, size_t at, bool select);
void edit_select_all(struct edit *edit);
/* The bytes that are selected; false, and both are the cursor: none are. */
bool edit_selection(const struct edit *edit, size_t *from, size_t *to);

#endif
