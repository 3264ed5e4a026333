/* The computer thinks beside the window: its answers are legal turns of the position that was asked about, a question that is
   dropped or replaced is not answered, and whoever leaves in the middle does not wait. */
#include "fixture.h"

#include "app/thinker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct fixture fixture;

static struct match *begin(const char *id, int players)
{
  struct choices choices;
  struct match *match;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, id);
  variant_default_choices(variant, &choices);
  if (players) choices.players = players;
  if (!match_new(&match, variant, &choices, NULL, &err)) fail_msg("%s", err.message);
  return match;
}

static void take(struct thinker *thinker, struct search_info *info)
{
  struct error err;
  assert_true(thinker_wait(thinker));
  assert_true(thinker_answer(thinker, info, &err));
  assert_string_equal(err.message, "");
  assert_int_equal(info->line_count, 1);
  assert_false(thinker_answer(thinker, info, &err)); /* once */
}

static void play(struct match *match, const struct search_info *info)
{
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, match->rules, &info->line[0].turn[0], &info->line[0].path[0]);
  if (match_type(match, text.text) != MATCH_PLAYED) fail_msg("the answer %s is not a legal turn", text.text);
  strbuf_release(&text);
}

static void its_turns_are_legal(void **state)
{
  (void)state;
  static const struct {
    const char *id;
    int players;
  } games[] = {{"turkish-draughts", 0}, {"chinese-checkers", 3}, {"capture-chinese-checkers", 2}, {"english-draughts", 0}};
  static struct search_info info;
  struct thinker *thinker = thinker_new(NULL, NULL);
  const struct search_limits limits = {.level = 1, .depth = 1, .seed = 7};
  for (size_t i = 0; i < sizeof games / sizeof *games; i++) { /* other rules each time */
    struct match *match = begin(games[i].id, games[i].players);
    for (int t = 0; t < 8; t++) {
      int number = thinker_ask(thinker, match, &limits);
      assert_int_equal(number, thinker_question(thinker));
      take(thinker, &info);
      play(match, &info);
    }
    match_free(match);
  }
  thinker_free(thinker);
}

static void only_the_last_question_is_answered(void **state)
{
  (void)state;
  static struct search_info info;
  struct error err;
  struct thinker *thinker = thinker_new(NULL, NULL);
  struct match *match = begin("turkish-draughts", 0);
  const struct search_limits for_ever = {.level = 0}, quick = {.level = 1, .depth = 1};
  assert_false(thinker_wait(thinker));
  int first = thinker_ask(thinker, match, &for_ever);
  assert_true(thinker_busy(thinker));
  thinker_ask(thinker, match, &quick);
  take(thinker, &info);
  play(match, &info);
  int second = thinker_ask(thinker, match, &for_ever);
  assert_true(second > first);
  int third = thinker_ask(thinker, match, &quick);
  take(thinker, &info);
  play(match, &info); /* of the position after the first turn */
  assert_int_equal(third, thinker_question(thinker));
  thinker_ask(thinker, match, &for_ever);
  thinker_stop(thinker);
  assert_false(thinker_busy(thinker));
  assert_false(thinker_wait(thinker));
  assert_false(thinker_answer(thinker, &info, &err));
  thinker_ask(thinker, match, &for_ever); /* and is left in the middle */
  thinker_free(thinker);
  match_free(match);
}

static void rules_that_cannot_be_made_are_said(void **state)
{
  (void)state;
  char folder[] = "/tmp/salto-thinker-XXXXXX", path[1024];
  assert_non_null(mkdtemp(folder));
  snprintf(path, sizeof path, "%s/moody.lua", folder);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs("return { api = 1, id = 'moody', extends = 'chinese-checkers', setup = function(s) if s.players == 3 then error('no three please') end\n"
        "  for i = 1, s.players do s:fill('home', 'marble', i) end end }\n", file);
  fclose(file);
  struct fixture keep = fixture;
  fixture = fixture_load(folder);
  static struct search_info info;
  struct error err;
  struct thinker *thinker = thinker_new(NULL, NULL);
  struct match *match = begin("moody", 2);
  match->choices.players = 3;
  thinker_ask(thinker, match, &(struct search_limits){.level = 1, .depth = 1});
  assert_true(thinker_wait(thinker));
  assert_true(thinker_answer(thinker, &info, &err));
  assert_non_null(strstr(err.message, "no three please"));
  match->choices.players = 2;
  thinker_ask(thinker, match, &(struct search_limits){.level = 1, .depth = 1});
  take(thinker, &info);
  thinker_free(thinker);
  match_free(match);
  fixture_release(&fixture);
  fixture = keep;
  unlink(path), rmdir(folder);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(its_turns_are_legal),
    cmocka_unit_test(only_the_last_question_is_answered),
    cmocka_unit_test(rules_that_cannot_be_made_are_said),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
