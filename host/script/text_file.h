/* Texts from Lua files: a file `<language>.lua` returns a table; nested tables become dotted keys, so
   `{ option = { goal = "Goal" } }` is the key "option.goal". The key "label" of a table is the table's own text. */
#ifndef SALTO_SCRIPT_TEXT_FILE_H
#define SALTO_SCRIPT_TEXT_FILE_H

#include "base/error.h"
#include "base/text.h"

/* Reads every `<language>.lua` of a folder. A folder without any is fine. */
bool text_folder_load(struct texts *texts, const char *folder, struct error *err);

#endif
