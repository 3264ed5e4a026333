/* Positions whose best turns are known (suite.tsv; suite_make.c says how) are put to the search, which has no tables here. SALTO_MS=1000:
   by time, for figures; else by nodes, so that the outcome does not hang on the machine. */
#include "thinking.h"

#include <stdio.h>

enum { NODES = 800000, LEAST_ROWS = 60, LINE_SIZE = 1024 };

struct row {
  char line[LINE_SIZE];
  const char *kind, *variant, *position;
  const char *turns; /* with blanks between */
};

static bool read_row(struct row *row, FILE *file)
{
  while (fgets(row->line, sizeof row->line, file)) {
    if (*row->line == '#') continue;
    row->line[strcspn(row->line, "\n")] = '\0';
    char *field[4], *at = row->line;
    for (int i = 0; i < 4; i++) {
      if (!at) fail_msg("suite.tsv: a line of %d fields, not 4", i);
      field[i] = at;
      at = strchr(at, '\t');
      if (at) *at++ = '\0';
    }
    row->kind = field[0], row->variant = field[1], row->position = field[2], row->turns = field[3];
    return true;
  }
  return false;
}

/* Whether a turn is one of those that are right. All of them must be legal. */
static bool is_right(const struct match *match, const struct row *row, const struct turn *turn)
{
  char *rest = NULL, turns[LINE_SIZE];
  bool right = false;
  snprintf(turns, sizeof turns, "%s", row->turns);
  for (char *text = strtok_r(turns, " ", &rest); text; text = strtok_r(NULL, " ", &rest)) {
    struct turn read;
    struct path path;
    struct refusal refusal;
    if (!turn_read(&read, &path, text, match->rules, &match->game.now, &refusal)) fail_msg("%s: %s is not legal", row->position, text);
    right |= turn_same(&read, turn);
  }
  return right;
}

static void solves_the_suite(void **state)
{
  (void)state;
  int ms = from_environment("SALTO_MS", 0);
  struct search_limits limits = {.ms = ms, .nodes = ms ? 0 : NODES};
  FILE *file = fopen(SALTO_SOURCE_DIR "/tests/search/suite.tsv", "r");
  struct row row;
  int rows = 0, solved = 0;
  assert_non_null(file);
  for (; read_row(&row, file); rows++) {
    struct match *match = fixture_match(row.variant, 2, row.position);
    struct search_info *info = thinking_of(match, &limits);
    bool right = is_right(match, &row, &info->line[0].turn[0]);
    solved += right;
    struct strbuf text;
    strbuf_init(&text);
    turn_write(&text, match->rules, &info->line[0].turn[0], &info->line[0].path[0]);
    if (!right)
      print_message("%s %s \"%s\": %s (score %d, depth %d), not %s\n", row.kind, row.variant, row.position, text.text, info->line[0].score, info->depth,
                    row.turns);
    strbuf_release(&text);
    free(info);
    match_free(match);
  }
  fclose(file);
  print_message("%d of %d solved\n", solved, rows);
  assert_true(rows >= LEAST_ROWS);
  assert_int_equal(solved, rows);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(solves_the_suite)};
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
