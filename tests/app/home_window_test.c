/* From the home screen to a game in a real window, by keyboard alone and by mouse; what was chosen and what was played are there at the next
   start. Where things stand is asked of the same screens drawn in memory, which do all that is done in the window. */
#include "desk.h"
#include "stage.h"

#include "platform/files.h"

static struct fixture fixture;
static struct stage mirror;
static struct desk desk;
enum { WIDTH = 1000, HEIGHT = 760 };
static char home[] = SALTO_BINARY_DIR "/home-window-XXXXXX";

static void open_both(void)
{
  const char *arguments[] = {"play", "--language", "en", "--size", "1000x760", "--still", NULL};
  stage_open(&mirror, &fixture, "en", WIDTH, HEIGHT);
  desk_open(&desk, arguments);
}

static void close_both(void)
{
  assert_int_equal(desk_close(&desk), 0);
  stage_close(&mirror);
}

static struct rect place_of(uint64_t id)
{
  const struct ui *ui = &mirror.app.ui;
  for (int i = 0; i < ui->widgets; i++)
    if (ui->widget[i].id == id) return ui->widget[i].at;
  fail_msg("there is no such widget on the screen");
  return rect_of(0, 0, 0, 0);
}

static void by_mouse(uint64_t id)
{
  struct rect at = place_of(id);
  if (at.h < 20) fail_msg("it is out of sight");
  desk_click(&desk, at.x + at.w / 2, at.y + at.h / 2);
  stage_click(&mirror, at.x + at.w / 2, at.y + at.h / 2);
  stage_frame(&mirror);
}

static const struct {
  const char *name;
  SDL_Keycode key;
} keys[] = {{"Tab", SDLK_TAB}, {"Return", SDLK_RETURN}, {"Down", SDLK_DOWN}, {"Escape", SDLK_ESCAPE}, {"BackSpace", SDLK_BACKSPACE}};

static void key(const char *name)
{
  desk_key(&desk, name);
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
    if (!strcmp(keys[i].name, name)) stage_key(&mirror, keys[i].key, 0);
  stage_frame(&mirror);
}

static void type(const char *text)
{
  for (const char *word = text; *word; word += strcspn(word, " "), word += *word == ' ') { /* xdotool knows no blanks in an order */
    if (word > text) desk_key(&desk, "space");
    desk_order(&desk, "type --delay 8 %.*s", (int)strcspn(word, " "), word);
  }
  for (const char *c = text; *c; c++) stage_type(&mirror, (char[]){*c, '\0'});
}

static void tab_to(uint64_t id)
{
  for (int i = 0; mirror.app.ui.focus != id || !mirror.app.ui.keyboard; i++) {
    if (i > 80) fail_msg("the keyboard does not come to it");
    key("Tab");
  }
}

static void use(uint64_t id)
{
  tab_to(id);
  key("Return");
}

static uint64_t part(const char *name, int number) { return key_int(ui_id(name, 0), number + 1); }

static void seat_is(const char *expected) { assert_string_equal(desk_expect(&desk, "seat"), expected); }
static void screen_is(const char *expected) { assert_string_equal(desk_expect(&desk, "screen"), expected); }

/* They may be there before the first frame or a little later. */
static void games_are(const char *expected)
{
  char line[32];
  snprintf(line, sizeof line, "games %s\n", expected);
  if (!strstr(desk.opening, line)) assert_string_equal(desk_expect(&desk, "games"), expected);
}

static void make_a_turn(const char *id, const char *from, const char *to)
{
  const struct board_view *view = &mirror.app.table.view;
  const struct board *board = &mirror.app.match->rules->board;
  const char *const cells[] = {from, to};
  assert_string_equal(variant_id(mirror.app.match->variant), id);
  for (int i = 0; i < 2; i++) {
    int cell = board_cell(board, cells[i]);
    desk_click(&desk, view->cell[cell].x, view->cell[cell].y);
  }
  desk_expect(&desk, "turn");
}

/* ---- by keyboard alone ---- */

static void from_home_to_a_game_by_keyboard(void **state)
{
  (void)state;
  open_both();
  type("turk");
  key("Down");
  key("Return");
  screen_is("setup");
  assert_int_equal(mirror.app.screen, APP_SETUP);
  tab_to(ui_id("name", 0));
  type("Ana Rosa");
  use(ui_id("who", 2)); /* the list of the second seat, from level 4 down to a person */
  key("Down"), key("Down");
  key("Return");
  use(part("clock", 2));
  use(ui_id("start", 0));
  seat_is("white person Ana Rosa");
  seat_is("black computer 6 "); /* without a name of its own */
  assert_string_equal(desk_expect(&desk, "clock"), "turn 30");
  screen_is("play");
  key("Escape");
  screen_is("choose");
  close_both();
}

static void what_was_chosen_is_there_again(void **state)
{
  (void)state;
  char path[1200], *text;
  struct error err;
  snprintf(path, sizeof path, "%s/salto/choices", home);
  if (!file_read(&text, NULL, path, 65536, &err)) fail_msg("%s", err.message);
  assert_non_null(strstr(text, "game turkish-draughts\n"));
  assert_non_null(strstr(text, "seat person - Ana Rosa\n"));
  assert_non_null(strstr(text, "clock turn 30\n"));
  free(text);
  open_both();
  type("turk");
  key("Return"); /* the first that is found */
  screen_is("setup");
  desk_key(&desk, "ctrl+Return"); /* and begun as it is */
  seat_is("white person Ana Rosa");
  seat_is("black computer 6 "); /* without a name of its own */
  assert_string_equal(desk_expect(&desk, "clock"), "turn 30");
  screen_is("play");
  close_both();
}

/* ---- by mouse ---- */

static void from_home_to_a_game_by_mouse(void **state)
{
  (void)state;
  open_both();
  by_mouse(ui_id("game", 0));
  screen_is("setup");
  by_mouse(part("players", 1));
  by_mouse(ui_id("name", 0));
  type("Bo");
  by_mouse(ui_id("name", 1));
  type("Deep Star");
  by_mouse(ui_id("who", 2));
  by_mouse(key_int(ui_id("who", 0), 3)); /* level 2 */
  by_mouse(ui_id("who", 3));
  by_mouse(key_int(ui_id("who", 0), 1)); /* a person */
  by_mouse(ui_id("colour", 2));
  by_mouse(key_int(ui_id("colours", 0), 1)); /* yellow, which is free with three */
  by_mouse(part("clock", 1));
  by_mouse(ui_id("start", 0));
  seat_is("red person Bo");
  seat_is("green computer 2 Deep Star");
  seat_is("yellow person ");
  assert_string_equal(desk_expect(&desk, "clock"), "total 600 5");
  screen_is("play");
  close_both();
}

/* ---- saved games ---- */

static void a_game_is_gone_on_with_and_removed(void **state)
{
  (void)state;
  open_both();
  type("english");
  key("Return");
  screen_is("setup");
  by_mouse(ui_id("who", 2));
  by_mouse(key_int(ui_id("who", 0), 1)); /* two persons */
  by_mouse(ui_id("start", 0));
  screen_is("play");
  make_a_turn("english-draughts", "b6", "a5");
  desk_expect(&desk, "saved");
  close_both();

  open_both(); /* the wide card is the first thing under the search */
  games_are("1");
  desk_key(&desk, "Down"), desk_key(&desk, "Down");
  desk_key(&desk, "Return");
  desk_expect(&desk, "opened");
  screen_is("play");
  desk_key(&desk, "Escape");
  close_both();

  open_both();
  games_are("1");
  static const char *const presses[] = {"Down", "Tab", "Tab", "Tab", "Tab", "Tab", "Return", /* the question, whose first answer is no */
                                        "Return", "Return", "Tab", "Return"};
  for (size_t i = 0; i < sizeof presses / sizeof *presses; i++) desk_key(&desk, presses[i]);
  desk_expect(&desk, "removed");
  close_both();
  struct folder games;
  struct error err;
  char path[1200];
  snprintf(path, sizeof path, "%s/salto/games", home);
  if (!folder_list(&games, path, &err)) fail_msg("%s", err.message);
  assert_int_equal(games.count, 0);
  folder_release(&games);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(from_home_to_a_game_by_keyboard, desk_clear),
    cmocka_unit_test_teardown(what_was_chosen_is_there_again, desk_clear),
    cmocka_unit_test_teardown(from_home_to_a_game_by_mouse, desk_clear),
    cmocka_unit_test_teardown(a_game_is_gone_on_with_and_removed, desk_clear),
  };
  if (!getenv("DISPLAY")) {
    fprintf(stderr, "this test needs a display: run it by ctest, or under xvfb-run\n");
    return 1;
  }
  signal(SIGPIPE, SIG_IGN);
  if (!mkdtemp(home)) return 1;
  setenv("XDG_DATA_HOME", home, 1), setenv("XDG_CONFIG_HOME", home, 1);
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
