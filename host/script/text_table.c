#include "script/text_table.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

bool language_is_name(const char *language)
{
  size_t small = strspn(language, "abcdefghijklmnopqrstuvwxyz");
  if (small < 2 || small > 3) return false;
  if (!language[small]) return true;
  return language[small] == '-' && strspn(language + small + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == 2 && !language[small + 3];
}

const char *language_fault(const char *language)
{
  static _Thread_local char text[96];
  char nearest[16];
  snprintf(nearest, sizeof nearest, "%.*s", (int)sizeof nearest - 1, language);
  bool region = false;
  for (char *c = nearest; *c; c++) {
    if (*c == '_') *c = '-';
    *c = (char)(region ? toupper((unsigned char)*c) : tolower((unsigned char)*c));
    region |= *c == '-';
  }
  int length = snprintf(text, sizeof text, "this is not the name of a language such as en or pt-BR");
  if (language_is_name(nearest)) snprintf(text + length, sizeof text - (size_t)length, "; did you mean '%s'?", nearest);
  return text;
}

static bool read_text_of(struct reading *r, struct texts *texts, const struct text_keys *keys, const char *language, const char *key)
{
  const char *text = lua_tostring(r->L, -1);
  if (keys && !text_keys_has_text(keys, key)) return fault(r, "a table of texts was expected, not %s", found(r));
  if (keys && !text_keys_check_text(r, keys, key, text)) return false;
  texts_set(texts, language, key, keys ? r->line.text : text);
  return true;
}

static bool read_entries(struct reading *r, struct texts *texts, const struct text_keys *keys, const char *language, const char *prefix)
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
    else if (keys && !text_keys_check(r, keys, key))
      ok = false;
    else if (lua_type(L, -1) == LUA_TSTRING && strlen(lua_tostring(L, -1)) == lua_rawlen(L, -1))
      ok = read_text_of(r, texts, keys, language, key) && ok;
    else if (lua_istable(L, -1))
      ok = read_entries(r, texts, keys, language, key) && ok;
    else
      ok = fault(r, "a text was expected, not %s", found(r));
    reading_leave(r);
    lua_pop(L, 1);
  }
  return ok;
}

bool text_table_read(struct reading *r, struct texts *texts, const struct text_keys *keys, const char *language)
{
  if (!lua_istable(r->L, -1)) return fault(r, "a table of texts was expected, not %s", found(r));
  return read_entries(r, texts, keys, language, "");
}
