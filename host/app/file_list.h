/* What a folder holds for somebody who looks for a file: its folders and the files of one ending, those that begin with what was typed, and how
   far they all begin alike. It draws nothing. */
#ifndef SALTO_APP_FILE_LIST_H
#define SALTO_APP_FILE_LIST_H

#include "base/error.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

struct file_entry {
  char *name; /* owned; UTF-8 that can be shown */
  bool folder;
};

struct file_list {
  struct file_entry *item; /* owned; folders first, each kind by name, whatever the case */
  int count;
};

/* Reads a folder; names that cannot be shown are left out. Not on the window's thread. Release it after success. */
bool file_list_read(struct file_list *out, const char *folder, const char *ending, struct error *err);
void file_list_add(struct file_list *list, const char *name, bool folder); /* at the end */
void file_list_release(struct file_list *list);

/* Numbers of the entries that begin with `start`, at most `most` of them. Returns how many there are in all. Names that begin with a dot
   are only meant where `start` does too. */
int file_list_find(const struct file_list *list, const char *start, int *out, int most);
/* What `start` can only go on with: all that those entries have in common, and a slash behind a folder that is the only one. False: there is
   nothing to add. */
bool file_list_complete(struct strbuf *out, const struct file_list *list, const char *start);

#endif
