#include "script/setup.h"

#include <lauxlib.h>

#include <string.h>

static const char pen_type[] = "setup", options_key[] = "salto.options";

/* What `s` points at while the function runs; nothing afterwards. */
struct pen {
  struct reading *r;
};

static struct reading *check_pen(lua_State *L)
{
  struct pen *pen = luaL_checkudata(L, 1, pen_type);
  if (!pen->r) luaL_error(L, "the board may only be set up while the function is called with it");
  return pen->r;
}

/* The owner that an argument names: by number, seat or colour; nobody's pieces take none. */
static int check_owner(lua_State *L, int argument, const struct reading *r)
{
  const struct rules *rules = r->rules;
  if (!rules->owned) {
    if (!lua_isnoneornil(L, argument)) luaL_error(L, "pieces belong to nobody here: leave the player out");
    return 0;
  }
  if (lua_type(L, argument) == LUA_TSTRING) {
    const char *names[2 * MAX_SEATS], *word = lua_tostring(L, argument);
    int player = player_named(r, word);
    if (player == -1) return luaL_error(L, "'%s' does not play with %d players", word, rules->player_count);
    if (player < 0) return luaL_error(L, "there is no player '%s'%s", word, known_words(word, names, seat_words(r, names)));
    return player;
  }
  if (lua_isnoneornil(L, argument)) return luaL_error(L, "say whose the pieces are: a number from 1 to %d, a seat or a colour", rules->player_count);
  lua_Integer player = luaL_checkinteger(L, argument);
  if (player < 1 || player > rules->player_count)
    return luaL_error(L, "there is no player %d; they count from 1 to %d", (int)player, rules->player_count);
  return (int)player - 1;
}

static int check_kind(lua_State *L, int argument, const struct rules *rules)
{
  const char *known[MAX_KINDS], *name = luaL_checkstring(L, argument);
  int kind = kind_named(rules, name);
  return kind >= 0 ? kind : luaL_error(L, "there is no piece '%s'%s", name, known_words(name, known, kind_words(rules, known)));
}

/* Cells by words. What is wrong is noted with its place like any other fault of the script and then raised. */
static struct bits check_cells(lua_State *L, int argument, struct reading *r, int player)
{
  struct bits cells;
  luaL_argexpected(L, lua_type(L, argument) == LUA_TSTRING || lua_istable(L, argument), argument, "text or list of texts");
  lua_pushvalue(L, argument);
  size_t before = r->faults.length;
  int faults = r->fault_count;
  if (!read_cells(r, &cells, player)) {
    const char *text = strstr(r->faults.text + before, ": setup: "); /* behind the place, which the error tells better */
    lua_pushstring(L, text ? text + strlen(": setup: ") : r->faults.text + before);
    const char *message = lua_tostring(L, -1);
    lua_pushlstring(L, message, strcspn(message, "\n"));
    r->faults.length = before; /* it is told once, by the error, which knows the line */
    if (r->faults.capacity) r->faults.text[before] = '\0';
    r->fault_count = faults;
    luaL_error(L, "%s", lua_tostring(L, -1));
  }
  lua_pop(L, 1);
  return cells;
}

static void put_all(struct rules *rules, const struct bits *cells, int owner, int kind)
{
  for (int c = bits_next(cells, 0); c >= 0; c = bits_next(cells, c + 1)) position_put(&rules->start, rules, c, owner, kind);
}

static int pen_fill(lua_State *L)
{
  struct reading *r = check_pen(L);
  int kind = check_kind(L, 3, r->rules), owner = check_owner(L, 4, r);
  struct bits cells = check_cells(L, 2, r, r->rules->owned ? owner : -1);
  put_all(r->rules, &cells, owner, kind);
  return 0;
}

static int pen_clear(lua_State *L)
{
  struct reading *r = check_pen(L);
  struct bits cells = check_cells(L, 2, r, -1);
  put_all(r->rules, &cells, NO_OWNER, 0);
  return 0;
}

static const luaL_Reg methods[] = {{"fill", pen_fill}, {"put", pen_fill}, {"clear", pen_clear}, {NULL, NULL}};

static int pen_index(lua_State *L)
{
  const struct reading *r = check_pen(L);
  const char *key = luaL_checkstring(L, 2);
  if (!strcmp(key, "players")) return lua_pushinteger(L, r->rules->player_count), 1;
  if (!strcmp(key, "options")) return lua_getfield(L, LUA_REGISTRYINDEX, options_key), 1;
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TNIL) return luaL_error(L, "a set-up has no '%s' (it has players, options, fill, put, clear)", key);
  return 1;
}

static int unknown_option(lua_State *L) { return luaL_error(L, "there is no option '%s'", luaL_tolstring(L, 2, NULL)); }

void setup_keep_options(lua_State *L)
{
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, unknown_option);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_setfield(L, LUA_REGISTRYINDEX, options_key);
}

bool setup_run(struct reading *r)
{
  lua_State *L = r->L;
  struct pen *pen = lua_newuserdatauv(L, sizeof *pen, 0);
  pen->r = NULL; /* a fault below must not leave it pointing at what is gone */
  if (luaL_newmetatable(L, pen_type)) {
    luaL_newlib(L, methods);
    lua_pushcclosure(L, pen_index, 1);
    lua_setfield(L, -2, "__index");
  }
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -2);
  lua_pushvalue(L, -2);
  pen->r = r;
  lua_call(L, 1, 1);
  pen->r = NULL;
  bool silent = lua_isnil(L, -1);
  if (!silent) fault(r, "the function returned a %s; it fills the board through its argument", luaL_typename(L, -1));
  lua_pop(L, 2);
  return silent;
}
