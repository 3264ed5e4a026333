#include "core/fixture.h"

static void play(struct game *game, const char *turn)
{
  struct refusal refusal;
  if (!game_play_text(game, turn, &refusal)) fail_msg("%s: %s %s", turn, refusal_key(refusal.reason), refusal.turn);
}

static void begin(struct game *game, const struct rules *rules, const char *text)
{
  struct position start = fixture_position(rules, text);
  game_init(game, rules);
  game_reset(game, &start);
}

static void expect_now(const struct game *game, const char *text)
{
  struct strbuf now;
  strbuf_init(&now);
  assert_string_equal(fixture_text(&now, &game->now, game->rules), text);
  strbuf_release(&now);
}

static void undo_and_redo_go_any_way_back(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("english-draughts", 2, "");
  struct game game;
  game_init(&game, rules);
  assert_false(game_undo(&game));
  assert_false(game_redo(&game));
  play(&game, "b6-a5");
  play(&game, "c3-b4");
  play(&game, "a5xc3");
  expect_now(&game, "bbbb/bbbb/1bbb/4/4/wbww/wwww/wwww w");
  for (int i = 0; i < 3; i++) assert_true(game_undo(&game));
  assert_false(game_undo(&game));
  expect_now(&game, "bbbb/bbbb/bbbb/4/4/wwww/wwww/wwww b");
  for (int i = 0; i < 3; i++) assert_true(game_redo(&game));
  assert_false(game_redo(&game));
  expect_now(&game, "bbbb/bbbb/1bbb/4/4/wbww/wwww/wwww w");
  game_release(&game);
}

static void an_end_without_a_turn_is_a_step(void **state)
{
  (void)state;
  struct game game;
  game_init(&game, fixture_rules("english-draughts", 2, ""));
  play(&game, "b6-a5");
  play(&game, "c3-b4");
  assert_true(game_undo(&game));
  game_end(&game, REASON_RESIGNED, 1);
  assert_true(game_is_ended(&game));
  assert_false(game_redo(&game)); /* what was ahead is gone */
  assert_true(game_undo(&game));
  assert_int_equal(game.count, 1);
  assert_int_equal(game.outcome.type, OUTCOME_NONE);
  assert_true(game_undo(&game));
  assert_int_equal(game.count, 0);
  assert_false(game_undo(&game));
  assert_true(game_redo(&game));
  assert_int_equal(game.outcome.type, OUTCOME_NONE);
  assert_true(game_can_redo(&game));
  assert_true(game_redo(&game));
  assert_int_equal(game.count, 1);
  assert_int_equal(game.outcome.reason, REASON_RESIGNED);
  assert_int_equal(game.outcome.winner, 0);
  assert_false(game_can_redo(&game));
  assert_true(game_undo(&game));
  play(&game, "c3-b4");
  assert_false(game_redo(&game)); /* a turn drops the end too */
  assert_false(game_is_ended(&game));
  game_release(&game);
}

static void a_turn_after_undo_drops_what_was_ahead(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("english-draughts", 2, "");
  struct game game;
  game_init(&game, rules);
  play(&game, "b6-a5");
  play(&game, "c3-b4");
  assert_true(game_undo(&game));
  assert_true(game_undo(&game));
  play(&game, "d6-c5");
  assert_int_equal(game.count, 1);
  assert_int_equal(game.total, 1);
  assert_false(game_redo(&game));
  expect_now(&game, "bbbb/bbbb/b1bb/1b2/4/wwww/wwww/wwww w");
  game_release(&game);
}

static void a_refused_turn_changes_nothing(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("english-draughts", 2, "");
  struct game game;
  struct refusal refusal;
  game_init(&game, rules);
  play(&game, "b6-a5");
  assert_true(game_undo(&game));
  assert_false(game_play_text(&game, "b6-a4", &refusal));
  assert_int_equal(refusal.reason, REFUSAL_UNKNOWN_CELL);
  assert_false(game_play_text(&game, "b6-c7", &refusal));
  assert_int_equal(refusal.reason, REFUSAL_OCCUPIED);
  assert_int_equal(game.count, 0);
  assert_true(game_redo(&game)); /* redo is still there */
  game_release(&game);
}

/* Both routes round the ring are one turn; the game keeps the one that was played. */
static void the_path_is_kept_as_played(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("capture-chinese-checkers", 2, "");
  static const char *const routes[] = {"i5xi7xk7xi5", "i5xk7xi7xi5"};
  for (int i = 0; i < 2; i++) {
    struct game game;
    struct strbuf text;
    strbuf_init(&text);
    begin(&game, rules, "1/2/3/4/13/12/11/5mm3/4mm3/10/11/12/13/4/3/2/1 r 0,0");
    play(&game, routes[i]);
    turn_write(&text, rules, &game.played[0].turn, &game.played[0].path);
    assert_string_equal(text.text, routes[i]);
    expect_now(&game, "1/2/3/4/13/12/11/10/4m4/10/11/12/13/4/3/2/1 b 3,0");
    assert_int_equal(game.outcome.type, OUTCOME_WIN);
    strbuf_release(&text);
    game_release(&game);
  }
}

static void shuffle(struct game *game, int times)
{
  static const char *const turns[] = {"a1-b1", "h8-g8", "b1-a1", "g8-h8"};
  for (int i = 0; i < times; i++) play(game, turns[i % 4]);
}

static void the_third_time_draws(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("turkish-draughts", 2, "");
  struct game game;
  begin(&game, rules, "7B/8/8/8/2w5/8/8/W7 w");
  shuffle(&game, 7);
  assert_int_equal(game.outcome.type, OUTCOME_NONE);
  play(&game, "g8-h8"); /* the start position stands for the third time, the start counted */
  assert_int_equal(game.outcome.type, OUTCOME_DRAW);
  assert_int_equal(game.outcome.reason, REASON_REPETITION);
  struct refusal refusal;
  assert_false(game_play_text(&game, "a1-b1", &refusal));
  assert_int_equal(refusal.reason, REFUSAL_GAME_OVER);
  assert_true(game_undo(&game));
  assert_int_equal(game.outcome.type, OUTCOME_NONE);
  assert_true(game_redo(&game));
  assert_int_equal(game.outcome.reason, REASON_REPETITION);
  game_release(&game);
}

/* The same pieces with the other player to move are another position: White loses a move by a detour of three. */
static void repetition_asks_who_is_to_move(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("turkish-draughts", 2, "");
  struct game game;
  begin(&game, rules, "7B/8/8/8/2w5/8/8/W7 w");
  static const char *const turns[] = {"a1-b1", "h8-g8", "b1-c1", "g8-h8", "c1-a1"};
  for (int i = 0; i < 5; i++) play(&game, turns[i]); /* the pieces of the start, Black to move */
  static const char *const back[] = {"h8-g8", "a1-b1", "g8-h8", "b1-a1"};
  for (int i = 0; i < 4; i++) play(&game, back[i]); /* again, Black to move: with the start that makes three */
  expect_now(&game, "7B/8/8/8/2w5/8/8/W7 b");
  assert_int_equal(game.outcome.type, OUTCOME_NONE);
  for (int i = 0; i < 3; i++) play(&game, back[i]);
  assert_int_equal(game.outcome.type, OUTCOME_NONE);
  play(&game, back[3]);
  assert_int_equal(game.outcome.reason, REASON_REPETITION);
  game_release(&game);
}

/* A board with the same key, were there one, is not the same position: pieces are compared, not keys. */
static void repetition_compares_pieces(void **state)
{
  (void)state;
  struct rules *rules = malloc(sizeof *rules);
  *rules = *fixture_rules("turkish-draughts", 2, "");
  memset(rules->set_key, 0, sizeof rules->set_key);
  memset(rules->side_key, 0, sizeof rules->side_key);
  struct game game;
  begin(&game, rules, "7B/8/8/8/2w5/8/8/W7 w");
  static const char *const turns[] = {"a1-b1", "h8-g8", "b1-c1", "g8-f8", "c1-d1", "f8-e8"};
  for (int i = 0; i < 6; i++) play(&game, turns[i]);
  assert_int_equal(game.outcome.type, OUTCOME_NONE);
  game_release(&game);
  free(rules);
}

static void eighty_quiet_turns_draw(void **state)
{
  (void)state;
  struct rules *rules = malloc(sizeof *rules);
  *rules = *fixture_rules("english-draughts", 2, "");
  rules->repetition = 0; /* shuffling would draw sooner */
  struct game game;
  begin(&game, rules, "3B/4/4/b3/4/4/4/W3 b");
  static const char *const turns[] = {"a1-b2", "h8-g7", "b2-a1", "g7-h8"};
  play(&game, "a5-b4"); /* a man advances: the count starts after it */
  for (int i = 0; i < 79; i++) play(&game, turns[i % 4]);
  assert_int_equal(game.now.quiet, 79);
  assert_int_equal(game.outcome.type, OUTCOME_NONE);
  play(&game, turns[79 % 4]);
  assert_int_equal(game.outcome.type, OUTCOME_DRAW);
  assert_int_equal(game.outcome.reason, REASON_QUIET);
  assert_true(game_undo(&game));
  assert_int_equal(game.outcome.type, OUTCOME_NONE);
  game_release(&game);
  free(rules);
}

static void start_again_forgets_the_past(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("turkish-draughts", 2, "");
  struct game game;
  begin(&game, rules, "7B/8/8/8/2w5/8/8/W7 w");
  shuffle(&game, 4);
  game_reset(&game, &game.now); /* from where it stands: what went before does not count for repetition */
  shuffle(&game, 4);
  assert_int_equal(game.outcome.type, OUTCOME_NONE);
  game_reset(&game, NULL);
  assert_true(position_equal(&game.now, &rules->start, rules));
  assert_int_equal(game.total, 0);
  game_release(&game);
}

static bool broken_ending(void *context, const struct rules *rules, const struct position *position, struct outcome *out, struct error *err)
{
  (void)rules;
  (void)out;
  ++*(int *)context;
  return position->side == 1 ? error_set(err, "x.lua:3: attempt to index a nil value") : true;
}

static void a_broken_script_does_not_end_the_game(void **state)
{
  (void)state;
  struct rules *rules = malloc(sizeof *rules);
  int calls = 0;
  *rules = *fixture_rules("english-draughts", 2, "");
  rules->ending = broken_ending;
  rules->script = &calls;
  struct game game;
  game_init(&game, rules);
  assert_string_equal(game.script_error, "");
  play(&game, "b6-a5");
  assert_string_equal(game.script_error, "x.lua:3: attempt to index a nil value");
  assert_int_equal(game.outcome.type, OUTCOME_NONE);
  int before = calls;
  play(&game, "c3-b4");
  assert_true(game_undo(&game) && game_redo(&game));
  assert_int_equal(calls, before); /* what failed once is not called again in this game */
  assert_string_equal(game.script_error, "x.lua:3: attempt to index a nil value");
  game_reset(&game, NULL);
  assert_string_equal(game.script_error, "");
  game_release(&game);
  free(rules);
}

static void a_long_game_grows(void **state)
{
  (void)state;
  struct rules *rules = malloc(sizeof *rules);
  *rules = *fixture_rules("turkish-draughts", 2, "");
  rules->repetition = 0;
  struct game game;
  begin(&game, rules, "7B/8/8/8/2w5/8/8/W7 w");
  shuffle(&game, 1000);
  assert_int_equal(game.count, 1000);
  while (game_undo(&game)) continue;
  expect_now(&game, "7B/8/8/8/2w5/8/8/W7 w");
  game_release(&game);
  free(rules);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(undo_and_redo_go_any_way_back),
      cmocka_unit_test(an_end_without_a_turn_is_a_step),
      cmocka_unit_test(a_turn_after_undo_drops_what_was_ahead),
      cmocka_unit_test(a_refused_turn_changes_nothing),
      cmocka_unit_test(the_path_is_kept_as_played),
      cmocka_unit_test(the_third_time_draws),
      cmocka_unit_test(repetition_asks_who_is_to_move),
      cmocka_unit_test(repetition_compares_pieces),
      cmocka_unit_test(eighty_quiet_turns_draw),
      cmocka_unit_test(start_again_forgets_the_past),
      cmocka_unit_test(a_broken_script_does_not_end_the_game),
      cmocka_unit_test(a_long_game_grows),
  };
  return cmocka_run_group_tests_name("game", tests, NULL, fixture_teardown);
}
