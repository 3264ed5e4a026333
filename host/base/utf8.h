/* UTF-8 that comes from outside made fit to be shown, and its characters one by one. */
#ifndef SALTO_BASE_UTF8_H
#define SALTO_BASE_UTF8_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stdint.h>

/* Replaces in place, by '?', every byte that is no part of a UTF-8 character and every control character, those that turn the
   direction of writing among them (so that no text can steer a terminal or be read as another); line ends and tabs become blanks. */
void utf8_clean(char *text);

/* The text behind the byte-order mark that some editors put at the start of a file; the text itself where there is none. */
const char *utf8_without_mark(const char *text);

/* The character that `text` begins with; *text moves on behind it. 0 at the end, where it stays. A byte that is none is read as itself. */
uint32_t utf8_next(const char **text);
void utf8_add(struct strbuf *out, uint32_t character);
/* As a sentence begins: the text, its first letter a capital. Letters of scripts that are not known here stay as they are. */
void utf8_add_capital(struct strbuf *out, const char *text);
/* An accent and the like, which is drawn over the character before it. */
bool utf8_is_mark(uint32_t character);

#endif
