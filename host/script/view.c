#include "script/view.h"

#include "base/nearest.h"
#include "core/turn.h"
#include "script/call.h"

#include <lauxlib.h>

#include <string.h>

static const char view_type[] = "position";

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

/* ---- what only a lesson has ---- */

/* Work for the budget: generating runs no instruction of Lua's. */
enum { COST_OF_LIST = 1000, COST_OF_TURN = 3, COST_OF_TOO_MANY = 400000 };

/* How many turns a player would have if it were theirs to move. The list is let go before anything can raise. */
static int view_turns_of(lua_State *L)
{
  const struct view *view = check_view(L);
  struct position position;
  struct turn_list list;
  size_t count = 0;
  int player = check_player(L, 2, view->rules);
  position_copy(&position, view->position, view->rules);
  position_set_side(&position, view->rules, player);
  turn_list_init(&list);
  turns_expand(&list, view->rules, &position);
  for (size_t i = 0; i < list.count; i++) count += list.turn[i].type != TURN_PASS;
  bool complete = list.complete;
  turn_list_release(&list);
  if (!complete) count = TURN_LIMIT;
  call_charge(L, complete ? COST_OF_LIST + COST_OF_TURN * count : COST_OF_TOO_MANY);
  lua_pushinteger(L, (lua_Integer)count);
  return 1;
}

static int get_learner(lua_State *L, const struct view *view) { return lua_pushinteger(L, view->lesson->learner + 1), 1; }
static int get_turns(lua_State *L, const struct view *view) { return lua_pushinteger(L, view->lesson->turns), 1; }

/* The learner's last turn, when there was one that moved a piece. */
static const struct played *last_of(const struct view *view)
{
  const struct played *last = view->lesson->last;
  return last && last->turn.type != TURN_PASS ? last : NULL;
}

static int push_cell(lua_State *L, const struct view *view, bool to)
{
  const struct played *last = last_of(view);
  if (!last) return lua_pushnil(L), 1;
  return lua_pushstring(L, view->rules->board.name[to ? last->turn.to : last->turn.from]), 1;
}

static int get_from(lua_State *L, const struct view *view) { return push_cell(L, view, false); }
static int get_to(lua_State *L, const struct view *view) { return push_cell(L, view, true); }

static int get_hops(lua_State *L, const struct view *view)
{
  const struct played *last = last_of(view);
  return lua_pushinteger(L, last && last->turn.type == TURN_JUMP ? last->path.length - 1 : 0), 1;
}

static int get_taken(lua_State *L, const struct view *view)
{
  const struct played *last = last_of(view);
  return lua_pushinteger(L, last ? bits_count(&last->turn.captured) : 0), 1;
}

/* ---- finding them ---- */

/* To add to what a function sees: a row; `lesson`: goals of exercises only. */
static const struct member {
  const char *name;
  bool lesson;
  int (*get)(lua_State *L, const struct view *view); /* a field */
  lua_CFunction method;
} members[] = {
    {"players", false, get_players, NULL},
    {"to_move", false, get_to_move, NULL},
    {"last", false, get_last, NULL},
    {"quiet", false, get_quiet, NULL},
    {"count", false, NULL, view_count},
    {"at", false, NULL, view_at},
    {"can_move", false, NULL, view_can_move},
    {"captured", false, NULL, view_captured},
    {"most_captured", false, NULL, view_most_captured},
    {"learner", true, get_learner, NULL},
    {"turns", true, get_turns, NULL},
    {"from", true, get_from, NULL},
    {"to", true, get_to, NULL},
    {"hops", true, get_hops, NULL},
    {"taken", true, get_taken, NULL},
    {"turns_of", true, NULL, view_turns_of},
};
enum { MEMBERS = sizeof members / sizeof *members };

static int unknown_member(lua_State *L, const struct view *view)
{
  luaL_Buffer known;
  const char *name = luaL_tolstring(L, 2, NULL), *words[MEMBERS], *near;
  size_t count = 0;
  luaL_buffinit(L, &known);
  for (size_t i = 0; i < MEMBERS; i++) {
    if (members[i].lesson && !view->lesson) continue;
    luaL_addstring(&known, count ? ", " : "");
    luaL_addstring(&known, members[i].name);
    words[count++] = members[i].name;
  }
  luaL_pushresult(&known);
  near = nearest_word(name, words, count);
  if (near) return luaL_error(L, "a position has no '%s'; did you mean '%s'? (it has %s)", name, near, lua_tostring(L, -1));
  return luaL_error(L, "a position has no '%s' (it has %s)", name, lua_tostring(L, -1));
}

/* The upvalue is a table from name to method, or to the number of a field or a method of lessons. */
static int view_index(lua_State *L)
{
  const struct view *view = check_view(L);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TFUNCTION) return 1;
  if (type != LUA_TNUMBER) return unknown_member(L, view);
  const struct member *member = &members[lua_tointeger(L, -1)];
  if (member->lesson && !view->lesson) return unknown_member(L, view);
  if (member->get) return member->get(L, view);
  lua_pushcfunction(L, member->method);
  return 1;
}

struct view *view_push(lua_State *L)
{
  struct view *view = lua_newuserdatauv(L, sizeof *view, 0);
  *view = (struct view){NULL, NULL, NULL};
  if (luaL_newmetatable(L, view_type)) {
    lua_createtable(L, 0, MEMBERS);
    for (size_t i = 0; i < MEMBERS; i++) {
      if (members[i].method && !members[i].lesson)
        lua_pushcfunction(L, members[i].method);
      else
        lua_pushinteger(L, (lua_Integer)i);
      lua_setfield(L, -2, members[i].name);
    }
    lua_pushcclosure(L, view_index, 1);
    lua_setfield(L, -2, "__index");
  }
  lua_setmetatable(L, -2);
  return view;
}
