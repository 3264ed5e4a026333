#include "app/script_fault.h"

#include "app/state.h"

#include <stdlib.h>
#include <string.h>

/* Reads "5:15: " at the end of "x.lua:5:15: ". */
static bool place_at(const char *text, long *line, long *column, const char **rest)
{
  char *end;
  *line = strtol(text, &end, 10);
  if (end == text || *end != ':' || *line < 1) return false;
  text = end + 1;
  *column = strtol(text, &end, 10);
  if (end == text || *end != ':' || end[1] != ' ' || *column < 1) return false;
  *rest = end + 2;
  return true;
}

void script_fault_words(const struct app *app, struct strbuf *out, const char *message)
{
  const char *rest;
  for (const char *colon = strchr(message, ':'); colon; colon = strchr(colon + 1, ':')) {
    long line, column;
    if (colon == message || !place_at(colon + 1, &line, &column, &rest)) continue;
    char line_text[24], column_text[24], *file = SDL_strdup(message);
    file[colon - message] = '\0';
    SDL_snprintf(line_text, sizeof line_text, "%ld", line), SDL_snprintf(column_text, sizeof column_text, "%ld", column);
    const struct text_value values[] = {{"file", file}, {"line", line_text}, {"column", column_text}};
    text_fill(out, app_text(app, "ui.script_fault"), values, 3);
    strbuf_addf(out, "\n%s", rest);
    SDL_free(file);
    return;
  }
  strbuf_addf(out, "%s\n%s", app_text(app, "ui.script_fault_somewhere"), message);
}
