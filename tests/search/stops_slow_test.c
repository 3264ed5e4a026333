/* How long a search goes on after it is told to stop: in processor time of its own thread, so that a busy machine does not count, and in
   time as it passes. Printed, never judged; what is asked is that the answer is a legal turn. SALTO_TRIES: how many for each position. */
#include "thinking.h"

#include "base/memory.h"
#include "base/random.h"
#include "platform/clock.h"
#include "search/search.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

enum { TRIES = 10, LONGEST_MS = 300 };

/* Well mixed, with 3199 turns. */
#define CROWD "m/2/1mm/m3/2mmmmm1m3m/1m1m1mmmmm1m/4m4mm/mmm3m1mm/mm2mmmm1/4m3mm/2mm1mm2m1/2mm2mmmmmm/3mm1m2m1mm/1m2/1mm/2/1 r"

static const struct row {
  const char *name, *id;
  int players;
  const char *options, *position; /* NULL: the start */
} rows[] = {
  {"english draughts", "english-draughts", 2, "", NULL},
  {"turkish draughts", "turkish-draughts", 2, "", NULL},
  {"turkish, many kings", "turkish-draughts", 2, "", "B1B1B1B1/8/1B1B1B1B/8/8/W1W1W1W1/8/1W1W1W1W w"},
  {"turkish, kings in a net", "turkish-draughts", 2, "", "B1B1B1B1/8/B1B1B1B1/8/B1B1B1B1/8/1B1B1B2/7W w"},
  {"breakthrough draughts", "breakthrough-draughts", 2, "", NULL},
  {"chinese checkers", "chinese-checkers", 2, "", NULL},
  {"chinese checkers, six", "chinese-checkers", 6, "", NULL},
  {"sternhalma", "sternhalma", 2, "", NULL},
  {"capture", "capture-chinese-checkers", 2, "", NULL},
  {"capture, long jumps", "capture-chinese-checkers", 2, "long_jump=true", NULL},
  {"capture, billions of routes", "capture-chinese-checkers", 2, "", LATTICE},
  {"the same, long jumps", "capture-chinese-checkers", 2, "long_jump=true", LATTICE},
  {"capture of three", "capture-chinese-checkers", 3, "", NULL},
  {"six, thousands of long jumps", "capture-chinese-checkers", 6, "long_jump=true", CROWD},
  {"three, billions of routes", "capture-chinese-checkers", 3, "", LATTICE ",0"},
};

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
  thinking_is_legal(match, &thinking.info->line[0].turn[0], &thinking.info->line[0].path[0]);
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
    struct match *match = fixture_match_with(rows[i].id, rows[i].players, rows[i].options, rows[i].position);
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
