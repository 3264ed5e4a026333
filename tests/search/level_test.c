#include "thinking.h"

#include "search/level.h"

/* Of a position with many turns, and of one with few. */
static const char *const ids[] = {"capture-chinese-checkers", "chinese-checkers", "turkish-draughts", "english-draughts"};
enum { IDS = sizeof ids / sizeof *ids };

static int without_limit(int limit) { return limit ? limit : INT32_MAX; }

static void a_higher_level_sees_more(void **state)
{
  (void)state;
  for (enum nature nature = 0; nature < NATURES; nature++) {
    for (int i = LEVEL_LEAST + 1; i <= LEVEL_MOST; i++) {
      const struct level *one = level_of(nature, i - 1), *next = level_of(nature, i);
      assert_true(without_limit(one->depth) <= without_limit(next->depth));
      assert_true(next->nodes == 0 || one->nodes < next->nodes || without_limit(one->depth) < without_limit(next->depth));
      assert_true(one->blur >= next->blur && one->quiet <= next->quiet);
      assert_memory_not_equal(one, next, sizeof *one);
    }
    const struct level *most = level_of(nature, LEVEL_MOST);
    assert_true(!most->depth && !most->nodes && !most->blur);
    static const int others[] = {0, -1, LEVEL_MOST + 1};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) assert_ptr_equal(level_of(nature, others[i]), most);
  }
}

static void the_full_strength_has_no_limits(void **state)
{
  (void)state;
  for (int i = LEVEL_LEAST - 2; i < LEVEL_MOST + 2; i++) assert_int_equal(level_is_full(i), i < LEVEL_LEAST || i >= LEVEL_MOST);
}

/* By what the rules say, not by which game it is. */
static void games_have_a_nature(void **state)
{
  (void)state;
  static const struct {
    const char *id;
    int players;
    enum nature nature;
  } rows[] = {
    {"english-draughts", 2, NATURE_EXCHANGE},
    {"turkish-draughts", 2, NATURE_EXCHANGE},
    {"chinese-checkers", 6, NATURE_RACE},
    {"sternhalma", 2, NATURE_RACE},
    {"capture-chinese-checkers", 2, NATURE_HARVEST},
    {"capture-chinese-checkers", 3, NATURE_HARVEST},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct match *match = fixture_match(rows[i].id, rows[i].players, NULL);
    assert_int_equal(nature_of(match->rules), rows[i].nature);
    match_free(match);
  }
}

static uint64_t nodes_of(const struct match *match, int level, int depth)
{
  struct search_info *info = thinking_of(match, &(struct search_limits){.level = level, .depth = depth});
  uint64_t nodes = info->nodes;
  free(info);
  return nodes;
}

/* Every level has seen each turn of its own, however many there are, and then looks at so many positions more, or about as many. */
static void a_level_looks_at_as_many_positions_as_it_may(void **state)
{
  (void)state;
  for (int i = 0; i < IDS; i++) {
    struct match *match = fixture_match(ids[i], 2, NULL);
    for (int n = LEVEL_LEAST; n < LEVEL_MOST - 2; n++) {
      const struct level *level = level_of(nature_of(match->rules), n);
      if (!level->nodes) continue;
      uint64_t nodes = nodes_of(match, n, 0), most = nodes_of(match, n, 1) + level->nodes, least = level->depth ? 0 : most;
      if (nodes < least || nodes > most + most / 8) fail_msg("%s, level %d: %d positions, not %d", ids[i], n, (int)nodes, (int)most);
    }
    match_free(match);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_higher_level_sees_more),
    cmocka_unit_test(the_full_strength_has_no_limits),
    cmocka_unit_test(games_have_a_nature),
    cmocka_unit_test(a_level_looks_at_as_many_positions_as_it_may),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
