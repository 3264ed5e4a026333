/* Records of games, for the tests of match/record.h. */
#ifndef SALTO_TESTS_MATCH_RECORD_GAMES_H
#define SALTO_TESTS_MATCH_RECORD_GAMES_H

#include "match/fixture.h"

#include "match/record.h"

#include <stdlib.h>

static inline char *written(const struct match *match)
{
  struct strbuf out;
  strbuf_init(&out);
  record_write(&out, match, "en", 0);
  return out.text; /* a record is never empty, so this is owned */
}

static inline struct record *read_well(const char *text)
{
  struct record *record;
  struct error err;
  if (!record_read(&record, text, &err)) fail_msg("%s\n%s", err.message, text);
  return record;
}

/* The match that a record tells of, with the library's variant and rules made anew. */
static inline struct match *reopened(const char *text)
{
  struct record *record = read_well(text);
  struct variant *variant;
  struct choices choices;
  struct rules *rules;
  struct error err;
  if (!library_find(&variant, fixture_library, record_variant(record), &err)) fail_msg("%s", err.message);
  if (!record_choices(&choices, record, variant, &err)) fail_msg("%s", err.message);
  if (!variant_rules(&rules, variant, &choices, &err)) fail_msg("%s", err.message);
  struct match *match = record_open(record, variant, rules);
  record_free(record);
  return match;
}

static inline struct match *viewed(const char *text)
{
  struct record *record = read_well(text);
  struct match *match = record_open(record, NULL, NULL);
  record_free(record);
  return match;
}

/* A text with the first `from` in it replaced; owned. */
static inline char *edited(const char *text, const char *from, const char *to)
{
  const char *at = strstr(text, from);
  if (!at) fail_msg("'%s' is not in %s", from, text);
  struct strbuf out;
  strbuf_init(&out);
  strbuf_addf(&out, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
  return out.text;
}

static inline char *short_game(void)
{
  struct match *match = fixture_match("turkish-draughts", 2, NULL);
  assert_int_equal(match_type(match, "c3-c4"), MATCH_PLAYED);
  assert_int_equal(match_type(match, "h6-h5"), MATCH_PLAYED);
  assert_int_equal(match_type(match, "d3-d4"), MATCH_PLAYED);
  char *text = written(match);
  match_free(match);
  return text;
}

#endif
