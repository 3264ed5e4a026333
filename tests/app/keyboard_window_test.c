/* A session by the keyboard alone, in a real window and as somebody would have it who does not see it: what is gone to is found by what
   is read out. A game is chosen and played by cursor and by typing; the shortcuts, the book and the settings are opened; home and out. */
#include "desk.h"

#include <stdio.h>

static struct desk desk;

/* The next sentence read out. */
static const char *said(void) { return desk_expect(&desk, "say"); }

static void expect_said(const char *sentence)
{
  for (int i = 0; i < 12; i++)
    if (!strcmp(said(), sentence)) return;
  fail_msg("'%s' was not said", sentence);
}

/* A sentence about the screen may come late and be taken for the answer to a key: then the answer comes now, and one is a step too far. */
static bool went_on(const char *beginning)
{
  bool on = false;
  while (desk_line(&desk, 150))
    if (!strncmp(desk.line, "say ", 4)) on = strncmp(desk.line + 4, beginning, strlen(beginning)) != 0;
  return on;
}

static const char *back_of(const char *key)
{
  static const char *const pairs[][2] = {{"Tab", "shift+Tab"}, {"Right", "Left"}, {"Down", "Up"}, {"Up", "Down"}};
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
    if (!strcmp(key, pairs[i][0])) return pairs[i][1];
  fail_msg("which key leads back from %s?", key);
  return NULL;
}

/* Presses a key until what has the focus begins so. */
static void go_to(const char *key, const char *beginning)
{
  desk_flush(&desk);
  for (int i = 0; i < 60; i++) {
    desk_key(&desk, key);
    if (strncmp(said(), beginning, strlen(beginning)) != 0) continue;
    if (!went_on(beginning)) return;
    desk_key(&desk, back_of(key));
    if (!strncmp(said(), beginning, strlen(beginning))) return;
  }
  fail_msg("'%s' is not reached by %s; the last was '%s'", beginning, key, desk.line);
}

static void press(const char *keys)
{
  char copy[256], *rest = NULL;
  snprintf(copy, sizeof copy, "%s", keys);
  for (char *key = strtok_r(copy, " ", &rest); key; key = strtok_r(NULL, " ", &rest)) desk_key(&desk, key);
}

static void type(const char *text) { desk_order(&desk, "type --delay 5 '%s'", text); }

static void expect(const char *word, const char *rest)
{
  const char *got = desk_expect(&desk, word);
  if (strcmp(got, rest)) fail_msg("expected '%s %s', got '%s'", word, rest, got);
}

static void play_some_turns(void)
{
  press("Up");
  expect_said("d3, man, White, can move.");
  press("Return"); /* it has only one turn */
  expect("turn", "w d3-d4");
  type("e6-e5");
  press("Return");
  expect("turn", "b e6-e5");
  press("Left Down"); /* from e5, where the keyboard went with the piece */
  expect_said("d4, man, White, can move.");
  press("space Left space");
  expect("turn", "w d4-c4");
  type("h6 h4");
  press("Return");
  assert_non_null(strstr(desk_expect(&desk, "refused"), "h6"));
  press("BackSpace");
  type("5");
  press("KP_Enter");
  expect("turn", "b h6-h5");
  press("ctrl+z");
  desk_expect(&desk, "undo");
  press("ctrl+shift+z");
  desk_expect(&desk, "redo");
  press("ctrl+z ctrl+z");
  desk_expect(&desk, "undo"), desk_expect(&desk, "undo");
  type("pass");
  press("Return");
  desk_expect(&desk, "refused");
  press("Escape"); /* the line closes */
}

static void look_around(void)
{
  type("?");
  expect("keys", "open");
  expect_said("Close, button.");
  go_to("Down", "Undo: ");
  press("Escape");
  expect("keys", "closed");
  press("ctrl+b");
  expect("screen", "book");
  press("Next Next End Home");
  press("Escape");
  expect("screen", "play");
  press("F10");
  expect("screen", "settings");
  expect_said("Leave, button.");
  go_to("Tab", "Language: English, chosen.");
  go_to("Right", "Language: Português");
  press("Return");
  expect("language", "pt-BR");
  press("Left Return");
  expect("language", "en");
  press("Escape");
  expect("screen", "play");
}

static void open_with(const char *game)
{
  const char *const arguments[] = {"play", "--language", "en", "--size", "1000x760", "--still", "--speak", game, NULL};
  desk_open(&desk, arguments);
}

/* Step by step, from wherever one is. */
static void back_to_the_first_screen(void)
{
  for (int i = 0; i < 4; i++) {
    press("Escape");
    if (!strcmp(desk_expect(&desk, "screen"), "choose")) return;
  }
  fail_msg("Escape does not lead to the first screen");
}

static void a_game_is_chosen_by_keys_alone(void **state)
{
  (void)state;
  open_with(NULL);
  go_to("Tab", "Search games");
  type("turk");
  expect_said("Search games, text: turk.");
  go_to("Tab", "Turkish draughts.");
  press("Return");
  expect("screen", "setup");
  go_to("Tab", "Who plays, Black, button.");
  press("Return");
  go_to("Up", "Person");
  press("Return");
  go_to("Tab", "Start game, button.");
  press("Return");
  expect("screen", "play");
  expect_said("d3, man, White, can move."); /* the keyboard is on the board already */
  press("Return");
  expect("turn", "w d3-d4");
  press("ctrl+c"); /* the position, for a game that starts from it */
  char copied[512];
  snprintf(copied, sizeof copied, "%s", desk_expect(&desk, "copied"));
  press("Escape");
  expect("screen", "choose");
  go_to("Tab", "Turkish draughts.");
  press("Return");
  expect("screen", "setup");
  press("ctrl+v");
  expect_said("Position, text: 8/bbbbbbbb/bbbbbbbb/8/3w4/www1wwww/wwwwwwww/8 b.");
  go_to("Tab", "Start game, button.");
  press("Return");
  expect("position", copied);
  back_to_the_first_screen();
  assert_int_equal(desk_close(&desk), 0);
}

static void a_session_by_keys_alone(void **state)
{
  (void)state;
  open_with("turkish-draughts");
  play_some_turns();
  look_around();
  type("c3c4"); /* without a separator this is no turn yet */
  press("Left Left minus Return");
  expect("turn", "w c3-c4");
  press("ctrl+n");
  desk_expect(&desk, "ask");
  expect_said("No, button.");
  press("Left");
  expect_said("Yes, button.");
  press("Return");
  desk_expect(&desk, "new");
  back_to_the_first_screen();
  assert_int_equal(desk_close(&desk), 0);
}

static char home[] = SALTO_BINARY_DIR "/keyboard-window-XXXXXX"; /* what is chosen is remembered: each run begins anew */

static int set_up(void **state)
{
  (void)state;
  if (!mkdtemp(home)) return 1;
  setenv("XDG_DATA_HOME", home, 1), setenv("XDG_CONFIG_HOME", home, 1);
  return 0;
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test_teardown(a_game_is_chosen_by_keys_alone, desk_clear),
                                     cmocka_unit_test_teardown(a_session_by_keys_alone, desk_clear)};
  if (!getenv("DISPLAY")) {
    fprintf(stderr, "this test needs a display: run it by ctest, or under xvfb-run\n");
    return 1;
  }
  signal(SIGPIPE, SIG_IGN);
  return cmocka_run_group_tests(tests, set_up, NULL);
}
