#include "console/session.h"

#include "base/number.h"
#include "search/time.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

enum { PERFT_DEPTH = 100, USUAL_MS = 1000 };

/* What stood behind `go`. */
struct orders {
  bool infinite, has_clock[MAX_PLAYERS];
  int64_t depth, ms, nodes, turns_to_go; /* 0: not given */
  int64_t time[MAX_PLAYERS], increment[MAX_PLAYERS];
};

/* The words that may stand after `go` with a number. To add one: a row. Clocks of players are read by read_clock. */
static const struct number {
  const char *name;
  int64_t min, max;
  size_t offset; /* in struct orders */
} numbers[] = {
  {"depth", 1, 1000, offsetof(struct orders, depth)},
  {"movetime", 1, INT64_MAX, offsetof(struct orders, ms)},
  {"nodes", 1, INT64_MAX, offsetof(struct orders, nodes)},
  {"movestogo", 1, INT64_MAX, offsetof(struct orders, turns_to_go)},
};
enum { NUMBERS = sizeof numbers / sizeof *numbers };

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

/* ---- clocks: UGI's p1time, p1inc … p6time, p6inc; UCI's wtime, btime, winc, binc ---- */

/* The player with a letter; where nobody has it, White is the first and Black the second. */
static int player_of_letter(const struct rules *rules, char letter)
{
  for (int p = 0; p < rules->player_count; p++)
    if (rules->player[p].letter == letter) return p;
  return letter == 'b';
}

/* Whose clock a word is, or -1; *increment: what it gains with a turn. */
static int clock_of(const char *word, const struct rules *rules, bool *increment)
{
  const char *rest = word + 1;
  int player = -1;
  if (word[0] == 'p' && word[1] >= '1' && word[1] < '1' + MAX_PLAYERS) player = word[1] - '1', rest = word + 2;
  else if (word[0] == 'w' || word[0] == 'b') player = player_of_letter(rules, word[0]);
  *increment = strcmp(rest, "inc") == 0;
  return *increment || strcmp(rest, "time") == 0 ? player : -1;
}

static bool read_clock(struct orders *out, const struct arguments *arguments, int at, int player, bool increment, struct error *err)
{
  int64_t n;
  if (!read_number(arguments, at, increment ? 0 : INT64_MIN, INT64_MAX, &n, err)) return false;
  if (increment) out->increment[player] = n;
  else out->time[player] = n, out->has_clock[player] = true;
  return true;
}

/* ---- all of it ---- */

static bool read_search(struct orders *out, const struct arguments *arguments, const struct rules *rules, struct error *err)
{
  for (int i = 0; i < arguments->count; i++) {
    const char *word = arguments->word[i];
    bool increment;
    int player = clock_of(word, rules, &increment), row = 0;
    while (row < NUMBERS && strcmp(word, numbers[row].name) != 0) row++;
    if (strcmp(word, "infinite") == 0) {
      out->infinite = true;
    } else if (strcmp(word, "perft") == 0) {
      return error_set(err, "perft has to come first");
    } else if (player >= 0) {
      if (!read_clock(out, arguments, i++, player, increment, err)) return false;
    } else if (row < NUMBERS) {
      if (!read_number(arguments, i++, numbers[row].min, numbers[row].max, (int64_t *)((char *)out + numbers[row].offset), err)) return false;
    } else {
      return error_set(err, "'%.70s' is not known; expected perft, depth, movetime, nodes, movestogo, infinite or clocks", word);
    }
  }
  return true;
}

static bool read_perft(struct job_task *task, const struct arguments *arguments, struct error *err)
{
  int64_t depth;
  if (!read_number(arguments, 0, 0, PERFT_DEPTH, &depth, err)) return false;
  task->type = JOB_PERFT;
  task->depth = (int)depth;
  for (int i = 2; i < arguments->count; i++) {
    if (strcmp(arguments->word[i], "divide") != 0 || task->divide)
      return error_set(err, "perft %d: expected 'divide' or nothing, found '%.70s'", task->depth, arguments->word[i]);
    task->divide = true;
  }
  return true;
}

/* What the orders and the engine's options mean for a search. Without any limit there is one all the same. */
static void set_limits(struct job_task *task, const struct orders *orders, const struct session *session)
{
  struct search_limits *limits = &task->limits;
  int side = session->match->game.now.side;
  task->infinite = orders->infinite;
  limits->depth = (int)orders->depth;
  limits->nodes = (uint64_t)orders->nodes;
  limits->ms = time_limited(orders->ms);
  if (orders->has_clock[side]) {
    struct time_left left = {orders->time[side], orders->increment[side], (int)(orders->turns_to_go < 1000 ? orders->turns_to_go : 1000)};
    int64_t ms = time_for_turn(&left);
    if (!limits->ms || ms < limits->ms) limits->ms = ms;
  }
  limits->level = session->engine[ENGINE_LEVEL];
  limits->threads = session->engine[ENGINE_THREADS];
  limits->hash_mb = session->engine[ENGINE_HASH];
  limits->lines = session->engine[ENGINE_LINES];
  limits->seed = (uint64_t)session->engine[ENGINE_SEED];
  bool limited = limits->depth || limits->nodes || limits->ms || orders->infinite || limits->level < LEVEL_MOST;
  if (!limited) limits->ms = USUAL_MS;
}

void go_run(struct session *session, const struct arguments *arguments)
{
  const struct match *match = session->match;
  struct job_task task = {.type = JOB_SEARCH, .endings = session->endings, .memory = session->memory, .rules = &session->rules};
  struct orders orders = {0};
  struct error err;
  task.over = match->game.outcome.type != OUTCOME_NONE;
  bool counts = arguments->count > 0 && strcmp(arguments->word[0], "perft") == 0;
  bool ok = counts ? read_perft(&task, arguments, &err) : read_search(&orders, arguments, match->rules, &err);
  if (ok && !counts) set_limits(&task, &orders, session);
  if (!ok || !job_start(&session->job, &task, &match->game, &err)) session_error("go: %s", err.message);
}
