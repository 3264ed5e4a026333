#include "script/installed.h"

#include "base/memory.h"
#include "script/sandbox.h"
#include "script/view.h"

#include <stdlib.h>

static const char *const keys[] = {[INSTALLED_ENDING] = "salto.ending", [INSTALLED_EVALUATION] = "salto.evaluation", [INSTALLED_VIEW] = "salto.position"};

void installed_keep(lua_State *L, enum installed_function which)
{
  lua_setfield(L, LUA_REGISTRYINDEX, keys[which]);
  view_push(L);
  lua_setfield(L, LUA_REGISTRYINDEX, keys[INSTALLED_VIEW]);
}

static void close(void *script)
{
  struct installed *installed = script;
  sandbox_free(installed->L);
  free(installed);
}

struct installed *installed_open(struct rules *rules, lua_State *L)
{
  struct installed *installed = memory_new(1, sizeof *installed);
  installed->L = L;
  lua_settop(L, 0);
  for (int which = INSTALLED_ENDING; which <= INSTALLED_VIEW; which++) lua_getfield(L, LUA_REGISTRYINDEX, keys[which]);
  rules->script = installed, rules->script_free = close;
  return installed;
}

bool installed_has(const struct installed *installed, enum installed_function which) { return !lua_isnil(installed->L, (int)which); }

bool installed_call(struct installed *installed, enum installed_function which, const struct rules *rules, const struct position *position, int player,
                    enum budget budget, struct error *err)
{
  lua_State *L = installed->L;
  struct view *view = lua_touserdata(L, INSTALLED_VIEW);
  *view = (struct view){rules, position, NULL};
  lua_pushvalue(L, (int)which);
  lua_pushvalue(L, INSTALLED_VIEW);
  if (player >= 0) lua_pushinteger(L, player + 1);
  bool ok = call(L, player >= 0 ? 2 : 1, 1, budget, err);
  *view = (struct view){NULL, NULL, NULL};
  return ok;
}
