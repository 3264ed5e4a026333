/* Games of scripts that no folder of games has: another start of the program, which is another library here, loads them again. */
#include "match/record_games.h"

#include "match/reopen.h"
#include "platform/files.h"

#include <limits.h>
#include <stdio.h>
#include <unistd.h>

static char root[] = "/tmp/salto-reopen-test-XXXXXX";

static int set_up(void **state) { return fixture_set_up(state) || !mkdtemp(root); }

static int tear_down(void **state)
{
  char command[128];
  snprintf(command, sizeof command, "rm -r '%s'", root);
  return system(command) || fixture_tear_down(state);
}

static const char *in_root(const char *name)
{
  static char path[PATH_MAX];
  snprintf(path, sizeof path, "%s/%s", root, name);
  return path;
}

static void put(const char *name, const char *text)
{
  struct error err;
  if (!file_write(in_root(name), text, strlen(text), &err)) fail_msg("%s", err.message);
}

#define SCRIPT(id, base, more) "return { api = 1, id = '" id "', extends = '" base "', " more " }\n"

/* Other rules than those of its base, so that its hash is its own. */
static const char one[] = SCRIPT("one", "english-draughts", "endings = { quiet = 7 }");

static struct library *started(void) { return library_new((const char *const[]){SALTO_SOURCE_DIR "/variants"}, 1); }

/* The record of a game in which the scripts were asked for, one after the other, and a turn of the last one's was played. Owned. */
static char *played(const char *const *paths)
{
  struct library *library = started();
  struct variant *variant = NULL;
  struct choices choices;
  struct match *match;
  struct error err;
  for (; *paths; paths++)
    if (!library_find(&variant, library, *paths, &err)) fail_msg("%s", err.message);
  variant_default_choices(variant, &choices);
  if (!match_new(&match, variant, &choices, NULL, &err)) fail_msg("%s", err.message);
  assert_int_equal(match_type(match, "b6-c5"), MATCH_PLAYED);
  char *text = written(match);
  match_free(match);
  library_free(library);
  return text;
}

/* Opens it as after another start. Playable games are written again as they were. */
static void expect_opened(const char *text, const char *reason, const char *value)
{
  struct library *library = started();
  struct record *record = read_well(text);
  struct match *match = reopen(record, reopen_load(library, record));
  assert_int_equal(match->game.count, 1);
  assert_string_equal(match->view_reason, reason);
  if (*value && !strstr(match->view_value, value)) fail_msg("'%s' is not in '%s'", value, match->view_value);
  if (!match->view_only) {
    char *again = written(match);
    assert_string_equal(again, text);
    free(again);
  }
  record_free(record);
  match_free(match);
  library_free(library);
}

static void expect_line(const char *text, const char *line)
{
  if (!strstr(text, line)) fail_msg("'%s' is not in %s", line, text);
}

static void games_of_the_library_name_no_script(void **state)
{
  (void)state;
  char *text = played((const char *const[]){"english-draughts", NULL});
  assert_int_equal(strncmp(text, "salto-game 1\n", 13), 0);
  assert_null(strstr(text, "\nscript "));
  expect_opened(text, "", "");
  free(text);
}

static void a_script_is_loaded_again(void **state)
{
  (void)state;
  char line[PATH_MAX];
  put("one.lua", one);
  char *text = played((const char *const[]){in_root("one.lua"), NULL});
  assert_int_equal(strncmp(text, "salto-game 2\n", 13), 0);
  snprintf(line, sizeof line, "\nscript %s/one.lua\n", root);
  expect_line(text, line);
  expect_opened(text, "", "");
  free(text);
}

static void a_relative_path_is_written_as_an_absolute_one(void **state)
{
  (void)state;
  char before[PATH_MAX], line[PATH_MAX];
  put("one.lua", one);
  assert_non_null(getcwd(before, sizeof before));
  assert_int_equal(chdir(root), 0);
  char *text = played((const char *const[]){"./one.lua", NULL});
  assert_int_equal(chdir(before), 0);
  snprintf(line, sizeof line, "\nscript %s/one.lua\n", root);
  expect_line(text, line);
  expect_opened(text, "", "");
  free(text);
}

static void a_folder_is_its_script(void **state)
{
  (void)state;
  char line[PATH_MAX];
  put("folder/variant.lua", one);
  char *text = played((const char *const[]){in_root("folder"), NULL});
  snprintf(line, sizeof line, "\nscript %s/folder/variant.lua\n", root);
  expect_line(text, line);
  expect_opened(text, "", "");
  free(text);
}

/* Blanks, what is not ASCII and not UTF-8, line ends, % itself, and what would turn the direction of writing. */
static void any_path_can_be_kept(void **state)
{
  (void)state;
  static const struct {
    const char *name, *written;
  } names[] = {
    {"two  words.lua", "/two  words.lua\n"},  {"ação.lua", "/ação.lua\n"},           {"a\nb\r\t.lua", "/a%0Ab%0D%09.lua\n"},
    {"100%41.lua", "/100%2541.lua\n"},        {"latin\xe3.lua", "/latin%E3.lua\n"},  {"bidi\u202e.lua", "/bidi%E2%80%AE.lua\n"},
    {" #.lua ", "/ #.lua%20\n"},              {"'\"$(x)\\.lua", "/'\"$(x)\\.lua\n"},
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    put(names[i].name, one);
    char *text = played((const char *const[]){in_root(names[i].name), NULL});
    expect_line(text, names[i].written);
    expect_opened(text, "", "");
    free(text);
  }
}

static void what_it_extends_is_loaded_before_it(void **state)
{
  (void)state;
  char base[PATH_MAX], both[PATH_MAX];
  put("one.lua", one);
  put("two.lua", SCRIPT("two", "one", "endings = { quiet = 8 }"));
  snprintf(base, sizeof base, "%s", in_root("one.lua"));
  char *text = played((const char *const[]){base, in_root("two.lua"), NULL});
  snprintf(both, sizeof both, "\nscript %s/one.lua\nscript %s/two.lua\n", root, root);
  expect_line(text, both);
  expect_opened(text, "", "");
  assert_true(file_remove(base, NULL));
  expect_opened(text, "record.gone", base);
  free(text);
}

static void a_script_that_is_not_as_it_was_is_told(void **state)
{
  (void)state;
  put("one.lua", one);
  char *text = played((const char *const[]){in_root("one.lua"), NULL});
  put("one.lua", SCRIPT("one", "english-draughts", "endings = { quiet = 9 }"));
  expect_opened(text, "record.changed", "one");
  put("one.lua", SCRIPT("other", "english-draughts", "endings = { quiet = 7 }"));
  expect_opened(text, "record.other", in_root("one.lua"));
  put("one.lua", "return { api = 1, id = 'one', extends = 'english-draughts',\n board = 3 }\n");
  expect_opened(text, "record.faulty", "one.lua:2:");
  put("one.lua", "return io.open('x')");
  expect_opened(text, "record.faulty", "io"); /* it has no more than any other script */
  assert_true(file_remove(in_root("one.lua"), NULL));
  expect_opened(text, "record.gone", in_root("one.lua"));
  free(text);
}

static void a_script_that_moved_into_a_folder_of_games_will_do(void **state)
{
  (void)state;
  put("one.lua", one);
  char *text = played((const char *const[]){in_root("one.lua"), NULL});
  put("games/one.lua", one);
  assert_true(file_remove(in_root("one.lua"), NULL));
  struct library *library = library_new((const char *const[]){SALTO_SOURCE_DIR "/variants", in_root("games")}, 2);
  struct record *record = read_well(text);
  struct match *match = reopen(record, reopen_load(library, record));
  assert_false(match->view_only);
  record_free(record);
  match_free(match);
  library_free(library);
  free(text);
}

/* ---- the computer that plays on for a person ---- */

static struct match *given_up(void)
{
  struct match *match = fixture_match("chinese-checkers", 3, NULL);
  for (int i = 0; i < 4; i++) {
    struct chain chain;
    struct hop hop[MAX_HOPS];
    bool complete;
    struct strbuf text;
    strbuf_init(&text);
    assert_true(chain_begin(&chain, match->rules, &match->game.now, bits_next(&match->starts, 0)));
    assert_true(chain_hops(&chain, hop, &complete) > 0);
    chain_push(&chain, &hop[0]);
    struct turn turn = chain_turn(&chain);
    turn_write(&text, match->rules, &turn, &chain.path);
    assert_int_equal(match_type(match, text.text), MATCH_PLAYED);
    strbuf_release(&text);
  }
  struct participant *who = &match->participant[1];
  strcpy(who->name, "Ana");
  who->computer = who->stands_in = true;
  who->level = 6;
  who->since = 3;
  return match;
}

static void a_seat_that_was_left_stays_so(void **state)
{
  (void)state;
  struct match *match = given_up();
  char *text = written(match);
  assert_int_equal(strncmp(text, "salto-game 2\n", 13), 0);
  expect_line(text, "\nname Ana\nstands_in 6 3\n");
  struct match *again = reopened(text);
  const struct participant *who = &again->participant[1];
  assert_true(who->computer && who->stands_in);
  assert_int_equal(who->level, 6);
  assert_int_equal(who->since, 3);
  char *twice = written(again);
  assert_string_equal(text, twice);
  free(twice);
  match_free(again);
  struct match *view = viewed(text);
  assert_true(view->participant[1].stands_in);
  match_free(view);

  match_undo(match), match_undo(match); /* before they left: as a terminal leaves it, which gives back no seat */
  char *earlier = written(match);
  again = reopened(earlier);
  assert_false(again->participant[1].computer || again->participant[1].stands_in);
  match_free(again);
  free(earlier), free(text);
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(games_of_the_library_name_no_script),
    cmocka_unit_test(a_script_is_loaded_again),
    cmocka_unit_test(a_relative_path_is_written_as_an_absolute_one),
    cmocka_unit_test(a_folder_is_its_script),
    cmocka_unit_test(any_path_can_be_kept),
    cmocka_unit_test(what_it_extends_is_loaded_before_it),
    cmocka_unit_test(a_script_that_is_not_as_it_was_is_told),
    cmocka_unit_test(a_script_that_moved_into_a_folder_of_games_will_do),
    cmocka_unit_test(a_seat_that_was_left_stays_so),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
