/* Typed turns: what is accepted, and for every reason of refusal a position and a turn that meet it. */
#include "core/fixture.h"

#include <time.h>

#define TURKISH "8/bbbbbbbb/bbbbbbbb/8/8/wwwwwwww/wwwwwwww/8 w"
#define STAR "b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/13/rrrr/rrr/rr/r r"
#define BILLIONS                                                                                                                                     \
  "1/mm/1m1/mmmm/1m1m1m1m1m1m1/mmmmmmmmmmmm/1m1m1m1m1m1/mmmmmmmmmm/1m1mmm1m1/mmmmmmmmmm/"                                                            \
  "1m1m1m1m1m1/mmmmmmmmmmmm/1m1m1m1m1m1m1/mmmm/1m1/mm/1 r 0,0"

struct refused {
  const char *variant, *options, *position, *turn;
  enum refusal_reason reason;
  const char *from, *to, *over, *cell, *example; /* checked where not NULL */
  const char *found, *expected;
};

/* To add one: a row. Every reason that turn_read can give must be here; the last test counts them. */
static const struct refused refused[] = {
    /* the text */
    {"turkish-draughts", "", TURKISH, "", .reason = REFUSAL_SYNTAX, .found = "", .expected = "turn"},
    {"turkish-draughts", "", TURKISH, "  \t ", .reason = REFUSAL_SYNTAX, .found = "", .expected = "turn"},
    {"turkish-draughts", "", TURKISH, "-c4", .reason = REFUSAL_SYNTAX, .found = "-c4", .expected = "cell"},
    {"turkish-draughts", "", TURKISH, "c3--c4", .reason = REFUSAL_SYNTAX, .found = "-c4", .expected = "cell"},
    {"turkish-draughts", "", TURKISH, "c3:c4", .reason = REFUSAL_SYNTAX, .found = ":c4", .expected = "separator"},
    {"turkish-draughts", "", TURKISH, "c3 - c4", .reason = REFUSAL_SYNTAX, .found = " - c4", .expected = "end"},
    {"turkish-draughts", "", TURKISH, "c3-c4 c5", .reason = REFUSAL_SYNTAX, .found = " c5", .expected = "end"},
    {"turkish-draughts", "", TURKISH, "c3-c4!", .reason = REFUSAL_SYNTAX, .found = "!", .expected = "separator"},
    {"turkish-draughts", "", TURKISH,
     "\xc3\xa9"
     "3-c4",
     .reason = REFUSAL_SYNTAX, .found = "\\xc3\\xa93-c4", .expected = "cell"},
    {"turkish-draughts", "", TURKISH, "z3-c4", .reason = REFUSAL_UNKNOWN_CELL, .cell = "z3"},
    {"turkish-draughts", "", TURKISH, "c3-c9", .reason = REFUSAL_UNKNOWN_CELL, .cell = "c9"},
    {"turkish-draughts", "", TURKISH, "c3-c45", .reason = REFUSAL_UNKNOWN_CELL, .cell = "c45"},
    {"turkish-draughts", "", TURKISH, "C3-c4", .reason = REFUSAL_UNKNOWN_CELL, .cell = "C3"},
    {"turkish-draughts", "", TURKISH, "passt", .reason = REFUSAL_UNKNOWN_CELL, .cell = "passt"},
    {"chinese-checkers", "", STAR, "d1-e14", .reason = REFUSAL_UNKNOWN_CELL, .cell = "e14"},
    {"turkish-draughts", "", TURKISH, "c3", .reason = REFUSAL_TRUNCATED},
    {"turkish-draughts", "", TURKISH, "c3-", .reason = REFUSAL_TRUNCATED},
    {"turkish-draughts", "", TURKISH, "c3xc5x", .reason = REFUSAL_TRUNCATED},

    /* the piece */
    {"turkish-draughts", "", TURKISH, "c4-c5", .reason = REFUSAL_NO_PIECE, .cell = "c4"},
    {"turkish-draughts", "", TURKISH, "c6-c5", .reason = REFUSAL_NOT_YOURS, .cell = "c6"},

    /* the way it goes */
    {"turkish-draughts", "", TURKISH, "c2-c3", .reason = REFUSAL_OCCUPIED, .from = "c2", .to = "c3"},
    {"turkish-draughts", "", "8/8/8/8/3w4/8/b7/8 w", "d4-d3", .reason = REFUSAL_DIRECTION, .from = "d4", .to = "d3"},
    {"turkish-draughts", "", "7b/8/8/8/3w4/3b4/8/8 w", "d4xd2", .reason = REFUSAL_DIRECTION, .from = "d4", .to = "d2"},
    {"turkish-draughts", "", TURKISH, "c3-c5", .reason = REFUSAL_UNREACHABLE, .from = "c3", .to = "c5"},
    {"turkish-draughts", "", TURKISH, "c3-d4", .reason = REFUSAL_UNREACHABLE, .from = "c3", .to = "d4"},
    {"turkish-draughts", "", TURKISH, "c2-c4", .reason = REFUSAL_NOT_JUMPABLE, .from = "c2", .to = "c4", .over = "c3"},
    {"turkish-draughts", "", "8/7b/8/8/8/8/2w5/W7 w", "a1-c1-c3", .reason = REFUSAL_TURN_OVER, .from = "c1", .to = "c3"},
    {"chinese-checkers", "", STAR, "d1-e5-f5", .reason = REFUSAL_TURN_OVER, .from = "e5", .to = "f5"},
    {"chinese-checkers", "", "b/bb/bbb/bbbb/13/12/11/10/9/10/11/4r7/13/rrrr/rrr/1r/r r", "d1-e5-g5", .reason = REFUSAL_MIXED, .from = "e5",
     .to = "g5"},
    {"chinese-checkers", "", STAR, "c1-e5-f5", .reason = REFUSAL_MIXED, .from = "e5", .to = "f5"},
    {"chinese-checkers", "", STAR, "c1-e5-c1", .reason = REFUSAL_CELL_USED, .from = "e5", .to = "c1"},
    {"capture-chinese-checkers", "", "1/2/3/4/13/12/11/10/4m4/5m4/11/12/13/4/3/2/1 r 0,0", "i5-i6", .reason = REFUSAL_NO_STEPS, .from = "i5",
     .to = "i6"},

    {"turkish-draughts", "", "8/8/8/8/1b1Wb3/8/8/B7 w", "d4xf4xa4", .reason = REFUSAL_TURNED_BACK, .from = "f4", .to = "a4"},
    {"turkish-draughts", "", "7b/8/8/8/3b4/8/8/3W4 w", "d1xd6xd2", .reason = REFUSAL_TURNED_BACK, .from = "d6", .to = "d2"},
    {"turkish-draughts", "", "7b/8/8/8/3b4/8/8/3W4 w", "d1xd6xc6", .reason = REFUSAL_MIXED, .from = "d6", .to = "c6"},
    {"english-draughts", "", "4/4/bb2/4/bb2/1W2/4/4 w", "c3xe5xc7xa5xc3xe5", .reason = REFUSAL_JUMPED_TWICE, .from = "c3", .to = "e5", .over = "d4"},
    {"english-draughts", "", "4/4/bb2/4/bb2/1W2/4/4 w", "c3xe5xc7xa5", .reason = REFUSAL_MUST_GO_ON, .from = "a5"},
    {"english-draughts", "", "1b2/w3/1b2/4/4/4/4/4 w", "a7xc9", .reason = REFUSAL_UNKNOWN_CELL, .cell = "c9"},

    /* duties */
    {"turkish-draughts", "", "8/8/8/2b5/2w5/8/7w/B7 w", "h2-h3", .reason = REFUSAL_MUST_CAPTURE, .from = "h2", .to = "h3", .example = "c4xc6"},
    {"turkish-draughts", "", "8/8/8/3b4/2b5/2w3b1/6w1/B7 w", "g2xg4", .reason = REFUSAL_LONGER_CAPTURE, .from = "g2", .to = "g4",
     .example = "c3xc5xe5"},
    {"turkish-draughts", "", "8/8/8/3b4/2b5/2w5/8/B7 w", "c3xc5", .reason = REFUSAL_MUST_GO_ON, .from = "c5", .example = "c3xc5xe5"},
    {"english-draughts", "", "4/4/1b2/4/b3/w3/4/4 w", "a3xc5", .reason = REFUSAL_MUST_GO_ON, .from = "c5", .example = "a3xc5xe7"},
    {"english-draughts", "", "4/4/1b2/4/b3/w2w/4/4 w", "g3-h4", .reason = REFUSAL_MUST_CAPTURE, .from = "g3", .to = "h4", .example = "a3xc5xe7"},

    /* how it is written */
    {"turkish-draughts", "", "8/8/8/2b5/2w5/8/8/B7 w", "c4-c6", .reason = REFUSAL_CAPTURES, .example = "c4xc6"},
    {"turkish-draughts", "", TURKISH, "c3xc4", .reason = REFUSAL_NO_CAPTURE, .example = "c3-c4"},
    {"turkish-draughts", "", "8/8/8/3b4/2b5/2w5/8/B7 w", "c3-e5", .reason = REFUSAL_CAPTURES, .example = "c3xc5xe5"},

    {"turkish-draughts", "", "8/8/8/3b4/2b5/2w5/8/B7 w", "c3-c5xe5", .reason = REFUSAL_CAPTURES, .example = "c3xc5xe5"},
    {"turkish-draughts", "", "8/8/8/3b4/2b5/2w5/8/B7 w", "c3xc5-e5", .reason = REFUSAL_CAPTURES, .example = "c3xc5xe5"},
    {"chinese-checkers", "", "b/bb/bbb/bbbb/13/12/11/10/9/10/11/4r7/13/rrrr/rrr/1r/r r", "d1-e5xf6", .reason = REFUSAL_TURN_OVER},
    {"turkish-draughts", "", TURKISH, "c3xc5-c6", .reason = REFUSAL_UNREACHABLE, .from = "c3", .to = "c5"},

    /* passing */
    {"turkish-draughts", "", TURKISH, "pass", .reason = REFUSAL_MAY_NOT_PASS},
    {"chinese-checkers", "", STAR, "pass", .reason = REFUSAL_MAY_NOT_PASS},
    {"chinese-checkers", "", "b/rr/rrr/4/13/12/11/10/9/10/11/12/13/4/3/2/1 b", "q1-o1", .reason = REFUSAL_MUST_PASS},
    {"turkish-draughts", "", "8/8/8/8/8/8/8/w7 b", "pass", .reason = REFUSAL_GAME_OVER},

    /* shortened */
    {"english-draughts", "", "4/4/bb2/4/bb2/1w2/4/4 w", "c3xc7", .reason = REFUSAL_AMBIGUOUS, .example = "c3xe5xc7, c3xa5xc7"},
    {"capture-chinese-checkers", "", BILLIONS, "p1xa1", .reason = REFUSAL_TOO_MANY},
    {"capture-chinese-checkers", "", BILLIONS, "i5-q1", .reason = REFUSAL_CAPTURES},
};

static void check_field(const struct refused *row, const char *name, const char *got, const char *expected)
{
  if (expected && strcmp(got, expected)) fail_msg("%s: %s is '%s' instead of '%s'", row->turn, name, got, expected);
}

static void every_refusal_gives_its_reason(void **state)
{
  (void)state;
  for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
    const struct refused *row = &refused[i];
    const struct rules *rules = fixture_rules(row->variant, 2, row->options);
    struct position position = fixture_position(rules, row->position);
    struct turn turn, turn_before;
    struct path path, path_before;
    struct refusal refusal;
    memset(&turn, 0x5a, sizeof turn);
    memset(&path, 0x5a, sizeof path);
    turn_before = turn;
    path_before = path;
    bool ok = turn_read(&turn, &path, row->turn, rules, &position, &refusal);
    if (ok) fail_msg("accepted: %s", row->turn);
    if (refusal.reason != row->reason)
      fail_msg("%s in %s: %s instead of %s", row->turn, row->position, refusal_key(refusal.reason), refusal_key(row->reason));
    check_field(row, "from", refusal.from, row->from);
    check_field(row, "to", refusal.to, row->to);
    check_field(row, "over", refusal.over, row->over);
    check_field(row, "cell", refusal.cell, row->cell);
    check_field(row, "turn", refusal.turn, row->example);
    check_field(row, "found", refusal.found, row->found);
    check_field(row, "expected", refusal.expected, row->expected);
    assert_memory_equal(&turn, &turn_before, sizeof turn);
    assert_memory_equal(&path, &path_before, sizeof path);
  }
}

/* ---- what is accepted ---- */

static const struct {
  const char *variant, *position, *typed, *played;
} accepted[] = {
    {"turkish-draughts", TURKISH, "  c3-c4\t\n", "c3-c4"},
    {"turkish-draughts", "8/8/8/3b4/2b5/2w5/8/B7 w", "c3xe5", "c3xc5xe5"}, /* shortened */
    {"english-draughts", "4/4/bb2/4/bb2/1w2/4/4 w", "c3xa5xc7", "c3xa5xc7"},
    {"english-draughts", "4/4/bb2/4/bb2/1w2/4/4 w", "c3xe5xc7", "c3xe5xc7"},
    /* a ring: both ways round are the same turn, and the one played is kept */
    {"capture-chinese-checkers", "1/2/3/4/13/12/11/5mm3/4mm3/10/11/12/13/4/3/2/1 r 0,0", "i5xi7xk7xi5", "i5xi7xk7xi5"},
    {"capture-chinese-checkers", "1/2/3/4/13/12/11/5mm3/4mm3/10/11/12/13/4/3/2/1 r 0,0", "i5xk7xi7xi5", "i5xk7xi7xi5"},
    /* two cells that are a turn by themselves are that turn, though one chain also ends there: i5 over j6 to k7, or over i6 and j7 */
    {"capture-chinese-checkers", "1/2/3/4/13/12/11/5mm3/4mm3/10/11/12/13/4/3/2/1 r 0,0", "i5xk7", "i5xk7"},
    {"chinese-checkers", "b/rr/rrr/4/13/12/11/10/9/10/11/12/13/4/3/2/1 b", " pass ", "pass"},
};

static void legal_turns_are_read_as_they_are_played(void **state)
{
  (void)state;
  struct strbuf text;
  strbuf_init(&text);
  for (size_t i = 0; i < sizeof accepted / sizeof accepted[0]; i++) {
    const struct rules *rules = fixture_rules(accepted[i].variant, 2, "");
    struct position position = fixture_position(rules, accepted[i].position);
    struct turn turn;
    struct path path;
    struct refusal refusal;
    if (!turn_read(&turn, &path, accepted[i].typed, rules, &position, &refusal)) fail_msg("%s: %s", accepted[i].typed, refusal_key(refusal.reason));
    strbuf_clear(&text);
    turn_write(&text, rules, &turn, &path);
    assert_string_equal(text.text, accepted[i].played);
  }
  strbuf_release(&text);
}

static void both_ways_round_a_ring_are_one_turn(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("capture-chinese-checkers", 2, "");
  struct position position = fixture_position(rules, "1/2/3/4/13/12/11/5mm3/4mm3/10/11/12/13/4/3/2/1 r 0,0");
  struct turn one, other, brief;
  struct path path;
  struct refusal refusal;
  assert_true(turn_read(&one, &path, "i5xi7xk7xi5", rules, &position, &refusal));
  assert_true(turn_read(&other, &path, "i5xk7xi7xi5", rules, &position, &refusal));
  assert_true(turn_read(&brief, &path, "i5xi5", rules, &position, &refusal));
  assert_int_equal(path.length, 4);
  assert_true(turn_same(&one, &other) && turn_same(&one, &brief));
}

/* ---- a preference after the first ---- */

static void a_later_preference_is_told_from_a_longer_capture(void **state)
{
  (void)state;
  struct rules *rules = malloc(sizeof *rules);
  *rules = *fixture_rules("turkish-draughts", 2, "");
  rules->preference_count = 2;
  rules->preference[1] = PREFER_WITH_KING;
  assert_true(rules_finish(rules, NULL));
  struct turn turn;
  struct path path;
  struct refusal refusal;
  struct position equal = fixture_position(rules, "8/8/8/1b5b/1w5W/8/8/8 w"), longer = fixture_position(rules, "8/8/7b/1b6/1w5W/8/5b2/8 w");
  assert_false(turn_read(&turn, &path, "b4xb6", rules, &equal, &refusal));
  assert_int_equal(refusal.reason, REFUSAL_PREFERRED);
  assert_string_equal(refusal.turn, "h4xh6");
  assert_true(turn_read(&turn, &path, "h4xh7", rules, &equal, &refusal));
  rules->preference[0] = PREFER_WITH_KING;
  rules->preference[1] = PREFER_MOST_PIECES;
  assert_true(rules_finish(rules, NULL));
  assert_false(turn_read(&turn, &path, "b4xb6", rules, &longer, &refusal));
  assert_int_equal(refusal.reason, REFUSAL_PREFERRED); /* the king takes no more than the man */
  free(rules);
}

/* ---- clicks ---- */

static enum refusal_reason why_not_lifted(const struct rules *rules, const char *text, const char *cell, struct refusal *refusal)
{
  struct position position = fixture_position(rules, text);
  start_refuse(refusal, rules, &position, board_cell(&rules->board, cell));
  assert_string_equal(refusal->cell, cell);
  return refusal->reason;
}

static void a_click_on_a_piece_that_may_not_move_is_explained(void **state)
{
  (void)state;
  const struct rules *turkish = fixture_rules("turkish-draughts", 2, ""), *star = fixture_rules("chinese-checkers", 2, "");
  const struct rules *english = fixture_rules("english-draughts", 2, "");
  struct refusal refusal;
  assert_int_equal(why_not_lifted(turkish, TURKISH, "e4", &refusal), REFUSAL_NO_PIECE);
  assert_int_equal(why_not_lifted(turkish, TURKISH, "e6", &refusal), REFUSAL_NOT_YOURS);
  assert_int_equal(why_not_lifted(turkish, TURKISH, "e2", &refusal), REFUSAL_BLOCKED);
  assert_int_equal(why_not_lifted(star, "b/rr/rrr/4/13/12/11/10/9/10/11/12/13/4/3/2/1 b", "q1", &refusal), REFUSAL_MUST_PASS);
  assert_int_equal(why_not_lifted(turkish, "8/8/8/2b5/2w5/8/7w/B7 w", "h2", &refusal), REFUSAL_MUST_CAPTURE);
  assert_string_equal(refusal.turn, "c4xc6");
  assert_int_equal(why_not_lifted(turkish, "8/8/8/3b4/2b5/2w3b1/6w1/B7 w", "g2", &refusal), REFUSAL_LONGER_CAPTURE);
  assert_string_equal(refusal.turn, "c3xc5xe5");
  assert_int_equal(why_not_lifted(english, "4/4/1b2/4/b3/w2w/4/4 w", "g3", &refusal), REFUSAL_MUST_CAPTURE);
}

/* A piece lifted and moved along a path, hop by hop. */
static struct chain make_chain(const struct rules *rules, const char *text, const char *const *cells)
{
  struct position position = fixture_position(rules, text);
  struct chain chain;
  assert_true(chain_begin(&chain, rules, &position, board_cell(&rules->board, cells[0])));
  for (int i = 1; cells[i]; i++) {
    struct hop hop[MAX_HOPS];
    bool complete;
    int count = chain_hops(&chain, hop, &complete), to = board_cell(&rules->board, cells[i]), h = 0;
    while (h < count && hop[h].to != to) h++;
    assert_true(h < count);
    chain_push(&chain, &hop[h]);
  }
  return chain;
}

static void a_click_on_a_cell_out_of_reach_is_explained(void **state)
{
  (void)state;
  const struct rules *turkish = fixture_rules("turkish-draughts", 2, ""), *star = fixture_rules("sternhalma", 2, "");
  struct refusal refusal;
  struct chain chain = make_chain(turkish, "8/8/8/3b4/2b5/2w3b1/6w1/B7 w", (const char *[]){"c3", NULL});
  chain_refuse(&refusal, &chain, board_cell(&turkish->board, "b3"));
  assert_int_equal(refusal.reason, REFUSAL_MUST_CAPTURE);
  assert_string_equal(refusal.turn, "c3xc5xe5");
  chain_refuse(&refusal, &chain, board_cell(&turkish->board, "c4"));
  assert_int_equal(refusal.reason, REFUSAL_OCCUPIED);
  assert_string_equal(refusal.to, "c4");
  chain = make_chain(turkish, "8/8/8/3b4/2b5/2w3b1/6w1/B7 w", (const char *[]){"c3", "c5", NULL});
  stop_refuse(&refusal, &chain);
  assert_int_equal(refusal.reason, REFUSAL_MUST_GO_ON);
  assert_string_equal(refusal.turn, "c3xc5xe5");
  chain = make_chain(star, STAR, (const char *[]){"c1", "e5", NULL});
  chain_refuse(&refusal, &chain, board_cell(&star->board, "f5"));
  assert_int_equal(refusal.reason, REFUSAL_MIXED);
  chain_refuse(&refusal, &chain, board_cell(&star->board, "c1"));
  assert_int_equal(refusal.reason, REFUSAL_CELL_USED);
  chain_refuse(&refusal, &chain, board_cell(&star->board, "i5"));
  assert_int_equal(refusal.reason, REFUSAL_UNREACHABLE);
}

/* A person reads a few candidates, not a thousand letters of them. */
static void candidates_are_few(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("capture-chinese-checkers", 2, "");
  struct position position = fixture_position(rules, BILLIONS);
  struct turn turn;
  struct path path;
  struct refusal refusal;
  assert_false(turn_read(&turn, &path, "i5xq1", rules, &position, &refusal));
  assert_int_equal(refusal.reason, REFUSAL_AMBIGUOUS);
  size_t length = strlen(refusal.turn);
  assert_true(length > 20 && length < 500);
  assert_string_equal(refusal.turn + length - strlen(", …"), ", …");
}

/* ---- no list of turns is needed for a whole path ---- */

static void a_long_path_among_billions_is_read_at_once(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("capture-chinese-checkers", 2, "");
  struct position position = fixture_position(rules, BILLIONS);
  struct chain chain;
  struct hop hop[MAX_HOPS];
  bool complete;
  assert_true(chain_begin(&chain, rules, &position, board_cell(&rules->board, "i5")));
  while (chain_hops(&chain, hop, &complete)) chain_push(&chain, &hop[0]);
  assert_true(chain.path.length > 10);
  struct turn turn = chain_turn(&chain), read;
  struct path path;
  struct refusal refusal;
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, rules, &turn, &chain.path);
  clock_t start = clock();
  for (int i = 0; i < 10; i++) assert_true(turn_read(&read, &path, text.text, rules, &position, &refusal));
  assert_true((double)(clock() - start) / CLOCKS_PER_SEC < 1.0);
  assert_true(turn_same(&turn, &read));
  assert_int_equal(path.length, chain.path.length);
  strbuf_add(&text, "xa1"); /* far away: the refusal is as quick */
  start = clock();
  assert_false(turn_read(&read, &path, text.text, rules, &position, &refusal));
  assert_true((double)(clock() - start) / CLOCKS_PER_SEC < 1.0);
  strbuf_release(&text);
}

/* Every reason has its key, and the tests above meet them all. */
static void every_reason_has_a_key(void **state)
{
  (void)state;
  for (enum refusal_reason reason = 0; reason < REFUSAL_COUNT; reason++) {
    assert_non_null(refusal_key(reason));
    assert_int_equal(strncmp(refusal_key(reason), "refusal.", 8), 0);
    for (enum refusal_reason other = 0; other < reason; other++) assert_string_not_equal(refusal_key(reason), refusal_key(other));
    bool met = reason == REFUSAL_NONE || reason == REFUSAL_PREFERRED || reason == REFUSAL_BLOCKED || reason == REFUSAL_SEVERAL ||
               reason == REFUSAL_SEVERAL_WAYS || reason == REFUSAL_SEVERAL_PIECES || reason == REFUSAL_MANY_PIECES || /* of clicks */
               reason == REFUSAL_VIEW_ONLY; /* of matches */
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) met = met || refused[i].reason == reason;
    if (!met) fail_msg("no test meets %s", refusal_key(reason));
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_refusal_gives_its_reason),
      cmocka_unit_test(legal_turns_are_read_as_they_are_played),
      cmocka_unit_test(both_ways_round_a_ring_are_one_turn),
      cmocka_unit_test(a_later_preference_is_told_from_a_longer_capture),
      cmocka_unit_test(a_click_on_a_piece_that_may_not_move_is_explained),
      cmocka_unit_test(a_click_on_a_cell_out_of_reach_is_explained),
      cmocka_unit_test(candidates_are_few),
    cmocka_unit_test(a_long_path_among_billions_is_read_at_once),
      cmocka_unit_test(every_reason_has_a_key),
  };
  return cmocka_run_group_tests_name("typed turns", tests, NULL, fixture_teardown);
}
