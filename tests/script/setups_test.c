/* Other positions to begin from: those that a script lists, and those in files. */
#include "script/fixture.h"
#include "said.h"
#include "script/setup_files.h"

#include "platform/files.h"

#include <sys/stat.h>

#define SCRIPT "return { api = 1, id = 'x', extends = 'chinese-checkers', setups = {\n"
#define HALF "1/2/3/4/6b6/5bb5/4bbb4/3bbbb3/9/3rrrr3/4rrr4/5rr5/6r6/4/3/2/1"

static void those_that_are_listed(void **state)
{
  (void)state;
  struct variant *variant = fixture_variant(SCRIPT "  { name = 'two', position = '" HALF " b' },\n"
                                                   "  { name = 'three', players = 3, position = '" HALF "' } },\n"
                                                   "  text = { en = { name = 'X', summary = 'Y', setup = { two = 'For two' } } } }");
  const struct named_setup *setups;
  assert_int_equal(variant_setups(variant, &setups), 2);
  assert_string_equal(setups[0].name, "two");
  assert_int_equal(setups[0].players, 2);
  assert_string_equal(setups[0].position, HALF " b");
  assert_string_equal(text_get(variant_texts(variant), "en", "setup.two"), "For two");
  assert_int_equal(setups[1].players, 3);
  struct choices choices;
  struct rules *rules;
  struct error err;
  variant_default_choices(variant, &choices);
  choices.players = 3; /* blue does not play with three: the letter is unknown */
  assert_false(variant_rules(&rules, variant, &choices, &err));
  if (!strstr(err.message, "x.lua:3:45: setups.2.position: row 5 (m1 to m13): unknown letter 'b'")) fail_msg("%s", err.message);
  choices.players = 4;
  if (!variant_rules(&rules, variant, &choices, &err)) fail_msg("%s", err.message);
  rules_free(rules);
  variant_free(variant);
}

static void they_are_not_inherited(void **state)
{
  (void)state;
  const struct named_setup *setups;
  struct variant *variant =
      fixture_variant("return { api = 1, id = 'x', extends = 'english-draughts', board = { width = 10, height = 10 }, setup = { home = 'man' } }");
  assert_int_equal(variant_setups(variant, &setups), 0);
  variant_free(variant);
  assert_true(library_find(&variant, bundled, "english-draughts", NULL));
  assert_true(variant_setups(variant, &setups) > 0);
}

static void check_looks_at_all(void **state)
{
  (void)state;
  struct strbuf out;
  strbuf_init(&out);
  fixture_write_text(SCRIPT "  { name = 'three', players = 3, position = '" HALF "' }, { name = 'won', position = "
  "'r/rr/rrr/rrrr/13/12/11/10/9/10/11/12/13/4/3/2/1 b' } },\n"
                            "  text = { en = { name = 'X', summary = 'Y' } } }");
  assert_true(variant_check(&out, script_path, library_extends, bundled) > 0);
  if (!strstr(out.text, "x.lua:2:45: setups.1.position: row 5")) fail_msg("%s", out.text);
  if (!strstr(out.text, "setups, 'won': with 2 players the game is over where it starts (goal)")) fail_msg("%s", out.text);
  if (!strstr(out.text, "no text 'setup.won' in en")) fail_msg("%s", out.text);
  strbuf_release(&out);
}

static void put(const char *folder, const char *name, const char *text)
{
  char path[512];
  struct error err;
  snprintf(path, sizeof path, "%s/%s", folder, name);
  if (!file_write(path, text, strlen(text), &err)) fail_msg("%s", err.message);
}

static void those_in_files(void **state)
{
  (void)state;
  struct setup_files files;
  char game[128], folder[256], path[256];
  snprintf(game, sizeof game, "%s/game", folder_name);
  snprintf(folder, sizeof folder, "%s/setups", game);
  put(game, "variant.lua", "return { api = 1, id = 'filed', extends = 'english-draughts', text = { en = { name = 'F', summary = 'G' } } }");
  put(folder, "Two kings.txt", "\xef\xbb\xbf# by hand\n\nplayers 2\n. . . B\n4\n4\n4\n1W2\n4\n1W2\n4\n");
  put(folder, "broken.txt", "bbbb/w");
  put(folder, "empty.txt", "# nothing\n");
  put(folder, "notes.md", "nothing");
  put(folder, "many.txt", "players 4\n4/4/4/4/1W2/4/1W2/4 w");
  put(folder, "won.txt", "4/4/4/4/1W2/4/1W2/4 b");

  struct variant *variant;
  struct error err;
  if (!variant_load(&variant, game, library_extends, bundled, &err)) fail_msg("%s", err.message);
  assert_true(setup_folder_beside(path, sizeof path, variant));
  assert_string_equal(path, folder);
  setup_files_init(&files);
  setup_files_read(&files, "/nowhere/at/all");
  assert_int_equal(files.count, 0);
  setup_files_read(&files, folder);
  assert_int_equal(files.count, 5);
  assert_string_equal(files.item[0].name, "Two kings");
  assert_int_equal(files.item[0].players, 2);
  struct rules *rules = fixture_rules(variant);
  struct position start;
  if (!position_read_any(&start, files.item[0].position, rules, &err)) fail_msg("%s", err.message);
  assert_int_equal(position_at(&start, rules, board_cell(&rules->board, "h8"), NULL), 0);
  assert_true(position_read_any(&start, "\xef\xbb\xbf" "4/4/4/1b2/1w2/3w/4/4 w", rules, NULL)); /* as from the clipboard */
  assert_string_equal(files.item[1].fault, "");
  assert_string_equal(said(files.item[2].fault), "it holds no position; rows of the board or a position text were expected");
  assert_int_equal(files.item[3].players, 4);
  assert_string_equal(files.item[3].fault, "");
  rules_free(rules);
  static const struct {
    const char *fault;
    bool unfit;
  } expected[] = {{"", false},
                  {"row 2 (a7 to g7): expected 4 cells, found 1", true},
                  {"it holds no position; rows of the board or a position text were expected", false},
                  {"it is for 4 players, and this game is for 2 to 2", true},
                  {"the game is over where it starts", true}};
  struct choices choices;
  variant_default_choices(variant, &choices);
  for (int twice = 0; twice < 2; twice++) { /* it may be asked again */
    setup_files_check(&files, variant, &choices);
    for (int i = 0; i < files.count; i++) {
      assert_string_equal(said(files.item[i].fault), expected[i].fault);
      assert_int_equal(files.item[i].unfit, expected[i].unfit);
    }
  }
  strcpy(files.item[1].position, files.item[0].position);
  setup_files_check(&files, variant, &choices);
  assert_false(files.item[1].unfit || *files.item[1].fault);
  setup_files_release(&files);
  variant_free(variant);

  struct strbuf out;
  strbuf_init(&out);
  assert_int_equal(variant_check(&out, game, library_extends, bundled), 4);
  if (!strstr(out.text, "broken.txt: row 2 (a7 to g7): expected 4 cells, found 1")) fail_msg("%s", out.text);
  if (!strstr(out.text, "empty.txt: it holds no position")) fail_msg("%s", out.text);
  if (!strstr(out.text, "many.txt: it is for 4 players, and this game is for 2 to 2")) fail_msg("%s", out.text);
  if (!strstr(out.text, "won.txt: the game is over where it starts\n")) fail_msg("%s", out.text);
  strbuf_release(&out);
  static const char *const names[] = {"setups/won.txt", "setups/Two kings.txt", "setups/broken.txt", "setups/empty.txt", "setups/notes.md", "setups/many.txt",
                                      "variant.lua"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) snprintf(path, sizeof path, "%s/%s", game, names[i]), unlink(path);
  rmdir(folder), rmdir(game);
}

/* Whatever is dropped into the folder is named, with the reason why it is no position. */
static void what_is_no_file_says_so(void **state)
{
  (void)state;
  static const char *const reasons[] = {"it is not a regular file", "it holds no position", "it is a folder", "it is larger than 4094 bytes", "cannot open",
                                        "it is not a regular file"};
  static const char *const names[] = {"device", "empty", "folder", "large", "lost", "pipe"};
  char folder[128], path[256], large[5000];
  struct setup_files files;
  snprintf(folder, sizeof folder, "%s/starts", folder_name);
  memset(large, '4', sizeof large - 1), large[sizeof large - 1] = '\0';
  put(folder, "empty.txt", "");
  put(folder, "large.txt", large);
  snprintf(path, sizeof path, "%s/device.txt", folder), assert_int_equal(symlink("/dev/zero", path), 0);
  snprintf(path, sizeof path, "%s/lost.txt", folder), assert_int_equal(symlink("/nowhere/at/all", path), 0);
  snprintf(path, sizeof path, "%s/pipe.txt", folder), assert_int_equal(mkfifo(path, 0600), 0);
  snprintf(path, sizeof path, "%s/folder.txt", folder), assert_int_equal(mkdir(path, 0700), 0);
  setup_files_init(&files);
  setup_files_read(&files, folder);
  assert_int_equal(files.count, 6);
  for (int i = 0; i < files.count; i++) {
    assert_string_equal(files.item[i].name, names[i]);
    if (!strstr(said(files.item[i].fault), reasons[i])) fail_msg("%s: %s", names[i], files.item[i].fault);
    remove(files.item[i].path);
  }
  assert_string_equal(files.fault, "");
  snprintf(path, sizeof path, "%s/none.txt", folder);
  put(folder, "none.txt", "");
  setup_files_read(&files, path); /* a file where a folder is meant */
  assert_int_equal(files.count, 6);
  if (!strstr(files.fault, "none.txt")) fail_msg("%s", files.fault);
  remove(path);
  setup_files_release(&files);
  rmdir(folder);
}

/* What a script that stands alone cannot have. */
static void a_lone_script_has_no_folder(void **state)
{
  (void)state;
  char path[256];
  struct variant *variant = fixture_variant("return { api = 1, id = 'x', extends = 'english-draughts' }");
  assert_false(setup_folder_beside(path, sizeof path, variant));
  variant_free(variant);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(those_that_are_listed), cmocka_unit_test(they_are_not_inherited),      cmocka_unit_test(check_looks_at_all),
      cmocka_unit_test(those_in_files),        cmocka_unit_test(a_lone_script_has_no_folder),
      cmocka_unit_test(what_is_no_file_says_so),
  };
  return cmocka_run_group_tests(tests, fixture_setup, fixture_teardown);
}
