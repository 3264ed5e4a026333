/* Several threads, what stays from one search of a game to the next, and who is told to stop before it has begun. */
#include "thinking.h"

#include "base/memory.h"
#include "match/thread_rules.h"
#include "search/candidates.h"
#include "search/search.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static struct search_info *think(const struct search_job *job)
{
  struct search_info *info = memory_new(1, sizeof *info);
  assert_true(search_run(info, job));
  assert_true(info->line_count >= 1 && info->line[0].count >= 1);
  return info;
}

/* ---- threads ---- */

struct watch {
  uint64_t nodes;
  int told;
};

static void watch(void *context, const struct search_info *info)
{
  struct watch *watch = context;
  assert_true(info->nodes >= watch->nodes);
  watch->nodes = info->nodes;
  watch->told++;
}

static void nodes_of_all_threads_count(void **state)
{
  (void)state;
  static const char *const ids[] = {"english-draughts", "turkish-draughts", "chinese-checkers", "capture-chinese-checkers"};
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
    struct match *match = fixture_match(ids[i], 2, NULL);
    struct watch watched = {0};
    const struct search_job job = {.rules = match->rules, .position = &match->game.now, .limits = {.threads = 4, .nodes = 20000},
                                   .progress = watch, .context = &watched};
    struct search_info *info = think(&job);
    assert_true(watched.told > 0);
    assert_true(info->nodes >= watched.nodes && info->nodes >= job.limits.nodes);
    thinking_is_legal(match, &info->line[0].turn[0], &info->line[0].path[0]);
    free(info);
    match_free(match);
  }
}

static const char script[] =
  "return { api = 1, id = 'lone', extends = 'turkish-draughts',\n"
  "  endings = { custom = function(p) if p:count(2) <= 13 then return 1 end end } }\n";

/* Each thread calls a function of its own: without that the threads would meet in one. */
static void rules_with_a_function_are_searched_by_several(void **state)
{
  (void)state;
  char folder[] = "/tmp/salto-threads-XXXXXX", path[1024];
  struct error err;
  struct variant *variant;
  struct choices choices;
  struct match *match;
  assert_non_null(mkdtemp(folder));
  snprintf(path, sizeof path, "%s/lone.lua", folder);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(script, file);
  fclose(file);
  const char *const folders[] = {SALTO_SOURCE_DIR "/variants", folder};
  struct library *library = library_new(folders, 2);
  if (!library_find(&variant, library, "lone", &err)) fail_msg("%s", err.message);
  variant_default_choices(variant, &choices);
  /* Of fifteen, two can be taken. */
  if (!match_new(&match, variant, &choices, "8/bbbbbbbb/8/bbb1bb2/3b4/8/3b4/3w4 w", &err)) fail_msg("%s", err.message);
  struct thread_rules rules;
  thread_rules_init(&rules, variant, &choices);
  struct search_job job = {.rules = match->rules, .position = &match->game.now, .limits = {.threads = 3, .nodes = 3000}};
  free(think(&job)); /* by one */
  job.rules_of = thread_rules_of, job.rules_context = &rules;
  struct search_info *info = think(&job);
  assert_int_equal(info->line[0].score, SCORE_WIN - 1);
  thinking_is_legal(match, &info->line[0].turn[0], &info->line[0].path[0]);
  assert_null(rules.rules[0]);
  assert_non_null(rules.rules[1]);
  assert_non_null(rules.rules[2]);
  assert_ptr_not_equal(rules.rules[1]->script, match->rules->script);
  free(info);
  thread_rules_release(&rules);
  match_free(match);
  library_free(library);
  unlink(path), rmdir(folder);
}

/* ---- memory ---- */

static uint64_t nodes_of(const struct match *match, struct search_memory *memory, int level)
{
  const struct search_job job = {.rules = match->rules, .position = &match->game.now, .limits = {.level = level, .depth = 5}, .memory = memory};
  struct search_info *info = think(&job);
  uint64_t nodes = info->nodes;
  free(info);
  return nodes;
}

static void what_was_found_is_known_in_the_next_search(void **state)
{
  (void)state;
  static const char *const ids[] = {"english-draughts", "turkish-draughts", "chinese-checkers"};
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
    struct match *match = fixture_match(ids[i], 2, NULL);
    struct search_memory *memory = search_memory_new();
    uint64_t fresh = nodes_of(match, NULL, 0);
    assert_int_equal(nodes_of(match, memory, 0), fresh);
    assert_true(nodes_of(match, memory, 10) < fresh / 2);
    search_memory_clear(memory);
    assert_int_equal(nodes_of(match, memory, 0), fresh); /* a new game is as the first */
    assert_int_equal(nodes_of(match, memory, 5), nodes_of(match, NULL, 5)); /* and a level is what it is */
    search_memory_free(memory);
    match_free(match);
  }
}

/* With three players a position is worth something else to each who asks. */
static void each_of_three_has_a_memory_of_their_own(void **state)
{
  (void)state;
  struct match *match = fixture_match("chinese-checkers", 3, NULL);
  struct search_memory *memory = search_memory_new();
  nodes_of(match, memory, 0);
  assert_int_equal(match_type(match, "d1-e5"), MATCH_PLAYED);
  assert_int_equal(nodes_of(match, memory, 0), nodes_of(match, NULL, 0));
  search_memory_free(memory);
  match_free(match);
}

/* ---- stopping ---- */

/* Who is told to before a first turn has a score gives the turn that looked best unseen. */
static void stops_before_the_first_turn_is_scored(void **state)
{
  (void)state;
  static const struct {
    const char *id, *position;
  } rows[] = {{"capture-chinese-checkers", LATTICE}, {"turkish-draughts", "B1B1B1B1/8/1B1B1B1B/8/8/W1W1W1W1/8/1W1W1W1W w"}, {"chinese-checkers", NULL}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct match *match = fixture_match(rows[i].id, 2, rows[i].position);
    atomic_bool stop = true;
    const struct search_job job = {.rules = match->rules, .position = &match->game.now, .stop = &stop};
    struct search_info *info = think(&job);
    assert_int_equal(info->depth, 0);
    assert_in_range(info->nodes, 0, 512);
    thinking_is_legal(match, &info->line[0].turn[0], &info->line[0].path[0]);
    free(info);
    match_free(match);
  }
}

/* ---- ways ---- */

/* Of a bounded choice among billions each has its way, also of those that a lower bound had chosen. */
static void candidates_have_their_ways(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, LATTICE);
  const struct position *position = &match->game.now;
  struct turn_list list, fewer;
  struct path path;
  turn_list_init(&list), turn_list_init(&fewer);
  candidates_find(&list, match->rules, position, 600, true);
  assert_false(list.complete);
  for (size_t t = 0; t < list.count; t += 7) {
    assert_true(candidates_path(&path, match->rules, position, &list, t));
    thinking_is_legal(match, &list.turn[t], &path);
  }
  candidates_find(&fewer, match->rules, position, 100, false);
  for (size_t t = 0; t < fewer.count; t += 29) {
    assert_true(candidates_find_path(&path, match->rules, position, &fewer.turn[t], 600));
    thinking_is_legal(match, &fewer.turn[t], &path);
  }
  turn_list_release(&list), turn_list_release(&fewer);
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(nodes_of_all_threads_count), cmocka_unit_test(rules_with_a_function_are_searched_by_several),
    cmocka_unit_test(what_was_found_is_known_in_the_next_search), cmocka_unit_test(each_of_three_has_a_memory_of_their_own),
    cmocka_unit_test(stops_before_the_first_turn_is_scored), cmocka_unit_test(candidates_have_their_ways),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
