#include "script/ending.h"

#include "base/hash.h"

#include <math.h>
#include <string.h>

static bool read_result(lua_State *L, const struct rules *rules, struct outcome *out, struct error *err)
{
  int type = lua_type(L, -1);
  *out = (struct outcome){OUTCOME_NONE, REASON_NONE, 0};
  if (type == LUA_TNIL) return true;
  if (type == LUA_TSTRING && !strcmp(lua_tostring(L, -1), "draw")) {
    *out = (struct outcome){OUTCOME_DRAW, REASON_SCRIPT, 0};
    return true;
  }
  int whole = 0;
  lua_Integer player = type == LUA_TNUMBER ? lua_tointegerx(L, -1, &whole) : 0;
  if (whole) {
    if (player < 1 || player > rules->player_count)
      return error_set(err, "the ending gave player %lld, but there are %d", (long long)player, rules->player_count);
    *out = (struct outcome){OUTCOME_WIN, REASON_SCRIPT, (int)player - 1};
    return true;
  }
  const char *expected = "the ending must give nil, \"draw\" or the number of a player";
  if (type == LUA_TNUMBER && isnan(lua_tonumber(L, -1))) return error_set(err, "%s, not what is not a number (0/0)", expected);
  if (type == LUA_TNUMBER) return error_set(err, "%s from 1 to %d, not %.14g", expected, rules->player_count, lua_tonumber(L, -1));
  if (type == LUA_TSTRING) return error_set(err, "%s, not '%.60s'", expected, lua_tostring(L, -1));
  return error_set(err, "%s, not a %s", expected, lua_typename(L, type));
}

static bool run_ending(void *script, const struct rules *rules, const struct position *position, struct outcome *out, struct error *err)
{
  struct installed *installed = script;
  *out = (struct outcome){OUTCOME_NONE, REASON_NONE, 0};
  if (!installed_call(installed, INSTALLED_ENDING, rules, position, -1, BUDGET_RUN, err)) return false;
  bool ok = read_result(installed->L, rules, out, err);
  lua_pop(installed->L, 1);
  return ok || call_prefix_function(installed->L, INSTALLED_ENDING, err);
}

static bool holds(const char *text, size_t size, const char *word)
{
  size_t length = strlen(word);
  for (size_t i = 0; i + length <= size; i++)
    if (!memcmp(text + i, word, length)) return true;
  return false;
}

/* Of what decides how the function ends games: its own lines or, where it uses what stands around it or in a lib, all scripts. */
static uint64_t hash_function(lua_State *L, const struct sources *sources)
{
  lua_Debug where;
  size_t size;
  bool alone = true;
  const char *name;
  for (int i = 1; (name = lua_getupvalue(L, INSTALLED_ENDING, i)) != NULL; i++) {
    alone &= !strcmp(name, "_ENV");
    lua_pop(L, 1);
  }
  lua_pushvalue(L, INSTALLED_ENDING);
  lua_getinfo(L, ">S", &where);
  const char *lines = sources_lines(&size, sources, where.source, where.linedefined, where.lastlinedefined);
  return alone && lines && !holds(lines, size, "lib") ? hash_bytes(HASH_START, lines, size) : sources_hash(sources);
}

void ending_install(struct rules *rules, struct installed *installed, const struct sources *sources)
{
  if (!installed_has(installed, INSTALLED_ENDING)) return;
  rules->ending = run_ending;
  rules->ending_hash = hash_function(installed->L, sources);
}
