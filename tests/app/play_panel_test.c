/* The list of turns: each under its player, also when some are home and are passed over. */
#include "fixture.h"

#include "app/turn_list.h"

static struct fixture fixture;

static struct match *play(int players, const char *play_on, const char *position, const char *const *turns)
{
  struct choices choices;
  struct match *match;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, "chinese-checkers");
  variant_default_choices(variant, &choices);
  choices.players = players;
  const struct option *option;
  int count = variant_options(variant, &option);
  for (int i = 0; i < count; i++)
    if (!strcmp(option[i].name, "play_on")) assert_true(option_parse(&choices.value[i], &option[i], play_on, &err));
  if (!match_new(&match, variant, &choices, position, &err)) fail_msg("%s", err.message);
  for (int i = 0; turns[i]; i++)
    if (match_type(match, turns[i]) != MATCH_PLAYED) fail_msg("%s was refused", turns[i]);
  return match;
}

static void assert_places(const struct match *match, const int (*expected)[2], int count)
{
  assert_int_equal(match->game.count, count);
  for (int i = 0; i < count; i++) {
    assert_int_equal(match->game.played[i].before.side, expected[i][0]);
    assert_int_equal(turn_list_round(&match->game, i), expected[i][1]);
  }
}

static void everyone_plays(void **state)
{
  (void)state;
  static const char *const turns[] = {"d2-e6", "n1-m5", "e6-f6", NULL};
  static const int expected[][2] = {{0, 0}, {1, 0}, {0, 1}};
  struct match *match = play(2, "false", NULL, turns);
  assert_places(match, expected, 3);
  match_free(match);
}

static void one_is_home(void **state)
{
  (void)state;
  static const char *const turns[] = {"m9-n4", "m4-m5", "m10-m9", "m3-m4", "m11-m10", "m2-m3", "m12-m11", NULL};
  static const int expected[][2] = {{0, 0}, {1, 0}, {2, 0}, {1, 1}, {2, 1}, {1, 2}, {2, 2}};
  struct match *match = play(3, "true", "r/rr/rrr/rrr1/gggg4rpppp/ggg6ppp/gg7pp/g8p/9/10/11/12/13/4/3/2/1 r", turns);
  assert_int_equal(match->game.now.place[0], 1);
  assert_places(match, expected, 7);
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(everyone_plays), cmocka_unit_test(one_is_home)};
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
