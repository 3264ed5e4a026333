/* One click for a whole turn: on the piece that has only one, on the cell that only one leads to; and where there are more, the way is
   asked for. Whatever the position, the look is bounded. */
#include "fixture.h"

#include "match/reach.h"

/* d6 takes d7, becomes a king and must take f8 as well, to g8 or h8. */
#define FORK "5b2/3b4/3w4/8/8/8/w7/8 w"

static void a_far_end_is_one_click(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 0, FORK);
  assert_int_equal(fixture_click(match, "d6"), MATCH_LIFTED);
  fixture_expect_cells(match, match_targets(match), "d8");
  fixture_expect_cells(match, match_ends(match), "g8 h8");
  assert_int_equal(match_play_only(match), MATCH_NOTHING); /* there are two */
  assert_int_equal(fixture_click(match, "h8"), MATCH_PLAYED);
  fixture_expect_position(match, &match->game.now, "7W/8/8/8/8/8/w7/8 b");
  const struct path *path = &match->game.played[0].path;
  assert_int_equal(path->length, 3); /* with its hops */
  assert_int_equal(path->cell[1], fixture_cell(match, "d8"));
  assert_true(match_undo(match));
  assert_int_equal(fixture_click(match, "g8"), MATCH_PLAYED); /* with no piece in hand too */
  fixture_expect_position(match, &match->game.now, "6W1/8/8/8/8/8/w7/8 b");
  match_free(match);
}

static void a_piece_with_one_turn_is_one_click(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 0, "4/4/1b2/b3/4/4/4/3w b");
  bool only = false;
  for (int c = 0; c < MAX_CELLS; c++) {
    struct bits starts = match_starts(match);
    if (!bits_has(&starts, c)) continue;
    assert_int_equal(match_click(match, c), MATCH_LIFTED);
    struct reach reach;
    reach_chain(&reach, &match->chain, NO_CELL);
    assert_true(reach.complete);
    int ends = bits_count(&reach.ends);
    enum match_event event = match_play_only(match);
    assert_int_equal(event, ends == 1 ? MATCH_PLAYED : MATCH_NOTHING); /* steps: as many turns as ends */
    if (event == MATCH_PLAYED) only = true, match_undo(match);
    else match_drop(match);
  }
  assert_true(only);
  match_free(match);
}


static void several_routes_are_asked_for(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, "1/2/3/4/13/12/11/3m6/2mmm4/3m1m4/11/12/13/4/3/2/1 r 0,0");
  struct bits starts = match_starts(match);
  bool asked = false, played = false;
  for (int from = bits_next(&starts, 0); from >= 0; from = bits_next(&starts, from + 1))
    for (int to = 0; to < MAX_CELLS; to++) {
      if (!bits_has(&match->rules->board.cells, to)) continue;
      struct reach reach;
      struct chain chain;
      assert_true(chain_begin(&chain, match->rules, &match->game.now, from));
      reach_chain(&reach, &chain, to);
      assert_true(reach.complete);
      assert_int_equal(match_click(match, from), MATCH_LIFTED);
      struct bits targets = match_targets(match);
      if (to != from && !bits_has(&targets, to) && !bits_has(&starts, to)) {
        match_has_several(match);
        assert_int_equal(bits_has(&match->several, to), reach.fitting > 1);
        enum match_event event = match_click(match, to);
        assert_int_equal(event, reach.fitting == 1 ? MATCH_PLAYED : MATCH_REFUSED);
        if (reach.fitting > 1) {
          assert_int_equal(match->refusal.reason, REFUSAL_SEVERAL);
          assert_string_equal(match->refusal.to, match->rules->board.name[to]);
          asked = true;
        }
        if (event == MATCH_PLAYED) played = true, match_undo(match);
      }
      match_drop(match);
    }
  assert_true(played);
  assert_true(asked);
  match_free(match);
}

static void expect_refusal(const struct match *match, const char *language, const char *expected)
{
  struct words words = {fixture_texts, NULL, language, NULL};
  struct strbuf text;
  strbuf_init(&text);
  words_refusal(&text, &words, match->rules, &match->refusal);
  assert_string_equal(text.text, expected);
  strbuf_release(&text);
}

/* A click on a cell that more than one piece can go to names them; whatever comes next ends that. */
static void pieces_to_choose_from(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 0, "b7/8/8/8/2w1w3/3w4/8/8 w");
  fixture_expect_cells(match, match_candidates(match), "");
  assert_int_equal(fixture_click(match, "d4"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_SEVERAL_PIECES);
  fixture_expect_cells(match, match_candidates(match), "c4 e4 d3");
  expect_refusal(match, "en", "3 pieces can go to d4: choose one.");
  expect_refusal(match, "pt-BR", "3 peças podem ir até d4: escolha uma.");
  assert_int_equal(fixture_click(match, "c4"), MATCH_PLAYED); /* the cell was said before */
  assert_int_equal(match->game.played[0].turn.to, board_cell(&match->rules->board, "d4"));
  fixture_expect_cells(match, match_candidates(match), "");
  assert_true(match_undo(match));
  assert_int_equal(fixture_click(match, "d4"), MATCH_REFUSED);
  assert_int_equal(fixture_click(match, "h8"), MATCH_REFUSED); /* nobody can go there */
  fixture_expect_cells(match, match_candidates(match), "");
  assert_int_equal(fixture_click(match, "d4"), MATCH_REFUSED);
  assert_int_equal(match_click(match, NO_CELL), MATCH_NOTHING);
  fixture_expect_cells(match, match_candidates(match), "");
  match_free(match);
}

/* Hops that keep the way to the cell open; true: by one of them, that did not lead there itself, only one turn was left, and it was played. */
static bool play_towards(struct match *match, int to)
{
  while (match->lifted) {
    int next = NO_CELL;
    for (int i = 0; i < match->hop_count && next == NO_CELL; i++) {
      struct reach reach;
      struct chain chain = match->chain;
      chain_push(&chain, &match->hop[i]);
      reach_chain(&reach, &chain, to);
      if (reach.fitting > 0) next = match->hop[i].to;
    }
    if (next == NO_CELL) return false;
    if (match_click(match, next) == MATCH_PLAYED) return next != to;
  }
  return false;
}

/* One piece that goes there by captures of different pieces. */
static void ways_to_choose_from(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, "1/2/3/4/13/12/11/3m6/2mmm4/3m1m4/11/12/13/4/3/2/1 r 0,0");
  struct bits starts = match_starts(match);
  int several = 0;
  bool by_hops = false;
  for (int to = bits_next(&match->rules->board.cells, 0); to >= 0; to = bits_next(&match->rules->board.cells, to + 1)) {
    struct reach reach;
    reach_position(&reach, match->rules, &match->game.now, &starts, to);
    assert_true(reach.complete);
    if (bits_has(&starts, to) || reach.fitting < 2) continue;
    assert_int_equal(match_click(match, to), MATCH_REFUSED);
    struct bits candidates = match_candidates(match);
    assert_true(bits_equal(&candidates, &reach.from));
    assert_int_equal(match->refusal.reason, bits_count(&candidates) == 1 ? REFUSAL_SEVERAL_WAYS : REFUSAL_SEVERAL_PIECES);
    several++;
    for (int from = bits_next(&candidates, 0); from >= 0; from = bits_next(&candidates, from + 1)) {
      struct chain chain;
      assert_true(chain_begin(&chain, match->rules, &match->game.now, from));
      reach_chain(&reach, &chain, to);
      match_drop(match);
      assert_int_equal(match_click(match, to), MATCH_REFUSED);
      assert_int_equal(match_click(match, from), reach.fitting == 1 ? MATCH_PLAYED : MATCH_LIFTED);
      by_hops |= match->lifted && play_towards(match, to);
      if (match->game.count == 0) continue;
      assert_int_equal(match->game.played[0].turn.to, to);
      assert_true(match_undo(match));
    }
  }
  assert_true(several > 0);
  assert_true(by_hops);
  match_free(match);
}

/* Hundreds of thousands of routes: the look gives up, and the hops can be made by hand all the same. */
static void an_explosion_is_not_waited_for(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, NULL);
  struct bits starts = match_starts(match);
  struct reach reach;
  reach_position(&reach, match->rules, &match->game.now, &starts, NO_CELL);
  struct turn_list list;
  turn_list_init(&list);
  turns_expand(&list, match->rules, &match->game.now);
  if (reach.complete) { /* then it has seen all of them */
    struct bits ends = {{0}};
    for (size_t i = 0; i < list.count; i++) bits_add(&ends, list.turn[i].to);
    assert_true(bits_equal(&ends, &reach.ends));
  }
  turn_list_release(&list);
  match_free(match);
  match = fixture_match("capture-chinese-checkers", 2,
                        "m/mm/1m1/m1m1/m1mm1m1m1mm1m/m1m1mm1m1m1m/1m1m1m1m1mm/m1m1mm1m1m/1m1m1m1m1/m1m1m1mm1m/"
                        "m1mm1m1m1mm/1m1m1m1mm1m1/m1m1mm1m1m1m1/m1m1/1mm/mm/m r 0,0");
  starts = match_starts(match);
  reach_position(&reach, match->rules, &match->game.now, &starts, NO_CELL);
  assert_false(reach.complete);
  /* What is said of a cell is true, however little was looked at. */
  int told = 0;
  for (int to = bits_next(&match->rules->board.cells, 0); to >= 0 && told < 4; to = bits_next(&match->rules->board.cells, to + 1)) {
    struct position *now = &match->game.now;
    if (position_at(now, match->rules, to, NULL) != NO_OWNER || match_click(match, to) != MATCH_REFUSED) continue;
    struct bits candidates = match_candidates(match);
    if (bits_empty(&candidates)) continue;
    struct bits free_to_go = bits_and(candidates, &starts);
    assert_true(bits_equal(&candidates, &free_to_go));
    assert_int_equal(match->refusal.count, bits_count(&candidates));
    told++;
  }
  assert_int_equal(told, 4);
  int from = bits_next(&starts, 0);
  assert_int_equal(match_click(match, from), MATCH_LIFTED);
  match_ends(match);
  struct bits targets = match_targets(match);
  assert_false(bits_empty(&targets));
  match_free(match);
}

static void an_agreed_end_puts_the_piece_back(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 0, NULL);
  assert_int_equal(fixture_click(match, "d3"), MATCH_LIFTED);
  match_end(match, REASON_RESIGNED, 0);
  assert_false(match->lifted);
  assert_int_equal(match->game.outcome.winner, 1);
  assert_int_equal(fixture_click(match, "d3"), MATCH_REFUSED);
  assert_int_equal(match->refusal.reason, REFUSAL_GAME_OVER);
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_far_end_is_one_click),
    cmocka_unit_test(a_piece_with_one_turn_is_one_click),
    cmocka_unit_test(several_routes_are_asked_for),
    cmocka_unit_test(pieces_to_choose_from),
    cmocka_unit_test(ways_to_choose_from),
    cmocka_unit_test(an_explosion_is_not_waited_for),
    cmocka_unit_test(an_agreed_end_puts_the_piece_back),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
