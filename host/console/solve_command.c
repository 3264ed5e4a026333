#include "console/solve_command.h"

#include "base/memory.h"
#include "base/number.h"
#include "console/job.h"
#include "endgame/solve.h"
#include "platform/clock.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { USUAL_PIECES = 3, SAMPLES = 20000, SHOWN_MS = 1000 };

/* Ctrl+C and kill end the work after the pass it is in; the state is written then. */
static atomic_bool stop;

static void on_signal(int number)
{
  (void)number;
  atomic_store(&stop, true);
}

struct screen {
  bool on_terminal;
  int64_t shown_ms, began_ms;
};

static void show_slice(const struct solve_progress *progress)
{
  if (progress->begun_anew) say("table %d of %d: the state it was stopped in cannot be read; it is begun anew", progress->number, progress->count);
  if (progress->was_there) say("table %d of %d: %s is there", progress->number, progress->count, progress->slice);
  else say("table %d of %d: %s, %" PRIu64 " entries", progress->number, progress->count, progress->slice, progress->entries);
}

/* From several threads, once a second at most. */
static void show(void *context, const struct solve_progress *progress)
{
  struct screen *screen = context;
  if (!progress->retro) {
    show_slice(progress);
    return;
  }
  int64_t now = clock_ms(), shown = __atomic_load_n(&screen->shown_ms, __ATOMIC_RELAXED);
  if (now - shown < SHOWN_MS || !__atomic_compare_exchange_n(&screen->shown_ms, &shown, now, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return;
  const struct retro_progress *retro = progress->retro;
  double percent = 100.0 * (double)retro->done / (double)retro->all;
  if (retro->plies < 0) say("  %s: looking at every position, %.0f %%", progress->slice, percent);
  else say("  %s: %d plies from the end, %.0f %%", progress->slice, retro->plies, percent);
}

static bool read_words(int *pieces, int *threads, const struct shell *shell, int *code)
{
  char max[16];
  int64_t n = USUAL_PIECES, t = sysconf(_SC_NPROCESSORS_ONLN);
  const char *given = shell->value[SHELL_PIECES];
  snprintf(max, sizeof max, "%d", SLICE_PIECES);
  const struct text_value values[] = {{"option", "pieces"}, {"found", given}, {"min", "1"}, {"max", max}};
  if (given && !number_parse(&n, given, 1, SLICE_PIECES)) *code = shell_refuse(shell, 2, "number", values, 4);
  *pieces = (int)n, *threads = (int)(t < 1 ? 1 : t);
  return *code == 0;
}

static void say_start(struct tables *tables, const struct match *match)
{
  static const char *const words[] = {[VERDICT_UNKNOWN] = "unknown", [VERDICT_DRAW] = "a draw", [VERDICT_WIN] = "won", [VERDICT_LOSS] = "lost"};
  struct ending ending = tables_ask(tables, &match->game.now);
  if (ending.verdict == VERDICT_UNKNOWN) return;
  struct strbuf text;
  strbuf_init(&text);
  strbuf_addf(&text, "the start is %s for the player who begins", words[ending.verdict]);
  if (ending.verdict != VERDICT_DRAW) strbuf_addf(&text, " in %d plies", ending.plies);
  say("%s", text.text);
  strbuf_release(&text);
}

static int fail_check(const struct shell *shell, struct error *err)
{
  error_tell(err, "error.solve.check", "the check failed: {why:@%s}", err->told);
  error_prefix(err, "solve: ");
  return shell_fail(shell, 1, err);
}

static int solve(const struct shell *shell, struct match *match, int pieces, int threads)
{
  struct strbuf folder;
  struct error err;
  strbuf_init(&folder);
  if (!tables_folder(&folder, variant_id(match->variant), match->rules, &err)) return (error_prefix(&err, "solve: "), shell_fail(shell, 1, &err));
  struct tables *tables = tables_new(folder.text, match->rules);
  struct screen screen = {.began_ms = clock_ms()};
  struct solve_job job = {match->rules, tables, folder.text, pieces, threads, &stop, show, &screen};
  struct sigaction action = {.sa_handler = on_signal};
  sigaction(SIGINT, &action, NULL), sigaction(SIGTERM, &action, NULL);
  int code = 0;
  uint64_t checked;
  switch (solve_run(&job, &err)) {
  case SOLVE_FAILED: code = (error_prefix(&err, "solve: "), shell_fail(shell, 1, &err)); break;
  case SOLVE_STOPPED: code = shell_refuse(shell, 1, "solve_stopped", NULL, 0); break;
  case SOLVE_DONE:
    say("done in %.1f s; the tables are in %s", (double)(clock_ms() - screen.began_ms) / 1000, folder.text);
    if (!solve_check(&job, SAMPLES, (uint64_t)screen.began_ms, &checked, &err)) code = fail_check(shell, &err);
    else say("checked: %" PRIu64 " values follow from those of the turns that can be played there", checked);
    if (!code) say_start(tables, match);
  }
  tables_free(tables);
  strbuf_release(&folder);
  return code;
}

int solve_command(const struct shell *shell)
{
  if (shell->word_count < 1) return shell_refuse(shell, 2, "needs_variant", &(struct text_value){"command", "solve"}, 1);
  struct match *match;
  struct error err;
  int pieces, threads, code = 0;
  if (!read_words(&pieces, &threads, shell, &code)) return code;
  code = shell_match(&match, shell, shell->word[0], &err);
  if (code) return shell_fail(shell, code, &err);
  code = solve(shell, match, pieces, threads);
  match_free(match);
  return code;
}
