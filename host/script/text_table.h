/* A table of texts, nested as its writer likes, into a catalogue under dotted keys. Inside a guarded call. */
#ifndef SALTO_SCRIPT_TEXT_TABLE_H
#define SALTO_SCRIPT_TEXT_TABLE_H

#include "base/text.h"
#include "script/text_keys.h"

/* Reads the table on the top of the stack. Faults: what is neither a text nor a table of them, and what `keys` (may be NULL) do not know. */
bool text_table_read(struct reading *r, struct texts *texts, const struct text_keys *keys, const char *language);

/* "en", "pt-BR": two or three small letters, perhaps a - and two capitals. */
bool language_is_name(const char *language);
/* What is wrong with another: "…; did you mean 'pt-BR'?". Lives until the next call. */
const char *language_fault(const char *language);

#endif
