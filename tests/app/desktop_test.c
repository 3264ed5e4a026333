/* What the desktop says: the scale its X resources ask for, and displays that do not answer. */
#include "fixture.h"

#include "app/app.h"
#include "app/desktop.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

static struct fixture fixture;

/* The desktop's libraries keep things; picture_test looks for our own leaks. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void) { return "leak:libdbus\n"; }

static void assert_scale(const char *resources, double expected)
{
  double scale = desktop_scale_of(resources);
  if (scale < expected - 1e-9 || scale > expected + 1e-9) fail_msg("'%s' gives %g, not %g", resources ? resources : "(none)", scale, expected);
}

static void resources_are_read(void **state)
{
  (void)state;
  assert_scale(NULL, 0);
  assert_scale("", 0);
  assert_scale("Xft.dpi:\t192\n", 2);
  assert_scale("Xft.dpi:96\n", 1);
  assert_scale("Xcursor.size:\t48\nXft.dpi:\t144\nXft.hinting:\t1\n", 1.5);
  assert_scale("*Xft.dpi:\t144\nNot.Xft.dpi: 192", 0);
  assert_scale("Xft.dpi:\t110", 1);
  assert_scale("Xft.dpi:\tnonsense\n", 0);
  assert_scale("Xft.dpi:\t1000000\n", 0);
}

static void no_display(const char *display, const char *expected)
{
  struct app_options options = {.library = fixture.library, .texts = fixture.texts, .language = "en"};
  struct error err;
  setenv("DISPLAY", display, 1);
  assert_int_equal(app_run(&options, &err), APP_NO_DISPLAY);
  if (!strstr(err.message, expected) || err.message[strlen(err.message) - 1] == '.') fail_msg("%s", err.message);
  options.quit_after_first_frame = true; /* there was to be one */
  assert_int_equal(app_run(&options, &err), APP_FAILED);
  assert_non_null(strstr(err.message, expected));
}

/* SDL would go on without a screen, and nobody would see the window. */
static void a_display_must_answer(void **state)
{
  (void)state;
  unsetenv("WAYLAND_DISPLAY"), unsetenv("SDL_VIDEODRIVER");
  no_display(":7777", "':7777'");
  no_display("", "there is no display");
  setenv("SDL_VIDEODRIVER", "", 1);
  no_display("", "there is no display");
}

static void a_driver_without_a_screen_can_be_asked_for(void **state)
{
  (void)state;
  struct app_options options = {.library = fixture.library, .texts = fixture.texts, .language = "en", .quit_after_first_frame = true};
  struct error err;
  setenv("SDL_VIDEODRIVER", "dummy", 1);
  assert_int_equal(app_run(&options, &err), APP_CLOSED);
}

static void wrong_options_are_told(void **state)
{
  (void)state;
  struct error err;
  static const struct {
    const char *theme;
    int w, h;
    const char *expected;
  } wrong[] = {
    {"nonsense", 0, 0, "expected light, dark, wooden"}, {"", 0, 0, "expected light, dark, wooden"}, {NULL, 99999, 99999, "7680x4320"},
    {NULL, 319, 240, "320x240"}, {NULL, 7680, 4321, "7680x4320"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    struct app_options options = {.library = fixture.library, .texts = fixture.texts, .theme = wrong[i].theme, .width = wrong[i].w, .height = wrong[i].h};
    assert_int_equal(app_run(&options, &err), APP_FAILED);
    assert_non_null(strstr(err.message, wrong[i].expected));
    assert_false(app_picture(&options, "/nowhere", &err));
    assert_non_null(strstr(err.message, wrong[i].expected));
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(resources_are_read),
    cmocka_unit_test(a_display_must_answer),
    cmocka_unit_test(a_driver_without_a_screen_can_be_asked_for),
    cmocka_unit_test(wrong_options_are_told),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
