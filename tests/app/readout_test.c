/* What is asked for in words: how the game stands, and the board, spoken or shown over the screen. */
#include "spoken.h"
#include "stage.h"

#include "app/keys.h"
#include "app/narrate.h"
#include "app/play_standing.h"
#include "app/play_question.h"
#include "app/screen_book.h"
#include "match/record.h"

static struct fixture fixture;
static struct stage stage;

static const char position[] = "7b/8/8/3b4/2b5/3w4/8/w6w w";

static void open_speaking(const char *language, const char *id, int players, const char *start)
{
  stage_open(&stage, &fixture, language, 1000, 760);
  stage_play(&stage, &fixture, id, players, start);
  stage.app.settings.speak = true;
}

static void it_says_what_is_expected_and_how_all_stand(void **state)
{
  (void)state;
  open_speaking(NULL, "turkish-draughts", 0, position);
  catch_stderr();
  stage_key(&stage, SDLK_F2, 0);
  said("say White to move.\nsay White, 0 captured.\nsay Black, 0 captured.\n");
  app_played(&stage.app, match_type(stage.app.match, "d3-d4")), stage_frame(&stage);
  catch_stderr();
  stage_key(&stage, SDLK_F2, 0);
  said("say Black to move: a capture must be played.\nsay White, 0 captured.\nsay Black, 0 captured.\n");
  const struct timer_rule rule = {TIMER_TOTAL, 5 * 60000, 0};
  timer_init(&stage.app.match->timer, &rule);
  play_ask(&stage.app, ASK_NEW), stage_frame(&stage);
  catch_stderr();
  stage_key(&stage, SDLK_F2, 0);
  char *text = caught();
  assert_non_null(strstr(text, "say Start a new game?"));
  assert_non_null(strstr(text, "say White, 0 captured, 5:00 left.\n"));
  free(text);
  assert_false(stage.app.input.readout.open); /* it is heard */
  stage_close(&stage);
}

static void the_board_is_read_by_player_and_kind(void **state)
{
  (void)state;
  open_speaking(NULL, "turkish-draughts", 0, "7B/8/8/3b4/8/3w4/8/w6W w");
  catch_stderr();
  stage_key(&stage, SDLK_F3, 0);
  said("say White, 3: man on d3, a1; king on h1.\nsay Black, 2: man on d5; king on h8.\nsay Nothing has been played yet.\n");
  app_played(&stage.app, match_type(stage.app.match, "d3-d4")), stage_frame(&stage);
  catch_stderr();
  stage_key(&stage, SDLK_F3, 0);
  said("say White, 3: man on d4, a1; king on h1.\nsay Black, 2: man on d5; king on h8.\nsay Last turn: White plays d3-d4.\n");
  stage_key(&stage, SDLK_LEFT, KMOD_CTRL); /* what is seen, not what is played */
  catch_stderr();
  stage_key(&stage, SDLK_F3, 0), stage_key(&stage, SDLK_F2, 0);
  said("say White, 3: man on d3, a1; king on h1.\nsay Black, 2: man on d5; king on h8.\nsay Nothing has been played yet.\n"
       "say The start of the game.\nsay White to move.\nsay In the game now: Black to move.\nsay White, 0 captured, 1 king.\nsay Black, 0 captured, 1 king.\n");
  app_go(&stage.app, APP_REVIEW), stage_frame(&stage);
  catch_stderr();
  stage_key(&stage, SDLK_HOME, KMOD_CTRL), stage_key(&stage, SDLK_F2, 0);
  char *text = caught();
  assert_non_null(strstr(text, "say The start of the game.\nsay White to move.\n"));
  free(text);
  stage_close(&stage);
}

static void one_kind_and_pieces_of_nobody(void **state)
{
  (void)state;
  open_speaking("pt-BR", "chinese-checkers", 6, NULL);
  catch_stderr();
  stage_key(&stage, SDLK_F3, 0);
  char *text = caught();
  int lines = 0;
  for (const char *at = text; (at = strstr(at, ", 10: ")); at++) lines++;
  assert_int_equal(lines, 6);
  assert_null(strstr(text, " em "));
  free(text);
  stage_close(&stage);
  open_speaking("pt-BR", "capture-chinese-checkers", 3, NULL);
  catch_stderr();
  stage_key(&stage, SDLK_F3, 0);
  text = caught();
  assert_non_null(strstr(text, " no tabuleiro: "));
  free(text);
  stage_close(&stage);
}

/* A game whose variant is not there: why it can only be looked at is heard at once and when it is asked for, its pieces in the player's words. */
static void a_game_to_look_at_says_why(void **state)
{
  (void)state;
  open_speaking("pt-BR", "turkish-draughts", 0, "7B/8/8/3b4/8/3w4/8/w6W w");
  struct strbuf text;
  struct record *record;
  struct error err;
  strbuf_init(&text);
  record_write(&text, stage.app.match, "en", 0);
  if (!record_read(&record, text.text, &err)) fail_msg("%s", err.message);
  strbuf_release(&text);
  struct match *view = record_open(record, NULL, NULL);
  record_free(record);
  catch_stderr();
  app_take(&stage.app, view, "somewhere.salto"), stage_frame(&stage);
  char *heard = caught();
  assert_non_null(strstr(heard, "pode ser vista"));
  free(heard);
  catch_stderr();
  stage_key(&stage, SDLK_F2, 0), stage_key(&stage, SDLK_F3, 0);
  heard = caught();
  assert_non_null(strstr(heard, "pode ser vista"));
  assert_non_null(strstr(heard, " (pedra)"));
  assert_null(strstr(heard, "king"));
  free(heard);
  stage_close(&stage);
}

/* Where nothing is read it is shown, until any key that closes, a click or its button. */
static void else_it_is_shown(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 640, 480);
  stage_play(&stage, &fixture, "turkish-draughts", 0, position);
  struct app *app = &stage.app;
  const struct timer_rule rule = {TIMER_TOTAL, 5 * 60000, 0};
  timer_init(&app->match->timer, &rule);
  stage_key(&stage, SDLK_UP, 0), stage_key(&stage, SDLK_TAB, 0);
  uint64_t focus = app->ui.focus;
  stage_key(&stage, SDLK_F2, 0);
  assert_true(app->input.readout.open);
  assert_string_equal(app->input.readout.text.text, "White to move.\nWhite, 0 captured, 5:00 left.\nBlack, 0 captured, 5:00 left.");
  assert_false(stage_key(&stage, SDLK_n, KMOD_CTRL)); /* what lies under it waits */
  stage_type(&stage, "d");
  assert_false(app->input.typing.open);
  stage_key(&stage, SDLK_ESCAPE, 0);
  assert_false(app->input.readout.open);
  assert_int_equal(app->screen, APP_PLAY);
  assert_true(ui_focused(&app->ui, focus));
  stage_key(&stage, SDLK_F3, 0);
  assert_string_equal(app->input.readout.text.text, "White, 3: man on d3, a1, h1.\nBlack, 3: man on h8, d5, c4.\nNothing has been played yet.");
  stage_key(&stage, SDLK_RETURN, 0); /* its button */
  assert_false(app->input.readout.open);
  stage_key(&stage, SDLK_F3, 0), stage_click(&stage, 5, 5);
  assert_false(app->input.readout.open);
  stage_key(&stage, SDLK_F3, 0), stage_key(&stage, SDLK_F1, 0); /* the list is there instead */
  assert_true(app->input.listing && !app->input.readout.open);
  stage_close(&stage);
}

static void settle(void)
{
  stage_frame(&stage);
  while (worker_wait(stage.app.scripts)) worker_finish(stage.app.scripts, &stage.app);
  stage_frame(&stage);
}

static void in_exercises_and_in_the_book(void **state)
{
  (void)state;
  open_speaking(NULL, "english-draughts", 0, NULL);
  struct app *app = &stage.app;
  app_read_book(app, app->match->variant), settle();
  assert_true(app->reader.book && app->reader.book->has_worked);
  app->ui.smooth = false;
  screen_book_go_to(app, BOOK_WORKED), stage_frame(&stage), stage_frame(&stage);
  catch_stderr();
  stage_key(&stage, SDLK_F2, 0), stage_key(&stage, SDLK_F3, 0);
  char *text = caught();
  assert_non_null(strstr(text, " to move.\n"));
  assert_non_null(strstr(text, ": man on "));
  free(text);
  app_do_exercise(app, 0), settle();
  catch_stderr();
  stage_key(&stage, SDLK_F2, 0), stage_key(&stage, SDLK_F3, 0);
  text = caught();
  struct words words = app_words(app, app->reader.variant);
  assert_non_null(strstr(text, book_task_text(&words, learner_exercise(app), 0)));
  assert_non_null(strstr(text, "Nothing has been played yet.\n"));
  free(text);
  stage_close(&stage);
}

/* The book is heard from its first text on, downwards text by text, and from a section that is chosen. */
static void the_book_is_heard_text_by_text(void **state)
{
  (void)state;
  open_speaking(NULL, "turkish-draughts", 0, NULL);
  struct app *app = &stage.app;
  catch_stderr();
  app_read_book(app, app->match->variant), settle(), stage_frame(&stage);
  char *heard = caught();
  assert_non_null(strstr(heard, "say What it is\n"));
  free(heard);
  uint64_t first = app->ui.focus;
  catch_stderr();
  stage_key(&stage, SDLK_DOWN, 0);
  heard = caught();
  assert_true(app->ui.focus != first && *heard);
  free(heard);
  catch_stderr();
  screen_book_go_to(app, BOOK_WORKED), stage_frame(&stage), stage_frame(&stage);
  heard = caught();
  assert_non_null(strstr(heard, "say A position to think about\n"));
  free(heard);
  int told = 0;
  catch_stderr();
  for (int i = 0; i < 9 && app->ui.focus != ui_id("answer", 0); i++) stage_key(&stage, SDLK_TAB, 0);
  stage_key(&stage, SDLK_RETURN, 0), stage_frame(&stage);
  heard = caught();
  for (const char *at = heard; (at = strstr(at, "The man, and all five fall.")); at++) told++;
  assert_int_equal(told, 1);
  assert_non_null(strstr(heard, "Play the moves"));
  free(heard);
  catch_stderr();
  stage_key(&stage, SDLK_RETURN, 0);
  heard = caught();
  assert_non_null(strstr(heard, "say Played: "));
  free(heard);
  stage_close(&stage);
}

/* ---- little time ---- */

static void little_time_is_told_once(void **state)
{
  (void)state;
  static const struct {
    struct timer_rule rule;
    int64_t left[6];
    const char *said;
  } cases[] = {
    {{TIMER_TOTAL, 60000, 0}, {45000, 30001, 30000, 29000, 10001, 10000}, "say White: 30 seconds left.\nsay White: 10 seconds left.\n"},
    {{TIMER_TOTAL, 60000, 5000}, {10000, 9000, 12000, 9500, 31000, 29000},
     "say White: 10 seconds left.\nsay White: 10 seconds left.\nsay White: 30 seconds left.\n"}, /* after more time it is news again */
    {{TIMER_TURN, 20000, 0}, {20000, 15000, 10000, 9000, 20000, 10000}, "say White: 10 seconds left.\nsay White: 10 seconds left.\n"},
    {{TIMER_TURN, 10000, 0}, {10000, 5000, 1000, 0, 10000, 1}, ""}, /* so short that all of it is little */
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    open_speaking(NULL, "turkish-draughts", 0, position);
    timer_init(&stage.app.match->timer, &cases[i].rule);
    int told = 0;
    catch_stderr();
    for (int k = 0; k < 6; k++) play_players_low(&stage.app, &told, 0, cases[i].left[k]);
    said(cases[i].said);
    stage_close(&stage);
  }
}

/* In the game itself: of the person who is to move, never of the computer. */
static void a_running_clock_warns(void **state)
{
  (void)state;
  const struct timer_rule rule = {TIMER_TOTAL, 60000, 0};
  for (int computer = 0; computer < 2; computer++) {
    open_speaking(NULL, "turkish-draughts", 0, position);
    struct app *app = &stage.app;
    timer_init(&app->match->timer, &rule);
    app->match->participant[1].computer = computer;
    app_played(app, match_type(app->match, "d3-d4")); /* Black's clock runs */
    app->match->timer.left[1] = 9000;
    catch_stderr();
    stage_frame(&stage), stage_frame(&stage);
    if (computer) said("");
    else said("say Black: 10 seconds left.\n");
    assert_int_equal(app->play.ticked > 0, !computer); /* and a tick for each second is heard */
    stage_close(&stage);
  }
}

/* Two words for two ways, and whose side is lowest then; nobody's may be. */
static void it_is_told_how_the_board_was_turned(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  stage.app.settings.speak = true;
  stage_frame(&stage);
  catch_stderr();
  stage_key(&stage, SDLK_f, KMOD_CTRL), stage_key(&stage, SDLK_r, KMOD_CTRL);
  char *heard = caught();
  assert_non_null(strstr(heard, "The board was flipped. At the bottom: Black.\n"));
  assert_non_null(strstr(heard, "The board was turned.\n"));
  free(heard);
  stage_close(&stage);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(it_is_told_how_the_board_was_turned),
    cmocka_unit_test(it_says_what_is_expected_and_how_all_stand), cmocka_unit_test(the_board_is_read_by_player_and_kind),
    cmocka_unit_test(one_kind_and_pieces_of_nobody), cmocka_unit_test(a_game_to_look_at_says_why), cmocka_unit_test(else_it_is_shown),
    cmocka_unit_test(in_exercises_and_in_the_book), cmocka_unit_test(the_book_is_heard_text_by_text),
    cmocka_unit_test(little_time_is_told_once), cmocka_unit_test(a_running_clock_warns),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
