#include "console/external.h"

#include "platform/dialogue.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* The Universal Game Interface (protocol.md beside this), seen from the other side. */

/* Before `ugiok`: who it is. What a program says when it starts is no answer to anything. */
static bool read_identity(struct engine *engine, const char *line, struct error *err)
{
  (void)err;
  if (external_begins(line, "id name")) external_name(engine, line + strlen("id name") + (line[strlen("id name")] == ' '));
  if (external_begins(line, "option name Variant")) engine->knows_variant = true;
  return true;
}

/* After that: what it was told has been refused, and it would play another game. */
static bool hear_refusal(struct engine *engine, const char *line, struct error *err)
{
  (void)engine;
  return strncmp(line, "error:", strlen("error:")) != 0 || error_tell(err, "error.engine.said", "it said: {line:%s}", line);
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

static bool is_ready(struct engine *engine, struct error *err)
{
  say(engine, "isready");
  return external_wait(engine, "readyok", EXTERNAL_START_MS, hear_refusal, err) != NULL;
}

static bool open_ugi(struct engine *engine, const char *command, const struct match *match, struct error *err)
{
  if (!external_start(engine, command, err)) return false;
  say(engine, "ugi");
  if (!external_wait(engine, "ugiok", EXTERNAL_START_MS, read_identity, err)) return false;
  tell_options(engine, match);
  return is_ready(engine, err);
}

static bool begin_ugi(struct engine *engine, const struct match *match, struct error *err)
{
  (void)match;
  say(engine, "uginewgame");
  return is_ready(engine, err);
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
  const char *line = external_wait(engine, "bestmove", external_patience(limits), hear_refusal, err);
  if (!line) return false;
  char word[2048] = "";
  struct refusal refusal;
  if (sscanf(line, "bestmove %2047s", word) != 1 || strcmp(word, "none") == 0) return error_tell(err, "error.engine.none", "it gave no turn");
  if (turn_read(turn, path, word, match->rules, &match->game.now, &refusal)) return true;
  struct strbuf why;
  strbuf_init(&why);
  words_refusal(&why, engine->setting.words, match->rules, &refusal);
  error_tell(err, "error.engine.illegal_why", "its turn '{turn:%s}' is not legal: {why:%s}", word, why.text);
  strbuf_release(&why);
  return false;
}

const struct engine_kind engine_ugi = {"ugi:", open_ugi, begin_ugi, choose_ugi, external_end};
