#include "fixture.h"

#include "base/random.h"

static void a_click_lifts_switches_and_puts_back(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 2, NULL);
  assert_false(match->lifted);
  fixture_expect_cells(match, match_starts(match), "d1 d2 d3 d4 c1 c2 c3");
  struct bits none = match_targets(match);
  assert_true(bits_empty(&none));
  assert_int_equal(fixture_click(match, "d1"), MATCH_LIFTED);
  fixture_expect_cells(match, match_targets(match), "e5 e6");
  assert_int_equal(fixture_click(match, "c1"), MATCH_LIFTED);
  fixture_expect_cells(match, match_targets(match), "e5 e7");
  assert_int_equal(fixture_click(match, "c1"), MATCH_DROPPED);
  assert_false(match->lifted);
  assert_int_equal(fixture_click(match, "d1"), MATCH_LIFTED);
  assert_int_equal(match_click(match, NO_CELL), MATCH_DROPPED);
  assert_int_equal(match_click(match, NO_CELL), MATCH_NOTHING);
  assert_int_equal(match->game.count, 0);
  match_free(match);
}

static void a_step_ends_the_turn_without_a_question(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 2, NULL);
  fixture_click(match, "d1");
  assert_int_equal(fixture_click(match, "e5"), MATCH_PLAYED);
  assert_int_equal(match->game.count, 1);
  assert_int_equal(match->game.now.side, 1);
  assert_false(match->lifted);
  match_free(match);
}

static void refusals_name_the_rule_and_change_nothing(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 2, NULL);
  assert_int_equal(fixture_click(match, "i5"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_NO_PIECE);
  assert_int_equal(fixture_click(match, "q1"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_NOT_YOURS);
  assert_int_equal(fixture_click(match, "a1"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_BLOCKED);
  assert_false(match->lifted);
  assert_int_equal(fixture_click(match, "d1"), MATCH_LIFTED);
  assert_int_equal(match->refusal.reason, REFUSAL_NONE);
  assert_int_equal(fixture_click(match, "i5"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_UNREACHABLE);
  assert_true(match->lifted); /* the piece stays in hand */
  assert_int_equal(fixture_click(match, "a1"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_OCCUPIED);
  match_free(match);
}

/* A chain that may stop waits; a click on the piece ends it. */
#define LADDER "1/2/3/4/13/12/11/10/9/10/11/12/4r3r4/2r1/1r1/2/r r"

/* i1 jumps i2, i4 and i6 on its way to i7. */
#define ROW "1/2/3/4/13/12/11/10/mm1m1m3/10/11/12/13/4/3/2/1 r 0,0"

static void a_chain_waits_where_it_may_stop(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, ROW);
  assert_int_equal(fixture_click(match, "i1"), MATCH_LIFTED);
  assert_int_equal(match_end_turn(match), MATCH_REFUSED); /* nothing was moved yet */
  assert_int_equal(match->refusal.reason, REFUSAL_TRUNCATED);
  fixture_expect_cells(match, match_targets(match), "i3");
  assert_int_equal(fixture_click(match, "i3"), MATCH_HOPPED);
  assert_true(match_may_stop(match));
  fixture_expect_cells(match, match_targets(match), "i5");
  struct position shown;
  match_show(match, &shown);
  assert_int_equal(position_at(&shown, match->rules, fixture_cell(match, "i2"), NULL), NO_OWNER); /* gone at once */
  assert_int_equal(position_at(&match->game.now, match->rules, fixture_cell(match, "i2"), NULL), 0);
  assert_int_equal(fixture_click(match, "i4"), MATCH_REFUSED); /* another piece cannot be taken up in mid-chain */
  assert_int_equal(match->refusal.reason, REFUSAL_OCCUPIED);
  assert_int_equal(match_click(match, NO_CELL), MATCH_NOTHING);
  assert_true(match->lifted);
  assert_int_equal(fixture_click(match, "i3"), MATCH_PLAYED);
  fixture_expect_position(match, &match->game.now, "1/2/3/4/13/12/11/10/2mm1m3/10/11/12/13/4/3/2/1 b 1,0");
  match_free(match);
}

static void a_chain_that_cannot_go_on_is_ended(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, ROW);
  assert_int_equal(fixture_click(match, "i1"), MATCH_LIFTED);
  assert_int_equal(fixture_click(match, "i3"), MATCH_HOPPED);
  assert_int_equal(fixture_click(match, "i5"), MATCH_HOPPED);
  assert_int_equal(fixture_click(match, "i7"), MATCH_PLAYED);
  fixture_expect_position(match, &match->game.now, "1/2/3/4/13/12/11/10/6m2/10/11/12/13/4/3/2/1 b 3,0");
  assert_int_equal(match->game.played[0].path.length, 4); /* the way is kept */
  assert_int_equal(match->game.outcome.type, OUTCOME_WIN);
  match_free(match);
}

static void undo_takes_back_the_hops_in_hand_first(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, ROW);
  fixture_click(match, "i1");
  fixture_click(match, "i3");
  fixture_click(match, "i5");
  assert_false(match_redo(match));
  struct position shown;
  assert_true(match_undo(match));
  match_show(match, &shown);
  fixture_expect_position(match, &shown, "1/2/3/4/13/12/11/10/2mm1m3/10/11/12/13/4/3/2/1 r 1,0"); /* with what the turn took so far */
  assert_true(match_may_stop(match));
  assert_true(match_undo(match));
  assert_true(match->lifted);
  assert_false(match_may_stop(match));
  assert_false(match_undo(match)); /* nothing was played; the piece is put back */
  assert_false(match->lifted);
  fixture_click(match, "i1");
  fixture_click(match, "i3");
  fixture_click(match, "i5");
  fixture_click(match, "i7");
  assert_int_equal(match->game.count, 1);
  assert_true(match_undo(match)); /* a whole turn */
  assert_int_equal(match->game.count, 0);
  fixture_expect_position(match, &match->game.now, ROW);
  assert_true(match_redo(match));
  assert_int_equal(match->game.count, 1);
  match_free(match);
}

static void a_duty_is_observed_hop_by_hop(void **state)
{
  (void)state;
  /* d6 takes d7, becomes a king and must take f8 as well, to g8 or h8. */
  struct match *match = fixture_match("turkish-draughts", 0, "5b2/3b4/3w4/8/8/8/w7/8 w");
  assert_true(match_must_capture(match));
  fixture_expect_cells(match, match_starts(match), "d6");
  assert_int_equal(fixture_click(match, "a2"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_MUST_CAPTURE);
  assert_int_equal(fixture_click(match, "d6"), MATCH_LIFTED);
  fixture_expect_cells(match, match_targets(match), "d8");
  assert_int_equal(fixture_click(match, "c6"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_MUST_CAPTURE);
  assert_int_equal(fixture_click(match, "d8"), MATCH_HOPPED);
  assert_false(match_may_stop(match));
  fixture_expect_cells(match, match_targets(match), "g8 h8");
  assert_int_equal(fixture_click(match, "d8"), MATCH_REFUSED); /* it may not stop here */
  assert_true(match->refusal.reason == REFUSAL_MUST_GO_ON || match->refusal.reason == REFUSAL_LONGER_CAPTURE);
  assert_int_equal(match_drop(match), MATCH_DROPPED); /* the hop is taken back */
  fixture_expect_position(match, &match->game.now, "5b2/3b4/3w4/8/8/8/w7/8 w");
  fixture_click(match, "d6");
  fixture_click(match, "d8");
  assert_int_equal(fixture_click(match, "h8"), MATCH_PLAYED); /* nothing else is possible: no question */
  fixture_expect_position(match, &match->game.now, "7W/8/8/8/8/8/w7/8 b");
  match_free(match);
}

static void nothing_moves_when_the_game_is_over(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 0, "4/4/4/4/4/b3/4/4 w");
  assert_int_equal(match->game.outcome.type, OUTCOME_WIN);
  struct bits starts = match_starts(match);
  assert_true(bits_empty(&starts));
  assert_int_equal(fixture_click(match, "a3"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_GAME_OVER);
  assert_int_equal(match_type(match, "a3-b2"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_GAME_OVER);
  match_free(match);
}

static void a_blocked_player_passes(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 2, "1/2/3/4/13/12/11/10/9/10/11/12/13/4/b1b/bb/r r");
  assert_true(match_must_pass(match));
  assert_int_equal(fixture_click(match, "a1"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_MUST_PASS);
  assert_int_equal(match_pass(match), MATCH_PLAYED);
  assert_int_equal(match->game.now.side, 1);
  assert_false(match_must_pass(match));
  assert_int_equal(match_pass(match), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_MAY_NOT_PASS);
  match_free(match);
}

static void typed_turns_and_the_way_back(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 0, NULL);
  struct position start = match->game.now;
  fixture_click(match, "b6");
  assert_int_equal(match_type(match, "b6-b5"), MATCH_REFUSED);
  assert_true(match->lifted);
  assert_int_equal(match_type(match, " b6-a5 "), MATCH_PLAYED);
  assert_false(match->lifted);
  assert_int_equal(match_type(match, "c3-d4"), MATCH_PLAYED);
  assert_true(match_undo(match) && match_undo(match) && !match_undo(match));
  assert_true(position_equal(&match->game.now, &start, match->rules));
  assert_true(match_redo(match) && match_redo(match) && !match_redo(match));
  match_restart(match);
  assert_true(position_equal(&match->game.now, &start, match->rules));
  assert_false(match_undo(match));
  match_free(match);
}

static void setting_up_is_all_or_nothing(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 0, NULL);
  static const char *const good[] = {"b6-a5", "c3-d4"}, *const bad[] = {"b6-a5", "b6-a5", "c3-d4"};
  int refused;
  struct error err;
  assert_true(match_set_up(match, NULL, good, 2, &refused, &err));
  assert_int_equal(match->game.count, 2);
  struct position before = match->game.now;
  assert_false(match_set_up(match, NULL, bad, 3, &refused, &err));
  assert_int_equal(refused, 1);
  assert_int_equal(match->refusal.reason, REFUSAL_NO_PIECE);
  assert_false(match_set_up(match, "nonsense", NULL, 0, &refused, &err));
  assert_int_equal(refused, -1);
  assert_true(err.message[0] != 0);
  assert_int_equal(match->game.count, 2);
  assert_true(position_equal(&match->game.now, &before, match->rules));
  match_free(match);
}

/* Whatever is clicked among what is offered leads to a turn that the list of legal turns holds. */
static void play_by_chance(const char *id, int players, uint64_t seed)
{
  struct match *match = fixture_match(id, players, NULL);
  struct random random;
  random_seed(&random, seed);
  struct turn_list list;
  turn_list_init(&list);
  for (int turn = 0; turn < 60 && match->game.outcome.type == OUTCOME_NONE; turn++) {
    int count = match->game.count;
    turns_generate(&list, match->rules, &match->game.now);
    for (int clicks = 0; match->game.count == count; clicks++) {
      assert_true(clicks < 1000);
      if (match_must_pass(match)) {
        assert_int_equal(match_pass(match), MATCH_PLAYED);
        break;
      }
      if (match_may_stop(match) && random_below(&random, 2)) {
        assert_int_equal(match_click(match, match->chain.at), MATCH_PLAYED);
        break;
      }
      struct bits cells = match->lifted ? match_targets(match) : match_starts(match);
      assert_false(bits_empty(&cells));
      int cell = bits_next(&cells, 0);
      for (int skip = (int)random_below(&random, (uint32_t)bits_count(&cells)); skip > 0; skip--) cell = bits_next(&cells, cell + 1);
      assert_true(match_click(match, cell) >= MATCH_LIFTED);
    }
    bool found = !list.complete;
    for (size_t i = 0; i < list.count && !found; i++) found = turn_same(&list.turn[i], &match->game.played[count].turn);
    assert_true(found);
  }
  turn_list_release(&list);
  match_free(match);
}

static void clicks_by_chance_make_legal_games(void **state)
{
  (void)state;
  for (uint64_t seed = 1; seed <= 5; seed++) {
    play_by_chance("chinese-checkers", 3, seed);
    play_by_chance("capture-chinese-checkers", 4, seed);
    play_by_chance("turkish-draughts", 0, seed);
    play_by_chance("english-draughts", 0, seed);
  }
}

/* Rules made before, by the window for its picture of the start, are played with and are freed with the match. */
static void ready_rules_are_taken(void **state)
{
  (void)state;
  struct variant *variant;
  struct choices choices;
  struct match *match;
  struct rules *rules;
  struct error err;
  assert_true(library_find(&variant, fixture_library, "english-draughts", &err));
  variant_default_choices(variant, &choices);
  assert_true(variant_rules(&rules, variant, &choices, &err));
  assert_true(match_new_with_rules(&match, variant, &choices, rules, NULL, &err));
  assert_ptr_equal(match->rules, rules);
  assert_int_equal(fixture_click(match, "b6"), MATCH_LIFTED);
  match_free(match);
  assert_true(variant_rules(&rules, variant, &choices, &err));
  assert_false(match_new_with_rules(&match, variant, &choices, rules, "no position", &err)); /* and the rules are freed */
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_click_lifts_switches_and_puts_back),
    cmocka_unit_test(a_step_ends_the_turn_without_a_question),
    cmocka_unit_test(refusals_name_the_rule_and_change_nothing),
    cmocka_unit_test(a_chain_waits_where_it_may_stop),
    cmocka_unit_test(a_chain_that_cannot_go_on_is_ended),
    cmocka_unit_test(undo_takes_back_the_hops_in_hand_first),
    cmocka_unit_test(a_duty_is_observed_hop_by_hop),
    cmocka_unit_test(nothing_moves_when_the_game_is_over),
    cmocka_unit_test(a_blocked_player_passes),
    cmocka_unit_test(typed_turns_and_the_way_back),
    cmocka_unit_test(setting_up_is_all_or_nothing),
    cmocka_unit_test(ready_rules_are_taken),
    cmocka_unit_test(clicks_by_chance_make_legal_games),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
