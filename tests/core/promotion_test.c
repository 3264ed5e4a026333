/* Pieces of a kind that is promoted to and promotes itself: one grade for each landing, however the piece came there, and what stands so
   after a turn can be read again. */
#include "core/fixture.h"

/* To add a turn: a row. */
static const struct {
  const char *options, *before, *turn, *after;
} turns[] = {
  {"", "b3/4/4/1w2/4 w", "b2-b3", "b3/4/1W2/4/4 b"},
  {"", "b3/4/4/2z1/1w2 w", "b1xd3", "b3/4/3W/4/4 b"},
  {"chain=single", "b3/4/4/2z1/1w2 w", "b1xd3", "b3/4/3W/4/4 b"},
  {"chain=forced duty=most", "b3/4/4/2z1/1w2 w", "b1xd3", "b3/4/3W/4/4 b"},
  {"crowning=turn_end", "b3/4/4/2z1/1w2 w", "b1xd3", "b3/4/3W/4/4 b"},
  {"crowning=stops", "b3/4/4/2z1/1w2 w", "b1xd3", "b3/4/3W/4/4 b"},
  /* in the zone already: the next landing counts */
  {"", "b3/4/1W2/4/4 w", "b3-c3", "b3/4/2q1/4/4 b"},
  {"", "b3/4/1W2/4/4 w", "b3-b2", "b3/4/4/1W2/4 b"},
  {"crowning=stops", "b3/4/1W2/2bb/4 w", "b3xd1xd3", "b3/4/3q/4/4 b"},
  /* through the zone, and in it again */
  {"", "3b/1b2/4/1b2/1w2 w", "b1xb3xb5", "1q1b/4/4/4/4 b"},
  {"", "3b/1b2/4/1b2/1w2 w", "b1xb3", "3b/1b2/1W2/4/4 b"},
  {"chain=forced duty=most", "3b/1b2/4/1b2/1w2 w", "b1xb3xb5", "1q1b/4/4/4/4 b"},
  {"crowning=turn_end", "3b/1b2/4/1b2/1w2 w", "b1xb3xb5", "1W1b/4/4/4/4 b"},
  {"crowning=stops chain=forced", "3b/1b2/4/1b2/1w2 w", "b1xb3", "3b/1b2/1W2/4/4 b"},
  {"", "b3/4/4/1bbb/1w2 w", "b1xb3xd1xd3", "b3/4/3q/4/4 b"},
  {"", "b3/4/4/1bbb/1w2 w", "b1xb3xd1", "b3/4/4/3b/3W b"},
  {"crowning=turn_end", "b3/4/1W2/2bb/4 w", "b3xd1xd3", "b3/4/3q/4/4 b"},
};

static void every_landing_promotes_by_one_grade(void **state)
{
  (void)state;
  struct strbuf text;
  strbuf_init(&text);
  struct turn_list list;
  turn_list_init(&list);
  for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
    const struct rules *rules = fixture_rules("pocket-ladder", 2, turns[i].options);
    struct position before = fixture_position(rules, turns[i].before), after;
    struct turn turn;
    struct path path;
    struct refusal refusal;
    if (!turn_read(&turn, &path, turns[i].turn, rules, &before, &refusal))
      fail_msg("'%s' %s: %s", turns[i].options, turns[i].turn, refusal_key(refusal.reason));
    turn_apply(&after, rules, &before, &turn);
    assert_string_equal(fixture_text(&text, &after, rules), turns[i].after);
    for (int expand = 0; expand < 2; expand++) {
      int found = 0;
      if (expand) turns_expand(&list, rules, &before);
      else turns_generate(&list, rules, &before);
      for (size_t t = 0; t < list.count; t++) found += turn_same(&turn, &list.turn[t]);
      if (found != 1) fail_msg("'%s' %s: listed %d times", turns[i].options, turns[i].turn, found);
    }
    struct position again = fixture_position(rules, text.text); /* what is written is read */
    assert_true(position_equal(&again, &after, rules));
  }
  turn_list_release(&list);
  strbuf_release(&text);
}

static void who_cannot_have_come_there_is_refused(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("pocket-ladder", 2, "");
  struct position position;
  struct error err;
  assert_true(position_read(&position, "b3/W3/1W1q/4/4 w", rules, &err));
  assert_false(position_read(&position, "b3/4/1w2/4/4 w", rules, &err));
  assert_string_equal(err.message, "a white man cannot stand on b3: it would have been crowned");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_landing_promotes_by_one_grade),
    cmocka_unit_test(who_cannot_have_come_there_is_refused),
  };
  return cmocka_run_group_tests_name("promotion", tests, NULL, fixture_teardown);
}
