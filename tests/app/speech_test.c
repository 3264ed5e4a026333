/* What is read out: the words for what has the focus and for what happens, on standard error and by a command. */
#include "spoken.h"
#include "stage.h"

#include "platform/clock.h"
#include "platform/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static struct fixture fixture;
static struct stage stage;
static char folder[] = "/tmp/salto-speech-XXXXXX";

static const char *in_folder(const char *name)
{
  static char path[4][256];
  static int next;
  next = (next + 1) % 4;
  snprintf(path[next], sizeof path[next], "%s/%s", folder, name);
  return path[next];
}

static char *read_text(const char *name)
{
  char *text;
  struct error err;
  return file_read(&text, NULL, in_folder(name), 100000, &err) ? text : calloc(1, 1);
}

/* ---- on standard error ---- */

static void a_game_is_read_out(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "turkish-draughts", 0, "8/8/8/3b4/8/3w4/8/w7 w");
  stage.app.settings.speak = true;
  catch_stderr();
  stage_key(&stage, SDLK_UP, 0);
  stage_key(&stage, SDLK_DOWN, 0);
  stage_key(&stage, SDLK_RETURN, 0);
  stage_key(&stage, SDLK_DOWN, 0), stage_key(&stage, SDLK_LEFT, 0), stage_key(&stage, SDLK_LEFT, 0), stage_key(&stage, SDLK_LEFT, 0);
  stage_key(&stage, SDLK_LEFT, 0); /* at the edge: nothing new */
  said("say d3, man, White, can move.\n"
       "say d2, empty.\n"
       "say There is no piece on d2.\n"
       "say d1, empty.\n"
       "say c1, empty.\n"
       "say b1, empty.\n"
       "say a1, man, White, can move.\n");
  catch_stderr();
  stage_key(&stage, SDLK_RETURN, 0); /* forward or aside */
  stage_key(&stage, SDLK_UP, 0);
  stage_key(&stage, SDLK_RETURN, 0);
  stage_key(&stage, SDLK_z, KMOD_CTRL);
  said("say White: choose where the piece on a1 goes.\n"
       "say a1, man, White, in hand.\n"
       "say a2, empty, can be reached.\n"
       "say White plays a1-a2.\n"
       "say Black to move.\n"
       "say a2, man, White.\n"
       "say Undone: White plays a1-a2.\n"
       "say White to move.\n"
       "say a2, empty.\n");
  stage_close(&stage);
}

static void typing_and_looking_are_heard(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage.app.settings.speak = true;
  catch_stderr();
  stage_type(&stage, "turk"), stage_type(&stage, "zz");
  said("say One game.\nsay Search games, text: turk.\nsay Nothing found.\nsay Search games, text: turkzz.\n");
  catch_stderr();
  stage_play(&stage, &fixture, "turkish-draughts", 0, "8/8/8/3b4/8/3w4/8/w7 w");
  said("say The game.\nsay White to move.\nsay d3, man, White, can move.\n");
  catch_stderr();
  stage_type(&stage, "d"), stage_type(&stage, "9");
  stage_key(&stage, SDLK_RETURN, 0);
  stage_type(&stage, "d"), stage_type(&stage, "3-d4");
  stage_key(&stage, SDLK_RETURN, 0);
  stage_key(&stage, SDLK_t, KMOD_CTRL);
  stage_key(&stage, SDLK_LEFT, KMOD_CTRL), stage_key(&stage, SDLK_RIGHT, KMOD_CTRL);
  said("say Your turn, typed, text: d.\n"
       "say Your turn, typed, text: d9.\n"
       "say There is no cell d9 on this board.\n"
       "say Your turn, typed, text: d.\n"
       "say Your turn, typed, text: d3-d4.\n"
       "say White plays d3-d4.\n"
       "say Black to move: a capture must be played.\n"
       "say d4, man, White.\n"
       "say White, 0 captured.\n"
       "say Black, 0 captured.\n"
       "say The start of the game\n"
       "say d4, empty.\n"
       "say 1. White: d3-d4\n"
       "say d4, man, White.\n");
  catch_stderr();
  stage_key(&stage, SDLK_F10, 0), stage_key(&stage, SDLK_ESCAPE, 0);
  said("say Settings.\n"
       "say Leave, button.\n"
       "say The game.\n"
       "say Black to move: a capture must be played.\n"
       "say d4, man, White.\n");
  setting_up_begin(&stage.app, stage.app.match->variant, NULL);
  app_go(&stage.app, APP_SETUP), setting_up_start_at(&stage.app, START_TYPED, "");
  ui_focus(&stage.app.ui, ui_id("position", 0)), stage_frame(&stage), stage_frame(&stage);
  catch_stderr();
  stage_type(&stage, "8/8/X");
  char *text = caught();
  assert_non_null(strstr(text, "say Position, text: 8/8/X.\n"));
  assert_non_null(strstr(text, "say This position does not work: "));
  free(text);
  stage_close(&stage);
}

static void crowning_and_letters_without_cells_are_heard(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "turkish-draughts", 0, "8/w7/8/3b2b1/8/8/w3w3/8 w");
  stage.app.settings.speak = true;
  catch_stderr();
  stage_type(&stage, "z");
  said("say No cell begins with z.\n");
  catch_stderr();
  app_played(&stage.app, match_type(stage.app.match, "a7-a8")), stage_frame(&stage);
  char *text = caught();
  assert_non_null(strstr(text, "say White plays a7-a8.\nsay It becomes: king.\n"));
  free(text);
  stage_play(&stage, &fixture, "capture-chinese-checkers", 0, NULL);
  catch_stderr();
  stage_key(&stage, SDLK_F2, 0);
  text = caught();
  assert_non_null(strstr(text, "say The pieces belong to nobody: move any of them.\n"));
  free(text);
  stage_close(&stage);
}

/* While the start is in the making nothing is said of its button, which can be used in a moment. */
static void a_new_game_is_not_called_impossible(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage.app.settings.speak = true;
  catch_stderr();
  app_set_up(&stage.app, fixture_variant(&fixture, "english-draughts"));
  ui_focus(&stage.app.ui, ui_id("start", 0));
  app_frame(&stage.app), app_frame(&stage.app), stage_frame(&stage), stage_frame(&stage);
  char *text = caught();
  assert_null(strstr(text, "Not possible now"));
  assert_non_null(strstr(text, "say Start game, button.\n"));
  free(text);
  setting_up_start_at(&stage.app, START_TYPED, "4/4/4/4/w3/b3/4/4 w");
  edit_set(&stage.app.setting_up.typed.edit, "4/4/4/4/w3/b3/4/4 w");
  stage_frame(&stage), ui_focus(&stage.app.ui, ui_id("position", 0)), stage_frame(&stage), stage_frame(&stage);
  catch_stderr();
  stage_key(&stage, SDLK_RETURN, 0);
  text = caught();
  assert_non_null(strstr(text, "say The position is fine.\n"));
  free(text);
  stage_close(&stage);
}

static void in_portuguese(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, "pt-BR", 1000, 760);
  stage_play(&stage, &fixture, "english-draughts", 0, "4/4/4/4/w3/b3/4/4 w");
  stage.app.settings.speak = true;
  catch_stderr();
  stage_key(&stage, SDLK_UP, 0);
  stage_type(&stage, "?");
  stage_key(&stage, SDLK_ESCAPE, 0);
  char *text = caught();
  assert_non_null(strstr(text, "say b4, pedra, "));
  assert_non_null(strstr(text, "pode mover.\n"));
  assert_non_null(strstr(text, "say Fechar, botão.\n"));
  free(text);
  stage_close(&stage);
}

static void quiet_unless_wanted(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  catch_stderr();
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  for (int i = 0; i < 5; i++) stage_key(&stage, SDLK_TAB, 0);
  said("");
  stage_close(&stage);
}

/* ---- widgets ---- */

static void draw_widgets(int value, int on)
{
  static const char *const labels[] = {"red", "blue"};
  struct ui *ui = &stage.app.ui;
  int chosen = 1, number = value, switched = on;
  ui_begin(ui, 800, 600);
  ui_button(ui, ui_id("w", 0), rect_of(0, 0, 100, 44), "Go", UI_PLAIN);
  ui_card(ui, ui_id("w", 1), rect_of(0, 50, 100, 44), "Halma", true), ui_describe(ui, "Hops on squares.");
  ui_choice(ui, ui_id("w", 2), rect_of(0, 100, 200, 44), "Colour", &chosen, labels, 2);
  ui_stepper(ui, ui_id("w", 3), rect_of(0, 150, 200, 44), "Minutes", &number, 1, 9);
  ui_toggle(ui, ui_id("w", 4), rect_of(0, 200, 200, 44), &switched, "Sound");
  ui_stop(ui, ui_id("w", 5), rect_of(0, 250, 100, 44), UI_LINE, "Quit"), ui_describe(ui, "Ctrl+Q");
  ui_end(ui);
}

static void every_widget_has_its_words(void **state)
{
  (void)state;
  static const char *const expected[] = {"Go, button.", "Halma. Hops on squares.", "Colour: red.", "Colour: blue, chosen.", "Minutes: 4. Less.",
                                         "Minutes: 4. More.",
                                         "Sound: on.", "Quit: Ctrl+Q."};
  stage_open(&stage, &fixture, NULL, 800, 600);
  ui_forget(&stage.app.ui);
  draw_widgets(4, 1);
  struct strbuf words;
  strbuf_init(&words);
  speech_focus_words(&words, &stage.app);
  assert_string_equal(words.text, ""); /* nothing has the focus */
  for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
    ui_tab(&stage.app.ui, false);
    draw_widgets(4, 1);
    strbuf_clear(&words);
    speech_focus_words(&words, &stage.app);
    assert_string_equal(words.text, expected[i]);
  }
  ui_forget(&stage.app.ui);
  for (int i = 0; i < 6; i++) ui_tab(&stage.app.ui, false);
  assert_true(ui_direction(&stage.app.ui, -1, 0)); /* from one end of the stepper to the other */
  draw_widgets(4, 1);
  strbuf_clear(&words);
  speech_focus_words(&words, &stage.app);
  assert_string_equal(words.text, "Minutes: 4. Less.");
  ui_explain(&stage.app.ui, 0, "For each turn.");
  strbuf_clear(&words);
  speech_focus_words(&words, &stage.app);
  assert_string_equal(words.text, "Minutes: 4. Less. For each turn.");
  ui_forget(&stage.app.ui);
  for (int i = 0; i < 5; i++) ui_tab(&stage.app.ui, false);
  draw_widgets(2, 1);
  draw_widgets(1, 1); /* the end of a stepper keeps the focus there */
  assert_true(ui_enter(&stage.app.ui));
  draw_widgets(1, 1);
  strbuf_clear(&words);
  speech_focus_words(&words, &stage.app);
  assert_string_equal(words.text, "Minutes: 1, the least.");
  strbuf_release(&words);
  stage_close(&stage);
}

/* What did not load is heard, each game with its reason. */
static void broken_games_are_read_out(void **state)
{
  (void)state;
  static const char *const names[] = {"one.lua", "two.lua"};
  for (int i = 0; i < 2; i++) {
    FILE *file = fopen(in_folder(names[i]), "w");
    assert_non_null(file);
    fputs("return {", file), fclose(file);
  }
  struct fixture with = fixture_load(folder);
  stage_open(&stage, &with, NULL, 640, 480);
  stage.app.settings.speak = true;
  catch_stderr();
  for (int i = 0; i < 40 && stage.app.ui.focus != ui_id("broken", 0); i++) stage_key(&stage, SDLK_TAB, 0);
  stage_key(&stage, SDLK_RETURN, 0);
  stage_key(&stage, SDLK_TAB, 0), stage_key(&stage, SDLK_TAB, 0);
  char *text = caught();
  assert_non_null(strstr(text, "say 2 games could not be loaded. Enter shows which.\n"));
  assert_non_null(strstr(text, "say one cannot be played. "));
  assert_non_null(strstr(text, "say two cannot be played. "));
  free(text);
  stage_close(&stage);
  fixture_release(&with);
  for (int i = 0; i < 2; i++) unlink(in_folder(names[i]));
}

/* ---- by a command ---- */

/* Writes "+<sentence>" at once, and "-<sentence>" when there is a file called `go`: then it was not cut short. */
static void make_command(void)
{
  FILE *file = fopen(in_folder("speak"), "w");
  assert_non_null(file);
  fprintf(file, "#!/bin/sh\nfor last; do :; done\necho \"+$*\" >>'%s'\nwhile [ ! -e '%s' ]; do sleep 0.02; done\necho \"-$last\" >>'%s'\n", in_folder("log"),
          in_folder("go"),
          in_folder("log"));
  fclose(file);
  chmod(in_folder("speak"), 0700);
}

static void wait_for_text(const char *expected)
{
  char *text = NULL;
  for (int i = 0; i < 2000; i++) {
    free(text);
    text = read_text("log");
    if (strstr(text, expected)) break;
    speech_tick(&stage.app);
    clock_sleep(5);
  }
  if (!strstr(text, expected)) fail_msg("'%s' was not said, but:\n%s", expected, text);
  free(text);
}

static void a_command_speaks(void **state)
{
  (void)state;
  make_command();
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "turkish-draughts", 0, "8/8/8/3b4/8/3w4/8/w7 w");
  stage.app.settings.speak = true;
  snprintf(stage.app.settings.speak_command, sizeof stage.app.settings.speak_command, "%s --voice 'a b'", in_folder("speak"));
  catch_stderr();
  stage_key(&stage, SDLK_UP, 0);
  wait_for_text("+--voice a b d3, man, White, can move.\n");
  assert_true(speech_due(&stage.app) > 0);
  stage_key(&stage, SDLK_DOWN, 0); /* cuts the first short */
  wait_for_text("+--voice a b d2, empty.\n");
  stage_key(&stage, SDLK_RETURN, 0); /* what happens cuts the focus short */
  wait_for_text("There is no piece on d2.\n");
  app_played(&stage.app, match_type(stage.app.match, "d3-d4")); /* and waits for what happened before */
  stage_frame(&stage);
  fclose(fopen(in_folder("go"), "w"));
  wait_for_text("-White plays d3-d4. ");
  for (int i = 0; i < 2000 && speech_due(&stage.app); i++) speech_tick(&stage.app), clock_sleep(5);
  assert_int_equal(speech_due(&stage.app), 0);
  char *text = read_text("log");
  assert_null(strstr(text, "-d3, man"));
  assert_null(strstr(text, "-d2, empty"));
  assert_non_null(strstr(text, "-There is no piece on d2.\n"));
  free(text);
  said(""); /* nothing there */
  unlink(in_folder("go"));
  stage_key(&stage, SDLK_UP, 0); /* speaks when the window closes */
  stage_close(&stage);
  unlink(in_folder("log")), unlink(in_folder("speak"));
}

/* Whoever presses a key does not listen any more; of a text that was asked for Escape only ends the reading. */
static void any_key_silences(void **state)
{
  (void)state;
  make_command();
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "turkish-draughts", 0, "8/8/8/3b4/8/3w4/8/w7 w");
  struct app *app = &stage.app;
  app->settings.speak = true;
  snprintf(app->settings.speak_command, sizeof app->settings.speak_command, "%s", in_folder("speak"));
  stage_key(&stage, SDLK_F3, 0);
  wait_for_text("+White, 2: man on d3, a1. Black, 1: man on d5. Nothing has been played yet.\n");
  stage_key(&stage, SDLK_F2, 0); /* instead of it */
  wait_for_text("+White to move. White, 0 captured. Black, 0 captured.\n");
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_int_equal(app->screen, APP_PLAY);
  for (int i = 0; i < 2000 && speech_due(app); i++) speech_tick(app), clock_sleep(5);
  assert_int_equal(speech_due(app), 0); /* silent */
  char *text = read_text("log");
  assert_null(strstr(text, "-"));
  free(text);
  stage_key(&stage, SDLK_F2, 0);
  stage_key(&stage, SDLK_LCTRL, KMOD_LCTRL); /* one that does nothing else */
  for (int i = 0; i < 2000 && speech_due(app); i++) speech_tick(app), clock_sleep(5);
  assert_int_equal(speech_due(app), 0);
  stage_key(&stage, SDLK_ESCAPE, 0); /* nothing is said: back */
  assert_int_equal(app->screen, APP_CHOOSE);
  stage_close(&stage);
  unlink(in_folder("log")), unlink(in_folder("speak"));
}

static void a_command_that_fails(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "turkish-draughts", 0, "8/8/8/3b4/8/3w4/8/w7 w");
  stage.app.settings.speak = true;
  SDL_strlcpy(stage.app.settings.speak_command, "false", sizeof stage.app.settings.speak_command);
  catch_stderr();
  stage_key(&stage, SDLK_UP, 0);
  for (int i = 0; i < 2000 && speech_due(&stage.app); i++) speech_tick(&stage.app), clock_sleep(5);
  stage_key(&stage, SDLK_DOWN, 0); /* it is not tried again */
  said("salto: speak-command: the command ended with an error; what is said is written from now on\n"
       "say d3, man, White, can move.\n"
       "say d2, empty.\n");
  stage_close(&stage);
}

static void a_command_that_is_not_there(void **state)
{
  (void)state;
  static const struct {
    const char *command, *why;
  } wrong[] = {{"no-such-speaker -x", "no-such-speaker"}, {"say 'unfinished", "quote"}};
  for (int i = 0; i < 2; i++) {
    stage_open(&stage, &fixture, NULL, 1000, 760);
    stage_play(&stage, &fixture, "turkish-draughts", 0, "8/8/8/3b4/8/3w4/8/w7 w");
    stage.app.settings.speak = true;
    SDL_strlcpy(stage.app.settings.speak_command, wrong[i].command, sizeof stage.app.settings.speak_command);
    catch_stderr();
    for (int k = 0; k < 3; k++) stage_key(&stage, k ? SDLK_LEFT : SDLK_UP, 0);
    char *text = caught(), *first = strstr(text, "salto: speak-command: ");
    assert_non_null(first);
    assert_non_null(strstr(first, wrong[i].why));
    assert_null(strstr(first + 1, "salto: "));
    assert_non_null(strstr(text, "say d3, man"));
    assert_non_null(strstr(text, "say b3, empty.\n"));
    free(text);
    stage_close(&stage);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_game_is_read_out),         cmocka_unit_test(typing_and_looking_are_heard), cmocka_unit_test(in_portuguese),
    cmocka_unit_test(quiet_unless_wanted),
    cmocka_unit_test(every_widget_has_its_words), cmocka_unit_test(broken_games_are_read_out), cmocka_unit_test(a_new_game_is_not_called_impossible),
    cmocka_unit_test(crowning_and_letters_without_cells_are_heard), cmocka_unit_test(a_command_speaks), cmocka_unit_test(any_key_silences),
    cmocka_unit_test(a_command_that_fails), cmocka_unit_test(a_command_that_is_not_there),
  };
  if (!mkdtemp(folder)) return 1;
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  rmdir(folder);
  return failed;
}
