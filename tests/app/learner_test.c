/* Exercises done on the board without a window: books are made and goals asked on the thread for scripts, as there. */
#include "fixture.h"
#include "spoken.h"

#include "app/board_keys.h"
#include "app/state.h"

#include <string.h>

static struct fixture fixture;
static struct app_options options;
static struct app app;

static int open_app(void **state)
{
  (void)state;
  memset(&app, 0, sizeof app);
  options = (struct app_options){.library = fixture.library, .texts = fixture.texts, .no_animation = true};
  app.options = &options;
  app.scripts = worker_new("scripts", NULL, NULL);
  app.progress.off = true;
  app.learner.number = -1;
  app.screen = APP_EXERCISE;
  SDL_strlcpy(app.language, "en", sizeof app.language);
  return 0;
}

static int close_app(void **state)
{
  (void)state;
  worker_free(app.scripts);
  learner_release(&app.learner);
  reader_release(&app.reader);
  progress_release(&app.progress);
  return 0;
}

static void wait(void)
{
  while (worker_wait(app.scripts)) worker_finish(app.scripts, &app);
}

static void read_book(const char *id)
{
  app.reading = fixture_variant(&fixture, id);
  reader_open(&app);
}

static void begin(int number)
{
  read_book("star-school");
  wait();
  learner_begin(&app, number);
  wait();
  assert_non_null(app.learner.match);
}

static void click(const char *cell)
{
  int number = board_cell(&app.learner.match->rules->board, cell);
  assert_int_not_equal(number, NO_CELL);
  table_use(&app, &app.learner.table, number);
}

static bool is_done(const char *exercise) { return progress_has(&app.progress, "star-school", exercise); }

static void a_goal_is_reached(void **state)
{
  (void)state;
  begin(0);
  assert_int_equal(app.learner.lesson.state, LESSON_OPEN);
  click("i5"), click("i6");
  assert_int_equal(app.learner.lesson.state, LESSON_ASKING);
  assert_true(app.learner.table.locked); /* nothing is played while the book is asked */
  wait();
  assert_int_equal(app.learner.lesson.state, LESSON_OPEN);
  assert_string_equal(app.learner.lesson.word, "nearly");
  assert_false(app.learner.table.locked);
  assert_false(is_done("one_step"));
  click("i6"), click("j6");
  wait();
  assert_int_equal(app.learner.lesson.state, LESSON_DONE);
  assert_true(app.learner.table.locked);
  assert_true(is_done("one_step"));
  learner_again(&app); /* what was done stays done */
  assert_int_equal(app.learner.lesson.state, LESSON_OPEN);
  assert_int_equal(app.learner.match->game.count, 0);
  assert_true(is_done("one_step"));
}

static void a_goal_is_missed(void **state)
{
  (void)state;
  begin(0);
  click("i5"), click("h5");
  wait();
  assert_int_equal(app.learner.lesson.state, LESSON_FAILED);
  assert_string_equal(app.learner.lesson.word, "astray");
  assert_true(app.learner.table.locked);
  learner_back(&app);
  assert_int_equal(app.learner.lesson.state, LESSON_OPEN);
  assert_false(app.learner.table.locked);
  static const char *const way[] = {"i5", "i6", "i7", "i8"}; /* the turns are used up */
  for (int i = 0; i < 3; i++) click(way[i]), click(way[i + 1]), wait();
  assert_int_equal(app.learner.lesson.state, LESSON_FAILED);
}

static void cells_are_answers(void **state)
{
  (void)state;
  begin(1);
  click("i4");
  assert_int_not_equal(app.learner.lesson.wrong, NO_CELL);
  assert_true(bits_has(&app.learner.table.marks, app.learner.lesson.wrong));
  assert_null(app.learner.match->refusal.reason ? &app : NULL); /* no turn was tried */
  click("i5");
  assert_int_equal(app.learner.lesson.task, 1);
  click("i3"), click("i5"), click("i5");
  wait();
  assert_int_equal(app.learner.lesson.state, LESSON_DONE);
  assert_true(is_done("two_tasks"));
  assert_false(is_done("one_step"));
}

/* An exercise keeps its answer to itself: no chain is written out, and none is played at one press. */
static void the_answer_is_not_given_away(void **state)
{
  (void)state;
  struct refusal refusal = {.reason = REFUSAL_MUST_GO_ON, .turn = "c2xc4xc6"};
  struct words words = app_words(&app, NULL);
  struct strbuf text;
  strbuf_init(&text);
  refusal_conceal(&refusal);
  words_refusal(&text, &words, NULL, &refusal);
  assert_string_equal(text.text, "The turn cannot end here, the piece must jump on.");
  strbuf_release(&text);
  read_book("turkish-draughts");
  wait();
  int five = 0;
  while (strcmp(app.reader.book->exercise[five].example.name, "five") != 0) five++;
  learner_begin(&app, five);
  wait();
  struct match *match = app.learner.match;
  click("g8"); /* it has one turn, of five captures */
  assert_true(match->lifted);
  assert_int_equal(match->game.count, 0);
  app.settings.speak = true, app.input.speech = speech_new();
  catch_stderr();
  int hops = 0;
  for (; match->game.count == 0 && hops < 9; hops++) {
    struct bits targets = match_targets(match);
    table_use(&app, &app.learner.table, bits_next(&targets, 0));
  }
  wait();
  char *heard = caught();
  assert_int_equal(app.learner.lesson.state, LESSON_DONE);
  assert_true(hops > 2);
  struct words own = app_words(&app, app.reader.variant);
  const char *done = book_exercise_text(&own, "five", "done");
  assert_non_null(strstr(heard, *done ? done : "Done."));
  free(heard);
  speech_free(app.input.speech);
  app.input.speech = NULL;
}

static void no_turn_is_swallowed(void **state)
{
  (void)state;
  begin(0);
  click("i5"), click("h5");
  wait();
  app.settings.speak = true;
  app.input.speech = speech_new();
  catch_stderr();
  learner_tell_locked(&app);
  said("say Nothing goes on from here: undo the turn, or try again.\n");
  learner_begin(&app, 1);
  catch_stderr();
  wait();
  char *heard = caught();
  assert_non_null(strstr(heard, "say Choose a cell on the board.\n"));
  free(heard);
  assert_false(bits_empty(&app.learner.table.choices));
  catch_stderr();
  click("i5");
  heard = caught();
  assert_non_null(strstr(heard, "say Right.\n"));
  free(heard);
  assert_true(bits_empty(&app.learner.table.choices)); /* now a turn is asked for */
  speech_free(app.input.speech);
  app.input.speech = NULL;
}

/* The letters and marks of an exercise are heard, on the cell and in the words for the board. */
static void marks_are_heard(void **state)
{
  (void)state;
  begin(0);
  struct example *example = &app.reader.book->exercise[0].example;
  const struct board *board = &app.learner.match->rules->board;
  int a = board_cell(board, "i5"), b = board_cell(board, "i7");
  example->label_count = 2, example->label[0].cell = (uint8_t)a, example->label[1].cell = (uint8_t)b;
  strcpy(example->label[0].text, "A"), strcpy(example->label[1].text, "B");
  memset(&app.learner.table.marks, 0, sizeof app.learner.table.marks), bits_add(&app.learner.table.marks, b);
  struct strbuf text;
  strbuf_init(&text);
  board_keys_words(&text, &app, &app.learner.table, b);
  assert_string_equal(text.text, "i7, empty, mark B, marked");
  strbuf_release(&text);
  app.input.table = &app.learner.table;
  app.settings.speak = true, app.input.speech = speech_new();
  catch_stderr();
  readout_board(&app);
  char *heard = caught();
  assert_non_null(strstr(heard, "say Marks: A: i5, B: i7.\n"));
  assert_non_null(strstr(heard, "say Marked cells: i7.\n"));
  free(heard);
  speech_free(app.input.speech);
  app.input.speech = NULL, app.input.table = NULL;
}

/* What the book still answers about a turn that was taken back counts for nothing. */
static void late_answers_are_dropped(void **state)
{
  (void)state;
  begin(0);
  click("i5"), click("h5");
  learner_again(&app);
  wait();
  assert_int_equal(app.learner.lesson.state, LESSON_OPEN);
  assert_string_equal(app.learner.lesson.word, "");
  click("i5"), click("j6");
  learner_end(&app);
  wait();
  assert_null(app.learner.match);
  assert_false(is_done("one_step"));
}

static void another_book_is_opened_meanwhile(void **state)
{
  (void)state;
  read_book("star-school");
  read_book("bare-school"); /* before the first was made */
  wait();
  assert_true(app.reader.made);
  assert_ptr_equal(app.reader.variant, fixture_variant(&fixture, "bare-school"));
  assert_non_null(app.reader.book);
  assert_int_equal(app.reader.book->exercise_count, 0);
  begin(0);
  click("i5"), click("j6"); /* the book is asked, and closed */
  learner_end(&app);
  read_book("bare-school");
  wait();
  assert_null(learner_exercise(&app));
  assert_false(is_done("one_step"));
}

static void the_program_ends_meanwhile(void **state)
{
  (void)state;
  begin(0);
  click("i5"), click("j6");
  learner_begin(&app, 1); /* a match in the making, a goal being asked */
}

static void a_broken_book_is_told(void **state)
{
  (void)state;
  read_book("broken-school");
  assert_true(reader_page(&app)->has[BOOK_ABOUT]); /* while it is in the making */
  assert_false(app.reader.made);
  wait();
  assert_null(app.reader.book);
  assert_non_null(strstr(app.reader.fault, "zz9"));
  const struct book_page *page = reader_page(&app);
  assert_true(page->has[BOOK_ABOUT] && page->has[BOOK_PLAY]);
  assert_false(page->has[BOOK_EXERCISES]);
}

static void a_goal_that_fails_is_told(void **state)
{
  (void)state;
  read_book("broken-goal");
  wait();
  learner_begin(&app, 0);
  wait();
  click("a1"), click("a2");
  wait();
  assert_int_equal(app.learner.lesson.state, LESSON_OPEN);
  assert_non_null(strstr(app.learner.fault, "out of order"));
  learner_again(&app);
  assert_string_equal(app.learner.fault, "");
}

static void the_page_follows_the_language(void **state)
{
  (void)state;
  read_book("star-school");
  wait();
  assert_string_equal(reader_page(&app)->block[0].text, "What it is");
  SDL_strlcpy(app.language, "pt-BR", sizeof app.language);
  assert_string_equal(reader_page(&app)->block[0].text, "O que é");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(a_goal_is_reached, open_app, close_app),
    cmocka_unit_test_setup_teardown(a_goal_is_missed, open_app, close_app),
    cmocka_unit_test_setup_teardown(cells_are_answers, open_app, close_app),
    cmocka_unit_test_setup_teardown(the_answer_is_not_given_away, open_app, close_app),
    cmocka_unit_test_setup_teardown(no_turn_is_swallowed, open_app, close_app),
    cmocka_unit_test_setup_teardown(marks_are_heard, open_app, close_app),
    cmocka_unit_test_setup_teardown(late_answers_are_dropped, open_app, close_app),
    cmocka_unit_test_setup_teardown(another_book_is_opened_meanwhile, open_app, close_app),
    cmocka_unit_test_setup_teardown(the_program_ends_meanwhile, open_app, close_app),
    cmocka_unit_test_setup_teardown(a_broken_book_is_told, open_app, close_app),
    cmocka_unit_test_setup_teardown(a_goal_that_fails_is_told, open_app, close_app),
    cmocka_unit_test_setup_teardown(the_page_follows_the_language, open_app, close_app),
  };
  fixture = fixture_load(SALTO_SOURCE_DIR "/tests/app/variants");
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
