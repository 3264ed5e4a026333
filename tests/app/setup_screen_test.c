/* The screen for a new game, driven by made-up events. */
#include "stage.h"

#include "app/layout_setup.h"
#include "app/setup_page.h"
#include "app/ui_drop.h"
#include "platform/files.h"

static struct fixture fixture;
static struct stage stage;
#define SETTING stage.app.setting_up

static int open_stage(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, "en", 1000, 760);
  return 0;
}

static int close_stage(void **state)
{
  (void)state;
  stage_close(&stage);
  return 0;
}

static void set_up(const char *id)
{
  app_set_up(&stage.app, fixture_variant(&fixture, id));
  stage_frame(&stage);
}

static struct rect place_of(uint64_t id)
{
  const struct ui *ui = &stage.app.ui;
  for (int i = 0; i < ui->widgets; i++)
    if (ui->widget[i].id == id) return ui->widget[i].at;
  fail_msg("there is no such widget on the screen");
  return rect_of(0, 0, 0, 0);
}

/* Clicked where it can be seen; what is out of sight is brought there by the keyboard first. */
static void click(uint64_t id)
{
  struct rect at = place_of(id);
  for (int i = 0; at.h < 20 && i < 80; i++) stage_key(&stage, SDLK_TAB, 0), at = stage.app.ui.focus == id ? place_of(id) : at;
  stage_click(&stage, at.x + at.w / 2, at.y + at.h / 2);
}

static uint64_t part(const char *name, int number) { return key_int(ui_id(name, 0), number + 1); }
static void take(const char *list, int item) { click(key_int(ui_id(list, 0), item + 1)); }

static void play(void)
{
  click(ui_id("start", 0));
  assert_int_equal(stage.app.screen, APP_PLAY);
}

/* ---- who plays ---- */

static void names_levels_and_colours_reach_the_game(void **state)
{
  (void)state;
  set_up("chinese-checkers");
  click(part("players", 1)); /* three */
  click(ui_id("name", 0));
  stage_type(&stage, "Zoë");
  click(ui_id("who", 2)); /* the list of the second seat */
  take("who", 9);
  click(ui_id("who", 3));
  take("who", 0); /* a person */
  click(ui_id("colour", 2));
  const struct ui *ui = &stage.app.ui;
  int colours = 0;
  for (int i = 0; i < ui->widgets; i++) colours += ui->widget[i].role == UI_OPTION && ui->widget[i].layer == ui_id("colours", 0);
  assert_int_equal(colours, PAINTS - 2); /* all but those of the two others */
  take("colours", 0); /* yellow: the first that is free */
  play();
  const struct match *match = stage.app.match;
  assert_int_equal(match->rules->player_count, 3);
  assert_string_equal(match->participant[0].name, "Zoë");
  assert_false(match->participant[0].computer);
  assert_true(match->participant[1].computer);
  assert_int_equal(match->participant[1].level, 9);
  assert_string_equal(match->participant[1].name, "");
  assert_false(match->participant[2].computer);
  assert_string_equal(match->participant[2].name, "");
  assert_string_equal(match->participant[2].colour, "yellow");
  assert_string_equal(participant_colour(match->participant, match->rules, 0), "red");
  assert_int_equal(match->timer.rule.type, TIMER_NONE);
}

static void two_players_never_share_a_colour(void **state)
{
  (void)state;
  set_up("chinese-checkers"); /* red and blue */
  click(ui_id("colour", 1));
  take("colours", 1); /* green, after red is taken: yellow, green */
  assert_string_equal(SETTING.game.participant[1].colour, "green");
  click(part("players", 1)); /* with three, green is the second one's own, and purple the third's */
  click(ui_id("colour", 0));
  take("colours", 1); /* red itself is first */
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < i; j++)
      assert_string_not_equal(participant_colour(SETTING.game.participant, stage.app.setup.rules, i),
                              participant_colour(SETTING.game.participant, stage.app.setup.rules, j));
}

static void what_was_chosen_is_offered_again(void **state)
{
  (void)state;
  set_up("turkish-draughts");
  click(ui_id("name", 1));
  stage_type(&stage, "Deep Blue Sea");
  click(part("clock", 2));
  play();
  assert_int_equal(stage.app.match->timer.rule.type, TIMER_TURN);
  assert_string_equal(stage.app.match->participant[1].name, "Deep Blue Sea");
  set_up("english-draughts");
  assert_string_equal(SETTING.name[1].edit.text, "");
  assert_int_equal(SETTING.game.clock.type, TIMER_NONE);
  set_up("turkish-draughts");
  assert_string_equal(SETTING.name[1].edit.text, "Deep Blue Sea");
  assert_int_equal(SETTING.game.clock.type, TIMER_TURN);
}

/* ---- where it begins ---- */

static void set_ups_are_offered(void **state)
{
  (void)state;
  set_up("chinese-checkers");
  click(part("players", 4)); /* six, which the set-up is not for */
  click(ui_id("start", 1));
  take("starts", 1);
  assert_int_equal(SETTING.game.choices.players, 2);
  play();
  const struct match *match = stage.app.match;
  int cell = board_cell(&match->rules->board, "e7");
  assert_int_equal(position_at(&match->game.start, match->rules, cell, NULL), 0);
  set_up("chinese-checkers");
  click(part("players", 1));
  assert_true(SETTING.start.wrong); /* three now */
  assert_non_null(strstr(SETTING.start.message, "2 players"));
  stage_key(&stage, SDLK_RETURN, KMOD_LCTRL);
  assert_int_equal(stage.app.screen, APP_SETUP);
}

static void a_position_can_be_typed(void **state)
{
  (void)state;
  set_up("turkish-draughts");
  click(ui_id("start", 1));
  take("starts", 3); /* after the usual one and two set-ups */
  assert_int_equal(SETTING.game.start, START_TYPED);
  assert_true(ui_field_focused(&stage.app.ui, NULL)); /* the keyboard is there already */
  assert_false(setting_up_ready(&stage.app));
  stage_type(&stage, "8/8/8/8/3X4/8/8/8 w");
  assert_true(SETTING.start.wrong);
  assert_string_equal(SETTING.start.message,
                      "This position does not work: row 5 (a4 to h4): unknown letter 'X'; pieces are w W b B.");
  app_use_language(&stage.app, "pt-BR");
  stage_frame(&stage);
  assert_string_equal(SETTING.start.message,
                      "Esta posição não funciona: fileira 5 (a4 a h4): letra desconhecida: 'X'; as peças são w W b B.");
  app_use_language(&stage.app, "en");
  stage_frame(&stage);
  stage_key(&stage, SDLK_RETURN, KMOD_LCTRL);
  assert_int_equal(stage.app.screen, APP_SETUP); /* not with that */
  stage_key(&stage, SDLK_a, KMOD_LCTRL);
  stage_type(&stage, "8/1b6/8/8/3W4/8/8/8 w"); /* one piece each is a draw */
  assert_true(SETTING.start.wrong);
  assert_string_equal(SETTING.start.message, app_text(&stage.app, "ui.setup.start_over"));
  stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(stage.app.screen, APP_SETUP);
  stage_key(&stage, SDLK_a, KMOD_LCTRL);
  stage_type(&stage, "8/1b6/8/8/3W4/8/6b1/8 b");
  assert_false(SETTING.start.wrong);
  stage_key(&stage, SDLK_RETURN, 0); /* a game is begun by its button, or by both keys */
  ui_forget(&stage.app.ui);
  stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(stage.app.screen, APP_SETUP);
  stage_key(&stage, SDLK_RETURN, KMOD_LCTRL);
  assert_int_equal(stage.app.screen, APP_PLAY);
  struct strbuf now;
  strbuf_init(&now);
  position_write(&now, &stage.app.match->game.now, stage.app.match->rules);
  assert_string_equal(now.text, "8/1b6/8/8/3W4/8/6b1/8 b");
  strbuf_release(&now);
}

/* A file that cannot be used says itself why. */
static void a_broken_file_says_why(void **state)
{
  (void)state;
  set_up("turkish-draughts");
  stage_frame(&stage);
  struct setup_files *files = &SETTING.files;
  setup_files_release(files);
  files->item = calloc(1, sizeof *files->item);
  assert_non_null(files->item);
  files->count = 1;
  SETTING.files_known = true;
  strcpy(files->item[0].name, "pipe");
  strcpy(files->item[0].fault, "cannot read '/here/pipe.txt': it is not a regular file");
  setting_up_start_at(&stage.app, START_FILE, "pipe");
  stage_frame(&stage);
  assert_true(SETTING.start.wrong);
  assert_string_equal(SETTING.start.message, "The file “pipe.txt” cannot be used: cannot read '/here/pipe.txt': it is not a regular file.");
  strcpy(files->item[0].fault, "");
  strcpy(files->item[0].position, "8/1b6/8/8/3W4/8/6b1/8 b");
  setting_up_start_at(&stage.app, START_FILE, "pipe");
  stage_frame(&stage);
  assert_false(SETTING.start.wrong);
}

static int told_files;
static void see_files(void *context, const struct text_line *line)
{
  (void)context;
  told_files += !strncmp(line->text, "The file “bad", strlen("The file “bad")) || !strncmp(line->text, "2 more files", 12) ||
      !strncmp(line->text, "The files with", 14);
}

static int files_told(void)
{
  told_files = 0;
  app_frame(&stage.app); /* what does not change is drawn once */
  lettering_watch(stage.app.lettering, see_files, NULL);
  app_frame(&stage.app);
  lettering_watch(stage.app.lettering, NULL, NULL);
  return told_files;
}

/* Also where it is not chosen. */
static void files_that_cannot_be_used_are_told(void **state)
{
  (void)state;
  set_up("turkish-draughts");
  struct setup_files *files = &SETTING.files;
  setup_files_release(files);
  assert_int_equal(files_told(), 0);
  files->item = calloc(6, sizeof *files->item);
  assert_non_null(files->item);
  files->count = 6;
  SETTING.files_known = true;
  for (int i = 0; i < 6; i++) {
    snprintf(files->item[i].name, sizeof files->item[i].name, "%s %d", i ? "bad" : "good", i);
    if (i) strcpy(files->item[i].fault, "why");
    else strcpy(files->item[i].position, "8/1b6/8/8/3W4/8/6b1/8 b");
  }
  assert_int_equal(files_told(), 4); /* three of five, and how many more */
  strcpy(files->fault, "cannot open the folder '/here'");
  assert_int_equal(files_told(), 5);
  for (int i = 0; stage.app.ui.focus != ui_id("start", 1); i++) { /* and heard */
    assert_true(i < 40);
    stage_key(&stage, SDLK_TAB, 0);
  }
  stage_frame(&stage);
  assert_non_null(strstr(stage.app.ui.words.more, "/here"));
  assert_non_null(strstr(stage.app.ui.words.more, "bad 1"));
  strcpy(files->item[1].fault, TOLD("error.file.is_folder", "it is a folder"));
  app_use_language(&stage.app, "pt-BR");
  stage_frame(&stage);
  assert_non_null(strstr(stage.app.ui.words.more, "“bad 1.txt” não pode ser usado: é uma pasta."));
  app_use_language(&stage.app, "en");
  assert_true(setting_up_ready(&stage.app)); /* none of that keeps one from playing */
}

static void put_start(const char *folder, const char *name, const char *text)
{
  char path[300];
  struct error err;
  snprintf(path, sizeof path, "%s/salto/setups/turkish-draughts/%s.txt", folder, name);
  if (!file_write(path, text, strlen(text), &err)) fail_msg("%s", err.message);
}

static void settle(void)
{
  for (bool any = true; any; stage_frame(&stage)) {
    any = worker_wait(stage.app.files);
    any = worker_wait(stage.app.scripts) || any;
    app_made(&stage.app);
  }
}

static bool is_offered(int item)
{
  for (int i = 0; i < stage.app.ui.widgets; i++)
    if (stage.app.ui.widget[i].id == key_int(ui_id("starts", 0), item + 1)) return true;
  return false;
}

/* A position that no game of these rules begins from is told of before it is chosen, and cannot be. */
static void only_starts_that_work_are_offered(void **state)
{
  (void)state;
  char folder[] = "/tmp/salto-starts-test-XXXXXX", command[100];
  const struct named_setup *setups;
  const char *before = getenv("XDG_DATA_HOME");
  char *kept = before ? strdup(before) : NULL;
  assert_non_null(mkdtemp(folder));
  setenv("XDG_DATA_HOME", folder, 1);
  put_start(folder, "good", "8/1b6/8/8/3W4/8/6b1/8 b");
  put_start(folder, "bad many", "players 3\n8/1b6/8/8/3W4/8/6b1/8 b");
  put_start(folder, "bad over", "8/8/8/8/3W4/8/8/8 b");
  put_start(folder, "bad rows", "8/1b6 b");
  set_up("turkish-draughts");
  settle();
  assert_int_equal(SETTING.files.count, 4);
  assert_int_equal(files_told(), 3);
  int others = 2 + variant_setups(SETTING.game.variant, &setups);
  click(ui_id("start", 1));
  for (int i = 0; i < others + 1; i++) assert_true(is_offered(i));
  assert_false(is_offered(others + 1));
  stage_key(&stage, SDLK_ESCAPE, 0);
  setting_up_start_at(&stage.app, START_FILE, "bad rows"); /* as it was chosen the last time */
  settle();
  assert_true(SETTING.start.wrong);
  assert_non_null(strstr(SETTING.start.message, "bad rows.txt” cannot be used: expected 8 rows separated by '/', found 2"));
  if (kept) setenv("XDG_DATA_HOME", kept, 1);
  free(kept);
  snprintf(command, sizeof command, "rm -r '%s'", folder);
  assert_int_equal(system(command), 0);
}

/* ---- what can be seen of it ---- */

static int open_small(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, "en", 640, 480);
  return 0;
}

static float scrolled(void) { return ui_scroll_target(&stage.app.ui, setup_page_id()); }
static void scroll(float to)
{
  ui_scroll_to(&stage.app.ui, setup_page_id(), to);
  stage_frame(&stage);
}

/* Where the reason ends that is drawn in the panel now. */
static struct rect reason_at, reason_in;
static void see_reason(void *context, const struct text_line *line)
{
  (void)context;
  if (strncmp(line->text, "This position does not work", 27) != 0) return;
  reason_at = line->at, reason_in = stage.app.gfx.clip[stage.app.gfx.clips - 1];
}

static void why_a_position_is_refused_comes_into_view(void **state)
{
  (void)state;
  set_up("turkish-draughts");
  edit_set(&SETTING.typed.edit, "8/8/8/8/3X4/8/8/8 w"); /* as pasting does */
  setting_up_start_at(&stage.app, START_TYPED, SETTING.typed.edit.text);
  SETTING.type_next = true;
  stage_frame(&stage);
  assert_true(SETTING.start.wrong);
  assert_true(ui_field_focused(&stage.app.ui, NULL));
  lettering_watch(stage.app.lettering, see_reason, NULL);
  reason_at = rect_of(0, 0, 0, 0);
  stage_frame(&stage);
  lettering_watch(stage.app.lettering, NULL, NULL);
  assert_true(reason_at.h > 0 && rect_inside(rect_of(reason_in.x, reason_at.y, 1, reason_at.h), reason_in));
  struct rect field = place_of(ui_id("position", 0));
  assert_true(field.h >= 43); /* and what it is about */
  scroll(0); /* one may look elsewhere */
  assert_true(scrolled() == 0);
}

static void another_game_begins_at_the_top(void **state)
{
  (void)state;
  set_up("turkish-draughts");
  scroll(120);
  assert_float_equal(scrolled(), 120, 1);
  click(ui_id("settings", 0));
  assert_int_equal(stage.app.screen, APP_SETTINGS);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_int_equal(stage.app.screen, APP_SETUP);
  assert_float_equal(scrolled(), 120, 1);
  click(ui_id("rules", 0));
  ui_scroll_to(&stage.app.ui, ui_id("book", 0), 200);
  stage_frame(&stage);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_float_equal(scrolled(), 120, 1);
  set_up("turkish-draughts"); /* from home, as after a game */
  assert_float_equal(scrolled(), 120, 1);
  click(ui_id("rules", 0));
  assert_float_equal(ui_scroll_target(&stage.app.ui, ui_id("book", 0)), 200, 1);
  stage_key(&stage, SDLK_ESCAPE, 0);
  set_up("chinese-checkers");
  assert_float_equal(scrolled(), 0, 0.1);
  click(ui_id("rules", 0));
  assert_float_equal(ui_scroll_target(&stage.app.ui, ui_id("book", 0)), 0, 0.1);
}

/* ---- the clock ---- */

static void clocks_have_their_times(void **state)
{
  (void)state;
  set_up("english-draughts");
  click(part("clock", 1));
  assert_int_equal(SETTING.game.clock.ms, 600000);
  uint64_t total = ui_id("time", 1), more = ui_id("time", 2);
  click(key_int(total, 1)); /* less */
  click(key_int(more, 2));  /* more */
  play();
  const struct timer_rule *rule = &stage.app.match->timer.rule;
  assert_int_equal(rule->type, TIMER_TOTAL);
  assert_int_equal(rule->ms, 300000);
  assert_int_equal(rule->increment_ms, 10000);
}

/* ---- the way in and out ---- */

static void escape_closes_a_list_before_the_screen(void **state)
{
  (void)state;
  set_up("english-draughts");
  click(ui_id("who", 1));
  assert_true(SETTING.open != 0);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_true(SETTING.open == 0);
  assert_int_equal(stage.app.screen, APP_SETUP);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_int_equal(stage.app.screen, APP_CHOOSE);
}

static void every_widget_has_a_name(void **state)
{
  (void)state;
  set_up("chinese-checkers");
  click(part("clock", 1));
  for (int i = 0; i < stage.app.ui.widgets; i++) assert_true(stage.app.ui.widget[i].named);
  stage_key(&stage, SDLK_ESCAPE, 0);
  for (int i = 0; i < stage.app.ui.widgets; i++) assert_true(stage.app.ui.widget[i].named);
}

/* ---- home ---- */

static void typing_anywhere_searches(void **state)
{
  (void)state;
  assert_int_equal(stage.app.screen, APP_CHOOSE);
  int all = stage.app.ui.widgets;
  stage_type(&stage, "t"), stage_type(&stage, "u"), stage_type(&stage, "r");
  assert_string_equal(stage.app.home.search.edit.text, "tur");
  assert_true(stage.app.ui.widgets < all);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_string_equal(stage.app.home.search.edit.text, "");
  assert_int_equal(stage.app.ui.widgets, all);
  assert_false(stage_type(&stage, " ")); /* nothing to search for */
  stage_type(&stage, "first king");
  stage_key(&stage, SDLK_DOWN, 0); /* out of the field, to what was found */
  stage_type(&stage, "s"); /* and on typing */
  stage_key(&stage, SDLK_BACKSPACE, 0);
  assert_string_equal(stage.app.home.search.edit.text, "first king");
  stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(stage.app.screen, APP_SETUP);
  assert_string_equal(variant_id(SETTING.game.variant), "breakthrough-draughts");
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_string_equal(stage.app.home.search.edit.text, ""); /* all games are there again */
  stage_type(&stage, "no such game");
  stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(stage.app.screen, APP_CHOOSE);
}

static void rules_are_a_click_away(void **state)
{
  (void)state;
  click(ui_id("rules", 1));
  assert_int_equal(stage.app.screen, APP_BOOK);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_int_equal(stage.app.screen, APP_CHOOSE);
  click(ui_id("game", 1));
  assert_int_equal(stage.app.screen, APP_SETUP);
  click(ui_id("rules", 0));
  assert_int_equal(stage.app.screen, APP_BOOK);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_int_equal(stage.app.screen, APP_SETUP);
}

static void the_game_in_play_is_gone_on_with(void **state)
{
  (void)state;
  set_up("english-draughts");
  play();
  assert_int_equal(match_type(stage.app.match, "b6-a5"), MATCH_PLAYED);
  app_go(&stage.app, APP_CHOOSE);
  stage_frame(&stage);
  click(ui_id("continue", 0));
  assert_int_equal(stage.app.screen, APP_PLAY);
  assert_int_equal(stage.app.match->game.count, 1);
}

#define SMALL(test) cmocka_unit_test_setup_teardown(test, open_small, close_stage)
#define STAGED(test) cmocka_unit_test_setup_teardown(test, open_stage, close_stage)

int main(void)
{
  const struct CMUnitTest tests[] = {
    STAGED(names_levels_and_colours_reach_the_game), STAGED(two_players_never_share_a_colour),       STAGED(what_was_chosen_is_offered_again),
    STAGED(set_ups_are_offered), STAGED(a_broken_file_says_why), STAGED(files_that_cannot_be_used_are_told), STAGED(only_starts_that_work_are_offered),
    STAGED(a_position_can_be_typed),                 STAGED(clocks_have_their_times),
    STAGED(escape_closes_a_list_before_the_screen),  STAGED(every_widget_has_a_name),                STAGED(typing_anywhere_searches),
    STAGED(rules_are_a_click_away),                  STAGED(the_game_in_play_is_gone_on_with),
    SMALL(why_a_position_is_refused_comes_into_view), SMALL(another_game_begins_at_the_top),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
