/* Sentences for players about a match, in their language: the same words in the window, the terminal and the console. Texts of
   the variant come before the host's own (assets/text). */
#ifndef SALTO_MATCH_WORDS_H
#define SALTO_MATCH_WORDS_H

#include "base/strbuf.h"
#include "base/text.h"
#include "match/match.h"

struct words {
  const struct texts *host;    /* borrowed */
  const struct texts *variant; /* borrowed; NULL before a variant is chosen */
  const char *language;        /* "en", "pt-BR" */
};

const char *words_get(const struct words *words, const char *key); /* the variant's text, else the host's */
void words_fill(struct strbuf *out, const struct words *words, const char *key, const struct text_value *values, size_t count);

void words_player(struct strbuf *out, const struct words *words, const struct rules *rules, int player); /* "Red" */
void words_refusal(struct strbuf *out, const struct words *words, const struct rules *rules, const struct refusal *refusal);
void words_outcome(struct strbuf *out, const struct words *words, const struct rules *rules, const struct outcome *outcome, const struct position *position);
/* What is expected now: "Red to move", "Jump on, or end the turn here", "a capture must be played" … */
void words_prompt(struct strbuf *out, const struct words *words, const struct match *match);

#endif
