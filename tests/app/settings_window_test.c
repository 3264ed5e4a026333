/* The settings in a real window: language, theme and size of text are changed by mouse and by keyboard, and the next start has them.
   Where things stand is asked of the same screen drawn in memory, which does all that is done in the window. */
#include "desk.h"
#include "stage.h"

#include "app/layout.h"
#include "platform/files.h"


static struct fixture fixture;
static struct stage mirror;
static struct desk desk;
enum { WIDTH = 1200, HEIGHT = 900 };

static void open_both(void)
{
  const char *arguments[] = {"--size", "1200x900", NULL};
  struct settings settings = mirror.app.settings;
  bool again = mirror.surface != NULL;
  if (again) stage_close(&mirror);
  stage_open(&mirror, &fixture, "en", WIDTH, HEIGHT);
  if (again) app_set(&mirror.app, &settings);
  desk_open(&desk, arguments);
}

/* What the window does with its size when the settings are others. */
static void follow(void)
{
  app_resize(&mirror.app, WIDTH, HEIGHT, layout_scale(WIDTH, HEIGHT, mirror.app.settings.text_size / 100.0));
  stage_frame(&mirror);
}

static void to_settings(const char *key)
{
  desk_key(&desk, key);
  desk_expect(&desk, "screen");
  assert_string_equal(desk.line, "screen settings");
  stage_key(&mirror, SDLK_F10, 0); /* by a key, as the window: then the keyboard is given something */
  follow();
}

static struct rect place_of(uint64_t id)
{
  const struct ui *ui = &mirror.app.ui;
  for (int i = 0; i < ui->widgets; i++)
    if (ui->widget[i].id == id) return ui->widget[i].at;
  fail_msg("there is no such widget on the screen");
  return rect_of(0, 0, 0, 0);
}

static uint64_t part(const char *name, int number) { return key_int(ui_id(name, 0), number + 1); }

static uint64_t theme_card(const char *id)
{
  for (int i = 0; i < mirror.app.themes->count; i++)
    if (!strcmp(mirror.app.themes->theme[i].id, id)) return ui_id("theme", i);
  fail_msg("there is no theme %s", id);
  return 0;
}

static void by_mouse(uint64_t id)
{
  struct rect at = place_of(id);
  float scale = (float)mirror.app.gfx.scale;
  desk_click(&desk, (at.x + at.w / 2) * scale, (at.y + at.h / 2) * scale);
  stage_click(&mirror, at.x + at.w / 2, at.y + at.h / 2);
  follow();
}

static void by_keyboard(uint64_t id)
{
  for (int i = 0; mirror.app.ui.focus != id || !mirror.app.ui.keyboard; i++) {
    if (i > 60) fail_msg("the keyboard does not come to it");
    stage_key(&mirror, SDLK_TAB, 0);
    desk_key(&desk, "Tab");
  }
  stage_key(&mirror, SDLK_RETURN, 0);
  desk_key(&desk, "Return");
  follow();
}

static void expect(const char *what)
{
  const char *said = desk_expect(&desk, "set");
  assert_string_equal(said, what);
}

static void close_both(void)
{
  assert_int_equal(desk_close(&desk), 0);
}

static bool began_with(const char *line) { return strstr(desk.opening, line) != NULL; }

static void changes_are_kept(void **state)
{
  (void)state;
  desk_keeps_settings = false;
  open_both();
  assert_true(began_with("size 1200x900 scale 1.00\n"));
  to_settings("F10");
  by_mouse(part("language", 2));
  expect("language pt-BR");
  assert_string_equal(desk_expect(&desk, "language"), "pt-BR");
  by_mouse(theme_card("wooden"));
  expect("theme wooden");
  by_mouse(part("text_size", 2));
  expect("text-size 115");
  assert_string_equal(desk_expect(&desk, "size"), "1200x900 scale 1.15");
  by_mouse(part("animation", 1)); /* it stands elsewhere now, and is found */
  expect("animation fast");
  desk_key(&desk, "Escape");
  assert_string_equal(desk_expect(&desk, "screen"), "choose");
  close_both();

  desk_keeps_settings = true; /* another start */
  open_both();
  assert_true(began_with("size 1200x900 scale 1.15\n"));
  to_settings("ctrl+comma");
  by_keyboard(theme_card("dark"));
  expect("theme dark");
  by_keyboard(part("text_size", 1));
  expect("text-size 100");
  assert_string_equal(desk_expect(&desk, "size"), "1200x900 scale 1.00");
  by_keyboard(part("language", 1));
  expect("language en");
  assert_string_equal(desk_expect(&desk, "language"), "en");
  by_keyboard(ui_id("sound", 0));
  expect("sound no");
  desk_key(&desk, "F10"); /* and back */
  assert_string_equal(desk_expect(&desk, "screen"), "choose");
  close_both();

  open_both();
  assert_true(began_with("size 1200x900 scale 1.00\n"));
  to_settings("F10");
  by_mouse(theme_card("light")); /* from dark: had it not been kept, nothing would be set */
  expect("theme light");
  by_keyboard(ui_id("sound", 0));
  expect("sound yes");
  by_mouse(part("language", 2)); /* from English */
  expect("language pt-BR");
  close_both();
}

/* From the game and back to it, and full screen by its key. */
static void from_a_game(void **state)
{
  (void)state;
  const char *arguments[] = {"play", "turkish-draughts", "--players", "2", "--size", "1200x900", "--still", NULL};
  desk_keeps_settings = false;
  desk_open(&desk, arguments);
  desk_key(&desk, "F10");
  assert_string_equal(desk_expect(&desk, "screen"), "settings");
  desk_key(&desk, "Escape");
  assert_string_equal(desk_expect(&desk, "screen"), "play");
  desk_key(&desk, "F11");
  expect("full-screen yes");
  desk_key(&desk, "F11");
  expect("full-screen no");
  assert_int_equal(desk_close(&desk), 0);
}

/* Lines that mean nothing are said, and the window opens. */
static void a_faulty_file_is_told(void **state)
{
  (void)state;
  char path[1100];
  struct error err;
  static const char faulty[] = "theme dark\ntext-size huge\n";
  snprintf(path, sizeof path, "%s/salto/settings", getenv("XDG_CONFIG_HOME"));
  assert_true(file_write(path, faulty, strlen(faulty), &err));
  const char *arguments[] = {"--size", "1200x900", NULL};
  desk_keeps_settings = true;
  desk_open(&desk, arguments);
  assert_non_null(strstr(desk.opening, "settings:2: text-size: expected a whole number from 80 to 200, not 'huge'\n"));
  assert_int_equal(desk_close(&desk), 0);
}

static int clear(void **state)
{
  if (mirror.surface) stage_close(&mirror);
  memset(&mirror, 0, sizeof mirror);
  return desk_clear(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(changes_are_kept, clear),
    cmocka_unit_test_teardown(from_a_game, clear),
    cmocka_unit_test_teardown(a_faulty_file_is_told, clear),
  };
  if (!getenv("DISPLAY")) {
    fprintf(stderr, "this test needs a display: run it by ctest, or under xvfb-run\n");
    return 1;
  }
  signal(SIGPIPE, SIG_IGN);
  setenv("XDG_CONFIG_HOME", SALTO_BINARY_DIR "/test-home", 0), setenv("XDG_DATA_HOME", SALTO_BINARY_DIR "/test-home", 0);
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
