#include "console/job.h"

#include "base/memory.h"
#include "base/told.h"
#include "core/outcome.h"
#include "endgame/tables.h"
#include "platform/clock.h"
#include "search/score.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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
  bool ok = list.complete || error_tell(err, "error.too_many_turns", "this position has more than {limit:%d} turns", TURN_LIMIT);
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

/* ---- a search ---- */

static void write_score(struct strbuf *out, int score, const struct rules *rules)
{
  int turns = score_turns(score, rules);
  if (turns) strbuf_addf(out, "mate %d", turns); /* in turns, as in UCI */
  else strbuf_addf(out, "cp %d", score);
}

static void print_line(const struct job *job, const struct search_info *info, int number)
{
  const struct search_line *line = &info->line[number];
  struct strbuf text;
  strbuf_init(&text);
  strbuf_addf(&text, "info depth %d seldepth %d", info->depth, info->deepest > info->depth ? info->deepest : info->depth);
  if (job->task.limits.lines > 1) strbuf_addf(&text, " multipv %d", number + 1);
  strbuf_add(&text, " score ");
  write_score(&text, line->score, job->rules);
  int64_t ms = info->ms > 0 ? info->ms : 1;
  strbuf_addf(&text, " nodes %" PRIu64 " nps %" PRIu64 " hashfull %d time %" PRId64 " pv", info->nodes, info->nodes * 1000 / (uint64_t)ms,
              info->hash_permill, info->ms);
  for (int i = 0; i < line->count; i++) {
    strbuf_add_char(&text, ' ');
    turn_write(&text, job->rules, &line->turn[i], &line->path[i]);
  }
  say("%s", text.text);
  strbuf_release(&text);
}

static void print_progress(void *context, const struct search_info *info)
{
  struct job *job = context;
  for (int i = 0; i < info->line_count; i++) print_line(job, info, i);
  job->announced = info->line[0].turn[0];
}

/* A depth that was broken off may have found a better turn than the last line said. */
static void print_last(struct job *job, const struct search_info *info)
{
  if (info->depth > 0 && !turn_same(&info->line[0].turn[0], &job->announced)) print_line(job, info, 0);
}

/* Tables of endings that could not be read are told once. */
static void print_table_faults(struct tables *tables)
{
  struct strbuf faults, line;
  strbuf_init(&faults), strbuf_init(&line);
  if (tables) tables_faults(tables, &faults);
  for (char *at = faults.text, *end; *at; at = end) {
    end = at + strcspn(at, "\n");
    *end++ = '\0';
    strbuf_clear(&line);
    told_say(&line, at, NULL, NULL);
    say("info string %s", line.text);
  }
  strbuf_release(&faults), strbuf_release(&line);
}

static void choose(struct job *job)
{
  struct search_info *info = memory_new(1, sizeof *info);
  struct search_job search = {
    .rules = job->rules, .before = job->before, .before_count = job->before_count, .position = &job->position,
    .limits = job->task.limits, .rules_of = thread_rules_of, .rules_context = job->task.rules, .tables = job->task.endings, .memory = job->task.memory,
    .stop = &job->stop, .progress = print_progress, .context = job,
  };
  memset(&job->announced, 0, sizeof job->announced);
  bool found = !job->task.over && search_run(info, &search);
  struct strbuf text;
  strbuf_init(&text);
  if (*info->script_error) say("info string script error: %.*s", (int)strcspn(info->script_error, "\n"), info->script_error);
  print_table_faults(job->task.endings);
  if (found) print_last(job, info);
  if (found) turn_write(&text, job->rules, &info->line[0].turn[0], &info->line[0].path[0]);
  while (job->task.infinite && !atomic_load(&job->stop)) clock_sleep(2);
  atomic_store(&job->answering, true);
  say("bestmove %s", found ? text.text : "none");
  strbuf_release(&text);
  free(info);
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
  job->before = NULL;
  return pipe(job->done) == 0 || error_set(err, "no pipe could be opened");
}

void job_release(struct job *job)
{
  if (job->running) {
    job_stop(job);
    job_join(job);
  }
  free(job->before);
  close(job->done[0]);
  close(job->done[1]);
}

bool job_start(struct job *job, const struct job_task *task, const struct game *game, struct error *err)
{
  job->task = *task;
  job->rules = game->rules;
  position_copy(&job->position, &game->now, game->rules);
  free(job->before);
  job->before = memory_new((size_t)game->count + 1, sizeof *job->before);
  job->before_count = game->count;
  for (int i = 0; i < game->count; i++) position_copy(&job->before[i], &game->played[i].before, game->rules);
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
