/* Hauls that are kept from position to position are those that the list of all turns has. */
#include "match/fixture.h"

#include "base/memory.h"
#include "core/hauls.h"
#include "search/chance.h"

#include <stdlib.h>

enum { FEW = 40 /* turns of a piece that are surely all looked at */ };

static void expect_hauls(const struct hauls *hauls, const struct rules *rules, const struct position *position, struct turn_list *list)
{
  int count[MAX_CELLS] = {0}, most[MAX_CELLS] = {0};
  struct bits can = {{0}};
  turns_expand(list, rules, position);
  assert_true(list->complete);
  for (size_t i = 0; i < list->count; i++) {
    const struct turn *turn = &list->turn[i];
    int captured = bits_count(&turn->captured);
    bits_add(&can, turn->from);
    count[turn->from]++;
    if (captured > most[turn->from]) most[turn->from] = captured;
  }
  assert_true(bits_equal(&can, &hauls->can));
  for (int c = bits_next(&can, 0); c >= 0; c = bits_next(&can, c + 1)) {
    struct turn turn = hauls_turn(hauls, c, rules, position);
    bool legal = false;
    for (size_t i = 0; i < list->count; i++) legal |= turn_same(&turn, &list->turn[i]);
    assert_true(legal);
    assert_true(hauls_have(hauls, &turn));
    assert_int_equal(bits_count(&turn.captured), hauls->haul[c].count);
    if (count[c] <= FEW) assert_int_equal(hauls->haul[c].count, most[c]);
  }
}

static int longest(const struct hauls *hauls)
{
  int most = 0;
  for (int c = bits_next(&hauls->can, 0); c >= 0; c = bits_next(&hauls->can, c + 1))
    if (hauls->haul[c].count > most) most = hauls->haul[c].count;
  return most;
}

static void play(const struct rules *rules, uint64_t seed)
{
  struct hauls *hauls = memory_new(2, sizeof *hauls);
  struct turn_list list;
  struct random random;
  struct position now, next;
  turn_list_init(&list);
  random_seed(&random, seed);
  position_copy(&now, &rules->start, rules);
  for (;;) {
    struct turn turn;
    struct path path;
    hauls_find(&hauls[0], rules, &now);
    expect_hauls(&hauls[0], rules, &now, &list);
    if (!chance_choose(&turn, &path, &random, rules, &now)) break;
    turn_apply(&next, rules, &now, &turn);
    hauls_copy(&hauls[1], &hauls[0]);
    hauls_find(&hauls[1], rules, &next);
    int most = longest(&hauls[1]);
    assert_int_equal(hauls_most(&hauls[0], rules, &next, MAX_CELLS), most);
    for (int enough = 0; enough <= most; enough++) assert_true(hauls_most(&hauls[0], rules, &next, enough) >= enough);
    position_copy(&now, &next, rules);
  }
  turn_list_release(&list);
  free(hauls);
}

/* With short jumps, and with long ones, which are found another way. */
static void are_kept_true(void **state)
{
  (void)state;
  struct variant *variant;
  struct choices choices;
  struct error err;
  assert_true(library_find(&variant, fixture_library, "capture-chinese-checkers", &err));
  for (int jumps = 0; jumps < 2; jumps++) {
    struct rules *rules;
    const struct option *option;
    int count = variant_options(variant, &option);
    variant_default_choices(variant, &choices);
    for (int i = 0; i < count; i++)
      if (!strcmp(option[i].name, "long_jump")) choices.value[i] = jumps;
    assert_true(variant_rules(&rules, variant, &choices, &err));
    assert_int_equal(rules->plain_captures, !jumps);
    for (uint64_t seed = 1; seed <= 10; seed++) play(rules, seed);
    rules_free(rules);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(are_kept_true)};
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
