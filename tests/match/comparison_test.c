#include "fixture.h"

#include "match/comparison.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const languages[] = {"en", "pt-BR"};

/* One side of a comparison, as it is when nobody chooses anything. */
struct side {
  struct variant *variant;
  struct rules *rules;
  struct words words;
  struct told_game game;
};

static void side_init(struct side *side, const char *id, const char *language)
{
  struct choices choices;
  struct error err;
  if (!library_find(&side->variant, fixture_library, id, &err)) fail_msg("%s", err.message);
  variant_default_choices(side->variant, &choices);
  if (!variant_rules(&side->rules, side->variant, &choices, &err)) fail_msg("%s", err.message);
  side->words = (struct words){fixture_texts, variant_texts(side->variant), language, NULL};
  side->game = (struct told_game){&side->words, side->variant, side->rules};
}

static void compare(struct comparison *out, const char *base_id, const char *id, const char *language)
{
  struct side base, side;
  side_init(&base, base_id, language);
  side_init(&side, id, language);
  comparison_make(out, &base.game, &side.game);
  rules_free(base.rules);
  rules_free(side.rules);
}

static void tell(struct comparison *out, const char *id, const char *language)
{
  struct side side;
  side_init(&side, id, language);
  comparison_tell(out, &side.game);
  rules_free(side.rules);
}

static const struct comparison_row *find(const struct comparison *comparison, const char *key)
{
  for (int r = 0; r < comparison->count; r++)
    if (!strcmp(comparison->row[r].key, key)) return &comparison->row[r];
  return NULL;
}

static void alike_games_have_no_rows(void **state)
{
  (void)state;
  struct comparison found;
  compare(&found, "english-draughts", "english-draughts", "en");
  assert_int_equal(found.count, 0);
  comparison_release(&found);
}

static void a_row_tells_both_sides(void **state)
{
  (void)state;
  struct comparison found;
  compare(&found, "english-draughts", "turkish-draughts", "en");
  const struct comparison_row *row = find(&found, "jumped");
  assert_non_null(row);
  assert_string_equal(row->title, "Jumped pieces");
  assert_string_equal(row->base, "Leave the board when the whole turn is over. Until then they are in the way, and none is jumped twice.");
  assert_string_equal(row->variant, "Leave the board at once, one by one, and are no longer in the way.");
  comparison_release(&found);
}

static void every_game_is_told_without_gaps(void **state)
{
  (void)state;
  for (size_t l = 0; l < sizeof languages / sizeof *languages; l++)
    for (int i = 0; i < library_count(fixture_library); i++) {
      const struct library_entry *entry = library_at(fixture_library, i);
      struct comparison found;
      tell(&found, entry->id, languages[l]);
      assert_true(found.count > 10);
      for (int r = 0; r < found.count; r++) {
        const struct comparison_row *row = &found.row[r];
        assert_null(row->base);
        if (!*row->title || !*row->variant || strpbrk(row->variant, "{}") || strstr(row->variant, "rule.") || strstr(row->title, "rule."))
          fail_msg("%s in %s: '%s': '%s'", entry->id, languages[l], row->title, row->variant);
      }
      comparison_release(&found);
    }
}

static int set_up(void **state)
{
  if (fixture_set_up(state)) return 1;
  library_add_folder(fixture_library, SALTO_SOURCE_DIR "/tests/variants");
  return 0;
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(alike_games_have_no_rows),
    cmocka_unit_test(a_row_tells_both_sides),
    cmocka_unit_test(every_game_is_told_without_gaps),
  };
  return cmocka_run_group_tests(tests, set_up, fixture_tear_down);
}
