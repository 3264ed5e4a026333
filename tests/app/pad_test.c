/* Game controllers: one that SDL makes up is plugged in, pressed, and pulled out. */
#include "stage.h"

#include "app/keys.h"

#include <math.h>

static struct fixture fixture;
static struct stage stage;
static SDL_Joystick *made;
static int device = -1;

/* All that the controller did since, at some moment. */
static bool pump(int64_t now_ms)
{
  SDL_Event event;
  bool due = pad_tick(&stage.app, now_ms);
  if (due) stage_frame(&stage);
  while (SDL_PollEvent(&event))
    if (pad_event(&stage.app, &event, now_ms)) stage_frame(&stage), due = true;
  return due;
}

static void plug_in(void)
{
  device = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
  assert_true(device >= 0);
  made = SDL_JoystickOpen(device);
  assert_non_null(made);
  pump(0);
  assert_true(pad_is_here(&stage.app));
}

static void pull_out(void)
{
  SDL_JoystickClose(made);
  SDL_JoystickDetachVirtual(device);
  pump(0);
  assert_false(pad_is_here(&stage.app));
}

static bool set_button(SDL_GameControllerButton button, bool down, int64_t now_ms)
{
  assert_int_equal(SDL_JoystickSetVirtualButton(made, button, down), 0);
  return pump(now_ms);
}

static bool press(SDL_GameControllerButton button)
{
  bool due = set_button(button, true, 1000);
  set_button(button, false, 1001);
  return due;
}

static bool set_axis(SDL_GameControllerAxis axis, float value, int64_t now_ms)
{
  assert_int_equal(SDL_JoystickSetVirtualAxis(made, axis, (Sint16)(value * 32767)), 0);
  return pump(now_ms);
}

static int set_up(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  input_shown(&stage.app);
  SDL_GameControllerUpdate();
  return 0;
}

static int tear_down(void **state)
{
  (void)state;
  stage_close(&stage);
  return 0;
}

#define BUTTON(name) SDL_CONTROLLER_BUTTON_##name

static void a_game_by_controller(void **state)
{
  (void)state;
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  struct app *app = &stage.app;
  struct match *match = app->match;
  plug_in();
  press(BUTTON(DPAD_UP)); /* shows where one is */
  assert_string_equal(stage_cell(&stage), "d3");
  press(BUTTON(A));
  assert_int_equal(match->game.count, 1);
  press(BUTTON(X));
  assert_int_equal(match->game.count, 0);
  press(BUTTON(DPAD_RIGHT));
  assert_string_equal(stage_cell(&stage), "e4");
  press(BUTTON(DPAD_DOWN)), press(BUTTON(A));
  assert_int_equal(match->game.count, 1);
  press(BUTTON(LEFTSHOULDER));
  assert_int_equal(table_shown_turns(&app->table), 0);
  press(BUTTON(RIGHTSHOULDER));
  assert_int_equal(table_shown_turns(&app->table), 1);
  press(BUTTON(START));
  assert_int_equal(app->screen, APP_SETTINGS);
  press(BUTTON(B));
  assert_int_equal(app->screen, APP_PLAY);
  press(BUTTON(BACK));
  assert_int_equal(app->screen, APP_BOOK);
  press(BUTTON(B));
  assert_int_equal(app->screen, APP_PLAY);
  press(BUTTON(RIGHTSTICK));
  assert_true(app->input.listing);
  const char *button = "";
  assert_non_null(pad_row(app, 0, &button));
  assert_string_equal(button, "A");
  press(BUTTON(B));
  assert_false(app->input.listing);
  pull_out();
}

/* A direction that is held goes on, after a while and then faster. */
static void held_directions_go_on(void **state)
{
  (void)state;
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  plug_in();
  press(BUTTON(DPAD_UP));
  set_button(BUTTON(DPAD_LEFT), true, 5000);
  assert_string_equal(stage_cell(&stage), "c3");
  assert_false(pump(5200));
  assert_string_equal(stage_cell(&stage), "c3");
  assert_true(pump(5400));
  assert_string_equal(stage_cell(&stage), "b3");
  assert_true(pump(5520));
  assert_string_equal(stage_cell(&stage), "a3");
  assert_false(pump(6000)); /* at the edge it stays, as long as it is held */
  assert_string_equal(stage_cell(&stage), "a3");
  set_button(BUTTON(DPAD_LEFT), false, 6100);
  assert_false(pump(9000));
  set_axis(SDL_CONTROLLER_AXIS_LEFTX, 0.3F, 10000); /* not far enough */
  assert_string_equal(stage_cell(&stage), "a3");
  set_axis(SDL_CONTROLLER_AXIS_LEFTX, 0.9F, 10010);
  assert_string_equal(stage_cell(&stage), "b3");
  set_axis(SDL_CONTROLLER_AXIS_LEFTX, 0.8F, 10020); /* trembling is no new direction */
  assert_string_equal(stage_cell(&stage), "b3");
  set_axis(SDL_CONTROLLER_AXIS_LEFTY, -0.9F, 10030); /* diagonally */
  assert_string_equal(stage_cell(&stage), "c4");
  set_axis(SDL_CONTROLLER_AXIS_LEFTX, 0, 10040), set_axis(SDL_CONTROLLER_AXIS_LEFTY, 0, 10050);
  assert_false(pump(20000));
  pull_out();
}

/* From the edge of the board to the buttons, and from there back. */
static void off_the_board_and_back(void **state)
{
  (void)state;
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  plug_in();
  press(BUTTON(DPAD_RIGHT));
  for (int i = 0; i < 4; i++) press(BUTTON(DPAD_RIGHT));
  assert_string_equal(stage_cell(&stage), "h3");
  press(BUTTON(DPAD_RIGHT));
  assert_string_equal(stage_cell(&stage), "");
  assert_true(stage.app.ui.keyboard && stage.app.ui.focus);
  for (int i = 0; i < 8 && !*stage_cell(&stage); i++) press(BUTTON(DPAD_LEFT));
  assert_string_equal(stage_cell(&stage), "h3");
  set_axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0.9F, 100); /* the next piece */
  assert_true(strcmp(stage_cell(&stage), "h3") != 0);
  set_axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0, 110);
  pull_out();
}

static void a_game_is_chosen(void **state)
{
  (void)state;
  struct app *app = &stage.app;
  plug_in();
  press(BUTTON(DPAD_DOWN));
  assert_true(app->ui.keyboard);
  for (int i = 0; i < 40 && app->ui.words.role != UI_CARD; i++) press(BUTTON(DPAD_DOWN));
  assert_int_equal(app->ui.words.role, UI_CARD);
  press(BUTTON(A));
  assert_int_equal(app->screen, APP_SETUP);
  press(BUTTON(B));
  assert_int_equal(app->screen, APP_CHOOSE);
  pull_out();
  assert_true(pad_due(app, 0) > 500); /* seldom looked for */
}

/* ---- from the first screen to the end, with nothing but the controller ---- */

static void go_to(SDL_GameControllerButton way, const char *label)
{
  for (int i = 0; i < 60; i++) {
    if (!strncmp(stage.app.ui.words.label, label, strlen(label)) && stage.app.ui.words.id) return;
    press(way);
  }
  fail_msg("'%s' is not reached; the last was '%s'", label, stage.app.ui.words.label);
}

/* To a piece that can move, and where it can go; until the turn is played. */
static void play_a_turn(void)
{
  struct match *match = stage.app.match;
  int turns = match->game.count;
  for (int i = 0; i < 6 && match->game.count == turns; i++) {
    set_axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0.9F, 2000), set_axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0, 2001);
    press(BUTTON(A));
  }
  assert_int_equal(match->game.count, turns + 1);
}

static void a_session_by_controller(void **state)
{
  (void)state;
  struct app *app = &stage.app;
  plug_in();
  press(BUTTON(RIGHTSHOULDER));
  go_to(BUTTON(RIGHTSHOULDER), "Turkish draughts");
  press(BUTTON(A));
  assert_int_equal(app->screen, APP_SETUP);
  go_to(BUTTON(RIGHTSHOULDER), "Who plays, Black");
  press(BUTTON(A)), go_to(BUTTON(DPAD_UP), "Person"), press(BUTTON(A));
  go_to(BUTTON(LEFTSHOULDER), "Start game");
  press(BUTTON(A));
  assert_int_equal(app->screen, APP_PLAY);
  assert_string_not_equal(stage_cell(&stage), "");
  play_a_turn();
  char cell[CELL_NAME_SIZE];
  SDL_strlcpy(cell, stage_cell(&stage), sizeof cell);
  set_button(BUTTON(DPAD_UP), true, 3000); /* held while it goes */
  SDL_strlcpy(cell, stage_cell(&stage), sizeof cell);
  pull_out();
  assert_string_equal(app->play.note, app_text(app, "ui.keys.say.pad.gone"));
  assert_false(pump(9000)); /* nothing goes on by itself */
  assert_string_equal(stage_cell(&stage), cell);
  assert_int_equal(app->match->game.count, 1);
  assert_int_equal(app->screen, APP_PLAY);
  plug_in();
  play_a_turn();
  assert_string_equal(app->play.note, ""); /* the turn is what matters now */
  go_to(BUTTON(DPAD_RIGHT), "Turns of the game");
  press(BUTTON(DPAD_DOWN)); /* off its end */
  go_to(BUTTON(DPAD_RIGHT), "More");
  press(BUTTON(A)), go_to(BUTTON(DPAD_DOWN), app_text(app, "ui.play.review")), press(BUTTON(A));
  assert_int_equal(app->screen, APP_REVIEW);
  press(BUTTON(LEFTSHOULDER)), press(BUTTON(LEFTSHOULDER));
  assert_int_equal(table_shown_turns(&app->table), 0);
  pull_out();
  assert_int_equal(table_shown_turns(&app->table), 0);
  plug_in();
  press(BUTTON(RIGHTSHOULDER));
  assert_int_equal(table_shown_turns(&app->table), 1);
  for (int i = 0; i < 3 && app->screen != APP_CHOOSE; i++) press(BUTTON(B));
  assert_int_equal(app->screen, APP_CHOOSE);
  pull_out();
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(a_game_by_controller, set_up, tear_down),
    cmocka_unit_test_setup_teardown(held_directions_go_on, set_up, tear_down),
    cmocka_unit_test_setup_teardown(off_the_board_and_back, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_game_is_chosen, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_session_by_controller, set_up, tear_down),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
