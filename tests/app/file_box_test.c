/* The float that asks for a file, and what is dropped on the window, on a surface in memory: what is typed and clicked, what is found on the disk. */
#include "stage.h"

#include "app/play_tools.h"
#include "app/saving_state.h"
#include "match/record.h"
#include "platform/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static struct fixture fixture;
static struct stage stage;
static struct app *const app = &stage.app;
static struct file_box *const box = &stage.app.file_box;
static char home[] = SALTO_BINARY_DIR "/file-box-XXXXXX";

/* Everything that was asked of the workers is done and drawn. */
static void settle(void)
{
  stage_frame(&stage);
  while (worker_wait(app->files) || worker_wait(app->folders) || worker_wait(app->scripts)) app_made(app), stage_frame(&stage);
}

static void key(SDL_Keycode code, unsigned modifiers)
{
  stage_key(&stage, code, modifiers);
  settle();
}

static void type(const char *text)
{
  for (const char *next = text; *next;) {
    char letter[32] = {*next++};
    stage_type(&stage, letter);
  }
  settle();
}

static void click(uint64_t id)
{
  for (int i = 0; i < app->ui.widgets; i++) {
    struct rect at = app->ui.widget[i].at;
    if (app->ui.widget[i].id != id) continue;
    stage_click(&stage, at.x + at.w / 2, at.y + at.h / 2);
    settle();
    return;
  }
  fail_msg("that is not on the screen");
}

static void click_row(const char *name)
{
  for (int i = 0; i < box->list.count; i++)
    if (!strcmp(box->list.item[i].name, name)) {
      click(ui_id("file row", i));
      return;
    }
  fail_msg("%s is not in the list", name);
}

/* Of a path in our folder. */
static const char *in_home(const char *name)
{
  static char path[2][400];
  static int turn;
  turn = 1 - turn;
  snprintf(path[turn], sizeof *path, "%s/%s", home, name);
  return path[turn];
}

static void put(const char *name, const char *text)
{
  struct error err;
  if (!file_write(in_home(name), text, strlen(text), &err)) fail_msg("%s", err.message);
}

static char *text_of(const char *name)
{
  static char *text; /* not on the stack: the compiler might think that what was read points there */
  struct error err;
  if (!file_read(&text, NULL, in_home(name), RECORD_SIZE_LIMIT, &err)) fail_msg("%s", err.message);
  return text;
}

static void expect_typed(const char *text) { assert_string_equal(box->field.edit.text, text); }
static void expect_refusal(const char *part)
{
  if (!strstr(box->refusal, part)) fail_msg("expected '%s' in the refusal '%s'", part, box->refusal);
}

static int set_up(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 800, 600);
  box->off = false;
  SDL_strlcpy(box->start, in_home("docs"), sizeof box->start);
  put("docs/old/x.salto", "x");
  put("docs/other.txt", "x");
  return 0;
}

static int tear_down(void **state)
{
  char command[400];
  (void)state;
  stage_close(&stage);
  snprintf(command, sizeof command, "chmod -R u+w '%s'; rm -rf '%s'/*", home, home);
  return system(command);
}

static void play(void)
{
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  assert_int_equal(match_type(app->match, "c3-c4"), MATCH_PLAYED);
  app_changed(app);
  settle();
}

/* ---- saving ---- */

/* The name is there already and selected, so that it can be typed over. */
static void a_copy_is_saved_by_a_name(void **state)
{
  (void)state;
  play();
  key(SDLK_s, KMOD_LCTRL);
  assert_int_equal(box->use, FILES_SAVE);
  assert_int_equal(strncmp(box->field.edit.text, "~/docs/Turkish draughts 20", 26), 0);
  assert_true(store_is_game(box->field.edit.text));
  type("mine");
  expect_typed("~/docs/mine.salto");
  key(SDLK_RETURN, 0);
  assert_int_equal(box->use, FILES_CLOSED);
  assert_string_equal(app->play.note, "A copy was saved as mine.salto.");
  assert_string_equal(saving_path(app), ""); /* it is no file of the game in play */
  struct record *record;
  char *text = text_of("docs/mine.salto");
  struct error err;
  if (!record_read(&record, text, &err)) fail_msg("%s", err.message);
  record_free(record);
  free(text);
  key(SDLK_s, KMOD_LCTRL); /* the next begins there */
  assert_int_equal(strncmp(box->field.edit.text, "~/docs/", 7), 0);
  assert_int_equal(box->list.count, 2);
}

static void the_ending_need_not_be_typed(void **state)
{
  (void)state;
  play();
  key(SDLK_s, KMOD_LCTRL);
  key(SDLK_a, KMOD_LCTRL);
  type("~/docs/old/v1.5");
  key(SDLK_RETURN, 0);
  assert_true(file_exists(in_home("docs/old/v1.5.salto")));
  assert_string_equal(box->start, in_home("docs/old"));
}

static void what_is_there_is_asked_about(void **state)
{
  (void)state;
  put("docs/mine.salto", "precious");
  play();
  key(SDLK_s, KMOD_LCTRL);
  type("mine");
  key(SDLK_RETURN, 0);
  assert_true(box->asking);
  key(SDLK_ESCAPE, 0); /* only the question is left */
  assert_false(box->asking);
  assert_int_equal(box->use, FILES_SAVE);
  expect_typed("~/docs/mine.salto");
  key(SDLK_RETURN, 0);
  assert_true(box->asking);
  click(key_int(ui_id("file replace", 0), 1)); /* Cancel */
  assert_false(box->asking);
  char *text = text_of("docs/mine.salto");
  assert_string_equal(text, "precious");
  free(text);
  click(ui_id("file", 2)); /* Save */
  assert_true(box->asking);
  key(SDLK_TAB, 0), key(SDLK_RETURN, 0); /* Replace, by the keyboard */
  assert_int_equal(box->use, FILES_CLOSED);
  text = text_of("docs/mine.salto");
  assert_string_not_equal(text, "precious");
  free(text);
}

static void what_cannot_be_saved_is_told_and_kept(void **state)
{
  (void)state;
  play();
  key(SDLK_s, KMOD_LCTRL);
  key(SDLK_a, KMOD_LCTRL);
  type("~/docs/none/x");
  key(SDLK_RETURN, 0);
  expect_refusal(in_home("docs/none."));
  expect_refusal("There is no folder");
  expect_typed("~/docs/none/x");
  type("y"); /* it is read, and something else is typed */
  assert_string_equal(box->refusal, "");
  assert_false(folder_exists(in_home("docs/none")));
  key(SDLK_a, KMOD_LCTRL);
  type("~/docs/");
  key(SDLK_RETURN, 0);
  expect_refusal("needs a name");
  assert_int_equal(mkdir(in_home("docs/dir.salto"), 0777), 0);
  type("dir");
  key(SDLK_RETURN, 0);
  expect_refusal("is a folder");
  key(SDLK_a, KMOD_LCTRL);
  type("/proc/x"); /* where nobody can write */
  key(SDLK_RETURN, 0);
  expect_refusal("cannot be saved there");
  expect_refusal("/proc/x.salto");
  assert_int_equal(box->use, FILES_SAVE);
  key(SDLK_ESCAPE, 0);
  assert_int_equal(box->use, FILES_CLOSED);
  assert_int_equal(app->screen, APP_PLAY);
}

/* A folder is gone into, and the name of the copy comes along. */
static void folders_are_chosen_by_mouse(void **state)
{
  (void)state;
  play();
  assert_true(play_tool_use(app, TOOL_SAVE_AS));
  settle();
  char name[EDIT_SIZE];
  SDL_strlcpy(name, file_box_name(box), sizeof name);
  click_row("old");
  assert_string_equal(file_box_name(box), name);
  assert_int_equal(strncmp(box->field.edit.text, "~/docs/old/", 11), 0);
  click(ui_id("file row", -1)); /* the folder above */
  assert_int_equal(strncmp(box->field.edit.text, "~/docs/", 7), 0);
  assert_string_equal(file_box_name(box), name);
  click(ui_id("file row", -1));
  assert_string_equal(box->field.edit.text + 2, name);
  click_row("docs");
  click(ui_id("file", 1)); /* Cancel */
  assert_int_equal(box->use, FILES_CLOSED);
  assert_string_equal(app->play.note, "");
}

/* ---- opening ---- */

static void save_game(const char *name)
{
  play();
  char *text = saving_text(app);
  put(name, text);
  free(text);
}

/* One that can only be looked at is copied as it is. */
static void a_game_without_its_rules_is_copied(void **state)
{
  (void)state;
  save_game("docs/mine.salto");
  char *text = text_of("docs/mine.salto"), *id = strstr(text, "turkish-draughts");
  assert_non_null(id);
  memcpy(id, "missing", 7);
  put("docs/mine.salto", text);
  saving_open(app, in_home("docs/mine.salto"));
  settle();
  assert_int_equal(app->screen, APP_REVIEW);
  assert_true(app->match->view_only);
  key(SDLK_s, KMOD_LCTRL);
  key(SDLK_a, KMOD_LCTRL);
  type("~/docs/copy");
  key(SDLK_RETURN, 0);
  char *copy = text_of("docs/copy.salto");
  assert_string_equal(copy, text);
  assert_string_equal(app->play.note, "A copy was saved as copy.salto.");
  free(copy), free(text);
}

static void a_game_is_opened_by_its_path(void **state)
{
  (void)state;
  save_game("docs/mine.salto");
  app_go(app, APP_CHOOSE);
  settle();
  key(SDLK_o, KMOD_LCTRL);
  assert_int_equal(box->use, FILES_OPEN);
  expect_typed("~/docs/");
  type("m");
  key(SDLK_TAB, 0);
  expect_typed("~/docs/mine.salto");
  key(SDLK_RETURN, 0);
  assert_int_equal(box->use, FILES_CLOSED);
  assert_int_equal(app->screen, APP_PLAY);
  assert_int_equal(app->match->game.count, 1);
  assert_string_equal(saving_source(app), in_home("docs/mine.salto"));
}

/* From the button on home to the game, by clicks alone. */
static void a_game_is_opened_by_mouse(void **state)
{
  (void)state;
  save_game("docs/old/mine.salto");
  app_go(app, APP_CHOOSE);
  settle();
  click(ui_id("open", 0));
  assert_int_equal(box->use, FILES_OPEN);
  click_row("old");
  expect_typed("~/docs/old/");
  SDL_strlcpy(app->saving->folder, in_home("docs/old"), sizeof app->saving->folder); /* as if the own games were there */
  file_box_enter(app, home), settle();
  click(ui_id("file row", -2));
  expect_typed("~/docs/old/");
  click_row("mine.salto");
  assert_int_equal(app->screen, APP_PLAY);
}

static void a_game_is_opened_by_arrow_keys(void **state)
{
  (void)state;
  save_game("docs/mine.salto");
  app_go(app, APP_CHOOSE);
  settle();
  key(SDLK_o, KMOD_LCTRL);
  key(SDLK_DOWN, 0); /* the folder above */
  assert_true(ui_focused(&app->ui, ui_id("file row", -1)));
  key(SDLK_DOWN, 0), key(SDLK_RETURN, 0);
  expect_typed("~/docs/old/");
  key(SDLK_DOWN, 0), key(SDLK_RETURN, 0);
  expect_typed("~/docs/");
  key(SDLK_DOWN, 0), key(SDLK_DOWN, 0), key(SDLK_DOWN, 0), key(SDLK_RETURN, 0);
  assert_int_equal(app->screen, APP_PLAY);
  assert_string_equal(saving_source(app), in_home("docs/mine.salto"));
}

static void a_finger_opens_it(void **state)
{
  (void)state;
  save_game("docs/mine.salto");
  key(SDLK_o, KMOD_LCTRL);
  for (int i = 0; i < app->ui.widgets; i++) {
    if (app->ui.widget[i].id != ui_id("file row", 1)) continue; /* behind the folder */
    struct rect at = app->ui.widget[i].at;
    SDL_Event event = {.type = SDL_FINGERDOWN};
    event.tfinger.x = (at.x + 40) / app->ui.window.w, event.tfinger.y = (at.y + at.h / 2) / app->ui.window.h;
    stage_event(&stage, &event);
    event.type = SDL_FINGERUP;
    stage_event(&stage, &event);
    break;
  }
  settle();
  assert_string_equal(saving_source(app), in_home("docs/mine.salto"));
}

static void tab_completes_what_is_clear(void **state)
{
  (void)state;
  put("docs/first game.salto", "x"), put("docs/first try.salto", "x");
  key(SDLK_o, KMOD_LCTRL);
  type("f");
  key(SDLK_TAB, 0);
  expect_typed("~/docs/first ");
  key(SDLK_TAB, 0); /* there is a choice: it goes on to the next button */
  expect_typed("~/docs/first ");
  assert_true(ui_focused(&app->ui, ui_id("file", 1)));
  type("t"); /* typed anywhere it comes to the field */
  expect_typed("~/docs/first t");
  key(SDLK_TAB, 0);
  expect_typed("~/docs/first try.salto");
  key(SDLK_a, KMOD_LCTRL);
  type("~");
  key(SDLK_TAB, 0);
  expect_typed("~/");
  type("d");
  key(SDLK_TAB, 0);
  expect_typed("~/docs/");
  type("o");
  key(SDLK_TAB, 0);
  expect_typed("~/docs/old/");
}

static void what_cannot_be_opened_is_told(void **state)
{
  (void)state;
  put("docs/bad.salto", "salto 1\nno such line\n");
  play();
  const struct match *match = app->match;
  key(SDLK_o, KMOD_LCTRL);
  type("nothing");
  key(SDLK_RETURN, 0);
  expect_refusal("There is no file");
  expect_refusal(in_home("docs/nothing."));
  key(SDLK_a, KMOD_LCTRL);
  type("~/none/x.salto");
  key(SDLK_RETURN, 0);
  expect_refusal("There is no folder");
  expect_refusal(in_home("none."));
  assert_non_null(strstr(box->fault, in_home("none."))); /* in the place of the list too */
  key(SDLK_a, KMOD_LCTRL);
  type("~/docs/bad");
  key(SDLK_RETURN, 0);
  expect_refusal("docs/bad.salto, line ");
  assert_string_equal(saving_failure(app), ""); /* told here, not once more at home */
  key(SDLK_a, KMOD_LCTRL);
  type("~/docs/old"); /* a folder is gone into */
  key(SDLK_RETURN, 0);
  expect_typed("~/docs/old/");
  assert_ptr_equal(app->match, match);
  key(SDLK_ESCAPE, 0);
  assert_int_equal(app->screen, APP_PLAY);
}

/* Keys that mean something on the screen below mean nothing now. */
static void all_keys_are_for_the_float(void **state)
{
  (void)state;
  play();
  key(SDLK_o, KMOD_LCTRL);
  int turns = app->match->game.count;
  key(SDLK_z, KMOD_LCTRL), key(SDLK_n, KMOD_LCTRL), key(SDLK_F10, 0), key(SDLK_b, KMOD_LCTRL);
  assert_int_equal(app->match->game.count, turns);
  assert_int_equal(app->screen, APP_PLAY);
  assert_false(app->play.asking);
  key(SDLK_TAB, KMOD_LSHIFT);
  type("?");
  assert_true(app->input.listing);
  key(SDLK_ESCAPE, 0);
  assert_false(app->input.listing);
  assert_int_equal(box->use, FILES_OPEN);
  stage_click(&stage, 5, 300); /* beside it: nothing below is touched, and nothing is lost */
  assert_int_equal(box->use, FILES_OPEN);
  assert_false(app->match->lifted);
}

static void the_float_means_nothing_where_no_game_is(void **state)
{
  (void)state;
  key(SDLK_s, KMOD_LCTRL);
  assert_int_equal(box->use, FILES_CLOSED);
}

static void another_screen_closes_it(void **state)
{
  (void)state;
  save_game("docs/mine.salto");
  key(SDLK_o, KMOD_LCTRL);
  app_go(app, APP_CHOOSE);
  settle();
  assert_int_equal(box->use, FILES_CLOSED);
}

/* ---- dropped ---- */

static void drop(const char *path, Uint32 type)
{
  SDL_Event event = {.type = type};
  event.drop.file = SDL_strdup(path);
  stage_event(&stage, &event);
  settle();
}

static void expect_message(const char *part)
{
  if (!strstr(app->message_box.text, part)) fail_msg("expected '%s' in the message '%s'", part, app->message_box.text);
}

static void a_dropped_game_is_opened(void **state)
{
  (void)state;
  save_game("docs/mine.salto");
  stage_play(&stage, &fixture, "sternhalma", 0, NULL);
  drop(in_home("docs/mine.salto"), SDL_DROPFILE);
  assert_string_equal(variant_id(app->match->variant), "turkish-draughts");
  assert_string_equal(app->message_box.text, "");
  put("docs/bad.salto", "nothing\n");
  drop(in_home("docs/bad.salto"), SDL_DROPFILE);
  expect_message("docs/bad.salto, line 1");
  assert_string_equal(variant_id(app->match->variant), "turkish-draughts");
  key(SDLK_ESCAPE, 0);
  assert_string_equal(app->message_box.text, "");
  assert_int_equal(app->screen, APP_PLAY);
}

#define SCRIPT(id, more) "return { api = 1, id = '" id "', extends = 'english-draughts', " more " }\n"

static void a_dropped_script_is_set_up(void **state)
{
  (void)state;
  play();
  const struct match *match = app->match;
  put("docs/dropped.lua", SCRIPT("dropped", "text = { en = { name = 'Dropped' } }"));
  drop(in_home("docs/dropped.lua"), SDL_DROPFILE);
  assert_int_equal(app->screen, APP_SETUP);
  assert_string_equal(variant_id(app->setup.variant), "dropped");
  assert_true(app->setup.ready && app->setup.rules);
  assert_ptr_equal(app->match, match); /* the game in play is where it was */
  int count = library_count(fixture.library);
  put("docs/dropped.lua", SCRIPT("dropped", "text = { en = { name = 'Again' } }"));
  drop(in_home("docs/dropped.lua"), SDL_DROPFILE); /* as it is now */
  struct words words = app_words(app, app->setup.variant);
  assert_string_equal(words_get(&words, "name"), "Again");
  assert_int_equal(library_count(fixture.library), count);
  key(SDLK_RETURN, KMOD_LCTRL);
  assert_int_equal(app->screen, APP_PLAY);
  app_go(app, APP_CHOOSE); /* home draws all of them */
  settle();
}

static void a_dropped_folder_is_set_up(void **state)
{
  (void)state;
  put("docs/inside/variant.lua", SCRIPT("inside", ""));
  put("docs/inside/text/en.lua", "return { name = 'Inside' }\n");
  drop(in_home("docs/inside"), SDL_DROPFILE);
  assert_int_equal(app->screen, APP_SETUP);
  struct words words = app_words(app, app->setup.variant);
  assert_string_equal(words_get(&words, "name"), "Inside");
}

static void several_scripts_come_one_after_the_other(void **state)
{
  (void)state;
  put("docs/one.lua", SCRIPT("one", "")), put("docs/two.lua", SCRIPT("two", ""));
  SDL_Event event = {.type = SDL_DROPFILE};
  event.drop.file = SDL_strdup(in_home("docs/one.lua"));
  stage_event(&stage, &event);
  drop(in_home("docs/two.lua"), SDL_DROPFILE);
  assert_string_equal(variant_id(app->setup.variant), "two");
}

static void what_cannot_be_used_is_told(void **state)
{
  (void)state;
  play();
  put("docs/broken.lua", SCRIPT("broken", "bord = {}"));
  drop(in_home("docs/broken.lua"), SDL_DROPFILE);
  expect_message("broken.lua");
  expect_message("bord");
  click(key_int(ui_id("message", 0), 1));
  assert_string_equal(app->message_box.text, "");
  put("docs/mine.theme", "x");
  drop(in_home("docs/mine.theme"), SDL_DROPFILE);
  expect_message("salto/themes");
  drop(in_home("docs/other.txt"), SDL_DROPFILE);
  expect_message("other.txt cannot be opened here");
  drop(in_home("docs/old"), SDL_DROPFILE); /* a folder without a game */
  expect_message("old cannot be opened here");
  drop(in_home("docs/gone.salto"), SDL_DROPFILE);
  expect_message("gone.salto");
  assert_int_equal(app->screen, APP_PLAY);
  assert_int_equal(app->match->game.count, 1);
  type("c"); /* no turn is begun below it */
  assert_false(app->input.typing.open);
}

static void a_dropped_text_is_the_start(void **state)
{
  (void)state;
  static const char position[] = "8/bbbbbbbb/8/8/8/8/wwwwwwww/8 w";
  drop(position, SDL_DROPTEXT); /* at home it means nothing */
  app_set_up(app, fixture_variant(&fixture, "turkish-draughts"));
  settle();
  drop(position, SDL_DROPTEXT);
  assert_int_equal(app->setting_up.game.start, START_TYPED);
  assert_string_equal(app->setting_up.game.start_text, position);
}

int main(void)
{
#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)
  const struct CMUnitTest tests[] = {
    TEST(a_copy_is_saved_by_a_name),
    TEST(the_ending_need_not_be_typed),
    TEST(what_is_there_is_asked_about),
    TEST(what_cannot_be_saved_is_told_and_kept),
    TEST(folders_are_chosen_by_mouse),
    TEST(a_game_without_its_rules_is_copied),
    TEST(a_game_is_opened_by_its_path),
    TEST(a_game_is_opened_by_mouse),
    TEST(a_game_is_opened_by_arrow_keys),
    TEST(a_finger_opens_it),
    TEST(tab_completes_what_is_clear),
    TEST(what_cannot_be_opened_is_told),
    TEST(all_keys_are_for_the_float),
    TEST(the_float_means_nothing_where_no_game_is),
    TEST(another_screen_closes_it),
    TEST(a_dropped_game_is_opened),
    TEST(a_dropped_script_is_set_up),
    TEST(a_dropped_folder_is_set_up),
    TEST(several_scripts_come_one_after_the_other),
    TEST(what_cannot_be_used_is_told),
    TEST(a_dropped_text_is_the_start),
  };
  assert_non_null(mkdtemp(home));
  setenv("HOME", home, 1);
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return rmdir(home) | failed;
}
