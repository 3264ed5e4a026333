#include "script/build.h"

#include "script/call.h"
#include "script/ending.h"
#include "script/evaluation.h"
#include "script/lib.h"
#include "script/locate.h"
#include "script/merge.h"
#include "script/read_book.h"
#include "script/sandbox.h"
#include "script/setup.h"
#include "script/text_table.h"

#include <lauxlib.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct trial;

/* A part of a script's own table, and who reads it. */
struct part {
  const char *key;
  part_reader read;
  void *context;
  bool there;
};

/* All that the functions inside the guarded call need; C memory is owned out here, because an error in Lua jumps past them. */
struct work {
  struct reading r;
  const struct recipe *recipe;
  const struct choices *choices;
  struct head *head;
  struct texts *texts;
  struct build *build;
  struct trial *trial; /* NULL: nothing is left out */
  struct part *part;
  struct error *err; /* of compiling, and of running */
  bool ok;
};

static void give_functions(lua_State *L, const struct recipe *recipe)
{
  option_open(L);
  sandbox_give(L, "option");
  lib_open(L, recipe->sources, recipe->chain, recipe->chain_count);
  sandbox_give(L, "lib");
  lib_allow_reading(L, recipe->may_read);
}

/* Faults are looked for in one script of the chain, or in all. */
static void look_in(struct work *work, int first, int count)
{
  work->r.depth = 0;
  work->r.chain_count = count;
  memcpy(work->r.chain, work->recipe->chain + first, (size_t)count * sizeof *work->r.chain);
}

/* ---- what a fault in a base comes from ----

   A base that loads has no fault of its own. So one that is found where the base says something comes from what the script lays over it:
   the key without which it goes away. The rules are made again without one key after the other, from the outer ones inwards. */

struct suspect {
  char name[MAX_READ_DEPTH][READ_NAME_SIZE];
  int depth;
};

enum { MAX_SUSPECTS = 40 };

/* What is left out this time, and the keys beside it. */
struct trial {
  struct suspect out; /* depth 0: nothing */
  char beside[MAX_SUSPECTS][READ_NAME_SIZE];
  int beside_count;
};

/* Notes the keys of the last table on the way to what is left out, in the table on the top of the stack, and takes it out. */
static void leave_out(lua_State *L, struct trial *trial)
{
  int top = lua_gettop(L), last = trial->out.depth - 1;
  for (int d = 0; d < last; d++) {
    if (!lua_istable(L, -1)) break;
    lua_getfield(L, -1, trial->out.name[d]);
  }
  trial->beside_count = 0;
  if (lua_istable(L, -1)) {
    lua_pushnil(L);
    while (lua_next(L, -2)) {
      lua_pop(L, 1);
      if (lua_type(L, -1) == LUA_TSTRING && lua_rawlen(L, -1) < READ_NAME_SIZE && trial->beside_count < MAX_SUSPECTS)
        strcpy(trial->beside[trial->beside_count++], lua_tostring(L, -1));
    }
    if (*trial->out.name[last]) {
      lua_pushnil(L);
      lua_setfield(L, -2, trial->out.name[last]);
    }
  }
  lua_settop(L, top);
}

/* Pushes a copy of the table that a script returns. */
static bool run_script(struct work *work, int link)
{
  lua_State *L = work->r.L;
  if (!sandbox_compile(L, work->recipe->sources, work->recipe->chain[link], work->err)) return false;
  lua_call(L, 0, 1);
  look_in(work, link, 1);
  if (!lua_istable(L, -1)) return fault(&work->r, "the script must return a table: return { api = 1, … }; it returned %s", found(&work->r));
  return table_copy(&work->r);
}

/* ---- the head ---- */

static bool is_id(const char *id) { return strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-_") == strlen(id); }

static bool read_id(struct reading *r, char *out)
{
  if (!read_text(r, out, sizeof((struct head *)NULL)->id)) return false;
  if (is_id(out)) return true;
  *out = '\0';
  return fault(r, "small letters, digits, - and _ were expected, not %s", found(r));
}
static bool read_own_id(struct reading *r, void *head) { return read_id(r, ((struct head *)head)->id); }
static bool read_family(struct reading *r, void *head) { return read_id(r, ((struct head *)head)->family); }
static bool read_extends(struct reading *r, void *head) { return read_id(r, ((struct head *)head)->extends); }

static bool read_api(struct reading *r, void *head)
{
  int whole = 0;
  if (lua_type(r->L, -1) == LUA_TNUMBER) lua_tointegerx(r->L, -1, &whole);
  if (!whole) return fault(r, "the version of the script interface was expected, a whole number, not %s", found(r));
  if (lua_tointeger(r->L, -1) != API_VERSION)
    return fault(r, "this script is written for version %s of the script interface; this program knows version %d", found(r), API_VERSION);
  ((struct head *)head)->api = API_VERSION;
  return true;
}

static const struct field head_fields[] = {
    READ_FIELD("api", read_api), READ_FIELD("id", read_own_id), READ_FIELD("family", read_family), READ_FIELD("extends", read_extends), END_OF_FIELDS,
};

static int make_head(lua_State *L)
{
  struct work *work = lua_touserdata(L, 1);
  give_functions(L, work->recipe);
  if (!run_script(work, 0)) return 0;
  work->ok = read_some_fields(&work->r, head_fields, work->head);
  if (work->ok && !work->head->api)
    work->ok = fault(&work->r, "api = %d is missing: it says for which version of the script interface this is written", API_VERSION);
  if (work->ok && !*work->head->id) work->ok = fault(&work->r, "id = \"…\" is missing");
  return 0;
}

/* ---- the texts ---- */

static const char text_key[] = "salto.text", book_key[] = "salto.book";

/* The text of the script itself, which merge_chain has put aside. */
static bool read_texts(struct work *work)
{
  struct reading *r = &work->r;
  bool ok = true;
  look_in(work, 0, 1);
  if (lua_getfield(r->L, LUA_REGISTRYINDEX, text_key) != LUA_TNIL && lua_toboolean(r->L, -1)) {
    char languages[32][READ_NAME_SIZE];
    int count;
    reading_enter(r, "text");
    ok = read_keys(r, languages, &count, 32);
    for (int i = 0; i < count; i++) {
      reading_enter(r, languages[i]);
      lua_getfield(r->L, -1, languages[i]);
      if (!language_is_name(languages[i]))
        ok = fault_at_key(r, "%s", language_fault(languages[i]));
      else
        ok = text_table_read(r, work->texts, work->build->keys, languages[i]) && ok;
      lua_pop(r->L, 1);
      reading_leave(r);
    }
    reading_leave(r);
  }
  lua_pop(r->L, 1);
  return ok;
}

/* The kinds and options that texts may name, from the merged table on the top of the stack: all pieces that any choice of options gives. */
static void find_keys(struct work *work)
{
  lua_State *L = work->r.L;
  int top = lua_gettop(L), type = lua_getfield(L, -1, "pieces");
  work->build->keys = text_keys_new(type != LUA_TTABLE);
  if (type == LUA_TTABLE) {
    lua_pushnil(L);
    for (int count = 0; count < 2 * MAX_KINDS && lua_next(L, -2); count++) {
      if (lua_type(L, -2) == LUA_TSTRING && lua_toboolean(L, -1)) text_keys_add_kind(work->build->keys, lua_tostring(L, -2));
      lua_pop(L, 1);
      if (count == 2 * MAX_KINDS - 1) lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
  if (lua_getfield(L, -1, "setups") == LUA_TTABLE)
    for (int i = 1; i <= MAX_SETUPS; i++) {
      if (lua_rawgeti(L, -1, i) == LUA_TTABLE && lua_getfield(L, -1, "name") == LUA_TSTRING) text_keys_add_setup(work->build->keys, lua_tostring(L, -1));
      lua_settop(L, top + 1);
    }
  lua_settop(L, top);
  for (int i = 0; i < work->build->options.count; i++) text_keys_add_option(work->build->keys, &work->build->options.option[i]);
  if (lua_getfield(L, LUA_REGISTRYINDEX, book_key) != LUA_TNIL) read_book_keys(L, work->build->keys);
  lua_pop(L, 1);
}

/* ---- the rules ---- */

/* Takes a key out of the table on the top of the stack: it is not laid over the base's. */
static void put_aside(lua_State *L, const char *key, const char *where)
{
  lua_getfield(L, -1, key);
  lua_setfield(L, LUA_REGISTRYINDEX, where);
  lua_pushnil(L);
  lua_setfield(L, -2, key);
}

/* Every script over the one it extends, from the bottom up; the defaults lie below all. */
static bool merge_chain(struct work *work)
{
  lua_State *L = work->r.L;
  push_defaults(L);
  for (int link = work->recipe->chain_count - 1; link >= 0; link--) {
    if (!run_script(work, link)) return false;
    if (link == 0 && work->trial) leave_out(L, work->trial);
    if (link > 0) { /* they are of that game's board and pieces */
      lua_pushnil(L);
      lua_setfield(L, -2, "setups");
    }
    put_aside(L, "text", text_key); /* of the script itself, which comes last */
    put_aside(L, "book", book_key);
    if (!options_read(&work->r, &work->build->options)) return false;
    table_normalise(L);
    table_merge(L);
  }
  static const char *const several[] = {"shapes", "step", "jump"}; /* defaults for what is completed one by one */
  for (size_t i = 0; i < sizeof several / sizeof *several; i++) {
    lua_pushnil(L);
    lua_setfield(L, -2, several[i]);
  }
  return true;
}

/* The rules from the merged table on the top of the stack. */
static bool rules_of(struct work *work)
{
  lua_State *L = work->r.L;
  int values[MAX_OPTIONS] = {0};
  const struct option_set *options = &work->build->options;
  for (int i = 0; i < options->count; i++) values[i] = work->choices ? work->choices->value[i] : options->option[i].initial;
  look_in(work, 0, work->recipe->chain_count);
  if (!options_resolve(&work->r, options, values)) return false;
  table_normalise(L);
  options_push(L, options, values);
  setup_keep_options(L);
  lib_allow_reading(L, false);
  return read_rules(&work->r);
}

static int make_rules(lua_State *L)
{
  struct work *work = lua_touserdata(L, 1);
  give_functions(L, work->recipe);
  if (!merge_chain(work)) return 0;
  if (work->texts) find_keys(work);
  bool texts = !work->texts || read_texts(work);
  work->ok = rules_of(work) && texts;
  return 0;
}

/* ---- a part ---- */

static int make_part(lua_State *L)
{
  struct work *work = lua_touserdata(L, 1);
  struct part *part = work->part;
  give_functions(L, work->recipe);
  if (!run_script(work, 0)) return 0;
  lua_getfield(L, -1, part->key);
  part->there = lua_toboolean(L, -1);
  reading_enter(&work->r, part->key);
  work->ok = !part->there || part->read(&work->r, part->context);
  reading_leave(&work->r);
  return 0;
}

/* ---- from outside ---- */

static bool names_a_source(const struct sources *sources, const char *message)
{
  for (int i = 0; i < sources->count; i++)
    if (!strncmp(message, sources->item[i].path, strlen(sources->item[i].path))) return true;
  return false;
}

static bool run(struct work *work, lua_CFunction function)
{
  error_clear(work->err);
  work->r.L = sandbox_new(work->recipe->sources, work->err);
  if (!work->r.L) return false;
  bool ok = call_c(work->r.L, function, work, BUDGET_LOAD, work->err) && work->ok;
  if (ok) return true;
  faults_sort(&work->r);
  bool told = *work->err->message && !work->r.fault_count; /* by Lua */
  if (told && !names_a_source(work->recipe->sources, work->err->message))
    error_prefix(work->err, "%s: ", work->recipe->sources->item[work->recipe->chain[0]].path);
  return false;
}

/* Takes the first fault for the error, unless Lua had one, and all of them for the author. */
static void tell(struct work *work, struct strbuf *faults)
{
  struct error *err = work->err;
  if (!*err->message && work->r.fault_count) error_set(err, "%.*s", (int)strcspn(work->r.faults.text, "\n"), work->r.faults.text);
  if (!faults) return;
  strbuf_add(faults, work->r.faults.text);
  if (strncmp(work->r.faults.text, err->message, strlen(err->message))) strbuf_addf(faults, "%s\n", err->message);
}

bool build_head(struct head *out, const struct recipe *recipe, struct strbuf *faults, struct error *err)
{
  struct error none;
  struct work work = {.recipe = recipe, .head = out, .err = err ? err : &none};
  *out = (struct head){0};
  reading_init(&work.r, NULL, recipe->sources);
  bool ok = run(&work, make_head);
  if (!ok) tell(&work, faults);
  sandbox_free(work.r.L);
  reading_release(&work.r);
  return ok;
}

void setup_list_release(struct setup_list *list)
{
  for (int i = 0; i < list->count; i++) free(list->item[i].position);
  list->count = 0;
}

static int by_name(const void *a, const void *b) { return strcmp(a, b); }

/* Whether the first fault is still there without something. */
static bool still_faulty(struct trial *trial, const struct recipe *recipe, const char *fault)
{
  struct build build = {0};
  struct error err;
  struct work work = {.recipe = recipe, .build = &build, .trial = trial, .err = &err};
  reading_init(&work.r, NULL, recipe->sources);
  work.r.rules = rules_new();
  bool ok = run(&work, make_rules), there = !ok && !work.r.fault_count;
  size_t length = strcspn(fault, "\n");
  for (const char *line = work.r.faults.text; !ok && work.r.fault_count && *line; line += strcspn(line, "\n") + 1)
    there |= strcspn(line, "\n") == length && !strncmp(line, fault, length);
  rules_free(work.r.rules);
  sandbox_free(work.r.L);
  reading_release(&work.r);
  qsort(trial->beside, (size_t)trial->beside_count, sizeof *trial->beside, by_name);
  return there;
}

/* The innermost key of the script itself without which the fault goes away; false when there is no such one. */
static bool find_cause(struct suspect *out, const struct recipe *recipe, const char *fault)
{
  *out = (struct suspect){.depth = 0};
  while (out->depth < MAX_READ_DEPTH) {
    struct trial look = {.out = *out}, try;
    look.out.name[look.out.depth++][0] = '\0'; /* only to see the keys */
    still_faulty(&look, recipe, fault);
    int cause = -1;
    for (int i = 0; i < look.beside_count && cause < 0; i++) {
      try.out = look.out;
      strcpy(try.out.name[out->depth], look.beside[i]);
      if (strcmp(look.beside[i], "extends") && !still_faulty(&try, recipe, fault)) cause = i;
    }
    if (cause < 0) break;
    strcpy(out->name[out->depth++], look.beside[cause]);
  }
  return out->depth > 0;
}

/* "; this comes from x.lua:3:5: players.own" behind the first fault, when it stands in a base. */
static void tell_cause(struct strbuf *faults, const struct recipe *recipe)
{
  const struct source *own = &recipe->sources->item[recipe->chain[0]];
  size_t length = strlen(own->path), first = strcspn(faults->text, "\n");
  if (recipe->chain_count < 2 || !faults->length || (!strncmp(faults->text, own->path, length) && faults->text[length] == ':')) return;
  struct suspect cause;
  struct strbuf told;
  strbuf_init(&told);
  strbuf_addf(&told, "%.*s; this comes from %s", (int)first, faults->text, own->path);
  if (find_cause(&cause, recipe, faults->text)) {
    const char *names[MAX_READ_DEPTH];
    for (int i = 0; i < cause.depth; i++) names[i] = cause.name[i];
    struct place place = locate(own->text, own->size, names, cause.depth);
    if (place.line) strbuf_addf(&told, ":%d:%d", place.line, place.column);
    for (int i = 0; i < cause.depth; i++) strbuf_addf(&told, "%s%s", i ? "." : ": ", names[i]);
  }
  strbuf_add(&told, faults->text + first);
  strbuf_clear(faults);
  strbuf_add(faults, told.text);
  strbuf_release(&told);
}

bool build_rules(struct build *out, const struct recipe *recipe, const struct choices *choices, struct texts *texts, struct strbuf *faults,
                 struct error *err)
{
  struct error none;
  struct work work = {.recipe = recipe, .choices = choices, .build = out, .texts = texts, .err = err ? err : &none};
  *out = (struct build){0};
  reading_init(&work.r, NULL, recipe->sources);
  work.r.rules = rules_new();
  work.r.wanted_players = choices ? choices->players : 0;
  work.r.setups = texts ? &out->setups : NULL;
  bool ok = run(&work, make_rules);
  if (!ok && !*work.err->message && !choices) tell_cause(&work.r.faults, recipe); /* not each time a game is begun: it takes a while */
  if (!ok) tell(&work, faults);
  if (ok) {
    out->rules = work.r.rules;
    out->min_players = work.r.min_players;
    out->max_players = work.r.max_players;
  } else {
    rules_free(work.r.rules);
    text_keys_free(out->keys);
    setup_list_release(&out->setups);
    *out = (struct build){0};
  }
  if (ok && work.r.has_functions) {
    struct installed *installed = installed_open(out->rules, work.r.L);
    ending_install(out->rules, installed, recipe->sources);
    evaluation_install(out->rules, installed);
  } else {
    sandbox_free(work.r.L);
  }
  reading_release(&work.r);
  return ok;
}

bool build_part(lua_State **out, const struct recipe *recipe, const char *key, part_reader read, void *context, struct strbuf *faults,
                struct error *err)
{
  struct error none;
  struct part part = {key, read, context, false};
  struct work work = {.recipe = recipe, .part = &part, .err = err ? err : &none};
  *out = NULL;
  reading_init(&work.r, NULL, recipe->sources);
  bool ok = run(&work, make_part);
  if (ok) faults_sort(&work.r); /* those that the reader put up with */
  if (!ok || work.r.fault_count) tell(&work, faults);
  if (ok && part.there)
    *out = work.r.L;
  else
    sandbox_free(work.r.L);
  reading_release(&work.r);
  return ok;
}
