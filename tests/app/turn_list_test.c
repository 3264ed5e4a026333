/* The list of turns: who has which place in it, where the arrow keys lead, what is heard of it. */
#include "stage.h"
#include "options.h"

#include "app/turn_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static struct fixture fixture;
static struct stage stage;

/* ---- places ---- */

enum { NUMBER = 28, TURN = 68, SMALL = 53 };

static void everyone_has_a_column_where_there_is_width(void **state)
{
  (void)state;
  static const struct {
    float w;
    int players, columns, rows;
    bool small, marks;
  } row[] = {
    {1040, 6, 6, 1, false, false}, {1040, 2, 2, 1, false, false}, {316, 2, 2, 1, false, false}, {316, 3, 3, 1, false, false},
    {316, 4, 4, 1, true, false},   {316, 6, 3, 2, false, true},   {224, 2, 2, 1, false, false}, {224, 3, 3, 1, true, false},
    {224, 4, 2, 2, false, true},   {224, 6, 2, 3, false, true},   {268, 5, 2, 3, false, true},  {60, 3, 1, 3, false, true},
  };
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    struct turn_grid grid = turn_grid_for(row[i].w, 200, row[i].players, NUMBER, TURN, SMALL);
    bool right = grid.columns == row[i].columns && grid.rows == row[i].rows && grid.small == row[i].small && grid.marks == row[i].marks;
    if (!right) fail_msg("%g units, %d players: %d columns, %d rows", (double)row[i].w, row[i].players, grid.columns, grid.rows);
    assert_true(grid.heads == !grid.marks); /* one says who played what */
    assert_true(grid.columns * grid.rows >= row[i].players);
    assert_true(grid.number_w + grid.column_w * (float)grid.columns <= row[i].w || grid.columns == 1);
  }
  assert_false(turn_grid_for(316, 50, 3, NUMBER, TURN, SMALL).heads); /* too low for more than turns */
}

/* ---- rounds ---- */

static struct match *play(int players, const char *options, const char *position, const char *const *turns)
{
  struct choices choices;
  struct match *match;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, "chinese-checkers");
  variant_default_choices(variant, &choices);
  choices.players = players;
  options_choose(&choices, variant, options);
  if (!match_new(&match, variant, &choices, position, &err)) fail_msg("%s", err.message);
  for (int i = 0; turns[i]; i++)
    if (match_type(match, turns[i]) != MATCH_PLAYED) fail_msg("%s was refused", turns[i]);
  return match;
}

static void assert_places(const struct match *match, const int (*expected)[2], int count)
{
  assert_int_equal(match->game.count, count);
  for (int i = 0; i < count; i++) {
    assert_int_equal(match->game.played[i].before.side, expected[i][0]);
    assert_int_equal(turn_list_round(&match->game, i), expected[i][1]);
  }
}

static void everyone_plays(void **state)
{
  (void)state;
  static const char *const turns[] = {"d2-e6", "n1-m5", "e6-f6", NULL};
  static const int expected[][2] = {{0, 0}, {1, 0}, {0, 1}};
  struct match *match = play(2, "play_on=false", NULL, turns);
  assert_places(match, expected, 3);
  match_free(match);
}

static void one_is_home(void **state)
{
  (void)state;
  static const char *const turns[] = {"m9-n4", "m4-m5", "m10-m9", "m3-m4", "m11-m10", "m2-m3", "m12-m11", NULL};
  static const int expected[][2] = {{0, 0}, {1, 0}, {2, 0}, {1, 1}, {2, 1}, {1, 2}, {2, 2}};
  struct match *match = play(3, "play_on=true", "r/rr/rrr/rrr1/gggg4rpppp/ggg6ppp/gg7pp/g8p/9/10/11/12/13/4/3/2/1 r", turns);
  static const struct turn_grid grid = {.columns = 3, .rows = 1};
  static const int up[] = {7, 5, 3, 0}, page_down[] = {1, 7}; /* up and down stay with the player, whoever else is home */
  assert_int_equal(match->game.now.place[0], 1);
  assert_places(match, expected, 7);
  for (int i = 1; i < 4; i++) assert_int_equal(turn_grid_step(&grid, &match->game, up[i - 1], ARROW_UP, 5), up[i]);
  for (int i = 1; i < 2; i++) assert_int_equal(turn_grid_step(&grid, &match->game, page_down[i - 1], ARROW_DOWN_RIGHT, 5), page_down[i]);
  match_free(match);
}

/* ---- the keyboard ---- */

static void begin(const char *id, int players, const char *position, const char *const *turns)
{
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, id, players, position);
  for (int i = 0; turns[i]; i++)
    if (match_type(stage.app.match, turns[i]) != MATCH_PLAYED) fail_msg("%s was refused", turns[i]);
  app_changed(&stage.app);
  stage_frame(&stage);
}

static int shown(void) { return table_shown_turns(&stage.app.table); }

static void to_the_list(void)
{
  for (int i = 0; i < 30 && !turn_list_focused(&stage.app); i++) stage_key(&stage, SDLK_TAB, 0);
  assert_true(turn_list_focused(&stage.app));
}

static void arrows_go_through_it(void **state)
{
  (void)state;
  static const char *const turns[] = {"d2-e6", "n1-m5", "e6-f6", "m5-l5", "f6-g6", "l5-k5", NULL};
  static const struct {
    SDL_Keycode key;
    int shown;
  } steps[] = {
    {SDLK_DOWN, 6}, {SDLK_UP, 4},   {SDLK_UP, 2},     {SDLK_LEFT, 1},  {SDLK_LEFT, 0}, {SDLK_LEFT, 0}, {SDLK_UP, 0},         {SDLK_DOWN, 1},
    {SDLK_DOWN, 3}, {SDLK_RIGHT, 4}, {SDLK_HOME, 0}, {SDLK_RIGHT, 1}, {SDLK_END, 6},  {SDLK_RIGHT, 6}, {SDLK_PAGEUP, 0}, {SDLK_PAGEDOWN, 6},
  };
  begin("chinese-checkers", 2, NULL, turns);
  to_the_list();
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
    stage_key(&stage, steps[i].key, 0);
    if (shown() != steps[i].shown) fail_msg("step %zu: turn %d instead of %d", i, shown(), steps[i].shown);
    assert_true(turn_list_focused(&stage.app));
  }
  stage_key(&stage, SDLK_TAB, 0); /* one stop */
  assert_false(turn_list_focused(&stage.app));
  stage_close(&stage);
}

static void it_is_no_stop_without_turns(void **state)
{
  (void)state;
  static const char *const none[] = {NULL};
  begin("turkish-draughts", 0, NULL, none);
  for (int i = 0; i < 30; i++) {
    stage_key(&stage, SDLK_TAB, 0);
    assert_false(turn_list_focused(&stage.app));
  }
  stage_close(&stage);
}

/* A click on each turn that can be seen looks at it, and the rows are high enough for a finger. */
static void a_click_looks_at_a_turn(void **state)
{
  (void)state;
  static const char *const turns[] = {"d2-e6", "n1-m5", "e6-f6", "m5-l5", NULL};
  begin("chinese-checkers", 2, NULL, turns);
  for (int n = 0; n < 4; n++) {
    const struct ui *ui = &stage.app.ui;
    int at = 0;
    while (at < ui->spots && ui->spot[at].id != ui_id("turn", n)) at++;
    assert_true(at < ui->spots);
    struct rect spot = ui->spot[at].at;
    assert_true(ui->spot[at].whole.h >= 30);
    stage_click(&stage, spot.x + spot.w / 2, spot.y + spot.h / 2);
    assert_int_equal(shown(), n + 1);
  }
  stage_close(&stage);
}

/* ---- what is heard ---- */

static void it_is_read_aloud(void **state)
{
  (void)state;
  static const char *const turns[] = {"d2-e6", "n1-m5", "e6-f6", NULL};
  char path[] = "/tmp/salto-turns-XXXXXX", said[2000] = "";
  begin("chinese-checkers", 2, NULL, turns);
  to_the_list();
  stage_key(&stage, SDLK_TAB, KMOD_SHIFT);
  stage.app.settings.speak = true;
  int file = mkstemp(path), before = dup(STDERR_FILENO);
  fflush(stderr);
  dup2(file, STDERR_FILENO);
  stage_key(&stage, SDLK_TAB, 0);
  stage_key(&stage, SDLK_UP, 0), stage_key(&stage, SDLK_HOME, 0), stage_key(&stage, SDLK_LEFT, 0);
  fflush(stderr);
  dup2(before, STDERR_FILENO);
  if (pread(file, said, sizeof said - 1, 0) < 0) fail_msg("%s cannot be read", path);
  close(file), close(before), unlink(path);
  assert_string_equal(said, "say Turns of the game: 2. Red: e6-f6. The arrow keys go through them.\n"
                            "say 1. Red: d2-e6\n"
                            "say The start of the game\n");
  stage_close(&stage);
}

/* ---- words ---- */

static void long_turns_take_two_lines_or_are_shortened(void **state)
{
  (void)state;
  static const char *const turns[] = {"f5xf3", "f7xd2xf5", NULL};
  static const struct {
    double room;
    const char *text;
    bool shortened;
  } row[] = {{200, "f7xd2xf5", false}, {50, "f7x\nd2xf5", false}, {30, "f7…f5", true}};
  begin("capture-chinese-checkers", 3, NULL, turns);
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    struct strbuf text;
    strbuf_init(&text);
    bool shortened = turn_list_text(&text, stage.app.match, 1, stage.app.lettering, STYLE_TABLE, row[i].room);
    assert_string_equal(text.text, row[i].text);
    assert_int_equal(shortened, row[i].shortened);
    strbuf_release(&text);
  }
  stage_close(&stage);
}

static char lines[4000];

static void see(void *context, const struct text_line *line)
{
  (void)context;
  snprintf(lines + strlen(lines), sizeof lines - strlen(lines), "%.*s|", (int)line->length, line->text);
}

/* In the panel beside the board, where a column has room for two hops on a line. What comes after it stands below it. */
static void a_long_turn_is_told_in_full(void **state)
{
  (void)state;
  static const char *const turns[] = {"e7xc5xe3xc1", "g1-h2", "c1-b2", NULL};
  stage_open(&stage, &fixture, NULL, 640, 480);
  stage_play(&stage, &fixture, "english-draughts", 0, "4/2b1/1w2/4/1w2/4/1w2/3w b");
  for (int i = 0; turns[i]; i++) assert_int_equal(match_type(stage.app.match, turns[i]), MATCH_PLAYED);
  app_changed(&stage.app);
  stage_frame(&stage);
  lettering_watch(stage.app.lettering, see, NULL);
  stage_frame(&stage);
  lettering_watch(stage.app.lettering, NULL, NULL);
  assert_non_null(strstr(lines, "|e7xc5x|e3xc1|g1-h2|2|c1-b2|"));
  struct rect spot[3] = {{0}};
  for (int i = 0; i < stage.app.ui.spots; i++)
    for (int n = 0; n < 3; n++)
      if (stage.app.ui.spot[i].id == ui_id("turn", n)) spot[n] = stage.app.ui.spot[i].whole;
  assert_true(spot[0].h > spot[1].h + 10 && spot[1].y == spot[0].y && spot[2].y >= rect_bottom(spot[0]));
  stage_close(&stage);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(everyone_has_a_column_where_there_is_width), cmocka_unit_test(arrows_go_through_it),
    cmocka_unit_test(everyone_plays), cmocka_unit_test(one_is_home),
    cmocka_unit_test(it_is_no_stop_without_turns),
    cmocka_unit_test(a_click_looks_at_a_turn),                    cmocka_unit_test(it_is_read_aloud),
    cmocka_unit_test(long_turns_take_two_lines_or_are_shortened),
    cmocka_unit_test(a_long_turn_is_told_in_full),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
