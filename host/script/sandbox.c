#include "script/sandbox.h"

#include "base/nearest.h"
#include "base/random.h"
#include "script/bounded.h"
#include "script/call.h"
#include "script/locate.h"

#include <lauxlib.h>
#include <lualib.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What scripts are given of Lua. To add a function: its name here, when it can neither work long without charging
   (script/bounded.c) nor reach what the script was not given. */
static const char *const base_names[] = {"assert", "error", "ipairs", "next", "pairs", "pcall", "select", "tonumber", "tostring", "type", NULL};
static const char *const table_names[] = {"concat", "insert", "move", "pack", "remove", "sort", "unpack", NULL};
static const char *const string_names[] = {"byte",  "char",  "find", "format",  "gmatch", "gsub",  "len",
                                           "lower", "match", "rep",  "reverse", "sub",    "upper", NULL};
static const char *const utf8_names[] = {"char", "charpattern", "codepoint", "codes", "len", "offset", NULL};
static const char *const math_names[] = {"abs",        "ceil", "floor", "fmod", "huge",      "max",  "maxinteger", "min",
                                         "mininteger", "modf", "pi",    "sqrt", "tointeger", "type", "ult",        NULL};

static const struct library {
  const char *name;
  lua_CFunction open;
  const char *const *names;
} libraries[] = {
    {"string", luaopen_string, string_names},
    {"table", luaopen_table, table_names},
    {"utf8", luaopen_utf8, utf8_names},
    {"math", luaopen_math, math_names},
};

/* What a writer of Lua may look for and why it is not there. */
static const struct kept_back {
  const char *name, *why;
} kept_back[] = {
    {"io", "a variant cannot reach files"},
    {"os", "a variant cannot reach the system"},
    {"debug", "a variant cannot look into the program"},
    {"package", "use lib \"name\""},
    {"require", "use lib \"name\""},
    {"dofile", "use lib \"name\""},
    {"loadfile", "use lib \"name\""},
    {"load", "a variant cannot make code from text"},
    {"xpcall", "use pcall"}, /* the budget could not stop a handler: Lua runs it while the hook that raised is still at work */
    {"print", "a variant has nowhere to print; error(…) shows a text"},
    {"coroutine", "a function of a variant runs to its end"},
    {"collectgarbage", "memory looks after itself"},
    {"setmetatable", "a variant is made of plain tables"},
    {"getmetatable", "a variant is made of plain tables"},
    {"rawget", "a variant is made of plain tables"},
    {"rawset", "a variant is made of plain tables"},
    {"rawequal", "a variant is made of plain tables"},
    {"rawlen", "a variant is made of plain tables"},
    {"_G", "global names cannot be changed"},
};

static int unknown_global(lua_State *L)
{
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  for (size_t i = 0; i < sizeof kept_back / sizeof *kept_back; i++)
    if (!strcmp(kept_back[i].name, name)) return luaL_error(L, "'%s' is not available here: %s", name, kept_back[i].why);
  const char *known[64];
  size_t count = 0;
  lua_pushnil(L);
  while (lua_next(L, 1) && count < sizeof known / sizeof *known) {
    known[count++] = lua_tostring(L, -2); /* every key is a string: this table is ours */
    lua_pop(L, 1);
  }
  const char *near = nearest_word(name, known, count);
  return luaL_error(L, near ? "there is no variable '%s'; did you mean '%s'?" : "there is no variable '%s'", name, near);
}

static int set_global(lua_State *L)
{
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  bool function = lua_isfunction(L, 3);
  return luaL_error(L, "'%s' is not declared; write 'local %s%s'", name, function ? "function " : "", name);
}

/* Random numbers that are the same each time: a set-up drawn by chance must come out alike for both sides of a game. */
static int random_number(lua_State *L)
{
  struct random *random = lua_touserdata(L, lua_upvalueindex(1));
  lua_Integer low = 1, high;
  if (lua_gettop(L) == 0) {
    lua_pushnumber(L, (double)(random_next(random) >> 11) * 0x1p-53);
    return 1;
  }
  if (lua_gettop(L) > 1) low = luaL_checkinteger(L, 1);
  high = luaL_checkinteger(L, lua_gettop(L) > 1 ? 2 : 1);
  luaL_argcheck(L, low <= high && (lua_Unsigned)high - (lua_Unsigned)low<UINT32_MAX, lua_gettop(L)> 1 ? 2 : 1, "the interval is empty or too wide");
  lua_pushinteger(L, low + (lua_Integer)random_below(random, (uint32_t)(high - low + 1)));
  return 1;
}

/* Copies the named members of the table on the top of the stack into the one below it, functions in their bounded form. */
static void copy_names(lua_State *L, const char *library, const char *const *names)
{
  for (; *names; names++) {
    char full[64];
    snprintf(full, sizeof full, "%s.%s", library, *names);
    if (lua_getfield(L, -1, *names) == LUA_TFUNCTION && *library) bounded_wrap(L, full);
    lua_setfield(L, -3, *names);
  }
}

/* The table of built-in names is kept in the registry; scripts see it through an empty table that cannot be written to. */
static const char builtins_key[] = "salto.builtins";

static int open_libraries(lua_State *L)
{
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_setfield(L, LUA_REGISTRYINDEX, builtins_key);
  luaL_requiref(L, "_G", luaopen_base, 0);
  copy_names(L, "", base_names);
  lua_pop(L, 1);
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    lua_newtable(L);
    luaL_requiref(L, libraries[i].name, libraries[i].open, 0);
    copy_names(L, libraries[i].name, libraries[i].names);
    lua_pop(L, 1);
    lua_setfield(L, -2, libraries[i].name);
  }

  lua_getfield(L, -1, "math");
  random_seed(lua_newuserdatauv(L, sizeof(struct random), 0), 1);
  lua_pushcclosure(L, random_number, 1);
  lua_setfield(L, -2, "random");
  lua_pop(L, 1);

  /* ("x"):upper() finds its function through the metatable of strings, which must not lead to what was kept back. */
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_getfield(L, -3, "string");
  lua_setfield(L, -2, "__index");
  lua_pop(L, 2);

  lua_createtable(L, 0, 1); /* metatable of the built-ins: what they do not have */
  lua_pushcfunction(L, unknown_global);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);

  lua_newtable(L); /* what scripts get as their globals */
  lua_createtable(L, 0, 2);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, set_global);
  lua_setfield(L, -2, "__newindex");
  lua_setmetatable(L, -2);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  return 0;
}

lua_State *sandbox_new(const struct sources *sources, struct error *err)
{
  lua_State *L = call_state_new(sources);
  if (call_c(L, open_libraries, NULL, BUDGET_LOAD, err)) return L;
  call_state_free(L);
  return NULL;
}

void sandbox_free(lua_State *L) { call_state_free(L); }

void sandbox_give(lua_State *L, const char *name)
{
  lua_getfield(L, LUA_REGISTRYINDEX, builtins_key);
  lua_insert(L, -2);
  lua_pushstring(L, name);
  lua_insert(L, -2);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

/* "<mark>:12: what near 'x'" becomes "path:12:8: what near 'x'". */
static bool syntax_error(struct error *err, const struct source *source, const char *message)
{
  const char *colon = strchr(message, ':');
  char *rest = NULL;
  long line = colon ? strtol(colon + 1, &rest, 10) : 0;
  if (strstr(message, "C stack overflow")) return error_set(err, "%s: tables or brackets nest too deep in this script", source->path);
  if (line < 1 || !rest || *rest != ':') return error_set(err, "%s: %s", source->path, message);
  char near[64] = "";
  const char *quoted = strstr(rest, " near ");
  if (quoted) {
    quoted += strlen(" near ");
    size_t length = strlen(quoted);
    bool quotes = *quoted == '\'' && length > 2;
    snprintf(near, sizeof near, "%.*s", (int)(quotes ? length - 2 : length), quotes ? quoted + 1 : quoted);
  }
  int column = locate_near(source->text, source->size, (int)line, near);
  if (column > 0) return error_set(err, "%s:%ld:%d%s", source->path, line, column, rest);
  return error_set(err, "%s:%ld%s", source->path, line, rest);
}

bool sandbox_compile(lua_State *L, const struct sources *sources, int source, struct error *err)
{
  const struct source *s = &sources->item[source];
  const char *text = s->text;
  size_t size = s->size;
  if (size >= 3 && !memcmp(text, "\xEF\xBB\xBF", 3)) text += 3, size -= 3;
  if (size > 0 && *text == LUA_SIGNATURE[0]) return error_set(err, "%s: this is compiled Lua; only text is read", s->path);
  char mark[SOURCE_MARK_SIZE];
  source_mark(mark, source);
  if (luaL_loadbufferx(L, text, size, mark, "t") == LUA_OK) return true;
  const char *message = lua_tostring(L, -1);
  syntax_error(err, s, message ? message : "it cannot be compiled");
  lua_pop(L, 1);
  return false;
}
