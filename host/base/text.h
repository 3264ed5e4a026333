/* Texts by language and key, for players: `text_get(texts, "pt-BR", "refusal.must_capture")`.
   A key missing in one language falls back to English, a key missing there to the key itself, so that a gap is seen and
   never fatal. Patterns hold named places, `{turn}`, filled by text_fill. Who fills a catalogue: script/text_file.h. */
#ifndef SALTO_BASE_TEXT_H
#define SALTO_BASE_TEXT_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

#define TEXT_FALLBACK "en"

struct texts; /* a catalogue: language -> key -> text */

struct texts *texts_new(void);
void texts_free(struct texts *texts);

/* Adds or replaces; all three are copied. */
void texts_set(struct texts *texts, const char *language, const char *key, const char *text);
/* Adds what `from` has and `texts` lacks: how a variant inherits the words of the one it extends. */
void texts_inherit(struct texts *texts, const struct texts *from);

/* Borrowed, valid until the key is set again. Never NULL. */
const char *text_get(const struct texts *texts, const char *language, const char *key);
/* Only in this very language; NULL when it is not there. */
const char *text_exact(const struct texts *texts, const char *language, const char *key);

/* The languages present, sorted, borrowed. */
size_t texts_languages(const struct texts *texts, const char *const **out);
/* Every key of any language, sorted, borrowed. */
size_t texts_keys(const struct texts *texts, const char *const **out);

struct text_value {
  const char *name, *value;
};

/* Appends the pattern with each `{name}` replaced by its value; an unknown name stays as it is written. */
void text_fill(struct strbuf *out, const char *pattern, const struct text_value *values, size_t count);

#endif
