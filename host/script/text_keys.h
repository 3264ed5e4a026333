/* Which texts a variant may have: its name and what is told of it, its pieces and options, and the sentences of the host that a game may
   say anew. What is none of them is a fault, or a slip of the pen would only show when a player reads the wrong sentence. */
#ifndef SALTO_SCRIPT_TEXT_KEYS_H
#define SALTO_SCRIPT_TEXT_KEYS_H

#include "script/option.h"

struct text_keys;

/* With no options and no pieces; `open` leaves those unchecked, because the rules that would name them could not be read. */
struct text_keys *text_keys_new(bool open);
void text_keys_free(struct text_keys *keys);
void text_keys_add_kind(struct text_keys *keys, const char *name);
void text_keys_add_option(struct text_keys *keys, const struct option *option);

/* Faults, at the key: no text and no table of texts has this key. */
bool text_keys_check(struct reading *r, const struct text_keys *keys, const char *key);
/* Whether the key is that of a text, and not only of a table of texts. */
bool text_keys_has_text(const struct text_keys *keys, const char *key);
/* Faults, at the value: it spans lines where it may not, or has a {place} that the host does not fill. r->line gets the text on one line. */
bool text_keys_check_text(struct reading *r, const struct text_keys *keys, const char *key, const char *text);

/* The sentences of the host that a variant may have, for comparing with the host's own texts: their number; key and places of one. */
size_t text_keys_sentences(void);
void text_keys_sentence(size_t index, const char **key, const char **places);

#endif
