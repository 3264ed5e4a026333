/* Sentences for players about a match, in their language: the same words in the window, the terminal and the console. Texts of
   the variant come before the host's own (assets/text), the player's language before English. Each sentence is appended. */
#ifndef SALTO_MATCH_WORDS_H
#define SALTO_MATCH_WORDS_H

#include "base/strbuf.h"
#include "base/text.h"
#include "base/told.h"
#include "match/match.h"

struct words {
  const struct texts *host;    /* borrowed */
  const struct texts *variant; /* borrowed; NULL before a variant is chosen */
  const char *language;        /* "en", "pt-BR" */
  const struct participant *participants;    /* borrowed, by player: names and colours of those who play; NULL: the colours of the rules */
};

const char *words_get(const struct words *words, const char *key); /* borrowed; the key itself where there is no text */
bool words_has(const struct words *words, const char *key);
/* What a told text says (base/told.h), such as the reason of an error. */
void words_told(struct strbuf *out, const struct words *words, const char *told);
void words_fill(struct strbuf *out, const struct words *words, const char *key, const struct text_value *values, size_t count);

void words_player(struct strbuf *out, const struct words *words, const struct rules *rules, int player); /* "Ana", "Computer", or "Red" */
void words_colour(struct strbuf *out, const struct words *words, const struct rules *rules, int player); /* "Red", whatever the name */
/* A computer without a name: "Computer", or among several of `players` "Computer 2". words->participants says who is one. */
void words_computer(struct strbuf *out, const struct words *words, int player, int players);
/* "Red 12, Blue 9": captured pieces by player, in turn order. */
void words_scores(struct strbuf *out, const struct words *words, const struct rules *rules, const struct position *position);
void words_refusal(struct strbuf *out, const struct words *words, const struct rules *rules, const struct refusal *refusal);
/* How the game ended; nothing while it goes on. `position` is where it ended. */
void words_outcome(struct strbuf *out, const struct words *words, const struct rules *rules, const struct outcome *outcome,
                   const struct position *position);
/* "1. Red, 2. Green": those who have a place while the others play on; nothing where nobody has one. */
void words_places(struct strbuf *out, const struct words *words, const struct rules *rules, const struct position *position);
/* Who got a place by the last turn while the others play on: "Red is home, in place 1." Nothing where nobody did. */
void words_placed(struct strbuf *out, const struct words *words, const struct match *match);
/* The last turn played: "Red plays c3-d3.", "Blue passes." */
void words_turn(struct strbuf *out, const struct words *words, const struct match *match);
void words_turn_at(struct strbuf *out, const struct words *words, const struct match *match, int number); /* likewise, of another, from 0 */
/* What is expected now: "Red to move.", "Red: jump on, or end the turn on c5." … or how the game ended. */
void words_prompt(struct strbuf *out, const struct words *words, const struct match *match);

/* Why a match can only be looked at; nothing where it may be played. */
void words_view_only(struct strbuf *out, const struct words *words, const struct match *match);

/* "Long jumps", "Goal"; without a text its name: "long_jump" as "Long jump". */
void words_option(struct strbuf *out, const struct words *words, const struct option *option);
/* Within a sentence, as the texts have it: "yes", "all ten pieces", "12". */
void words_option_value(struct strbuf *out, const struct words *words, const struct option *option, int value);
/* As it stands alone, on a button or in a list: "Yes", "All ten pieces", "12". */
void words_option_value_alone(struct strbuf *out, const struct words *words, const struct option *option, int value);

enum { WORDS_NUMBER_SIZE = 24 };
/* With so many digits behind the decimal sign of the language: "12.5". Borrowed: it is `out`. */
const char *words_decimal(char out[WORDS_NUMBER_SIZE], const struct words *words, double number, int digits);

/* The rules of the variant in its own words: the text "rules", or paragraphs "rules.1", "rules.2" … with an empty line between.
   Nothing when it has none. */
void words_rules(struct strbuf *out, const struct words *words);

#endif
