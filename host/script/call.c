#include "script/call.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "platform/clock.h"

#include <lauxlib.h>

#include <assert.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  MEMORY_CEILING = 8 * 1024 * 1024,   /* bytes that one state may hold */
  MEMORY_PER_CALL = 64 * 1024 * 1024, /* bytes that one call may ask for in all: making and dropping big texts is work too */
  HOOK_INTERVAL = 100,                /* instructions between two looks at the budget */
  TRACE_LEVELS = 10,
};

/* To change a budget: its row. The time is only a stop for what instructions do not measure; a busy machine must not meet it. */
static const struct limits {
  long instructions;
  int64_t microseconds;
} limits[] = {
    [BUDGET_LOAD] = {2000000, 2000000}, [BUDGET_RUN] = {1000000, 300000}, /* the window waits for an ending */
    [BUDGET_LEAF] = {100000, 300000}, /* a search waits for an evaluation before it can stop */
};

static const char no_memory[] = "the script needs too much memory: endless recursion, or a table that only grows?";

/* What a state's memory and hook answer to; reached through the allocator's context and the state's extra space. */
struct guard {
  lua_State *L;
  const struct sources *sources;
  size_t held, asked; /* bytes: now, and in this call */
  bool refused;       /* the last request; a second one in a row means that collecting garbage did not help */
  bool running;       /* in a guarded call: ceilings hold */
  long left;          /* instructions */
  int64_t deadline;
  bool spent;         /* a budget ended: no instruction may run any more in this call */
  char message[1024]; /* of the fault, in Lua's words */
  char trace[1024];
};

static struct guard *guard_of(lua_State *L)
{
  struct guard *guard;
  memcpy(&guard, lua_getextraspace(L), sizeof guard);
  return guard;
}

static void append(char *out, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void append(char *out, size_t size, const char *format, ...)
{
  size_t length = strlen(out);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(out + length, size - length, format, arguments);
  va_end(arguments);
}

/* The name a chunk was loaded by, whole: short_src would do, were it not cut for long names. */
static const char *source_of(const lua_Debug *frame) { return *frame->source == '=' || *frame->source == '@' ? frame->source + 1 : frame->short_src; }

/* The functions that run now, innermost first. Makes no object in Lua: memory may be what ran out. */
static void write_trace(struct guard *guard, lua_State *L)
{
  lua_Debug frame;
  guard->trace[0] = '\0';
  int written = 0;
  for (int level = 0; written < TRACE_LEVELS && lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sln", &frame);
    if (frame.currentline < 0) continue; /* a C function */
    append(guard->trace, sizeof guard->trace, "\n  at %s:%d", source_of(&frame), frame.currentline);
    if (!strcmp(frame.what, "main"))
      append(guard->trace, sizeof guard->trace, ", in the script itself");
    else if (frame.name)
      append(guard->trace, sizeof guard->trace, ", in %s", frame.name);
    else
      append(guard->trace, sizeof guard->trace, ", in the function of line %d", frame.linedefined);
    written++;
  }
}

/* "path:line: " of the innermost Lua function. */
static void write_where(char *out, size_t size, lua_State *L)
{
  lua_Debug frame;
  for (int level = 0; lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sl", &frame);
    if (frame.currentline < 0) continue;
    append(out, size, "%s:%d: ", source_of(&frame), frame.currentline);
    return;
  }
}

static void write_fault(struct guard *guard, lua_State *L, const char *what)
{
  guard->message[0] = '\0';
  write_where(guard->message, sizeof guard->message, L);
  append(guard->message, sizeof guard->message, "%s", what);
  write_trace(guard, L);
}

static void hook(lua_State *L, lua_Debug *event);

/* Ends the budget: the first reason is the one that is told. Every instruction from now on calls the hook, which raises. */
static void spend(struct guard *guard, lua_State *L, const char *reason)
{
  if (!guard->spent) write_fault(guard, L, reason);
  guard->spent = true;
  lua_sethook(L, hook, LUA_MASKCOUNT, 1);
}

/* Raises without making an object: there may be no memory for one, and what it says is already in the guard. */
static int raise(lua_State *L)
{
  lua_pushnil(L);
  return lua_error(L);
}

static void look_at_budget(struct guard *guard, lua_State *L, long used)
{
  guard->left -= used;
  if (guard->left < 0)
    spend(guard, L, "the script runs too long: an endless loop?");
  else if (clock_us() > guard->deadline)
    spend(guard, L, "the script takes too much time");
  if (guard->spent) raise(L);
}

static void hook(lua_State *L, lua_Debug *event)
{
  (void)event;
  look_at_budget(guard_of(L), L, HOOK_INTERVAL);
}

void call_charge(lua_State *L, size_t instructions)
{
  look_at_budget(guard_of(L), L, instructions > LONG_MAX / 2 ? LONG_MAX / 2 : (long)instructions);
}

static void *allocate(void *context, void *block, size_t old_size, size_t size)
{
  struct guard *guard = context;
  if (!block) old_size = 0; /* then it is a kind of object */
  if (size == 0) {
    free(block);
    guard->held -= old_size;
    return NULL;
  }
  if (size > old_size && guard->running) {
    size_t more = size - old_size;
    if (guard->held + more > MEMORY_CEILING || guard->asked + more > MEMORY_PER_CALL) {
      /* Lua collects its garbage and asks once more, or raises an error that no handler sees: so the place is noted now. */
      if (guard->refused)
        spend(guard, guard->L, no_memory);
      else if (!guard->spent)
        write_fault(guard, guard->L, no_memory);
      guard->refused = true;
      return NULL;
    }
    guard->refused = false;
    guard->asked += more;
  }
  void *out = memory_grow(block, size, 1);
  guard->held += size - old_size;
  return out;
}

/* Runs where the fault happened, before the stack is gone. Returns nothing of use: what it learned is in the guard. */
static int on_error(lua_State *L)
{
  struct guard *guard = guard_of(L);
  if (guard->spent) return 1;
  guard->message[0] = '\0';
  const char *text = lua_type(L, 1) == LUA_TSTRING ? lua_tostring(L, 1) : NULL;
  bool placed = text && *text == '\1'; /* begins with a source mark */
  if (!placed) write_where(guard->message, sizeof guard->message, L);
  if (text)
    append(guard->message, sizeof guard->message, "%s", text);
  else if (lua_isnumber(L, 1))
    append(guard->message, sizeof guard->message, "error(%g)", lua_tonumber(L, 1));
  else
    append(guard->message, sizeof guard->message, "error() was given a %s instead of a text", luaL_typename(L, 1));
  write_trace(guard, L);
  return 1;
}

lua_State *call_state_new(const struct sources *sources)
{
  struct guard *guard = memory_new(1, sizeof *guard);
  guard->sources = sources;
  lua_State *L = lua_newstate(allocate, guard);
  if (!L) abort(); /* allocate does not refuse outside a call */
  guard->L = L;
  memcpy(lua_getextraspace(L), &guard, sizeof guard);
  return L;
}

void call_state_free(lua_State *L)
{
  if (!L) return;
  struct guard *guard = guard_of(L);
  lua_close(L);
  free(guard);
}

bool call(lua_State *L, int arguments, int results, enum budget budget, struct error *err)
{
  struct guard *guard = guard_of(L);
  assert(!guard->running);
  int function = lua_gettop(L) - arguments;
  guard->asked = 0;
  guard->refused = guard->spent = false;
  guard->left = limits[budget].instructions;
  guard->deadline = clock_us() + limits[budget].microseconds;
  guard->message[0] = guard->trace[0] = '\0';
  lua_pushcfunction(L, on_error);
  lua_insert(L, function);
  lua_sethook(L, hook, LUA_MASKCOUNT, HOOK_INTERVAL);
  guard->running = true;
  int status = lua_pcall(L, arguments, results, function);
  guard->running = false;
  lua_sethook(L, NULL, 0, 0);
  if (status == LUA_OK && !guard->spent) {
    lua_remove(L, function);
    return true;
  }
  lua_settop(L, function - 1);
  if (status == LUA_ERRERR && !guard->spent) { /* the handler itself could not run: the C stack was at its end */
    guard->trace[0] = '\0';
    snprintf(guard->message, sizeof guard->message, "stack overflow");
  }
  struct strbuf text;
  strbuf_init(&text);
  sources_expand(&text, guard->sources, guard->message);
  if (text.length) utf8_clean(text.text); /* one line, whatever a script put into it */
  sources_expand(&text, guard->sources, guard->trace);
  error_set(err, "%s", text.text);
  strbuf_release(&text);
  return false;
}

bool call_c(lua_State *L, lua_CFunction function, void *context, enum budget budget, struct error *err)
{
  lua_pushcfunction(L, function);
  lua_pushlightuserdata(L, context);
  return call(L, 1, 0, budget, err);
}

bool call_prefix_function(lua_State *L, int index, struct error *err)
{
  char place[64];
  lua_Debug where;
  lua_pushvalue(L, index);
  lua_getinfo(L, ">S", &where);
  snprintf(place, sizeof place, "%s:%d: ", where.source + (*where.source == '='), where.linedefined);
  struct strbuf text;
  strbuf_init(&text);
  sources_expand(&text, guard_of(L)->sources, place);
  error_prefix(err, "%s", text.text);
  strbuf_release(&text);
  return false;
}
