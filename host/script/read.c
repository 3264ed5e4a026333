#include "script/read.h"

#include "base/nearest.h"
#include "base/utf8.h"
#include "script/locate.h"
#include "script/option.h"

#include <lauxlib.h>

#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void reading_init(struct reading *r, lua_State *L, const struct sources *sources)
{
  *r = (struct reading){.L = L, .sources = sources};
  strbuf_init(&r->faults);
  strbuf_init(&r->line);
}

void reading_release(struct reading *r)
{
  strbuf_release(&r->faults);
  strbuf_release(&r->line);
}

void reading_enter(struct reading *r, const char *name)
{
  if (r->depth < MAX_READ_DEPTH) snprintf(r->name[r->depth], READ_NAME_SIZE, "%.*s", READ_NAME_SIZE - 1, name); /* a longer one is cut */
  r->depth++;
}

void reading_enter_item(struct reading *r, int item)
{
  char number[16];
  snprintf(number, sizeof number, "%d", item);
  reading_enter(r, number);
}

void reading_leave(struct reading *r) { r->depth--; }

/* ---- faults ---- */

/* "path:line:column: a.b.c: ": in the source that holds most of the path, the script's own before those it extends. */
static void write_where(struct reading *r, bool key, struct noted *noted)
{
  *noted = (struct noted){.start = r->faults.length};
  const char *names[MAX_READ_DEPTH];
  int depth = r->depth < MAX_READ_DEPTH ? r->depth : MAX_READ_DEPTH;
  for (int i = 0; i < depth; i++) names[i] = r->name[i];
  struct place best = {0};
  int file = r->chain[0];
  for (int i = 0; i < r->chain_count; i++) {
    const struct source *source = &r->sources->item[r->chain[i]];
    struct place place = locate(source->text, source->size, names, depth);
    if (place.depth <= best.depth) continue;
    best = place;
    file = r->chain[i];
  }
  const struct source *found_in = &r->sources->item[file];
  noted->whole = !best.depth;
  if (!best.depth) best = locate_table(found_in->text, found_in->size); /* nothing nearer is known than the whole */
  strbuf_add(&r->faults, found_in->path);
  bool value = !key && best.depth == depth;
  noted->source = file;
  noted->line = value ? best.value_line : best.line;
  noted->column = value ? best.value_column : best.column;
  if (best.line) strbuf_addf(&r->faults, ":%d:%d", noted->line, noted->column);
  strbuf_add(&r->faults, ": ");
  for (int i = 0; i < depth; i++) strbuf_addf(&r->faults, "%s%s", i ? "." : "", names[i]);
  if (depth) strbuf_add(&r->faults, ": ");
}

static bool note(struct reading *r, bool key, const char *format, va_list arguments)
{
  if (r->fault_count++ >= MAX_NOTED) return false;
  char text[1024];
  vsnprintf(text, sizeof text, format, arguments);
  size_t start = r->faults.length;
  write_where(r, key, &r->noted[r->fault_count - 1]);
  strbuf_add(&r->faults, text);
  for (char *t = r->faults.text + start; *t; t++)
    if (iscntrl((unsigned char)*t)) *t = ' '; /* one fault is one line, whatever a script put into its names */
  utf8_clean(r->faults.text + start);
  strbuf_add_char(&r->faults, '\n');
  return false;
}

bool fault(struct reading *r, const char *format, ...)
{
  va_list arguments;
  va_start(arguments, format);
  note(r, false, format, arguments);
  va_end(arguments);
  return false;
}

bool fault_at_key(struct reading *r, const char *format, ...)
{
  va_list arguments;
  va_start(arguments, format);
  note(r, true, format, arguments);
  va_end(arguments);
  return false;
}

struct fault_line {
  struct noted at;
  const char *text;
};

/* What the whole table lacks comes after what stands in it: it may lack it because of that. Text decides between faults of one place, so that
   no two runs differ. */
static int by_place(const void *a, const void *b)
{
  const struct fault_line *p = a, *q = b;
  if (p->at.source != q->at.source) return p->at.source - q->at.source;
  if (p->at.whole != q->at.whole) return p->at.whole - q->at.whole;
  if (p->at.line != q->at.line) return p->at.line - q->at.line;
  if (p->at.column != q->at.column) return p->at.column - q->at.column;
  return strcmp(p->text, q->text);
}

void faults_sort(struct reading *r)
{
  struct fault_line line[MAX_NOTED];
  int count = r->fault_count < MAX_NOTED ? r->fault_count : MAX_NOTED;
  if (count < 2) return;
  for (size_t c = 0; c < r->faults.length; c++)
    if (r->faults.text[c] == '\n') r->faults.text[c] = '\0';
  for (int i = 0; i < count; i++) line[i] = (struct fault_line){r->noted[i], r->faults.text + r->noted[i].start};
  qsort(line, (size_t)count, sizeof *line, by_place);
  struct strbuf sorted;
  strbuf_init(&sorted);
  if (count > MAX_FAULTS) count = MAX_FAULTS;
  for (int i = 0; i < count; i++) {
    r->noted[i] = line[i].at;
    r->noted[i].start = sorted.length;
    strbuf_addf(&sorted, "%s\n", line[i].text);
  }
  strbuf_release(&r->faults);
  r->faults = sorted;
  r->fault_count = count;
}

const char *found(struct reading *r)
{
  static _Thread_local char text[96];
  switch (lua_type(r->L, -1)) {
  case LUA_TSTRING: snprintf(text, sizeof text, "'%.60s'", lua_tostring(r->L, -1)); break;
  case LUA_TNUMBER:
    if (isnan(lua_tonumber(r->L, -1))) snprintf(text, sizeof text, "what is not a number (0/0)");
    else snprintf(text, sizeof text, "%.14g", lua_tonumber(r->L, -1));
    break;
  case LUA_TBOOLEAN: snprintf(text, sizeof text, "%s", lua_toboolean(r->L, -1) ? "true" : "false"); break;
  case LUA_TNIL: snprintf(text, sizeof text, "nothing"); break;
  case LUA_TUSERDATA: snprintf(text, sizeof text, "%s", option_is_marker(r->L, -1) ? "option(…)" : "an object"); break;
  default: snprintf(text, sizeof text, "a %s", luaL_typename(r->L, -1));
  }
  return text;
}

const char *known_words(const char *word, const char *const *words, size_t count)
{
  static _Thread_local char text[512];
  const char *near = nearest_word(word, words, count);
  size_t length = 0;
  text[0] = '\0';
  if (!count) return text;
  if (near) length += (size_t)snprintf(text, sizeof text, "; did you mean '%s'?", near);
  length += (size_t)snprintf(text + length, sizeof text - length, "%s(valid: ", near ? " " : " ");
  for (size_t i = 0; i < count && length < sizeof text - 60; i++)
    length += (size_t)snprintf(text + length, sizeof text - length, "%s%.40s", i ? ", " : "", words[i]);
  snprintf(text + length, sizeof text - length, length < sizeof text - 60 ? ")" : " …)");
  return text;
}

/* ---- single values ---- */

bool read_word(struct reading *r, int *out, const struct word *words)
{
  const char *known[32], *text = lua_type(r->L, -1) == LUA_TSTRING ? lua_tostring(r->L, -1) : NULL;
  size_t count = 0;
  for (; words[count].word; count++) {
    known[count] = words[count].word;
    if (!text || strcmp(text, words[count].word)) continue;
    *out = words[count].value;
    return true;
  }
  return fault(r, "%s is no such word%s", found(r), known_words(text ? text : "", known, count));
}

bool read_integer(struct reading *r, int *out, int min, int max)
{
  int whole = 0; /* 80 / 2 is 40.0 to Lua, and 40 to its writer */
  lua_Integer value = lua_type(r->L, -1) == LUA_TNUMBER ? lua_tointegerx(r->L, -1, &whole) : 0;
  if (!whole || value < min || value > max) return fault(r, "a whole number from %d to %d was expected, not %s", min, max, found(r));
  *out = (int)value;
  return true;
}

bool read_text(struct reading *r, char *out, size_t size)
{
  size_t length = 0;
  const char *text = lua_type(r->L, -1) == LUA_TSTRING ? lua_tolstring(r->L, -1, &length) : NULL;
  if (!text) return fault(r, "a text was expected, not %s", found(r));
  if (length == 0 || length >= size || strlen(text) != length) return fault(r, "a text of 1 to %zu letters was expected, not %s", size - 1, found(r));
  memcpy(out, text, length + 1);
  return true;
}

bool is_plain_name(const char *name)
{
  return *name && strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_") == strlen(name) && !(*name >= '0' && *name <= '9');
}

bool read_function(struct reading *r, const char *what)
{
  if (lua_iscfunction(r->L, -1)) return fault(r, "a %s … end of the script's own was expected, not one of the built-in functions", what);
  return lua_isfunction(r->L, -1) ? true : fault(r, "a %s was expected, not %s", what, found(r));
}

static bool read_boolean(struct reading *r, bool *out)
{
  if (lua_type(r->L, -1) != LUA_TBOOLEAN) return fault(r, "true or false was expected, not %s", found(r));
  *out = lua_toboolean(r->L, -1);
  return true;
}

/* ---- tables ---- */

bool is_list(struct reading *r)
{
  if (!lua_istable(r->L, -1)) return false;
  bool list = lua_rawgeti(r->L, -1, 1) != LUA_TNIL;
  lua_pop(r->L, 1);
  return list;
}

bool read_length(struct reading *r, int *out, int max, const char *example)
{
  bool ok = true;
  int items = 0;
  *out = 0;
  if (!is_list(r)) return fault(r, "a list was expected: %s, not %s", example, found(r));
  lua_pushnil(r->L);
  while (lua_next(r->L, -2)) {
    lua_pop(r->L, 1);
    items++;
    if (lua_isinteger(r->L, -1)) continue;
    reading_enter(r, lua_type(r->L, -1) == LUA_TSTRING ? lua_tostring(r->L, -1) : "?");
    ok = fault_at_key(r, "a key stands in a list here: %s", example);
    reading_leave(r);
  }
  int count = (int)lua_rawlen(r->L, -1);
  if (items > max) return fault(r, "more than %d of them", max);
  if (ok && items != count) return fault(r, "the list has gaps: after item %d comes nothing, and then there is more", count);
  *out = count;
  return ok;
}

static int by_name(const void *a, const void *b) { return strcmp(a, b); }

/* Notes what is wrong with the key on the top of the stack, where it stands if that can be found. */
static bool bad_key(struct reading *r, const char *name, const char *before, const char *after)
{
  char shown[96];
  snprintf(shown, sizeof shown, "%s", found(r));
  reading_enter(r, name);
  fault_at_key(r, "%s%s%s", before, shown, after);
  reading_leave(r);
  return false;
}

/* The key on the top of the stack. */
static bool read_key(struct reading *r, char out[READ_NAME_SIZE])
{
  size_t length = 0;
  char name[READ_NAME_SIZE];
  if (lua_isinteger(r->L, -1)) {
    snprintf(name, sizeof name, "%lld", (long long)lua_tointeger(r->L, -1));
    return bad_key(r, name, "an item without a key stands here (number ", "); write key = value");
  }
  if (lua_type(r->L, -1) != LUA_TSTRING) return bad_key(r, lua_isboolean(r->L, -1) ? found(r) : "?", "", " cannot be a key");
  const char *key = lua_tolstring(r->L, -1, &length);
  if (length == 0 || length >= READ_NAME_SIZE || strlen(key) != length) return bad_key(r, key, "a key of 1 to 63 letters was expected, not ", "");
  for (const char *k = key; *k; k++)
    if (iscntrl((unsigned char)*k)) return bad_key(r, key, "a key without control characters was expected, not ", "");
  strcpy(out, key);
  return true;
}

bool read_keys(struct reading *r, char (*out)[READ_NAME_SIZE], int *count, int max)
{
  bool ok = true;
  *count = 0;
  if (!lua_istable(r->L, -1)) return fault(r, "a table was expected, not %s", found(r));
  lua_pushnil(r->L);
  while (lua_next(r->L, -2)) {
    lua_pop(r->L, 1);
    if (*count == max || r->fault_count >= MAX_NOTED) {
      lua_pop(r->L, 1);
      ok = fault(r, "more than %d entries", max);
      break;
    }
    if (read_key(r, out[*count]))
      ++*count;
    else
      ok = false;
  }
  qsort(out, (size_t)*count, sizeof *out, by_name); /* Lua's own order differs from run to run */
  return ok;
}

static bool read_field(struct reading *r, const struct field *field, void *target)
{
  void *where = (char *)target + field->offset;
  int value;
  switch (field->type) {
  case FIELD_BOOLEAN: return read_boolean(r, where);
  case FIELD_INTEGER: return read_integer(r, where, field->min, field->max);
  case FIELD_WORD:
    if (!read_word(r, &value, field->words)) return false;
    memcpy(where, &value, sizeof value); /* an enum is as wide as an int */
    return true;
  case FIELD_TEXT: return read_text(r, where, (size_t)field->max);
  case FIELD_READ: return field->read(r, target);
  }
  return false;
}

static bool check_keys(struct reading *r, const struct field *fields)
{
  char keys[64][READ_NAME_SIZE];
  const char *known[40];
  size_t known_count = 0;
  int count;
  bool ok = read_keys(r, keys, &count, 64);
  for (; fields[known_count].key; known_count++) known[known_count] = fields[known_count].key;
  for (int i = 0; i < count; i++) {
    bool valid = false;
    for (size_t k = 0; k < known_count; k++)
      if (!strcmp(known[k], keys[i])) valid = true;
    if (valid) continue;
    reading_enter(r, keys[i]);
    ok = fault_at_key(r, "no such key%s", known_words(keys[i], known, known_count));
    reading_leave(r);
  }
  return ok;
}

bool read_fields(struct reading *r, const struct field *fields, void *target)
{
  if (!lua_istable(r->L, -1)) return fault(r, "a table was expected, not %s", found(r));
  bool known = check_keys(r, fields);
  return read_some_fields(r, fields, target) && known;
}

bool read_some_fields(struct reading *r, const struct field *fields, void *target)
{
  bool ok = true;
  for (const struct field *field = fields; field->key; field++) {
    int type = lua_getfield(r->L, -1, field->key);
    bool absent = type == LUA_TNIL || (type == LUA_TBOOLEAN && !lua_toboolean(r->L, -1) && field->type != FIELD_BOOLEAN);
    if (!absent) {
      reading_enter(r, field->key);
      if (!read_field(r, field, target)) ok = false;
      reading_leave(r);
    }
    lua_pop(r->L, 1);
  }
  return ok;
}

bool read_words(struct reading *r, bool (*each)(struct reading *r, void *target, const char *word), void *target)
{
  bool ok = true;
  if (lua_type(r->L, -1) == LUA_TSTRING) {
    char word[READ_NAME_SIZE];
    for (const char *t = lua_tostring(r->L, -1); *t;) {
      size_t length = strcspn(t, " \t\r\n,");
      if (length >= sizeof word) return fault(r, "'%.40s…' is too long for a name", t);
      if (length) {
        memcpy(word, t, length);
        word[length] = '\0';
        if (!each(r, target, word)) ok = false;
      }
      t += length;
      t += strspn(t, " \t\r\n,");
    }
    return ok;
  }
  if (!lua_istable(r->L, -1) || (!is_list(r) && lua_rawlen(r->L, -1))) return fault(r, "a text or a list of texts was expected, not %s", found(r));
  int count = (int)lua_rawlen(r->L, -1);
  for (int i = 1; i <= count && r->fault_count < MAX_FAULTS; i++) {
    lua_rawgeti(r->L, -1, i);
    reading_enter_item(r, i);
    if (lua_type(r->L, -1) == LUA_TSTRING)
      ok = read_words(r, each, target) && ok;
    else
      ok = fault(r, "a text was expected, not %s", found(r));
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  return ok;
}
