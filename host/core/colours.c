#include "core/colours.h"

#include "base/told.h"

#include <string.h>

const char *const colour_words[COLOURS] = {"white", "black", "red", "yellow", "green", "blue", "purple", "orange"};

bool colour_known(const char *word)
{
  for (int c = 0; c < COLOURS; c++)
    if (!strcmp(colour_words[c], word)) return true;
  return false;
}

void colours_list(struct strbuf *out)
{
  for (int c = 0; c < COLOURS; c++) strbuf_addf(out, "%s%s", c == 0 ? "" : c + 1 < COLOURS ? ", " : TOLD_OR, colour_words[c]);
}
