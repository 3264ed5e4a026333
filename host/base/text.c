#include "base/text.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* Two sorted arrays, looked up by halving: a catalogue has a few hundred keys and is filled once. */
struct entry {
  char *key, *text;
};

struct language {
  char *name;
  struct entry *entry;
  size_t count, capacity;
};

struct texts {
  struct language *language;
  size_t count, capacity;
  /* What texts_languages and texts_keys lend out. */
  const char **names, **keys;
  size_t key_count, key_capacity;
};

struct texts *texts_new(void) { return memory_new(1, sizeof(struct texts)); }

void texts_free(struct texts *texts)
{
  if (!texts) return;
  for (size_t i = 0; i < texts->count; i++) {
    struct language *language = &texts->language[i];
    for (size_t k = 0; k < language->count; k++) {
      free(language->entry[k].key);
      free(language->entry[k].text);
    }
    free(language->entry);
    free(language->name);
  }
  free(texts->language);
  free(texts->names);
  free(texts->keys);
  free(texts);
}

/* The place of `key` among the sorted strings that start each record of `size` bytes, or where it would go. */
static size_t place(const void *records, size_t count, size_t size, const char *key, bool *found)
{
  size_t low = 0, high = count;
  *found = false;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    const char *const *name = (const void *)((const char *)records + middle * size);
    int order = strcmp(key, *name);
    if (order == 0) {
      *found = true;
      return middle;
    }
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

static size_t more(size_t capacity) { return capacity ? capacity * 2 : 8; }

static struct language *language_add(struct texts *texts, const char *name)
{
  bool found;
  size_t at = place(texts->language, texts->count, sizeof *texts->language, name, &found);
  if (found) return &texts->language[at];
  if (texts->count == texts->capacity) {
    texts->capacity = more(texts->capacity);
    texts->language = memory_grow(texts->language, texts->capacity, sizeof *texts->language);
    texts->names = memory_grow(texts->names, texts->capacity, sizeof *texts->names);
  }
  memmove(&texts->language[at + 1], &texts->language[at], (texts->count - at) * sizeof *texts->language);
  texts->language[at] = (struct language){.name = memory_text(name)};
  texts->count++;
  for (size_t i = 0; i < texts->count; i++) texts->names[i] = texts->language[i].name;
  return &texts->language[at];
}

static void key_add(struct texts *texts, const char *key)
{
  bool found;
  size_t at = place(texts->keys, texts->key_count, sizeof *texts->keys, key, &found);
  if (found) return;
  if (texts->key_count == texts->key_capacity) {
    texts->key_capacity = more(texts->key_capacity);
    texts->keys = memory_grow(texts->keys, texts->key_capacity, sizeof *texts->keys);
  }
  memmove(&texts->keys[at + 1], &texts->keys[at], (texts->key_count - at) * sizeof *texts->keys);
  texts->keys[at] = key;
  texts->key_count++;
}

void texts_set(struct texts *texts, const char *language_name, const char *key, const char *text)
{
  struct language *language = language_add(texts, language_name);
  bool found;
  size_t at = place(language->entry, language->count, sizeof *language->entry, key, &found);
  if (found) {
    char *old = language->entry[at].text; /* freed last: it may be the new text */
    language->entry[at].text = memory_text(text);
    free(old);
    return;
  }
  if (language->count == language->capacity) {
    language->capacity = more(language->capacity);
    language->entry = memory_grow(language->entry, language->capacity, sizeof *language->entry);
  }
  memmove(&language->entry[at + 1], &language->entry[at], (language->count - at) * sizeof *language->entry);
  language->entry[at] = (struct entry){memory_text(key), memory_text(text)};
  language->count++;
  key_add(texts, language->entry[at].key);
}

void texts_inherit(struct texts *texts, const struct texts *from)
{
  if (texts == from) return;
  for (size_t i = 0; i < from->count; i++) {
    const struct language *language = &from->language[i];
    for (size_t k = 0; k < language->count; k++) {
      const struct entry *entry = &language->entry[k];
      if (!text_exact(texts, language->name, entry->key)) texts_set(texts, language->name, entry->key, entry->text);
    }
  }
}

const char *text_exact(const struct texts *texts, const char *language_name, const char *key)
{
  bool found;
  size_t at = place(texts->language, texts->count, sizeof *texts->language, language_name, &found);
  if (!found) return NULL;
  const struct language *language = &texts->language[at];
  at = place(language->entry, language->count, sizeof *language->entry, key, &found);
  return found ? language->entry[at].text : NULL;
}

const char *text_get(const struct texts *texts, const char *language, const char *key)
{
  const char *text = text_exact(texts, language, key);
  if (!text) text = text_exact(texts, TEXT_FALLBACK, key);
  return text ? text : key;
}

size_t texts_languages(const struct texts *texts, const char *const **out)
{
  *out = texts->names;
  return texts->count;
}

size_t texts_keys(const struct texts *texts, const char *const **out)
{
  *out = texts->keys;
  return texts->key_count;
}

static const struct text_value *value_named(const struct text_value *values, size_t count, const char *name, size_t length)
{
  for (size_t i = 0; i < count; i++)
    if (strlen(values[i].name) == length && memcmp(values[i].name, name, length) == 0) return &values[i];
  return NULL;
}

void text_fill(struct strbuf *out, const char *pattern, const struct text_value *values, size_t count)
{
  while (*pattern) {
    const char *end = *pattern == '{' ? strchr(pattern, '}') : NULL;
    const struct text_value *value = end ? value_named(values, count, pattern + 1, (size_t)(end - pattern) - 1) : NULL;
    if (value) {
      strbuf_add(out, value->value);
      pattern = end + 1;
    } else {
      strbuf_add_char(out, *pattern++);
    }
  }
}
