/* Files and folders: whole files in, whole files out, and what a folder holds. Errors name the path and what the system said. */
#ifndef SALTO_PLATFORM_FILES_H
#define SALTO_PLATFORM_FILES_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Reads a regular file of at most `limit` bytes. *out is owned (free), with a terminator after its `*size` bytes. `size` may be NULL,
   and then a file that holds a zero byte is refused. */
bool file_read(char **out, size_t *size, const char *path, size_t limit, struct error *err);

/* Writes the file anew: to a new file beside it, through to the disk, then renamed over it, so that at every moment either the old
   or the new content is there. Makes the folders above it. Where the path is a link, the file it leads to is written.
   What is there and is no regular file (a folder, a device, a pipe) stays, and that is an error. */
bool file_write(const char *path, const void *data, size_t size, struct error *err);
/* The same with what lies in several places, one after the other. */
struct file_part {
  const void *data;
  size_t size;
};
bool file_write_parts(const char *path, const struct file_part *parts, int count, struct error *err);

/* Likewise, under a name that nothing has: it is taken in the same step as it is found free, so that of several programs only one gets it.
   *taken: nothing was written, as there is something of that name; that is an error too. */
bool file_write_new(const char *path, const void *data, size_t size, bool *taken, struct error *err);

bool file_missing(const char *path);  /* there is nothing of that name */
bool file_exists(const char *path);   /* a regular file, or a link to one */
bool folder_exists(const char *path); /* likewise */
int64_t file_time(const char *path);  /* last written: nanoseconds since 1970; -1 where there is none */
bool file_remove(const char *path, struct error *err);
bool file_same(const char *a, const char *b); /* two paths lead to one file */

/* Makes a folder and those above it; fine when it is there. */
bool folder_make(const char *path, struct error *err);

struct folder {
  char **name; /* owned; sorted by byte value, without "." and ".." */
  size_t count;
};

/* The names in a folder. Release it after success. */
bool folder_list(struct folder *out, const char *path, struct error *err);
void folder_release(struct folder *folder);

#endif
