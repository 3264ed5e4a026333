#include "console/solve_command.h"

#include "base/memory.h"
#include "base/number.h"
#include "console/interrupt.h"
#include "endgame/solve.h"
#include "platform/clock.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { USUAL_PIECES = 3, SAMPLES = 20000, SHOWN_MS = 1000 };

struct screen {
  const struct shell *shell;
  int64_t shown_ms, began_ms;
};

enum { NUMBER_SIZE = WORDS_NUMBER_SIZE };

static void show_slice(const struct shell *shell, const struct solve_progress *progress)
{
  char number[NUMBER_SIZE], count[NUMBER_SIZE], entries[NUMBER_SIZE];
  snprintf(number, sizeof number, "%d", progress->number);
  snprintf(count, sizeof count, "%d", progress->count);
  snprintf(entries, sizeof entries, "%" PRIu64, progress->entries);
  const struct text_value values[] = {{"number", number}, {"count", count}, {"pieces", progress->slice}, {"entries", entries}};
  if (progress->begun_anew) shell_tell(shell, "shell.solve.anew", values, 4);
  shell_tell(shell, progress->was_there ? "shell.solve.there" : "shell.solve.begins", values, 4);
}

static void show_retro(const struct shell *shell, const char *slice, const struct retro_progress *retro)
{
  char plies[NUMBER_SIZE], percent[NUMBER_SIZE];
  snprintf(plies, sizeof plies, "%d", retro->plies);
  snprintf(percent, sizeof percent, "%.0f", 100.0 * (double)retro->done / (double)retro->all);
  const struct text_value values[] = {{"pieces", slice}, {"plies", plies}, {"percent", percent}};
  shell_tell(shell, retro->plies < 0 ? "shell.solve.looking" : retro->plies == 1 ? "shell.solve.plies_one" : "shell.solve.plies", values, 3);
}

/* From several threads, once a second at most. */
static void show(void *context, const struct solve_progress *progress)
{
  struct screen *screen = context;
  if (!progress->retro) {
    show_slice(screen->shell, progress);
    return;
  }
  int64_t now = clock_ms(), shown = __atomic_load_n(&screen->shown_ms, __ATOMIC_RELAXED);
  if (now - shown < SHOWN_MS || !__atomic_compare_exchange_n(&screen->shown_ms, &shown, now, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return;
  show_retro(screen->shell, progress->slice, progress->retro);
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

static void tell_done(const struct screen *screen, const char *folder)
{
  char seconds[NUMBER_SIZE];
  struct words words = shell_words(screen->shell, NULL);
  words_decimal(seconds, &words, (double)(clock_ms() - screen->began_ms) / 1000, 1);
  shell_tell(screen->shell, "shell.solve.done", (struct text_value[]){{"seconds", seconds}, {"folder", folder}}, 2);
}

static void tell_checked(const struct shell *shell, uint64_t checked)
{
  char count[NUMBER_SIZE];
  snprintf(count, sizeof count, "%" PRIu64, checked);
  shell_tell(shell, "shell.solve.checked", &(struct text_value){"count", count}, 1);
}

static void tell_over(const struct shell *shell, const struct match *match)
{
  struct words words = shell_words(shell, match->variant);
  struct strbuf outcome;
  strbuf_init(&outcome);
  words_outcome(&outcome, &words, match->rules, &match->game.outcome, &match->game.now);
  shell_tell(shell, "shell.solve.over", &(struct text_value){"outcome", outcome.text}, 1);
  strbuf_release(&outcome);
}

static void tell_start(const struct shell *shell, struct tables *tables, const struct match *match)
{
  if (match->game.outcome.type != OUTCOME_NONE) {
    tell_over(shell, match);
    return;
  }
  static const char *const keys[][2] = { /* the second where it takes one ply */
    [VERDICT_UNKNOWN] = {NULL, NULL}, [VERDICT_DRAW] = {"shell.solve.draw", "shell.solve.draw"}, [VERDICT_WIN] = {"shell.solve.win", "shell.solve.win_one"},
    [VERDICT_LOSS] = {"shell.solve.loss", "shell.solve.loss_one"},
  };
  struct ending ending = tables_ask(tables, &match->game.now);
  const char *key = keys[ending.verdict][ending.plies == 1];
  char plies[NUMBER_SIZE];
  snprintf(plies, sizeof plies, "%d", ending.plies);
  if (key) shell_tell(shell, key, &(struct text_value){"plies", plies}, 1);
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
  struct screen screen = {shell, .began_ms = clock_ms()};
  /* Stopped, it ends the pass that it is in; the state is written then. */
  struct solve_job job = {match->rules, tables, folder.text, pieces, threads, interrupt_listen(), show, &screen};
  int code = 0;
  uint64_t checked;
  switch (solve_run(&job, &err)) {
  case SOLVE_FAILED: code = (error_prefix(&err, "solve: "), shell_fail(shell, 1, &err)); break;
  case SOLVE_STOPPED: code = shell_refuse(shell, 1, "solve_stopped", NULL, 0); break;
  case SOLVE_DONE:
    tell_done(&screen, folder.text);
    if (solve_check(&job, SAMPLES, (uint64_t)screen.began_ms, &checked, &err)) tell_checked(shell, checked), tell_start(shell, tables, match);
    else code = fail_check(shell, &err);
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
