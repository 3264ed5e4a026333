#include "thinking.h"
#include "walk.h"

#include "base/memory.h"
#include "platform/clock.h"
#include "search/score.h"
#include "search/search.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static struct search_info *think(const struct match *match, const struct search_limits *limits, const atomic_bool *stop)
{
  struct search_info *info = memory_new(1, sizeof *info);
  struct search_job job = {.rules = match->rules, .position = &match->game.now, .limits = *limits, .stop = stop};
  assert_true(search_run(info, &job));
  assert_true(info->line_count >= 1 && info->line[0].count >= 1);
  return info;
}

static void finds(const char *variant, const char *position, int depth, const char *expected, int at_least)
{
  struct match *match = fixture_match(variant, 2, position);
  struct search_limits limits = {.depth = depth};
  struct search_info *info = think(match, &limits, NULL);
  thinking_is_legal(match, &info->line[0].turn[0], &info->line[0].path[0]);
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, match->rules, &info->line[0].turn[0], &info->line[0].path[0]);
  if (strcmp(text.text, expected)) fail_msg("%s %s: %s, not %s (score %d)", variant, position, text.text, expected, info->line[0].score);
  if (info->line[0].score < at_least) fail_msg("%s %s: score %d", variant, position, info->line[0].score);
  strbuf_release(&text);
  free(info);
  match_free(match);
}

static void finds_what_wins(void **state)
{
  (void)state;
  finds("english-draughts", "4/4/4/1b2/4/1bb1/2w1/4 w", 4, "f2xd4xb6", -200);
  finds("english-draughts", "4/4/4/4/4/4/2b1/3w w", 2, "g1xe3", SCORE_WIN - 2); /* the last piece of the other side */
}

/* A turn that takes, and one that gives away. */
static void takes_what_can_be_taken(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, NULL);
  struct search_limits limits = {.depth = 2};
  struct search_info *info = think(match, &limits, NULL);
  assert_true(bits_count(&info->line[0].turn[0].captured) >= 1);
  free(info);
  match_free(match);
}

/* A game of points is not won sooner or later, but by more or less; a tie is a draw. The search ends where every line does. */
static void points_are_worth_their_margin(void **state)
{
  (void)state;
  static const struct {
    const char *points;
    int players, score;
  } rows[] = {{"r 26,23", 2, 400}, {"r 10,23", 2, -1200}, {"r 22,23", 2, 0}, {"b 22,23", 2, 200}, {"r 26,23,9", 3, 400}, {"r 10,23,20", 3, -1200}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char position[128];
    snprintf(position, sizeof position, "1/2/3/4/13/12/11/10/9/10/4mm5/12/13/4/3/2/1 %s", rows[i].points);
    struct match *match = fixture_match("capture-chinese-checkers", rows[i].players, position);
    struct search_info *info = think(match, &(struct search_limits){0}, NULL);
    assert_true(info->line[0].final);
    if (info->line[0].score != rows[i].score) fail_msg("%s: %d, not %d", rows[i].points, info->line[0].score, rows[i].score);
    free(info);
    match_free(match);
  }
}

/* Where players go on for places, a place is better than none: who can be home goes, though another has won, and though that ends the game. */
static void goes_home_for_a_place(void **state)
{
  (void)state;
  struct match *match = fixture_match_with("chinese-checkers", 3, "play_on=true",
                                           "r/rr/rrr/rr1r/8r4/12/11/10/9/pp7g/p8gg/ppp6ggg/pppp5gggg/4/3/2/1 p 0,1,0");
  for (int depth = 1; depth <= 3; depth++) {
    struct search_info *info = think(match, &(struct search_limits){.depth = depth}, NULL);
    struct strbuf text;
    strbuf_init(&text);
    turn_write(&text, match->rules, &info->line[0].turn[0], &info->line[0].path[0]);
    assert_string_equal(text.text, "h2-g2");
    strbuf_release(&text);
    free(info);
  }
  match_free(match);
}

/* By how much the side to move will have captured more from here on, when both play as well as they can: every line to its end. */
static int margin_to_come(const struct rules *rules, const struct position *position)
{
  struct turn_list list;
  turn_list_init(&list);
  turns_expand(&list, rules, position);
  int best = list.count ? -MAX_CELLS : 0;
  for (size_t i = 0; i < list.count; i++) {
    struct position next;
    turn_apply(&next, rules, position, &list.turn[i]);
    int margin = bits_count(&list.turn[i].captured) - margin_to_come(rules, &next);
    if (margin > best) best = margin;
  }
  turn_list_release(&list);
  return best;
}

/* Few pieces left after turns by chance: the search knows the margin exactly, and its turn keeps it. */
static void few_pieces_are_searched_to_the_end(void **state)
{
  (void)state;
  enum { FEW = 16, GAMES = 20 };
  int seen = 0;
  for (uint64_t game = 1; game <= GAMES; game++) {
    struct match *match = fixture_match("capture-chinese-checkers", 2, NULL);
    const struct position *now = &match->game.now;
    struct random random;
    random_seed(&random, game);
    for (;;) {
      struct bits all = position_occupied(now, match->rules);
      if (match->game.outcome.type != OUTCOME_NONE || bits_count(&all) <= FEW) break;
      assert_true(walk_match(match, &random));
    }
    if (match->game.outcome.type == OUTCOME_NONE) {
      seen++;
      struct search_info *info = think(match, &(struct search_limits){0}, NULL);
      int ahead = now->score[now->side] - now->score[!now->side], final = ahead + margin_to_come(match->rules, now);
      assert_int_equal(info->line[0].score, 100 * final);
      struct position next;
      turn_apply(&next, match->rules, now, &info->line[0].turn[0]);
      assert_int_equal(ahead + bits_count(&info->line[0].turn[0].captured) - margin_to_come(match->rules, &next), final);
      free(info);
    }
    match_free(match);
  }
  assert_true(seen >= GAMES / 2); /* the others were over before */
}

static void same_seed_same_turn(void **state)
{
  (void)state;
  for (int level = LEVEL_LEAST; level <= 7; level++) {
    struct match *match = fixture_match("chinese-checkers", 3, NULL);
    struct search_limits limits = {.level = level, .seed = 7};
    struct search_info *a = think(match, &limits, NULL), *b = think(match, &limits, NULL);
    assert_true(turn_same(&a->line[0].turn[0], &b->line[0].turn[0]));
    assert_int_equal(a->nodes, b->nodes);
    free(a), free(b);
    match_free(match);
  }
}

static void three_lines_are_three_turns(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, NULL);
  struct search_limits limits = {.depth = 4, .lines = 3};
  struct search_info *info = think(match, &limits, NULL);
  assert_int_equal(info->line_count, 3);
  for (int i = 0; i < 3; i++) thinking_is_legal(match, &info->line[i].turn[0], &info->line[i].path[0]);
  assert_true(info->line[0].score >= info->line[1].score && info->line[1].score >= info->line[2].score);
  assert_false(turn_same(&info->line[0].turn[0], &info->line[1].turn[0]));
  assert_false(turn_same(&info->line[1].turn[0], &info->line[2].turn[0]));
  free(info);
  match_free(match);
}

/* A turn that must be played is played at once, but who asks for lines wants to know what it leads to. */
static void the_only_turn_is_looked_into_when_asked(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 2, "bbbb/bbbb/4/4/1b2/1w2/wwww/wwww w");
  struct search_info *quick = think(match, &(struct search_limits){.ms = 60000, .depth = 4}, NULL);
  struct search_info *deep = think(match, &(struct search_limits){.ms = 60000, .depth = 4, .lines = 3}, NULL);
  assert_int_equal(quick->depth, 1);
  assert_int_equal(deep->line_count, 1);
  assert_int_equal(deep->depth, 4);
  free(quick), free(deep);
  match_free(match);
}

/* A win at once ends the search of who asks for the best turn, not of who wants to know what the others are worth. */
static void other_lines_are_looked_into_beside_a_win(void **state)
{
  (void)state;
  struct match *match = fixture_match("breakthrough-draughts", 2, "4/w3/4/3b/4/1w2/4/2w1 w");
  struct search_info *quick = think(match, &(struct search_limits){.depth = 4}, NULL);
  struct search_info *deep = think(match, &(struct search_limits){.depth = 4, .lines = 3}, NULL);
  assert_int_equal(quick->depth, 1);
  assert_int_equal(deep->line_count, 3);
  for (int i = 0; i < 3; i++) assert_int_equal(deep->line[i].depth, 3);
  for (int i = 0; i < 3; i++) assert_int_equal(score_turns(deep->line[i].score, match->rules), i == 0 ? 1 : 2); /* it is won in any way, soon enough */
  free(quick), free(deep);
  match_free(match);
}

static void told(void *context, const struct search_info *info)
{
  int *depth = context;
  assert_true(info->depth == *depth + 1 && info->nodes > 0);
  *depth = info->depth;
}

/* Before a depth is through nothing is told of it, also to who has stopped the search before it began. */
static void tells_depth_after_depth(void **state)
{
  (void)state;
  for (int stop = 0; stop <= 1; stop++) {
    struct match *match = fixture_match("chinese-checkers", 2, NULL);
    struct search_info *info = memory_new(1, sizeof *info);
    atomic_bool stopped = stop;
    int depth = 0;
    struct search_job job = {
      .rules = match->rules, .position = &match->game.now, .limits = {.depth = 3}, .stop = &stopped, .progress = told, .context = &depth,
    };
    assert_true(search_run(info, &job));
    assert_int_equal(depth, info->depth);
    free(info);
    match_free(match);
  }
}

struct scores {
  int count, of[SEARCH_PLIES];
};

static void note_score(void *context, const struct search_info *info)
{
  struct scores *scores = context;
  scores->of[scores->count++] = info->line[0].score;
}

/* Who moves last in a line of a race is ahead by a turn, which is about a man's worth: what is told does not swing by that with every depth. */
static void a_race_is_judged_alike_at_odd_and_even_depths(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 2, NULL);
  struct search_info *info = memory_new(1, sizeof *info);
  struct scores scores = {0};
  struct search_job job = {
    .rules = match->rules, .position = &match->game.now, .limits = {.depth = 6}, .progress = note_score, .context = &scores,
  };
  assert_true(search_run(info, &job));
  assert_int_equal(scores.count, 6);
  for (int i = 1; i < scores.count; i++) assert_in_range(abs(scores.of[i] - scores.of[i - 1]), 0, 60);
  free(info);
  match_free(match);
}

struct stopper {
  atomic_bool stop;
  int64_t at;
};

static void *stop_later(void *context)
{
  struct stopper *stopper = context;
  clock_sleep(60);
  stopper->at = clock_ms();
  atomic_store(&stopper->stop, true);
  return NULL;
}

/* Billions of routes: it stops when it is told to, with a legal turn. The bound is far above what it takes, for busy machines. */
static void stops_when_told_to(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, LATTICE);
  struct stopper stopper = {.stop = false};
  struct search_limits limits = {0};
  pthread_t thread;
  assert_int_equal(pthread_create(&thread, NULL, stop_later, &stopper), 0);
  struct search_info *info = think(match, &limits, &stopper.stop);
  pthread_join(thread, NULL);
  print_message("stopped after %lld ms\n", (long long)(clock_ms() - stopper.at));
  assert_true(clock_ms() - stopper.at < 2000);
  thinking_is_legal(match, &info->line[0].turn[0], &info->line[0].path[0]);
  free(info);
  match_free(match);
}

/* How a game between a level and chance ends: 1 when the level wins, 0 for a draw. */
static int contest(const char *variant, int level, int side, uint64_t seed)
{
  struct match *match = fixture_match(variant, 2, NULL);
  struct random random;
  random_seed(&random, seed);
  while (match->game.outcome.type == OUTCOME_NONE && match->game.count < 400) {
    struct turn turn;
    struct path path;
    if (match->game.now.side == side) {
      struct search_limits limits = {.level = level, .seed = seed, .nodes = 2000};
      struct search_info *info = think(match, &limits, NULL);
      turn = info->line[0].turn[0], path = info->line[0].path[0];
      free(info);
    } else {
      assert_true(chance_choose(&turn, &path, &random, match->rules, &match->game.now));
    }
    game_play(&match->game, &turn, &path);
  }
  const struct outcome *outcome = &match->game.outcome;
  int result = outcome->type == OUTCOME_WIN ? (outcome->winner == side ? 1 : -1) : 0;
  match_free(match);
  return result;
}

static void beats_chance(void **state)
{
  (void)state;
  static const char *const ids[] = {"capture-chinese-checkers", "turkish-draughts", "english-draughts", "breakthrough-draughts"};
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
    int won = 0, games = 6;
    for (int g = 0; g < games; g++) won += contest(ids[i], 4, g % 2, (uint64_t)g) == 1;
    print_message("%s: %d of %d\n", ids[i], won, games);
    assert_true(won >= games - 1);
  }
}

/* A race against itself comes to its end: the last pieces go in. */
static void brings_a_race_home(void **state)
{
  (void)state;
  for (int players = 2; players <= 3; players++) {
    struct match *match = fixture_match("chinese-checkers", players, NULL);
    while (match->game.outcome.type == OUTCOME_NONE && match->game.count < 400) {
      struct search_limits limits = {.level = 3, .seed = 5, .nodes = 2000};
      struct search_info *info = think(match, &limits, NULL);
      game_play(&match->game, &info->line[0].turn[0], &info->line[0].path[0]);
      free(info);
    }
    print_message("%d players: %d turns\n", players, match->game.count);
    assert_int_equal(match->game.outcome.reason, REASON_GOAL);
    match_free(match);
  }
}

/* Each is home but for a few, with the cells that are free on the far side of its region, and none sees more than its next two turns. */
static void the_last_pieces_find_their_cells(void **state)
{
  (void)state;
  static const char *const starts[] = {
    "r/rr/rrr/1rrr/7r5/12/11/8g1/p7g/p8g/pp8g/pp7ggg/pppp6ggg/4/3/2/1 r", "r/rr/rrr/1rrr/7r5/12/11/10/p7g/p8g/pp7gg/ppp6ggg/ppp7ggg/4/3/2/1 g",
    "r/rr/rrr/1rrr/7r5/12/11/1p8/p7g/p8g/pp7gg/pp8gg/ppp6gggg/4/3/2/1 p",
  };
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
    struct match *match = fixture_match("chinese-checkers", 3, starts[i]);
    while (match->game.outcome.type == OUTCOME_NONE && match->game.count < 40) {
      struct search_info *info = think(match, &(struct search_limits){.nodes = 300}, NULL);
      game_play(&match->game, &info->line[0].turn[0], &info->line[0].path[0]);
      free(info);
    }
    if (match->game.outcome.reason != REASON_GOAL) fail_msg("%s: %s after %d turns", starts[i], outcome_key(match->game.outcome.reason), match->game.count);
    match_free(match);
  }
}

/* Beyond the depth captures are followed, but not without end: a first turn has a score soon, and the limit holds. */
static void captures_without_end_are_not_followed_for_ever(void **state)
{
  (void)state;
  struct match *match = fixture_match(SALTO_SOURCE_DIR "/tests/variants/roaming-capture.lua", 2, NULL);
  static const struct search_limits rows[] = {{.depth = 1}, {.nodes = 2000}, {.level = 5}, {.level = 10, .nodes = 5000, .threads = 2}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct search_info *info = think(match, &rows[i], NULL);
    thinking_is_legal(match, &info->line[0].turn[0], &info->line[0].path[0]);
    if (rows[i].nodes) assert_in_range(info->nodes, 1, rows[i].nodes + 5000);
    free(info);
  }
  match_free(match);
}

/* Wherever a depth is broken off: no line is told of a turn that has no score yet. */
static void every_line_has_a_score(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, NULL);
  for (uint64_t nodes = 20; nodes < 4000; nodes += 60) {
    struct search_info *info = think(match, &(struct search_limits){.nodes = nodes, .lines = 3}, NULL);
    for (int i = 0; i < info->line_count; i++) {
      if (abs(info->line[i].score) > 1000) fail_msg("%d nodes, line %d: %d", (int)nodes, i, info->line[i].score);
      for (int j = 0; j < i; j++) assert_false(turn_same(&info->line[i].turn[0], &info->line[j].turn[0]));
    }
    if (info->depth > 1) assert_int_equal(info->line_count, 3);
    free(info);
  }
  match_free(match);
}

/* In a race of three or more only one of the others answers each turn in the tree; else all of them move before it is one's turn again. */
static void decided_scores_say_how_many_turns_are_left(void **state)
{
  (void)state;
  static const struct {
    const char *id;
    int players, score, turns;
  } cases[] = {
    {"turkish-draughts", 2, SCORE_WIN, 1}, {"turkish-draughts", 2, SCORE_WIN - 1, 1}, {"turkish-draughts", 2, SCORE_WIN - 2, 1},
    {"turkish-draughts", 2, SCORE_WIN - 3, 2}, {"turkish-draughts", 2, SCORE_WIN - 4, 2}, {"turkish-draughts", 2, 1 - SCORE_WIN, -1},
    {"turkish-draughts", 2, 2 - SCORE_WIN, -1}, {"turkish-draughts", 2, 3 - SCORE_WIN, -2}, {"turkish-draughts", 2, 4 - SCORE_WIN, -2},
    {"turkish-draughts", 2, SCORE_WIN - 201, 101}, {"turkish-draughts", 2, 12000, 0}, {"turkish-draughts", 2, -12000, 0}, {"turkish-draughts", 2, 0, 0},
    {"capture-chinese-checkers", 3, SCORE_WIN - 7, 3}, {"capture-chinese-checkers", 3, 3 - SCORE_WIN, -1},
    {"chinese-checkers", 2, SCORE_WIN - 5, 3}, {"chinese-checkers", 3, SCORE_WIN - 5, 3}, {"chinese-checkers", 6, SCORE_WIN - 5, 3},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct match *match = fixture_match(cases[i].id, cases[i].players, NULL);
    assert_int_equal(score_turns(cases[i].score, match->rules), cases[i].turns);
    assert_int_equal(score_is_decided(cases[i].score), cases[i].turns != 0);
    match_free(match);
  }
}

/* Three steps from k6 to the hole at n3, and no jump, however many others move between. */
static void a_win_in_turns_is_counted_in_ones_own(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 3, "r/rr/rrr/rr1r/gggg5pppp/ggg6ppp/gg3r3pp/g8p/9/10/11/12/13/4/3/2/1 r");
  struct search_info *info = think(match, &(struct search_limits){.depth = 8}, NULL);
  assert_int_equal(score_turns(info->line[0].score, match->rules), 3);
  assert_false(score_is_proof(match->rules)); /* the other two could get in its way together */
  free(info);
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(takes_what_can_be_taken), cmocka_unit_test(points_are_worth_their_margin), cmocka_unit_test(finds_what_wins),
    cmocka_unit_test(goes_home_for_a_place), cmocka_unit_test(few_pieces_are_searched_to_the_end), cmocka_unit_test(same_seed_same_turn),
    cmocka_unit_test(three_lines_are_three_turns), cmocka_unit_test(the_only_turn_is_looked_into_when_asked),
    cmocka_unit_test(a_race_is_judged_alike_at_odd_and_even_depths), cmocka_unit_test(tells_depth_after_depth),
    cmocka_unit_test(other_lines_are_looked_into_beside_a_win), cmocka_unit_test(stops_when_told_to),
    cmocka_unit_test(beats_chance),
    cmocka_unit_test(brings_a_race_home), cmocka_unit_test(the_last_pieces_find_their_cells),
    cmocka_unit_test(captures_without_end_are_not_followed_for_ever), cmocka_unit_test(every_line_has_a_score),
    cmocka_unit_test(decided_scores_say_how_many_turns_are_left), cmocka_unit_test(a_win_in_turns_is_counted_in_ones_own),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
