/* Text as it is compared by people who search: small letters, without accents, "ß" as "ss". */
#ifndef SALTO_BASE_FOLD_H
#define SALTO_BASE_FOLD_H

#include "base/strbuf.h"

#include <stdbool.h>

/* Appends `text` (UTF-8) folded. Letters of scripts that are not known here stay as they are. */
void fold_add(struct strbuf *out, const char *text);

/* Whether every word of `query` is in `text` somewhere; both are folded first. A query without words is in every text. */
bool fold_matches(const char *text, const char *query);

#endif
