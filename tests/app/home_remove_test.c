/* A saved game is removed from the home screen by keyboard: the question can be left, and the keyboard is somewhere afterwards. */
#include "spoken.h"
#include "stage.h"

#include "scenes_home.h"

#include "platform/files.h"

static struct fixture fixture;
static struct stage stage;
static char folder[] = SALTO_BINARY_DIR "/home-remove-XXXXXX";

static struct stored_list *list_now(void) { return &stage.app.saving->list; }

/* Some games: one to go on with, and so many that are over; their files are there. */
static void open_games(bool going, int over)
{
  static const char *const names[] = {"Ana", ""};
  const struct outcome won = {.type = OUTCOME_WIN, .winner = 1};
  stage_open(&stage, &fixture, "en", 1280, 800);
  if (going) scenes_add_saved(&stage.app, "turkish-draughts", 2, names, 7, NULL);
  for (int i = 0; i < over; i++) scenes_add_saved(&stage.app, "english-draughts", 2, names, 40, &won);
  for (int i = 0; i < list_now()->count; i++) {
    struct error err;
    char *path = list_now()->item[i].path;
    snprintf(path, STORE_PATH_SIZE, "%s/%d.salto", folder, i);
    if (!file_write(path, "x", 1, &err)) fail_msg("%s", err.message);
  }
  stage.app.home.all_saved = true;
  stage_frame(&stage);
}

static bool focused(uint64_t id) { return stage.app.ui.keyboard && stage.app.ui.focus == id; }

static void tab_to(uint64_t id)
{
  for (int i = 0; !focused(id); i++) {
    if (i > 60) fail_msg("the keyboard does not come to it");
    stage_key(&stage, SDLK_TAB, 0);
  }
}

/* What the list is when it was read again. */
static void list_again(void)
{
  struct stored_list *list = list_now();
  assert_true(worker_wait(stage.app.files));
  app_made(&stage.app);
  assert_string_equal(saving_failure(&stage.app), "");
  for (int i = 0; i < list->count; i++) {
    if (!file_missing(list->item[i].path)) continue;
    rules_free(list->item[i].rules);
    memmove(&list->item[i], &list->item[i + 1], (size_t)(list->count - i - 1) * sizeof *list->item);
    list->count--;
    break;
  }
  stage_frame(&stage), stage_frame(&stage);
}

static void remove_game(int number)
{
  tab_to(home_remove_id(number));
  stage_key(&stage, SDLK_RETURN, 0);
  assert_true(*stage.app.home.removing != 0);
  assert_true(focused(key_int(ui_id("ask", 0), 1))); /* what loses nothing comes first */
  stage_key(&stage, SDLK_TAB, 0);
  assert_true(focused(key_int(ui_id("ask", 0), 2)));
  stage_key(&stage, SDLK_RETURN, 0);
  assert_string_equal(stage.app.home.removing, "");
  list_again();
}

static void escape_removes_nothing(void **state)
{
  (void)state;
  open_games(true, 2);
  tab_to(home_remove_id(2));
  stage_key(&stage, SDLK_RETURN, 0);
  assert_true(*stage.app.home.removing != 0);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_string_equal(stage.app.home.removing, "");
  assert_int_equal(stage.app.screen, APP_CHOOSE);
  assert_true(focused(home_remove_id(2))); /* where it was */
  assert_false(file_missing(list_now()->item[2].path));
  stage_close(&stage);
}

static void the_keyboard_goes_to_a_neighbour(void **state)
{
  (void)state;
  open_games(true, 3);
  remove_game(2);
  assert_int_equal(list_now()->count, 3);
  assert_true(focused(home_remove_id(2))); /* the next has its place */
  stage_key(&stage, SDLK_RETURN, 0), stage_key(&stage, SDLK_ESCAPE, 0);
  remove_game(2);
  assert_true(focused(home_remove_id(1))); /* the last of them: the one before */
  remove_game(1);
  assert_true(focused(home_remove_id(-1))); /* no other is left but the one to go on with */
  remove_game(-1);
  assert_int_equal(list_now()->count, 0);
  assert_true(focused(ui_id("game", 0)));
  stage_close(&stage);
}

static void the_last_finished_game_leaves_the_games(void **state)
{
  (void)state;
  open_games(false, 1);
  remove_game(0);
  assert_true(focused(ui_id("game", 0)));
  stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(stage.app.screen, APP_SETUP);
  stage_close(&stage);
}

/* Who does not see it hears which game a bin is for, what is asked, and that it was done. */
static void all_of_it_is_spoken(void **state)
{
  (void)state;
  open_games(true, 2);
  stage.app.settings.speak = true;
  tab_to(home_remove_id(1));
  catch_stderr();
  stage_key(&stage, SDLK_TAB, 0), stage_key(&stage, SDLK_TAB, 0);
  stage_key(&stage, SDLK_RETURN, 0);
  char *text = caught();
  assert_non_null(strstr(text, "say Remove: English draughts, Ana, White, button.\n"));
  assert_non_null(strstr(text, "say Remove this game of English draughts? It cannot be brought back.\nsay Keep it, button.\n"));
  free(text);
  catch_stderr();
  stage_key(&stage, SDLK_TAB, 0), stage_key(&stage, SDLK_RETURN, 0);
  list_again();
  text = caught();
  assert_non_null(strstr(text, "say Remove, button.\n"));
  assert_non_null(strstr(text, "say Game removed.\n"));
  free(text);
  stage_close(&stage);
}

static void by_mouse_nothing_gets_the_focus(void **state)
{
  (void)state;
  open_games(false, 1);
  for (int k = 0; k < 2; k++) {
    struct rect at = {0};
    uint64_t id = k ? key_int(ui_id("ask", 0), 2) : home_remove_id(0);
    for (int i = 0; i < stage.app.ui.widgets; i++)
      if (stage.app.ui.widget[i].id == id) at = stage.app.ui.widget[i].at;
    stage_click(&stage, at.x + at.w / 2, at.y + at.h / 2);
  }
  list_again();
  assert_int_equal(list_now()->count, 0);
  assert_false(stage.app.ui.keyboard);
  stage_close(&stage);
}

static struct rect place_of(uint64_t id)
{
  for (int i = 0; i < stage.app.ui.widgets; i++)
    if (stage.app.ui.widget[i].id == id) return stage.app.ui.widget[i].at;
  fail_msg("that is not on the screen");
  return (struct rect){0};
}

static void click(uint64_t id)
{
  struct rect at = place_of(id);
  stage_click(&stage, at.x + 8, at.y + at.h / 2);
}

/* All that is wrong with it is told where it is pointed at or clicked, and the question says which file it is about. */
static void an_unreadable_game_says_its_file_and_why(void **state)
{
  (void)state;
  open_games(true, 1);
  struct stored *broken = &list_now()->item[1];
  snprintf(broken->fault, sizeof broken->fault, "cannot read '%.900s': it is larger than 16 bytes", broken->path);
  char whole[1200], about[1200];
  snprintf(whole, sizeof whole, "cannot read '%s': it is larger than 16 bytes", broken->path);
  stage.app.settings.speak = true;
  stage_frame(&stage);
  catch_stderr();
  tab_to(ui_id("fault", 1));
  char *text = caught();
  assert_non_null(strstr(text, home_file_name(broken)));
  assert_non_null(strstr(text, "it is larger than 16 bytes"));
  assert_null(strstr(text, folder));
  free(text);
  stage_key(&stage, SDLK_RETURN, 0);
  assert_string_equal(stage.app.message_box.text, whole);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_string_equal(stage.app.message_box.text, "");
  click(ui_id("fault", 1));
  assert_string_equal(stage.app.message_box.text, whole);
  stage_key(&stage, SDLK_ESCAPE, 0);
  catch_stderr();
  click(home_remove_id(1));
  text = caught();
  snprintf(about, sizeof about, "Remove %s, which cannot be read?", home_file_name(broken));
  assert_non_null(strstr(text, about));
  free(text);
  stage_close(&stage);
}

static void the_rest_is_on_pages(void **state)
{
  (void)state;
  open_games(false, 5);
  struct stored_list *list = list_now();
  list->total = 3000;
  stage_frame(&stage), stage_frame(&stage);
  click(ui_id("older", 0));
  assert_int_equal(stage.app.saving->first, STORE_SHOWN);
  list->first = STORE_SHOWN; /* as if it had been read */
  stage_frame(&stage), stage_frame(&stage);
  place_of(home_remove_id(STORE_SHOWN)); /* places are counted on */
  click(ui_id("newer", 0));
  assert_int_equal(stage.app.saving->first, 0);
  list->first = list->total = 0;
  stage_frame(&stage), stage_frame(&stage);
  for (int i = 0; i < stage.app.ui.widgets; i++) assert_true(stage.app.ui.widget[i].id != ui_id("older", 0));
  stage_close(&stage);
}

static void press(struct rect at, int clicks)
{
  SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
  event.button.button = SDL_BUTTON_LEFT, event.button.x = (int)(at.x + at.w - 12), event.button.y = (int)(at.y + at.h / 2), event.button.clicks = (Uint8)clicks;
  stage_event(&stage, &event);
  event.type = SDL_MOUSEBUTTONUP;
  stage_event(&stage, &event);
}

static void a_double_click_opens_the_list_and_leaves_it_open(void **state)
{
  (void)state;
  open_games(true, 8);
  stage.app.home.all_saved = false;
  stage_frame(&stage);
  struct rect at = place_of(ui_id("all_saved", 0));
  press(at, 1);
  assert_true(stage.app.home.all_saved);
  press(at, 2);
  assert_true(stage.app.home.all_saved);
  press(at, 1);
  assert_false(stage.app.home.all_saved);
  stage_close(&stage);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(escape_removes_nothing),
    cmocka_unit_test(the_keyboard_goes_to_a_neighbour),
    cmocka_unit_test(the_last_finished_game_leaves_the_games),
    cmocka_unit_test(all_of_it_is_spoken),
    cmocka_unit_test(by_mouse_nothing_gets_the_focus),
    cmocka_unit_test(an_unreadable_game_says_its_file_and_why),
    cmocka_unit_test(the_rest_is_on_pages),
    cmocka_unit_test(a_double_click_opens_the_list_and_leaves_it_open),
  };
  if (!mkdtemp(folder)) return 1;
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
