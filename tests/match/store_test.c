#include "match/record_games.h"
#include "said.h"

#include "base/random.h"
#include "match/store.h"
#include "platform/clock.h"
#include "platform/files.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static char place[] = SALTO_BINARY_DIR "/store-test-XXXXXX";
static char folder[300];

static int set_up(void **state)
{
  if (!mkdtemp(place)) return -1;
  snprintf(folder, sizeof folder, "%s/games", place); /* it is made by the first write */
  return fixture_set_up(state);
}

static int empty_folder(void **state)
{
  (void)state;
  struct folder names;
  if (!folder_exists(folder)) return 0;
  chmod(folder, 0755);
  if (!folder_list(&names, folder, NULL)) return -1;
  for (size_t i = 0; i < names.count; i++) {
    char path[600];
    snprintf(path, sizeof path, "%s/%s", folder, names.name[i]);
    remove(path);
  }
  folder_release(&names);
  return rmdir(folder);
}

static int tear_down(void **state)
{
  rmdir(place);
  return fixture_tear_down(state);
}

static const char *in_folder(const char *name)
{
  static char path[600];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return path;
}

static void write_game(const char *name, const char *text, int64_t when)
{
  struct error err;
  if (!store_write(in_folder(name), text, &err)) fail_msg("%s", err.message);
  struct timespec times[2] = {{when, 0}, {when, 0}};
  assert_int_equal(utimensat(AT_FDCWD, in_folder(name), times, 0), 0);
}

static void no_folder_is_no_game(void **state)
{
  (void)state;
  struct stored_list list;
  struct error err;
  assert_true(store_list(&list, folder, 0, &err));
  assert_int_equal(list.count, 0);
  store_list_release(&list);
}

static void games_are_listed_newest_first(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, NULL);
  strcpy(match->participant[0].name, "Ana");
  char *text = written(match);
  write_game("first.salto", text, 1700000000);
  free(text);
  match_type(match, "c3-c4");
  match_type(match, "h6-h5");
  match_undo(match);
  text = written(match);
  write_game("second.salto", text, 1700000300);
  free(text);
  game_end(&match->game, REASON_RESIGNED, 0);
  text = written(match);
  write_game("third.salto", text, 1700000200);
  free(text);
  write_game("broken.salto", "salto-game 1\nvariant x\nnonsense\n", 1700000500); /* the newest, and yet the last */
  write_game("other.txt", "nothing of ours", 1700000400);
  struct stored_list list;
  struct error err;
  assert_true(store_list(&list, folder, 0, &err));
  assert_int_equal(list.count, 4);
  const struct stored *s = list.item;
  assert_string_equal(s[0].path, in_folder("second.salto"));
  assert_string_equal(s[1].path, in_folder("third.salto"));
  assert_string_equal(s[2].path, in_folder("first.salto"));
  assert_string_equal(s[3].path, in_folder("broken.salto"));
  assert_int_equal(s[0].when, 1700000300);
  assert_string_equal(s[0].variant, "turkish-draughts");
  assert_string_equal(s[0].title, "Turkish draughts");
  assert_int_equal(s[0].turns, 1);
  assert_false(s[0].over);
  fixture_expect_position(&(struct match){.rules = s[0].rules}, &s[0].now, "8/bbbbbbbb/bbbbbbbb/8/2w5/ww1wwwww/wwwwwwww/8 b");
  assert_true(s[1].over);
  assert_string_equal(said(s[3].fault) + strlen(s[3].path), ", line 3: unknown key 'nonsense'");
  assert_null(s[3].rules);
  assert_int_equal(s[2].turns, 0);
  struct words words = {fixture_texts, NULL, "pt-BR", NULL};
  struct strbuf players;
  strbuf_init(&players);
  stored_players(&players, &s[2], &words);
  assert_string_equal(players.text, "Ana, Preto");
  strbuf_release(&players);
  store_list_release(&list);
  match_free(match);
}

static void pages_of_them_are_listed(void **state)
{
  (void)state;
  for (int i = 0; i < STORE_SHOWN + 5; i++) {
    char name[32];
    snprintf(name, sizeof name, "%03d.salto", i);
    write_game(name, "salto-game 1\n", 1700000000 + i);
  }
  struct stored_list list;
  struct error err;
  assert_true(store_list(&list, folder, 0, &err));
  assert_int_equal(list.count, STORE_SHOWN);
  assert_string_equal(list.item[0].path, in_folder("064.salto"));
  assert_string_equal(list.item[STORE_SHOWN - 1].path, in_folder("005.salto"));
  assert_int_equal(list.first, 0);
  assert_int_equal(list.total, STORE_SHOWN + 5);
  store_list_release(&list);
  for (int first = STORE_SHOWN; first <= 3 * STORE_SHOWN; first += STORE_SHOWN) { /* past the end it is the last page */
    assert_true(store_list(&list, folder, first, &err));
    assert_int_equal(list.count, 5);
    assert_int_equal(list.first, STORE_SHOWN);
    assert_int_equal(list.total, STORE_SHOWN + 5);
    assert_string_equal(list.item[0].path, in_folder("004.salto"));
    assert_string_equal(list.item[4].path, in_folder("000.salto"));
    store_list_release(&list);
  }
}

static void what_killed_writes_left_is_removed(void **state)
{
  (void)state;
  struct stored_list list;
  struct error err;
  write_game("old.salto.AbCdEf", "salto-game 1\n", 1700000000);
  write_game("late.salto.6s5nxi", "salto-game 1\n", (int64_t)time(NULL) - 90);
  write_game("new.salto.AbCdEf", "salto-game 1\n", (int64_t)time(NULL));
  write_game("mine.AbCdEf", "a file of the player's own", 1700000000);
  assert_true(store_list(&list, folder, 0, &err));
  assert_int_equal(list.count, 0);
  assert_false(file_exists(in_folder("old.salto.AbCdEf")));
  assert_false(file_exists(in_folder("late.salto.6s5nxi")));
  assert_true(file_exists(in_folder("new.salto.AbCdEf"))); /* it may be in the writing */
  assert_true(file_exists(in_folder("mine.AbCdEf")));
  store_list_release(&list);
}

static void new_games_get_names_of_their_own(void **state)
{
  (void)state;
  char last[600] = "";
  for (int i = 0; i < 3; i++) {
    struct strbuf path;
    struct error err;
    strbuf_init(&path);
    assert_true(store_write_new(&path, folder, "sternhalma", "x", &err));
    assert_true(store_is_game(path.text));
    assert_non_null(strstr(path.text, "-sternhalma"));
    assert_true(file_exists(path.text));
    assert_string_not_equal(path.text, last);
    snprintf(last, sizeof last, "%s", path.text);
    strbuf_release(&path);
  }
}

/* Each of them writes its own number, in the same second as the others. */
static void programs_that_begin_games_at_once_keep_them_all(void **state)
{
  (void)state;
  enum { PROGRAMS = 8, GAMES = 12 };
  pid_t child[PROGRAMS];
  for (int p = 0; p < PROGRAMS; p++) {
    child[p] = fork();
    assert_true(child[p] >= 0);
    if (child[p]) continue;
    for (int g = 0; g < GAMES; g++) {
      struct store_file file = {0};
      bool apart;
      char text[32];
      snprintf(text, sizeof text, "%d", p * GAMES + g);
      if (!store_save(&file, &apart, folder, "sternhalma", text, NULL)) _exit(1);
    }
    _exit(0);
  }
  for (int p = 0; p < PROGRAMS; p++) {
    int status;
    waitpid(child[p], &status, 0);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
  struct folder names;
  bool seen[PROGRAMS * GAMES] = {false};
  assert_true(folder_list(&names, folder, NULL));
  assert_int_equal(names.count, PROGRAMS * GAMES);
  for (size_t i = 0; i < names.count; i++) {
    char *text;
    assert_true(file_read(&text, NULL, in_folder(names.name[i]), 100, NULL));
    seen[atoi(text)] = true;
    free(text);
  }
  folder_release(&names);
  for (int i = 0; i < PROGRAMS * GAMES; i++) assert_true(seen[i]);
}

static void games_are_told_by_their_ending(void **state)
{
  (void)state;
  assert_true(store_is_game("a.salto") && store_is_game("/b/c d.salto"));
  assert_false(store_is_game("a.salto.Xa3dfA") || store_is_game("salto") || store_is_game(".salto") || store_is_game("/a/.salto") || store_is_game(""));
}

static void removed_games_are_gone(void **state)
{
  (void)state;
  struct error err;
  write_game("a.salto", "x", 1700000000);
  assert_true(store_remove(in_folder("a.salto"), &err));
  assert_false(file_exists(in_folder("a.salto")));
  assert_true(store_remove(in_folder("a.salto"), &err));
}

static void a_folder_that_cannot_be_written_is_told(void **state)
{
  (void)state;
  struct error err;
  write_game("a.salto", "old", 1700000000);
  if (geteuid() == 0) { /* root may write everywhere: a file where the folder should be does the same */
    char path[700];
    snprintf(path, sizeof path, "%s/under.salto", in_folder("a.salto"));
    assert_false(store_write(path, "new", &err));
  } else {
    chmod(folder, 0555);
    assert_false(store_write(in_folder("a.salto"), "new", &err));
  }
  assert_non_null(strstr(err.message, "cannot "));
  assert_non_null(strstr(err.message, folder));
}

/* ---- a program that is killed in the middle of writing ---- */

enum { STATES = 40, KILLS = 60 };

/* Writes one game after the other over the same file, as fast as it goes, until it is killed. */
static _Noreturn void write_for_ever(char *const texts[STATES])
{
  for (int i = 0;; i = (i + 1) % STATES)
    if (!store_write(in_folder("game.salto"), texts[i], NULL)) _exit(1);
}

static void a_killed_program_leaves_a_whole_game(void **state)
{
  (void)state;
  char *texts[STATES];
  struct match *match = fixture_match("chinese-checkers", 2, NULL);
  struct random random;
  random_seed(&random, (uint64_t)clock_us()); /* another moment each time; no moment may fail */
  for (int i = 0; i < STATES; i++) {
    texts[i] = written(match);
    struct turn_list list;
    struct path path;
    turn_list_init(&list);
    turns_generate(&list, match->rules, &match->game.now);
    turn_list_path(&list, 0, &path);
    struct turn turn = list.turn[0];
    game_play(&match->game, &turn, &path);
    turn_list_release(&list);
  }
  write_game("game.salto", texts[0], 1700000000);
  for (int kill_number = 0; kill_number < KILLS; kill_number++) {
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) write_for_ever(texts);
    nanosleep(&(struct timespec){0, (long)random_below(&random, 8000) * 1000}, NULL);
    int status;
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    assert_true(WIFSIGNALED(status));
    char *text;
    struct error err;
    if (!file_read(&text, NULL, in_folder("game.salto"), RECORD_SIZE_LIMIT, &err)) fail_msg("%s", err.message);
    int whole = -1;
    for (int i = 0; i < STATES; i++)
      if (!strcmp(text, texts[i])) whole = i;
    if (whole < 0) fail_msg("torn after %d kills:\n%s", kill_number, text);
    free(text);
  }
  for (int i = 0; i < STATES; i++) free(texts[i]);
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(no_folder_is_no_game, empty_folder),
    cmocka_unit_test_teardown(games_are_listed_newest_first, empty_folder),
    cmocka_unit_test_teardown(pages_of_them_are_listed, empty_folder),
    cmocka_unit_test_teardown(what_killed_writes_left_is_removed, empty_folder),
    cmocka_unit_test_teardown(new_games_get_names_of_their_own, empty_folder),
    cmocka_unit_test_teardown(programs_that_begin_games_at_once_keep_them_all, empty_folder),
    cmocka_unit_test_teardown(games_are_told_by_their_ending, empty_folder),
    cmocka_unit_test_teardown(removed_games_are_gone, empty_folder),
    cmocka_unit_test_teardown(a_folder_that_cannot_be_written_is_told, empty_folder),
    cmocka_unit_test_teardown(a_killed_program_leaves_a_whole_game, empty_folder),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
