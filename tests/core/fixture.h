/* The rules of the real variants, for tests: loaded from the scripts once, kept till the program ends. The draughts of other
   countries, which test the vocabulary of the rules, lie in tests/variants. */
#ifndef SALTO_TESTS_CORE_FIXTURE_H
#define SALTO_TESTS_CORE_FIXTURE_H

#include "core/game.h"
#include "script/library.h"
#include "options.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { FIXTURE_RULES = 64 };

static struct {
  struct library *library;
  struct rules *rules[FIXTURE_RULES];
  char key[FIXTURE_RULES][160];
  int count;
} fixture;

static inline int fixture_teardown(void **state)
{
  (void)state;
  for (int i = 0; i < fixture.count; i++) rules_free(fixture.rules[i]);
  if (fixture.library) library_free(fixture.library);
  memset(&fixture, 0, sizeof fixture);
  return 0;
}

static inline struct variant *fixture_variant(const char *id)
{
  static const char *const folders[] = {SALTO_SOURCE_DIR "/variants", SALTO_SOURCE_DIR "/tests/variants"};
  struct variant *variant;
  struct error err;
  if (!fixture.library) fixture.library = library_new(folders, 2);
  if (!library_find(&variant, fixture.library, id, &err)) fail_msg("%s: %s", id, err.message);
  return variant;
}

/* players 0: the variant's fewest. */
static inline const struct rules *fixture_rules(const char *id, int players, const char *options)
{
  char key[160];
  snprintf(key, sizeof key, "%s %d %s", id, players, options);
  for (int i = 0; i < fixture.count; i++)
    if (!strcmp(fixture.key[i], key)) return fixture.rules[i];
  assert_true(fixture.count < FIXTURE_RULES);
  struct variant *variant = fixture_variant(id);
  struct choices choices;
  struct error err;
  variant_default_choices(variant, &choices);
  choices.players = players ? players : variant_min_players(variant);
  options_choose(&choices, variant, options);
  if (!variant_rules(&fixture.rules[fixture.count], variant, &choices, &err)) fail_msg("%s: %s", key, err.message);
  snprintf(fixture.key[fixture.count], sizeof fixture.key[0], "%s", key);
  return fixture.rules[fixture.count++];
}

static inline struct position fixture_position(const struct rules *rules, const char *text)
{
  struct position position;
  struct error err;
  memset(&position, 0, sizeof position);
  if (!position_read(&position, text, rules, &err)) fail_msg("%s: %s", text, err.message);
  return position;
}

/* A text of the caller's that lasts till the next call with the same buffer. */
static inline const char *fixture_text(struct strbuf *buf, const struct position *position, const struct rules *rules)
{
  strbuf_clear(buf);
  position_write(buf, position, rules);
  return buf->text;
}

/* "win r", "draw" or "none", as the console says it. */
static inline void fixture_result(char out[16], const struct rules *rules, const struct outcome *outcome)
{
  if (outcome->type == OUTCOME_WIN)
    snprintf(out, 16, "win %c", rules->player[outcome->winner].letter);
  else
    snprintf(out, 16, "%s", outcome->type == OUTCOME_DRAW ? "draw" : "none");
}

#endif
