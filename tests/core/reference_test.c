/* The 520 reference positions (tests/data/reference.jsonl): the set of resulting positions, every listed turn as typed, and the
   result. The file has one object a line in one fixed form, which a small reader of its own takes apart. */
#include "core/fixture.h"

/* ---- the line ---- */

struct cursor {
  const char *at;
};

static void expect(struct cursor *cursor, const char *text)
{
  if (strncmp(cursor->at, text, strlen(text))) fail_msg("expected %s at %.60s", text, cursor->at);
  cursor->at += strlen(text);
}

static bool accept(struct cursor *cursor, const char *text)
{
  if (strncmp(cursor->at, text, strlen(text))) return false;
  cursor->at += strlen(text);
  return true;
}

/* A string without escapes, as all of the file's are. */
static void read_string(struct cursor *cursor, char *out, size_t size)
{
  expect(cursor, "\"");
  size_t n = strcspn(cursor->at, "\"\\");
  assert_true(cursor->at[n] == '"' && n < size);
  memcpy(out, cursor->at, n);
  out[n] = '\0';
  cursor->at += n + 1;
}

struct turn_case {
  char text[512], after[256];
};

struct reference {
  char variant[64], options[64], position[256], result[16];
  int players;
  struct turn_case turn[256];
  size_t count;
};

static void read_options(struct reference *out, struct cursor *cursor)
{
  out->options[0] = '\0';
  expect(cursor, "{");
  if (accept(cursor, "}")) return;
  char name[32];
  read_string(cursor, name, sizeof name);
  expect(cursor, ":");
  accept(cursor, " ");
  size_t n = strcspn(cursor->at, ",}");
  snprintf(out->options, sizeof out->options, "%s=%.*s", name, (int)n, cursor->at);
  cursor->at += n;
  expect(cursor, "}");
}

static void read_reference(struct reference *out, const char *line)
{
  struct cursor cursor = {line};
  char *end;
  expect(&cursor, "{\"variant\":");
  read_string(&cursor, out->variant, sizeof out->variant);
  expect(&cursor, ",\"players\":");
  out->players = (int)strtol(cursor.at, &end, 10);
  cursor.at = end;
  expect(&cursor, ",\"options\":");
  read_options(out, &cursor);
  expect(&cursor, ",\"fen\":");
  read_string(&cursor, out->position, sizeof out->position);
  expect(&cursor, ",\"result\":");
  strcpy(out->result, "null");
  if (!accept(&cursor, "null")) read_string(&cursor, out->result, sizeof out->result);
  expect(&cursor, ",\"moves\":[");
  out->count = 0;
  while (!accept(&cursor, "]")) {
    struct turn_case *turn = &out->turn[out->count++];
    assert_true(out->count <= sizeof out->turn / sizeof out->turn[0]);
    accept(&cursor, ",");
    expect(&cursor, "{\"move\":");
    read_string(&cursor, turn->text, sizeof turn->text);
    expect(&cursor, ",\"fen\":");
    read_string(&cursor, turn->after, sizeof turn->after);
    expect(&cursor, "}");
  }
  expect(&cursor, "}");
}

/* ---- the checks ---- */

static void check_result(const struct reference *reference, const struct rules *rules, const struct position *position)
{
  struct outcome outcome;
  struct error err;
  char expected[32], got[16];
  if (!outcome_of(&outcome, rules, position, &err)) fail_msg("%s", err.message);
  bool draw = !strcmp(reference->result, "draw"), none = !strcmp(reference->result, "null");
  snprintf(expected, sizeof expected, "%s%s", draw || none ? "" : "win ", none ? "none" : reference->result);
  fixture_result(got, rules, &outcome);
  assert_string_equal(got, expected);
}

static int compare_texts(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* Both lists of positions, sorted, must be the same; none stands twice. */
static void check_successors(const struct reference *reference, const struct rules *rules, const struct position *position, struct turn_list *list)
{
  char *expected[256], *got[256];
  turns_generate(list, rules, position);
  assert_true(list->complete);
  if (list->count != reference->count) fail_msg("%s: %zu turns instead of %zu", reference->position, list->count, reference->count);
  for (size_t i = 0; i < list->count; i++) {
    struct strbuf text;
    struct position after;
    strbuf_init(&text);
    turn_apply(&after, rules, position, &list->turn[i]);
    position_write(&text, &after, rules);
    got[i] = text.text;
    expected[i] = (char *)(uintptr_t)reference->turn[i].after;
  }
  qsort(got, list->count, sizeof got[0], compare_texts);
  qsort(expected, list->count, sizeof expected[0], compare_texts);
  for (size_t i = 0; i < list->count; i++) {
    if (strcmp(got[i], expected[i])) fail_msg("%s leads to %s instead of %s", reference->position, got[i], expected[i]);
    free(got[i]);
  }
}

static void check_typed(const struct reference *reference, const struct rules *rules, const struct position *position)
{
  struct strbuf text;
  strbuf_init(&text);
  for (size_t i = 0; i < reference->count; i++) {
    struct turn turn;
    struct path path;
    struct refusal refusal;
    struct position after;
    if (!turn_read(&turn, &path, reference->turn[i].text, rules, position, &refusal))
      fail_msg("%s %s: %s %s", reference->position, reference->turn[i].text, refusal_key(refusal.reason), refusal.turn);
    turn_apply(&after, rules, position, &turn);
    assert_string_equal(fixture_text(&text, &after, rules), reference->turn[i].after);
    strbuf_clear(&text);
    turn_write(&text, rules, &turn, &path);
    assert_string_equal(text.text, reference->turn[i].text);
  }
  strbuf_release(&text);
}

static void all_lines_hold(void **state)
{
  (void)state;
  static struct reference reference;
  static char line[1 << 16];
  struct turn_list list;
  struct strbuf text;
  int lines = 0;
  strbuf_init(&text);
  turn_list_init(&list);
  FILE *file = fopen(SALTO_SOURCE_DIR "/tests/data/reference.jsonl", "r");
  assert_non_null(file);
  while (fgets(line, sizeof line, file)) {
    assert_non_null(strchr(line, '\n'));
    read_reference(&reference, line);
    const struct rules *rules = fixture_rules(reference.variant, reference.players, reference.options);
    struct position position = fixture_position(rules, reference.position);
    assert_string_equal(fixture_text(&text, &position, rules), reference.position);
    check_result(&reference, rules, &position);
    if (!strcmp(reference.result, "null")) { /* a game that is over has no turns in the file */
      check_successors(&reference, rules, &position, &list);
      check_typed(&reference, rules, &position);
    } else {
      assert_int_equal(reference.count, 0);
    }
    lines++;
  }
  fclose(file);
  assert_int_equal(lines, 520);
  turn_list_release(&list);
  strbuf_release(&text);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(all_lines_hold),
  };
  return cmocka_run_group_tests_name("reference positions", tests, NULL, fixture_teardown);
}
