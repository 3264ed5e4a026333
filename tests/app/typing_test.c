/* Turns that are typed in the window: the line opens, marks cells, plays or says why not, and closes. */
#include "stage.h"

#include "app/keys.h"

#include <stdio.h>

static struct fixture fixture;
static struct stage stage;

static struct match *open_game(const char *language, int w, int h, const char *position)
{
  stage_open(&stage, &fixture, language, w, h);
  stage_play(&stage, &fixture, "turkish-draughts", 0, position);
  return stage.app.match;
}

static void type(const char *text)
{
  for (; *text; text++) stage_type(&stage, (char[]){*text, 0});
}

static bool is_open(void) { return typing_is_open(&stage.app); }

static int named(void)
{
  struct bits marks = typing_marks(&stage.app, &stage.app.table);
  return bits_count(&marks);
}

static void a_turn_is_typed(void **state)
{
  (void)state;
  struct match *match = open_game(NULL, 1000, 760, NULL);
  assert_false(is_open());
  type("D");
  assert_true(is_open());
  assert_int_equal(named(), 0);
  type("3");
  assert_int_equal(named(), 1);
  type(" d");
  assert_int_equal(named(), 1);
  type("4");
  assert_int_equal(named(), 2);
  struct bits marks = typing_marks(&stage.app, &stage.app.table);
  assert_true(bits_has(&marks, board_cell(&match->rules->board, "d3")) && bits_has(&marks, board_cell(&match->rules->board, "d4")));
  stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(match->game.count, 1);
  assert_false(is_open());
  assert_int_equal(named(), 0);
  assert_string_equal(stage_cell(&stage), "d4"); /* the keyboard goes on from there */
  type("e6-e5"), stage_key(&stage, SDLK_KP_ENTER, 0);
  assert_int_equal(match->game.count, 2);
  stage_close(&stage);
}

static void what_is_wrong_is_said_and_mended(void **state)
{
  (void)state;
  struct match *match = open_game(NULL, 640, 480, NULL);
  type("d3-d5"), stage_key(&stage, SDLK_RETURN, 0);
  assert_true(is_open());
  assert_int_equal(match->game.count, 0);
  assert_int_equal(match->refusal.reason, REFUSAL_UNREACHABLE);
  stage_key(&stage, SDLK_BACKSPACE, 0);
  assert_int_equal(match->refusal.reason, REFUSAL_NONE);
  type("4"), stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(match->game.count, 1);
  type("zz9"); /* no cell begins so: nothing opens */
  assert_false(is_open());
  type("e6e5"); /* no turn is written so, and nothing is marked as if it were */
  assert_int_equal(named(), 0);
  stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(match->refusal.reason, REFUSAL_UNKNOWN_CELL);
  type("e6-e5"), stage_key(&stage, SDLK_RETURN, 0); /* after a refusal typing begins anew */
  assert_int_equal(match->game.count, 2);
  type("a1-?"), stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(match->refusal.reason, REFUSAL_SYNTAX);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_false(is_open());
  assert_int_equal(match->refusal.reason, REFUSAL_NONE);
  assert_int_equal(stage.app.screen, APP_PLAY);
  type("a"), stage_key(&stage, SDLK_BACKSPACE, 0); /* all taken back: closed */
  assert_false(is_open());
  type("a1"), stage_key(&stage, SDLK_TAB, 0); /* gone elsewhere */
  stage_frame(&stage);
  assert_false(is_open());
  stage_close(&stage);
}

static void shortcuts_are_not_letters(void **state)
{
  (void)state;
  struct match *match = open_game(NULL, 1000, 760, NULL);
  type("d3-d4");
  assert_false(stage.app.input.listing);
  stage_key(&stage, SDLK_z, KMOD_CTRL); /* nothing to take back; the line stays */
  assert_true(is_open());
  type("?"); /* a letter of the line now */
  assert_false(stage.app.input.listing);
  stage_key(&stage, SDLK_F1, 0);
  assert_true(stage.app.input.listing);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_false(stage.app.input.listing);
  assert_int_equal(match->game.count, 0);
  SDL_Event escape = {.type = SDL_KEYDOWN}, question = {.type = SDL_TEXTINPUT}; /* both before the next frame */
  escape.key.keysym.sym = SDLK_ESCAPE, question.text.text[0] = '?';
  assert_true(is_open());
  input_event(&stage.app, &escape, 1, 1), input_event(&stage.app, &question, 1, 1);
  assert_false(is_open());
  assert_true(stage.app.input.listing);
  stage_frame(&stage);
  stage_close(&stage);
}

/* A cell alone is a click on it. */
static void a_cell_is_typed(void **state)
{
  (void)state;
  struct match *match = open_game(NULL, 1000, 760, "8/6bb/8/3b4/8/3w4/6ww/8 w");
  type("d3"), stage_key(&stage, SDLK_RETURN, 0);
  assert_true(match->lifted && !is_open());
  assert_string_equal(stage_cell(&stage), "d3");
  type("d4"), stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(match->game.count, 1);
  assert_string_equal(stage_cell(&stage), "d4");
  type("a1"), stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(match->refusal.reason, REFUSAL_NO_PIECE);
  stage_close(&stage);
}

/* Blank for '-' where an x is meant, and the player's own word for passing. */
static void as_people_type(void **state)
{
  (void)state;
  struct match *match = open_game("pt-BR", 1000, 760, "8/6bb/8/3b4/3w4/8/6ww/8 w");
  type("d4 d6"), stage_key(&stage, SDLK_RETURN, 0);
  assert_int_equal(match->game.count, 1);
  assert_int_equal(bits_count(&match->game.played[0].turn.captured), 1);
  type("passar"), stage_key(&stage, SDLK_RETURN, 0);
  assert_true(is_open());
  assert_int_equal(match->refusal.reason, REFUSAL_MAY_NOT_PASS);
  stage_close(&stage);
}

static void not_where_nothing_may_be_moved(void **state)
{
  (void)state;
  struct match *match = open_game(NULL, 1000, 760, NULL);
  match_type(match, "d3-d4");
  app_changed(&stage.app);
  stage_frame(&stage);
  stage_key(&stage, SDLK_LEFT, KMOD_CTRL); /* an earlier turn is looked at */
  type("a");
  assert_false(is_open());
  stage_key(&stage, SDLK_END, KMOD_CTRL);
  type("a");
  assert_true(is_open());
  app_go(&stage.app, APP_CHOOSE);
  stage_frame(&stage);
  assert_false(is_open());
  type("a");
  assert_false(stage.app.input.typing.open);
  stage_close(&stage);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_turn_is_typed), cmocka_unit_test(what_is_wrong_is_said_and_mended), cmocka_unit_test(shortcuts_are_not_letters),
    cmocka_unit_test(a_cell_is_typed), cmocka_unit_test(as_people_type),  cmocka_unit_test(not_where_nothing_may_be_moved),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
