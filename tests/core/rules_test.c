#include "core/fixture.h"

#include "core/kernel.h"

/* A copy of good rules, to be spoilt. The ending of the original is not called. */
static struct rules *copy_of(const char *id)
{
  struct rules *rules = malloc(sizeof *rules);
  *rules = *fixture_rules(id, 2, "");
  return rules;
}

static void spoil_players(struct rules *r) { r->player_count = 1; }
static void spoil_sets(struct rules *r) { r->player_count = 6, r->kind_count = 4; }
static void spoil_letters(struct rules *r) { r->player[1].letter = r->player[0].letter; }
static void spoil_piece_letters(struct rules *r) { r->kind[1].letter[0] = r->kind[0].letter[1]; }
static void spoil_over(struct rules *r) { r->kind[0].jump[0].over = 0; }
static void spoil_direction(struct rules *r) { r->kind[0].step_directions[0] = 0x8000; }
static void spoil_endless(struct rules *r) { r->kind[0].jump[0].captures = false; }
static void spoil_jumps(struct rules *r)
{
  r->duty = DUTY_NONE, r->cells_once = true;
  r->kind[0].jump[1] = r->kind[0].jump[0], r->kind[0].jump[1].captures = false, r->kind[0].jump[1].over = OVER_ANY, r->kind[0].jump_count = 2;
}
static void spoil_promotion(struct rules *r) { r->kind[0].promotes_to = 0; }
static void spoil_promotion_cells(struct rules *r) { memset(&r->player[1].promotion, 0, sizeof r->player[1].promotion); }
static void spoil_duty(struct rules *r) { r->kind[0].jump_count = r->kind[1].jump_count = 0; }
static void spoil_preferences(struct rules *r) { r->duty = DUTY_BEST, r->preference_count = 0; }
static void spoil_play_on(struct rules *r) { r->play_on = true; }
static void spoil_far(struct rules *r) { r->goal = GOAL_ALL, memset(&r->player[0].far, 0, sizeof r->player[0].far); }
static void spoil_score(struct rules *r) { r->no_turn = NO_TURN_MOST_CAPTURED; }
static void spoil_movers(struct rules *r)
{
  r->duty = DUTY_NONE;
  for (int k = 0; k < r->kind_count; k++) r->kind[k].steps = false, r->kind[k].jump_count = 0;
}

/* To add a contradiction: how it is made, and the words that the error must hold. */
static const struct {
  void (*spoil)(struct rules *);
  const char *words;
} contradictions[] = {
  {spoil_players, "players: 1 players"},
  {spoil_sets, "pieces: 6 owners with 4 kinds"},
  {spoil_letters, "players: two players have the letter 'b'"},
  {spoil_piece_letters, "stands for another piece"},
  {spoil_over, "pieces.man.jump: jumps over nothing"},
  {spoil_direction, "pieces.man.step: a direction that the board does not have"},
  {spoil_endless, "turn.cells_once: must be true"},
  {spoil_jumps, "pieces.man.jump: two jumps over the same piece, one that captures and one that does not"},
  {spoil_promotion, "pieces.man.promotes: must name another kind"},
  {spoil_promotion_cells, "promotion.at: no cells where player 2 promotes"},
  {spoil_duty, "capture.duty: a duty to capture, but no piece captures"},
  {spoil_preferences, "capture.duty: a list of preferences with nothing in it"},
  {spoil_play_on, "endings.play_on: needs a goal"},
  {spoil_far, "endings.goal: player 1 has no far region"},
  {spoil_score, "endings.no_turn: \"most_captured\" needs score"},
  {spoil_movers, "pieces: no kind of piece has a step or a jump"},
};

static void contradictions_are_told(void **state)
{
  (void)state;
  for (size_t i = 0; i < sizeof contradictions / sizeof *contradictions; i++) {
    struct rules *rules = copy_of("english-draughts");
    struct error err = {.message = ""};
    assert_true(rules_finish(rules, &err));
    contradictions[i].spoil(rules);
    if (rules_finish(rules, &err)) fail_msg("accepted: %s", contradictions[i].words);
    if (!strstr(err.message, contradictions[i].words)) fail_msg("'%s' instead of '%s'", err.message, contradictions[i].words);
    free(rules);
  }
}

/* Two jumps are told apart by the piece, by the direction, by a duty to capture, or make no difference. */
static void two_jumps_may_be_alike(void **state)
{
  (void)state;
  struct rules *rules = copy_of("english-draughts");
  spoil_jumps(rules);
  struct kind *man = &rules->kind[0];
  const struct jump quiet = man->jump[1];
  struct error err = {.message = ""};
  assert_false(rules_finish(rules, &err));
  man->jump[1].captures = true;
  if (!rules_finish(rules, &err)) fail_msg("%s", err.message);
  man->jump[0].captures = man->jump[1].captures = false;
  if (!rules_finish(rules, &err)) fail_msg("%s", err.message);
  man->jump[0].captures = true, man->jump[1].over = OVER_OWN;
  if (!rules_finish(rules, &err)) fail_msg("%s", err.message);
  man->jump[1].over = OVER_ENEMY;
  for (int p = 0; p < 2; p++) man->jump[1].directions[p] = quiet.directions[1 - p];
  if (!rules_finish(rules, &err)) fail_msg("%s", err.message);
  man->jump[1].directions[1] = quiet.directions[1]; /* of one player's alone */
  assert_false(rules_finish(rules, &err));
  rules->duty = DUTY_ANY;
  if (!rules_finish(rules, &err)) fail_msg("%s", err.message);
  free(rules);
}

static void pieces_of_nobody_have_rules_of_their_own(void **state)
{
  (void)state;
  struct error err;
  struct rules *rules = copy_of("capture-chinese-checkers");
  rules->kind[0].jump[0].over = OVER_ENEMY;
  assert_false(rules_finish(rules, &err));
  assert_non_null(strstr(err.message, "pieces.marble.jump.over: must be \"any\""));
  rules->kind[0].jump[0].over = OVER_ANY;
  rules->few_limit = 1;
  assert_false(rules_finish(rules, &err));
  assert_non_null(strstr(err.message, "pieces belong to nobody"));
  free(rules);
}

static void a_start_must_stand(void **state)
{
  (void)state;
  struct error err;
  struct rules *rules = copy_of("english-draughts");
  position_init(&rules->start, rules);
  assert_false(rules_check_start(rules, &err));
  assert_string_equal(err.message, "setup: the board is empty");
  position_put(&rules->start, rules, board_cell(&rules->board, "b8"), 1, 0); /* a white man where he would have been crowned */
  assert_false(rules_check_start(rules, &err));
  assert_non_null(strstr(err.message, "setup: "));
  free(rules);
}

static void derived_fields_follow_the_rules(void **state)
{
  (void)state;
  const struct rules *english = fixture_rules("english-draughts", 2, ""), *star = fixture_rules("chinese-checkers", 6, ""),
                     *capture = fixture_rules("capture-chinese-checkers", 3, "");
  assert_int_equal(english->set_count, 4);
  assert_true(english->can_capture && english->counts_in_bulk && english->kind[1].king && !english->kind[0].king);
  assert_int_equal(english->piece_limit[0], 12);
  assert_int_equal(star->set_count, 6);
  assert_true(!star->can_capture && star->counts_in_bulk);
  assert_int_equal(capture->owner_count, 1);
  assert_true(!capture->counts_in_bulk);
  assert_int_equal(capture->piece_limit[0], 0); /* nobody's pieces: made-up positions may hold more */
}

/* A board one cell wide has directions that lead nowhere; they must not be taken for shifts. */
static void a_board_one_cell_wide_is_played(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("alley", 2, "");
  struct turn_list list;
  turn_list_init(&list);
  turns_generate(&list, rules, &rules->start);
  assert_int_equal(list.count, 1);
  assert_true(rules->kernel->count(&list, rules, &rules->start) == 1);
  turn_list_release(&list);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(contradictions_are_told), cmocka_unit_test(two_jumps_may_be_alike),
    cmocka_unit_test(pieces_of_nobody_have_rules_of_their_own), cmocka_unit_test(a_start_must_stand),
    cmocka_unit_test(derived_fields_follow_the_rules), cmocka_unit_test(a_board_one_cell_wide_is_played),
  };
  return cmocka_run_group_tests(tests, NULL, fixture_teardown);
}
