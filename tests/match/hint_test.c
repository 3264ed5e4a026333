/* Why a turn is good: each reason in a position where it holds, none where none does, and what is said of it. */
#include "fixture.h"

#include "match/hint.h"

static struct search_line line;

struct row {
  const char *id, *position;
  int score;
  const char *turns[4], *said;
};

static const char english[] = "english-draughts", turkish[] = "turkish-draughts", chinese[] = "chinese-checkers", harvest[] = "capture-chinese-checkers";

/* The turns played from a position as a line that the search might have found, with its score: what is said of the first. */
static void why(struct strbuf *out, const struct row *row, int players, const char *options)
{
  struct match *match = fixture_match_with(row->id, players, options, row->position);
  struct words words = {fixture_texts, NULL, "en", NULL};
  line = (struct search_line){.score = row->score, .depth = 1};
  for (int i = 0; row->turns[i]; i++) {
    if (match_type(match, row->turns[i]) != MATCH_PLAYED) fail_msg("%s is refused", row->turns[i]);
    const struct played *played = &match->game.played[match->game.count - 1];
    line.turn[line.count] = played->turn, line.path[line.count++] = played->path;
  }
  struct hint hint = hint_of(match->rules, &match->game.played[0].before, &line);
  hint_words(out, &words, &hint);
  match_free(match);
}

static void expect(const struct row *row, int players, const char *options)
{
  struct strbuf text;
  strbuf_init(&text);
  why(&text, row, players, options);
  if (strcmp(text.text ? text.text : "", row->said) != 0) fail_msg("%s, %s: \"%s\", expected \"%s\"", row->id, row->turns[0], text.text, row->said);
  strbuf_release(&text);
}

/* To add a case: a row. */
static void each_reason(void **state)
{
  (void)state;
  static const struct row rows[] = {
    {english, "4/4/4/4/1b2/1w2/4/4 w", 0, {"c3xe5"}, "It wins the game."},
    {english, "1b2/4/4/4/bb2/1w2/4/4 w", SCORE_WIN - 5, {"c3xe5"}, "It wins in 3 turns."},
    {english, NULL, -SCORE_WIN + 8, {"d6-c5"}, "Every turn loses, and this one puts it off as long as possible."},
    /* what is forced */
    {english, "1b2/4/4/4/1b2/1w2/4/4 w", 0, {"c3xe5"}, "It is the only capture, and a capture must be played."},
    {english, "1b2/4/4/4/1b2/1w2/4/4 w", SCORE_WIN - 5, {"c3xe5"}, "It is the only capture, and a capture must be played. It wins in 3 turns."},
    {english, "b3/2b1/2w1/4/4/4/4/4 w", 0, {"f6xd8"}, "It is the only capture, and a capture must be played. It promotes a piece."},
    {turkish, "8/8/5b2/8/1b3b2/1w3w2/8/8 w", 0, {"f3xf5xf7"}, "It is the only legal turn. It captures 2 pieces."}, /* there is a capture of one */
    {english, "3b/4/4/4/4/w3/4/4 w", 0, {"a3-b4"}, "It is the only legal turn. It brings a piece one step nearer to promotion."},
    {english, "3b/4/4/4/4/w3/4/4 w", -SCORE_WIN + 8, {"a3-b4"}, "It is the only legal turn. It brings a piece one step nearer to promotion."},
    /* captures */
    {english, "1b2/4/4/4/bb2/1w2/4/4 w", 0, {"c3xe5"}, "It captures a piece."},
    {english, "b3/4/2b1/4/bb2/1w2/4/4 w", 0, {"c3xe5xg7"}, "It captures 2 pieces."},
    {english, "4/2bb/2w1/4/4/4/4/4 w", 0, {"f6xd8"}, "It captures a piece. It promotes a piece."},
    {harvest, "1/2/3/2m1/3m4m4/4m1m5/m2mm6/3mm5/m8/10/m6m3/3m3m1m2/2m10/4/2m/2/1 b 22,20", 0, {"j4xl6xl4xj4xj6"},
     "It captures 4 pieces. The next turn can capture at most one piece."},
    {english, "4/4/4/2b1/1b2/1w2/3w/4 w", 0, {"c3-b4"}, "It keeps a piece from being captured."},
    {english, "4/4/4/2b1/4/1ww1/4/4 w", 0, {"e3-d4"}, "It threatens to capture a piece."},
    {turkish, "b6b/8/8/2w1b3/3w4/8/8/8 w", 0, {"d4-d5"}, "It threatens to capture a piece."},
    {english, "3b/4/4/b3/4/ww2/4/4 w", 0, {"a3-b4"}, "It shuts in a piece."},
    {english, "2b1/b2w/3w/1b2/b2w/w2w/4/2B1 b", 0, {"b4-c3"},
     "It allows no capture of your pieces; another turn would. It brings a piece to 2 steps from promotion."},
    {turkish, "8/bbbbbbbb/bbbbbbbb/8/8/wwwwwwww/wwwwwwww/8 w", 0, {"a3-a4"}, "It brings a piece one step nearer to promotion."},
    {english, "b1W1/w3/3b/bwwb/ww2/1w2/2B1/4 b", 0, {"g5-f4"}, "It brings a piece to 3 steps from promotion."},
    /* captures that answer one another, told by the line */
    {turkish, "8/b1b1b1bb/bb3b2/1b4bb/w3ww2/ww1b2ww/2w3ww/8 w", 0, {"b3-b4", "b5xb3", "a3xc3xe3"}, "It gives up a piece. In return it captures 2 pieces."},
    {english, "bbbb/b1bb/bb1b/1b2/wb1w/w1ww/www1/wwww w", 0, {"b2-c3", "d4xb2", "a1xc3"}, "It exchanges a piece for a piece."},
    {english, "4/4/2b1/4/4/1w2/4/4 w", 0, {"c3-d4", "f6-e5", "d4xf6"}, "It brings a piece one step nearer to promotion."}, /* only after a mistake */
    {english, "bbbb/2bb/bw1b/1b2/4/www1/w1w1/wwww b", 0, {"c5-d4", "e3xc5xa7", "e7xc5"}, ""}, /* two for one */
    {turkish, "8/b1b1b1bb/bb3b2/1b4bb/w3ww2/ww1b2ww/2w3ww/8 w", 0, {"b3-b4"}, ""},             /* no line shows how it ends */
    /* a race */
    {chinese, "r/rr/rrr/2r1/13/5r1r4/6b4/10/6r2/7b2/11/4b7/5b7/1b2/1bb/bb/b r", 0, {"l8-m9"}, "It brings a piece one step nearer to the goal."},
    {chinese, "r/rr/rrr/rrr1/5r7/12/11/10/9/10/4b2b3/12/5b7/1b2/bbb/bb/b r", 0, {"m6-m7"},
     "It brings a piece one step nearer to an empty cell of the goal."},
    {chinese, NULL, 0, {"c1-e7"}, "It prepares a jump of 4 steps towards the goal."},
    {chinese, "r/b1/3/r3/6br5/4b2r4/7r3/1b1r2r3/1b4r2/4r5/3b7/3b8/5b2r4/4/1b1/1b/1 r", 0, {"i7-k7-m9"},
     "It jumps 2 times in a row. It brings a piece 4 steps nearer to the goal."},
    {chinese, "r/rr/rrr/1rr1/8r4/5r6/11/10/9/4b2b2/11/12/5b7/1b2/bbb/bb/b r", 0, {"l6-m6"},
     "It brings up a piece from the very back. It brings a piece one step nearer to the goal."},
    {chinese, "r/rr/rrr/1rr1/8r4/5r6/11/10/9/4b2b2/11/12/5b7/1b2/bbb/bb/b r", 0, {"m9-n4"}, "It brings a piece home."},
    {chinese, "r/r1/rrr/2rr/13/5r1r4/6b4/6b3/6r2/10/11/4b7/5b7/1b2/1bb/bb/b r", 0, {"n4-p2"}, "It moves deeper into the goal and makes room for others."},
    /* nothing */
    {english, "4/4/1BW1/2b1/3w/2W1/3b/3B b", 0, {"e5-f4", "e3xg5"}, ""}, /* it is nearer to promotion, but captured there */
    {turkish, "8/bbbb2bb/b1bbbb2/4bb2/wwwb4/ww2ww2/1ww1wwww/8 b", 0, {"f6-g6"}, ""},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) expect(&rows[i], 0, "");
  static const struct row lost = {chinese, NULL, -SCORE_WIN + 8, {"c1-e7"}, "It prepares a jump of 4 steps towards the goal."};
  expect(&lost, 3, ""); /* if all others play against it: no proof */
  static const struct row last = {chinese, "r/rr/rrr/rrr1/8r4/12/11/10/1p5g1/10/11/12/13/4/3/2/1 r", 0, {"m9-n4"}, "It fills the goal."};
  expect(&last, 3, "play_on=true"); /* the others play on for places */
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
      assert_int_equal(hint_of(match->rules, &position, &line).first.reason == HINT_HOME, home);
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
    {{{HINT_CAPTURES, 1}, {HINT_PLAIN, 0}}, "It captures a piece.", "Captura uma peça."},
    {{{HINT_CAPTURES, 3}, {HINT_PLAIN, 0}}, "It captures 3 pieces.", "Captura 3 peças."},
    {{{HINT_GIVES, 1}, {HINT_RETURNS, 2}}, "It gives up a piece. In return it captures 2 pieces.", "Entrega uma peça. Em troca, captura 2 peças."},
    {{{HINT_WINS_SOON, 4}, {HINT_PLAIN, 0}}, "It wins in 4 turns.", "Vence em 4 jogadas."},
    {{{HINT_HOME, 1}, {HINT_PLAIN, 0}}, "It brings a piece home.", "Leva uma peça ao destino."},
    {{{HINT_PLAIN, 0}, {HINT_PLAIN, 0}}, "", ""},
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
  for (int reason = HINT_PLAIN + 1; reason < HINT_COUNT; reason++)
    for (int count = 1; count < 3; count++)
      for (int k = 0; k < 2; k++) {
        struct words words = {fixture_texts, NULL, k ? "pt-BR" : "en", NULL};
        struct strbuf text;
        strbuf_init(&text);
        hint_words(&text, &words, &(struct hint){.first = {(enum hint_reason)reason, count}});
        assert_int_equal(text.text[text.length - 1], '.');
        assert_null(strchr(text.text, '{'));
        assert_int_not_equal(strncmp(text.text, "hint.", 5), 0);
        strbuf_release(&text);
      }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_reason), cmocka_unit_test(bringing_a_piece_home), cmocka_unit_test(in_words),
    cmocka_unit_test(no_reason_is_without_words),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
