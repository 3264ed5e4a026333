/* What is played is saved as it goes, listed, opened again, and told of where it cannot be. */
#include "saved.h"

#include "platform/clock.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static char *text_of(const char *path)
{
  static char *text; /* not on the stack: the compiler might think that what was read points there */
  struct error err;
  if (!file_read(&text, NULL, path, RECORD_SIZE_LIMIT, &err)) fail_msg("%s", err.message);
  return text;
}

static void untouched_games_leave_no_file(void **state)
{
  (void)state;
  start("turkish-draughts");
  saving_changed(&app);
  settle();
  assert_int_equal(listed()->count, 0);
}

static void games_are_listed_and_opened_as_they_were(void **state)
{
  (void)state;
  start("turkish-draughts");
  strcpy(app.match->participant[0].name, "Zé");
  strcpy(app.match->participant[1].colour, "purple");
  app.match->participant[1].computer = true, app.match->participant[1].level = 7;
  timer_init(&app.match->timer, &(struct timer_rule){TIMER_TOTAL, 300000, 1000});
  app.match->timer.left[1] = 1234;
  play("c3-c4"), play("h6-h5"), play("b3-b4");
  match_undo(app.match);
  app_changed(&app);
  settle();
  const struct stored_list *list = listed();
  assert_int_equal(list->count, 1);
  assert_int_equal(list->item[0].turns, 2);
  assert_string_equal(list->item[0].participant[0].name, "Zé");
  assert_string_equal(list->item[0].participant[0].colour, "white");
  assert_string_equal(list->item[0].participant[1].colour, "purple");
  char path[STORE_PATH_SIZE];
  strcpy(path, list->item[0].path);
  close_app();

  open_app(path);
  assert_int_equal(app.screen, APP_PLAY);
  assert_string_equal(saving_opening(&app), "");
  assert_string_equal(saving_failure(&app), "");
  expect_position("8/bbbbbbbb/bbbbbbb1/7b/2w5/ww1wwwww/wwwwwwww/8 w");
  assert_string_equal(app.match->participant[0].name, "Zé");
  assert_true(app.match->participant[1].computer);
  assert_int_equal(app.match->participant[1].level, 7);
  assert_int_equal(app.match->timer.left[1], 1234);
  assert_true(match_redo(app.match));
}

/* What was saved is not written again because it is opened, so the order of the list stays. */
static void opening_writes_nothing(void **state)
{
  (void)state;
  start("turkish-draughts");
  play("c3-c4");
  settle();
  char path[STORE_PATH_SIZE];
  strcpy(path, listed()->item[0].path);
  close_app();
  struct timespec times[2] = {{1700000000, 0}, {1700000000, 0}};
  assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
  open_app(path);
  app_go(&app, APP_CHOOSE);
  settle();
  assert_int_equal(listed()->item[0].when, 1700000000);
  app_go(&app, APP_PLAY);
  play("h6-h5");
  settle();
  assert_true(listed()->item[0].when > 1700000000);
}

static void put(const char *path, const char *text)
{
  struct error err;
  if (!store_write(path, text, &err)) fail_msg("%s", err.message);
}

/* A file that is not the program's own is a saved point: it is never written, and what is played on from it is one of the games here. */
static void a_file_from_elsewhere_stays_as_it_is(void **state)
{
  (void)state;
  char path[500], made[STORE_PATH_SIZE];
  snprintf(path, sizeof path, "%s/mine.salto", home);
  start("turkish-draughts");
  app.match->participant[1].computer = true, app.match->participant[1].level = 4;
  timer_init(&app.match->timer, &(struct timer_rule){TIMER_TOTAL, 300000, 1000});
  play("c3-c4");
  char *text = saving_text(&app);
  close_app();
  put(path, text);

  for (int i = 0; i < 2; i++) { /* looked at, it leaves nothing, however often */
    open_app(path);
    assert_true(app.play.paused); /* the computer's turn comes when it is wanted */
    assert_string_equal(saving_path(&app), "");
    assert_string_equal(saving_source(&app), path);
    timer_run(&app.match->timer, 0, clock_ms() - 60000);
    app_go(&app, APP_CHOOSE);
    const struct match *match = app.match;
    saving_open(&app, path); /* it is there already */
    settle();
    assert_ptr_equal(app.match, match);
    assert_int_equal(app.screen, APP_PLAY);
    assert_int_equal(listed()->count, 1); /* that of the start above */
    close_app();
  }
  open_app(path);
  play("h6-h5");
  settle();
  snprintf(made, sizeof made, "%s", saving_path(&app));
  assert_string_equal(saving_source(&app), "");
  assert_int_equal(listed()->count, 2);
  assert_string_equal(listed()->item[0].path, made);
  play("b3-b4");
  settle();
  assert_string_equal(saving_path(&app), made); /* and goes on there */
  char *now = text_of(path);
  assert_string_equal(now, text);
  free(now);
  saving_open(&app, path); /* the saved point again, not what became of it */
  settle();
  assert_int_equal(app.match->game.count, 1);
  saving_open(&app, made);
  settle();
  assert_int_equal(app.match->game.count, 3);
  assert_false(app.play.paused);
  assert_string_equal(saving_path(&app), made);
  assert_int_equal(listed()->count, 2);
  free(text);
}

/* Another way to the folder of the games is no other place. */
static void a_game_of_ones_own_is_known_by_any_path(void **state)
{
  (void)state;
  start("turkish-draughts");
  play("c3-c4");
  settle();
  char path[STORE_PATH_SIZE], other[STORE_PATH_SIZE + 20];
  strcpy(path, saving_path(&app));
  close_app();
  const char *slash = strrchr(path, '/');
  snprintf(other, sizeof other, "%.*s/../games/%s", (int)(slash - path), path, slash + 1);
  open_app(other);
  assert_string_equal(saving_path(&app), path);
  play("h6-h5");
  settle();
  assert_int_equal(listed()->count, 1);
}

/* Many changes while the disk is slow: the last of each game is what counts, and none is lost when the program ends. */
static void only_the_newest_text_of_a_game_is_written(void **state)
{
  (void)state;
  start("turkish-draughts");
  play("c3-c4");
  for (int i = 0; i < 40; i++) {
    match_undo(app.match), app_changed(&app);
    match_redo(app.match), app_changed(&app);
  }
  play("h6-h5");
  saving_new(&app);
  match_restart(app.match);
  play("d3-d4");
  close_app(); /* nothing was waited for */
  open_app(NULL);
  const struct stored_list *list = listed();
  assert_int_equal(list->count, 2);
  assert_int_equal(list->item[0].turns + list->item[1].turns, 3);
}

static void the_time_used_is_saved_in_the_end(void **state)
{
  (void)state;
  start("turkish-draughts");
  timer_init(&app.match->timer, &(struct timer_rule){TIMER_TOTAL, 300000, 0});
  play("c3-c4");
  timer_run(&app.match->timer, 1, clock_ms() - 60000);
  settle();
  char path[STORE_PATH_SIZE];
  strcpy(path, listed()->item[0].path);
  close_app();
  open_app(path);
  assert_false(app.match->timer.running);
  assert_in_range(app.match->timer.left[1], 200000, 240000);
  assert_int_equal(app.match->timer.left[0], 300000);
}

static void finished_games_are_reviewed(void **state)
{
  (void)state;
  start("turkish-draughts");
  play("c3-c4");
  game_end(&app.match->game, REASON_RESIGNED, 0);
  match_refresh(app.match);
  app_changed(&app);
  settle();
  char path[STORE_PATH_SIZE];
  assert_true(listed()->item[0].over);
  strcpy(path, listed()->item[0].path);
  start("sternhalma");
  saving_open(&app, path);
  assert_string_equal(saving_opening(&app), path);
  settle();
  assert_int_equal(app.screen, APP_REVIEW);
  assert_false(app.match->view_only);
  assert_int_equal(app.match->game.outcome.reason, REASON_RESIGNED);
}

/* Played on from it, it stays as it was. */
static void forks_have_a_file_of_their_own(void **state)
{
  (void)state;
  start("turkish-draughts");
  play("c3-c4"), play("h6-h5");
  settle();
  char path[STORE_PATH_SIZE], *before;
  strcpy(path, listed()->item[0].path);
  before = text_of(path);
  saving_fork(&app);
  match_undo(app.match);
  play("a6-a5");
  settle();
  assert_int_equal(listed()->count, 2);
  char *after = text_of(path);
  assert_string_equal(before, after);
  free(before);
  free(after);
}

static void a_game_begun_meanwhile_wins(void **state)
{
  (void)state;
  start("turkish-draughts");
  play("c3-c4");
  settle();
  char path[STORE_PATH_SIZE];
  strcpy(path, listed()->item[0].path);
  start("english-draughts");
  saving_open(&app, path);
  start("sternhalma");
  settle();
  assert_string_equal(variant_id(app.match->variant), "sternhalma");
  assert_string_equal(saving_opening(&app), "");
}

static void the_game_in_play_is_gone_back_to(void **state)
{
  (void)state;
  start("turkish-draughts");
  play("c3-c4");
  settle();
  char path[STORE_PATH_SIZE];
  strcpy(path, listed()->item[0].path);
  const struct match *match = app.match;
  app_go(&app, APP_CHOOSE);
  saving_open(&app, path);
  assert_int_equal(app.screen, APP_PLAY); /* at once */
  assert_ptr_equal(app.match, match);
}

/* It is opened as it was last, however quickly. */
static void a_game_in_the_writing_can_be_opened(void **state)
{
  (void)state;
  start("turkish-draughts");
  play("c3-c4");
  settle();
  char path[STORE_PATH_SIZE];
  strcpy(path, listed()->item[0].path);
  play("h6-h5"), play("b3-b4"); /* the one is being written, the other waits */
  start("sternhalma");
  saving_open(&app, path);
  settle();
  assert_string_equal(variant_id(app.match->variant), "turkish-draughts");
  assert_int_equal(app.match->game.count, 3);
}

static void removed_games_are_gone(void **state)
{
  (void)state;
  start("turkish-draughts");
  play("c3-c4");
  settle();
  char path[STORE_PATH_SIZE];
  strcpy(path, listed()->item[0].path);
  play("h6-h5"); /* it is being written */
  saving_remove(&app, path);
  settle();
  assert_int_equal(listed()->count, 0);
  assert_false(file_exists(path));
  play("b3-b4"); /* the match itself goes on */
  settle();
  assert_int_equal(listed()->count, 1);
  assert_int_equal(listed()->item[0].turns, 3);
}

static void what_cannot_be_opened_is_told(void **state)
{
  (void)state;
  char path[STORE_PATH_SIZE];
  struct error err;
  snprintf(path, sizeof path, "%s/bad.salto", home);
  assert_true(file_write(path, "salto-game 7\n", 13, &err));
  start("turkish-draughts");
  play("c3-c4");
  saving_open(&app, path);
  settle();
  assert_string_equal(saving_opening(&app), "");
  assert_non_null(strstr(saving_failure(&app), "This game cannot be opened: "));
  assert_non_null(strstr(saving_failure(&app), "newer Salto"));
  assert_int_equal(app.match->game.count, 1); /* what is played goes on */
  app_use_language(&app, "pt-BR");
  assert_non_null(strstr(saving_failure(&app), "Não foi possível abrir esta partida: "));
  saving_read_failure(&app);
  assert_string_equal(saving_failure(&app), "");
  saving_open(&app, "/nowhere/at/all.salto");
  settle();
  assert_non_null(strstr(saving_failure(&app), "/nowhere/at/all.salto"));
}

static void games_without_their_variant_are_looked_at(void **state)
{
  (void)state;
  start("capture-chinese-checkers");
  struct match *match = app.match;
  int cell = bits_next(&match->starts, 0);
  match_click(match, cell);
  struct bits targets = match_targets(match);
  match_click(match, bits_next(&targets, 0));
  match_end_turn(match);
  assert_int_equal(match->game.count, 1);
  app_changed(&app);
  settle();
  char path[STORE_PATH_SIZE], *text;
  struct strbuf other;
  struct error err;
  strcpy(path, listed()->item[0].path);
  text = text_of(path);
  strbuf_init(&other);
  const char *at = strstr(text, "capture-chinese");
  assert_non_null(at);
  size_t before = (size_t)(at - text);
  strbuf_addf(&other, "%.*slost%s", (int)before, text, text + before);
  assert_true(file_write(path, other.text, other.length, &err));
  start("sternhalma");
  saving_open(&app, path);
  settle();
  assert_int_equal(app.screen, APP_REVIEW);
  assert_true(app.match->view_only);
  assert_string_equal(app.match->view_reason, "record.missing");
  assert_null(app.match->variant);
  saving_changed(&app); /* it is not written again */
  settle();
  char *after = text_of(path);
  assert_string_equal(after, other.text);
  free(after);
  free(text);
  strbuf_release(&other);
}

static void a_folder_that_cannot_be_made_is_told_once(void **state)
{
  (void)state;
  char folder[300];
  struct error err;
  snprintf(folder, sizeof folder, "%s/salto/games", home);
  assert_true(file_write(folder, "in the way", 10, &err));
  start("turkish-draughts");
  assert_string_equal(saving_trouble(&app), "");
  play("c3-c4");
  settle();
  assert_non_null(strstr(saving_trouble(&app), "This game cannot be saved: "));
  app_use_language(&app, "pt-BR");
  assert_non_null(strstr(saving_trouble(&app), "Não foi possível salvar esta partida: "));
  assert_true(file_remove(folder, &err));
  play("h6-h5");
  settle();
  assert_string_equal(saving_trouble(&app), "");
  assert_int_equal(listed()->count, 1);
}

/* The last turn is not lost when the disk has room again, though nothing more is played: it is tried anew when the game is left, and the end of
   the program asks first. */
static void what_could_not_be_saved_is_tried_again(void **state)
{
  (void)state;
  char folder[300];
  struct error err;
  snprintf(folder, sizeof folder, "%s/salto/games", home);
  start("turkish-draughts");
  play("c3-c4");
  settle();
  char path[STORE_PATH_SIZE], away[320];
  strcpy(path, listed()->item[0].path);
  snprintf(away, sizeof away, "%s-away", folder);
  assert_false(saving_unsaved(&app, NULL));
  assert_int_equal(saving_due(&app), 0);

  assert_int_equal(rename(folder, away), 0);
  assert_true(file_write(folder, "in the way", 10, &err));
  play("h6-h5");
  settle();
  assert_true(saving_unsaved(&app, NULL) && saving_unsaved(&app, path) && !saving_unsaved(&app, "another"));
  assert_true(saving_due(&app) > 0);
  app_go(&app, APP_CHOOSE); /* in vain */
  settle();
  assert_true(saving_unsaved(&app, path));
  start("sternhalma"); /* the text of the other game stays to be written, and this game has no trouble of its own */
  settle();
  assert_string_equal(saving_trouble(&app), "");
  assert_true(saving_unsaved(&app, path));

  leaving_begin(&app);
  settle();
  assert_false(app.quit);
  assert_true(app.leaving.asks);
  assert_true(leaving_stay(&app));
  leaving_begin(&app);
  settle();
  leaving_begin(&app); /* twice */
  assert_true(app.quit);
  app.quit = false;
  leaving_stay(&app);

  assert_true(file_remove(folder, &err));
  assert_int_equal(rename(away, folder), 0);
  leaving_begin(&app);
  settle();
  assert_true(app.quit);
  assert_false(saving_unsaved(&app, NULL));
  assert_int_equal(saving_due(&app), 0);
  assert_int_equal(listed()->item[0].turns, 2);
}

/* Another window plays on in the same file: what it wrote stays, and both lines of play are there. */
static void two_windows_on_one_game_lose_nothing(void **state)
{
  (void)state;
  start("turkish-draughts");
  play("c3-c4"), play("h6-h5");
  settle();
  char path[STORE_PATH_SIZE];
  strcpy(path, listed()->item[0].path);
  close_app();
  open_app(path);
  char *mine = text_of(path);
  play("b3-b4"); /* the other window's turn, for it */
  settle();
  assert_string_equal(saving_path(&app), path); /* unchanged since it was read, it is written over */
  char *theirs = text_of(path);
  struct error err;
  close_app();
  assert_true(file_write(path, mine, strlen(mine), &err));
  open_app(path);
  assert_true(file_write(path, theirs, strlen(theirs), &err));
  play("d3-d4");
  settle();
  char *after = text_of(path);
  assert_string_equal(after, theirs);
  assert_string_not_equal(saving_path(&app), path);
  assert_non_null(strstr(saving_trouble(&app), "in a file of its own"));
  app_use_language(&app, "pt-BR");
  assert_non_null(strstr(saving_trouble(&app), "em um arquivo próprio"));
  play("a6-a5"), play("e3-e4");
  settle();
  assert_int_equal(listed()->count, 2); /* and it stays with that one */
  assert_int_equal(listed()->item[0].turns + listed()->item[1].turns, 3 + 5);
  for (int i = 0; i < 8; i++) {
    if (i % 2) match_redo(app.match);
    else match_undo(app.match);
    app_changed(&app);
    settle();
  }
  assert_string_equal(saving_trouble(&app), "");
  assert_true(file_remove(saving_path(&app), &err)); /* gone is not changed: it is written there again */
  match_undo(app.match), app_changed(&app);
  settle();
  assert_true(file_exists(saving_path(&app)));
  assert_string_equal(saving_trouble(&app), "");
  free(mine), free(theirs), free(after);
}

/* The newest stay known whatever page is shown. */
static void more_games_than_one_page(void **state)
{
  (void)state;
  start("turkish-draughts");
  play("c3-c4");
  settle();
  char *text = text_of(saving_path(&app));
  for (int i = 0; i < STORE_SHOWN + 4; i++) {
    struct strbuf path;
    struct error err;
    strbuf_init(&path);
    if (!store_write_new(&path, saving_folder(&app), "more", text, &err)) fail_msg("%s", err.message);
    strbuf_release(&path);
  }
  free(text);
  saving_look_again(&app);
  const struct stored_list *newest = listed();
  assert_ptr_equal(saving_page(&app), newest);
  assert_int_equal(newest->count, STORE_SHOWN);
  assert_int_equal(newest->total, STORE_SHOWN + 5);
  saving_show_from(&app, STORE_SHOWN);
  assert_ptr_equal(saving_page(&app), newest); /* until it is read */
  newest = listed();
  const struct stored_list *page = saving_page(&app);
  assert_int_equal(newest->count, STORE_SHOWN);
  assert_int_equal(page->count, 5);
  assert_int_equal(page->first, STORE_SHOWN);
  saving_show_from(&app, -STORE_SHOWN);
  newest = listed();
  assert_ptr_equal(saving_page(&app), newest);
}

/* Pictures must not touch the player's games. */
static void pictures_save_nothing(void **state)
{
  (void)state;
  struct error err;
  close_app();
  options = (struct app_options){.library = fixture.library, .texts = fixture.texts, .language = "en"};
  assert_true(app_init(&app, &options, NULL, &err));
  start("turkish-draughts");
  play("c3-c4");
  settle();
  assert_int_equal(saving_list(&app)->count, 0);
  close_app();
  open_app(NULL);
  assert_int_equal(listed()->count, 0);
}

static int run(void)
{
  const struct CMUnitTest tests[] = {
    TEST(untouched_games_leave_no_file),
    TEST(games_are_listed_and_opened_as_they_were),
    TEST(opening_writes_nothing),
    TEST(a_file_from_elsewhere_stays_as_it_is),
    TEST(a_game_of_ones_own_is_known_by_any_path),
    TEST(only_the_newest_text_of_a_game_is_written),
    TEST(the_time_used_is_saved_in_the_end),
    TEST(finished_games_are_reviewed),
    TEST(forks_have_a_file_of_their_own),
    TEST(a_game_begun_meanwhile_wins),
    TEST(the_game_in_play_is_gone_back_to),
    TEST(a_game_in_the_writing_can_be_opened),
    TEST(removed_games_are_gone),
    TEST(what_cannot_be_opened_is_told),
    TEST(games_without_their_variant_are_looked_at),
    TEST(a_folder_that_cannot_be_made_is_told_once),
    TEST(what_could_not_be_saved_is_tried_again),
    TEST(two_windows_on_one_game_lose_nothing),
    TEST(more_games_than_one_page),
    TEST(pictures_save_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

int main(void) { return saved_tests(run); }
