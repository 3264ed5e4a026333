#include "console/job.h"

#include "core/outcome.h"
#include "platform/clock.h"

#include <inttypes.h>
#include <string.h>
#include <stdio.h>
#include <unistd.h>

void say(const char *format, ...)
{
  va_list args;
  va_start(args, format);
  flockfile(stdout);
  vprintf(format, args);
  putchar('\n');
  fflush(stdout);
  funlockfile(stdout);
  va_end(args);
}

static bool divide(uint64_t *total, const struct rules *rules, const struct position *position, int depth, const atomic_bool *stop,
                   struct error *err)
{
  *total = 0;
  if (outcome_goal_reached(rules, position)) return true;
  struct turn_list list;
  struct strbuf text;
  turn_list_init(&list);
  strbuf_init(&text);
  turns_generate(&list, rules, position);
  bool ok = list.complete || error_set(err, "this position has more than %d turns", TURN_LIMIT);
  for (size_t i = 0; ok && i < list.count; i++) {
    struct position after;
    struct path path;
    uint64_t nodes;
    turn_apply(&after, rules, position, &list.turn[i]);
    ok = perft(&nodes, rules, &after, depth - 1, stop, err);
    if (!ok) break;
    turn_list_path(&list, i, &path);
    strbuf_clear(&text);
    turn_write(&text, rules, &list.turn[i], &path);
    say("%s: %" PRIu64, text.text, nodes);
    *total += nodes;
  }
  strbuf_release(&text);
  turn_list_release(&list);
  return ok;
}

bool job_count(uint64_t *out, const struct rules *rules, const struct position *position, int depth, bool by_turn, const atomic_bool *stop,
               struct error *err)
{
  return by_turn && depth > 0 ? divide(out, rules, position, depth, stop, err) : perft(out, rules, position, depth, stop, err);
}

static void count(struct job *job)
{
  uint64_t nodes;
  struct error err;
  bool ok = job_count(&nodes, job->rules, &job->position, job->task.depth, job->task.divide, &job->stop, &err);
  atomic_store(&job->answering, true);
  if (ok) say("nodes %" PRIu64, nodes);
  else if (atomic_load(&job->stop)) say("error: perft was stopped");
  else say("error: perft: %s", err.message);
}

static void choose(struct job *job)
{
  int64_t start = clock_ms();
  struct turn turn;
  struct path path;
  bool found = !job->task.over && chance_choose(&turn, &path, &job->random, job->rules, &job->position);
  struct strbuf text;
  strbuf_init(&text);
  if (found) {
    turn_write(&text, job->rules, &turn, &path);
    say("info depth 0 nodes 1 time %" PRId64 " pv %s", clock_ms() - start, text.text);
    say("info string a legal turn chosen by chance, without looking ahead");
  }
  while (job->task.infinite && !atomic_load(&job->stop)) clock_sleep(2);
  atomic_store(&job->answering, true);
  say("bestmove %s", found ? text.text : "none");
  strbuf_release(&text);
}

static void *run(void *context)
{
  struct job *job = context;
  if (job->task.type == JOB_PERFT) count(job);
  else choose(job);
  while (write(job->done[1], "", 1) != 1) clock_sleep(1);
  return NULL;
}

bool job_init(struct job *job, struct error *err)
{
  job->running = false;
  atomic_init(&job->stop, false);
  atomic_init(&job->answering, false);
  random_seed(&job->random, (uint64_t)clock_us());
  return pipe(job->done) == 0 || error_set(err, "no pipe could be opened");
}

void job_release(struct job *job)
{
  if (job->running) {
    job_stop(job);
    job_join(job);
  }
  close(job->done[0]);
  close(job->done[1]);
}

bool job_start(struct job *job, const struct job_task *task, const struct rules *rules, const struct position *position, struct error *err)
{
  job->task = *task;
  job->rules = rules;
  position_copy(&job->position, position, rules);
  atomic_store(&job->stop, false);
  atomic_store(&job->answering, false);
  int failed = pthread_create(&job->thread, NULL, run, job);
  if (failed) return error_set(err, "no thread could be started: %s", strerror(failed));
  job->running = true;
  return true;
}

void job_stop(struct job *job) { atomic_store(&job->stop, true); }

bool job_answering(struct job *job) { return job->running && atomic_load(&job->answering); }

void job_join(struct job *job)
{
  char byte;
  while (read(job->done[0], &byte, 1) < 0) continue;
  pthread_join(job->thread, NULL);
  job->running = false;
}
