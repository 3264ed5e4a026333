#include "script/text_table.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

bool language_is_name(const char *language)
{
  size_t length = strlen(language);
  for (const char *l = language; *l; l++)
    if (!isalnum((unsigned char)*l) && *l != '-') return false;
  return length >= 2 && length <= 15 && isalpha((unsigned char)*language);
}

static bool read_entries(struct reading *r, struct texts *texts, const char *language, const char *prefix)
{
  lua_State *L = r->L;
  bool ok = true;
  if (r->depth >= MAX_READ_DEPTH - 1 || !lua_checkstack(L, 6)) return fault(r, "tables nest too deep here");
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    char name[READ_NAME_SIZE], key[256];
    int type = lua_type(L, -2);
    size_t length = type == LUA_TSTRING ? lua_rawlen(L, -2) : 0;
    if (type == LUA_TSTRING)
      snprintf(name, sizeof name, "%s", lua_tostring(L, -2));
    else if (lua_isinteger(L, -2))
      snprintf(name, sizeof name, "%lld", (long long)lua_tointeger(L, -2));
    else
      snprintf(name, sizeof name, "?");
    bool label = !strcmp(name, "label") && *prefix;
    int written = label ? snprintf(key, sizeof key, "%s", prefix) : snprintf(key, sizeof key, "%s%s%s", prefix, *prefix ? "." : "", name);
    reading_enter(r, name);
    if (length >= READ_NAME_SIZE || written >= (int)sizeof key || *name == '?')
      ok = fault_at_key(r, "this cannot be the name of a text");
    else if (lua_type(L, -1) == LUA_TSTRING && strlen(lua_tostring(L, -1)) == lua_rawlen(L, -1))
      texts_set(texts, language, key, lua_tostring(L, -1));
    else if (lua_istable(L, -1))
      ok = read_entries(r, texts, language, key) && ok;
    else
      ok = fault(r, "a text was expected, not %s", found(r));
    reading_leave(r);
    lua_pop(L, 1);
  }
  return ok;
}

bool text_table_read(struct reading *r, struct texts *texts, const char *language)
{
  if (!lua_istable(r->L, -1)) return fault(r, "a table of texts was expected, not %s", found(r));
  return read_entries(r, texts, language, "");
}
