/* Which texts a variant may have: its name and what is told of it, its pieces, options and set-ups, the pages of its rule book, and the sentences of
   the host that a game may say anew. What is none of them is a fault, or a slip of the pen would only show when a player reads the wrong
   sentence. The pages of the rule book (`about`, `history`, `confusion`, `rule`, and those of the script's `book`: `diagram`, `worked`,
   `exercise`) are about one game alone, so a variant that extends another inherits none of them. */
#ifndef SALTO_SCRIPT_TEXT_KEYS_H
#define SALTO_SCRIPT_TEXT_KEYS_H

#include "script/option.h"

struct text_keys;

/* With no options, no pieces and no book; `open` leaves options and pieces unchecked, because the rules that would name them could not be read. */
struct text_keys *text_keys_new(bool open);
void text_keys_free(struct text_keys *keys);
void text_keys_add_kind(struct text_keys *keys, const char *name);
void text_keys_add_setup(struct text_keys *keys, const char *name);
void text_keys_add_option(struct text_keys *keys, const struct option *option);
void text_keys_add_diagram(struct text_keys *keys, const char *name);
void text_keys_add_worked(struct text_keys *keys);
void text_keys_add_exercise(struct text_keys *keys, const char *name, int tasks);
void text_keys_open_book(struct text_keys *keys); /* leaves the texts of the book's parts unchecked: it could not be read */

/* Faults, at the key: no text and no table of texts has this key. */
bool text_keys_check(struct reading *r, const struct text_keys *keys, const char *key);
/* Whether the key is that of a text, and not only of a table of texts. */
bool text_keys_has_text(const struct text_keys *keys, const char *key);
/* Faults, at the value: it spans lines where it may not, or has a {place} that the host does not fill. r->line gets the text on one line. */
bool text_keys_check_text(struct reading *r, const struct text_keys *keys, const char *key, const char *text);

/* Whether the key is that of a text about this very game, for its pages in the rule book. */
bool text_keys_of_book(const char *key);
/* The rows of the table of rule changes that a variant may state in its own words: "rule.<row>" or, by kind of piece, "rule.<row>.<kind>". How
   many; borrowed. */
size_t text_keys_rows(bool by_kind, const char *const **out);

/* The sentences of the host that a variant may have, for comparing with the host's own texts: their number; key and places of one. */
size_t text_keys_sentences(void);
void text_keys_sentence(size_t index, const char **key, const char **places);

#endif
