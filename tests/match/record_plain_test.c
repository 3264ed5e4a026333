#include "match/record_games.h"

/* ---- for people ---- */

static void expect_plain(const struct match *match, const char *language, const char *expected)
{
  struct words words = {fixture_texts, match->variant ? variant_texts(match->variant) : NULL, language, NULL};
  struct strbuf out;
  strbuf_init(&out);
  record_write_plain(&out, match, &words);
  assert_string_equal(out.text, expected);
  strbuf_release(&out);
}

static void games_as_plain_text(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, NULL);
  strcpy(match->participant[0].name, "Ana");
  match->participant[1].computer = true, match->participant[1].level = 3;
  timer_init(&match->timer, &(struct timer_rule){TIMER_TOTAL, 300000, 2000});
  match_type(match, "c3-c4");
  match_type(match, "h6-h5");
  match_type(match, "d3-d4");
  expect_plain(match, "en",
               "Turkish draughts\nWhite: Ana\nBlack: computer, level 3\nReaching the last rank in a capture: King at once, goes on as a king\n"
               "Time: 5:00 for each player, and 0:02 more after each turn\n\n1. c3-c4 h6-h5\n2. d3-d4\n\nComputer to move.\n");
  game_end(&match->game, REASON_RESIGNED, 1);
  struct strbuf out;
  struct words words = {fixture_texts, variant_texts(match->variant), "pt-BR", NULL};
  strbuf_init(&out);
  record_write_plain(&out, match, &words);
  assert_non_null(strstr(out.text, "Brancas: Ana\nPretas: computador, nível 3\n"));
  assert_non_null(strstr(out.text, "\nVitória: Ana. Desistência: Computador.\n"));
  strbuf_release(&out);
  match_free(match);
}

static void rounds_begin_with_the_first_player(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, "8/8/3b4/8/3W4/8/8/7w b");
  match_type(match, "d6-d5");
  match_type(match, "h1-h2");
  match_type(match, "d4xd6");
  struct strbuf out;
  struct words words = {fixture_texts, variant_texts(match->variant), "en", NULL};
  strbuf_init(&out);
  record_write_plain(&out, match, &words);
  if (!strstr(out.text, "\nStart: 8/8/3b4/8/3W4/8/8/7w b\n\n1. … d6-d5\n")) fail_msg("%s", out.text);
  strbuf_release(&out);
  match_free(match);
}

static void views_as_plain_text(void **state)
{
  (void)state;
  char *text = short_game();
  struct match *match = viewed(text);
  expect_plain(match, "en",
               "Turkish draughts\nWhite\nBlack\nStart: 8/bbbbbbbb/bbbbbbbb/8/8/wwwwwwww/wwwwwwww/8 w\n\n1. c3-c4 h6-h5\n2. d3-d4\n\n"
               "\"Turkish draughts\" is not among the games here, so this game can only be looked at.\n");
  match_free(match);
  free(text);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(games_as_plain_text),
    cmocka_unit_test(rounds_begin_with_the_first_player),
    cmocka_unit_test(views_as_plain_text),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
