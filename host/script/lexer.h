/* Cuts Lua source into tokens with their places. It reads well-formed sources exactly and never fails on others: what it does not
   know becomes a token of one character. It only serves to point at things; Lua itself compiles. */
#ifndef SALTO_SCRIPT_LEXER_H
#define SALTO_SCRIPT_LEXER_H

#include <stdbool.h>
#include <stddef.h>

enum token_type { TOKEN_NAME, TOKEN_STRING, TOKEN_NUMBER, TOKEN_SYMBOL, TOKEN_END };

struct token {
  enum token_type type;
  const char *text; /* into the source; a string's without its quotes, escapes as written */
  size_t length;
  int line, column; /* from 1; columns count characters, not bytes */
};

struct tokens {
  struct token *item; /* owned; the last one is TOKEN_END */
  int count;
};

void tokens_read(struct tokens *out, const char *source, size_t size);
void tokens_release(struct tokens *tokens);

/* Whether the token is this name, symbol or string. */
bool token_is(const struct token *token, const char *text);

#endif
