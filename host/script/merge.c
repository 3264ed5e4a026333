#include "script/merge.h"

#include "script/option.h"

#include <lauxlib.h>

#include <string.h>

enum { MAX_ENTRIES = 20000 };

static bool copy_value(struct reading *r, int *entries);

/* Copies the table on the top of the stack; the copy takes its place. */
static bool copy_entries(struct reading *r, int *entries)
{
  lua_State *L = r->L;
  luaL_checkstack(L, 8, "nested too deep");
  lua_newtable(L);
  lua_insert(L, -2);
  bool ok = true;
  lua_pushnil(L);
  while (ok && lua_next(L, -2)) {
    if (lua_type(L, -2) == LUA_TSTRING)
      reading_enter(r, lua_tostring(L, -2));
    else if (lua_isinteger(L, -2))
      reading_enter_item(r, (int)lua_tointeger(L, -2));
    else
      reading_enter(r, "?");
    if (++*entries > MAX_ENTRIES)
      ok = fault(r, "more than %d entries", MAX_ENTRIES);
    else
      ok = copy_value(r, entries);
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -5); /* copy, table, key, key, value */
    reading_leave(r);
  }
  if (!ok) lua_pop(L, 1);
  lua_pop(L, 1);
  return ok;
}

static bool copy_value(struct reading *r, int *entries)
{
  switch (lua_type(r->L, -1)) {
  case LUA_TTABLE:
    if (r->depth >= MAX_READ_DEPTH - 2) return fault(r, "tables nest too deep here: does one hold itself?");
    return copy_entries(r, entries);
  case LUA_TUSERDATA:
    if (option_is_marker(r->L, -1)) return true;
    return fault(r, "%s means nothing here", found(r));
  default: return true;
  }
}

bool table_copy(struct reading *r)
{
  int entries = 0;
  return copy_value(r, &entries);
}

/* ---- shorthand ---- */

static bool top_is_list(lua_State *L)
{
  bool list = lua_rawgeti(L, -1, 1) != LUA_TNIL;
  lua_pop(L, 1);
  return list;
}

/* Puts the value on the top of the stack into a new table under a key, and the table in its place. */
static void wrap(lua_State *L, const char *key)
{
  lua_newtable(L);
  lua_insert(L, -2);
  lua_setfield(L, -2, key);
}

static void write_out_true(lua_State *L)
{
  if (lua_type(L, -1) != LUA_TBOOLEAN || !lua_toboolean(L, -1)) return;
  lua_pop(L, 1);
  lua_newtable(L);
}

static void normalise_step(lua_State *L)
{
  write_out_true(L);
  if (lua_type(L, -1) == LUA_TSTRING || (lua_istable(L, -1) && top_is_list(L))) wrap(L, "directions");
}

static void normalise_jump(lua_State *L)
{
  write_out_true(L);
  if (!lua_istable(L, -1) || !top_is_list(L) || lua_rawlen(L, -1) != 1) return;
  lua_rawgeti(L, -1, 1);
  lua_remove(L, -2);
  write_out_true(L);
}

static void normalise_players(lua_State *L)
{
  int whole = 0;
  lua_Integer count = lua_type(L, -1) == LUA_TNUMBER ? lua_tointegerx(L, -1, &whole) : 0;
  if (whole) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushinteger(L, count);
    lua_setfield(L, -2, "min");
    lua_pushinteger(L, count);
    lua_setfield(L, -2, "max");
  } else if (lua_istable(L, -1) && top_is_list(L)) {
    wrap(L, "seats");
  }
}

static void normalise_endings(lua_State *L)
{
  if (lua_isfunction(L, -1)) wrap(L, "custom");
}

/* Rewrites one key of the table on the top of the stack. */
static void rewrite(lua_State *L, const char *key, void (*normalise)(lua_State *L))
{
  if (lua_getfield(L, -1, key) == LUA_TNIL) {
    lua_pop(L, 1);
    return;
  }
  normalise(L);
  lua_setfield(L, -2, key);
}

static void normalise_piece(lua_State *L)
{
  if (!lua_istable(L, -1)) return;
  rewrite(L, "step", normalise_step);
  rewrite(L, "jump", normalise_jump);
}

static void normalise_pieces(lua_State *L)
{
  if (!lua_istable(L, -1)) return;
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    normalise_piece(L);
    lua_pop(L, 1);
  }
}

void table_normalise(lua_State *L)
{
  rewrite(L, "players", normalise_players);
  rewrite(L, "endings", normalise_endings);
  rewrite(L, "pieces", normalise_pieces);
}

/* ---- merging ---- */

/* Whether the two tables at -2 and -1 are laid over each other, not the one put in place of the other. */
static bool mergeable(lua_State *L)
{
  if (!lua_istable(L, -1) || !lua_istable(L, -2) || top_is_list(L)) return false;
  lua_pushvalue(L, -2);
  bool list = top_is_list(L);
  lua_pop(L, 1);
  if (list) return false;
  lua_getfield(L, -2, "shape");
  lua_getfield(L, -2, "shape");
  bool other_shape = !lua_isnil(L, -2) && !lua_isnil(L, -1) && !lua_rawequal(L, -1, -2);
  lua_pop(L, 2);
  return !other_shape;
}

void table_merge(lua_State *L)
{
  luaL_checkstack(L, 8, "nested too deep");
  lua_pushnil(L);
  while (lua_next(L, -2)) { /* base, own, key, value */
    lua_pushvalue(L, -2);
    lua_rawget(L, -5);
    lua_insert(L, -2); /* base, own, key, the base's value, value */
    if (mergeable(L)) {
      table_merge(L);
      lua_pop(L, 1);
    } else {
      lua_pushvalue(L, -3);
      lua_insert(L, -2);
      lua_rawset(L, -6);
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
}

/* ---- defaults ---- */

/* What holds where no script says otherwise. In Lua, because it is the bottom of every merge. `shapes`, `step` and `jump` complete
   whichever board and pieces a script declares. */
static const char defaults[] =
    "return {"
    "  players   = { min = 2, own = 'each' },"
    "  turn      = { chain = 'free', cells_once = false, no_turning_back = false },"
    "  capture   = { duty = 'none', removed = 'at_once' },"
    "  promotion = { at = 'far', in_chain = 'at_once' },"
    "  score     = 'none',"
    "  endings   = { no_turn = 'loses', goal = 'none', bare = 'nothing', play_on = false, repetition = 0, quiet = 0, few = 0 },"
    "  shapes = {"
    "    square  = { width = 8, height = 8, cells = 'all', lines = 'orthogonal' },"
    "    star    = { arm = 4 },"
    "    hexagon = { side = 5 },"
    "    graph   = {},"
    "  },"
    "  step = { directions = 'any', slides = false },"
    "  jump = { over = 'any', reach = 'short', captures = false, directions = 'any' },"
    "}";

void push_defaults(lua_State *L)
{
  if (luaL_loadbufferx(L, defaults, sizeof defaults - 1, "=defaults", "t") != LUA_OK) lua_error(L);
  lua_call(L, 0, 1);
}

void table_complete(lua_State *L, const char *group, const char *name)
{
  push_defaults(L);
  lua_getfield(L, -1, group);
  lua_remove(L, -2);
  if (name) {
    lua_getfield(L, -1, name);
    lua_remove(L, -2);
  }
  lua_insert(L, -2); /* defaults, own */
  table_merge(L);
}
