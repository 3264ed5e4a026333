#include "console/engine.h"

#include "platform/dialogue.h"
#include "platform/process.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The Universal Game Interface (protocol.md beside this), seen from the other side. */

enum { START_MS = 10000, EXTRA_MS = 5000 };

static bool begins(const char *line, const char *word) { return strncmp(line, word, strlen(word)) == 0; }

/* Hears until a line begins with `word`; lines before are shown to `other` (may be NULL). */
static const char *wait_for(struct engine *engine, const char *word, int64_t ms, void (*other)(struct engine *engine, const char *line), struct error *err)
{
  const char *line;
  dialogue_expect(engine->dialogue, ms);
  while ((line = dialogue_hear(engine->dialogue, err)) != NULL && !begins(line, word))
    if (other) other(engine, line);
  if (!line) error_prefix(err, "%s: ", engine->name);
  return line;
}

static void read_identity(struct engine *engine, const char *line)
{
  if (begins(line, "id name ")) snprintf(engine->name, sizeof engine->name, "%s", line + strlen("id name "));
  if (begins(line, "option name Variant ")) engine->knows_variant = true;
}

static void say(struct engine *engine, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(struct engine *engine, const char *format, ...)
{
  char line[1024];
  va_list args;
  va_start(args, format);
  vsnprintf(line, sizeof line, format, args);
  va_end(args);
  dialogue_say(engine->dialogue, line);
}

static void tell_options(struct engine *engine, const struct match *match)
{
  const struct option *option;
  int count = variant_options(match->variant, &option);
  if (!engine->knows_variant) return;
  say(engine, "setoption name Variant value %s", variant_id(match->variant));
  say(engine, "setoption name Players value %d", match->choices.players);
  for (int i = 0; i < count; i++) {
    struct strbuf value;
    strbuf_init(&value);
    option_write(&value, &option[i], match->choices.value[i]);
    say(engine, "setoption name %s value %s", option[i].name, value.text);
    strbuf_release(&value);
  }
}

static bool open_ugi(struct engine *engine, const char *command, const struct match *match, struct error *err)
{
  snprintf(engine->name, sizeof engine->name, "%s", command);
  int count;
  char **words = process_words(command, &count, err);
  bool ok = words && dialogue_start(&engine->dialogue, (const char *const *)words, err);
  free(words);
  if (!ok) return false;
  say(engine, "ugi");
  if (!wait_for(engine, "ugiok", START_MS, read_identity, err)) return false;
  tell_options(engine, match);
  say(engine, "isready");
  return wait_for(engine, "readyok", START_MS, NULL, err) != NULL;
}

static bool begin_ugi(struct engine *engine, const struct match *match, struct error *err)
{
  (void)match;
  say(engine, "uginewgame");
  say(engine, "isready");
  return wait_for(engine, "readyok", START_MS, NULL, err) != NULL;
}

static void tell_position(struct engine *engine, const struct match *match)
{
  struct strbuf line;
  strbuf_init(&line);
  strbuf_add(&line, "position fen ");
  position_write(&line, &match->game.start, match->rules);
  if (match->game.count > 0) strbuf_add(&line, " moves");
  for (int i = 0; i < match->game.count; i++) {
    strbuf_add_char(&line, ' ');
    turn_write(&line, match->rules, &match->game.played[i].turn, &match->game.played[i].path);
  }
  dialogue_say(engine->dialogue, line.text);
  strbuf_release(&line);
}

static bool choose_ugi(struct engine *engine, struct turn *turn, struct path *path, const struct match *match, const struct engine_limits *limits,
                       struct error *err)
{
  tell_position(engine, match);
  if (limits->nodes) say(engine, "go nodes %" PRIu64, limits->nodes);
  else say(engine, "go movetime %" PRId64, limits->ms ? limits->ms : 100);
  const char *line = wait_for(engine, "bestmove ", limits->ms * 5 + EXTRA_MS, NULL, err);
  if (!line) return false;
  char word[2048] = "";
  struct refusal refusal;
  sscanf(line, "bestmove %2047s", word);
  if (turn_read(turn, path, word, match->rules, &match->game.now, &refusal)) return true;
  struct strbuf why;
  strbuf_init(&why);
  words_refusal(&why, engine->words, match->rules, &refusal);
  error_set(err, "%s: its turn '%s' is not legal: %s", engine->name, word, why.text);
  strbuf_release(&why);
  return false;
}

static void close_ugi(struct engine *engine)
{
  if (engine->dialogue) dialogue_say(engine->dialogue, "quit");
  dialogue_end(engine->dialogue);
}

const struct engine_kind engine_ugi = {"ugi:", open_ugi, begin_ugi, choose_ugi, close_ugi};
