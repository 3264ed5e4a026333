#include "console/engine.h"

#include "base/memory.h"
#include "base/number.h"
#include "search/search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- our own ---- */

static void name_level(struct engine *engine)
{
  char level[WORDS_NUMBER_SIZE];
  struct strbuf name;
  strbuf_init(&name);
  snprintf(level, sizeof level, "%d", engine->level);
  words_fill(&name, engine->setting.words, "shell.match.level", &(struct text_value){"level", level}, 1);
  snprintf(engine->name, sizeof engine->name, "%s", name.text);
  strbuf_release(&name);
}

static bool open_level(struct engine *engine, const char *command, const struct match *match, struct error *err)
{
  int64_t level;
  (void)match;
  if (!number_parse(&level, command, LEVEL_LEAST, LEVEL_MOST))
    return error_tell(err, "error.engine.which", "'{found:%s}': expected a level from {min:%d} to {max:%d}, ugi:COMMAND or hub:COMMAND", command, LEVEL_LEAST,
                      LEVEL_MOST);
  engine->level = (int)level;
  engine->memory = search_memory_new();
  name_level(engine);
  return true;
}

static bool begin_by_level(struct engine *engine, const struct match *match, struct error *err)
{
  (void)match, (void)err;
  search_memory_clear(engine->memory);
  return true;
}

static void close_level(struct engine *engine) { search_memory_free(engine->memory); }

static bool choose_by_level(struct engine *engine, struct turn *turn, struct path *path, const struct match *match, const struct engine_limits *limits,
                            struct error *err)
{
  enum { USUAL_MS = 100 };
  const struct game *game = &match->game;
  struct position *before = memory_new((size_t)game->count + 1, sizeof *before);
  struct search_info *info = memory_new(1, sizeof *info);
  for (int i = 0; i < game->count; i++) position_copy(&before[i], &game->played[i].before, match->rules);
  struct search_job job = {.rules = match->rules, .before = before, .before_count = game->count, .position = &game->now, .memory = engine->memory,
                           .limits = {.level = engine->level, .ms = limits->ms, .nodes = limits->nodes, .seed = limits->seed},
                           .stop = engine->setting.stop};
  if (engine->level == LEVEL_MOST && !limits->ms && !limits->nodes) job.limits.ms = USUAL_MS;
  bool ok = search_run(info, &job) || error_tell(err, "error.no_turn", "there is no legal turn");
  if (*info->script_error) error_set(&engine->fault, "%s", info->script_error); /* the search went on without it */
  if (ok) *turn = info->line[0].turn[0], *path = info->line[0].path[0];
  free(info);
  free(before);
  return ok;
}

const struct engine_kind engine_level = {"", open_level, begin_by_level, choose_by_level, close_level};

/* ---- all kinds ---- */

static const struct engine_kind *const engine_kinds[] = {&engine_ugi, &engine_hub, &engine_level}; /* the empty prefix last */

bool engine_open(struct engine *out, const char *command, const struct match *match, const struct engine_setting *setting, struct error *err)
{
  memset(out, 0, sizeof *out);
  out->setting = *setting;
  out->command = command;
  for (size_t i = 0; i < sizeof engine_kinds / sizeof *engine_kinds; i++) {
    size_t length = strlen(engine_kinds[i]->prefix);
    if (strncmp(command, engine_kinds[i]->prefix, length) != 0) continue;
    out->kind = engine_kinds[i];
    if (out->kind->open(out, command + length, match, err)) return true;
    if (out->dialogue) error_prefix(err, "%s: ", out->name); /* the others name the command themselves */
    engine_close(out);
    return false;
  }
  return false; /* not reached: the last prefix is empty */
}

bool engine_restart(struct engine *engine, const struct match *match, struct error *err)
{
  struct engine old = *engine;
  engine_close(engine);
  bool ok = engine_open(engine, old.command, match, &old.setting, err);
  memcpy(engine->name, old.name, sizeof old.name);
  return ok || error_tell(err, "error.match.anew", "{name:%s} cannot be started anew: {why:@%s}", old.name, err->told);
}

bool engine_begin(struct engine *engine, const struct match *match, struct error *err)
{
  return !engine->kind->begin || engine->kind->begin(engine, match, err) || error_prefix(err, "%s: ", engine->name);
}

bool engine_choose(struct engine *engine, struct turn *turn, struct path *path, const struct match *match, const struct engine_limits *limits,
                   struct error *err)
{
  return engine->kind->choose(engine, turn, path, match, limits, err) || error_prefix(err, "%s: ", engine->name);
}

void engine_close(struct engine *engine)
{
  if (engine->kind && engine->kind->close) engine->kind->close(engine);
  memset(engine, 0, sizeof *engine);
}
