/* Which turns of a game gave something away, judged from the scores of its positions. */
#include "fixture.h"

#include "match/report.h"

static struct match *match, *other;
static struct report report;

/* The game that is judged, and one in which the last of these turns was another. */
static struct match *begin(const char *id, int players, const char *position, const char *const *turns)
{
  struct match *m = fixture_match(id, players, position);
  for (; *turns; turns++)
    if (match_type(m, *turns) != MATCH_PLAYED) fail_msg("%s is refused", *turns);
  return m;
}

static void take(int score, const struct played *best)
{
  static struct search_line line;
  line = (struct search_line){.score = score, .count = 1, .turn = {best->turn}, .path = {best->path}};
  report_take(&report, &match->game, &line);
}

static int clear(void **state)
{
  (void)state;
  report_release(&report);
  match_free(match), match_free(other);
  match = other = NULL;
  return 0;
}

static void a_man_given_away(void **state)
{
  (void)state;
  match = begin("english-draughts", 0, NULL, (const char *const[]){"d6-c5", "a3-b4", "c5xa3", NULL});
  other = begin("english-draughts", 0, NULL, (const char *const[]){"d6-c5", "c3-d4", NULL});
  const struct played *played = match->game.played, *better = &other->game.played[1];
  report_init(&report, &match->game);
  assert_int_equal(report.done, 0);
  take(0, &played[0]);
  assert_true(report_chance(&report, &match->game, 0, 0) == 0.5);
  assert_true(report_chance(&report, &match->game, 1, 0) < 0); /* not yet */
  take(0, better);
  take(40, &played[2]); /* forced, and so not looked at deeply */
  assert_false(report_is_whole(&report));
  assert_int_equal(report_marked(&report), 0);
  take(-300, better);
  assert_true(report_is_whole(&report));
  assert_true(report.turn[2].forced && !report.turn[1].forced);
  assert_int_equal(report.turn[0].mark, TURN_FINE);
  assert_int_equal(report.turn[1].mark, TURN_BAD);
  assert_int_equal(report.turn[2].mark, TURN_FINE);
  assert_int_equal(report_marked(&report), 1);
  assert_true(report_chance(&report, &match->game, 3, 0) > 0.75 && report_chance(&report, &match->game, 2, 0) > 0.75);
  struct words words = {fixture_texts, NULL, "en", NULL};
  struct strbuf text;
  strbuf_init(&text);
  report_words(&text, &words, &report, &match->game, 1);
  assert_string_equal(text.text, "A much better turn was c3-d4.");
  strbuf_clear(&text);
  report_words(&text, &words, &report, &match->game, 0);
  assert_int_equal(text.length, 0);
  strbuf_release(&text);
  assert_int_equal(report_next(&report, 0, 1), 2);
  assert_int_equal(report_next(&report, 2, 1), -1);
  assert_int_equal(report_next(&report, 3, -1), 2);
  assert_int_equal(report_next(&report, 2, -1), -1);
}

/* How much was given away makes the mark; what the search would have played has none, however the scores are. */
static void degrees(void **state)
{
  (void)state;
  static const struct {
    int before, after; /* as the one who played sees them */
    bool best;
    enum turn_mark mark;
  } cases[] = {
    {0, -20, false, TURN_FINE}, {0, -120, false, TURN_WEAK}, {0, -400, false, TURN_BAD}, {0, -400, true, TURN_FINE},
    {900, 600, false, TURN_FINE}, {-900, -2000, false, TURN_FINE}, {SCORE_WIN - 3, SCORE_WIN - 9, false, TURN_FINE}, {SCORE_WIN - 3, 0, false, TURN_BAD},
    {0, 300, false, TURN_FINE},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    clear(NULL);
    match = begin("english-draughts", 0, NULL, (const char *const[]){"d6-c5", NULL});
    other = begin("english-draughts", 0, NULL, (const char *const[]){"d6-e5", NULL});
    report_init(&report, &match->game);
    take(cases[i].before, cases[i].best ? &match->game.played[0] : &other->game.played[0]);
    take(-cases[i].after, &other->game.played[0]);
    if (report.turn[0].mark != cases[i].mark) fail_msg("case %zu: %d, expected %d", i, report.turn[0].mark, cases[i].mark);
  }
}

/* A game that is over has its result for a score; one that was given up is looked at to its end. */
static void to_the_end(void **state)
{
  (void)state;
  match = begin("english-draughts", 0, "4/4/4/4/1b2/1w2/4/4 w", (const char *const[]){"c3xe5", NULL});
  report_init(&report, &match->game);
  take(SCORE_WIN - 1, &match->game.played[0]);
  assert_true(report_is_whole(&report));
  assert_true(report_chance(&report, &match->game, 1, 1) == 1);
  assert_true(report_chance(&report, &match->game, 1, 0) == 0);
  clear(NULL);
  match = begin("english-draughts", 0, NULL, (const char *const[]){"d6-c5", NULL});
  match_end(match, REASON_RESIGNED, 0);
  report_init(&report, &match->game);
  take(0, &match->game.played[0]);
  assert_false(report_is_whole(&report));
}

/* Among more than two a turn is judged by what its player has the next time. */
/* The last turn loses whatever it is: where that was known before, nothing was given away by it. */
static void points_are_known_before_the_end(void **state)
{
  (void)state;
  const char *position = "1/2/3/4/13/12/11/10/9/10/4mm5/12/13/4/3/2/1 r 10,23";
  match = begin("capture-chinese-checkers", 2, position, (const char *const[]){"g5xg7", NULL});
  other = begin("capture-chinese-checkers", 2, position, (const char *const[]){"g6xg4", NULL});
  struct search_line line = {.score = -1200, .final = true, .count = 1, .turn = {other->game.played[0].turn}, .path = {other->game.played[0].path}};
  report_init(&report, &match->game);
  report_take(&report, &match->game, &line);
  assert_true(report_is_whole(&report));
  assert_int_equal(report_marked(&report), 0);
  assert_true(report_chance(&report, &match->game, 0, 0) == 0);
}

static void three_players(void **state)
{
  (void)state;
  static const char *const turns[] = {"f5xf3", "f7xd2xf5", "g4xg2xe4", "i8xk10", NULL};
  match = begin("capture-chinese-checkers", 3, NULL, turns);
  other = begin("capture-chinese-checkers", 3, NULL, (const char *const[]){"g4xg2", NULL});
  const struct played *better = &other->game.played[0];
  report_init(&report, &match->game);
  take(200, better), take(-100, better), take(0, better), take(-300, better), take(-100, better);
  assert_true(report_is_whole(&report));
  assert_int_equal(report.turn[0].mark, TURN_BAD);  /* 200, and then -300 */
  assert_int_equal(report.turn[1].mark, TURN_FINE); /* -100 both times */
  assert_int_equal(report.turn[2].mark, TURN_FINE); /* nothing is known of what came of it */
  assert_true(report_chance(&report, &match->game, 2, 0) == report_chance(&report, &match->game, 0, 0));
  assert_true(report_chance(&report, &match->game, 0, 1) < 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(a_man_given_away, clear), cmocka_unit_test_teardown(degrees, clear), cmocka_unit_test_teardown(to_the_end, clear),
    cmocka_unit_test_teardown(points_are_known_before_the_end, clear), cmocka_unit_test_teardown(three_players, clear),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
