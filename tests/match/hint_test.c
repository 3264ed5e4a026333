/* Why a turn is good: each reason in a position where it holds, none where none does, and what is said of it. */
#include "fixture.h"

#include "match/hint.h"

static struct search_line line;

/* The turns played from a position as a line that the search might have found, with its score. */
static struct hint why(const char *id, const char *position, int score, const char *const *turns)
{
  struct match *match = fixture_match(id, 0, position);
  line = (struct search_line){.score = score, .depth = 1};
  for (; *turns; turns++) {
    if (match_type(match, *turns) != MATCH_PLAYED) fail_msg("%s is refused", *turns);
    const struct played *played = &match->game.played[match->game.count - 1];
    line.turn[line.count] = played->turn, line.path[line.count++] = played->path;
  }
  struct hint hint = hint_of(match->rules, &match->game.played[0].before, &line);
  match_free(match);
  return hint;
}

/* To add a case: a row. */
static void each_reason(void **state)
{
  (void)state;
  static const struct {
    const char *position;
    int score;
    const char *turns[4];
    enum hint_reason reason;
    int count;
  } cases[] = {
    {"4/4/4/4/1b2/1w2/4/4 w", 0, {"c3xe5"}, HINT_WINS, 1},
    {"1b2/4/4/4/1b2/1w2/4/4 w", SCORE_WIN - 5, {"c3xe5"}, HINT_WINS_SOON, 3},
    {"1b2/4/4/4/1b2/1w2/4/4 w", 0, {"c3xe5"}, HINT_CAPTURES, 1},
    {"b3/4/2b1/4/1b2/1w2/4/4 w", 0, {"c3xe5xg7"}, HINT_CAPTURES, 2},
    {"4/1w2/4/b3/4/4/4/4 w", 0, {"c7-b8"}, HINT_CROWNS, 1},
    {"4/4/4/2b1/1b2/1w2/4/4 w", 0, {"c3-b4"}, HINT_SAVES, 1},
    {"4/4/4/2b1/4/1ww1/4/4 w", 0, {"e3-d4"}, HINT_THREATENS, 1},
    {"4/4/2b1/4/4/1w2/4/4 w", 0, {"c3-d4", "f6-e5", "d4xf6"}, HINT_PLAIN, 0}, /* only after a mistake */
    {"bb1b/1b2/b1bb/1bb1/3w/www1/2ww/1www b", 0, {"c7-d6"}, HINT_PLAIN, 0},
    {"3b/4/4/b3/4/ww2/4/4 w", 0, {"a3-b4"}, HINT_BLOCKS, 1},
    {NULL, 0, {"d6-c5"}, HINT_PLAIN, 0},
    {NULL, -SCORE_WIN + 8, {"d6-c5"}, HINT_PLAIN, 0},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct hint hint = why("english-draughts", cases[i].position, cases[i].score, cases[i].turns);
    if (hint.reason != cases[i].reason || hint.count != cases[i].count)
      fail_msg("case %zu, %s: reason %d with %d, expected %d with %d", i, cases[i].turns[0], hint.reason, hint.count, cases[i].reason, cases[i].count);
  }
}

static void a_threat_needs_no_help(void **state)
{
  (void)state;
  struct hint threat = why("turkish-draughts", "b6b/8/8/2w1b3/3w4/8/8/8 w", 0, (const char *const[]){"d4-d5", NULL});
  assert_int_equal(threat.reason, HINT_THREATENS);
  assert_int_equal(threat.count, 1);
  struct hint quiet = why("turkish-draughts", "8/b1bb1bbb/1bbbbb1b/bb2b1b1/1w1ww2w/ww2w1w1/wwwwwwww/8 w", 0, (const char *const[]){"f2-f3", NULL});
  assert_int_equal(quiet.reason, HINT_PLAIN);
}

/* Where a region is to be filled: a turn that leads into it, and none that stays outside or inside. */
static void bringing_a_piece_home(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 2, NULL);
  const struct bits *far = &match->rules->player[0].far;
  struct turn_list list;
  int into = 0, others = 0;
  turn_list_init(&list);
  for (int cell = 0; cell < MAX_CELLS; cell++) {
    struct position position;
    if (!bits_has(&match->rules->board.cells, cell)) continue;
    position_init(&position, match->rules);
    position_put(&position, match->rules, cell, 0, 0);
    turns_generate(&list, match->rules, &position);
    for (size_t i = 0; i < list.count; i++) {
      bool home = bits_has(far, list.turn[i].to) && !bits_has(far, cell);
      line = (struct search_line){.count = 1, .turn = {list.turn[i]}};
      assert_int_equal(hint_of(match->rules, &position, &line).reason, home ? HINT_HOME : HINT_PLAIN);
      into += home, others += !home;
    }
  }
  assert_true(into > 0 && others > 0);
  turn_list_release(&list);
  match_free(match);
}

static void in_words(void **state)
{
  (void)state;
  static const struct {
    struct hint hint;
    const char *en, *pt;
  } cases[] = {
    {{HINT_CAPTURES, 1}, "It captures a piece.", "Captura uma peça."},
    {{HINT_CAPTURES, 3}, "It captures 3 pieces.", "Captura 3 peças."},
    {{HINT_WINS_SOON, 4}, "It wins in 4 turns.", "Vence em 4 jogadas."},
    {{HINT_HOME, 1}, "It brings a piece home.", "Leva uma peça ao destino."},
    {{HINT_PLAIN, 0}, "", ""},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    for (int k = 0; k < 2; k++) {
      struct words words = {fixture_texts, NULL, k ? "pt-BR" : "en", NULL};
      struct strbuf text;
      strbuf_init(&text);
      hint_words(&text, &words, &cases[i].hint);
      assert_string_equal(text.text ? text.text : "", k ? cases[i].pt : cases[i].en);
      strbuf_release(&text);
    }
}

/* Every reason has a sentence in every language, also for one. */
static void no_reason_is_without_words(void **state)
{
  (void)state;
  for (int reason = 0; reason < HINT_PLAIN; reason++)
    for (int count = 1; count < 3; count++)
      for (int k = 0; k < 2; k++) {
        struct words words = {fixture_texts, NULL, k ? "pt-BR" : "en", NULL};
        struct strbuf text;
        strbuf_init(&text);
        hint_words(&text, &words, &(struct hint){(enum hint_reason)reason, count});
        assert_int_equal(text.text[text.length - 1], '.');
        assert_null(strchr(text.text, '{'));
        assert_int_not_equal(strncmp(text.text, "hint.", 5), 0);
        strbuf_release(&text);
      }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_reason), cmocka_unit_test(a_threat_needs_no_help), cmocka_unit_test(bringing_a_piece_home), cmocka_unit_test(in_words),
    cmocka_unit_test(no_reason_is_without_words),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
