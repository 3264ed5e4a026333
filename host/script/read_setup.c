/* setup = a picture or position text | { home = "man", white = { king = "a1 c1" }, nobody = { marble = "hexagon" } } | function(s) … end */
#include "script/read.h"
#include "script/setup.h"

#include <string.h>

/* A picture of the board or a position text. */
bool read_position(struct reading *r, struct position *out)
{
  struct error err;
  if (lua_type(r->L, -1) != LUA_TSTRING) return fault(r, "a picture of the board or a position text was expected, not %s", found(r));
  return position_read_any(out, lua_tostring(r->L, -1), r->rules, &err) ? true : fault(r, "%s", err.message);
}

/* A table has no order, so no cell may be filled twice in it. */
static bool fill(struct reading *r, const struct bits *cells, int owner, int kind)
{
  struct rules *rules = r->rules;
  for (int c = bits_next(cells, 0); c >= 0; c = bits_next(cells, c + 1)) {
    int other_kind, other = position_at(&rules->start, rules, c, &other_kind);
    if (other != NO_OWNER && rules->owned && other != owner)
      return fault(r, "%s would get both a %s of %s and a %s of %s", rules->board.name[c], rules->kind[other_kind].name, rules->player[other].colour,
                   rules->kind[kind].name, rules->player[owner].colour);
    if (other != NO_OWNER && other_kind != kind)
      return fault(r, "%s would get both a %s and a %s", rules->board.name[c], rules->kind[other_kind].name, rules->kind[kind].name);
    position_put(&rules->start, rules, c, owner, kind);
  }
  return true;
}

static bool read_kind(struct reading *r, int *out)
{
  char name[RULES_NAME_SIZE];
  const char *known[MAX_KINDS];
  if (!read_text(r, name, sizeof name)) return false;
  *out = kind_named(r->rules, name);
  return *out >= 0 ? true : fault(r, "there is no piece '%s'%s", name, known_words(name, known, kind_words(r->rules, known)));
}

static bool read_home(struct reading *r)
{
  struct rules *rules = r->rules;
  int kind;
  if (!read_kind(r, &kind)) return false;
  if (!rules->owned) return fault(r, "pieces belong to nobody, so they are at nobody's home");
  for (int p = 0; p < rules->player_count; p++) {
    if (bits_empty(&rules->player[p].home)) return fault(r, "the seat of player %d has no home", p + 1);
    if (!fill(r, &rules->player[p].home, p, kind)) return false;
  }
  return true;
}

/* { man = "row1 row2", king = "a8" } of one owner; owner -1: the seat is not taken, so only the names are checked. */
static bool read_pieces_of(struct reading *r, int owner)
{
  struct rules *rules = r->rules;
  char names[MAX_KINDS][READ_NAME_SIZE];
  const char *known[MAX_KINDS];
  int count;
  bool ok = read_keys(r, names, &count, MAX_KINDS);
  for (int i = 0; i < count; i++) {
    struct bits cells;
    int kind = kind_named(rules, names[i]);
    reading_enter(r, names[i]);
    lua_getfield(r->L, -1, names[i]);
    if (kind < 0)
      ok = fault_at_key(r, "there is no such piece%s", known_words(names[i], known, kind_words(rules, known)));
    else if (owner >= 0 && !read_cells(r, &cells, rules->owned ? owner : -1))
      ok = false;
    else if (owner >= 0)
      ok = fill(r, &cells, owner, kind) && ok;
    lua_pop(r->L, 1);
    reading_leave(r);
  }
  return ok;
}

static bool read_table(struct reading *r)
{
  char names[2 * MAX_SEATS + 1][READ_NAME_SIZE];
  int count;
  bool ok = read_keys(r, names, &count, 2 * MAX_SEATS + 1);
  for (int i = 0; i < count; i++) {
    bool home = !strcmp(names[i], "home"), nobody = !strcmp(names[i], "nobody");
    int player = player_named(r, names[i]);
    reading_enter(r, names[i]);
    lua_getfield(r->L, -1, names[i]);
    if (!lua_toboolean(r->L, -1))
      ; /* taken away from the base's */
    else if (home)
      ok = read_home(r) && ok;
    else if (nobody && r->rules->owned)
      ok = fault_at_key(r, "pieces have owners here (players.own)");
    else if (nobody)
      ok = read_pieces_of(r, 0) && ok;
    else if (player != -2 && !r->rules->owned)
      ok = fault_at_key(r, "pieces belong to nobody here; write nobody = { … }");
    else if (player != -2)
      ok = read_pieces_of(r, player) && ok;
    else {
      const char *known[2 * MAX_SEATS + 2] = {"home", "nobody"};
      size_t seats = seat_words(r, known + 2);
      ok = fault_at_key(r, "no such key%s", known_words(names[i], known, seats + 2));
    }
    lua_pop(r->L, 1);
    reading_leave(r);
  }
  return ok;
}

bool read_setup(struct reading *r, void *rules)
{
  (void)rules;
  switch (lua_type(r->L, -1)) {
  case LUA_TSTRING: return read_position(r, &r->rules->start);
  case LUA_TTABLE: return read_table(r);
  case LUA_TFUNCTION:
    if (!read_function(r, "function(s)")) return false;
    return setup_run(r);
  default: return fault(r, "a picture of the board, a table or a function(s) was expected, not %s", found(r));
  }
}
