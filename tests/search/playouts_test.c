/* The search of a harvest of three: each player is taken to go for its own first place, not all against the one who asks. */
#include "search/thinking.h"

#include <stdio.h>

enum { PLAYERS = 3, A_SHARE = 15 /* more than margins make up for */ };

struct worth { /* at the end of the game, by player: first place (60, shared where it is shared) and the margin to the best other */
  int of[PLAYERS];
};

static struct worth worth_at_end(const struct position *position)
{
  struct worth worth;
  for (int p = 0; p < PLAYERS; p++) {
    int best = -1, as_good = 1;
    for (int q = 0; q < PLAYERS; q++) {
      if (q == p) continue;
      if (position->score[q] > best) best = position->score[q];
      as_good += position->score[q] == position->score[p];
    }
    int margin = position->score[p] - best;
    worth.of[p] = margin + (margin < 0 ? 0 : 60 / as_good);
  }
  return worth;
}

static int wish(const struct worth *worth, int side, int against) /* of whoever is to move; against: NO_OWNER, or all others are against that one */
{
  return against == NO_OWNER || side == against ? worth->of[side] : -worth->of[against];
}

/* Every line to its end. */
static struct worth play_best(const struct rules *rules, const struct position *position, int against)
{
  struct worth best = worth_at_end(position);
  struct turn_list list;
  turn_list_init(&list);
  turns_expand(&list, rules, position);
  for (size_t i = 0; i < list.count; i++) {
    struct position next;
    turn_apply(&next, rules, position, &list.turn[i]);
    struct worth worth = play_best(rules, &next, against);
    if (i == 0 || wish(&worth, position->side, against) > wish(&best, position->side, against)) best = worth;
  }
  turn_list_release(&list);
  return best;
}

/* What the side to move gets with a turn. */
static int gets(const struct match *match, const struct turn *turn, int against)
{
  struct position next;
  const struct position *now = &match->game.now;
  turn_apply(&next, match->rules, now, turn);
  return play_best(match->rules, &next, against).of[now->side];
}

/* The best turn when all others play so; the first of equals. */
static struct turn best_turn(const struct match *match, int against)
{
  struct turn_list list;
  turn_list_init(&list);
  turns_expand(&list, match->rules, &match->game.now);
  int best = -1000;
  struct turn turn = {0};
  for (size_t i = 0; i < list.count; i++) {
    int worth = gets(match, &list.turn[i], against);
    if (worth > best) best = worth, turn = list.turn[i];
  }
  turn_list_release(&list);
  return turn;
}

/* Where it makes a difference whether the others play for themselves or against one, it knows that they play for themselves. */
static void the_others_play_for_themselves(void **state)
{
  (void)state;
  static const char *const positions[] = {
    "1/2/3/4/13/12/2mmm6/1m1m6/9/5m4/6m4/12/13/4/3/2/1 r 10,10,11",
    "1/2/3/4/13/12/2mm7/1m1m6/2mm2m2/10/4m6/12/13/4/3/2/1 r 10,10,12",
    "1/2/3/4/13/12/2m8/1m2mm4/2m6/3mm5/4m6/12/13/4/3/2/1 r 10,11,11",
    "1/2/3/4/13/4m7/2m1m6/4m5/5mm2/3m6/4m1m4/12/13/4/3/2/1 r 12,10,12",
    "1/2/3/4/13/4m7/3mm6/4m5/3m1mm2/1m8/4m6/12/13/4/3/2/1 r 12,10,12",
    "1/2/3/4/13/12/2m8/4mm4/2m3m2/1m1mmm4/4m6/12/13/4/3/2/1 r 11,12,12",
  };
  for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
    struct match *match = fixture_match("capture-chinese-checkers", PLAYERS, positions[i]);
    struct turn own = best_turn(match, NO_OWNER), wary = best_turn(match, match->game.now.side);
    int good = gets(match, &own, NO_OWNER);
    assert_true(gets(match, &wary, NO_OWNER) < good - A_SHARE); /* or it would show nothing */
    struct search_info *info = thinking_of(match, &(struct search_limits){.nodes = 20000});
    int chosen = gets(match, &info->line[0].turn[0], NO_OWNER);
    if (chosen <= good - A_SHARE) fail_msg("%s: %d, not %d", positions[i], chosen, good);
    free(info);
    match_free(match);
  }
}

/* Who cannot be first any more loses by as little as may be: here all three turns lose, by two, three and four. */
static void a_lost_game_is_lost_by_little(void **state)
{
  (void)state;
  static const struct {
    int players;
    const char *scores;
  } rows[] = {{3, "12,16,9"}, {4, "12,16,9,12"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char position[200];
    snprintf(position, sizeof position, "1/2/3/m1m1/4m8/12/3m7/m8m/9/10/2m7m/12/3m9/m2m/3/2/1 r %s", rows[i].scores);
    struct match *match = fixture_match("capture-chinese-checkers", rows[i].players, position);
    for (int depth = 3; depth <= 6; depth++) {
      struct search_info *info = thinking_of(match, &(struct search_limits){.depth = depth, .lines = SEARCH_LINES});
      assert_int_equal(info->line_count, 3);
      for (int k = 0; k < 3; k++) assert_int_equal(info->line[k].score, -200 - 100 * k);
      free(info);
    }
    match_free(match);
  }
}

static void same_turn(const struct search_limits *limits)
{
  struct match *match = fixture_match("capture-chinese-checkers", PLAYERS, NULL);
  struct search_info *one = thinking_of(match, limits), *two = thinking_of(match, limits);
  assert_true(turn_same(&one->line[0].turn[0], &two->line[0].turn[0]));
  assert_int_equal(one->line[0].score, two->line[0].score);
  assert_int_equal(one->nodes, two->nodes);
  assert_int_equal(one->line_count, limits->lines);
  for (int i = 1; i < one->line_count; i++) {
    assert_false(turn_same(&one->line[i - 1].turn[0], &one->line[i].turn[0]));
    assert_true(one->line[i - 1].score >= one->line[i].score);
  }
  free(one);
  free(two);
  match_free(match);
}

static void same_seed_same_turn(void **state)
{
  (void)state;
  for (int depth = 1; depth <= 4; depth++) same_turn(&(struct search_limits){.depth = depth, .lines = SEARCH_LINES, .seed = 7}); /* and a depth has an end */
  same_turn(&(struct search_limits){.level = 6, .lines = 1, .seed = 3});
}

/* What threads find out is counted together. */
static void threads_play_together(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", PLAYERS, NULL);
  for (int threads = 1; threads <= 3; threads++) {
    struct search_info *info = thinking_of(match, &(struct search_limits){.nodes = 6000, .threads = threads});
    assert_true(info->line[0].count >= 1 && info->nodes >= 6000);
    assert_true(info->depth >= 2);
    free(info);
  }
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_others_play_for_themselves),
    cmocka_unit_test(a_lost_game_is_lost_by_little), cmocka_unit_test(same_seed_same_turn),
    cmocka_unit_test(threads_play_together),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
