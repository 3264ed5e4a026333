/* The sections of a description, in the order in which they need each other. */
#include "script/read.h"

#include <string.h>

/* Looked at when the rules are complete: pieces can only stand where rules say what they are. */
static bool skip(struct reading *r, void *rules) { return (void)r, (void)rules, true; }

/* To add a section: a row, after those it needs, and a file read_<section>.c. The first rows are the head, read before (script/build.c). */
static const struct field sections[] = {
    READ_FIELD("api", skip),
    READ_FIELD("id", skip),
    READ_FIELD("family", skip),
    READ_FIELD("extends", skip),
    READ_FIELD("options", skip),
    READ_FIELD("fixed", skip),
    READ_FIELD("text", skip),
    READ_FIELD("book", skip), /* read when it is opened (script/read_book.c) */
    READ_FIELD("board", read_board),
    READ_FIELD("players", read_players),
    READ_FIELD("kinds", read_kinds),
    READ_FIELD("pieces", read_pieces),
    READ_FIELD("turn", read_turn),
    READ_FIELD("capture", read_capture),
    READ_FIELD("promotion", read_promotion),
    READ_FIELD("score", read_score),
    READ_FIELD("endings", read_endings),
    READ_FIELD("computer", read_computer),
    READ_FIELD("setup", skip),
    READ_FIELD("setups", skip),
    END_OF_FIELDS,
};

/* A fault that the rules' own check found: "capture.duty: a duty to capture, but …", told where that key stands. */
static bool fault_of_rules(struct reading *r, const char *message)
{
  const char *colon = strstr(message, ": ");
  size_t length = colon ? (size_t)(colon - message) : 0;
  char path[128];
  if (!colon || length >= sizeof path || strchr(message, ' ') < colon) return fault(r, "%s", message);
  memcpy(path, message, length);
  path[length] = '\0';
  int entered = 0;
  for (char *rest = NULL, *name = strtok_r(path, ".", &rest); name; name = strtok_r(NULL, ".", &rest), entered++) reading_enter(r, name);
  fault(r, "%s", colon + 2);
  for (; entered; entered--) reading_leave(r);
  return false;
}

static bool require(struct reading *r, const char *key, const char *what)
{
  bool absent = lua_getfield(r->L, -1, key) == LUA_TNIL, there = lua_toboolean(r->L, -1);
  lua_pop(r->L, 1);
  if (there) return true;
  if (absent) return fault(r, "'%s' is missing: %s", key, what);
  reading_enter(r, key);
  fault(r, "false takes away what no game can do without: %s", what);
  reading_leave(r);
  return false;
}

bool read_rules(struct reading *r)
{
  struct error err;
  bool ok = read_fields(r, sections, r->rules);
  ok &= require(r, "board", "say board = { shape = … }");
  ok &= require(r, "pieces", "say pieces = { man = { step = …, jump = … } }");
  ok &= require(r, "setup", "say where the pieces stand at the start");
  if (!ok) return false;
  if (!rules_finish(r->rules, &err)) return fault_of_rules(r, err.message);
  position_init(&r->rules->start, r->rules);
  lua_getfield(r->L, -1, "setup");
  reading_enter(r, "setup");
  ok = read_setup(r, r->rules);
  reading_leave(r);
  lua_pop(r->L, 1);
  if (!ok || !check_directions(r)) return false;
  if (!rules_check_start(r->rules, &err)) return fault_of_rules(r, err.message);
  if (lua_getfield(r->L, -1, "setups") != LUA_TNIL && lua_toboolean(r->L, -1)) {
    reading_enter(r, "setups");
    ok = read_setups(r, r->rules);
    reading_leave(r);
  }
  lua_pop(r->L, 1);
  return ok;
}
