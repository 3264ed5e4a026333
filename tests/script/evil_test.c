/* Every hostile script of tests/evil ends with one error that says what its first line expects, within its budget. */
#include "script/fixture.h"

#include "core/outcome.h"
#include "platform/clock.h"
#include "platform/files.h"
#include "script/book.h"

enum { SLOWEST = 10000 }; /* milliseconds, on a busy machine and with sanitizers; a script that gets away never ends */

/* What the script's first line expects: "-- expect: …". */
static bool expectation(char *out, size_t size, const char *path)
{
  char line[256];
  FILE *file = fopen(path, "r");
  bool ok = file && fgets(line, sizeof line, file) && !strncmp(line, "-- expect: ", 11);
  if (file) fclose(file);
  if (ok) snprintf(out, size, "%.*s", (int)strcspn(line + 11, "\n"), line + 11);
  return ok;
}

/* Plays the first turn that can be played in an exercise and asks its goal. */
static bool play(struct book *book, int exercise, struct error *err)
{
  const struct example *example = &book->exercise[exercise].example;
  struct played played = {.before = example->position};
  struct turn_list list;
  enum goal_result result;
  char word[BOOK_NAME_SIZE];
  turn_list_init(&list);
  turns_generate(&list, example->rules, &example->position);
  assert_true(list.count > 0);
  played.turn = list.turn[0];
  turn_list_path(&list, 0, &played.path);
  turn_list_release(&list);
  bool ok = book_check(&result, word, book, exercise, 0, &played, 1, err);
  if (!ok) {
    struct error again;
    assert_false(book_check(&result, word, book, exercise, 0, &played, 1, &again));
    assert_string_equal(again.message, err->message);
    assert_int_equal(result, GOAL_RESULT_OPEN);
    assert_string_equal(word, "");
  }
  return ok;
}

/* Opens the book and asks the goal of every exercise that begins with one. */
static bool run_book(struct variant *variant, struct error *err)
{
  struct book *book;
  if (!book_new(&book, variant, err)) return false;
  bool ok = true;
  for (int i = 0; i < book->exercise_count && ok; i++)
    if (book->exercise[i].task[0].type == TASK_PLAY) ok = play(book, i, err);
  book_free(book);
  return ok;
}

/* Asks the evaluation; one that failed says the same again. */
static bool evaluate(const struct rules *rules, struct error *err)
{
  int worth;
  if (!rules->evaluate || rules->evaluate(rules->script, rules, &rules->start, 0, &worth, err)) return true;
  struct error again;
  assert_false(rules->evaluate(rules->script, rules, &rules->start, 0, &worth, &again));
  assert_string_equal(again.message, err->message);
  assert_int_equal(worth, 0);
  return false;
}

/* Loads, makes rules, asks the ending and the evaluation, opens the book, asks the goals: whatever fails first. */
static bool run(const char *path, struct error *err)
{
  struct variant *variant;
  struct choices choices;
  struct rules *rules;
  struct outcome outcome;
  if (!variant_load(&variant, path, library_extends, bundled, err)) return false;
  variant_default_choices(variant, &choices);
  bool ok = variant_rules(&rules, variant, &choices, err);
  if (ok) {
    ok = !rules->ending || rules->ending(rules->script, rules, &rules->start, &outcome, err);
    if (!ok) { /* the same again: a state that failed can be used once more */
      struct error again;
      assert_false(rules->ending(rules->script, rules, &rules->start, &outcome, &again));
      assert_string_equal(again.message, err->message);
      assert_int_equal(outcome.type, OUTCOME_NONE);
    }
    ok = ok && evaluate(rules, err);
    rules_free(rules);
    ok = ok && run_book(variant, err);
  }
  variant_free(variant);
  return ok;
}

static void hostile_scripts_end_with_one_error(void **state)
{
  (void)state;
  struct folder list;
  struct error err;
  int wrong = 0, count = 0;
  assert_true(folder_list(&list, SALTO_SOURCE_DIR "/tests/evil", &err));
  for (size_t i = 0; i < list.count; i++) {
    char path[512], expected[256];
    snprintf(path, sizeof path, SALTO_SOURCE_DIR "/tests/evil/%s", list.name[i]);
    if (!expectation(expected, sizeof expected, path)) {
      print_error("%s: no first line -- expect: …\n", list.name[i]);
      wrong++;
      continue;
    }
    err.message[0] = '\0';
    int64_t start = clock_ms();
    bool ok = run(path, &err);
    int64_t took = clock_ms() - start;
    bool placed = !strncmp(err.message, path, strlen(path)) || strstr(err.message, "/variant.lua:");
    if (ok || !strstr(err.message, expected) || took > SLOWEST || !placed) {
      print_error("%s: %s (%d ms): %s\n  expected: %s\n", list.name[i], ok ? "got away" : "failed", (int)took, err.message, expected);
      wrong++;
    }
    count++;
  }
  folder_release(&list);
  assert_true(count > 60);
  assert_int_equal(wrong, 0);
}

static void compiled_lua_is_refused(void **state)
{
  (void)state;
  struct variant *variant;
  struct error err;
  fixture_write("\033Lua\x54\0\x19\x93\r\n\x1a\n", 12);
  assert_false(variant_load(&variant, script_path, NULL, NULL, &err));
  assert_non_null(strstr(err.message, "only text is read"));
}

static void a_script_that_is_too_long_is_refused(void **state)
{
  (void)state;
  struct variant *variant;
  struct error err;
  size_t size = 300 * 1024;
  char *text = malloc(size);
  memset(text, ' ', size);
  fixture_write(text, size);
  free(text);
  assert_false(variant_load(&variant, script_path, NULL, NULL, &err));
  assert_non_null(strstr(err.message, script_path));
}

/* The error tells the functions the fault went through, with their lines. */
static void a_fault_has_its_traceback(void **state)
{
  (void)state;
  struct variant *variant;
  struct error err;
  assert_false(fixture_load(&variant,
                            "local function inner(t)\n  return t.x.y\nend\n"
                            "return { api = 1, id = 'x', extends = 'english-draughts',\n  setup = function(s)\n    inner({})\n  end }\n",
                            &err));
  char expected[512];
  snprintf(expected, sizeof expected, "%s:2: attempt to index a nil value (field 'x')\n  at %s:2, in inner\n  at %s:6, in the function of line 5",
           script_path, script_path, script_path);
  assert_string_equal(err.message, expected);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(hostile_scripts_end_with_one_error),
      cmocka_unit_test(compiled_lua_is_refused),
      cmocka_unit_test(a_script_that_is_too_long_is_refused),
      cmocka_unit_test(a_fault_has_its_traceback),
  };
  return cmocka_run_group_tests(tests, fixture_setup, fixture_teardown);
}
