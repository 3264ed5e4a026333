/* The articles of the rules, one case or more each: data in the Lua files of this folder, whose form README.md tells. */
#include "core/fixture.h"

#include <lauxlib.h>
#include <lua.h>

/* To add a file of cases: a row. */
static const char *const files[] = {
    "chinese-checkers.lua", "capture-chinese-checkers.lua", "sternhalma.lua", "turkish-draughts.lua", "english-draughts.lua", "other-draughts.lua",
};

struct subject { /* the case being looked at; its table is on top of the Lua stack */
  lua_State *lua;
  const struct rules *rules;
  struct game game;
  char name[256];
  int checks, failures;
};

/* Says what is wrong and leaves the check; the other cases are still looked at. */
#define FAIL(subject, format, ...)                                                                                                                   \
  do {                                                                                                                                               \
    print_error("%s: " format "\n", (subject)->name, __VA_ARGS__);                                                                                   \
    (subject)->failures++;                                                                                                                           \
    return;                                                                                                                                          \
  } while (0)

static bool read_turn(struct subject *s, const char *text, struct turn *turn, struct path *path)
{
  struct refusal refusal;
  if (turn_read(turn, path, text, s->rules, &s->game.now, &refusal)) return true;
  print_error("%s: %s is refused: %s %s\n", s->name, text, refusal_key(refusal.reason), refusal.turn);
  s->failures++;
  return false;
}

/* ---- one function for each key of a case; the value is on top of the stack ---- */

static void check_start(struct subject *s)
{
  struct strbuf text;
  strbuf_init(&text);
  const char *got = fixture_text(&text, &s->rules->start, s->rules), *expected = lua_tostring(s->lua, -1);
  if (strcmp(got, expected)) FAIL(s, "the start is %s", got);
  strbuf_release(&text);
}

static void check_play(struct subject *s)
{
  for (lua_Integer i = 1; lua_geti(s->lua, -1, i) != LUA_TNIL; i++, lua_pop(s->lua, 1)) {
    struct refusal refusal;
    const char *text = lua_tostring(s->lua, -1);
    if (s->game.outcome.type != OUTCOME_NONE) FAIL(s, "over before %s (turn %d)", text, (int)i);
    if (!game_play_text(&s->game, text, &refusal)) FAIL(s, "%s (turn %d) is refused: %s %s", text, (int)i, refusal_key(refusal.reason), refusal.turn);
  }
  lua_pop(s->lua, 1);
}

static void check_now(struct subject *s)
{
  struct strbuf text;
  strbuf_init(&text);
  const char *got = fixture_text(&text, &s->game.now, s->rules);
  if (strcmp(got, lua_tostring(s->lua, -1))) FAIL(s, "the position is %s", got);
  strbuf_release(&text);
}

/* Exactly these turns: each is legal, no two are the same, and there are no more. */
static void check_turns(struct subject *s)
{
  struct turn_list list;
  struct path path;
  struct strbuf all;
  turn_list_init(&list);
  strbuf_init(&all);
  turns_generate(&list, s->rules, &s->game.now);
  bool *named = calloc(list.count + 1, sizeof *named);
  size_t count = 0;
  for (; lua_geti(s->lua, -1, (lua_Integer)count + 1) != LUA_TNIL; count++, lua_pop(s->lua, 1)) {
    struct turn turn;
    const char *text = lua_tostring(s->lua, -1);
    if (!read_turn(s, text, &turn, &path)) return;
    size_t i = 0;
    while (i < list.count && !turn_same(&turn, &list.turn[i])) i++;
    if (i == list.count) FAIL(s, "%s is not listed", text);
    if (named[i]) FAIL(s, "%s stands here twice", text);
    named[i] = true;
  }
  lua_pop(s->lua, 1);
  for (size_t i = 0; i < list.count; i++) {
    turn_list_path(&list, i, &path);
    strbuf_add(&all, " ");
    turn_write(&all, s->rules, &list.turn[i], &path);
  }
  if (count != list.count || !list.complete) FAIL(s, "%zu turns:%s", list.count, all.text);
  free(named);
  strbuf_release(&all);
  turn_list_release(&list);
}

static void check_count(struct subject *s)
{
  struct turn_list list;
  turn_list_init(&list);
  turns_generate(&list, s->rules, &s->game.now);
  if (list.count != (size_t)lua_tointeger(s->lua, -1)) FAIL(s, "%zu turns", list.count);
  turn_list_release(&list);
}

static void check_legal(struct subject *s)
{
  struct turn turn;
  struct path path;
  for (lua_Integer i = 1; lua_geti(s->lua, -1, i) != LUA_TNIL; i++, lua_pop(s->lua, 1)) (void)read_turn(s, lua_tostring(s->lua, -1), &turn, &path);
  lua_pop(s->lua, 1);
}

static void check_after(struct subject *s)
{
  for (lua_pushnil(s->lua); lua_next(s->lua, -2); lua_pop(s->lua, 1)) {
    struct turn turn;
    struct path path;
    struct position after;
    struct strbuf text;
    strbuf_init(&text);
    if (!read_turn(s, lua_tostring(s->lua, -2), &turn, &path)) return;
    turn_apply(&after, s->rules, &s->game.now, &turn);
    const char *got = fixture_text(&text, &after, s->rules);
    if (strcmp(got, lua_tostring(s->lua, -1))) FAIL(s, "%s leads to %s", lua_tostring(s->lua, -2), got);
    strbuf_release(&text);
  }
}

static void check_refused(struct subject *s)
{
  for (lua_pushnil(s->lua); lua_next(s->lua, -2); lua_pop(s->lua, 1)) {
    struct turn turn;
    struct path path;
    struct refusal refusal;
    char got[1200];
    const char *text = lua_tostring(s->lua, -2), *expected = lua_tostring(s->lua, -1);
    if (turn_read(&turn, &path, text, s->rules, &s->game.now, &refusal)) FAIL(s, "%s is accepted", text);
    snprintf(got, sizeof got, "%s%s%s", refusal_key(refusal.reason) + strlen("refusal."), strchr(expected, ' ') ? " " : "",
             strchr(expected, ' ') ? refusal.turn : "");
    if (strcmp(got, expected)) FAIL(s, "%s is refused by %s", text, got);
  }
}

/* A path and the cells that may come next, sorted by name; a dot at the end where the turn may end. */
static void check_hops(struct subject *s)
{
  for (lua_pushnil(s->lua); lua_next(s->lua, -2); lua_pop(s->lua, 1)) {
    char text[256], got[512] = "";
    struct chain chain;
    struct hop hop[MAX_HOPS];
    bool complete;
    int count = 0;
    snprintf(text, sizeof text, "%s", lua_tostring(s->lua, -2));
    char *rest = NULL, *cell = strtok_r(text, "-x", &rest);
    if (!chain_begin(&chain, s->rules, &s->game.now, board_cell(&s->rules->board, cell))) FAIL(s, "%s cannot be lifted", cell);
    for (;;) {
      count = chain_hops(&chain, hop, &complete);
      if (!(cell = strtok_r(NULL, "-x", &rest))) break;
      int h = 0;
      while (h < count && strcmp(s->rules->board.name[hop[h].to], cell)) h++;
      if (h == count) FAIL(s, "no hop to %s in %s", cell, lua_tostring(s->lua, -2));
      chain_push(&chain, &hop[h]);
    }
    for (int i = 0; i < s->rules->board.cell_count; i++)
      for (int h = 0; h < count; h++)
        if (hop[h].to == s->rules->board.order[i])
          snprintf(got + strlen(got), sizeof got - strlen(got), "%s%s", *got ? " " : "", s->rules->board.name[hop[h].to]);
    if (chain_may_stop(&chain)) snprintf(got + strlen(got), sizeof got - strlen(got), "%s.", *got ? " " : "");
    if (strcmp(got, lua_tostring(s->lua, -1))) FAIL(s, "after %s come %s", lua_tostring(s->lua, -2), got);
  }
}

static void check_result(struct subject *s)
{
  char got[80];
  fixture_result(got, s->rules, &s->game.outcome);
  if (s->game.outcome.type != OUTCOME_NONE) snprintf(got + strlen(got), 40, " %s", outcome_key(s->game.outcome.reason) + strlen("outcome."));
  if (strcmp(got, lua_tostring(s->lua, -1))) FAIL(s, "the result is %s", got);
}

/* In the order in which they are looked at. To add a key: a row, and a line in README.md. */
static const struct {
  const char *key;
  void (*check)(struct subject *subject); /* NULL: part of the case itself */
} keys[] = {
    {"article", NULL},      {"variant", NULL},      {"players", NULL},    {"options", NULL},          {"position", NULL},
    {"start", check_start}, {"play", check_play},   {"now", check_now},   {"turns", check_turns},     {"count", check_count},
    {"legal", check_legal}, {"after", check_after}, {"hops", check_hops}, {"refused", check_refused}, {"result", check_result},
};
enum { KEY_COUNT = sizeof keys / sizeof keys[0] };

static const char *field(lua_State *lua, const char *key, const char *otherwise)
{
  const char *value = lua_getfield(lua, -1, key) == LUA_TNIL ? otherwise : lua_tostring(lua, -1);
  lua_pop(lua, 1); /* the table keeps the string alive */
  return value;
}

static void refuse_unknown_keys(struct subject *s)
{
  for (lua_pushnil(s->lua); lua_next(s->lua, -2); lua_pop(s->lua, 1)) {
    int k = 0;
    while (k < KEY_COUNT && strcmp(keys[k].key, lua_tostring(s->lua, -2))) k++;
    if (k == KEY_COUNT) FAIL(s, "unknown key %s", lua_tostring(s->lua, -2));
  }
}

static void run_case(struct subject *s, const char *variant)
{
  int top = lua_gettop(s->lua);
  snprintf(s->name, sizeof s->name, "%s %s", variant, field(s->lua, "article", "(no article)"));
  refuse_unknown_keys(s);
  s->rules = fixture_rules(field(s->lua, "variant", variant), atoi(field(s->lua, "players", "2")), field(s->lua, "options", ""));
  game_init(&s->game, s->rules);
  const char *text = field(s->lua, "position", NULL);
  if (text) {
    struct position start;
    struct error err;
    if (!position_read(&start, text, s->rules, &err)) FAIL(s, "%s", err.message);
    game_reset(&s->game, &start);
  }
  for (int k = 0; k < KEY_COUNT; k++) {
    if (lua_getfield(s->lua, -1, keys[k].key) != LUA_TNIL && keys[k].check) {
      keys[k].check(s);
      s->checks++;
    }
    lua_settop(s->lua, top);
  }
  game_release(&s->game);
  if (!s->checks) FAIL(s, "%s", "nothing is checked");
}

static void every_article_holds(void **state)
{
  (void)state;
  int all_failures = 0;
  for (size_t f = 0; f < sizeof files / sizeof files[0]; f++) {
    char path[512], variant[64];
    snprintf(path, sizeof path, "%s/tests/rules/%s", SALTO_SOURCE_DIR, files[f]);
    snprintf(variant, sizeof variant, "%.*s", (int)strcspn(files[f], "."), files[f]);
    lua_State *lua = luaL_newstate();
    if (luaL_dofile(lua, path)) fail_msg("%s", lua_tostring(lua, -1));
    lua_Integer cases = 0;
    int checks = 0, failures = 0;
    for (; lua_geti(lua, -1, cases + 1) != LUA_TNIL; cases++, lua_pop(lua, 1)) {
      struct subject subject = {.lua = lua};
      run_case(&subject, variant);
      checks += subject.checks;
      failures += subject.failures;
    }
    print_message("%s: %d cases, %d checks\n", files[f], (int)cases, checks);
    assert_true(cases > 0);
    all_failures += failures;
    lua_close(lua);
  }
  assert_int_equal(all_failures, 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_article_holds),
  };
  return cmocka_run_group_tests_name("articles of the rules", tests, NULL, fixture_teardown);
}
