/* Games in a real window beyond moving pieces: against the computer to the end, looking back by the list of turns, playing on from there,
   resigning, an agreed draw, time over, and a review of what was played. The window opens a saved game that the test has written, and the
   test keeps the same game beside it. */
#include "fixture.h"

#include "desk_tools.h"

#include "app/board_view.h"
#include "match/record.h"
#include "match/store.h"
#include "search/search.h"

enum { WIDTH = 1000, HEIGHT = 760 };

static struct fixture fixture;
static char folder[] = SALTO_BINARY_DIR "/play-test-XXXXXX";
static char file[300];

static struct desk desk;
static struct match *ours;
static struct play_layout layout;
static struct board_view view;

static int clear(void **state)
{
  match_free(ours);
  ours = NULL;
  unlink(file);
  return desk_clear(state);
}

/* ---- the game ---- */

static void make(const char *id, int players, const char *position)
{
  struct choices choices;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, id);
  variant_default_choices(variant, &choices);
  if (players) choices.players = players;
  if (!match_new(&ours, variant, &choices, position, &err)) fail_msg("%s", err.message);
}

static void played(const char *const *turns)
{
  for (; *turns; turns++)
    if (match_type(ours, *turns) != MATCH_PLAYED) fail_msg("%s was refused", *turns);
}

static void look(void)
{
  layout_play(&layout, WIDTH, HEIGHT, ours->rules->player_count, play_toolbar.count);
  board_view_init(&view, &ours->rules->board, layout.board, 1, VIEW_NAMES | VIEW_LARGE);
}

static void open_it(const char *screen)
{
  struct strbuf text;
  struct error err;
  strbuf_init(&text);
  record_write(&text, ours, "en", 0);
  snprintf(file, sizeof file, "%s/game.salto", folder);
  if (!store_write(file, text.text, &err)) fail_msg("%s", err.message);
  strbuf_release(&text);
  look();
  desk_open(&desk, (const char *const[]){file, "--language", "en", "--size", "1000x760", "--still", NULL});
  char expected[64];
  snprintf(expected, sizeof expected, "screen %s\n", screen);
  if (!strstr(desk.opening, expected)) assert_string_equal(desk_expect(&desk, "screen"), screen);
}

static void click_cell(int cell) { desk_click(&desk, view.cell[cell].x, view.cell[cell].y); }
static void click_named(const char *name) { click_cell(board_cell(&ours->rules->board, name)); }

static void expect_turn(const char *turn) { assert_string_equal(strchr(desk_expect(&desk, "turn"), ' ') + 1, turn); }

static void expect_position(void)
{
  struct strbuf text;
  strbuf_init(&text);
  position_write(&text, &ours->game.now, ours->rules);
  assert_string_equal(desk_expect(&desk, "position"), text.text);
  strbuf_release(&text);
}

/* Yes and No stand at the foot of the question. */
static void answer(bool yes) { desk_click(&desk, layout.prompt.x + layout.prompt.w * (yes ? 0.25F : 0.75F), rect_bottom(layout.prompt) - 32); }

/* ---- against the computer ---- */

static void best_turn(struct turn *turn, struct path *path)
{
  static struct search_info info;
  const struct search_job job = {.rules = ours->rules, .position = &ours->game.now, .limits = {.depth = 6, .seed = 1}};
  assert_true(search_run(&info, &job));
  *turn = info.line[0].turn[0], *path = info.line[0].path[0];
}

/* By clicks on every cell of the way, as far as they are needed. */
static void make_turn(const struct path *path)
{
  int before = ours->game.count;
  match_click(ours, path->cell[0]);
  click_cell(path->cell[0]);
  match_play_only(ours);
  for (int i = 1; i < path->length && ours->game.count == before; i++) {
    match_click(ours, path->cell[i]);
    click_cell(path->cell[i]);
  }
  if (ours->game.count == before) {
    assert_int_equal(match_end_turn(ours), MATCH_PLAYED);
    desk_key(&desk, "Return");
  }
  desk_expect(&desk, "turn");
  expect_position();
}

static void against_the_computer(void **state)
{
  (void)state;
  make("turkish-draughts", 0, "8/1b4b1/8/8/2w2w2/8/w1w1w1w1/8 w");
  ours->participant[1] = (struct participant){.computer = true, .level = 1};
  open_it("play");
  while (ours->game.outcome.type == OUTCOME_NONE) {
    if (ours->game.count > 120) fail_msg("this game does not end");
    struct turn turn;
    struct path path;
    best_turn(&turn, &path);
    make_turn(&path);
    if (ours->game.outcome.type != OUTCOME_NONE) break;
    const char *theirs = strchr(desk_expect(&desk, "turn"), ' ') + 1;
    if (match_type(ours, theirs) != MATCH_PLAYED) fail_msg("the computer played %s, which is not legal", theirs);
    expect_position();
  }
  const char *result = desk_expect(&desk, "result");
  print_message("%d turns: %s\n", ours->game.count, result);
  assert_int_equal(ours->game.outcome.winner, 0);
  assert_int_equal(desk_close(&desk), 0);
}

static void a_hint_comes(void **state)
{
  (void)state;
  make("turkish-draughts", 0, "8/1b4b1/8/8/8/8/3w2w1/8 w");
  open_it("play");
  desk_click_tool(&desk, &layout, ours, TOOL_HINT);
  struct path path;
  struct turn turn;
  struct refusal refusal;
  const char *hint = desk_expect(&desk, "hinted");
  if (!turn_read(&turn, &path, hint, ours->rules, &ours->game.now, &refusal)) fail_msg("the hint %s is no legal turn", hint);
  make_turn(&path);
  assert_int_equal(desk_close(&desk), 0);
}

/* ---- looking back and playing on ---- */

static const char *const opening[] = {"d3-d4", "e6-e5", "a3-a4", "h6-h5", NULL};

/* A turn of the first round in the list, under the heads of its columns. */
static void click_turn(int side)
{
  const float head = 26, row = 32, number = 28, bar = 6;
  float column = (layout.turns.w - number - bar) / 2;
  desk_click(&desk, layout.turns.x + number + (float)side * column + 10, layout.turns.y + head + row / 2);
}

static void back_and_on(void **state)
{
  (void)state;
  make("turkish-draughts", 0, NULL);
  played(opening);
  open_it("play");
  click_turn(1);
  assert_int_equal(atoi(desk_expect(&desk, "look")), 2);
  click_named("a3"); /* nothing is moved in what was */
  desk_key(&desk, "ctrl+Left");
  assert_int_equal(atoi(desk_expect(&desk, "look")), 1);
  float foot = rect_bottom(layout.prompt) - 10 - 22;
  desk_click(&desk, layout.prompt.x + layout.prompt.w * 0.75F, foot); /* Return */
  assert_int_equal(atoi(desk_expect(&desk, "look")), 4);
  click_turn(1);
  assert_int_equal(atoi(desk_expect(&desk, "look")), 2);
  for (int yes = 0; yes < 2; yes++) {
    desk_click(&desk, layout.prompt.x + layout.prompt.w * 0.1F, foot); /* Play on: not where its answers are clicked, which would be a double click */
    desk_expect(&desk, "ask");
    answer(yes);
  }
  assert_int_equal(atoi(desk_expect(&desk, "play-on")), 2);
  match_undo(ours), match_undo(ours);
  expect_position();
  click_named("h3"); /* its only turn */
  assert_int_equal(match_type(ours, "h3-h4"), MATCH_PLAYED);
  expect_turn("h3-h4");
  expect_position();
  assert_int_equal(desk_close(&desk), 0);
}

static void a_finished_game_is_reviewed(void **state)
{
  (void)state;
  make("turkish-draughts", 0, NULL);
  played(opening);
  match_end(ours, REASON_RESIGNED, 1);
  open_it("review");
  float y = rect_bottom(layout.prompt) - 22 - 6, x = layout.prompt.x + layout.prompt.w / 2;
  desk_click(&desk, x - 88, y); /* to the start */
  assert_int_equal(atoi(desk_expect(&desk, "look")), 0);
  desk_click(&desk, x + 44, y); /* one forward */
  assert_int_equal(atoi(desk_expect(&desk, "look")), 1);
  desk_click(&desk, x, y); /* by itself */
  for (int turn = 2; turn <= 4; turn++) assert_int_equal(atoi(desk_expect(&desk, "look")), turn);
  desk_click(&desk, x - 44, y);
  assert_int_equal(atoi(desk_expect(&desk, "look")), 3);
  desk_click(&desk, x, rect_bottom(layout.prompt) - 132); /* play on from here, above what is said of the turn and the result */
  assert_string_equal(desk_expect(&desk, "screen"), "play");
  match_undo(ours), match_undo(ours); /* the end, then the turn */
  expect_position();
  click_named("h6");
  assert_int_equal(match_type(ours, "h6-h5"), MATCH_PLAYED);
  expect_turn("h6-h5");
  assert_int_equal(desk_close(&desk), 0);
}

/* ---- ends that the rules do not tell ---- */

static void resigned_and_agreed(void **state)
{
  (void)state;
  static const struct {
    enum play_tool tool;
    const char *result;
  } ends[] = {{TOOL_RESIGN, "resigned"}, {TOOL_DRAW, "agreement"}};
  for (int i = 0; i < 2; i++) {
    make("turkish-draughts", 0, NULL);
    played(opening);
    open_it("play");
    desk_click_tool(&desk, &layout, ours, ends[i].tool);
    desk_expect(&desk, "ask");
    answer(false);
    desk_click_tool(&desk, &layout, ours, ends[i].tool);
    desk_expect(&desk, "ask");
    answer(true);
    assert_non_null(strstr(desk_expect(&desk, "result"), ends[i].result));
    assert_int_equal(desk_close(&desk), 0);
    clear(state);
  }
}

static void time_runs_out(void **state)
{
  (void)state;
  make("turkish-draughts", 0, NULL);
  struct timer_rule rule = {TIMER_TOTAL, 60000, 0};
  timer_init(&ours->timer, &rule);
  played(opening);
  ours->timer.left[0] = 1500;
  open_it("play");
  assert_non_null(strstr(desk_expect(&desk, "result"), "no time left"));
  assert_int_equal(desk_close(&desk), 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(against_the_computer, clear),
    cmocka_unit_test_teardown(a_hint_comes, clear),
    cmocka_unit_test_teardown(back_and_on, clear),
    cmocka_unit_test_teardown(a_finished_game_is_reviewed, clear),
    cmocka_unit_test_teardown(resigned_and_agreed, clear),
    cmocka_unit_test_teardown(time_runs_out, clear),
  };
  if (!getenv("DISPLAY")) {
    fprintf(stderr, "this test needs a display: run it by ctest, or under xvfb-run\n");
    return 1;
  }
  signal(SIGPIPE, SIG_IGN);
  assert_non_null(mkdtemp(folder));
  setenv("XDG_DATA_HOME", folder, 1), setenv("XDG_CONFIG_HOME", folder, 1);
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  char command[400];
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  return failed + (system(command) != 0);
}
