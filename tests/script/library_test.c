#include "script/fixture.h"

#include "platform/clock.h"
#include "platform/files.h"

/* A tree of scripts in a folder of its own, removed again. */
static char root[] = "/tmp/salto-library-test-XXXXXX";

static void put(const char *name, const char *text)
{
  char path[256];
  struct error err;
  snprintf(path, sizeof path, "%s/%s", root, name);
  if (!file_write(path, text, strlen(text), &err)) fail_msg("%s", err.message);
}

static int setup(void **state) { return fixture_setup(state) || !mkdtemp(root); }

static int teardown(void **state)
{
  char command[128];
  snprintf(command, sizeof command, "rm -r %s", root);
  return system(command) || fixture_teardown(state);
}

static const struct library_entry *entry(const struct library *library, const char *id)
{
  for (int i = 0; i < library_count(library); i++)
    if (!strcmp(library_at(library, i)->id, id)) return library_at(library, i);
  fail_msg("no entry %s", id);
  return NULL;
}

static void scripts_are_found_loaded_and_sorted(void **state)
{
  (void)state;
  put("one/a-child.lua", "return { api = 1, id = 'a-child', extends = 'draughts-x' }"); /* before its base in the alphabet */
  put("one/draughts-x/variant.lua", "return { api = 1, id = 'draughts-x', extends = 'english-draughts', endings = { quiet = 7 } }");
  put("one/broken.lua", "return { api = 1, id = 'good-id', board = 3 }");
  put("one/self.lua", "return { api = 1, id = 'self', extends = 'self' }");
  put("one/lib/parts.lua", "return { quiet = 9 }");
  put("one/uses-lib.lua",
      "local parts = lib 'parts'\nreturn { api = 1, id = 'uses-lib', extends = 'english-draughts', endings = { quiet = parts.quiet } }");
  put("one/notes.txt", "not a script");
  put("one/strange-name.lua", "return { api = 1, id = 'faulty-base', board = { shape = 'round' } }");
  put("one/derived.lua", "return { api = 1, id = 'derived', extends = 'faulty-base' }");
  put("two/english-draughts.lua", "return { api = 1, id = 'english-draughts', extends = 'english-draughts', endings = { quiet = 20 } }");
  char one[128], two[128];
  snprintf(one, sizeof one, "%s/one", root);
  snprintf(two, sizeof two, "%s/two", root);
  const char *folders[] = {SALTO_SOURCE_DIR "/variants", one, "/nonexistent", two};
  struct library *library = library_new(folders, 4);

  assert_int_equal(library_count(library), 6 + 8);
  assert_null(library_at(library, 0)->variant); /* no family */
  assert_non_null(strstr(entry(library, "good-id")->message, "broken.lua:1:43: board: a table was expected, not 3"));
  assert_non_null(strstr(entry(library, "self")->message, "it extends itself"));
  assert_string_equal(entry(library, "a-child")->message, "");
  assert_string_equal(variant_family(entry(library, "a-child")->variant), "draughts");

  struct rules *rules = fixture_rules(entry(library, "a-child")->variant);
  assert_int_equal(rules->quiet_limit, 7);
  assert_int_equal(rules->repetition, 3);
  rules_free(rules);
  rules = fixture_rules(entry(library, "uses-lib")->variant);
  assert_int_equal(rules->quiet_limit, 9);
  rules_free(rules);

  struct variant *variant;
  struct error err;
  /* Whatever its file is called, and whether it loads: a script goes by its id. */
  assert_non_null(strstr(entry(library, "derived")->message, "extends: it did not load: "));
  assert_non_null(strstr(entry(library, "derived")->message, "strange-name.lua:1:57: board.shape: 'round' is no shape"));
  assert_false(library_find(&variant, library, "faulty-base", &err));
  assert_non_null(strstr(err.message, "'round' is no shape"));

  /* An id that is taken names both files; a script that is asked for by its path takes the place of another. */
  char path[160], expected[512];
  snprintf(path, sizeof path, "%s/two/english-draughts.lua", root);
  snprintf(expected, sizeof expected, "%s: the id 'english-draughts' is taken by %s; give it another", path,
           SALTO_SOURCE_DIR "/variants/english-draughts/variant.lua");
  assert_string_equal(entry(library, "english-draughts.lua")->message, expected);
  assert_true(library_find(&variant, library, "english-draughts", &err));
  assert_string_equal(variant_path(variant), SALTO_SOURCE_DIR "/variants/english-draughts/variant.lua");
  assert_false(library_find(&variant, library, path, &err));
  assert_string_equal(err.message, expected);
  put("mine.lua", "return { api = 1, id = 'english-draughts', extends = 'english-draughts', endings = { quiet = 20 } }");
  snprintf(path, sizeof path, "%s/mine.lua", root);
  assert_true(library_find(&variant, library, path, &err));
  assert_string_equal(variant_path(variant), path);
  assert_true(library_find(&variant, library, "english-draughts", &err));
  assert_string_equal(variant_path(variant), path);
  rules = fixture_rules(variant);
  assert_int_equal(rules->quiet_limit, 20);
  rules_free(rules);

  assert_false(library_find(&variant, library, "turkish-draught", &err));
  assert_string_equal(err.message, "there is no variant 'turkish-draught'; did you mean 'turkish-draughts'?");
  assert_false(library_find(&variant, library, "good-id", &err));
  assert_non_null(strstr(err.message, "broken.lua:1:43"));
  snprintf(path, sizeof path, "%s/one/draughts-x", root);
  assert_true(library_find(&variant, library, path, &err));
  assert_string_equal(variant_id(variant), "draughts-x");
  put("alone.lua", "return { api = 1, id = 'alone', extends = 'turkish-draughts' }");
  snprintf(path, sizeof path, "%s/alone.lua", root);
  assert_true(library_find(&variant, library, path, &err));
  assert_string_equal(entry(library, "alone")->id, "alone");
  assert_false(library_find(&variant, library, "/nonexistent/x.lua", &err));
  library_free(library);
}

static void what_a_script_by_its_path_extends_may_lie_beside_it(void **state)
{
  (void)state;
  put("lower.lua", "return { api = 1, id = 'lower', extends = 'turkish-draughts' }");
  put("upper.lua", "return { api = 1, id = 'upper', extends = 'lower' }");
  struct library *library = library_new((const char *const[]){SALTO_SOURCE_DIR "/variants"}, 1);
  struct variant *variant;
  struct error err;
  const char *const *outside;
  char path[160];
  snprintf(path, sizeof path, "%s/upper.lua", root);
  if (!library_find(&variant, library, path, &err)) fail_msg("%s", err.message);
  assert_int_equal(variant_outside(variant, &outside), 2); /* whoever plays on later needs both */
  assert_non_null(strstr(outside[0], "lower.lua"));
  assert_non_null(strstr(outside[1], "upper.lua"));
  library_free(library);
}

static void the_look_over_tells_all_faults(void **state)
{
  (void)state;
  put("faulty.lua", "return { api = 1, id = 'faulty', extends = 'english-draughts',\n"
                    "  options = { { name = 'mode', type = 'choice', choices = { 'good', 'bad' } } },\n"
                    "  endings = { quiet = option('mode', { good = 10, bad = -1 }) },\n"
                    "  text = { en = { name = 'Faulty', summary = 'x', option = { mode = { label = 'Mode', good = 'good', bad = 'bad' } } } },\n"
                    "}");
  char path[160];
  struct strbuf out;
  snprintf(path, sizeof path, "%s/faulty.lua", root);
  strbuf_init(&out);
  int faults = variant_check(&out, path, library_extends, bundled);
  assert_int_equal(faults, 1); /* one case of the option; that it speaks English alone is only noted */
  assert_non_null(strstr(out.text, "faulty.lua:3:23: endings.quiet: a whole number from 0 to 10000 was expected, not -1"));
  assert_non_null(
      strstr(out.text, "faulty.lua: note: not in pt-BR, so shown in English: name, summary, option.mode, option.mode.good, option.mode.bad\n"));
  strbuf_release(&out);
}

static void the_look_over_asks_for_english_and_for_a_game(void **state)
{
  (void)state;
  struct strbuf out;
  strbuf_init(&out);
  fixture_write_text("return { api = 1, id = 'x', extends = 'english-draughts', text = { en = { name = 'x', summary = 's' } } }");
  assert_int_equal(variant_check(&out, script_path, library_extends, bundled), 0); /* a name may be the id */
  strbuf_clear(&out);
  fixture_write_text("return { api = 1, id = 'x', extends = 'english-draughts', setup = 'b3/4/4/4/4/4/4/4 w' }");
  assert_int_equal(variant_check(&out, script_path, library_extends, bundled), 3);
  assert_non_null(strstr(out.text, "x.lua: no text 'name' in en\n"));
  assert_non_null(strstr(out.text, "x.lua: no text 'summary' in en\n"));
  assert_non_null(strstr(out.text, "x.lua: setup: with 2 players the game is over where it starts (no turn)\n"));
  strbuf_release(&out);
}

/* The best of a few goes, because other programs share the machine. Only an optimised build has to keep to the limit. */
static void loading_everything_is_quick(void **state)
{
  (void)state;
  static const char *const folders[] = {SALTO_SOURCE_DIR "/variants"};
  int64_t best = INT64_MAX;
  for (int i = 0; i < 5; i++) {
    int64_t start = clock_us();
    struct library *library = library_new(folders, 1);
    int64_t took = clock_us() - start;
    if (took < best) best = took;
    library_free(library);
  }
  print_message("all bundled variants load in %.1f ms\n", (double)best / 1000);
#ifdef NDEBUG
  assert_true(best < 50000);
#endif
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(scripts_are_found_loaded_and_sorted),
      cmocka_unit_test(what_a_script_by_its_path_extends_may_lie_beside_it), cmocka_unit_test(the_look_over_tells_all_faults),
      cmocka_unit_test(the_look_over_asks_for_english_and_for_a_game),
      cmocka_unit_test(loading_everything_is_quick),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
