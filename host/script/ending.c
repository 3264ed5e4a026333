#include "script/ending.h"

#include "base/hash.h"
#include "core/turn.h"
#include "script/call.h"
#include "script/sandbox.h"

#include <lauxlib.h>

#include <stdio.h>
#include <string.h>

/* What `p` points at: a position while the function runs, nothing otherwise. */
struct view {
  const struct rules *rules;
  const struct position *position;
};

static const char view_type[] = "position", function_key[] = "salto.ending", view_key[] = "salto.position";

static struct view *check_view(lua_State *L)
{
  struct view *view = luaL_checkudata(L, 1, view_type);
  if (!view->position) luaL_error(L, "the position may only be looked at while the function is called with it");
  return view;
}

/* ---- arguments ---- */

static int check_player(lua_State *L, int argument, const struct rules *rules)
{
  lua_Integer player = luaL_checkinteger(L, argument);
  luaL_argcheck(L, player >= 1 && player <= rules->player_count, argument, "no such player");
  return (int)player - 1;
}

static int check_kind(lua_State *L, int argument, const struct rules *rules)
{
  const char *name = luaL_checkstring(L, argument);
  for (int k = 0; k < rules->kind_count; k++)
    if (!strcmp(rules->kind[k].name, name)) return k;
  return luaL_error(L, "there is no piece '%s'", name);
}

static int check_cell(lua_State *L, int argument, const struct rules *rules)
{
  const char *name = luaL_checkstring(L, argument);
  int cell = board_cell(&rules->board, name);
  return cell != NO_CELL ? cell : luaL_error(L, "there is no cell '%s'", name);
}

static const struct bits *check_region(lua_State *L, int argument, const struct rules *rules, int player)
{
  const char *name = luaL_checkstring(L, argument);
  if (!strcmp(name, "home") || !strcmp(name, "far")) {
    if (player < 0) return luaL_argerror(L, argument, "\"home\" and \"far\" are a player's; say whose"), NULL;
    return *name == 'h' ? &rules->player[player].home : &rules->player[player].far;
  }
  int region = board_region(&rules->board, name);
  if (region < 0) luaL_error(L, "there is no region '%s'", name);
  return &rules->board.region[region].cells;
}

/* ---- methods ---- */

static int view_count(lua_State *L)
{
  const struct view *view = check_view(L);
  const struct rules *rules = view->rules;
  int player = lua_isnoneornil(L, 2) ? -1 : check_player(L, 2, rules);
  int kind = lua_isnoneornil(L, 3) ? -1 : check_kind(L, 3, rules);
  const struct bits *region = lua_isnoneornil(L, 4) ? NULL : check_region(L, 4, rules, player);
  int owner_from = player < 0 ? 0 : player, owner_to = player < 0 ? rules->owner_count - 1 : player, count = 0;
  if (player >= 0 && !rules->owned) return luaL_error(L, "pieces belong to nobody here: p:count(nil, …)");
  for (int owner = owner_from; owner <= owner_to; owner++)
    for (int k = 0; k < rules->kind_count; k++) {
      if (kind >= 0 && k != kind) continue;
      struct bits set = position_set(view->position, rules, owner, k);
      if (region) set = bits_and(set, region);
      count += bits_count(&set);
    }
  lua_pushinteger(L, count);
  return 1;
}

static int view_at(lua_State *L)
{
  const struct view *view = check_view(L);
  int kind = 0, owner = position_at(view->position, view->rules, check_cell(L, 2, view->rules), &kind);
  if (owner == NO_OWNER) return 0;
  lua_pushinteger(L, view->rules->owned ? owner + 1 : 0);
  lua_pushstring(L, view->rules->kind[kind].name);
  return 2;
}

static int view_can_move(lua_State *L)
{
  const struct view *view = check_view(L);
  lua_pushboolean(L, turns_exist(view->rules, view->position));
  return 1;
}

static int view_captured(lua_State *L)
{
  const struct view *view = check_view(L);
  if (!view->rules->keeps_score) return luaL_error(L, "captured pieces are not counted; say score = \"captured\"");
  lua_pushinteger(L, view->position->score[check_player(L, 2, view->rules)]);
  return 1;
}

static int view_most_captured(lua_State *L)
{
  const struct view *view = check_view(L);
  if (!view->rules->keeps_score) return luaL_error(L, "captured pieces are not counted; say score = \"captured\"");
  int best = 0;
  bool tie = false;
  for (int p = 1; p < view->rules->player_count; p++) {
    int more = view->position->score[p] - view->position->score[best];
    if (more > 0) best = p;
    if (more >= 0) tie = more == 0;
  }
  if (tie)
    lua_pushliteral(L, "draw");
  else
    lua_pushinteger(L, best + 1);
  return 1;
}

/* ---- fields ---- */

static int get_players(lua_State *L, const struct view *view) { return lua_pushinteger(L, view->rules->player_count), 1; }
static int get_to_move(lua_State *L, const struct view *view) { return lua_pushinteger(L, view->position->side + 1), 1; }
static int get_quiet(lua_State *L, const struct view *view) { return lua_pushinteger(L, view->position->quiet), 1; }

/* The player before the one to move, in the order of play, who had not finished by then. */
static int get_last(lua_State *L, const struct view *view)
{
  int count = view->rules->player_count, newest = 0, last = view->position->side;
  for (int p = 0; p < count; p++)
    if (view->position->place[p] > newest) newest = view->position->place[p];
  do {
    last = (last + count - 1) % count;
  } while (last != view->position->side && (view->position->finished >> last & 1) && view->position->place[last] != newest);
  return lua_pushinteger(L, last + 1), 1;
}

/* To add to what an ending sees: a row. */
static const struct {
  const char *name;
  int (*get)(lua_State *L, const struct view *view);
} fields[] = {{"players", get_players}, {"to_move", get_to_move}, {"last", get_last}, {"quiet", get_quiet}};
static const luaL_Reg methods[] = {
    {"count", view_count}, {"at", view_at}, {"can_move", view_can_move}, {"captured", view_captured}, {"most_captured", view_most_captured},
    {NULL, NULL},
};

/* The upvalue is a table from name to method, or to the number of a field. */
static int view_index(lua_State *L)
{
  const struct view *view = check_view(L);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TNUMBER) return fields[lua_tointeger(L, -1)].get(L, view);
  if (lua_isnil(L, -1))
    return luaL_error(L, "a position has no '%s' (it has players, to_move, last, quiet, count, at, can_move, captured, most_captured)",
                      luaL_tolstring(L, 2, NULL));
  return 1;
}

void ending_keep(lua_State *L)
{
  lua_setfield(L, LUA_REGISTRYINDEX, function_key);
  struct view *view = lua_newuserdatauv(L, sizeof *view, 0);
  *view = (struct view){NULL, NULL};
  luaL_newmetatable(L, view_type);
  luaL_newlib(L, methods);
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    lua_pushinteger(L, (lua_Integer)i);
    lua_setfield(L, -2, fields[i].name);
  }
  lua_pushcclosure(L, view_index, 1);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_setfield(L, LUA_REGISTRYINDEX, view_key);
}

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
  if (type == LUA_TNUMBER) return error_set(err, "%s from 1 to %d, not %.14g", expected, rules->player_count, lua_tonumber(L, -1));
  if (type == LUA_TSTRING) return error_set(err, "%s, not '%.60s'", expected, lua_tostring(L, -1));
  return error_set(err, "%s, not a %s", expected, lua_typename(L, type));
}

/* The stack of an installed state holds the function and `p`, always. */
enum { FUNCTION = 1, VIEW = 2 };

static bool run_ending(void *context, const struct rules *rules, const struct position *position, struct outcome *out, struct error *err)
{
  lua_State *L = context;
  struct view *view = lua_touserdata(L, VIEW);
  *out = (struct outcome){OUTCOME_NONE, REASON_NONE, 0};
  *view = (struct view){rules, position};
  lua_pushvalue(L, FUNCTION);
  lua_pushvalue(L, VIEW);
  bool ok = call(L, 1, 1, BUDGET_RUN, err);
  *view = (struct view){NULL, NULL};
  if (!ok) return false;
  ok = read_result(L, rules, out, err);
  lua_pop(L, 1);
  if (!ok) { /* it returned in good order, so no line can be had but the one the function begins in */
    char place[64];
    lua_Debug where;
    lua_pushvalue(L, FUNCTION);
    lua_getinfo(L, ">S", &where);
    snprintf(place, sizeof place, "%s:%d: ", where.source + (*where.source == '='), where.linedefined);
    call_prefix(L, place, err);
  }
  return ok;
}

static void free_ending(void *context) { sandbox_free(context); }

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
  for (int i = 1; (name = lua_getupvalue(L, FUNCTION, i)) != NULL; i++) {
    alone &= !strcmp(name, "_ENV");
    lua_pop(L, 1);
  }
  lua_pushvalue(L, FUNCTION);
  lua_getinfo(L, ">S", &where);
  const char *lines = sources_lines(&size, sources, where.source, where.linedefined, where.lastlinedefined);
  return alone && lines && !holds(lines, size, "lib") ? hash_bytes(HASH_START, lines, size) : sources_hash(sources);
}

void ending_install(struct rules *rules, lua_State *L, const struct sources *sources)
{
  lua_settop(L, 0);
  lua_getfield(L, LUA_REGISTRYINDEX, function_key);
  lua_getfield(L, LUA_REGISTRYINDEX, view_key);
  rules->ending = run_ending;
  rules->ending_context = L;
  rules->ending_free = free_ending;
  rules->ending_hash = hash_function(L, sources);
}
