/* The language the user's system asks for. Which languages there are texts in is not known here. */
#ifndef SALTO_PLATFORM_LOCALE_H
#define SALTO_PLATFORM_LOCALE_H

#include <stdbool.h>
#include <stddef.h>

enum { LANGUAGE_TAG_SIZE = 16 };

/* From LC_ALL, LC_MESSAGES or LANG, the first that is not empty: "pt_BR.UTF-8" gives "pt-BR"; "en" where nothing, or no
   language ("C", "POSIX"), is set or the name makes no sense. */
void locale_language(char tag[LANGUAGE_TAG_SIZE]);

/* The same from such a name. False, and tag "", when it is no language. */
bool locale_tag(char tag[LANGUAGE_TAG_SIZE], const char *name);

/* The best of `count` languages for what the environment asks for: where locale_language() finds one, the first name in LANGUAGE ("pt_BR:en")
   that is there, in the form of another country too; else the best for locale_language(). Borrowed from the list, or "en". */
const char *locale_choose(const char *const *languages, size_t count);

/* Whether locale_best has the language of a tag, of whatever country. */
bool locale_has(const char *tag, const char *const *languages, size_t count);

/* The best of `count` languages for a tag: the same; else one of the same language ("pt-PT" gets "pt-BR"); else "en", whether it is
   in the list or not. Borrowed from the list. */
const char *locale_best(const char *tag, const char *const *languages, size_t count);

#endif
