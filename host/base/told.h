/* Sentences that can still be said in any language. A told text is a text with such sentences in it, each as a text's key, its English
   pattern and the values for the pattern's {places}, between bytes that no text for people has. So it goes wherever a text goes: into a list of
   faults, behind a path, into another sentence as a value ("line 3: …"). What stands around the sentences is said as it is written, and a
   text without any is a told text too.

   The English stands in C, where the fault is seen, and once more in assets/text/en.lua beside its translations: the one is there without
   any file, and the other is what translators read. tests/match/told_texts_test.c holds the two together. */
#ifndef SALTO_BASE_TOLD_H
#define SALTO_BASE_TOLD_H

#include "base/strbuf.h"

#include <stdarg.h>

enum { TOLD_SIZE = 3072, TOLD_WORD_SIZE = 192 }; /* bytes for what is kept in a place of its own */

/* A sentence without values, as a constant: TOLD("error.more_than", "more than"). */
#define TOLD(key, english) "\x02" key "\x1f" english "\x03"

/* Before the last of a list of which one is meant. */
#define TOLD_OR TOLD("error.or", " or ")

/* Appends a sentence. The format is its English with each place's name and, as printf has it, the type of its value: "{row:%s}: expected
   {count:%d} cells". %s %d %lld %zu %c are known, with a precision where printf takes one. Values are cleaned (base/utf8.h), but for
   "{why:@%s}", which is a told text itself. %% is a percent sign. */
void told_add(struct strbuf *out, const char *key, const char *format, ...) __attribute__((format(printf, 3, 4)));
void told_vadd(struct strbuf *out, const char *key, const char *format, va_list args) __attribute__((format(printf, 3, 0)));
/* A word that a text may exist for, such as "player.red", and that is said as itself where there is none. Returns `out`. */
const char *told_word(char out[TOLD_WORD_SIZE], const char *family, const char *word);

/* The text of a key in the language wanted; NULL: there is none, and it is said in English. */
typedef const char *told_lookup(const void *context, const char *key);

/* Appends what a told text says. `lookup` NULL: in English. One that was cut is said as far as it goes. */
void told_say(struct strbuf *out, const char *told, told_lookup *lookup, const void *context);

#endif
