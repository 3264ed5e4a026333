#include "script/lexer.h"

#include "base/memory.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct scanner {
  const char *at, *end;
  int line, column;
};

static char peek(const struct scanner *s, int ahead) { return s->end - s->at > ahead ? s->at[ahead] : '\0'; }

static void skip(struct scanner *s, long count)
{
  for (; count > 0 && s->at < s->end; count--, s->at++) {
    if (*s->at == '\n')
      s->line++, s->column = 1;
    else if (((unsigned char)*s->at & 0xC0) != 0x80)
      s->column++; /* the later bytes of a UTF-8 character are no column */
  }
}

/* The number of `=` in a long bracket that starts here, or -1. */
static int long_bracket(const struct scanner *s)
{
  int level = 0;
  if (peek(s, 0) != '[') return -1;
  while (peek(s, 1 + level) == '=') level++;
  return peek(s, 1 + level) == '[' ? level : -1;
}

/* Skips a long string or comment; the text between the brackets. */
static void skip_long(struct scanner *s, int level, const char **text, size_t *length)
{
  skip(s, level + 2);
  *text = s->at;
  for (; s->at < s->end; skip(s, 1)) {
    if (*s->at != ']') continue;
    int equals = 0;
    while (peek(s, 1 + equals) == '=') equals++;
    if (equals == level && peek(s, 1 + level) == ']') {
      *length = (size_t)(s->at - *text);
      skip(s, level + 2);
      return;
    }
  }
  *length = (size_t)(s->at - *text);
}

static void skip_quoted(struct scanner *s, struct token *token)
{
  char quote = *s->at;
  skip(s, 1);
  token->text = s->at;
  while (s->at < s->end && *s->at != quote && *s->at != '\n') skip(s, *s->at == '\\' ? 2 : 1);
  token->length = (size_t)(s->at - token->text);
  if (peek(s, 0) == quote) skip(s, 1);
}

static void skip_blanks_and_comments(struct scanner *s)
{
  for (;;) {
    while (s->at < s->end && isspace((unsigned char)*s->at)) skip(s, 1);
    if (peek(s, 0) != '-' || peek(s, 1) != '-') return;
    skip(s, 2);
    int level = long_bracket(s);
    const char *text;
    size_t length;
    if (level >= 0)
      skip_long(s, level, &text, &length);
    else
      while (s->at < s->end && *s->at != '\n') skip(s, 1);
  }
}

static bool in_name(char c) { return isalnum((unsigned char)c) || c == '_'; }

static struct token next(struct scanner *s)
{
  skip_blanks_and_comments(s);
  struct token token = {.type = TOKEN_END, .text = s->at, .line = s->line, .column = s->column};
  char c = peek(s, 0);
  int level;
  if (s->at >= s->end) return token;
  if ((level = long_bracket(s)) >= 0) {
    token.type = TOKEN_STRING;
    skip_long(s, level, &token.text, &token.length);
    return token;
  }
  if (c == '"' || c == '\'') {
    token.type = TOKEN_STRING;
    skip_quoted(s, &token);
    return token;
  }
  if (isdigit((unsigned char)c)) {
    token.type = TOKEN_NUMBER;
    while (in_name(peek(s, 0)) || peek(s, 0) == '.') skip(s, 1);
  } else if (in_name(c)) {
    token.type = TOKEN_NAME;
    while (in_name(peek(s, 0))) skip(s, 1);
  } else {
    token.type = TOKEN_SYMBOL;
    bool twin = peek(s, 1) == '=' && strchr("=~<>", c); /* `==` must not look like a key's `=` */
    skip(s, twin || (c == '.' && peek(s, 1) == '.') ? 2 : 1);
  }
  token.length = (size_t)(s->at - token.text);
  return token;
}

void tokens_read(struct tokens *out, const char *source, size_t size)
{
  struct scanner s = {source, source + size, 1, 1};
  int capacity = 0;
  *out = (struct tokens){0};
  if (size >= 3 && !memcmp(source, "\xEF\xBB\xBF", 3)) s.at += 3;
  if (peek(&s, 0) == '#')
    while (s.at < s.end && *s.at != '\n') skip(&s, 1);
  do {
    if (out->count == capacity) {
      capacity = capacity ? capacity * 2 : 256;
      out->item = memory_grow(out->item, (size_t)capacity, sizeof *out->item);
    }
    out->item[out->count] = next(&s);
  } while (out->item[out->count++].type != TOKEN_END);
}

void tokens_release(struct tokens *tokens)
{
  free(tokens->item);
  *tokens = (struct tokens){0};
}

bool token_is(const struct token *token, const char *text) { return token->length == strlen(text) && !memcmp(token->text, text, token->length); }
