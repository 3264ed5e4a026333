#include "console/external.h"

#include "base/utf8.h"
#include "platform/dialogue.h"
#include "platform/process.h"
#include "search/time.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_CHARACTERS = 60, TIMES_MS = 5, EXTRA_MS = 5000, NODES_A_MS = 10 };

bool external_start(struct engine *engine, const char *command, struct error *err)
{
  external_name(engine, command);
  int count;
  char **words = process_words(command, &count, err);
  bool ok = words && dialogue_start(&engine->dialogue, (const char *const *)words, engine->setting.stop, err);
  free(words);
  return ok;
}

void external_name(struct engine *engine, const char *name)
{
  struct strbuf text;
  strbuf_init(&text);
  strbuf_add(&text, name);
  utf8_clean(text.text);
  const char *end = text.text;
  int characters = 0;
  while (characters < NAME_CHARACTERS && utf8_next(&end)) characters++;
  if (characters > 0) snprintf(engine->name, sizeof engine->name, "%.*s%s", (int)(end - text.text), text.text, *end ? "…" : "");
  strbuf_release(&text);
}

bool external_begins(const char *line, const char *word)
{
  size_t length = strlen(word);
  return strncmp(line, word, length) == 0 && (line[length] == ' ' || line[length] == '\0');
}

const char *external_wait(struct engine *engine, const char *word, int64_t ms, external_heard *heard, struct error *err)
{
  const char *line;
  dialogue_expect(engine->dialogue, ms);
  while ((line = dialogue_hear(engine->dialogue, err)) != NULL && !external_begins(line, word))
    if (!heard(engine, line, err)) {
      line = NULL;
      break;
    }
  return line;
}

int64_t external_patience(const struct engine_limits *limits)
{
  return time_limited(limits->ms) * TIMES_MS + EXTRA_MS + (int64_t)(limits->nodes / NODES_A_MS);
}

void external_end(struct engine *engine)
{
  if (engine->dialogue) dialogue_say(engine->dialogue, "quit");
  dialogue_end(engine->dialogue);
}
