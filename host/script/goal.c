#include "script/goal.h"

#include "core/outcome.h"
#include "core/refusal.h"
#include "script/call.h"
#include "script/view.h"

#include <lauxlib.h>

#include <stdio.h>
#include <string.h>

/* ---- reading ---- */

/* What reads the keys of a condition. */
struct wanted {
  struct condition condition;
  int learner;
  int given; /* how many keys said something */
};

static bool read_some_cells(struct reading *r, bool *given, struct bits *out, struct wanted *wanted)
{
  wanted->given++;
  *given = true;
  if (!read_cells(r, out, wanted->learner)) return false;
  return bits_empty(out) ? fault(r, "at least one cell was expected") : true;
}

static bool read_from(struct reading *r, void *target)
{
  struct wanted *w = target;
  return read_some_cells(r, &w->condition.has_from, &w->condition.from, w);
}
static bool read_to(struct reading *r, void *target)
{
  struct wanted *w = target;
  return read_some_cells(r, &w->condition.has_to, &w->condition.to, w);
}
static bool read_empty(struct reading *r, void *target)
{
  struct wanted *w = target;
  return read_some_cells(r, &w->condition.has_empty, &w->condition.empty, w);
}
static bool read_fill(struct reading *r, void *target)
{
  struct wanted *w = target;
  if (!r->rules->owned) return fault(r, "pieces belong to nobody here, so the player has none to fill cells with");
  return read_some_cells(r, &w->condition.has_fill, &w->condition.fill, w);
}

/* Only that its cells exist: which turns are legal is seen in the position it is played in. */
static bool add_turn(struct reading *r, void *target, const char *word)
{
  struct condition *condition = &((struct wanted *)target)->condition;
  struct path path;
  if (condition->turn_count == MAX_GOAL_TURNS) return fault(r, "more than %d turns", MAX_GOAL_TURNS);
  if (!read_way(r, &path, word)) return false;
  strcpy(condition->turn[condition->turn_count++], word);
  return true;
}

static bool read_turns(struct reading *r, void *target)
{
  struct wanted *wanted = target;
  wanted->given++;
  if (!read_words(r, add_turn, wanted)) return false;
  return wanted->condition.turn_count ? true : fault(r, "at least one turn was expected");
}

static bool read_hops(struct reading *r, void *target)
{
  struct wanted *wanted = target;
  wanted->given++;
  return read_integer(r, &wanted->condition.hops, 1, MAX_CELLS);
}

static bool read_captures(struct reading *r, void *target)
{
  struct wanted *wanted = target;
  wanted->given++;
  if (!read_integer(r, &wanted->condition.captures, 0, MAX_CELLS)) return false;
  return wanted->condition.captures && !r->rules->can_capture ? fault(r, "nothing is captured in this game") : true;
}

static bool read_true(struct reading *r, bool *out, struct wanted *wanted)
{
  if (lua_type(r->L, -1) != LUA_TBOOLEAN) return fault(r, "true was expected, not %s", found(r));
  wanted->given++;
  return *out = true;
}

static bool read_won(struct reading *r, void *target) { return read_true(r, &((struct wanted *)target)->condition.won, target); }

static bool read_crowned(struct reading *r, void *target)
{
  bool promotes = false;
  for (int k = 0; k < r->rules->kind_count; k++) promotes |= r->rules->kind[k].promotes_to != NO_KIND;
  if (!promotes) return fault(r, "no piece is promoted in this game");
  return read_true(r, &((struct wanted *)target)->condition.crowned, target);
}

/* To add a condition: a row, a field in struct condition, and a line in `holds`. */
static const struct field condition_fields[] = {
    READ_FIELD("turn", read_turns),
    READ_FIELD("from", read_from),
    READ_FIELD("to", read_to),
    READ_FIELD("hops", read_hops),
    READ_FIELD("fill", read_fill),
    READ_FIELD("empty", read_empty),
    READ_FIELD("captures", read_captures),
    READ_FIELD("crowned", read_crowned),
    READ_FIELD("won", read_won),
    END_OF_FIELDS,
};

bool goal_read(struct reading *r, struct task_goal *goal, int learner)
{
  struct wanted wanted = {.condition = {.captures = -1}, .learner = learner};
  *goal = (struct task_goal){.function = LUA_NOREF, .condition = {.captures = -1}};
  if (lua_istable(r->L, -1)) {
    if (!read_fields(r, condition_fields, &wanted)) return false;
    goal->condition = wanted.condition;
    return wanted.given ? true : fault(r, "an empty goal would be reached by any turn");
  }
  if (!lua_isfunction(r->L, -1)) return fault(r, "a table of conditions or a function(p, before) was expected, not %s", found(r));
  if (!read_function(r, "function(p, before)")) return false;
  lua_pushvalue(r->L, -1);
  goal->function = luaL_ref(r->L, LUA_REGISTRYINDEX);
  return true;
}

/* ---- declared conditions ---- */

static bool is_turn(const struct condition *condition, const struct attempt *attempt, const struct played *last)
{
  for (int i = 0; i < condition->turn_count; i++) {
    struct turn turn;
    struct path path;
    struct refusal refusal;
    if (turn_read(&turn, &path, condition->turn[i], attempt->rules, &last->before, &refusal) && turn_same(&turn, &last->turn)) return true;
  }
  return false;
}

static bool has_won(bool *out, const struct attempt *attempt, struct error *err)
{
  struct outcome outcome;
  bool ok = outcome_of(&outcome, attempt->rules, attempt->now, err);
  *out = (outcome.type == OUTCOME_WIN && outcome.winner == attempt->learner) || attempt->now->place[attempt->learner];
  return ok;
}

static bool holds(bool *out, const struct condition *c, const struct attempt *attempt, struct error *err)
{
  const struct played *last = &attempt->played[attempt->count - 1];
  const struct turn *turn = &last->turn;
  const struct rules *rules = attempt->rules;
  bool moved = turn->type != TURN_PASS, won = true;
  struct bits occupied = position_occupied(attempt->now, rules), lacking = c->fill, wrong = bits_and(c->empty, &occupied);
  if (c->has_fill) {
    struct bits own = position_of(attempt->now, rules, attempt->learner);
    lacking = bits_minus(lacking, &own);
  }
  if (c->won && !has_won(&won, attempt, err)) return false;
  *out = won;
  *out &= !c->turn_count || is_turn(c, attempt, last);
  *out &= !c->has_from || (moved && bits_has(&c->from, turn->from));
  *out &= !c->has_to || (moved && bits_has(&c->to, turn->to));
  *out &= !c->has_fill || bits_empty(&lacking);
  *out &= !c->has_empty || bits_empty(&wrong);
  *out &= !c->hops || (turn->type == TURN_JUMP && last->path.length - 1 >= c->hops);
  *out &= c->captures < 0 || bits_count(&turn->captured) == c->captures;
  *out &= !c->crowned || (moved && turn->kind != turn->before);
  return true;
}

/* ---- functions ---- */

static const char now_key[] = "salto.now", before_key[] = "salto.before";

void goal_open(lua_State *L)
{
  view_push(L);
  lua_setfield(L, LUA_REGISTRYINDEX, now_key);
  view_push(L);
  lua_setfield(L, LUA_REGISTRYINDEX, before_key);
}

/* The stack of an installed state holds the two positions, always. */
enum { NOW = 1, BEFORE = 2, FUNCTION = 3 };

void goal_install(lua_State *L)
{
  lua_settop(L, 0);
  lua_getfield(L, LUA_REGISTRYINDEX, now_key);
  lua_getfield(L, LUA_REGISTRYINDEX, before_key);
}

/* Copies the word at the top of the stack and sees that there is a text for it. */
static bool read_said(lua_State *L, char word[BOOK_NAME_SIZE], const struct attempt *attempt, struct error *err)
{
  const char *said = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  char key[128];
  if (lua_isnil(L, -1)) return true;
  if (!said) return error_set(err, "beside its answer the goal may give the word of a text, not a %s", luaL_typename(L, -1));
  snprintf(key, sizeof key, "exercise.%s.%.40s", attempt->name, said);
  if (strlen(said) >= BOOK_NAME_SIZE || !text_exact(attempt->texts, TEXT_FALLBACK, key))
    return error_set(err, "the goal gave the word '%.40s', and there is no text '%s' in English", said, key);
  strcpy(word, said);
  return true;
}

/* What the function gave: an answer and below the top, a word on it. */
static bool read_answer(lua_State *L, enum goal_result *out, char word[BOOK_NAME_SIZE], const struct attempt *attempt, struct error *err)
{
  int type = lua_type(L, -2);
  if (type != LUA_TNIL && type != LUA_TBOOLEAN)
    return error_set(err, "the goal must give true (done), false (not done) or nil (go on), not a %s", lua_typename(L, type));
  if (!read_said(L, word, attempt, err)) return false;
  *out = type == LUA_TNIL ? GOAL_RESULT_OPEN : lua_toboolean(L, -2) ? GOAL_RESULT_DONE : GOAL_RESULT_FAILED;
  return true;
}

static bool run_function(enum goal_result *out, char word[BOOK_NAME_SIZE], int function, lua_State *L, const struct attempt *attempt,
                         struct error *err)
{
  struct view *now = lua_touserdata(L, NOW), *before = lua_touserdata(L, BEFORE);
  const struct played *last = &attempt->played[attempt->count - 1];
  struct lesson after_it = {attempt->learner, attempt->count, last};
  struct lesson before_it = {attempt->learner, attempt->count - 1, attempt->count > 1 ? last - 1 : NULL};
  *now = (struct view){attempt->rules, attempt->now, &after_it};
  *before = (struct view){attempt->rules, &last->before, &before_it};
  lua_rawgeti(L, LUA_REGISTRYINDEX, function);
  lua_pushvalue(L, FUNCTION);
  lua_pushvalue(L, NOW);
  lua_pushvalue(L, BEFORE);
  bool ok = call(L, 2, 2, BUDGET_RUN, err);
  *now = *before = (struct view){NULL, NULL, NULL};
  if (ok && !read_answer(L, out, word, attempt, err)) ok = call_prefix_function(L, FUNCTION, err);
  lua_settop(L, BEFORE);
  return ok;
}

bool goal_check(enum goal_result *out, char word[BOOK_NAME_SIZE], const struct task_goal *goal, lua_State *L, const struct attempt *attempt,
                struct error *err)
{
  bool reached = false;
  *out = GOAL_RESULT_OPEN;
  word[0] = '\0';
  if (goal->function != LUA_NOREF) return run_function(out, word, goal->function, L, attempt, err);
  if (!holds(&reached, &goal->condition, attempt, err)) return false;
  if (reached) *out = GOAL_RESULT_DONE;
  return true;
}
