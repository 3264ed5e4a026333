/* Games that are saved as they are played: the program is killed in the middle of it, started again, and goes on where it was. The test keeps
   the same game beside it. Turkish draughts, by simple turns: a click on a piece, and on where it goes. */
#include "fixture.h"

#include "desk.h"

#include "app/board_view.h"
#include "app/layout_play.h"
#include "base/random.h"
#include "match/match.h"
#include "match/record.h"
#include "match/store.h"
#include "platform/files.h"

#include <sys/stat.h>

enum { WIDTH = 1000, HEIGHT = 760 };

static struct fixture fixture;
static char home[] = SALTO_BINARY_DIR "/saving-test-XXXXXX";

static struct desk desk;
static struct match *ours;
static struct board_view view;
static char path[STORE_PATH_SIZE]; /* of the game, as the window told it last */

/* ---- the folder ---- */

static const char *games_folder(void)
{
  static char folder[300];
  snprintf(folder, sizeof folder, "%s/salto/games", home);
  return folder;
}

static int game_count(void)
{
  struct folder names;
  int count = 0;
  if (!folder_exists(games_folder())) return 0;
  assert_true(folder_list(&names, games_folder(), NULL));
  for (size_t i = 0; i < names.count; i++) count += store_is_game(names.name[i]);
  folder_release(&names);
  return count;
}

static int clear(void **state)
{
  char command[400];
  snprintf(command, sizeof command, "rm -rf '%s'/*", home);
  match_free(ours);
  ours = NULL;
  return system(command) | desk_clear(state);
}

/* ---- the window ---- */

static void place_view(void)
{
  struct play_layout layout;
  layout_play(&layout, WIDTH, HEIGHT, 2, 6);
  board_view_init(&view, &ours->rules->board, layout.board, 1, VIEW_NAMES | VIEW_LARGE);
}

static void begin(void)
{
  struct choices choices;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, "turkish-draughts");
  variant_default_choices(variant, &choices);
  if (!match_new(&ours, variant, &choices, NULL, &err)) fail_msg("%s", err.message);
  place_view();
  *path = '\0';
  desk_open(&desk, (const char *const[]){"play", "turkish-draughts", "--language", "en", "--size", "1000x760", "--still", NULL});
}

static void open_file(const char *file) { desk_open(&desk, (const char *const[]){file, "--language", "en", "--size", "1000x760", "--still", NULL}); }

/* A line that may have come before the first frame. */
static const char *expect_early(const char *word)
{
  char start[64];
  snprintf(start, sizeof start, "%s ", word);
  size_t length = strlen(start);
  for (const char *line = desk.opening; *line; line += strcspn(line, "\n") + 1)
    if (!strncmp(line, start, length)) {
      static char found[2048];
      snprintf(found, sizeof found, "%.*s", (int)(strcspn(line, "\n") - length), line + length);
      return found;
    }
  return desk_expect(&desk, word);
}

static void expect_saved(void)
{
  const char *saved = desk_expect(&desk, "saved");
  if (*path) assert_string_equal(saved, path);
  snprintf(path, sizeof path, "%s", saved);
}

static void expect_position(const char *there)
{
  struct strbuf text;
  strbuf_init(&text);
  position_write(&text, &ours->game.now, ours->rules);
  assert_string_equal(there, text.text);
  strbuf_release(&text);
}

static void click(const char *name)
{
  int cell = board_cell(&ours->rules->board, name);
  desk_click(&desk, view.cell[cell].x, view.cell[cell].y);
}

/* Makes a turn of two cells in the window and in our match. */
static void play(const char *turn)
{
  char from[CELL_NAME_SIZE], to[CELL_NAME_SIZE];
  assert_int_equal(sscanf(turn, "%2[a-h0-9]%*1[-x]%2[a-h0-9]", from, to), 2);
  match_click(ours, board_cell(&ours->rules->board, from));
  click(from);
  if (match_play_only(ours) != MATCH_PLAYED) {
    assert_int_equal(match_click(ours, board_cell(&ours->rules->board, to)), MATCH_PLAYED);
    click(to);
  }
  desk_expect(&desk, "turn");
  expect_position(desk_expect(&desk, "position"));
}

static void kill_program(void)
{
  kill(desk.program, SIGKILL);
  waitpid(desk.program, NULL, 0);
  desk_left_open = 0;
  pclose(desk.mouse);
  close(desk.narration);
}

/* ---- tests ---- */

static void a_killed_game_goes_on(void **state)
{
  (void)state;
  static const char *const turns[] = {"c3-c4", "h6-h5", "b3-b4", "g6-g5"};
  begin();
  desk_flush(&desk);
  assert_int_equal(game_count(), 0); /* nothing was played yet */
  for (size_t i = 0; i < 4; i++) {
    play(turns[i]);
    expect_saved();
  }
  desk_key(&desk, "ctrl+z");
  match_undo(ours);
  expect_position(desk_expect(&desk, "position"));
  expect_saved();
  assert_int_equal(game_count(), 1);
  kill_program();

  open_file(path);
  assert_string_equal(expect_early("opened"), path);
  expect_position(expect_early("position"));
  desk_flush(&desk);
  desk_key(&desk, "ctrl+y"); /* what was taken back is there too */
  match_redo(ours);
  expect_position(desk_expect(&desk, "position"));
  expect_saved();
  play("a3-a4");
  expect_saved();
  assert_int_equal(desk_close(&desk), 0);
  assert_int_equal(game_count(), 1);
}

/* The record as it is on the disk; it must be whole. */
static struct match *on_the_disk(void)
{
  struct record *record;
  struct error err;
  struct choices choices;
  struct rules *rules;
  if (!store_read(&record, path, &err)) fail_msg("%s", err.message);
  struct variant *variant = fixture_variant(&fixture, record_variant(record));
  assert_true(record_choices(&choices, record, variant, &err));
  assert_true(variant_rules(&rules, variant, &choices, &err));
  struct match *match = record_open(record, variant, rules);
  record_free(record);
  assert_false(match->view_only);
  return match;
}

/* Killed at any moment: what is on the disk is the game after one of the last turns, never anything else, and it goes on from there. */
static void killed_at_any_moment(void **state)
{
  (void)state;
  struct random random;
  struct turn_list list;
  random_seed(&random, 7);
  turn_list_init(&list);
  begin();
  for (int round = 0; round < 4; round++) {
    int saved = ours->game.count;
    for (int i = 0; i < 3; i++) {
      struct strbuf text;
      struct path way;
      strbuf_init(&text);
      turns_generate(&list, ours->rules, &ours->game.now);
      size_t pick = random_below(&random, (uint32_t)list.count);
      turn_list_path(&list, pick, &way);
      if (way.length == 2) {
        turn_write(&text, ours->rules, &list.turn[pick], &way);
        play(text.text);
        if (i == 0) expect_saved(), saved = ours->game.count;
      }
      strbuf_release(&text);
    }
    clock_sleep((int64_t)random_below(&random, 30));
    kill_program();
    struct match *kept = on_the_disk();
    assert_in_range(kept->game.count, saved, ours->game.count);
    while (ours->game.count > kept->game.count) match_undo(ours);
    struct match *mine = ours;
    ours = kept; /* it goes on from what was kept */
    for (int i = 0; i < kept->game.count; i++) assert_true(turn_same(&kept->game.played[i].turn, &mine->game.played[i].turn));
    match_free(mine);
    place_view();
    open_file(path);
    expect_early("opened");
    expect_position(expect_early("position"));
    desk_flush(&desk);
  }
  turn_list_release(&list);
  assert_int_equal(desk_close(&desk), 0);
  assert_int_equal(game_count(), 1);
}

/* One sentence, the game goes on, and when there is room again it is saved after all. */
static void a_folder_that_cannot_be_written(void **state)
{
  (void)state;
  struct error err;
  assert_true(file_write(games_folder(), "no folder", 9, &err));
  begin();
  play("c3-c4");
  const char *trouble = desk_expect(&desk, "trouble");
  assert_non_null(strstr(trouble, "This game cannot be saved: cannot "));
  assert_non_null(strstr(trouble, games_folder()));
  play("h6-h5");
  assert_true(file_remove(games_folder(), &err));
  play("b3-b4");
  expect_saved();
  assert_int_equal(game_count(), 1);
  struct match *kept = on_the_disk();
  assert_int_equal(kept->game.count, 3);
  match_free(kept);
  assert_int_equal(desk_close(&desk), 0);
}

/* A game that is begun anew leaves the one before as it was. */
static void each_game_has_its_file(void **state)
{
  (void)state;
  begin();
  play("c3-c4");
  expect_saved();
  assert_int_equal(desk_close(&desk), 0);
  match_free(ours);
  begin();
  play("d3-d4");
  expect_saved();
  assert_int_equal(desk_close(&desk), 0);
  assert_int_equal(game_count(), 2);
}

/* What is in the file stands in the text with `from` replaced. */
static void edit_file(const char *from, const char *to)
{
  char *text, *at;
  struct error err;
  struct strbuf out;
  assert_true(file_read(&text, NULL, path, 1 << 20, &err));
  at = strstr(text, from);
  assert_non_null(at);
  strbuf_init(&out);
  strbuf_addf(&out, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
  assert_true(file_write(path, out.text, out.length, &err));
  strbuf_release(&out);
  free(text);
}

static void other_files_are_told(void **state)
{
  (void)state;
  begin();
  play("c3-c4");
  expect_saved();
  assert_int_equal(desk_close(&desk), 0);

  edit_file("variant turkish-draughts", "variant lost-draughts");
  open_file(path);
  assert_string_equal(expect_early("opened"), path);
  desk_flush(&desk);
  assert_int_equal(desk_close(&desk), 0);

  edit_file("start ", "strat ");
  open_file(path);
  const char *why = expect_early("unopened");
  assert_non_null(strstr(why, "This game cannot be opened: "));
  assert_non_null(strstr(why, "unknown key 'strat'; the nearest is 'start'"));
  assert_non_null(strstr(desk.opening, "salto: the saved game cannot be opened: "));
  assert_int_equal(desk_close(&desk), 0);
}

int main(void)
{
  if (!mkdtemp(home)) return 1;
  setenv("XDG_DATA_HOME", home, 1);
  fixture = fixture_load(NULL);
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(a_killed_game_goes_on, clear),
    cmocka_unit_test_teardown(killed_at_any_moment, clear),
    cmocka_unit_test_teardown(a_folder_that_cannot_be_written, clear),
    cmocka_unit_test_teardown(each_game_has_its_file, clear),
    cmocka_unit_test_teardown(other_files_are_told, clear),
  };
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  rmdir(home);
  return failed;
}
