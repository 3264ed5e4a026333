#include "script/bounded.h"

#include "script/call.h"

#include <lauxlib.h>

#include <limits.h>
#include <stdint.h>
#include <string.h>

enum {
  BYTES_PER_INSTRUCTION = 16,
  STEPS_PER_INSTRUCTION = 50, /* steps of the pattern matcher */
  MAX_STEPS = 20000000,       /* the worst that one search may cost: about a tenth of a second */
};

/* Calls the function kept with the closure, with all arguments. */
static int forward(lua_State *L)
{
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

static int by_length(lua_State *L)
{
  size_t length = (size_t)lua_rawlen(L, 1);
  call_charge(L, lua_type(L, 1) == LUA_TSTRING ? length / BYTES_PER_INSTRUCTION : length);
  return forward(L);
}

static int by_sorting(lua_State *L)
{
  size_t length = (size_t)lua_rawlen(L, 1), levels = 1;
  while (length >> levels) levels++;
  call_charge(L, length * levels);
  return forward(L);
}

static int by_moving(lua_State *L)
{
  lua_Integer from = luaL_checkinteger(L, 2), to = luaL_checkinteger(L, 3);
  if (to >= from) call_charge(L, (size_t)to - (size_t)from);
  return forward(L);
}

/* What the matcher may go through in the worst case: a try from every place of the text (unless the pattern is anchored), and in
   each try every repetition in the pattern at every length it could have. Saturates. */
static size_t steps_of(const char *pattern, size_t pattern_length, size_t text_length)
{
  size_t loops = pattern_length && *pattern == '^' ? 0 : 1, steps = pattern_length + 1;
  for (size_t i = 0; i < pattern_length; i++) {
    char c = pattern[i];
    if (c == '%' && i + 1 < pattern_length) {
      i++;
      if (pattern[i] == 'b' || (pattern[i] >= '0' && pattern[i] <= '9')) loops++;
    } else if (c == '[') {
      i++; /* `^` or the first member, which may be a `]` */
      if (i < pattern_length && pattern[i] == '^') i++;
      for (i++; i < pattern_length && pattern[i] != ']'; i++)
        if (pattern[i] == '%') i++;
    } else if (c == '*' || c == '+' || c == '-') {
      loops++;
    } else if (c == '?') {
      steps = steps > SIZE_MAX / 2 ? SIZE_MAX : steps * 2;
    }
  }
  for (; loops > 0; loops--) steps = steps > SIZE_MAX / (text_length + 1) ? SIZE_MAX : steps * (text_length + 1);
  return steps;
}

static int by_pattern(lua_State *L)
{
  size_t text_length, pattern_length;
  luaL_checklstring(L, 1, &text_length);
  const char *pattern = luaL_checklstring(L, 2, &pattern_length);
  size_t steps = steps_of(pattern, pattern_length, text_length);
  if (steps > MAX_STEPS)
    return luaL_error(L, "this pattern could take too long on a text of %d bytes; use a shorter text, fewer of * + - ?, or ^ at its start",
                      (int)(text_length > INT_MAX ? INT_MAX : text_length));
  call_charge(L, steps / STEPS_PER_INSTRUCTION);
  return forward(L);
}

/* Functions that are charged in their own way; all others by the length of their first argument. To add one: a row. */
static const struct {
  const char *name;
  lua_CFunction function;
} charged[] = {
    {"string.find", by_pattern}, {"string.match", by_pattern}, {"string.gmatch", by_pattern},
    {"string.gsub", by_pattern}, {"table.sort", by_sorting},   {"table.move", by_moving},
};

void bounded_wrap(lua_State *L, const char *name)
{
  lua_CFunction function = by_length;
  for (size_t i = 0; i < sizeof charged / sizeof *charged; i++)
    if (!strcmp(charged[i].name, name)) function = charged[i].function;
  lua_pushcclosure(L, function, 1);
}
