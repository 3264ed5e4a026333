/* setups = { { name = "ending", position = "…", players = 2 }, … }: where a game may begin instead of at its setup */
#include "base/memory.h"
#include "script/read.h"

#include <string.h>

/* One of them while it is read; nothing in it is owned, because an error of Lua's may jump away. */
struct entry {
  char name[OPTION_NAME_SIZE];
  int players;
  const char *position; /* on the Lua stack, in its table */
};

static bool read_name(struct reading *r, void *target)
{
  struct entry *entry = target;
  if (!read_text(r, entry->name, sizeof entry->name)) return false;
  return strspn(entry->name, "abcdefghijklmnopqrstuvwxyz0123456789_-") == strlen(entry->name) && *entry->name
           ? true
           : fault(r, "small letters, digits, - and _ were expected, not %s", found(r));
}

static bool read_players_of(struct reading *r, void *target)
{
  return read_integer(r, &((struct entry *)target)->players, r->min_players, r->max_players);
}

/* The number of players must be known before, so it is the last row. */
static bool read_position_of(struct reading *r, void *target)
{
  struct entry *entry = target;
  struct position position;
  if (lua_type(r->L, -1) == LUA_TSTRING) entry->position = lua_tostring(r->L, -1);
  return (entry->position && entry->players != r->rules->player_count) || read_position(r, &position);
}

static const struct field fields[] = {
    READ_FIELD("name", read_name), READ_FIELD("players", read_players_of), READ_FIELD("position", read_position_of), END_OF_FIELDS,
};

static bool read_one(struct reading *r, struct setup_list *list, char (*names)[OPTION_NAME_SIZE], int number)
{
  struct entry entry = {.players = r->min_players};
  if (!lua_istable(r->L, -1)) return fault(r, "{ name = …, position = … } was expected, not %s", found(r));
  if (!read_fields(r, fields, &entry)) return false;
  if (!*entry.name) return fault(r, "name = \"…\" is missing: players read the text setup.<name>");
  if (!entry.position) return fault(r, "position = \"…\" is missing");
  for (int i = 0; i < number; i++)
    if (!strcmp(names[i], entry.name)) return fault(r, "there are two set-ups with the name '%s'", entry.name);
  strcpy(names[number], entry.name);
  if (!list) return true;
  struct named_setup *item = &list->item[list->count];
  item->players = entry.players;
  strcpy(item->name, entry.name);
  item->position = memory_text(entry.position);
  list->count++;
  return true;
}

bool read_setups(struct reading *r, void *rules)
{
  (void)rules;
  static const char what[] = "a list of set-ups was expected: { { name = …, position = … }, … }";
  if (!lua_istable(r->L, -1)) return fault(r, "%s, not %s", what, found(r));
  int count = (int)lua_rawlen(r->L, -1);
  char names[MAX_SETUPS][OPTION_NAME_SIZE];
  bool ok = true;
  if (count > MAX_SETUPS) return fault(r, "there are %d set-ups, and at most %d are possible", count, MAX_SETUPS);
  if (count == 0) {
    lua_pushnil(r->L);
    if (!lua_next(r->L, -2)) return true;
    lua_pop(r->L, 2);
    return fault(r, "%s", what);
  }
  for (int i = 0; i < count; i++) {
    names[i][0] = '\0';
    reading_enter_item(r, i + 1);
    lua_rawgeti(r->L, -1, i + 1);
    ok = read_one(r, r->setups, names, i) && ok;
    lua_pop(r->L, 1);
    reading_leave(r);
  }
  return ok;
}
