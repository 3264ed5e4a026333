/* Tables of endings: built, written, read again, damaged, stopped and gone on with, and compared with the search. */
#include "match/fixture.h"
#include "said.h"

#include "base/memory.h"
#include "base/random.h"
#include "core/rules_hash.h"
#include "endgame/solve.h"
#include "endgame/table_file.h"
#include "platform/files.h"
#include "search/search.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define TEMPLATE SALTO_BINARY_DIR "/endgame-test-XXXXXX"

static char folder[sizeof TEMPLATE];

static int new_folder(void **state)
{
  (void)state;
  strcpy(folder, TEMPLATE);
  return mkdtemp(folder) ? 0 : 1;
}

static int drop_folder(void **state)
{
  (void)state;
  struct folder list;
  if (folder_list(&list, folder, NULL)) {
    for (size_t i = 0; i < list.count; i++) {
      char path[4096];
      snprintf(path, sizeof path, "%s/%s", folder, list.name[i]);
      remove(path);
    }
    folder_release(&list);
  }
  return rmdir(folder);
}

static struct match *match_of(const char *id)
{
  struct error err;
  struct variant *variant;
  struct choices choices;
  struct match *match;
  char path[1024];
  snprintf(path, sizeof path, SALTO_SOURCE_DIR "/tests/variants/%s.lua", id);
  if (!file_exists(path)) return fixture_match(id, 2, NULL);
  if (!library_find(&variant, fixture_library, path, &err)) fail_msg("%s", err.message);
  variant_default_choices(variant, &choices);
  choices.players = 2;
  if (!match_new(&match, variant, &choices, NULL, &err)) fail_msg("%s", err.message);
  return match;
}

static struct tables *solve(const struct match *match, int pieces, int threads)
{
  struct error err;
  struct tables *tables = tables_new(folder, match->rules);
  struct solve_job job = {.rules = match->rules, .tables = tables, .folder = folder, .pieces = pieces, .threads = threads};
  uint64_t checked;
  if (solve_run(&job, &err) != SOLVE_DONE) fail_msg("%s", err.message);
  if (!solve_check(&job, 3000, 1, &checked, &err)) fail_msg("%s", err.message);
  assert_true(checked > 100);
  return tables;
}

static struct ending ask(struct tables *tables, const struct match *match, const char *text)
{
  struct position position;
  struct error err;
  if (!position_read(&position, text, match->rules, &err)) fail_msg("%s", err.message);
  return tables_ask(tables, &position);
}

static void expect(struct tables *tables, const struct match *match, const char *text, enum verdict verdict, int plies)
{
  struct ending ending = ask(tables, match, text);
  if (ending.verdict != verdict || ending.plies != plies)
    fail_msg("%s: verdict %d in %d plies, not %d in %d", text, ending.verdict, ending.plies, verdict, plies);
}

static void every_position_has_its_number(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 2, NULL);
  const uint8_t count[MAX_SETS] = {1, 1, 2, 0}; /* black man and king, two white men */
  struct slice *slice = memory_new(1, sizeof *slice);
  assert_true(slice_init(slice, match->rules, count));
  assert_int_equal(slice->positions, 28 * 32 * (28 * 27 / 2));
  uint64_t named = 0;
  for (uint64_t i = 0; i < slice->entries; i += 7) {
    struct position position;
    if (!slice_position(&position, slice, i)) continue;
    uint8_t found[MAX_SETS];
    slice_count(found, match->rules, &position);
    assert_memory_equal(found, count, sizeof count);
    assert_int_equal(slice_index(slice, &position), i);
    named++;
  }
  assert_true(named > slice->entries / 7 / 2);
  free(slice);
  match_free(match);
}

static void knows_simple_endings(void **state)
{
  (void)state;
  struct match *match = match_of("english-draughts");
  struct tables *tables = solve(match, 3, 2);
  expect(tables, match, "4/4/4/1b2/1w2/4/4/4 w", VERDICT_WIN, 1);   /* takes the last piece */
  expect(tables, match, "4/4/4/4/4/1B2/B3/W3 w", VERDICT_LOSS, 0);  /* shut in: no turn */
  assert_int_equal(ask(tables, match, "W3/4/4/4/4/4/4/3B w").verdict, VERDICT_DRAW);
  assert_int_equal(ask(tables, match, "bbbb/bbbb/bbbb/4/4/wwww/wwww/wwww b").verdict, VERDICT_UNKNOWN);
  tables_free(tables);
  match_free(match);
}

/* Every value of every table follows from those of the next turns. */
static void all_values_follow(void **state)
{
  (void)state;
  static const struct {
    const char *id;
    int pieces;
  } games[] = {{"pocket-crown", 3}, {"twin-jumps", 2}, {"pocket-ladder", 2}};
  for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
    struct match *match = match_of(games[g].id);
    struct error err;
    struct tables *tables = tables_new(folder, match->rules);
    struct solve_job job = {.rules = match->rules, .tables = tables, .folder = folder, .pieces = games[g].pieces, .threads = 2};
    uint64_t checked;
    assert_int_equal(solve_run(&job, &err), SOLVE_DONE);
    if (!solve_check(&job, UINT64_MAX, 1, &checked, &err)) fail_msg("%s: %s", games[g].id, err.message);
    assert_true(checked > 5000);
    tables_free(tables);
    match_free(match);
    drop_folder(NULL), new_folder(NULL);
  }
}

/* The search, without tables, sees what the table says, and in as many plies. */
static void agrees_with_the_search(void **state)
{
  (void)state;
  static const char *const ids[] = {"english-draughts", "turkish-draughts", "pocket-row", "pocket-forced", "pocket-ladder"};
  for (size_t g = 0; g < sizeof ids / sizeof *ids; g++) {
    struct match *match = match_of(ids[g]);
    struct tables *tables = solve(match, 3, 2);
    struct random random;
    random_seed(&random, g);
    struct slice *slice = memory_new(1, sizeof *slice);
    struct search_info *info = memory_new(1, sizeof *info);
    int compared = 0;
    for (int tries = 0; tries < 4000 && compared < 60; tries++) {
      uint8_t count[MAX_SETS] = {0};
      struct position position;
      slice_count(count, match->rules, &match->rules->start);
      if (match->rules->can_capture) {
        memset(count, 0, sizeof count);
        for (int piece = 0; piece < 3; piece++) {
          int owner = piece < 2 ? piece : (int)random_below(&random, 2), kinds = match->rules->kind_count;
          count[owner * kinds + (int)random_below(&random, (uint32_t)kinds)]++;
        }
      }
      assert_true(slice_init(slice, match->rules, count));
      if (!slice_position(&position, slice, random_next(&random) % slice->entries)) continue;
      struct ending ending = tables_ask(tables, &position);
      bool won = ending.verdict == VERDICT_WIN;
      if ((!won && ending.verdict != VERDICT_LOSS) || ending.plies < 1 || ending.plies > 5) continue;
      struct search_job job = {.rules = match->rules, .position = &position, .limits = {.depth = ending.plies + 1}};
      assert_true(search_run(info, &job));
      int expected = won ? SCORE_WIN - ending.plies : ending.plies - SCORE_WIN;
      if (info->line[0].score != expected) {
        struct strbuf text;
        strbuf_init(&text);
        position_write(&text, &position, match->rules);
        fail_msg("%s %s: the table says %d, the search %d", ids[g], text.text, expected, info->line[0].score);
      }
      compared++;
    }
    print_message("%s: %d compared\n", ids[g], compared);
    assert_true(compared >= 20);
    free(slice), free(info);
    tables_free(tables);
    match_free(match);
    drop_folder(NULL), new_folder(NULL);
  }
}

static void the_search_asks_the_tables(void **state)
{
  (void)state;
  struct match *match = match_of("english-draughts");
  struct tables *tables = solve(match, 3, 1);
  struct search_info *info = memory_new(1, sizeof *info);
  struct position position;
  struct error err;
  assert_true(position_read(&position, "4/4/4/W3/4/4/4/1WB1 w", match->rules, &err)); /* two kings against one: a long way */
  struct ending ending = tables_ask(tables, &position);
  struct search_job job = {.rules = match->rules, .position = &position, .limits = {.depth = 2}, .tables = tables};
  assert_true(search_run(info, &job));
  assert_int_equal(ending.verdict, VERDICT_WIN);
  assert_int_equal(info->line[0].score, SCORE_WIN - ending.plies);
  free(info);
  tables_free(tables);
  match_free(match);
}

static void damaged_files_are_told(void **state)
{
  (void)state;
  struct match *match = match_of("english-draughts");
  tables_free(solve(match, 2, 1));
  char path[4096], *text;
  size_t size;
  struct error err;
  snprintf(path, sizeof path, "%s/BW.table", folder);
  assert_true(file_read(&text, &size, path, 1 << 24, &err));
  const uint8_t count[MAX_SETS] = {0, 1, 0, 1};
  for (size_t at = 0; at < size; at += 1 + size / 40) {
    text[at] ^= 1;
    assert_true(file_write(path, text, size, &err));
    text[at] ^= 1;
    struct tables *tables = tables_new(folder, match->rules);
    if (tables_check(tables, count, &err)) fail_msg("a wrong byte at %zu was not noticed", at);
    assert_non_null(strstr(err.message, path));
    tables_free(tables);
  }
  assert_true(file_write(path, text, size / 2, &err)); /* cut off */
  struct tables *tables = tables_new(folder, match->rules);
  assert_false(tables_check(tables, count, &err));
  tables_free(tables);
  tables = tables_new(folder, match->rules); /* who only asks for what it knows is told too, once */
  struct strbuf faults;
  strbuf_init(&faults);
  assert_false(tables_faults(tables, &faults));
  for (int i = 0; i < 2; i++) assert_int_equal(ask(tables, match, "4/4/4/4/4/4/3W/B3 w").verdict, VERDICT_UNKNOWN);
  assert_true(tables_faults(tables, &faults));
  assert_non_null(strstr(said(faults.text), "BW.table: it is damaged"));
  assert_non_null(strstr(said(faults.text), "; this table of endings is not used, and 'salto solve' makes it anew\n"));
  assert_false(tables_faults(tables, &faults));
  assert_int_equal(ask(tables, match, "4/4/4/4/4/4/W2B/3W w").verdict, VERDICT_UNKNOWN); /* one that is not there is no fault */
  assert_false(tables_faults(tables, &faults));
  strbuf_release(&faults);
  tables_free(tables);
  free(text);
  match_free(match);
}

/* Where a building is stopped: at a distance, at its end or in its midst. */
struct stop {
  const char *id;
  int pieces, plies;
  bool in_the_midst;
  atomic_bool now;
  atomic_int stops;
};

/* From any of the threads. */
static void stop_there(void *context, const struct solve_progress *progress)
{
  struct stop *stop = context;
  const struct retro_progress *retro = progress->retro;
  if (!retro || stop->stops || retro->plies != stop->plies || (stop->in_the_midst && retro->done == retro->all)) return;
  stop->stops++;
  atomic_store(&stop->now, true);
}

static void note_begun_anew(void *context, const struct solve_progress *progress)
{
  if (!progress->retro) *(bool *)context |= progress->begun_anew;
}

static void goes_on_after_a_stop(void **state)
{
  (void)state;
  struct stop rows[] = {{.id = "pocket-row", .pieces = 2, .plies = 2},
                        {.id = "english-draughts", .pieces = 3, .plies = -1, .in_the_midst = true},
                        {.id = "english-draughts", .pieces = 3, .plies = 4, .in_the_midst = true}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct match *match = match_of(rows[i].id);
    struct error err;
    struct solve_job job = {match->rules, tables_new(folder, match->rules), folder, rows[i].pieces, 2, &rows[i].now, stop_there, &rows[i]};
    assert_int_equal(solve_run(&job, &err), SOLVE_STOPPED);
    tables_free(job.tables);
    atomic_store(&rows[i].now, false);
    job.tables = tables_new(folder, match->rules);
    assert_int_equal(solve_run(&job, &err), SOLVE_DONE);
    uint64_t checked;
    if (!solve_check(&job, 100000, 1, &checked, &err)) fail_msg("%s", err.message);
    tables_free(job.tables);
    match_free(match);
    drop_folder(state);
    new_folder(state);
  }
}

/* A state with any wrong byte is not gone on from: the slice is begun anew, and the table is right. */
static void a_damaged_state_is_begun_anew(void **state)
{
  (void)state;
  struct match *match = match_of("english-draughts");
  struct error err;
  struct stop stop = {.plies = 4};
  struct solve_job job = {match->rules, tables_new(folder, match->rules), folder, 2, 1, &stop.now, stop_there, &stop};
  assert_int_equal(solve_run(&job, &err), SOLVE_STOPPED);
  struct folder list;
  assert_true(folder_list(&list, folder, &err));
  char path[4096] = "", *text;
  for (size_t i = 0; i < list.count; i++)
    if (strstr(list.name[i], ".part")) snprintf(path, sizeof path, "%s/%s", folder, list.name[i]);
  folder_release(&list);
  size_t size;
  assert_true(file_read(&text, &size, path, 1 << 24, &err));
  struct retro retro;
  uint8_t count[MAX_SETS] = {0};
  for (const char *letter = strrchr(path, '/') + 1; *letter != '.'; letter++) count[strchr("bBwW", *letter) - "bBwW"]++;
  assert_true(retro_init(&retro, match->rules, count, job.tables, 1, &err));
  if (!retro_load(&retro, path, &err)) fail_msg("%s", err.message);
  for (size_t at = 0; at < size; at += 1 + size / 400) {
    text[at] ^= 4;
    assert_true(file_write(path, text, size, &err));
    if (at + 1 + size / 400 < size) text[at] ^= 4; /* the last one stays */
    if (retro_load(&retro, path, &err)) fail_msg("a wrong byte at %zu was not noticed", at);
  }
  retro_release(&retro);
  tables_free(job.tables);
  atomic_store(&stop.now, false);
  bool begun_anew = false;
  job.tables = tables_new(folder, match->rules);
  job.progress = note_begun_anew, job.context = &begun_anew;
  assert_int_equal(solve_run(&job, &err), SOLVE_DONE);
  assert_true(begun_anew);
  uint64_t checked;
  if (!solve_check(&job, 100000, 1, &checked, &err)) fail_msg("%s", err.message);
  tables_free(job.tables);
  free(text);
  match_free(match);
}

/* A table whose checksum is right and whose values are not: the check removes it and what builds on it, and no more. */
static void a_wrong_table_is_removed(void **state)
{
  (void)state;
  struct match *match = match_of("english-draughts");
  tables_free(solve(match, 3, 2));
  struct error err;
  struct slice *slice = memory_new(1, sizeof *slice);
  const uint8_t count[MAX_SETS] = {0, 1, 0, 1}, smaller[MAX_SETS] = {0, 1, 0, 0}, other[MAX_SETS] = {0, 3, 0, 0}, larger[MAX_SETS] = {0, 1, 1, 1};
  assert_true(slice_init(slice, match->rules, count));
  uint16_t *value = memory_new(slice->entries, sizeof *value);
  for (uint64_t i = 0; i < slice->entries; i++) value[i] = value_win(7);
  char path[4096];
  snprintf(path, sizeof path, "%s/BW.table", folder);
  assert_true(table_file_write(path, slice, value, rules_hash(match->rules), &err));
  struct tables *tables = tables_new(folder, match->rules);
  struct solve_job job = {.rules = match->rules, .tables = tables, .folder = folder, .pieces = 2, .threads = 1};
  uint64_t checked;
  assert_int_equal(solve_run(&job, &err), SOLVE_DONE);
  assert_false(solve_check(&job, 100, 1, &checked, &err));
  assert_non_null(strstr(err.message, "the table of BW and those that build on it were removed, and the same command makes them anew"));
  assert_true(file_missing(path));
  assert_int_equal(ask(tables, match, "4/4/4/4/4/4/3W/B3 w").verdict, VERDICT_UNKNOWN);
  assert_true(tables_has(tables, smaller));
  assert_true(tables_has(tables, other));
  assert_false(tables_has(tables, larger)); /* built before, of more pieces than are checked now */
  tables_free(tables);
  tables_free(solve(match, 3, 2));
  assert_false(file_missing(path));
  free(value), free(slice);
  match_free(match);
}

/* Whoever asks for what no machine holds is told before anything is begun. */
static void more_than_there_is_memory_for(void **state)
{
  (void)state;
  struct match *match = match_of("turkish-draughts");
  struct tables *tables = tables_new(folder, match->rules);
  struct retro retro;
  struct error err;
  const uint8_t count[MAX_SETS] = {2, 2, 2, 1};
  assert_false(retro_init(&retro, match->rules, count, tables, 1, &err));
  assert_non_null(strstr(err.message, "GB of memory"));
  const uint8_t more[MAX_SETS] = {4, 4, 4, 4};
  assert_false(retro_init(&retro, match->rules, more, tables, 1, &err));
  assert_non_null(strstr(err.message, "too many positions"));
  tables_free(tables);
  match_free(match);
}

static void games_that_no_table_can_tell(void **state)
{
  (void)state;
  struct match *match = fixture_match("capture-chinese-checkers", 2, NULL);
  struct error err;
  struct tables *tables = tables_new(folder, match->rules);
  struct solve_job job = {.rules = match->rules, .tables = tables, .folder = folder, .pieces = 2, .threads = 1};
  assert_int_equal(solve_run(&job, &err), SOLVE_FAILED);
  assert_non_null(strstr(err.message, "belong"));
  tables_free(tables);
  match_free(match);
  match = match_of("pocket-ladder");
  match->rules->kind[2].promotes_to = 1; /* queens become men again */
  tables = tables_new(folder, match->rules);
  job.rules = match->rules, job.tables = tables;
  assert_int_equal(solve_run(&job, &err), SOLVE_FAILED);
  assert_non_null(strstr(err.message, "promoted back"));
  tables_free(tables);
  match_free(match);
}

#define IN_A_FOLDER(test) cmocka_unit_test_setup_teardown(test, new_folder, drop_folder)

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_position_has_its_number), IN_A_FOLDER(knows_simple_endings), IN_A_FOLDER(all_values_follow),
    IN_A_FOLDER(agrees_with_the_search),
    IN_A_FOLDER(the_search_asks_the_tables), IN_A_FOLDER(damaged_files_are_told), IN_A_FOLDER(goes_on_after_a_stop), IN_A_FOLDER(a_damaged_state_is_begun_anew),
    IN_A_FOLDER(a_wrong_table_is_removed), IN_A_FOLDER(more_than_there_is_memory_for),
    IN_A_FOLDER(games_that_no_table_can_tell),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
