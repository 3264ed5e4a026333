/* Texts from Lua files: a file `<language>.lua` returns a table; nested tables become dotted keys, so
   `{ option = { goal = "Goal" } }` is the key "option.goal". The key "label" of a table is the table's own text. */
#ifndef SALTO_SCRIPT_TEXT_FILE_H
#define SALTO_SCRIPT_TEXT_FILE_H

#include "base/error.h"
#include "base/text.h"

struct text_keys;

/* Reads every `<language>.lua` of a folder. A folder without any is fine. */
bool text_folder_load(struct texts *texts, const char *folder, struct error *err);
/* The same for a variant's, which may only have the texts of `keys` (script/text_keys.h); `faults` (may be NULL) gets every fault, one a line. */
bool text_folder_read(struct texts *texts, const struct text_keys *keys, const char *folder, struct strbuf *faults, struct error *err);

#endif
