/* How long a search goes on after it is told to stop: in processor time of its own thread, so that a busy machine does not count, and in
   time as it passes. Printed, never judged; what is asked is that the answer is a legal turn. SALTO_TRIES: how many for each position. */
#include "match/fixture.h"

#include "base/memory.h"
#include "base/random.h"
#include "platform/clock.h"
#include "search/search.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

enum { TRIES = 10, LONGEST_MS = 300 };

#define LATTICE "1/mm/1m1/mmmm/1m1m1m1m1m1m1/mmmmmmmmmmmm/1m1m1m1m1m1/mmmmmmmmmm/1m1mmm1m1/mmmmmmmmmm/1m1m1m1m1m1/mmmmmmmmmmmm/1m1m1m1m1m1m1/mmmm/1m1/mm/1 r 0,0"

static const struct row {
  const char *name, *id;
  int players;
  const char *option, *position; /* an option that is on, or NULL; NULL: the start */
} rows[] = {
  {"english draughts", "english-draughts", 2, NULL, NULL},
  {"turkish draughts", "turkish-draughts", 2, NULL, NULL},
  {"turkish, many kings", "turkish-draughts", 2, NULL, "B1B1B1B1/8/1B1B1B1B/8/8/W1W1W1W1/8/1W1W1W1W w"},
  {"turkish, kings in a net", "turkish-draughts", 2, NULL, "B1B1B1B1/8/B1B1B1B1/8/B1B1B1B1/8/1B1B1B2/7W w"},
  {"breakthrough draughts", "breakthrough-draughts", 2, NULL, NULL},
  {"chinese checkers", "chinese-checkers", 2, NULL, NULL},
  {"chinese checkers, six", "chinese-checkers", 6, NULL, NULL},
  {"sternhalma", "sternhalma", 2, NULL, NULL},
  {"capture", "capture-chinese-checkers", 2, NULL, NULL},
  {"capture, long jumps", "capture-chinese-checkers", 2, "long_jump", NULL},
  {"capture, billions of routes", "capture-chinese-checkers", 2, NULL, LATTICE},
  {"the same, long jumps", "capture-chinese-checkers", 2, "long_jump", LATTICE},
  {"capture of three", "capture-chinese-checkers", 3, NULL, NULL},
  {"three, billions of routes", "capture-chinese-checkers", 3, NULL, LATTICE ",0"},
};

static struct match *begin(const struct row *row)
{
  struct variant *variant;
  struct choices choices;
  struct match *match;
  struct error err;
  const struct option *option;
  if (!library_find(&variant, fixture_library, row->id, &err)) fail_msg("%s", err.message);
  variant_default_choices(variant, &choices);
  choices.players = row->players;
  int count = variant_options(variant, &option);
  for (int i = 0; row->option && i < count; i++)
    if (!strcmp(option[i].name, row->option)) choices.value[i] = 1;
  if (!match_new(&match, variant, &choices, row->position, &err)) fail_msg("%s: %s", row->name, err.message);
  return match;
}

struct thinking {
  const struct match *match;
  atomic_bool stop;
  struct search_info *info;
  struct timespec end; /* processor time of the thread */
};

static void *think(void *context)
{
  struct thinking *thinking = context;
  const struct search_job job = {.rules = thinking->match->rules, .position = &thinking->match->game.now, .stop = &thinking->stop};
  search_run(thinking->info, &job);
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &thinking->end);
  return NULL;
}

static double ms_between(const struct timespec *from, const struct timespec *to)
{
  return (double)(to->tv_sec - from->tv_sec) * 1e3 + (double)(to->tv_nsec - from->tv_nsec) / 1e6;
}

static int by_size(const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void expect_legal(const struct match *match, const struct search_line *line)
{
  struct strbuf text;
  struct turn read;
  struct path path;
  struct refusal refusal;
  strbuf_init(&text);
  turn_write(&text, match->rules, &line->turn[0], &line->path[0]);
  if (!turn_read(&read, &path, text.text, match->rules, &match->game.now, &refusal)) fail_msg("%s is not legal", text.text);
  strbuf_release(&text);
}

/* A search that had ended by itself counts as 0. */
static void try_once(const struct match *match, int64_t wait_ms, double *cpu, double *wall)
{
  struct thinking thinking = {.match = match, .info = memory_new(1, sizeof *thinking.info)};
  struct timespec asked, before, after;
  pthread_t thread;
  clockid_t clock;
  assert_int_equal(pthread_create(&thread, NULL, think, &thinking), 0);
  assert_int_equal(pthread_getcpuclockid(thread, &clock), 0);
  clock_sleep((int)wait_ms);
  clock_gettime(clock, &asked);
  clock_gettime(CLOCK_MONOTONIC, &before);
  atomic_store(&thinking.stop, true);
  pthread_join(thread, NULL);
  clock_gettime(CLOCK_MONOTONIC, &after);
  *cpu = fmax(0, ms_between(&asked, &thinking.end)), *wall = ms_between(&before, &after);
  assert_true(thinking.info->line_count >= 1 && thinking.info->line[0].count >= 1);
  expect_legal(match, &thinking.info->line[0]);
  free(thinking.info);
}

static void stops(void **state)
{
  (void)state;
  const char *value = getenv("SALTO_TRIES");
  int tries = value ? atoi(value) : TRIES;
  double *cpu = memory_new((size_t)tries, sizeof *cpu), *wall = memory_new((size_t)tries, sizeof *wall);
  struct random random;
  random_seed(&random, 1);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct match *match = begin(&rows[i]);
    for (int t = 0; t < tries; t++) try_once(match, random_below(&random, LONGEST_MS), &cpu[t], &wall[t]);
    qsort(cpu, (size_t)tries, sizeof *cpu, by_size), qsort(wall, (size_t)tries, sizeof *wall, by_size);
    print_message("%-28s processor time %.2f %.2f %.2f ms, time %.2f %.2f %.2f ms (least, middle, most of %d)\n", rows[i].name, cpu[0], cpu[tries / 2],
                  cpu[tries - 1], wall[0], wall[tries / 2], wall[tries - 1], tries);
    match_free(match);
  }
  free(cpu), free(wall);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(stops)};
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
