/* Files that the player names, in a real window: a copy is saved, the program left, and the copy opened by another start of it; and two windows
   beside each other, each with a file of its own, as a desktop opens them. */
#include "fixture.h"

#include "desk.h"

#include "match/record.h"
#include "match/reopen.h"
#include "match/store.h"
#include "platform/files.h"

static struct fixture fixture;
static char home[] = SALTO_BINARY_DIR "/files-test-XXXXXX";
static struct desk desk;

static void open_window(struct desk *window, const char *first, const char *second)
{
  const char *const common[] = {"--language", "en", "--size", "1000x760", "--still", NULL};
  const char *arguments[12] = {0};
  int n = 0;
  if (first) arguments[n++] = first;
  if (second) arguments[n++] = second;
  for (int i = 0; common[i]; i++) arguments[n++] = common[i];
  desk_open(window, arguments);
}

static void type(struct desk *window, const char *text) { desk_order(window, "type --delay 8 %s", text); }

static void play(struct desk *window, const char *turn, const char *position)
{
  type(window, turn);
  desk_key(window, "Return");
  desk_expect(window, "turn");
  assert_string_equal(desk_expect(window, "position"), position);
}

static const char *in_home(const char *name)
{
  static char path[2][400];
  static int turn;
  turn = 1 - turn;
  snprintf(path[turn], sizeof *path, "%s/%s", home, name);
  return path[turn];
}

/* The position in a file, by the rules that it names. */
static void expect_in_file(const char *path, int turns, const char *position)
{
  struct record *record;
  struct error err;
  struct strbuf text;
  if (!store_read(&record, path, &err)) fail_msg("%s", err.message);
  struct match *match = reopen(record, reopen_find(fixture.library, record));
  record_free(record);
  assert_false(match->view_only);
  assert_int_equal(match->game.count, turns);
  strbuf_init(&text);
  position_write(&text, &match->game.now, match->rules);
  assert_string_equal(text.text, position);
  strbuf_release(&text);
  match_free(match);
}

static const char first[] = "8/bbbbbbbb/bbbbbbbb/8/2w5/ww1wwwww/wwwwwwww/8 b", second[] = "8/bbbbbbbb/bbbbbbb1/7b/2w5/ww1wwwww/wwwwwwww/8 w";

static void a_copy_is_saved_and_opened_again(void **state)
{
  (void)state;
  char saved[400];
  open_window(&desk, "play", "turkish-draughts");
  play(&desk, "c3-c4", first);
  snprintf(saved, sizeof saved, "%s", desk_expect(&desk, "saved"));
  desk_key(&desk, "ctrl+s");
  assert_string_equal(desk_expect(&desk, "files"), "save");
  type(&desk, "mine");
  desk_key(&desk, "Return");
  assert_string_equal(desk_expect(&desk, "note"), "A copy was saved as mine.salto.");
  play(&desk, "h6-h5", second); /* the game goes on in the file that it had */
  assert_string_equal(desk_expect(&desk, "saved"), saved);
  assert_int_equal(desk_close(&desk), 0);
  expect_in_file(in_home("Documents/mine.salto"), 1, first);
  expect_in_file(saved, 2, second);

  open_window(&desk, NULL, NULL);
  desk_key(&desk, "ctrl+o");
  assert_string_equal(desk_expect(&desk, "files"), "open");
  desk_key(&desk, "ctrl+a");
  type(&desk, "~/Documents/none");
  desk_key(&desk, "Return");
  assert_non_null(strstr(desk_expect(&desk, "unopened"), in_home("Documents/none.")));
  desk_key(&desk, "ctrl+a");
  type(&desk, "~/Documents/mine.salto");
  desk_key(&desk, "Return");
  assert_string_equal(desk_expect(&desk, "opened"), in_home("Documents/mine.salto"));
  assert_string_equal(desk_expect(&desk, "screen"), "play");
  play(&desk, "h6-h5", second);
  snprintf(saved, sizeof saved, "%s", desk_expect(&desk, "saved")); /* what was opened goes on among the games played */
  assert_int_equal(desk_close(&desk), 0);
  expect_in_file(in_home("Documents/mine.salto"), 1, first);
  expect_in_file(saved, 2, second);
}

static void copy_file(const char *from, const char *to)
{
  char *text;
  struct error err;
  if (!file_read(&text, NULL, from, RECORD_SIZE_LIMIT, &err) || !store_write(to, text, &err)) fail_msg("%s", err.message);
  free(text);
}

/* As a desktop does that opens a second file: `salto FILE`, while a window is open. */
static void two_windows_have_a_file_each(void **state)
{
  (void)state;
  struct desk other;
  char theirs[400];
  copy_file(in_home("Documents/mine.salto"), in_home("Documents/other.salto"));
  open_window(&desk, in_home("Documents/mine.salto"), NULL);
  desk_flush(&desk);
  open_window(&other, in_home("Documents/other.salto"), NULL);
  desk_flush(&other);
  play(&other, "h6-h5", second);
  snprintf(theirs, sizeof theirs, "%s", desk_expect(&other, "saved"));
  assert_int_equal(desk_close(&other), 0);
  desk_left_open = desk.program;
  desk_order(&desk, "windowfocus %s", desk.window);
  play(&desk, "h6-h5", second);
  assert_string_not_equal(desk_expect(&desk, "saved"), theirs);
  assert_int_equal(desk_close(&desk), 0);
  expect_in_file(in_home("Documents/mine.salto"), 1, first); /* what was opened is as it was */
  expect_in_file(in_home("Documents/other.salto"), 1, first);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(a_copy_is_saved_and_opened_again, desk_clear),
    cmocka_unit_test_teardown(two_windows_have_a_file_each, desk_clear),
  };
  static const char dirs[] = "XDG_DOCUMENTS_DIR=\"$HOME/Documents\"\n";
  assert_non_null(mkdtemp(home));
  setenv("HOME", home, 1), setenv("XDG_DATA_HOME", home, 1), setenv("XDG_CONFIG_HOME", home, 1);
  assert_true(folder_make(in_home("Documents"), NULL) && file_write(in_home("user-dirs.dirs"), dirs, strlen(dirs), NULL));
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  char command[400];
  snprintf(command, sizeof command, "rm -rf '%s'", home);
  return system(command) | failed;
}
