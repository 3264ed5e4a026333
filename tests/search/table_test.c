/* What the transposition table keeps, within a search and from one search to the next. A table of one slot: every position wants it. */
#include "match/fixture.h"

#include "search/table.h"

enum { FIRST = 11, SECOND = 22, ONE_SLOT = sizeof(struct table_slot) };

static void store(struct transpositions *table, uint64_t key, int depth, int score)
{
  struct table_entry entry = {.turn = 7, .score = (int16_t)score, .depth = (int8_t)depth, .bound = BOUND_EXACT};
  transpositions_store(table, key, &entry);
}

static void expect(const struct transpositions *table, uint64_t key, int score)
{
  struct table_entry entry;
  if (!transpositions_find(&entry, table, key)) fail_msg("%d is not there", (int)key);
  assert_int_equal(entry.score, score);
  assert_int_equal(entry.turn, 7);
  assert_int_equal(entry.bound, BOUND_EXACT);
}

static void expect_none(const struct transpositions *table, uint64_t key)
{
  struct table_entry entry;
  assert_false(transpositions_find(&entry, table, key));
}

static void within_a_search_much_deeper_stays(void **state)
{
  (void)state;
  struct transpositions table = {0};
  transpositions_begin(&table, ONE_SLOT);
  expect_none(&table, FIRST);
  store(&table, FIRST, 6, -300);
  store(&table, SECOND, 3, 40);
  expect(&table, FIRST, -300);
  store(&table, FIRST, 5, 10);
  expect(&table, FIRST, -300);
  store(&table, SECOND, 4, 40);
  expect(&table, SECOND, 40);
  expect_none(&table, FIRST);
  assert_int_equal(transpositions_permill(&table), 1000);
  transpositions_release(&table);
}

static void what_an_earlier_search_left_gives_way(void **state)
{
  (void)state;
  struct transpositions table = {0};
  transpositions_begin(&table, ONE_SLOT);
  store(&table, FIRST, 6, 100);
  transpositions_begin(&table, ONE_SLOT);
  expect(&table, FIRST, 100);
  assert_int_equal(transpositions_permill(&table), 0);
  store(&table, FIRST, 2, 50); /* the same position, less deeply: what is known stays, and counts as found now */
  expect(&table, FIRST, 100);
  assert_int_equal(transpositions_permill(&table), 1000);
  store(&table, SECOND, 3, 40);
  expect(&table, FIRST, 100);
  transpositions_begin(&table, ONE_SLOT);
  store(&table, SECOND, 1, 40);
  expect(&table, SECOND, 40);
  transpositions_release(&table);
}

/* After so many searches the count of their ages goes round. */
static void ages_go_round(void **state)
{
  (void)state;
  struct transpositions table = {0};
  for (int i = 0; i < 200; i++) {
    transpositions_begin(&table, ONE_SLOT);
    store(&table, FIRST, 3, i);
    expect(&table, FIRST, i);
  }
  transpositions_release(&table);
}

static void another_size_is_another_table(void **state)
{
  (void)state;
  struct transpositions table = {0};
  transpositions_begin(&table, ONE_SLOT);
  store(&table, FIRST, 6, 100);
  transpositions_begin(&table, 4 * ONE_SLOT);
  expect_none(&table, FIRST);
  store(&table, FIRST, 1, 10);
  store(&table, SECOND, 1, 20);
  expect(&table, FIRST, 10);
  expect(&table, SECOND, 20);
  transpositions_release(&table);
}

static void room_is_looked_for(void **state)
{
  (void)state;
  assert_true(transpositions_fit(ONE_SLOT));
  assert_false(transpositions_fit(SIZE_MAX / 2));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(within_a_search_much_deeper_stays), cmocka_unit_test(what_an_earlier_search_left_gives_way), cmocka_unit_test(ages_go_round),
    cmocka_unit_test(another_size_is_another_table), cmocka_unit_test(room_is_looked_for),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
