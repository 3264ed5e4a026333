/* A table of texts, nested as its writer likes, into a catalogue under dotted keys. Inside a guarded call. */
#ifndef SALTO_SCRIPT_TEXT_TABLE_H
#define SALTO_SCRIPT_TEXT_TABLE_H

#include "base/text.h"
#include "script/read.h"

/* Reads the table on the top of the stack. Faults: what is neither a text nor a table of them. */
bool text_table_read(struct reading *r, struct texts *texts, const char *language);

/* "en", "pt-BR": letters, digits and - , at most 15. */
bool language_is_name(const char *language);

#endif
