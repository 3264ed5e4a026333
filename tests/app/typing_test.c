/* Turns that are typed in the window: the line opens, marks cells, plays or says why not, and closes. */
#include "scenes.h"
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

/* ---- the line can be seen ---- */

static const struct ui_widget *line_of(const struct app *app)
{
  uint64_t id = ui_id("typing", 0);
  for (int i = 0; i < app->ui.widgets; i++)
    if (app->ui.widget[i].id == id) return &app->ui.widget[i];
  return NULL;
}

/* The first letters of a turn are typed, and then one that is refused. */
static int in_sight(struct picture *picture, const char *where)
{
  struct app *app = &picture->app;
  const struct table *table = board_keys_table(app);
  struct error err;
  const struct board *board = &table->match->rules->board;
  char letter[2] = {board->name[board->order[0]][0], '\0'};
  if (!picture_key(picture, letter, &err)) fail_msg("%s", err.message);
  for (int refused = 0; refused < 2; refused++) {
    if (refused && !picture_key(picture, "Return", &err)) fail_msg("%s", err.message);
    const struct ui_widget *line = line_of(app);
    bool whole = line && line->at.h >= 43.5F && line->at.w >= 120 && rect_inside(line->at, app->ui.window) && ui_field_focused(&app->ui, NULL);
    if (!whole) {
      print_error("%s%s: the line is not seen\n", where, refused ? ", refused" : "");
      return 1;
    }
  }
  return 0;
}

static void it_is_in_sight_in_the_smallest_window(void **state)
{
  (void)state;
  static const struct scenes_size sizes[] = {{640, 480, 1}, {480, 640, 1}};
  int faults = 0;
  for (int v = 0; v < library_count(fixture.library); v++) {
    const struct library_entry *entry = library_at(fixture.library, v);
    for (int s = 0; s < 2; s++)
      for (int l = 0; l < SCENES_LANGUAGES; l++)
        for (int most = 0; most < 2; most++) {
          struct picture picture;
          char where[120];
          int players = most ? variant_max_players(entry->variant) : variant_min_players(entry->variant);
          snprintf(where, sizeof where, "%s, %d players, %s %dx%d", entry->id, players, scenes_languages[l], sizes[s].w, sizes[s].h);
          const struct scene scene = {.name = where, .screen = APP_PLAY, .variant = entry->id, .players = players, .seated = most};
          scenes_open(&picture, &fixture, &scene, &(struct scenes_look){.language = scenes_languages[l], .size = sizes[s]});
          if (!picture.app.table.locked) faults += in_sight(&picture, where);
          picture_close(&picture);
        }
  }
  if (faults) fail_msg("%d lines are not in sight", faults);
}

/* Where the task is long the words scroll. */
static void it_is_in_sight_in_every_exercise(void **state)
{
  (void)state;
  static const struct scenes_size size = {640, 480, 1};
  int faults = 0, typed = 0;
  for (int v = 0; v < library_count(fixture.library); v++) {
    const struct library_entry *entry = library_at(fixture.library, v);
    struct book *book;
    struct error err;
    if (!book_new(&book, entry->variant, &err)) fail_msg("%s", err.message);
    for (int e = 0; e < book->exercise_count; e++) {
      struct picture picture;
      char where[120];
      snprintf(where, sizeof where, "%s, %s", entry->id, book->exercise[e].example.name);
      const struct scene scene = {.name = where, .screen = APP_EXERCISE, .variant = entry->id, .exercise = book->exercise[e].example.name};
      scenes_open(&picture, &fixture, &scene, &(struct scenes_look){.language = "pt-BR", .size = size});
      if (table_may_move(board_keys_table(&picture.app))) faults += in_sight(&picture, where), typed++;
      picture_close(&picture);
    }
    book_free(book);
  }
  assert_true(typed > 0);
  if (faults) fail_msg("%d of %d lines are not in sight", faults, typed);
}

/* ---- input methods ---- */

static bool compose(const char *text)
{
  SDL_Event event = {.type = SDL_TEXTEDITING};
  SDL_strlcpy(event.edit.text, text, sizeof event.edit.text);
  return stage_event(&stage, &event);
}

static const SDL_Keycode composing_keys[] = {SDLK_RETURN, SDLK_KP_ENTER, SDLK_ESCAPE, SDLK_LEFT, SDLK_RIGHT, SDLK_UP, SDLK_DOWN, SDLK_HOME, SDLK_END,
                                             SDLK_PAGEDOWN, SDLK_TAB, SDLK_SPACE, SDLK_BACKSPACE, SDLK_DELETE, SDLK_F1, SDLK_F2, SDLK_F10};

static void press_all(void)
{
  for (size_t i = 0; i < sizeof composing_keys / sizeof *composing_keys; i++) stage_key(&stage, composing_keys[i], 0);
}

/* While a word is composed the keys are the input method's, wherever the keyboard is. */
static void keys_are_the_input_methods(void **state)
{
  (void)state;
  struct match *match = open_game(NULL, 1000, 760, NULL);
  struct app *app = &stage.app;
  type("d3-d4");
  compose("ni"), press_all();
  assert_true(is_open());
  assert_string_equal(app->input.typing.field.edit.text, "d3-d4");
  assert_string_equal(app->input.typing.field.composing, "ni");
  assert_int_equal(app->screen, APP_PLAY);
  assert_false(app->input.listing || app->input.readout.open);
  compose(""), stage_key(&stage, SDLK_RETURN, 0); /* given up: the key is the screen's again */
  assert_int_equal(match->game.count, 1);

  stage_key(&stage, SDLK_UP, 0); /* on the board, where no field has the focus */
  char cell[CELL_NAME_SIZE];
  SDL_strlcpy(cell, stage_cell(&stage), sizeof cell);
  assert_true(*cell);
  compose("ni"), press_all();
  assert_string_equal(stage_cell(&stage), cell);
  assert_int_equal(match->game.count, 1);
  assert_int_equal(app->screen, APP_PLAY);
  assert_false(app->input.listing || app->input.readout.open);
  stage_type(&stage, "e"); /* it is typed: composed no more */
  assert_true(is_open());
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_false(is_open());

  compose("ni");
  SDL_Event away = {.type = SDL_WINDOWEVENT};
  away.window.event = SDL_WINDOWEVENT_FOCUS_LOST; /* no word comes of it any more */
  stage_event(&stage, &away);
  stage_key(&stage, SDLK_F1, 0);
  assert_true(app->input.listing);
  stage_key(&stage, SDLK_ESCAPE, 0);

  app_go(app, APP_CHOOSE), stage_frame(&stage);
  stage_type(&stage, "turk"); /* the search */
  compose("is"), press_all();
  assert_int_equal(app->screen, APP_CHOOSE);
  assert_string_equal(app->home.search.edit.text, "turk");
  stage_event(&stage, &away);
  assert_string_equal(app->home.search.composing, "");
  compose("is"), stage_type(&stage, "ish"), stage_frame(&stage);
  assert_string_equal(app->home.search.edit.text, "turkish");
  stage_key(&stage, SDLK_BACKSPACE, 0), stage_frame(&stage);
  assert_string_equal(app->home.search.edit.text, "turkis");
  stage_close(&stage);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_turn_is_typed), cmocka_unit_test(what_is_wrong_is_said_and_mended), cmocka_unit_test(shortcuts_are_not_letters),
    cmocka_unit_test(a_cell_is_typed), cmocka_unit_test(as_people_type),  cmocka_unit_test(not_where_nothing_may_be_moved),
    cmocka_unit_test(it_is_in_sight_in_the_smallest_window), cmocka_unit_test(it_is_in_sight_in_every_exercise), cmocka_unit_test(keys_are_the_input_methods),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  scenes_end();
  fixture_release(&fixture);
  return failed;
}
