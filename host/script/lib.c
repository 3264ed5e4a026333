#include "script/lib.h"

#include "platform/files.h"
#include "platform/paths.h"
#include "script/read.h"
#include "script/sandbox.h"

#include <lauxlib.h>

#include <stdio.h>
#include <string.h>

static const char shelf_key[] = "salto.shelf", cache_key[] = "salto.libs";

struct shelf {
  struct sources *sources;
  int chain[MAX_CHAIN], chain_count;
  bool may_read;
};

/* Where the file may be: the number of places differs, so each is asked for by number. False past the last. */
static bool candidate(char *out, size_t size, const struct shelf *shelf, int number, const char *name)
{
  if (number < 2 * shelf->chain_count) {
    const char *path = shelf->sources->item[shelf->chain[number / 2]].path, *slash = strrchr(path, '/');
    int folder = slash ? (int)(slash - path) : 0;
    snprintf(out, size, "%.*s%s%slib/%s.lua", folder, path, folder || slash ? "/" : "", number % 2 ? "../" : "", name);
    return true;
  }
  if (number > 2 * shelf->chain_count) return false;
  struct strbuf data;
  struct error err;
  strbuf_init(&data);
  bool ok = paths_in_data(&data, "variants/lib", &err);
  if (ok) snprintf(out, size, "%s/%s.lua", data.text, name);
  strbuf_release(&data);
  return ok;
}

/* The source of a library, read now where that is allowed. */
static int find_source(const struct shelf *shelf, const char *name, struct error *err)
{
  char path[1200];
  int source;
  for (int i = 0; candidate(path, sizeof path, shelf, i, name); i++) {
    if ((source = sources_find(shelf->sources, path)) >= 0) return source;
    if (!shelf->may_read || !file_exists(path)) continue;
    return sources_read(&source, shelf->sources, path, err) ? source : -1;
  }
  error_set(err, shelf->may_read ? "there is no lib '%s'" : "lib \"%s\" must be called while the script is loaded, not in a function", name);
  return -1;
}

static int lib(lua_State *L)
{
  const char *name = luaL_checkstring(L, 1);
  if (!*name || strlen(name) > 60 || strspn(name, "abcdefghijklmnopqrstuvwxyz_-") != strlen(name))
    return luaL_error(L, "lib '%s': the name of a lib is of small letters, - and _, at most 60 of them", name);
  lua_settop(L, 1);
  lua_getfield(L, LUA_REGISTRYINDEX, cache_key);
  if (lua_getfield(L, 2, name) != LUA_TNIL) {
    if (lua_islightuserdata(L, -1)) return luaL_error(L, "lib '%s' needs itself, or has failed before", name);
    return 1;
  }
  lua_pop(L, 1);
  lua_getfield(L, LUA_REGISTRYINDEX, shelf_key);
  const struct shelf *shelf = lua_touserdata(L, -1);
  struct error err;
  int source = find_source(shelf, name, &err);
  if (source < 0 || !sandbox_compile(L, shelf->sources, source, &err)) return luaL_error(L, "%s", err.message);
  lua_pushlightuserdata(L, L); /* it runs */
  lua_setfield(L, 2, name);
  lua_call(L, 0, 1);
  if (lua_isnil(L, -1)) return luaL_error(L, "lib '%s' returns nothing", name);
  lua_pushvalue(L, -1);
  lua_setfield(L, 2, name);
  return 1;
}

void lib_open(lua_State *L, struct sources *sources, const int *chain, int chain_count)
{
  struct shelf *shelf = lua_newuserdatauv(L, sizeof *shelf, 0);
  *shelf = (struct shelf){.sources = sources, .chain_count = chain_count};
  memcpy(shelf->chain, chain, (size_t)chain_count * sizeof *chain);
  lua_setfield(L, LUA_REGISTRYINDEX, shelf_key);
  lua_newtable(L);
  lua_setfield(L, LUA_REGISTRYINDEX, cache_key);
  lua_pushcfunction(L, lib);
}

void lib_allow_reading(lua_State *L, bool allow)
{
  lua_getfield(L, LUA_REGISTRYINDEX, shelf_key);
  struct shelf *shelf = lua_touserdata(L, -1);
  shelf->may_read = allow;
  lua_pop(L, 1);
}
