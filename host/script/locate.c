#include "script/locate.h"

#include "script/lexer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What one field of a constructor is: the tokens of its key (of its value, where it has none) and of its value. */
struct entry {
  int key, value;
};

static bool opens(const struct token *t)
{
  if (t->type == TOKEN_SYMBOL) return token_is(t, "{") || token_is(t, "(") || token_is(t, "[");
  return t->type == TOKEN_NAME && (token_is(t, "function") || token_is(t, "if") || token_is(t, "do") || token_is(t, "repeat"));
}

static bool closes(const struct token *t)
{
  if (t->type == TOKEN_SYMBOL) return token_is(t, "}") || token_is(t, ")") || token_is(t, "]");
  return t->type == TOKEN_NAME && (token_is(t, "end") || token_is(t, "until"));
}

static bool is_symbol(const struct token *t, const char *symbol) { return t->type == TOKEN_SYMBOL && token_is(t, symbol); }

/* From a value's first token to the token that ends it: a `,` or `;` or the `}` of the constructor it stands in. */
static int end_of_value(const struct tokens *tokens, int at)
{
  int depth = 0;
  for (; tokens->item[at].type != TOKEN_END; at++) {
    const struct token *t = &tokens->item[at];
    if (depth == 0 && (is_symbol(t, ",") || is_symbol(t, ";") || is_symbol(t, "}"))) return at;
    if (opens(t))
      depth++;
    else if (closes(t))
      depth--;
  }
  return at;
}

/* The entry of a constructor (whose `{` is token `open`) with this key, or one with key -1. */
static struct entry find_entry(const struct tokens *tokens, int open, const char *name)
{
  int position = 0;
  int at = open + 1;
  while (tokens->item[at].type != TOKEN_END && !is_symbol(&tokens->item[at], "}")) {
    const struct token *t = &tokens->item[at];
    struct entry entry = {at, at};
    bool found;
    if (t->type == TOKEN_NAME && is_symbol(&t[1], "=")) {
      entry.value = at + 2;
      found = token_is(t, name);
    } else if (is_symbol(t, "[") && t[1].type != TOKEN_END && is_symbol(&t[2], "]") && is_symbol(&t[3], "=")) {
      entry.key = at + 1;
      entry.value = at + 4;
      found = token_is(&t[1], name);
    } else {
      char number[16];
      snprintf(number, sizeof number, "%d", ++position);
      found = !strcmp(number, name);
    }
    if (found) return entry;
    at = end_of_value(tokens, entry.value);
    if (is_symbol(&tokens->item[at], ",") || is_symbol(&tokens->item[at], ";")) at++;
  }
  return (struct entry){-1, -1};
}

/* The `{` of the table that a value is: itself, or that of a local table it names. -1 when it is neither. */
static int table_of_value(const struct tokens *tokens, int at)
{
  const struct token *t = &tokens->item[at];
  if (is_symbol(t, "{")) return at;
  if (t->type != TOKEN_NAME) return -1;
  const struct token *after = &t[1];
  bool alone = after->type == TOKEN_END || is_symbol(after, ",") || is_symbol(after, ";") || is_symbol(after, "}");
  if (!alone) return -1;
  for (int i = 0; i + 3 < tokens->count; i++) {
    const struct token *l = &tokens->item[i];
    if (l->type == TOKEN_NAME && token_is(l, "local") && l[1].type == TOKEN_NAME && l[1].length == t->length &&
        !memcmp(l[1].text, t->text, t->length) && is_symbol(&l[2], "=") && is_symbol(&l[3], "{"))
      return i + 3;
  }
  return -1;
}

/* The value after the last `return` that stands in no function or block: what the script gives. -1 when there is none. */
static int returned_value(const struct tokens *tokens)
{
  int depth = 0, found = -1;
  for (int i = 0; i < tokens->count; i++) {
    const struct token *t = &tokens->item[i];
    if (depth == 0 && t->type == TOKEN_NAME && token_is(t, "return")) found = i + 1;
    if (opens(t))
      depth++;
    else if (closes(t))
      depth--;
  }
  return found;
}

/* The token after one of the names `.key` or `["key"]` (its own place in *key), or -1 when something else stands there. */
static int after_part(const struct tokens *tokens, int at, const char *name, int *key)
{
  const struct token *t = &tokens->item[at];
  if (at + 3 >= tokens->count) return -1;
  *key = at + 1;
  if (is_symbol(t, ".") && t[1].type == TOKEN_NAME && token_is(&t[1], name)) return at + 2;
  if (is_symbol(t, "[") && token_is(&t[1], name) && is_symbol(&t[2], "]")) return at + 3;
  return -1;
}

/* `t.a.b = …` after `local t = {}`: as many of the names as are written so, at least the first. The last such place in the text. */
static struct entry find_assigned(const struct tokens *tokens, int returned, const char *const *names, int count, int *depth)
{
  struct entry entry = {-1, -1};
  const struct token *table = &tokens->item[returned];
  if (table->type != TOKEN_NAME) return entry;
  for (int i = 0; i + 3 < tokens->count; i++) {
    const struct token *t = &tokens->item[i];
    if (t->type != TOKEN_NAME || t->length != table->length || memcmp(t->text, table->text, t->length)) continue;
    int at = i + 1, key = 0;
    for (int d = 0; d < count; d++) {
      at = after_part(tokens, at, names[d], &key);
      if (at < 0) break;
      if (!is_symbol(&tokens->item[at], "=") || d + 1 < *depth) continue;
      entry = (struct entry){key, at + 1};
      *depth = d + 1;
    }
  }
  return entry;
}

/* The only `name =` in the text. */
static struct entry find_anywhere(const struct tokens *tokens, const char *name)
{
  struct entry entry = {-1, -1};
  for (int i = 0; i + 1 < tokens->count; i++) {
    const struct token *t = &tokens->item[i];
    if (t->type != TOKEN_NAME || !token_is(t, name) || !is_symbol(&t[1], "=")) continue;
    if (entry.key >= 0) return (struct entry){-1, -1};
    entry = (struct entry){i, i + 2};
  }
  return entry;
}

static void set_place(struct place *place, const struct tokens *tokens, struct entry entry, int depth)
{
  const struct token *key = &tokens->item[entry.key], *value = &tokens->item[entry.value];
  *place = (struct place){depth, key->line, key->column, value->line, value->column};
}

struct place locate_table(const char *source, size_t size)
{
  struct place place = {0};
  struct tokens tokens;
  tokens_read(&tokens, source, size);
  int returned = returned_value(&tokens);
  int table = returned < 0 ? -1 : table_of_value(&tokens, returned);
  if (table >= 0) set_place(&place, &tokens, (struct entry){table, table}, 0);
  tokens_release(&tokens);
  return place;
}

struct place locate(const char *source, size_t size, const char *const *names, int count)
{
  struct place place = {0};
  struct tokens tokens;
  tokens_read(&tokens, source, size);
  int returned = returned_value(&tokens);
  int table = returned < 0 ? -1 : table_of_value(&tokens, returned);
  int first = 0; /* names that an assignment behind the constructor took care of */
  if (returned >= 0) {
    struct entry entry = find_assigned(&tokens, returned, names, count, &first);
    if (entry.key >= 0) {
      set_place(&place, &tokens, entry, first);
      table = table_of_value(&tokens, entry.value);
    }
  }
  for (int depth = first; depth < count && table >= 0; depth++) {
    struct entry entry = find_entry(&tokens, table, names[depth]);
    if (entry.key < 0) break;
    set_place(&place, &tokens, entry, depth + 1);
    table = table_of_value(&tokens, entry.value);
    if (table < 0) break;
  }
  if (place.depth < count && table < 0 && count > 0) { /* what is left was not written as a table: perhaps its name stands alone */
    struct entry entry = find_anywhere(&tokens, names[count - 1]);
    if (entry.key >= 0) set_place(&place, &tokens, entry, count);
  }
  tokens_release(&tokens);
  return place;
}

int locate_near(const char *source, size_t size, int line, const char *near)
{
  struct tokens tokens;
  tokens_read(&tokens, source, size);
  int column = 0;
  for (int i = 0; i < tokens.count; i++) {
    const struct token *t = &tokens.item[i];
    if (t->line > line) break;
    if (t->line != line) continue;
    bool whole = t->type == TOKEN_STRING ? strstr(near, "'") || strstr(near, "\"") : token_is(t, near);
    if (t->type == TOKEN_END && !strcmp(near, "<eof>")) whole = true;
    /* The last one in the line: Lua reads on until it cannot, so the one it stumbles over tends to be the later. */
    if (whole) column = t->column;
  }
  tokens_release(&tokens);
  return column;
}
