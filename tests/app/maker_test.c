/* Rules made on another thread: what is asked for comes, once; what nobody wants any more does not; and the end waits for nothing
   that was not begun. */
#include "fixture.h"

#include "app/maker.h"

#include <SDL.h>
#include <string.h>

static struct fixture fixture;
static SDL_atomic_t woken;

static void wake(void *context)
{
  (void)context;
  SDL_AtomicAdd(&woken, 1);
}

static struct choices choices_of(const char *id, int players)
{
  struct choices choices;
  variant_default_choices(fixture_variant(&fixture, id), &choices);
  choices.players = players;
  return choices;
}

static void what_is_asked_for_comes(void **state)
{
  (void)state;
  struct maker *maker = maker_new(wake, NULL);
  struct made made;
  SDL_AtomicSet(&woken, 0);
  assert_false(maker_wait(maker));
  for (int players = 2; players <= 4; players++) {
    struct choices choices = choices_of("chinese-checkers", players);
    for (int twice = 0; twice < 2; twice++) maker_ask(maker, fixture_variant(&fixture, "chinese-checkers"), &choices);
  }
  assert_false(maker_take(maker, &made)); /* it has not begun */
  maker_work(maker);
  for (int players = 2; players <= 4; players++) {
    assert_true(maker_wait(maker));
    assert_true(maker_take(maker, &made));
    assert_int_equal(made.choices.players, players);
    assert_int_equal(made.rules->player_count, players);
    rules_free(made.rules);
  }
  assert_false(maker_wait(maker));
  maker_free(maker);
  assert_int_equal(SDL_AtomicGet(&woken), 3);
}

static void what_cannot_be_made_says_why(void **state)
{
  (void)state;
  struct maker *maker = maker_new(wake, NULL);
  struct choices choices = choices_of("chinese-checkers", 99);
  struct made made;
  maker_ask(maker, fixture_variant(&fixture, "chinese-checkers"), &choices);
  maker_work(maker);
  assert_true(maker_wait(maker));
  assert_true(maker_take(maker, &made));
  assert_null(made.rules);
  assert_true(*made.message != '\0');
  maker_free(maker);
}

static void what_is_forgotten_is_not_made(void **state)
{
  (void)state;
  struct maker *maker = maker_new(wake, NULL);
  struct choices choices = choices_of("chinese-checkers", 6);
  struct made made;
  maker_ask(maker, fixture_variant(&fixture, "chinese-checkers"), &choices);
  maker_forget(maker);
  maker_work(maker);
  assert_false(maker_wait(maker));
  assert_false(maker_take(maker, &made));
  for (int players = 2; players <= 6; players++) { /* the end comes in the middle of it */
    choices.players = players;
    maker_ask(maker, fixture_variant(&fixture, "chinese-checkers"), &choices);
  }
  maker_work(maker);
  assert_true(maker_wait(maker));
  maker_free(maker);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_is_asked_for_comes),
    cmocka_unit_test(what_cannot_be_made_says_why),
    cmocka_unit_test(what_is_forgotten_is_not_made),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
