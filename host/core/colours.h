/* The colours of players: words that rules, saved games and settings use. What a colour is called is a text of the host, how it is painted a
   matter of the theme. To add one: a row here, one in app/theme.c, its paints in the bundled themes, its texts. */
#ifndef SALTO_CORE_COLOURS_H
#define SALTO_CORE_COLOURS_H

#include "base/strbuf.h"

#include <stdbool.h>

enum { COLOURS = 8 };
extern const char *const colour_words[COLOURS]; /* in the order in which seats without a colour get one */

bool colour_known(const char *word);
void colours_list(struct strbuf *out); /* all of them, told (base/told.h): "white, black … or orange" */

#endif
