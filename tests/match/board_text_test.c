#include "fixture.h"

#include "match/board_text.h"

static void expect(const char *id, const char *position, const char *mark, bool colour, const char *expected)
{
  struct match *match = fixture_match(id, 2, position);
  struct bits marked = {0};
  if (mark) bits_add(&marked, fixture_cell(match, mark));
  struct strbuf text;
  strbuf_init(&text);
  board_text(&text, match->rules, &match->game.now, mark ? &marked : NULL, colour);
  assert_string_equal(text.text, expected);
  strbuf_release(&text);
  match_free(match);
}

static void squares_have_rows_and_columns(void **state)
{
  (void)state;
  expect("turkish-draughts", "7B/8/8/8/8/8/w7/8 w", NULL, false,
         "8  . . . . . . . B\n"
         "7  . . . . . . . .\n"
         "6  . . . . . . . .\n"
         "5  . . . . . . . .\n"
         "4  . . . . . . . .\n"
         "3  . . . . . . . .\n"
         "2  w . . . . . . .\n"
         "1  . . . . . . . .\n"
         "   a b c d e f g h\n");
  expect("english-draughts", NULL, NULL, false,
         "8    b   b   b   b\n"
         "7  b   b   b   b\n"
         "6    b   b   b   b\n"
         "5  .   .   .   .\n"
         "4    .   .   .   .\n"
         "3  w   w   w   w\n"
         "2    w   w   w   w\n"
         "1  w   w   w   w\n"
         "   a b c d e f g h\n");
}

static void a_star_names_the_ends_of_its_rows(void **state)
{
  (void)state;
  expect("chinese-checkers", NULL, NULL, false,
         "q1              b\n"
         "p1             b b  p2\n"
         "o1            b b b  o3\n"
         "n1           b b b b  n4\n"
         "m1  . . . . . . . . . . . . .  m13\n"
         "l1   . . . . . . . . . . . .  l12\n"
         "k1    . . . . . . . . . . .  k11\n"
         "j1     . . . . . . . . . .  j10\n"
         "i1      . . . . . . . . .  i9\n"
         "h1     . . . . . . . . . .  h10\n"
         "g1    . . . . . . . . . . .  g11\n"
         "f1   . . . . . . . . . . . .  f12\n"
         "e1  . . . . . . . . . . . . .  e13\n"
         "d1           r r r r  d4\n"
         "c1            r r r  c3\n"
         "b1             r r  b2\n"
         "a1              r\n");
}

static void marks_are_brackets(void **state)
{
  (void)state;
  expect("turkish-draughts", "7B/8/8/8/8/8/w7/8 w", "a2", false,
         "8   .   .   .   .   .   .   .   B\n"
         "7   .   .   .   .   .   .   .   .\n"
         "6   .   .   .   .   .   .   .   .\n"
         "5   .   .   .   .   .   .   .   .\n"
         "4   .   .   .   .   .   .   .   .\n"
         "3   .   .   .   .   .   .   .   .\n"
         "2  [w]  .   .   .   .   .   .   .\n"
         "1   .   .   .   .   .   .   .   .\n"
         "    a   b   c   d   e   f   g   h\n");
}

static void colours_are_added_and_letters_stay(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 2, NULL);
  struct strbuf text;
  strbuf_init(&text);
  board_text(&text, match->rules, &match->game.now, NULL, true);
  assert_non_null(strstr(text.text, "\033[31mr\033[0m"));
  assert_non_null(strstr(text.text, "\033[34mb\033[0m"));
  strbuf_release(&text);
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(squares_have_rows_and_columns),
    cmocka_unit_test(a_star_names_the_ends_of_its_rows),
    cmocka_unit_test(marks_are_brackets),
    cmocka_unit_test(colours_are_added_and_letters_stay),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
