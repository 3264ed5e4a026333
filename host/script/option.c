#include "script/option.h"

#include "script/merge.h"

#include <lauxlib.h>

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* ---- marks ---- */

static const char marker_type[] = "option";

struct marker {
  char name[OPTION_NAME_SIZE];
  bool mapped; /* the user value is the table of cases */
};

static int make_marker(lua_State *L)
{
  size_t length;
  const char *name = luaL_checklstring(L, 1, &length);
  luaL_argcheck(L, length > 0 && length < OPTION_NAME_SIZE, 1, "the name of an option was expected");
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  struct marker *marker = lua_newuserdatauv(L, sizeof *marker, 1);
  memcpy(marker->name, name, length + 1);
  marker->mapped = !lua_isnoneornil(L, 2);
  if (marker->mapped) {
    lua_pushvalue(L, 2);
    lua_setiuservalue(L, -2, 1);
  }
  luaL_setmetatable(L, marker_type);
  return 1;
}

bool option_is_marker(lua_State *L, int index) { return luaL_testudata(L, index, marker_type) != NULL; }

/* ---- declarations ---- */

static const struct word types[] = {{"boolean", OPTION_BOOLEAN}, {"choice", OPTION_CHOICE}, {"number", OPTION_NUMBER}, {NULL, 0}};

static bool add_choice(struct reading *r, void *target, const char *word)
{
  struct option *option = target;
  if (option->choice_count == MAX_CHOICES) return fault(r, "more than %d choices", MAX_CHOICES);
  if (strlen(word) >= OPTION_NAME_SIZE) return fault(r, "the choice '%s' is longer than %d letters", word, OPTION_NAME_SIZE - 1);
  for (const char *w = word; *w; w++)
    if (!isalnum((unsigned char)*w) && !strchr("_-+.", *w)) return fault(r, "the choice %s may hold only letters, digits and _ - + .", found(r));
  if (!strcmp(word, "label") || !strcmp(word, "help")) return fault(r, "a choice cannot be called '%s': texts have a meaning for that", word);
  for (int i = 0; i < option->choice_count; i++)
    if (!strcmp(option->choice[i], word)) return fault(r, "the choice '%s' stands here twice", word);
  strcpy(option->choice[option->choice_count++], word);
  return true;
}

static bool read_choices(struct reading *r, void *option) { return read_words(r, add_choice, option); }

bool option_read_value(struct reading *r, int *out, const struct option *option)
{
  lua_State *L = r->L;
  if (option->type == OPTION_NUMBER) return read_integer(r, out, option->min, option->max);
  if (option->type == OPTION_BOOLEAN) {
    if (lua_type(L, -1) != LUA_TBOOLEAN) return fault(r, "true or false was expected, not %s", found(r));
    *out = lua_toboolean(L, -1);
    return true;
  }
  const char *known[MAX_CHOICES];
  for (int i = 0; i < option->choice_count; i++) {
    known[i] = option->choice[i];
    if (lua_type(L, -1) != LUA_TSTRING || strcmp(lua_tostring(L, -1), known[i])) continue;
    *out = i;
    return true;
  }
  return fault(r, "%s is no choice of '%s'%s", found(r), option->name,
               known_words(lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "", known, (size_t)option->choice_count));
}

/* `default` is read after everything that says what it may be. */
static bool skip(struct reading *r, void *option) { return (void)r, (void)option, true; }

static const struct field option_fields[] = {
    TEXT_FIELD("name", struct option, name),
    WORD_FIELD("type", struct option, type, types),
    READ_FIELD("choices", read_choices),
    INTEGER_FIELD("min", struct option, min, -1000000, 1000000),
    INTEGER_FIELD("max", struct option, max, -1000000, 1000000),
    READ_FIELD("default", skip),
    END_OF_FIELDS,
};

/* Settings of the program that go by the same commands as options of a game (--option, setoption): what they are called, in small letters.
   To reserve another: its name. */
static const char *const reserved[] = {"variant", "players", "hash", "threads", "level", "multipv", "seed"};

static bool is_reserved(const char *name)
{
  for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
    if (!strcmp(reserved[i], name)) return true;
  return false;
}

static bool read_option(struct reading *r, struct option *option)
{
  *option = (struct option){.type = OPTION_BOOLEAN, .max = 100};
  if (!read_fields(r, option_fields, option)) return false;
  if (!is_plain_name(option->name)) return fault(r, "an option needs a name of small letters, digits and _");
  if (is_reserved(option->name)) return fault(r, "an option cannot be called '%s': that is a setting of the program", option->name);
  if (option->type == OPTION_CHOICE && option->choice_count < 2) return fault(r, "a choice needs at least two choices = { … }");
  if (option->type != OPTION_CHOICE && option->choice_count) return fault(r, "only an option of type \"choice\" has choices");
  if (option->min > option->max) return fault(r, "min %d is above max %d", option->min, option->max);
  option->initial = option->type == OPTION_NUMBER ? option->min : 0;
  bool ok = true;
  if (lua_getfield(r->L, -1, "default") != LUA_TNIL) {
    reading_enter(r, "default");
    ok = option_read_value(r, &option->initial, option);
    reading_leave(r);
  }
  lua_pop(r->L, 1);
  return ok;
}

static int option_named(const struct option *options, int count, const char *name)
{
  for (int i = 0; i < count; i++)
    if (!strcmp(options[i].name, name)) return i;
  return -1;
}

static int fixed_named(const struct option_set *set, const char *name)
{
  for (int i = 0; i < set->fixed_count; i++)
    if (!strcmp(set->fixed[i].option.name, name)) return i;
  return -1;
}

static void forget_fixed(struct option_set *set, int index)
{
  set->fixed_count--;
  memmove(&set->fixed[index], &set->fixed[index + 1], (size_t)(set->fixed_count - index) * sizeof *set->fixed);
}

static void forget_option(struct option_set *set, int index)
{
  set->count--;
  memmove(&set->option[index], &set->option[index + 1], (size_t)(set->count - index) * sizeof *set->option);
}

/* The list `options` on the top of the stack takes the place of the base's. */
static bool read_list(struct reading *r, struct option_set *set)
{
  struct option before[MAX_OPTIONS];
  int before_count = set->count;
  memcpy(before, set->option, sizeof before);
  set->count = 0;
  bool none = lua_type(r->L, -1) == LUA_TBOOLEAN && !lua_toboolean(r->L, -1);
  if (!none && !lua_istable(r->L, -1)) return fault(r, "a list of options was expected, not %s", found(r));
  int count = none ? 0 : (int)lua_rawlen(r->L, -1);
  if (count > MAX_OPTIONS) return fault(r, "more than %d options", MAX_OPTIONS);
  if (!none && !count && (lua_pushnil(r->L), lua_next(r->L, -2))) {
    lua_pop(r->L, 2);
    return fault(r, "a list of options was expected: { { name = …, type = … }, … }");
  }
  bool ok = true;
  for (int i = 1; i <= count; i++) {
    struct option option;
    lua_rawgeti(r->L, -1, i);
    reading_enter_item(r, i);
    if (!read_option(r, &option))
      ok = false;
    else if (option_named(set->option, set->count, option.name) >= 0)
      ok = fault(r, "two options are called '%s'", option.name);
    else
      set->option[set->count++] = option;
    reading_leave(r);
    lua_pop(r->L, 1);
    int fixed = ok ? fixed_named(set, option.name) : -1;
    if (fixed >= 0) forget_fixed(set, fixed);
  }
  for (int i = 0; i < before_count; i++) {
    bool kept = option_named(set->option, set->count, before[i].name) >= 0 || option_named(set->lost, set->lost_count, before[i].name) >= 0;
    if (!kept && set->lost_count < MAX_OPTIONS) set->lost[set->lost_count++] = before[i];
  }
  return ok;
}

/* What a script may fix: the options of its base, chosen, fixed or dropped. */
static const struct option *fixable(const struct option_set *set, const char *name)
{
  int i;
  if ((i = option_named(set->option, set->count, name)) >= 0) return &set->option[i];
  if ((i = fixed_named(set, name)) >= 0) return &set->fixed[i].option;
  if ((i = option_named(set->lost, set->lost_count, name)) >= 0) return &set->lost[i];
  return NULL;
}

static bool read_fixed(struct reading *r, struct option_set *set, const char *name, bool own_list)
{
  const struct option *known = fixable(set, name);
  if (!known) {
    const char *names[2 * MAX_OPTIONS];
    size_t count = 0;
    for (int i = 0; i < set->count; i++) names[count++] = set->option[i].name;
    for (int i = 0; i < set->lost_count; i++) names[count++] = set->lost[i].name;
    return fault_at_key(r, "no such option of the base%s", known_words(name, names, count));
  }
  struct option option = *known;
  int value, listed = option_named(set->option, set->count, name), fixed = fixed_named(set, name);
  if (listed >= 0 && own_list) return fault_at_key(r, "the option is both listed and fixed here");
  if (!option_read_value(r, &value, &option)) return false;
  if (listed >= 0) forget_option(set, listed);
  if (fixed >= 0) forget_fixed(set, fixed);
  if (set->fixed_count == MAX_OPTIONS) return fault(r, "more than %d fixed options", MAX_OPTIONS);
  set->fixed[set->fixed_count++] = (struct fixed_option){option, value};
  return true;
}

bool options_read(struct reading *r, struct option_set *set)
{
  lua_State *L = r->L;
  bool ok = true, own_list = lua_getfield(L, -1, "options") != LUA_TNIL;
  if (own_list) {
    reading_enter(r, "options");
    ok = read_list(r, set);
    reading_leave(r);
  }
  lua_pop(L, 1);
  if (lua_getfield(L, -1, "fixed") != LUA_TNIL) {
    char names[MAX_OPTIONS][READ_NAME_SIZE];
    int count;
    reading_enter(r, "fixed");
    ok = read_keys(r, names, &count, MAX_OPTIONS) && ok;
    for (int i = 0; i < count; i++) {
      reading_enter(r, names[i]);
      lua_getfield(L, -1, names[i]);
      ok = read_fixed(r, set, names[i], own_list) && ok;
      lua_pop(L, 1);
      reading_leave(r);
    }
    reading_leave(r);
  }
  lua_pop(L, 1);
  return ok;
}

/* ---- values for marks ---- */

static void push_value(lua_State *L, const struct option *option, int value)
{
  if (option->type == OPTION_BOOLEAN)
    lua_pushboolean(L, value);
  else if (option->type == OPTION_CHOICE)
    lua_pushstring(L, option->choice[value]);
  else
    lua_pushinteger(L, value);
}

/* Every value of a switch or choice must have its case, and no case may be for something else. The cases are on the top. */
static bool check_cases(struct reading *r, const struct option *option)
{
  lua_State *L = r->L;
  bool ok = true;
  if (option->type == OPTION_NUMBER) return true;
  int values = option->type == OPTION_BOOLEAN ? 2 : option->choice_count;
  for (int v = 0; v < values; v++) {
    push_value(L, option, v);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, -3) == LUA_TNIL) {
      lua_pop(L, 1);
      ok = fault(r, "option(\"%s\", …) has no case for %s", option->name, found(r));
    } else {
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    bool known = false;
    for (int v = 0; v < values && !known; v++) {
      push_value(L, option, v);
      known = lua_rawequal(L, -1, -3);
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
    if (!known) ok = fault(r, "option(\"%s\", …) has a case for %s, which is no value of it", option->name, found(r));
  }
  return ok;
}

/* Replaces the mark on the top of the stack by what the option's value stands for. */
static bool resolve_marker(struct reading *r, const struct option *option, int value, bool check)
{
  lua_State *L = r->L;
  const struct marker *marker = lua_touserdata(L, -1);
  bool ok = true;
  if (marker->mapped) {
    lua_getiuservalue(L, -1, 1);
    if (check) ok = check_cases(r, option);
    push_value(L, option, value);
    if (lua_rawget(L, -2) == LUA_TNIL && ok) {
      lua_pop(L, 1);
      push_value(L, option, value);
      ok = fault(r, "option(\"%s\", …) has no case for %s", option->name, found(r));
    }
    lua_remove(L, -2);
    if (ok) ok = table_copy(r);
  } else {
    push_value(L, option, value);
  }
  lua_remove(L, -2);
  return ok;
}

static bool unknown_option(struct reading *r, const struct option_set *set, const char *name)
{
  if (option_named(set->lost, set->lost_count, name) >= 0)
    return fault(r, "the base's option '%s' is used here, but not listed again; list it in options, or say fixed = { %s = … }", name, name);
  const char *names[2 * MAX_OPTIONS];
  size_t count = 0;
  for (int i = 0; i < set->count; i++) names[count++] = set->option[i].name;
  for (int i = 0; i < set->fixed_count && count < 2 * MAX_OPTIONS; i++) names[count++] = set->fixed[i].option.name;
  for (int i = 0; i < set->lost_count && count < 2 * MAX_OPTIONS; i++) names[count++] = set->lost[i].name;
  return fault(r, "there is no option '%s'%s", name, known_words(name, names, count));
}

/* Resolves the value on the top of the stack: a mark, or a table that holds some. */
static bool resolve_value(struct reading *r, const struct option_set *set, const int *values)
{
  lua_State *L = r->L;
  bool ok = true;
  for (int marks = 0; option_is_marker(L, -1); marks++) {
    if (marks == MAX_OPTIONS) return fault(r, "options nest too deep here");
    char name[OPTION_NAME_SIZE];
    strcpy(name, ((const struct marker *)lua_touserdata(L, -1))->name);
    int listed = option_named(set->option, set->count, name), fixed = fixed_named(set, name);
    if (listed >= 0)
      ok = resolve_marker(r, &set->option[listed], values[listed], true);
    else if (fixed >= 0)
      ok = resolve_marker(r, &set->fixed[fixed].option, set->fixed[fixed].value, false);
    else
      ok = unknown_option(r, set, name);
    if (!ok) return false;
  }
  if (!lua_istable(L, -1)) return true;
  if (r->depth >= MAX_READ_DEPTH - 1) return fault(r, "tables nest too deep here");
  luaL_checkstack(L, 8, "nested too deep");
  lua_pushnil(L);
  while (lua_next(L, -2)) { /* table, key, value */
    if (lua_type(L, -1) == LUA_TUSERDATA || lua_istable(L, -1)) {
      if (lua_type(L, -2) == LUA_TSTRING)
        reading_enter(r, lua_tostring(L, -2));
      else
        reading_enter_item(r, lua_isinteger(L, -2) ? (int)lua_tointeger(L, -2) : 0);
      if (!resolve_value(r, set, values)) {
        ok = false;
        lua_pop(L, 1);
        lua_pushboolean(L, 0); /* so that the rest can be read for its own faults */
      }
      reading_leave(r);
      lua_pushvalue(L, -2);
      lua_insert(L, -2);
      lua_rawset(L, -4); /* an existing key: safe while walking */
    } else {
      lua_pop(L, 1);
    }
  }
  return ok;
}

bool options_resolve(struct reading *r, const struct option_set *set, const int *values) { return resolve_value(r, set, values); }

void options_push(lua_State *L, const struct option_set *set, const int *values)
{
  lua_newtable(L);
  for (int i = 0; i < set->count; i++) {
    push_value(L, &set->option[i], values[i]);
    lua_setfield(L, -2, set->option[i].name);
  }
  for (int i = 0; i < set->fixed_count; i++) {
    push_value(L, &set->fixed[i].option, set->fixed[i].value);
    lua_setfield(L, -2, set->fixed[i].option.name);
  }
}

void option_open(lua_State *L)
{
  luaL_newmetatable(L, marker_type);
  lua_pop(L, 1);
  lua_pushcfunction(L, make_marker);
}
