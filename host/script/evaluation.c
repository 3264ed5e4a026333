#include "script/evaluation.h"

#include <lua.h>

#include <math.h>

static bool read_result(lua_State *L, int *out, struct error *err)
{
  static const char expected[] = "the evaluation must give a number";
  int type = lua_type(L, -1);
  if (type == LUA_TNIL) return error_set(err, "%s, not nothing", expected);
  if (type == LUA_TSTRING) return error_set(err, "%s, not '%.60s'", expected, lua_tostring(L, -1));
  if (type != LUA_TNUMBER) return error_set(err, "%s, not a %s", expected, lua_typename(L, type));
  double value = lua_tonumber(L, -1);
  if (isnan(value)) return error_set(err, "%s, not what is not a number (0/0)", expected);
  if (fabs(value) > EVALUATION_LIMIT)
    return error_set(err, "%s from -%d to %d, in hundredths of a man, not %.14g", expected, EVALUATION_LIMIT, EVALUATION_LIMIT, value);
  *out = (int)lround(value);
  return true;
}

static bool run_evaluation(void *script, const struct rules *rules, const struct position *position, int player, int *out, struct error *err)
{
  struct installed *installed = script;
  *out = 0;
  if (!installed->evaluation_failed) {
    struct error *fault = &installed->fault;
    bool called = installed_call(installed, INSTALLED_EVALUATION, rules, position, player, BUDGET_LEAF, fault);
    bool ok = called && read_result(installed->L, out, fault);
    if (called) lua_pop(installed->L, 1);
    if (called && !ok) call_prefix_function(installed->L, INSTALLED_EVALUATION, fault);
    if (ok) return true;
    installed->evaluation_failed = true;
  }
  if (err) *err = installed->fault;
  return false;
}

void evaluation_install(struct rules *rules, const struct installed *installed)
{
  if (installed_has(installed, INSTALLED_EVALUATION)) rules->evaluate = run_evaluation;
}
