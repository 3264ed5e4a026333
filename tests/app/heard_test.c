/* What is heard on the way through the screens by the keyboard: what has the focus, what just happened, and nothing of the moment before. */
#include "heard.h"

#include "app/keys.h"
#include "app/play_tools.h"
#include "app/toolbar.h"
#include "platform/files.h"

static void wake(void *context) { (void)context; }

static void settle(void)
{
  stage_frame(&stage);
  for (bool any = true; any;) {
    any = worker_wait(app->files);
    any = worker_wait(app->scripts) || any;
    app_made(app);
    stage_frame(&stage);
  }
}

static void open_stage(const char *language, int w, int h)
{
  stage_open(&stage, &fixture, language, w, h);
  app->settings.speak = true;
}

static bool hears(const char *text, const char *sentence)
{
  char line[1200];
  snprintf(line, sizeof line, "say %s\n", sentence);
  return strstr(text, line) != NULL;
}

static void expect(char *text, const char *sentence)
{
  if (!hears(text, sentence)) fail_msg("'%s' was not said, but:\n%s", sentence, text);
}

static void expect_not(char *text, const char *part)
{
  if (strstr(text, part)) fail_msg("'%s' was said:\n%s", part, text);
}

static void press(SDL_Keycode key, unsigned modifiers) { stage_key(&stage, key, modifiers); }

static int place_of(uint64_t id)
{
  for (int i = 0; i < app->ui.widgets; i++)
    if (app->ui.widget[i].id == id) return i;
  return -1;
}

static void go_to(uint64_t id)
{
  ui_focus(&app->ui, id), stage_frame(&stage), stage_frame(&stage);
  assert_true(ui_focused(&app->ui, id));
}

/* ---- the list of shortcuts ---- */

static void the_arrows_go_through_the_list_in_order(void **state)
{
  (void)state;
  open_stage("pt-BR", 1280, 800);
  catch_stderr();
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  press(SDLK_F1, 0);
  free(caught());
  int first = -1, last = 0;
  for (int i = 0; i < app->ui.widgets; i++)
    if (app->ui.widget[i].role == UI_LINE && app->ui.widget[i].layer) first = first < 0 ? i : first, last = i;
  assert_true(last > first + 20);
  catch_stderr();
  for (int i = first; i <= last; i++) {
    press(SDLK_DOWN, 0);
    assert_true(ui_focused(&app->ui, app->ui.widget[i].id));
  }
  press(SDLK_DOWN, 0); /* it is the last */
  assert_true(ui_focused(&app->ui, app->ui.widget[last].id));
  press(SDLK_UP, 0);
  assert_true(ui_focused(&app->ui, app->ui.widget[last - 1].id));
  press(SDLK_HOME, 0), press(SDLK_DOWN, 0);
  assert_true(ui_focused(&app->ui, app->ui.widget[first].id));
  press(SDLK_END, 0);
  assert_true(ui_focused(&app->ui, app->ui.widget[last].id));
  char *text = caught();
  expect(text, "Ir à casa ou ao botão desse lado: seta para a esquerda, seta para a direita, seta para cima, seta para baixo.");
  expect(text, "Próxima peça que pode mover ou casa de destino, anterior: ponto, vírgula.");
  expect(text, "Esta lista: F1, ponto de interrogação.");
  expect_not(text, "←"), expect_not(text, ", ,"), expect_not(text, "+,");
  free(text);
  stage_close(&stage);
}

static void the_list_opens_at_its_top(void **state)
{
  (void)state;
  open_stage(NULL, 640, 480);
  catch_stderr();
  press(SDLK_F1, 0), press(SDLK_END, 0);
  assert_true(ui_scroll_target(&app->ui, ui_id("shortcuts", 0)) > 0);
  press(SDLK_ESCAPE, 0), press(SDLK_F1, 0);
  assert_true(ui_scroll_target(&app->ui, ui_id("shortcuts", 0)) == 0);
  free(caught());
  stage_close(&stage);
}

/* ---- games that are over ---- */

/* Two turns, then White gives up; the review of it is shown. */
static void review_a_resigned_game(void)
{
  open_stage(NULL, 1000, 760);
  catch_stderr();
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  match_type(app->match, "d3-d4"), match_type(app->match, "e6-e5");
  match_end(app->match, REASON_RESIGNED, 0);
  app_changed(app);
  app_go(app, APP_REVIEW), stage_frame(&stage);
}

static void play_on_says_only_how_it_stands_now(void **state)
{
  (void)state;
  review_a_resigned_game();
  press(SDLK_HOME, KMOD_CTRL);
  free(caught());
  go_to(ui_id("play on", 0));
  char *text = heard_of(SDLK_RETURN, 0);
  assert_int_equal(app->screen, APP_PLAY);
  expect(text, "White to move.");
  expect_not(text, "resigned"), expect_not(text, "wins");
  free(text);
  stage_close(&stage);
}

static void playing_on_by_a_line_says_only_how_it_stands_now(void **state)
{
  (void)state;
  review_a_resigned_game();
  press(SDLK_HOME, KMOD_CTRL), press(SDLK_F4, 0);
  for (int i = 0; i < 2000 && app->analysis.thinking; i++) SDL_Delay(5), settle();
  assert_true(analysis_lines(app) > 0);
  free(caught());
  go_to(ui_id("line", 0));
  char *text = heard_of(SDLK_RETURN, 0);
  assert_int_equal(app->screen, APP_PLAY);
  assert_int_equal(app->match->game.count, 1);
  expect(text, "Black to move.");
  expect_not(text, "resigned"), expect_not(text, "wins");
  free(text);
  stage_close(&stage);
}

static void a_button_that_worked_is_not_called_impossible(void **state)
{
  (void)state;
  open_stage(NULL, 1000, 760);
  catch_stderr();
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  match_type(app->match, "d3-d4"), match_type(app->match, "e6-e5");
  app_changed(app), app_go(app, APP_REVIEW), stage_frame(&stage);
  free(caught());
  go_to(ui_id("look", 0));
  char *text = heard_of(SDLK_RETURN, 0);
  assert_int_equal(table_shown_turns(&app->table), 0);
  expect_not(text, "Not possible now.");
  free(text);
  text = heard_of(SDLK_RETURN, 0); /* now it is impossible */
  assert_non_null(strstr(text, " Not possible now.\n"));
  free(text);
  stage_close(&stage);
}

static void a_computer_that_waits_says_so(void **state)
{
  (void)state;
  open_stage("pt-BR", 1000, 760);
  catch_stderr();
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  for (int p = 0; p < 2; p++) app->match->participant[p].computer = true;
  app->play.paused = true;
  *app->said = '\0';
  app_changed(app);
  char *text = caught();
  expect(text, "O computador espera você mandar continuar.");
  free(text);
  stage_close(&stage);
}

static void settings_from_the_menu_lead_back_to_it(void **state)
{
  (void)state;
  const uint64_t more = ui_id("tool", TOOLBAR_MOST);
  open_stage(NULL, 1000, 760);
  catch_stderr();
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  match_type(app->match, "d3-d4"), match_end(app->match, REASON_RESIGNED, 0);
  app_changed(app), stage_frame(&stage);
  for (int in_review = 0; in_review < 2; in_review++) {
    app_go(app, in_review ? APP_REVIEW : APP_PLAY), stage_frame(&stage);
    enum app_screen screen = app->screen;
    go_to(more);
    press(SDLK_RETURN, 0);
    assert_true(app->play.menu_open);
    press(SDLK_UP, 0), press(SDLK_END, 0);
    for (int i = 0; i < 12 && strcmp(app->ui.words.label, "Settings") != 0; i++) press(i ? SDLK_TAB : SDLK_HOME, 0);
    press(SDLK_RETURN, 0);
    assert_int_equal(app->screen, APP_SETTINGS);
    free(caught());
    char *text = heard_of(SDLK_ESCAPE, 0);
    assert_int_equal(app->screen, screen);
    assert_true(ui_focused(&app->ui, more));
    expect(text, "More, button.");
    free(text);
    catch_stderr();
  }
  free(caught());
  stage_close(&stage);
}

/* ---- home from a game, with games on the disk ---- */

static char home_folder[] = SALTO_BINARY_DIR "/heard-XXXXXX";

static void open_with_disk(const char *language)
{
  struct error err;
  char command[300];
  snprintf(command, sizeof command, "rm -rf '%s'/*", home_folder);
  assert_int_equal(system(command), 0);
  open_stage(language, 1000, 760);
  app_release(app);
  memset(app, 0, sizeof *app);
  if (!app_init(app, &stage.options, wake, &err)) fail_msg("%s", err.message);
  app_attach(app, stage.renderer);
  app_resize(app, 1000, 760, 1);
  app->settings.speak = true;
  settle();
}

/* With its first turn, whichever. */
static void begin(const char *id)
{
  stage_play(&stage, &fixture, id, 0, NULL);
  heard_play_any();
  app_changed(app), settle();
}

static void resign(void)
{
  match_end(app->match, REASON_RESIGNED, 0);
  app_changed(app), stage_frame(&stage);
}

static char *come_home(void)
{
  catch_stderr();
  press(SDLK_ESCAPE, 0), settle();
  assert_int_equal(app->screen, APP_CHOOSE);
  return caught();
}

/* `others`: an unfinished game of another kind is there too. */
static void leave_a_finished_game(bool others)
{
  catch_stderr();
  open_with_disk("en");
  if (others) begin("turkish-draughts"), press(SDLK_ESCAPE, 0), settle();
  begin("english-draughts");
  press(SDLK_ESCAPE, 0), settle();
  assert_true(ui_focused(&app->ui, ui_id("continue", 0)));
  press(SDLK_RETURN, 0), settle();
  assert_int_equal(app->screen, APP_PLAY);
  resign();
  free(caught());
  char *text = come_home();
  const char *card = strstr(text, "say English draughts. ");
  assert_non_null(card);
  assert_non_null(strstr(card, " won · 1 turn"));
  assert_null(strstr(card + strlen("say E"), "English draughts")); /* once */
  expect_not(text, "Continue.");
  free(text);
  assert_int_equal(place_of(ui_id("continue", 0)) >= 0, others);
  catch_stderr();
  press(SDLK_RETURN, 0), settle();
  text = caught();
  assert_int_equal(app->screen, APP_REVIEW);
  assert_non_null(strstr(text, "say Looking back at a game.\n"));
  assert_non_null(strstr(text, " resigned")); /* how it ended */
  free(text);
  catch_stderr();
  stage_close(&stage);
  free(caught());
}

static void a_finished_game_has_the_focus_at_home(void **state)
{
  (void)state;
  leave_a_finished_game(true);
  leave_a_finished_game(false);
}

static void an_untouched_game_leads_home_to_its_kind(void **state)
{
  (void)state;
  catch_stderr();
  open_with_disk("en");
  stage_play(&stage, &fixture, "english-draughts", 0, NULL), press(SDLK_UP, 0);
  free(caught());
  char *text = come_home();
  assert_non_null(strstr(text, "say English draughts. "));
  assert_non_null(strstr(text, "2 players\n")); /* so many play it */
  free(text);
  catch_stderr();
  stage_close(&stage);
  free(caught());
}

/* ---- the search ---- */

static uint64_t search_id(void) { return ui_id("search", 0); }
static uint64_t clear_id(void) { return key_int(search_id(), 1); }

static void search_for(const char *words)
{
  stage_type(&stage, words), stage_frame(&stage);
  assert_string_equal(app->home.search.edit.text, words);
}

static void the_search_is_cleared_aloud(void **state)
{
  (void)state;
  static const SDL_Keycode keys[] = {SDLK_SPACE, SDLK_RETURN};
  for (int i = 0; i < 2; i++) {
    open_stage(NULL, 1000, 760);
    catch_stderr();
    search_for("turk"), press(SDLK_TAB, 0);
    assert_true(ui_focused(&app->ui, clear_id()));
    free(caught());
    catch_stderr();
    press(keys[i], 0);
    if (keys[i] == SDLK_SPACE) stage_type(&stage, " "); /* as a keyboard does */
    char *text = caught();
    assert_string_equal(app->home.search.edit.text, "");
    assert_string_equal(text, "say 6 games.\nsay Search games, empty text field.\n");
    free(text);
    catch_stderr();
    search_for("turk");
    free(caught());
    text = heard_of(SDLK_ESCAPE, 0);
    assert_string_equal(app->home.search.edit.text, "");
    assert_string_equal(text, "say 6 games.\nsay Choose a game.\n");
    free(text);
    catch_stderr();
    search_for("turk"), press(SDLK_TAB, 0), press(SDLK_TAB, 0), press(SDLK_TAB, 0), press(SDLK_TAB, 0), press(SDLK_TAB, 0);
    free(caught());
    text = heard_of(SDLK_ESCAPE, 0);
    assert_non_null(strstr(text, "say 6 games.\nsay Turkish draughts. ")); /* still there, among all of them */
    free(text);
    stage_close(&stage);
  }
}

/* A blank that is meant is typed. */
static void blanks_are_typed_in_the_search(void **state)
{
  (void)state;
  open_stage(NULL, 1000, 760);
  catch_stderr();
  search_for("king"), press(SDLK_SPACE, 0), stage_type(&stage, " "), stage_type(&stage, "x");
  free(caught());
  assert_string_equal(app->home.search.edit.text, "king x");
  stage_close(&stage);
}

static void the_cross_of_the_search_clears_what_is_seen(void **state)
{
  (void)state;
  open_stage(NULL, 1000, 760);
  catch_stderr();
  SDL_Surface *empty, *cleared;
  search_for("x"), press(SDLK_BACKSPACE, 0), stage_frame(&stage);
  struct rect field = app->ui.widget[place_of(search_id())].at;
  stage_click(&stage, field.x + 60, field.y + field.h / 2); /* the pointer is in the field in both pictures */
  empty = SDL_DuplicateSurface(stage.surface);
  search_for("king");
  struct rect cross = app->ui.widget[place_of(clear_id())].at;
  stage_click(&stage, cross.x + cross.w / 2, cross.y + cross.h / 2);
  assert_string_equal(app->home.search.edit.text, "");
  cleared = SDL_DuplicateSurface(stage.surface);
  free(caught());
  for (int y = (int)field.y + 4; y < (int)rect_bottom(field) - 4; y++) /* where the words stand */
    assert_memory_equal((char *)empty->pixels + y * empty->pitch + ((int)field.x + 44) * 4,
                        (char *)cleared->pixels + y * cleared->pitch + ((int)field.x + 44) * 4, 60 * 4);
  SDL_FreeSurface(empty), SDL_FreeSurface(cleared);
  stage_close(&stage);
}

/* ---- the rule book, exercises ---- */

static void open_book(const char *id)
{
  app_read_book(app, fixture_variant(&fixture, id)), settle();
}

static void questions_say_that_they_are_closed(void **state)
{
  (void)state;
  open_stage(NULL, 1000, 760);
  catch_stderr();
  open_book("english-draughts");
  char *text = caught();
  expect(text, "Rule book: English draughts.");
  free(text);
  catch_stderr();
  go_to(ui_id("question", 0));
  text = caught();
  assert_non_null(strstr(text, "? The answer is hidden: Enter shows it.\n"));
  free(text);
  text = heard_of(SDLK_RETURN, 0);
  assert_non_null(strstr(text, "? The answer, which Enter hides: "));
  free(text);
  text = heard_of(SDLK_F2, 0); /* no diagram is here */
  assert_string_equal(text, "say Not possible now.\n");
  free(text);
  stage_close(&stage);
}

static void an_exercise_begins_again(void **state)
{
  (void)state;
  open_stage("pt-BR", 1000, 760);
  catch_stderr();
  open_book("capture-chinese-checkers");
  app_do_exercise(app, 0), settle();
  free(caught());
  char *text = heard_of(SDLK_n, KMOD_CTRL);
  expect(text, "O exercício recomeça.");
  expect_not(text, "partida");
  free(text);
  stage_close(&stage);
}

/* ---- the settings ---- */

static void faults_and_paths_in_the_settings_are_lines(void **state)
{
  (void)state;
  open_stage(NULL, 1000, 760);
  catch_stderr();
  char long_fault[900];
  memset(long_fault, 'x', sizeof long_fault), long_fault[sizeof long_fault - 1] = '\0';
  strbuf_addf(&app->file.faults, "settings:3: what is this?\n%s\n", long_fault);
  app_open_settings(app), stage_frame(&stage);
  press(SDLK_TAB, 0);
  for (int i = 0; i < 80; i++) press(SDLK_TAB, 0);
  char *text = caught();
  expect(text, "Not everything in your files could be used:"), expect(text, "settings:3: what is this?"), expect(text, long_fault);
  assert_non_null(strstr(text, "say Themes of your own: "));
  assert_non_null(strstr(text, "say Theme: Light, chosen.\n"));
  free(text);
  stage_close(&stage);
}

/* ---- what was done ---- */

static void what_is_done_names_its_turn_or_game(void **state)
{
  (void)state;
  open_stage(NULL, 1000, 760);
  catch_stderr();
  app_set_up(app, fixture_variant(&fixture, "turkish-draughts"));
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  match_type(app->match, "d3-d4"), match_type(app->match, "e6-e5");
  app_changed(app), stage_frame(&stage);
  char *text = caught();
  expect(text, "New game: Turkish draughts.");
  free(text);
  text = heard_of(SDLK_z, KMOD_CTRL);
  expect(text, "Undone: Black plays e6-e5.");
  free(text);
  text = heard_of(SDLK_y, KMOD_CTRL);
  expect(text, "Redone: Black plays e6-e5.");
  free(text);
  catch_stderr();
  play_restart(app);
  text = caught();
  expect(text, "New game: Turkish draughts.");
  free(text);
  stage_close(&stage);
}

static void what_is_not_possible_is_said(void **state)
{
  (void)state;
  open_stage(NULL, 1000, 760);
  catch_stderr();
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  match_type(app->match, "d3-d4"), match_type(app->match, "e6-e5");
  match_end(app->match, REASON_RESIGNED, 0);
  app_changed(app), app_go(app, APP_REVIEW), stage_frame(&stage);
  char *text = caught();
  assert_non_null(strstr(text, "say Looking back at a game.\n"));
  free(text);
  text = heard_of(SDLK_z, KMOD_CTRL);
  expect(text, "Not possible now.");
  free(text);
  catch_stderr();
  stage_type(&stage, ",");
  said("say Not possible now.\n");
  text = heard_of(SDLK_SPACE, KMOD_CTRL);
  expect(text, "The game runs by itself.");
  free(text);
  text = heard_of(SDLK_SPACE, KMOD_CTRL);
  expect(text, "The game no longer runs by itself.");
  free(text);
  app_go(app, APP_PLAY), stage_frame(&stage);
  catch_stderr();
  stage_type(&stage, "."); /* it is over: no piece can move */
  said("say Not possible now.\n");
  stage_close(&stage);
}

/* ---- scripts with faults ---- */

static void a_broken_script_is_told_in_the_language(void **state)
{
  (void)state;
  struct error err;
  char path[300], expected[800];
  const char *script = "return {\n  api = 1,\n  id = \"x\",\n  extends = \"turkish-draughts\",\n  capture = { dutty = \"any\" },\n}\n";
  snprintf(path, sizeof path, "%s/x.lua", home_folder);
  if (!file_write(path, script, strlen(script), &err)) fail_msg("%s", err.message);
  struct fixture with = fixture_load(home_folder);
  stage_open(&stage, &with, "pt-BR", 1000, 760);
  app->settings.speak = true;
  catch_stderr();
  for (int i = 0; i < 12; i++) press(SDLK_TAB, 0);
  char *text = caught();
  snprintf(expected, sizeof expected, "say x não pode ser jogado. O script tem um erro em %s, linha 5, coluna 15:", path);
  assert_non_null(strstr(text, expected));
  assert_non_null(strstr(text, "capture.dutty: no such key"));
  free(text);
  stage_close(&stage);
  fixture_release(&with);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_arrows_go_through_the_list_in_order),
    cmocka_unit_test(the_list_opens_at_its_top),
    cmocka_unit_test(play_on_says_only_how_it_stands_now),
    cmocka_unit_test(playing_on_by_a_line_says_only_how_it_stands_now),
    cmocka_unit_test(a_button_that_worked_is_not_called_impossible),
    cmocka_unit_test(a_computer_that_waits_says_so),
    cmocka_unit_test(settings_from_the_menu_lead_back_to_it),
    cmocka_unit_test(a_finished_game_has_the_focus_at_home),
    cmocka_unit_test(an_untouched_game_leads_home_to_its_kind),
    cmocka_unit_test(the_search_is_cleared_aloud),
    cmocka_unit_test(blanks_are_typed_in_the_search),
    cmocka_unit_test(the_cross_of_the_search_clears_what_is_seen),
    cmocka_unit_test(questions_say_that_they_are_closed),
    cmocka_unit_test(an_exercise_begins_again),
    cmocka_unit_test(faults_and_paths_in_the_settings_are_lines),
    cmocka_unit_test(what_is_done_names_its_turn_or_game),
    cmocka_unit_test(what_is_not_possible_is_said),
    cmocka_unit_test(a_broken_script_is_told_in_the_language),
  };
  if (!mkdtemp(home_folder)) return 1;
  setenv("XDG_DATA_HOME", home_folder, 1);
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
