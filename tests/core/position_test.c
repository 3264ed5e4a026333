#include "core/fixture.h"

/* ---- what is refused ---- */

struct bad_text {
  const char *variant, *options, *text, *message;
  int players;
};

#define DRAUGHTS "bbbb/bbbb/bbbb/4/4/wwww/wwww/wwww"
#define TURKISH "8/bbbbbbbb/bbbbbbbb/8/8/wwwwwwww/wwwwwwww/8"
#define CAPTURE "1/2/3/4/4mmmmm4/3mmmmmm3/2mmmmmmm2/1mmmmmmmm1/mmmm1mmmm/1mmmmmmmm1/2mmmmmmm2/3mmmmmm3/4mmmmm4/4/3/2/1"
#define STAR "b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/13/rrrr/rrr/rr/r"
#define HOME "r/rr/rrr/rrrr/13/12/11/10/9/10/11/12/13/4/3/2/1"

/* Every text is refused with the whole message. To add one: a row. */
static const struct bad_text bad[] = {
    {"english-draughts", "", "", "the position is empty; expected the rows of the board separated by '/'", 2},
    {"english-draughts", "", "  \t", "the position is empty; expected the rows of the board separated by '/'", 2},
    {"english-draughts", "", DRAUGHTS, "the player to move is missing after the board: b or w", 2},
    {"english-draughts", "", DRAUGHTS " x", "'x' is no player to move; expected b or w", 2},
    {"english-draughts", "", DRAUGHTS " B", "'B' is no player to move; expected b or w", 2},
    {"english-draughts", "", DRAUGHTS " bw", "'bw' is no player to move; expected b or w", 2},
    {"english-draughts", "", DRAUGHTS " b 0,0", "unexpected '0,0' after the position", 2},
    {"english-draughts", "", DRAUGHTS " b junk more", "unexpected 'junk' after the position", 2},
    {"english-draughts", "", "bbbb/bbbb/bbbb/4/4/wwww/wwww w", "expected 8 rows separated by '/', found 7", 2},
    {"english-draughts", "", DRAUGHTS "/4 b", "expected 8 rows separated by '/', found 9", 2},
    {"english-draughts", "", DRAUGHTS "/ b", "expected 8 rows separated by '/', found 9", 2},
    {"english-draughts", "", "/bbbb/bbbb/bbbb/4/4/wwww/wwww b", "row 1 (b8 to h8): expected 4 cells, found 0", 2},
    {"english-draughts", "", "bbbb/bbbb/bbbb/4/3/wwww/wwww/wwww b", "row 5 (b4 to h4): expected 4 cells, found 3", 2},
    {"english-draughts", "", "bbbb/bbbbb/bbb/4/4/wwww/wwww/wwww b", "row 2 (a7 to g7): expected 4 cells, found 5", 2},
    {"english-draughts", "", "bbbb/bbbb/bbbb/99999999999999999999/4/wwww/wwww/wwww b", "row 4 (a5 to g5): expected 4 cells, found more than 511", 2},
    {"english-draughts", "", "bbbb/bbbb/bbbb/0/4/wwww/wwww/wwww b", "row 4 (a5 to g5): '0' is no run of empty cells; expected a number from 1 to 4",
     2},
    {"english-draughts", "", "bbbb/bbbb/bbbb/04/4/wwww/wwww/wwww b", "row 4 (a5 to g5): '04' is no run of empty cells; expected a number from 1 to 4",
     2},
    {"english-draughts", "", "bbbb/bbbb/bbrb/4/4/wwww/wwww/wwww b", "row 3 (b6 to h6): unknown letter 'r'; pieces are b B w W", 2},
    {"english-draughts", "", "bbbb/bbbb/bb\xc3\xa9/4/4/wwww/wwww/wwww b", "row 3 (b6 to h6): unknown letter '\\xc3'; pieces are b B w W", 2},
    {"english-draughts", "", "bbbb/bbbb/.../4/4/wwww/wwww/wwww b", "row 3 (b6 to h6): unknown letter '.'; pieces are b B w W", 2},
    {"english-draughts", "", "wbbb/bbbb/bbbb/4/4/wwww/wwww/4 b", "a white man cannot stand on b8: it would have been crowned", 2},
    {"english-draughts", "", "4/4/4/4/4/4/4/3b b", "a black man cannot stand on g1: it would have been crowned", 2},
    {"english-draughts", "", "bbbb/bbbb/bbbb/B3/4/wwww/wwww/wwww b", "black has 13 pieces, and at most 12 are possible", 2},
    {"turkish-draughts", "", "w7/bbbbbbbb/bbbbbbbb/8/8/8/8/8 w", "a white man cannot stand on a8: it would have been crowned", 2},
    {"turkish-draughts", "crowning=turn_end", "3w4/8/8/8/8/8/8/8 w", "a white man cannot stand on d8: it would have been crowned", 2},
    {"capture-chinese-checkers", "", CAPTURE " r 1", "scores '1': expected 2 numbers joined by ',', one for each player, not 1", 2},
    {"capture-chinese-checkers", "", CAPTURE " r 1,2,3", "scores '1,2,3': expected 2 numbers joined by ',', one for each player, not 3", 2},
    {"capture-chinese-checkers", "", CAPTURE " r 1,", "scores: '' is not possible for blue; expected a number from 0 to 121", 2},
    {"capture-chinese-checkers", "", CAPTURE " r -1,0", "scores: '-1' is not possible for red; expected a number from 0 to 121", 2},
    {"capture-chinese-checkers", "", CAPTURE " r 0,122", "scores: '122' is not possible for blue; expected a number from 0 to 121", 2},
    {"capture-chinese-checkers", "", CAPTURE " r 0,99999999999999999999999999",
     "scores: '99999999999999999999999999' is not possible for blue; expected a number from 0 to 121", 2},
    {"capture-chinese-checkers", "", CAPTURE " r 0,0 1", "unexpected '1' after the position", 2},
    {"capture-chinese-checkers", "", "r", "row 1 (q1): unknown letter 'r'; pieces are m", 2},
    {"chinese-checkers", "", STAR " y", "'y' is no player to move; expected r or b", 2},
    {"chinese-checkers", "", "b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/12r/rrrr/rrr/rr/r r", "red has 11 pieces, and at most 10 are possible", 2},
    {"chinese-checkers", "play_on=true", HOME " r", "red is to move but has already finished", 3},
    {"chinese-checkers", "play_on=true", HOME " r 1,0,0", "red is to move but has already finished", 3},
    {"chinese-checkers", "play_on=true", HOME " g 0,0,0", "places: red has reached the goal and needs a place", 3},
    {"chinese-checkers", "play_on=true", HOME " g 1,2,0", "places: green has place 2 but has not reached the goal", 3},
    {"chinese-checkers", "play_on=true", HOME " g 2,0,0", "places: 1 is missing before a later place", 3},
    {"chinese-checkers", "play_on=true", HOME " g 4,0,0", "places: '4' is not possible for red; expected a number from 0 to 3", 3},
    {"chinese-checkers", "play_on=true", HOME " g 1,0", "places '1,0': expected 3 numbers joined by ',', one for each player, not 2", 3},
    {"chinese-checkers", "goal=fill play_on=true", HOME " b 1,1", "places: 1 is given twice", 2},
};

static void bad_texts_are_refused_and_change_nothing(void **state)
{
  (void)state;
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
    const struct rules *rules = fixture_rules(bad[i].variant, bad[i].players, bad[i].options);
    struct position position = rules->start, before = position;
    struct error err = {.message = ""};
    bool ok = position_read(&position, bad[i].text, rules, &err);
    if (ok) fail_msg("accepted: %s", bad[i].text);
    assert_string_equal(err.message, bad[i].message);
    assert_memory_equal(&position, &before, sizeof position);
  }
}

/* ---- what is accepted ---- */

static void starts_are_written_as_the_protocol_says(void **state)
{
  (void)state;
  static const char *const start[][2] = {
      {"turkish-draughts", TURKISH " w"},
      {"english-draughts", DRAUGHTS " b"},
      {"chinese-checkers", STAR " r"},
      {"capture-chinese-checkers", CAPTURE " r 0,0"},
  };
  struct strbuf text;
  strbuf_init(&text);
  for (size_t i = 0; i < sizeof start / sizeof start[0]; i++) {
    const struct rules *rules = fixture_rules(start[i][0], 2, "");
    assert_string_equal(fixture_text(&text, &rules->start, rules), start[i][1]);
    struct position read = fixture_position(rules, start[i][1]);
    assert_true(position_equal(&read, &rules->start, rules));
    assert_true(read.key == rules->start.key);
  }
  strbuf_release(&text);
}

static void scores_may_be_left_out(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("capture-chinese-checkers", 3, "");
  struct strbuf text;
  strbuf_init(&text);
  struct position without = fixture_position(rules, CAPTURE " g"), with = fixture_position(rules, "  " CAPTURE "  p   3,0,121 ");
  assert_string_equal(fixture_text(&text, &without, rules), CAPTURE " g 0,0,0");
  assert_string_equal(fixture_text(&text, &with, rules), CAPTURE " p 3,0,121");
  strbuf_release(&text);
}

static void places_are_read_or_seen_on_the_board(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("chinese-checkers", 3, "play_on=true");
  struct strbuf text;
  strbuf_init(&text);
  const char *given = HOME " g 1,0,0";
  struct position read = fixture_position(rules, given), seen = fixture_position(rules, HOME " g");
  assert_true(position_equal(&read, &seen, rules));
  assert_int_equal(read.finished, 1);
  assert_string_equal(fixture_text(&text, &seen, rules), given);
  struct position nobody = fixture_position(rules, "1/2/3/4/13/12/11/10/9/10/11/12/13/rrrr/rrr/rr/r g 0,0,0");
  assert_string_equal(fixture_text(&text, &nobody, rules), "1/2/3/4/13/12/11/10/9/10/11/12/13/rrrr/rrr/rr/r g");
  strbuf_release(&text);
}

static void pictures_are_read_with_blanks_dots_and_lines(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("english-draughts", 2, "");
  struct position read;
  struct error err = {.message = ""};
  position_init(&read, rules);
  position_set_side(&read, rules, 1);
  const char *picture = "\n  b b b b\n  b b b b\n  bbbb/\n  . . . .\n\n  . 2 .\n  w w w w\n  4\n  w 1 1 W\n";
  if (!position_read_board(&read, picture, rules, &err)) fail_msg("%s", err.message);
  struct position expected = fixture_position(rules, "bbbb/bbbb/bbbb/4/4/wwww/4/w2W w");
  assert_true(position_equal(&read, &expected, rules));
  assert_true(read.key == expected.key);
  struct position before = read;
  assert_false(position_read_board(&read, "bbbb/bbbb", rules, &err));
  assert_string_equal(err.message, "expected 8 rows separated by '/', found 2");
  assert_memory_equal(&read, &before, sizeof read);
}

/* ---- pieces ---- */

static void pieces_are_put_found_and_taken(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("turkish-draughts", 2, "");
  struct position position;
  int kind, cell = board_cell(&rules->board, "d4");
  position_init(&position, rules);
  uint64_t empty = position.key;
  assert_int_equal(position_at(&position, rules, cell, NULL), NO_OWNER);
  position_put(&position, rules, cell, 1, 1);
  assert_int_equal(position_at(&position, rules, cell, &kind), 1);
  assert_int_equal(kind, 1);
  uint64_t king = position.key;
  position_put(&position, rules, cell, 0, 0); /* takes the place of what stood there */
  assert_int_equal(position_at(&position, rules, cell, &kind), 0);
  assert_int_equal(kind, 0);
  struct bits occupied = position_occupied(&position, rules), black = position_of(&position, rules, 1), men = position_set(&position, rules, 0, 0);
  assert_int_equal(bits_count(&occupied), 1);
  assert_true(bits_empty(&black));
  assert_true(bits_has(&men, cell));
  position_put(&position, rules, cell, 1, 1);
  assert_true(position.key == king && king != empty);
  position_put(&position, rules, cell, NO_OWNER, 0);
  position_put(&position, rules, cell, NO_OWNER, 0);
  assert_true(position.key == empty);
  position_set_side(&position, rules, 1);
  assert_true(position.key != empty);
  position_set_side(&position, rules, 0);
  assert_true(position.key == empty);
}

static void equal_means_pieces_side_and_score(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("capture-chinese-checkers", 2, "");
  struct position a = fixture_position(rules, CAPTURE " r 0,0"), side = fixture_position(rules, CAPTURE " b 0,0");
  struct position score = fixture_position(rules, CAPTURE " r 0,1"), copy;
  memset(&copy, 0xff, sizeof copy);
  position_copy(&copy, &a, rules);
  assert_true(position_equal(&a, &copy, rules));
  assert_false(position_equal(&a, &side, rules));
  assert_false(position_equal(&a, &score, rules));
  assert_true(a.key != side.key);
}

static void huge_texts_are_refused_quickly(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("chinese-checkers", 2, "");
  size_t size = 4 << 20;
  char *text = malloc(size + 1);
  static const char fill[] = "/1r m\xff,9";
  for (size_t f = 0; f < sizeof fill - 1; f++) {
    struct position position = rules->start;
    struct error err = {.message = ""};
    memset(text, fill[f], size);
    text[size] = '\0';
    assert_false(position_read(&position, text, rules, &err));
    assert_true(strlen(err.message) > 0 && strlen(err.message) < 200);
  }
  free(text);
}

/* What people paste: whole positions, pictures on one line or several, with blanks where they like. */
static void both_forms_are_told_apart(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("english-draughts", 2, "");
  static const struct {
    const char *text, *same;
  } forms[] = {
      {"bbbb/bbbb/bbbb/4/4/wwww/wwww/wwww w", DRAUGHTS " w"},
      {"  bbbb/bbbb/bbbb/4/4/wwww/wwww/wwww w \n", DRAUGHTS " w"},
      {"bbbb/bbbb/bbbb/4/4/wwww/wwww/wwww", DRAUGHTS " b"},
      {" b b b b/bbbb/bbbb/. . . ./4/wwww/wwww/w w w w", DRAUGHTS " b"},
      {"\n bbbb\n b b b b\n bbbb\n 4\n 4\n wwww\n wwww\n wwww\n", DRAUGHTS " b"},
  };
  struct error err;
  struct position read, expected;
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
    if (!position_read_any(&read, forms[i].text, rules, &err)) fail_msg("'%s': %s", forms[i].text, err.message);
    assert_true(position_read(&expected, forms[i].same, rules, &err));
    assert_true(position_equal(&read, &expected, rules));
  }
  assert_false(position_read_any(&read, "  ", rules, &err));
  assert_string_equal(err.message, "the position is empty; expected the rows of the board separated by '/'");
  assert_false(position_read_any(&read, DRAUGHTS " x", rules, &err));
  assert_string_equal(err.message, "'x' is no player to move; expected b or w");
  assert_false(position_read_any(&read, "wwww/4/4/4/4/4/4/4", rules, &err));
  assert_non_null(strstr(err.message, "would have been crowned"));
  assert_true(position_equal(&read, &expected, rules));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bad_texts_are_refused_and_change_nothing),
      cmocka_unit_test(starts_are_written_as_the_protocol_says),
      cmocka_unit_test(scores_may_be_left_out),
      cmocka_unit_test(places_are_read_or_seen_on_the_board),
      cmocka_unit_test(pictures_are_read_with_blanks_dots_and_lines),
      cmocka_unit_test(both_forms_are_told_apart),
      cmocka_unit_test(pieces_are_put_found_and_taken),
      cmocka_unit_test(equal_means_pieces_side_and_score),
      cmocka_unit_test(huge_texts_are_refused_quickly),
  };
  return cmocka_run_group_tests_name("position", tests, NULL, fixture_teardown);
}
