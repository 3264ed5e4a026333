/* Matches of the bundled variants and the host's texts, for the tests of match/ and search/. */
#ifndef SALTO_TESTS_MATCH_FIXTURE_H
#define SALTO_TESTS_MATCH_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "match/match.h"
#include "match/words.h"
#include "script/library.h"
#include "script/text_file.h"
#include "options.h"

#include <string.h>

static struct library *fixture_library;
static struct texts *fixture_texts;

static int fixture_set_up(void **state)
{
  (void)state;
  static const char *const folders[] = {SALTO_SOURCE_DIR "/variants"};
  struct error err;
  fixture_library = library_new(folders, 1);
  fixture_texts = texts_new();
  if (text_folder_load(fixture_texts, SALTO_SOURCE_DIR "/assets/text", &err)) return 0;
  print_error("%s\n", err.message);
  return 1;
}

static int fixture_tear_down(void **state)
{
  (void)state;
  library_free(fixture_library);
  texts_free(fixture_texts);
  return 0;
}

/* players 0: the variant's own number; options as "name=value name=value". */
static inline struct match *fixture_match_with(const char *id, int players, const char *options, const char *position)
{
  struct variant *variant;
  struct choices choices;
  struct match *match;
  struct error err;
  if (!library_find(&variant, fixture_library, id, &err)) fail_msg("%s: %s", id, err.message);
  variant_default_choices(variant, &choices);
  if (players) choices.players = players;
  options_choose(&choices, variant, options);
  if (!match_new(&match, variant, &choices, position, &err)) fail_msg("%s: %s", id, err.message);
  return match;
}

static inline struct match *fixture_match(const char *id, int players, const char *position) { return fixture_match_with(id, players, "", position); }

static inline int fixture_cell(const struct match *match, const char *name)
{
  int cell = board_cell(&match->rules->board, name);
  if (cell == NO_CELL) fail_msg("there is no cell %s", name);
  return cell;
}

static inline enum match_event fixture_click(struct match *match, const char *name) { return match_click(match, fixture_cell(match, name)); }

/* The names of the cells of a set, in the order of the board's rows, with blanks between. */
static inline void fixture_expect_cells(const struct match *match, struct bits cells, const char *expected)
{
  struct strbuf text;
  strbuf_init(&text);
  for (int k = 0; k < match->rules->board.cell_count; k++) {
    int cell = match->rules->board.order[k];
    if (bits_has(&cells, cell)) strbuf_addf(&text, "%s%s", text.length ? " " : "", match->rules->board.name[cell]);
  }
  assert_string_equal(text.text, expected);
  strbuf_release(&text);
}

static inline void fixture_expect_position(const struct match *match, const struct position *position, const char *expected)
{
  struct strbuf text;
  strbuf_init(&text);
  position_write(&text, position, match->rules);
  assert_string_equal(text.text, expected);
  strbuf_release(&text);
}

#endif
