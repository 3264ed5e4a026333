/* The table of shortcuts, and where keys go: to the board, the widgets, the list of shortcuts. */
#include "stage.h"

#include "app/keys.h"

#include <ctype.h>

static struct fixture fixture;
static struct stage stage;

/* ---- the table ---- */

static void no_two_rows_clash(void **state)
{
  (void)state;
  for (int a = 0; a < shortcut_count; a++) {
    const struct shortcut *s = &shortcuts[a];
    assert_true((s->key != 0) != (s->typed != NULL));
    assert_true(s->run || (s->typed && !*s->typed));
    for (int b = a + 1; b < shortcut_count; b++) {
      const struct shortcut *t = &shortcuts[b];
      bool same = s->key ? s->key == t->key && s->modifiers == t->modifiers : t->typed && !strcmp(s->typed, t->typed);
      if (same && s->screens & t->screens) fail_msg("'%s' and '%s' have the same key on one screen", s->name, t->name);
      if (!strcmp(s->name, t->name)) assert_int_equal(s->group, t->group);
    }
  }
}

/* What begins the name of a cell begins a turn that is typed. */
static void turns_can_be_typed(void **state)
{
  (void)state;
  for (int i = 0; i < shortcut_count; i++) {
    const struct shortcut *s = &shortcuts[i];
    if (!(s->screens & (1U << APP_PLAY | 1U << APP_EXERCISE))) continue;
    bool letter = s->key < 128 && (isalnum(s->key) || s->key == '_');
    if (letter && !(s->modifiers & (KMOD_CTRL | KMOD_ALT))) fail_msg("'%s' takes a letter from those who type turns", s->name);
    if (s->typed) assert_false(isalnum((unsigned char)*s->typed) || *s->typed == '_');
  }
}

static void all_are_told(void **state)
{
  (void)state;
  const char *const *languages;
  size_t count = texts_languages(fixture.texts, &languages);
  stage_open(&stage, &fixture, NULL, 800, 600);
  for (size_t l = 0; l < count; l++) {
    app_use_language(&stage.app, languages[l]);
    for (int i = 0; i < shortcut_count; i++) {
      char key[64], names[KEYS_AT_ONCE][KEY_NAME_SIZE];
      snprintf(key, sizeof key, "ui.keys.do.%s", shortcuts[i].name);
      if (!text_exact(fixture.texts, languages[l], key)) fail_msg("%s: no text %s", languages[l], key);
      int n = keys_names(names, &stage.app, &shortcuts[i]);
      assert_true(n > 0);
      for (int k = 0; k < n; k++) {
        assert_true(*names[k] && !strstr(names[k], "ui.keys"));
        assert_true(lettering_has(stage.app.lettering, names[k]));
      }
    }
  }
  stage_close(&stage);
}

/* ---- the board ---- */

static const char *now(void)
{
  static char text[1024];
  struct strbuf out;
  strbuf_init(&out);
  position_write(&out, &stage.app.match->game.now, stage.app.match->rules);
  SDL_strlcpy(text, out.text, sizeof text);
  strbuf_release(&out);
  return text;
}

static void a_game_by_arrows(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  struct match *match = stage.app.match;
  assert_string_equal(stage_cell(&stage), "");
  stage_key(&stage, SDLK_UP, 0); /* shows where one is: a piece that can move, near the middle */
  assert_string_equal(stage_cell(&stage), "d3");
  stage_key(&stage, SDLK_RETURN, 0); /* it has only one turn */
  assert_int_equal(match->game.count, 1);
  assert_string_equal(stage_cell(&stage), "d4");
  stage_key(&stage, SDLK_z, KMOD_LCTRL);
  assert_int_equal(match->game.count, 0);
  stage_key(&stage, SDLK_z, KMOD_RCTRL | KMOD_LSHIFT | KMOD_NUM);
  assert_int_equal(match->game.count, 1);
  stage_key(&stage, SDLK_z, KMOD_CTRL), stage_key(&stage, SDLK_y, KMOD_CTRL);
  assert_int_equal(match->game.count, 1);
  stage_key(&stage, SDLK_KP_8, 0), stage_key(&stage, SDLK_PAGEUP, 0); /* the keypad without numbers; diagonally */
  assert_string_equal(stage_cell(&stage), "e6");
  stage_key(&stage, SDLK_KP_ENTER, 0);
  assert_int_equal(match->game.count, 2);
  stage_key(&stage, SDLK_END, 0);
  assert_string_equal(stage_cell(&stage), "d4");
  stage_key(&stage, SDLK_SPACE, 0);
  assert_true(match->lifted);
  stage_key(&stage, SDLK_LEFT, 0), stage_key(&stage, SDLK_SPACE, 0);
  assert_int_equal(match->game.count, 3);
  assert_string_equal(stage_cell(&stage), "c4");
  stage_key(&stage, SDLK_z, KMOD_CTRL), stage_key(&stage, SDLK_RIGHT, 0), stage_key(&stage, SDLK_RETURN, 0);
  assert_true(match->lifted);
  stage_key(&stage, SDLK_ESCAPE, 0); /* put back */
  assert_false(match->lifted);
  assert_int_equal(stage.app.screen, APP_PLAY);
  char before[1024];
  SDL_strlcpy(before, now(), sizeof before);
  stage_key(&stage, SDLK_RETURN, 0), stage_key(&stage, SDLK_LEFT, 0), stage_key(&stage, SDLK_LEFT, 0), stage_key(&stage, SDLK_RETURN, 0);
  assert_true(match->refusal.reason != REFUSAL_NONE || match->lifted); /* another piece of one's own, or a refusal */
  assert_string_equal(now(), before);
  stage_close(&stage);
}

/* Enter where the piece is after a hop ends the turn. */
static void a_chain_by_keys(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "chinese-checkers", 2, NULL);
  struct match *match = stage.app.match;
  stage_type(&stage, "."); /* the first piece that can move */
  int first = board_keys_cell(&stage.app, board_keys_table(&stage.app));
  struct bits starts = match_starts(match);
  assert_true(bits_has(&starts, first));
  stage_type(&stage, "."), stage_type(&stage, ",");
  assert_int_equal(board_keys_cell(&stage.app, board_keys_table(&stage.app)), first);
  for (int presses = 0; strcmp(stage_cell(&stage), "c2") && presses < 20; presses++) stage_type(&stage, "."); /* one that can only hop */
  stage_key(&stage, SDLK_RETURN, 0);
  if (match->lifted) { /* more than one way to go: to the first of them */
    stage_type(&stage, ",");
    stage_key(&stage, SDLK_RETURN, 0);
  }
  if (match->lifted) {
    assert_int_equal(board_keys_cell(&stage.app, board_keys_table(&stage.app)), match->chain.at);
    stage_key(&stage, SDLK_RETURN, 0);
  }
  assert_int_equal(match->game.count, 1);
  stage_close(&stage);
}

static void keys_that_mean_nothing(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "chinese-checkers", 6, NULL);
  assert_false(stage_key(&stage, SDLK_z, KMOD_CTRL));
  assert_false(stage_key(&stage, SDLK_y, KMOD_CTRL));
  assert_false(stage_key(&stage, SDLK_RETURN, 0));
  assert_false(stage_key(&stage, SDLK_RETURN, KMOD_CTRL));
  assert_false(stage_key(&stage, SDLK_LEFT, KMOD_CTRL));
  assert_false(stage_key(&stage, SDLK_z, KMOD_CTRL | KMOD_ALT)); /* more modifiers are another key */
  assert_false(stage_key(&stage, SDLK_KP_8, KMOD_NUM));           /* with numbers it types */
  stage_key(&stage, SDLK_DOWN, 0);
  for (int i = 0; i < 20; i++) stage_key(&stage, SDLK_DOWN, 0);
  assert_false(stage_key(&stage, SDLK_DOWN, 0)); /* at the edge */
  stage_close(&stage);
}

/* Tab leaves the board and comes round to it. */
static void tab_goes_round(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "english-draughts", 0, NULL);
  stage_key(&stage, SDLK_UP, 0), stage_key(&stage, SDLK_UP, 0);
  char cell[CELL_NAME_SIZE];
  SDL_strlcpy(cell, stage_cell(&stage), sizeof cell);
  assert_true(*cell);
  int stops = 0;
  for (int i = 0; i < stage.app.ui.widgets; i++) {
    stage_key(&stage, SDLK_TAB, 0);
    stops += *stage_cell(&stage) == '\0';
  }
  assert_int_equal(stops, stage.app.ui.widgets - 1);
  assert_string_equal(stage_cell(&stage), cell);
  stage_key(&stage, SDLK_TAB, KMOD_SHIFT);
  assert_string_equal(stage_cell(&stage), "");
  stage_key(&stage, SDLK_TAB, 0);
  assert_string_equal(stage_cell(&stage), cell);
  stage_close(&stage);
}

/* Who goes about by the keyboard has something in focus everywhere, and what it was on when coming back. */
static void every_screen_gives_the_keyboard_something(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  struct app *app = &stage.app;
  stage_type(&stage, "turk");
  stage_key(&stage, SDLK_TAB, 0);
  for (int i = 0; i < 6 && app->ui.words.role != UI_CARD; i++) stage_key(&stage, SDLK_TAB, 0);
  uint64_t card = app->ui.focus;
  stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(app->screen, APP_SETUP);
  assert_true(ui_focused(&app->ui, ui_id("start", 0)));
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_int_equal(app->screen, APP_CHOOSE);
  if (app->home.search.edit.text[0]) assert_true(ui_focused(&app->ui, card));
  ui_focus(&app->ui, card), stage_frame(&stage);
  stage_key(&stage, SDLK_RETURN, 0), stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(app->screen, APP_PLAY);
  assert_string_not_equal(stage_cell(&stage), "");
  stage_key(&stage, SDLK_TAB, 0);
  uint64_t button = app->ui.focus;
  stage_key(&stage, SDLK_b, KMOD_CTRL), stage_key(&stage, SDLK_ESCAPE, 0);
  assert_int_equal(app->screen, APP_PLAY);
  assert_true(ui_focused(&app->ui, button));
  stage_close(&stage);
}

/* What the mouse lies on is not marked while keys are used. */
static void the_pointer_rests(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "english-draughts", 0, NULL);
  struct ui *ui = &stage.app.ui;
  SDL_Event move = {.type = SDL_MOUSEMOTION};
  for (int i = 0; i < ui->widgets && !ui->hot; i++) {
    move.motion.x = (int)(ui->widget[i].at.x + 4), move.motion.y = (int)(ui->widget[i].at.y + 4);
    stage_event(&stage, &move);
  }
  assert_true(ui->hot != 0);
  stage_key(&stage, SDLK_TAB, 0);
  assert_int_equal(ui->hot, 0);
  stage_event(&stage, &move);
  assert_true(ui->hot != 0);
  stage_close(&stage);
}

/* ---- the list of shortcuts ---- */

static void the_list_opens_everywhere(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, "pt-BR", 640, 480);
  stage_play(&stage, &fixture, "english-draughts", 0, NULL);
  struct app *app = &stage.app;
  static const enum app_screen screens[] = {APP_CHOOSE, APP_SETUP, APP_PLAY, APP_REVIEW, APP_BOOK, APP_SETTINGS};
  app->reading = app->match->variant;
  for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
    if (screens[i] == APP_SETUP) app_set_up(app, app->match->variant);
    else app_go(app, screens[i]);
    stage_frame(&stage);
    stage_type(&stage, "?");
    assert_true(app->input.listing);
    assert_true(ui_focused(&app->ui, ui_id("shortcuts_close", 0)));
    assert_false(stage_key(&stage, SDLK_n, KMOD_CTRL)); /* what lies under it waits */
    for (int k = 0; k < 30; k++) {
      stage_key(&stage, k % 2 ? SDLK_DOWN : SDLK_TAB, 0);
      assert_true(app->ui.words.id && (app->ui.words.role == UI_LINE || ui_focused(&app->ui, ui_id("shortcuts_close", 0))));
    }
    stage_key(&stage, SDLK_F1, 0);
    assert_false(app->input.listing);
    stage_key(&stage, SDLK_F1, 0);
    stage_key(&stage, SDLK_ESCAPE, 0);
    assert_false(app->input.listing);
    assert_int_equal(app->screen, screens[i]);
    stage_key(&stage, SDLK_F1, 0);
    stage_click(&stage, 5, 5); /* any click */
    assert_false(app->input.listing);
    assert_int_equal(app->screen, screens[i]);
    stage_key(&stage, SDLK_F1, 0);
    stage_key(&stage, SDLK_RETURN, 0); /* its button */
    assert_false(app->input.listing);
  }
  stage_close(&stage);
}

static void others(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "chinese-checkers", 2, NULL);
  struct app *app = &stage.app;
  stage_key(&stage, SDLK_r, KMOD_CTRL);
  assert_int_equal(app->table.turned, 1);
  stage_key(&stage, SDLK_r, KMOD_CTRL | KMOD_SHIFT), stage_key(&stage, SDLK_f, KMOD_CTRL);
  assert_int_equal(app->table.turned, 3);
  stage_key(&stage, SDLK_b, KMOD_CTRL);
  assert_int_equal(app->screen, APP_BOOK);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_int_equal(app->screen, APP_PLAY);
  stage_key(&stage, SDLK_COMMA, KMOD_CTRL);
  assert_int_equal(app->screen, APP_SETTINGS);
  app_go(app, APP_PLAY);
  match_type(app->match, "d1-e5"), match_type(app->match, "n1-m5");
  app_changed(app), stage_frame(&stage);
  stage_key(&stage, SDLK_LEFT, KMOD_CTRL);
  assert_int_equal(table_shown_turns(&app->table), 1);
  stage_key(&stage, SDLK_HOME, KMOD_CTRL);
  assert_int_equal(table_shown_turns(&app->table), 0);
  stage_key(&stage, SDLK_RIGHT, KMOD_CTRL);
  assert_int_equal(table_shown_turns(&app->table), 1);
  stage_key(&stage, SDLK_END, KMOD_CTRL);
  assert_int_equal(table_shown_turns(&app->table), 2);
  bool full = app->settings.full_screen;
  stage_key(&stage, SDLK_F11, 0);
  assert_int_equal(app->settings.full_screen, !full);
  stage_key(&stage, SDLK_q, KMOD_CTRL);
  assert_true(app->quit);
  stage_close(&stage);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_two_rows_clash),     cmocka_unit_test(turns_can_be_typed),      cmocka_unit_test(all_are_told),
    cmocka_unit_test(a_game_by_arrows),      cmocka_unit_test(a_chain_by_keys),         cmocka_unit_test(keys_that_mean_nothing),
    cmocka_unit_test(tab_goes_round), cmocka_unit_test(every_screen_gives_the_keyboard_something), cmocka_unit_test(the_pointer_rests),
    cmocka_unit_test(the_list_opens_everywhere), cmocka_unit_test(others),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
