/* Whole games of the five variants, played in a real window by mouse. The test keeps a game of its own beside it, chooses the
   turns, makes them by click or by drag where the layout says the cells are, and compares every turn and every position that
   the window narrates with its own. */
#include "fixture.h"

#include "desk_tools.h"

#include "app/board_view.h"
#include "app/layout_play.h"
#include "base/random.h"
#include "match/match.h"
#include "match/words.h"

#include <math.h>

static struct fixture fixture;
enum { WIDTH = 1000, HEIGHT = 760, MAX_TURNS = 400 };

/* ---- choosing turns ---- */

struct plan {
  struct path path[MAX_TURNS];
  int count;
};

static float way_left(const struct match *match, int player, int cell)
{
  const struct seat *seat = &match->rules->board.seat[match->rules->player[player].seat];
  return -(match->rules->board.x[cell] * seat->dx + match->rules->board.y[cell] * seat->dy); /* less is nearer the far point */
}

/* Where the goal is a region: as far forward as can be, those behind first. Elsewhere: anything, more captures rather. */
static double worth(const struct match *match, const struct turn *turn, uint64_t noise)
{
  double jitter = (double)(noise % 1000) / 1000.0;
  if (turn->type == TURN_PASS) return 0;
  if (match->rules->goal == GOAL_NONE) return bits_count(&turn->captured) + 2 * jitter;
  int side = match->game.now.side;
  float from = way_left(match, side, turn->from), to = way_left(match, side, turn->to);
  const struct board *board = &match->rules->board;
  const struct seat *seat = &board->seat[match->rules->player[side].seat];
  float off_from = fabsf(board->x[turn->from] * seat->dy - board->y[turn->from] * seat->dx),
      off_to = fabsf(board->x[turn->to] * seat->dy - board->y[turn->to] * seat->dx);
  return (double)(from - to) + 0.35 * (double)(off_from - off_to) + 0.12 * (double)from + 0.4 * jitter;
}

/* Plays a game to its end by itself; false when it takes too long or nobody wins. */
static bool make_plan(struct plan *plan, struct variant *variant, const struct choices *choices, uint64_t seed)
{
  struct match *match;
  struct error err;
  struct random random;
  random_seed(&random, seed);
  if (!match_new(&match, variant, choices, NULL, &err)) fail_msg("%s", err.message);
  struct turn_list list;
  turn_list_init(&list);
  plan->count = 0;
  while (match->game.outcome.type == OUTCOME_NONE && plan->count < MAX_TURNS) {
    turns_generate(&list, match->rules, &match->game.now);
    assert_true(list.count > 0);
    size_t best = 0;
    double most = -1e9;
    for (size_t i = 0; i < list.count; i++) {
      double w = worth(match, &list.turn[i], random_next(&random));
      if (w > most) most = w, best = i;
    }
    struct path *path = &plan->path[plan->count++];
    turn_list_path(&list, best, path);
    game_play(&match->game, &list.turn[best], path);
  }
  bool won = match->game.outcome.type == OUTCOME_WIN;
  turn_list_release(&list);
  match_free(match);
  return won;
}

static void best_plan(struct plan *best, struct variant *variant, const struct choices *choices)
{
  static struct plan plan;
  best->count = MAX_TURNS + 1;
  for (uint64_t seed = 1; seed <= 40; seed++)
    if (make_plan(&plan, variant, choices, seed) && plan.count < best->count) *best = plan;
  assert_true(best->count <= MAX_TURNS);
}

/* ---- at the desk ---- */

struct sitting {
  struct desk desk;
  struct match *match; /* ours */
  struct play_layout layout;
  struct board_view view;
  bool flipped;
  int w, h;
};

static void look(struct sitting *table)
{
  layout_play(&table->layout, (float)table->w, (float)table->h, table->match->rules->player_count, play_toolbar.count);
  board_view_init(&table->view, &table->match->rules->board, table->layout.board, 1, VIEW_NAMES | VIEW_LARGE | (table->flipped ? VIEW_FLIPPED : 0));
}

static void sit_down(struct sitting *table, const char *id, const char *players)
{
  struct choices choices;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, id);
  variant_default_choices(variant, &choices);
  if (players) choices.players = atoi(players);
  memset(table, 0, sizeof *table);
  table->w = WIDTH, table->h = HEIGHT;
  if (!match_new(&table->match, variant, &choices, NULL, &err)) fail_msg("%s", err.message);
  char size[32];
  snprintf(size, sizeof size, "%dx%d", WIDTH, HEIGHT);
  const char *arguments[] = {"play", id, "--language", "en", "--size", size, "--still", players ? "--players" : NULL, players, NULL};
  desk_open(&table->desk, arguments);
  look(table);
}

static void leave(struct sitting *table)
{
  assert_int_equal(desk_close(&table->desk), 0);
  match_free(table->match);
}

static void centre(struct rect r, float *x, float *y) { *x = r.x + r.w / 2, *y = r.y + r.h / 2; }

static void click_rect(struct sitting *table, struct rect r)
{
  float x, y;
  centre(r, &x, &y);
  desk_click(&table->desk, x, y);
}

static void click_tool(struct sitting *table, enum play_tool tool) { desk_click_tool(&table->desk, &table->layout, table->match, tool); }

static void click_cell(struct sitting *table, int cell) { desk_click(&table->desk, table->view.cell[cell].x, table->view.cell[cell].y); }

static void drag_cell(struct sitting *table, int from, int to)
{
  const struct point *at = table->view.cell;
  desk_drag(&table->desk, at[from].x, at[from].y, at[to].x, at[to].y);
}

static void same_position(struct sitting *table)
{
  struct strbuf text;
  strbuf_init(&text);
  position_write(&text, &table->match->game.now, table->match->rules);
  const char *there = desk_expect(&table->desk, "position");
  if (strcmp(there, text.text)) fail_msg("turn %d: the window has '%s', the test '%s'", table->match->game.count, there, text.text);
  strbuf_release(&text);
}

static void same_turn(struct sitting *table)
{
  const struct played *last = &table->match->game.played[table->match->game.count - 1];
  struct strbuf text;
  strbuf_init(&text);
  strbuf_addf(&text, "%c ", table->match->rules->player[last->before.side].letter);
  turn_write(&text, table->match->rules, &last->turn, &last->path);
  assert_string_equal(desk_expect(&table->desk, "turn"), text.text);
  strbuf_release(&text);
  same_position(table);
}

enum ending { BY_BUTTON, BY_ENTER, BY_PIECE };

/* Makes one turn in the window and in our match. */
static void make_turn(struct sitting *table, const struct path *path, bool drag, enum ending ending)
{
  struct match *match = table->match;
  enum match_event event = MATCH_NOTHING;
  if (path->length == 0) {
    event = match_pass(match);
    click_rect(table, table->layout.end_turn);
  } else {
    event = match_click(match, path->cell[0]);
    if (!drag) {
      click_cell(table, path->cell[0]);
      if (match_play_only(match) == MATCH_PLAYED) event = MATCH_PLAYED; /* that one click is the turn */
    }
    for (int i = 1; i < path->length && (drag || i > 1 || event != MATCH_PLAYED); i++) {
      if (event == MATCH_PLAYED) fail_msg("turn %d was over too early", match->game.count);
      event = match_click(match, path->cell[i]);
      if (drag) drag_cell(table, path->cell[i - 1], path->cell[i]);
      else click_cell(table, path->cell[i]);
    }
    if (event == MATCH_HOPPED) { /* it could go on: say that it does not */
      event = match_end_turn(match);
      if (ending == BY_BUTTON) click_rect(table, table->layout.end_turn);
      else if (ending == BY_ENTER) desk_key(&table->desk, "Return");
      else click_cell(table, path->cell[path->length - 1]);
    }
  }
  assert_int_equal(event, MATCH_PLAYED);
  same_turn(table);
}

static void play_whole_game(const char *id, const char *players)
{
  static struct plan plan;
  static struct sitting table;
  sit_down(&table, id, players);
  best_plan(&plan, table.match->variant, &table.match->choices);
  for (int i = 0; i < plan.count; i++) make_turn(&table, &plan.path[i], i % 4 == 3, (enum ending)(i % 3));
  assert_int_equal(table.match->game.outcome.type, OUTCOME_WIN);
  const char *result = desk_expect(&table.desk, "result");
  assert_non_null(strstr(result, "win"));
  print_message("%s: %d turns: %s\n", id, plan.count, result);
  leave(&table);
}

static void chinese_checkers(void **state) { (void)state, play_whole_game("chinese-checkers", "2"); }
static void capture_chinese_checkers(void **state) { (void)state, play_whole_game("capture-chinese-checkers", "3"); }
static void sternhalma(void **state) { (void)state, play_whole_game("sternhalma", NULL); }
static void turkish_draughts(void **state) { (void)state, play_whole_game("turkish-draughts", NULL); }
static void english_draughts(void **state) { (void)state, play_whole_game("english-draughts", NULL); }

/* ---- what else one does at the table ---- */

static int named(struct sitting *table, const char *name)
{
  int cell = board_cell(&table->match->rules->board, name);
  assert_true(cell >= 0);
  return cell;
}

static void turn_named(struct sitting *table, const char *from, const char *to)
{
  struct path path = {2, {(uint8_t)named(table, from), (uint8_t)named(table, to)}};
  make_turn(table, &path, false, BY_BUTTON);
}

/* The answers stand side by side at the foot of the question. */
static void answer(struct sitting *table, bool yes)
{
  struct rect at = table->layout.prompt;
  desk_click(&table->desk, at.x + at.w * (yes ? 0.25F : 0.75F), rect_bottom(at) - 32);
}

static void back_and_forth(void **state)
{
  (void)state;
  static struct sitting table;
  sit_down(&table, "turkish-draughts", NULL);
  turn_named(&table, "d3", "d4");
  turn_named(&table, "e6", "e5");
  turn_named(&table, "a3", "a4");
  for (int i = 0; i < 2; i++) {
    assert_true(match_undo(table.match));
    click_tool(&table, TOOL_UNDO);
    desk_expect(&table.desk, "undo");
    same_position(&table);
  }
  assert_true(match_redo(table.match));
  desk_key(&table.desk, "ctrl+y");
  desk_expect(&table.desk, "redo");
  same_position(&table);
  assert_true(match_undo(table.match));
  desk_key(&table.desk, "ctrl+z");
  desk_expect(&table.desk, "undo");
  same_position(&table);
  turn_named(&table, "h6", "h5"); /* what was ahead is gone */
  click_tool(&table, TOOL_REDO);
  static const char *const no[] = {NULL, "Escape", "Return"}; /* by mouse; by keys, where Enter keeps the game */
  for (int i = 0; i < 3; i++) {                              /* a game is not lost at one click */
    click_tool(&table, TOOL_NEW);
    desk_expect(&table.desk, "ask");
    if (no[i]) desk_key(&table.desk, no[i]);
    else answer(&table, false);
  }
  turn_named(&table, "a3", "a4");
  click_tool(&table, TOOL_NEW);
  desk_expect(&table.desk, "ask");
  match_restart(table.match);
  answer(&table, true);
  desk_expect(&table.desk, "new");
  same_position(&table);
  turn_named(&table, "d3", "d4");
  click_tool(&table, TOOL_NEW);
  desk_expect(&table.desk, "ask");
  match_restart(table.match);
  desk_key(&table.desk, "shift+Tab");
  desk_key(&table.desk, "Return");
  desk_expect(&table.desk, "new");
  same_position(&table);
  click_tool(&table, TOOL_NEW); /* nothing to lose: nothing to ask */
  desk_expect(&table.desk, "new");
  leave(&table);
}

static void flipping_and_size(void **state)
{
  (void)state;
  static struct sitting table;
  sit_down(&table, "english-draughts", NULL);
  click_tool(&table, TOOL_FLIP);
  desk_expect(&table.desk, "flip");
  table.flipped = true;
  look(&table);
  turn_named(&table, "b6", "a5");
  static const int sizes[][2] = {{640, 480}, {700, 980}, {1270, 1000}};
  static const char *const turns[][2] = {{"c3", "d4"}, {"d6", "c5"}, {"d4", "b6"}};
  for (int i = 0; i < 3; i++) {
    table.w = sizes[i][0], table.h = sizes[i][1];
    desk_resize(&table.desk, table.w, table.h);
    look(&table);
    turn_named(&table, turns[i][0], turns[i][1]);
  }
  leave(&table);
}

static void refusals_are_said(void **state)
{
  (void)state;
  static struct sitting table;
  sit_down(&table, "turkish-draughts", NULL);
  desk_flush(&table.desk);
  click_cell(&table, named(&table, "d5"));
  assert_string_equal(desk_expect(&table.desk, "refused"), "There is no piece on d5.");
  click_cell(&table, named(&table, "d6"));
  assert_string_equal(desk_expect(&table.desk, "refused"), "The piece on d6 is not yours to move.");
  drag_cell(&table, named(&table, "d3"), named(&table, "d6"));
  assert_non_null(strstr(desk_expect(&table.desk, "refused"), "d6"));
  click_cell(&table, named(&table, "d4")); /* the piece stayed in hand */
  match_click(table.match, named(&table, "d3"));
  assert_int_equal(match_click(table.match, named(&table, "d4")), MATCH_PLAYED);
  same_turn(&table);
  leave(&table);
}

/* What ends a drag in the middle leaves nothing to let go of: desk_expect takes a refusal for a failure. */
static void a_drag_can_be_given_up(void **state)
{
  (void)state;
  static struct sitting table;
  sit_down(&table, "turkish-draughts", NULL);
  static const char *const keys[] = {"Escape", "ctrl+z"};
  for (int i = 0; i < 2; i++) {
    const struct point *at = table.view.cell, from = at[named(&table, "d3")], to = at[named(&table, "g5")];
    desk_move(&table.desk, from.x, from.y);
    desk_order(&table.desk, "mousedown 1");
    desk_move(&table.desk, (from.x + to.x) / 2, (from.y + to.y) / 2);
    desk_move(&table.desk, to.x, to.y);
    desk_key(&table.desk, keys[i]);
    desk_order(&table.desk, "mouseup 1");
  }
  turn_named(&table, "d3", "d4");
  leave(&table);
}

/* Where there is nothing to take back or to end, keys draw nothing; a frame of this window would take longer than this. */
static void keys_that_mean_nothing_draw_nothing(void **state)
{
  (void)state;
  static struct sitting table;
  sit_down(&table, "chinese-checkers", "6");
  desk_flush(&table.desk);
  clock_sleep(300);
  long before = desk_processor_ms(&table.desk);
  for (int i = 0; i < 60; i++) desk_key(&table.desk, i % 3 == 0 ? "ctrl+z" : i % 3 == 1 ? "ctrl+y" : "Return");
  clock_sleep(1500);
  long used = desk_processor_ms(&table.desk) - before;
  if (used > 150) fail_msg("60 keys without a meaning used %ld ms", used);
  leave(&table);
}

/* From the first screen to the board by the keyboard alone, and out again. */
static void by_keyboard(void **state)
{
  (void)state;
  static struct desk desk;
  const char *const arguments[] = {"play", "--language", "en", "--size", "1000x760", NULL};
  desk_open(&desk, arguments);
  desk_order(&desk, "type draughts"); /* it is searched for wherever the keyboard is */
  desk_key(&desk, "Down"); /* to the games that were found */
  desk_key(&desk, "Return");
  assert_string_equal(desk_expect(&desk, "screen"), "setup");
  desk_key(&desk, "ctrl+Return");
  assert_string_equal(desk_expect(&desk, "screen"), "play");
  desk_expect(&desk, "prompt");
  desk_key(&desk, "Escape");
  assert_string_equal(desk_expect(&desk, "screen"), "choose");
  assert_int_equal(desk_close(&desk), 0);
}

/* A window in which nothing happens takes no processor time, and a mouse that moves over nothing draws nothing. */
static void an_idle_window_rests(void **state)
{
  (void)state;
  static struct sitting table;
  sit_down(&table, "chinese-checkers", "6");
  desk_flush(&table.desk);
  clock_sleep(300);
  long before = desk_processor_ms(&table.desk);
  clock_sleep(1500);
  long used = desk_processor_ms(&table.desk) - before;
  if (used > 20) fail_msg("an idle window used %ld ms in 1500", used);
  leave(&table);
}

/* A script that is broken, and one whose ending fails: both are said, and one can go on. */
static void broken_scripts_do_not_end_it(void **state)
{
  (void)state;
  char path[1024], folder[] = "/tmp/salto-session-XXXXXX";
  assert_non_null(mkdtemp(folder));
  snprintf(path, sizeof path, "%s/broken.lua", folder);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs("return { api = 1, id = 'broken', extends = 'english-draughts', bord = {} }\n", file);
  fclose(file);
  char failing[1024];
  snprintf(failing, sizeof failing, "%s/failing.lua", folder);
  file = fopen(failing, "w");
  assert_non_null(file);
  fputs("return { api = 1, id = 'failing', extends = 'english-draughts', endings = { custom = function(p) error('no ending today') end } }\n", file);
  fclose(file);

  static struct sitting table;
  const char *const choose[] = {"play", "--language", "en", "--variants", folder, NULL};
  desk_open(&table.desk, choose);
  assert_non_null(strstr(table.desk.opening, "broken broken "));
  assert_non_null(strstr(table.desk.opening, "bord"));
  assert_int_equal(desk_close(&table.desk), 0);

  struct fixture keep = fixture;
  fixture = fixture_load(folder);
  struct choices choices;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, "failing");
  variant_default_choices(variant, &choices);
  memset(&table, 0, sizeof table);
  table.w = WIDTH, table.h = HEIGHT;
  if (!match_new(&table.match, variant, &choices, NULL, &err)) fail_msg("%s", err.message);
  const char *const play[] = {"play", "failing", "--language", "en", "--size", "1000x760", "--variants", folder, NULL};
  desk_open(&table.desk, play);
  assert_non_null(strstr(table.desk.opening, "no ending today"));
  table.desk.scripts_fail = true;
  look(&table);
  click_cell(&table, named(&table, "b6")), click_cell(&table, named(&table, "a5"));
  match_click(table.match, named(&table, "b6")), match_click(table.match, named(&table, "a5"));
  same_turn(&table);
  assert_non_null(strstr(desk_expect(&table.desk, "script"), "no ending today"));
  click_cell(&table, named(&table, "c3")), click_cell(&table, named(&table, "d4"));
  match_click(table.match, named(&table, "c3")), match_click(table.match, named(&table, "d4"));
  same_turn(&table);
  leave(&table);
  fixture_release(&fixture);
  fixture = keep;
  unlink(path), unlink(failing), rmdir(folder);
}

/* A script with a fault that was named at start: the window opens all the same and tells it, as does the terminal. */
static void a_faulty_script_opens_the_window(void **state)
{
  (void)state;
  char folder[] = "/tmp/salto-session-XXXXXX", path[1024];
  static const char *const scripts[] = {
    "return { api = 1, id = 'faulty', extends = 'chinese-checkers', bord = {} }\n",
    "return { api = 1, id = 'faulty', extends = 'chinese-checkers', setup = function(s) if s.players == 3 then error('no three please') end\n"
    "  for i = 1, s.players do s:fill('home', 'marble', i) end end }\n",
  };
  static const char *const said[] = {"bord", "no three please"}, *const screens[] = {"screen choose", "screen setup"};
  assert_non_null(mkdtemp(folder));
  snprintf(path, sizeof path, "%s/faulty.lua", folder);
  for (int i = 0; i < 2; i++) {
    static struct desk desk;
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(scripts[i], file);
    fclose(file);
    const char *const arguments[] = {"play", path, "--players", "3", "--language", "en", NULL};
    desk_open(&desk, arguments);
    assert_non_null(strstr(desk.opening, "salto: "));
    assert_non_null(strstr(desk.opening, said[i]));
    assert_non_null(strstr(desk.opening, screens[i]));
    if (i) assert_non_null(strstr(desk_expect(&desk, "broken"), said[i]));
    assert_int_equal(desk_close(&desk), 0);
  }
  unlink(path), rmdir(folder);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(by_keyboard, desk_clear),
    cmocka_unit_test_teardown(back_and_forth, desk_clear),
    cmocka_unit_test_teardown(flipping_and_size, desk_clear),
    cmocka_unit_test_teardown(refusals_are_said, desk_clear),
    cmocka_unit_test_teardown(a_drag_can_be_given_up, desk_clear),
    cmocka_unit_test_teardown(keys_that_mean_nothing_draw_nothing, desk_clear),
    cmocka_unit_test_teardown(an_idle_window_rests, desk_clear),
    cmocka_unit_test_teardown(broken_scripts_do_not_end_it, desk_clear),
    cmocka_unit_test_teardown(a_faulty_script_opens_the_window, desk_clear),
    cmocka_unit_test_teardown(turkish_draughts, desk_clear),
    cmocka_unit_test_teardown(english_draughts, desk_clear),
    cmocka_unit_test_teardown(capture_chinese_checkers, desk_clear),
    cmocka_unit_test_teardown(sternhalma, desk_clear),
    cmocka_unit_test_teardown(chinese_checkers, desk_clear),
  };
  if (!getenv("DISPLAY")) {
    fprintf(stderr, "this test needs a display: run it by ctest, or under xvfb-run\n");
    return 1;
  }
  signal(SIGPIPE, SIG_IGN);
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
