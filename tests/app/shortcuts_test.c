/* Every row of the table of shortcuts, on every screen that it is listed for: it does something there, or says why not. */
#include "spoken.h"
#include "stage.h"

#include "app/keys.h"

static struct fixture fixture;
static struct stage stage;

/* ---- each screen, with a game that has turns behind and before it ---- */

static void settle(void)
{
  stage_frame(&stage);
  while (worker_wait(stage.app.scripts)) worker_finish(stage.app.scripts, &stage.app);
  stage_frame(&stage);
}

static void play_turns(void)
{
  static const char *const turns[] = {"f5xf3", "f7xd2xf5", "g4xg2xe4", "i8xk10", "g6xe6xg4", "j3xl3", "g8xg10xi8", "l5xn2", "h4xj3"};
  for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) assert_int_equal(match_type(stage.app.match, turns[i]), MATCH_PLAYED);
  app_changed(&stage.app);
}

static void open_screen(enum app_screen screen, int w, int h)
{
  struct app *app = &stage.app;
  stage_open(&stage, &fixture, NULL, w, h);
  app->settings.speak = true;
  struct variant *variant = fixture_variant(&fixture, "capture-chinese-checkers");
  catch_stderr();
  if (screen != APP_CHOOSE) {
    stage_play(&stage, &fixture, "capture-chinese-checkers", 3, NULL);
    play_turns(), stage_frame(&stage);
  }
  if (screen == APP_SETUP) app_set_up(app, variant);
  if (screen == APP_REVIEW || screen == APP_SETTINGS) app_go(app, screen);
  if (screen == APP_BOOK || screen == APP_EXERCISE) app_read_book(app, variant), settle();
  if (screen == APP_EXERCISE) app_do_exercise(app, 0);
  settle();
  assert_int_equal(app->screen, screen);
  free(caught());
}

/* ---- what can be noticed ---- */

struct seen {
  size_t size;
  void *pixels;
};

static struct seen look(void)
{
  struct seen seen = {.size = (size_t)stage.surface->pitch * (size_t)stage.surface->h};
  seen.pixels = malloc(seen.size);
  stage_frame(&stage);
  memcpy(seen.pixels, stage.surface->pixels, seen.size);
  return seen;
}

static void press(const struct shortcut *s)
{
  if (s->key) stage_key(&stage, s->key, s->modifiers);
  else stage_type(&stage, *s->typed ? s->typed : "a");
}

/* Whether anything came of it: to be seen, to be heard, or that the program ends. */
static bool matters(const struct shortcut *s, bool *told)
{
  bool full = stage.app.settings.full_screen;
  struct seen before = look();
  catch_stderr();
  press(s);
  char *text = caught();
  struct seen after = look();
  bool said = *text, other = memcmp(before.pixels, after.pixels, before.size) != 0 || stage.app.quit || full != stage.app.settings.full_screen;
  if (told) *told = said;
  free(before.pixels), free(after.pixels), free(text);
  return said || other;
}

/* ---- states in which the rows can be tried ---- */

/* Keys pressed before; a row is tried after each of these until it does something. To add a state: a row. */
static const struct state {
  const char *name;
  struct {
    SDL_Keycode key;
    unsigned modifiers;
  } keys[6];
} states[] = {
  {"as it is", {{0}}},
  {"by the keyboard", {{SDLK_TAB, 0}}},
  {"further on", {{SDLK_TAB, 0}, {SDLK_TAB, 0}, {SDLK_TAB, 0}, {SDLK_TAB, 0}}},
  {"a little back", {{SDLK_TAB, KMOD_SHIFT}, {SDLK_TAB, KMOD_SHIFT}}},
  {"at the end", {{SDLK_TAB, 0}, {SDLK_END, 0}, {SDLK_END, 0}}},
  {"further at the end", {{SDLK_TAB, 0}, {SDLK_TAB, 0}, {SDLK_TAB, 0}, {SDLK_TAB, 0}, {SDLK_END, 0}, {SDLK_END, 0}}},
  {"on the board", {{SDLK_UP, 0}, {SDLK_LEFT, 0}}},
  {"back a turn", {{SDLK_LEFT, KMOD_CTRL}}},
  {"a turn less", {{SDLK_z, KMOD_CTRL}}},
};
enum { STATES = sizeof states / sizeof *states };

static void bring(enum app_screen screen, const struct state *state, bool listing)
{
  open_screen(screen, listing ? 1000 : 640, 480); /* all that scrolls does; the list has two columns */
  catch_stderr();
  if (listing) stage_key(&stage, SDLK_F1, 0);
  for (int i = 0; state->keys[i].key; i++) stage_key(&stage, state->keys[i].key, state->keys[i].modifiers);
  if (screen == APP_CHOOSE && state == &states[1]) stage_type(&stage, "t"); /* there is something to leave */
  if (screen == APP_SETUP) SDL_SetClipboardText("8/8 w");
  free(caught());
}

/* What needs more than the table of states. True: it is tested so. */
static bool by_itself(enum app_screen screen, const struct shortcut *s)
{
  struct app *app = &stage.app;
  bool lifts = screen == APP_EXERCISE && (!strcmp(s->name, "undo") || !strcmp(s->name, "new_exercise"));
  bool hops = screen == APP_PLAY && !strcmp(s->name, "end_turn");
  if (!lifts && !hops) return false;
  bring(screen, &states[0], false);
  catch_stderr();
  if (lifts) stage_type(&stage, "."), board_keys_use(app), stage_frame(&stage);
  if (hops)
    for (int i = 0; i < 3; i++) table_use(app, &app->table, board_cell(&app->match->rules->board, (const char *[]){"k5", "k3", "i3"}[i]));
  free(caught());
  bool done = matters(s, NULL);
  stage_close(&stage);
  return done;
}

static bool works(enum app_screen screen, const struct shortcut *s, bool listing)
{
  bool done = false;
  for (int i = 0; i < STATES && !done; i++) {
    bool told;
    bring(screen, &states[i], listing);
    done = matters(s, &told);
    stage_close(&stage);
  }
  return done || (!listing && by_itself(screen, s));
}

static const enum app_screen screens[] = {APP_CHOOSE, APP_SETUP, APP_PLAY, APP_REVIEW, APP_BOOK, APP_EXERCISE, APP_SETTINGS};
static const char *const names[] = {"choose", "setup", "play", "review", "book", "exercise", "settings"};

static void every_row_works_where_it_is_listed(void **state)
{
  (void)state;
  int faults = 0, tried = 0;
  for (size_t k = 0; k < sizeof screens / sizeof *screens; k++)
    for (int i = 0; i < shortcut_count; i++) {
      if (!(shortcuts[i].screens & 1U << screens[k])) continue;
      tried++;
      if (works(screens[k], &shortcuts[i], false)) continue;
      print_error("%s: '%s' (%s%s) does nothing\n", names[k], shortcuts[i].name, shortcuts[i].modifiers ? "with modifiers " : "",
                  shortcuts[i].key ? SDL_GetKeyName(shortcuts[i].key) : shortcuts[i].typed);
      faults++;
    }
  assert_true(tried > 90);
  if (faults) fail_msg("%d of %d do nothing", faults, tried);
}

static void over_the_list_too(void **state)
{
  (void)state;
  int faults = 0;
  for (int i = 0; i < shortcut_count; i++) {
    if (!(shortcuts[i].screens & KEYS_LISTING) || works(APP_PLAY, &shortcuts[i], true)) continue;
    print_error("'%s' does nothing in the list of shortcuts\n", shortcuts[i].name);
    faults++;
  }
  if (faults) fail_msg("%d do nothing", faults);
}

/* A shortcut of the game that cannot do its work now says so, rather than nothing. */
static void none_of_the_game_is_silent(void **state)
{
  (void)state;
  int faults = 0;
  for (size_t k = 0; k < sizeof screens / sizeof *screens; k++)
    for (int i = 0; i < shortcut_count; i++) {
      const struct shortcut *s = &shortcuts[i];
      if (s->group != KEYS_GAME || !(s->screens & 1U << screens[k])) continue;
      stage_open(&stage, &fixture, NULL, 640, 480);
      stage.app.settings.speak = true;
      catch_stderr();
      if (screens[k] == APP_SETUP) app_set_up(&stage.app, fixture_variant(&fixture, "turkish-draughts"));
      else stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
      if (screens[k] == APP_REVIEW) app_go(&stage.app, APP_REVIEW);
      if (screens[k] == APP_BOOK || screens[k] == APP_EXERCISE) app_read_book(&stage.app, stage.app.match->variant), settle();
      if (screens[k] == APP_EXERCISE) app_do_exercise(&stage.app, 0);
      settle();
      SDL_SetClipboardText("");
      free(caught());
      if (!matters(s, NULL)) print_error("%s: '%s' is silent\n", names[k], s->name), faults++;
      stage_close(&stage);
    }
  if (faults) fail_msg("%d are silent", faults);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_row_works_where_it_is_listed), cmocka_unit_test(over_the_list_too), cmocka_unit_test(none_of_the_game_is_silent),
  };
  SDL_setenv("SDL_VIDEODRIVER", "dummy", 1); /* the clipboard needs one */
  if (SDL_Init(SDL_INIT_VIDEO)) return 1;
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  SDL_Quit();
  return failed;
}
