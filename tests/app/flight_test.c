/* Turns on their way over the screen: what is seen after each hop, what fades, and that time alone moves them on. */
#include "fixture.h"

#include "app/flight.h"
#include "match/match.h"

#include <string.h>

static struct fixture fixture;
static struct match *match;
static struct flight flight;

static void begin(const char *id, const char *position, const char *turn)
{
  struct choices choices;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, id);
  variant_default_choices(variant, &choices);
  if (!match_new(&match, variant, &choices, position, &err)) fail_msg("%s", err.message);
  if (match_type(match, turn) != MATCH_PLAYED) fail_msg("%s was refused", turn);
  memset(&flight, 0, sizeof flight);
}

static void start(int hop, int hop_ms)
{
  const struct played *played = &match->game.played[0];
  flight_begin(&flight, match->rules, &played->before, &played->turn, &played->path, true, hop, hop_ms, 1000);
}

static void assert_shown(const char *expected)
{
  struct position shown;
  struct strbuf text;
  strbuf_init(&text);
  flight_show(&flight, match->rules, &shown);
  position_write(&text, &shown, match->rules);
  if (strncmp(text.text, expected, strlen(expected))) fail_msg("'%s' is shown, not '%s'", text.text, expected);
  strbuf_release(&text);
}

static void hop_after_hop(void **state)
{
  (void)state;
  begin("turkish-draughts", "5b2/3b4/3w4/8/8/8/w7/8 w", "d6xd8xh8");
  start(0, 100);
  assert_true(flight.on);
  assert_shown("5b2/3b4/3w4/8/8/8/w7/8");
  assert_true(flight_step(&flight, match->rules, 1099));
  assert_int_equal(flight.hop, 0);
  assert_true(flight_way(&flight, 1050) > 0.5F); /* quick at first */
  assert_true(flight_step(&flight, match->rules, 1100));
  assert_shown("3W1b2/8/8/8/8/8/w7/8"); /* taken, and crowned */
  assert_int_equal(bits_count(&flight.gone), 1);
  assert_true(flight.crowned != NO_CELL);
  assert_true(flight_fade(&flight, 1100) > 0.99F);
  assert_true(flight_far(&flight, &match->rules->board)); /* over four cells */
  assert_true(flight_step(&flight, match->rules, 1200));
  assert_false(flight.on);
  assert_int_equal(flight.crowned, NO_CELL);
  assert_true(flight_fade(&flight, 1210) > 0);
  assert_false(flight_step(&flight, match->rules, 1200 + FLIGHT_FADE_MS));
  match_free(match);
}

/* Where pieces are removed at the end, all of them fade then. */
static void taken_at_the_end(void **state)
{
  (void)state;
  begin("turkish-draughts", "5b2/3b4/3w4/8/8/8/w7/8 w", "d6xd8xh8");
  match->rules->removal = REMOVED_AT_END;
  start(0, 100);
  flight_step(&flight, match->rules, 1100);
  assert_shown("3W1b2/3b4/8/8/8/8/w7/8");
  assert_true(bits_empty(&flight.gone));
  flight_step(&flight, match->rules, 1200);
  assert_false(flight.on);
  assert_int_equal(bits_count(&flight.gone), 2);
  match_free(match);
}

/* After a long pause the rest is not rushed through, and what was dragged does not glide. */
static void late_and_at_once(void **state)
{
  (void)state;
  begin("turkish-draughts", "5b2/3b4/3w4/8/8/8/w7/8 w", "d6xd8xh8");
  start(0, 100);
  flight_step(&flight, match->rules, 9000);
  assert_true(flight.on);
  assert_int_equal(flight.hop, 1);
  start(0, 0);
  assert_false(flight.on);
  assert_int_equal(bits_count(&flight.gone), 1); /* of the last hop */
  flight_stop(&flight);
  assert_false(flight_step(&flight, match->rules, 1001));
  match_free(match);
}

/* The score goes up hop by hop. */
static void what_has_landed_is_counted(void **state)
{
  (void)state;
  begin("capture-chinese-checkers", "1/2/3/4/13/12/11/3m6/2mmm4/3m1m4/11/12/13/4/3/2/1 r 0,0", "h4xj5xj3");
  const struct turn *turn = &match->game.played[0].turn;
  int all = bits_count(&turn->captured);
  struct position shown;
  assert_true(all > 1);
  start(0, 100);
  flight_show(&flight, match->rules, &shown);
  assert_int_equal(shown.score[0], 0);
  flight_step(&flight, match->rules, 1100);
  flight_show(&flight, match->rules, &shown);
  assert_int_equal(shown.score[0], 1);
  match_free(match);
}

static void steps_are_near(void **state)
{
  (void)state;
  begin("chinese-checkers", NULL, "d1-e5");
  start(0, 100);
  assert_true(flight.on);
  assert_false(flight_far(&flight, &match->rules->board));
  flight_step(&flight, match->rules, 1100);
  assert_false(flight.on);
  assert_true(bits_empty(&flight.gone));
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(hop_after_hop),
    cmocka_unit_test(taken_at_the_end),
    cmocka_unit_test(late_and_at_once),
    cmocka_unit_test(what_has_landed_is_counted),
    cmocka_unit_test(steps_are_near),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
