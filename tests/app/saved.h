/* The games on the disk as the window sees them, without a window: an app that draws nothing plays, and its workers are waited for. */
#ifndef SALTO_TESTS_APP_SAVED_H
#define SALTO_TESTS_APP_SAVED_H

#include "fixture.h"

#include "app/saving.h"
#include "app/state.h"
#include "match/record.h"
#include "platform/files.h"

#include <stdlib.h>
#include <unistd.h>

static struct fixture fixture;
static char home[] = SALTO_BINARY_DIR "/saving-unit-XXXXXX";
static struct app app;
static struct app_options options;

static inline void wake(void *context) { (void)context; }

/* Everything that was asked of the workers is done. */
static inline void settle(void)
{
  for (bool any = true; any;) {
    any = worker_wait(app.files);
    any = worker_wait(app.scripts) || any;
    app_made(&app);
  }
}

static inline void open_app(const char *file)
{
  struct error err;
  options = (struct app_options){.library = fixture.library, .texts = fixture.texts, .language = "en", .file = file};
  if (!app_init(&app, &options, wake, &err)) fail_msg("%s", err.message);
  settle();
}

static inline void close_app(void)
{
  app_release(&app);
  memset(&app, 0, sizeof app);
}

static inline int set_up(void **state)
{
  (void)state;
  open_app(NULL);
  return 0;
}

static inline int tear_down(void **state)
{
  (void)state;
  if (app.files) close_app();
  char command[400];
  snprintf(command, sizeof command, "rm -rf '%s'/*", home);
  return system(command);
}

static inline void start(const char *id)
{
  struct choices choices;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, id);
  variant_default_choices(variant, &choices);
  if (!app_start(&app, variant, &choices, NULL, &err)) fail_msg("%s", err.message);
}

static inline void play(const char *turn)
{
  assert_int_equal(match_type(app.match, turn), MATCH_PLAYED);
  app_changed(&app);
}

static inline const struct stored_list *listed(void)
{
  saving_list(&app);
  settle();
  const struct stored_list *list = saving_list(&app);
  settle();
  assert_non_null(list);
  return list;
}

static inline void expect_position(const char *expected)
{
  struct strbuf text;
  strbuf_init(&text);
  position_write(&text, &app.match->game.now, app.match->rules);
  assert_string_equal(text.text, expected);
  strbuf_release(&text);
}

/* The end of main: runs the tests. */
static inline int saved_tests(int (*run)(void))
{
  if (!mkdtemp(home)) return 1;
  setenv("XDG_DATA_HOME", home, 1);
  setenv("XDG_CONFIG_HOME", home, 1);
  fixture = fixture_load(NULL);
  int failed = run();
  fixture_release(&fixture);
  rmdir(home);
  return failed;
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

#endif
