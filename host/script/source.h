/* The texts of scripts, kept in memory from the moment they were read, so that every state made later runs the same source.
   Inside Lua a source goes by a short mark instead of its path, because Lua cuts long names; sources_expand puts paths back. */
#ifndef SALTO_SCRIPT_SOURCE_H
#define SALTO_SCRIPT_SOURCE_H

#include "base/error.h"
#include "base/strbuf.h"

#include <stddef.h>
#include <stdint.h>

enum { SOURCE_LIMIT = 256 * 1024, SOURCE_MARK_SIZE = 20 }; /* bytes */

struct source {
  char *path, *text;
  size_t size;
};

struct sources {
  struct source *item;
  int count, capacity;
};

void sources_release(struct sources *sources);
/* Appends copies of all sources of another list; returns what must be added to its numbers. */
int sources_append(struct sources *sources, const struct sources *from);

/* The number of the source with this path, or -1. */
int sources_find(const struct sources *sources, const char *path);
int sources_add(struct sources *sources, const char *path, const char *text, size_t size);
/* Reads a file, unless it is there already. False with `err` when it cannot be read or is longer than SOURCE_LIMIT. */
bool sources_read(int *out, struct sources *sources, const char *path, struct error *err);
/* Of all their texts, wherever they were read from (base/hash.h). */
uint64_t sources_hash(const struct sources *sources);
/* The lines `first` to `last` of the source that Lua calls `mark`: borrowed, *size bytes. NULL when there are none. */
const char *sources_lines(size_t *size, const struct sources *sources, const char *mark, int first, int last);

/* The name that Lua is given for source number `index`. */
void source_mark(char out[SOURCE_MARK_SIZE], int index);
/* Appends a text of Lua's with every mark replaced by the path. */
void sources_expand(struct strbuf *out, const struct sources *sources, const char *text);

#endif
