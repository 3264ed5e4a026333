/* computer = { worth = { man = 100, king = 260 }, advance, mobility, race, evaluate = function(p, player) … end } */
#include "script/installed.h"
#include "script/read.h"

#include <stddef.h>
#include <string.h>

enum { MOST_WORTH = 3000, MOST_WEIGHT = 100 };

static bool is_removed(const struct reading *r, const char *kind)
{
  for (int i = 0; i < r->removed_count; i++)
    if (!strcmp(r->removed[i], kind)) return true;
  return false;
}

/* By kind. What a base says of a piece that is taken away over it weighs nothing. */
static bool read_worth(struct reading *r, void *target)
{
  struct weights *weights = target;
  char names[2 * MAX_KINDS][READ_NAME_SIZE];
  const char *known[MAX_KINDS];
  int count;
  if (!r->rules->kind_count) return true; /* the pieces' fault was told */
  bool ok = read_keys(r, names, &count, 2 * MAX_KINDS);
  for (int i = 0; i < count; i++) {
    int kind = kind_named(r->rules, names[i]);
    bool declared = lua_getfield(r->L, -1, names[i]) != LUA_TBOOLEAN || lua_toboolean(r->L, -1);
    reading_enter(r, names[i]);
    if (kind < 0 && !is_removed(r, names[i]))
      ok = fault_at_key(r, "there is no such piece%s", known_words(names[i], known, kind_words(r->rules, known)));
    else if (kind >= 0 && declared)
      ok = read_integer(r, &weights->worth[kind], -MOST_WORTH, MOST_WORTH) && ok;
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  return ok;
}

static bool read_evaluate(struct reading *r, void *unused)
{
  (void)unused;
  if (!read_function(r, "function(p, player)")) return false;
  lua_pushvalue(r->L, -1);
  installed_keep(r->L, INSTALLED_EVALUATION);
  r->has_functions = true;
  return true;
}

static const struct field computer_fields[] = {
    READ_FIELD("worth", read_worth),
    INTEGER_FIELD("advance", struct weights, advance, -MOST_WEIGHT, MOST_WEIGHT),
    INTEGER_FIELD("mobility", struct weights, mobility, -MOST_WEIGHT, MOST_WEIGHT),
    INTEGER_FIELD("race", struct weights, race, -MOST_WEIGHT, MOST_WEIGHT),
    READ_FIELD("evaluate", read_evaluate),
    END_OF_FIELDS,
};

bool read_computer(struct reading *r, void *rules) { return read_fields(r, computer_fields, &((struct rules *)rules)->weights); }
