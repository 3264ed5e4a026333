#include "script/source.h"

#include "base/hash.h"
#include "base/memory.h"
#include "platform/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void sources_release(struct sources *sources)
{
  for (int i = 0; i < sources->count; i++) {
    free(sources->item[i].path);
    free(sources->item[i].text);
  }
  free(sources->item);
  *sources = (struct sources){0};
}

int sources_append(struct sources *sources, const struct sources *from)
{
  int offset = sources->count;
  for (int i = 0; i < from->count; i++) sources_add(sources, from->item[i].path, from->item[i].text, from->item[i].size);
  return offset;
}

int sources_find(const struct sources *sources, const char *path)
{
  for (int i = 0; i < sources->count; i++)
    if (!strcmp(sources->item[i].path, path)) return i;
  return -1;
}

int sources_add(struct sources *sources, const char *path, const char *text, size_t size)
{
  if (sources->count == sources->capacity) {
    sources->capacity = sources->capacity ? sources->capacity * 2 : 4;
    sources->item = memory_grow(sources->item, (size_t)sources->capacity, sizeof *sources->item);
  }
  char *copy = memory_new(size + 1, 1);
  memcpy(copy, text, size);
  sources->item[sources->count] = (struct source){memory_text(path), copy, size};
  return sources->count++;
}

bool sources_read(int *out, struct sources *sources, const char *path, struct error *err)
{
  int known = sources_find(sources, path);
  if (known >= 0) {
    *out = known;
    return true;
  }
  char *text;
  size_t size;
  if (!file_read(&text, &size, path, SOURCE_LIMIT, err)) return false;
  *out = sources_add(sources, path, text, size);
  free(text);
  return true;
}

/* Control characters, which no path or script text is likely to hold. */
enum { MARK_OPEN = 1, MARK_CLOSE = 2 };

void source_mark(char out[SOURCE_MARK_SIZE], int index) { snprintf(out, SOURCE_MARK_SIZE, "=%c%d%c", MARK_OPEN, index, MARK_CLOSE); }

uint64_t sources_hash(const struct sources *sources)
{
  uint64_t hash = HASH_START;
  for (int i = 0; i < sources->count; i++) {
    const struct source *source = &sources->item[i];
    hash = hash_bytes(hash_number(hash, (int64_t)source->size), source->text, source->size);
  }
  return hash;
}

const char *sources_lines(size_t *size, const struct sources *sources, const char *mark, int first, int last)
{
  char own[SOURCE_MARK_SIZE];
  for (int i = 0; i < sources->count; i++) {
    source_mark(own, i);
    if (strcmp(own, mark)) continue;
    const char *text = sources->item[i].text, *stop = text + sources->item[i].size;
    int line = 1;
    for (; line < first && text < stop; text++) line += *text == '\n';
    const char *end = text;
    for (; line <= last && end < stop; end++) line += *end == '\n';
    *size = (size_t)(end - text);
    return end > text ? text : NULL;
  }
  return NULL;
}

void sources_expand(struct strbuf *out, const struct sources *sources, const char *text)
{
  for (const char *t = text; *t; t++) {
    char *end;
    if (*t == MARK_OPEN) {
      long index = strtol(t + 1, &end, 10);
      if (*end == MARK_CLOSE && index >= 0 && index < sources->count) {
        strbuf_add(out, sources->item[index].path);
        t = end;
        continue;
      }
    }
    strbuf_add_char(out, *t);
  }
}
