#include "console/session.h"

#include "base/number.h"

#include <stdio.h>
#include <string.h>

/* The words that may stand after `go` with a number. To add one: a row. All but perft's depth are limits for a search; the chooser of
   today has answered before any of them is met, so they are checked and not kept. */
static const struct {
  const char *name;
  int64_t min, max;
} numbers[] = {
  {"depth", 1, 1000}, {"movetime", 0, INT64_MAX}, {"nodes", 1, INT64_MAX}, {"movestogo", 1, INT64_MAX},
  {"wtime", INT64_MIN, INT64_MAX}, {"btime", INT64_MIN, INT64_MAX}, {"winc", 0, INT64_MAX}, {"binc", 0, INT64_MAX},
};

enum { PERFT_DEPTH = 100 };

/* UGI's clocks: p1time, p1inc … p6time, p6inc. */
static bool is_clock(const char *word)
{
  return word[0] == 'p' && word[1] >= '1' && word[1] < '1' + MAX_PLAYERS && (strcmp(word + 2, "time") == 0 || strcmp(word + 2, "inc") == 0);
}

static bool read_number(const struct arguments *arguments, int at, int64_t min, int64_t max, int64_t *out, struct error *err)
{
  const char *name = arguments->word[at], *text = at + 1 < arguments->count ? arguments->word[at + 1] : NULL;
  if (text && number_parse(out, text, min, max)) return true;
  char found[80] = "nothing";
  if (text) snprintf(found, sizeof found, "'%.70s'", text);
  if (min == INT64_MIN) return error_set(err, "%s: expected a whole number, found %s", name, found);
  if (max == INT64_MAX) return error_set(err, "%s: expected a whole number of at least %lld, found %s", name, (long long)min, found);
  return error_set(err, "%s: expected a whole number from %lld to %lld, found %s", name, (long long)min, (long long)max, found);
}

static bool read_task(struct job_task *task, const struct arguments *arguments, struct error *err)
{
  for (int i = 0; i < arguments->count; i++) {
    const char *word = arguments->word[i];
    int64_t n;
    if (strcmp(word, "perft") == 0) {
      if (i > 0) return error_set(err, "perft has to come first");
      if (!read_number(arguments, i++, 0, PERFT_DEPTH, &n, err)) return false;
      task->type = JOB_PERFT;
      task->depth = (int)n;
      continue;
    }
    if (task->type == JOB_PERFT) {
      if (strcmp(word, "divide") != 0 || task->divide)
        return error_set(err, "perft %d: expected 'divide' or nothing, found '%s'", task->depth, word);
      task->divide = true;
      continue;
    }
    if (strcmp(word, "infinite") == 0) {
      task->infinite = true;
      continue;
    }
    bool known = is_clock(word);
    int64_t min = INT64_MIN, max = INT64_MAX;
    for (size_t k = 0; k < sizeof numbers / sizeof *numbers && !known; k++)
      if (strcmp(word, numbers[k].name) == 0) {
        known = true;
        min = numbers[k].min;
        max = numbers[k].max;
      }
    if (!known) return error_set(err, "'%s' is not known; expected perft, depth, movetime, nodes, infinite or clocks", word);
    if (!read_number(arguments, i++, min, max, &n, err)) return false;
  }
  return true;
}

void go_run(struct session *session, const struct arguments *arguments)
{
  const struct match *match = session->match;
  struct job_task task = {.type = JOB_SEARCH};
  struct error err;
  task.over = match->game.outcome.type != OUTCOME_NONE;
  if (!read_task(&task, arguments, &err) || !job_start(&session->job, &task, match->rules, &match->game.now, &err))
    session_error("go: %s", err.message);
}
