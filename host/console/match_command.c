#include "console/match_command.h"

#include "base/number.h"
#include "console/contest.h"
#include "console/interrupt.h"
#include "search/opening.h"

#include <stdio.h>
#include <string.h>

enum { USUAL_GAMES = 20, USUAL_OPENING = 4, TURNS_A_PLAYER = 200 };

/* The numbers of the command line. To add one: a row, and the option in shell.h. */
struct numbers {
  int64_t games, opening, ms, nodes, seed;
};

static bool read_numbers(struct numbers *out, const struct shell *shell, int *code)
{
  const struct {
    enum shell_option option;
    int64_t *to, min, max;
  } rows[] = {
    {SHELL_GAMES, &out->games, 1, 1000000}, {SHELL_OPENING, &out->opening, 0, OPENING_TURNS}, {SHELL_MOVETIME, &out->ms, 1, 86400000},
    {SHELL_NODES, &out->nodes, 1, INT64_MAX}, {SHELL_SEED, &out->seed, 0, INT32_MAX},
  };
  *out = (struct numbers){.games = USUAL_GAMES, .opening = USUAL_OPENING};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const char *text = shell->value[rows[i].option], *name = shell_option_rows[rows[i].option].name;
    if (!text || number_parse(rows[i].to, text, rows[i].min, rows[i].max)) continue;
    char min[24], max[24];
    snprintf(min, sizeof min, "%lld", (long long)rows[i].min);
    snprintf(max, sizeof max, "%lld", (long long)rows[i].max);
    const struct text_value values[] = {{"option", name}, {"found", text}, {"min", min}, {"max", max}};
    *code = shell_refuse(shell, 2, "number", values, 4);
    return false;
  }
  return true;
}

/* The score behind how many games were played. */
static void tell_standing(const struct shell *shell, const char *key, const struct contest *contest)
{
  char number[WORDS_NUMBER_SIZE], count[WORDS_NUMBER_SIZE];
  struct words words = shell_words(shell, NULL);
  struct strbuf standing;
  strbuf_init(&standing);
  contest_write_standing(&standing, &words, contest);
  snprintf(number, sizeof number, "%d", contest_played(contest));
  snprintf(count, sizeof count, "%d", contest->games);
  shell_tell(shell, key, (struct text_value[]){{"number", number}, {"count", count}, {"standing", standing.text}}, 3);
  strbuf_release(&standing);
}

static void told(void *context, const struct contest *contest) { tell_standing(context, "shell.match.game", contest); }

static void tell_begin(const struct shell *shell, const struct contest *contest)
{
  char count[WORDS_NUMBER_SIZE];
  snprintf(count, sizeof count, "%d", contest->games);
  const struct text_value values[] = {{"game", variant_id(contest->match->variant)}, {"a", contest->a->name}, {"b", contest->b->name}, {"count", count}};
  shell_tell(shell, contest->games == 1 ? "shell.match.begins_one" : "shell.match.begins", values, 4);
}

static void tell_turns(const struct shell *shell, const struct contest *contest)
{
  char turns[WORDS_NUMBER_SIZE], limit[WORDS_NUMBER_SIZE];
  snprintf(turns, sizeof turns, "%d", contest->played_turns / contest->games);
  snprintf(limit, sizeof limit, "%d", contest->turns);
  shell_tell(shell, "shell.match.turns", (struct text_value[]){{"turns", turns}, {"limit", limit}}, 2);
}

static void tell_faults(const struct shell *shell, const struct contest *contest)
{
  const char *names[] = {contest->a->name, contest->b->name};
  for (int i = 0; i < 2; i++) {
    char count[WORDS_NUMBER_SIZE];
    snprintf(count, sizeof count, "%d", contest->faults[i]);
    const struct text_value values[] = {{"name", names[i]}, {"count", count}};
    if (contest->faults[i] > 0) shell_tell(shell, contest->faults[i] == 1 ? "shell.match.faults_one" : "shell.match.faults", values, 2);
  }
}

/* Two versions of a program may have one name. */
static void tell_apart(struct engine *a, struct engine *b)
{
  if (strcmp(a->name, b->name) != 0) return;
  size_t length = strlen(a->name);
  snprintf(a->name + length, sizeof a->name - length, " (A)");
  snprintf(b->name + length, sizeof b->name - length, " (B)");
}

static void faulty(void *context, const struct error *fault)
{
  struct error told = *fault;
  error_prefix(&told, "match: ");
  shell_fail(context, 0, &told);
}

static int fail_to_open(const struct shell *shell, const struct engine_setting *setting, struct error *err)
{
  bool stopped = atomic_load(setting->stop);
  if (stopped) error_tell(err, "error.match.stopped", "stopped");
  error_prefix(err, "match: ");
  return shell_fail(shell, stopped ? 1 : 2, err);
}

static int play(const struct shell *shell, struct match *match, const struct numbers *numbers)
{
  struct engine a, b;
  struct error err;
  struct words words = shell_words(shell, match->variant);
  const struct engine_setting setting = {&words, interrupt_listen()};
  if (!engine_open(&a, shell->word[1], match, &setting, &err)) return fail_to_open(shell, &setting, &err);
  if (!engine_open(&b, shell->word[2], match, &setting, &err)) {
    engine_close(&a);
    return fail_to_open(shell, &setting, &err);
  }
  struct contest contest = {.match = match, .a = &a, .b = &b, .games = (int)numbers->games, .opening = (int)numbers->opening,
                            .turns = TURNS_A_PLAYER * match->rules->player_count,
                            .limits = {numbers->ms, (uint64_t)numbers->nodes, (uint64_t)numbers->seed}, .told = told, .faulty = faulty,
                            .context = (void *)shell, .stop = setting.stop};
  tell_apart(&a, &b);
  tell_begin(shell, &contest);
  bool ok = contest_run(&contest, &err);
  if (ok) {
    tell_turns(shell, &contest);
  } else { /* what was played has its worth */
    error_prefix(&err, "match: "), shell_fail(shell, 1, &err);
    tell_standing(shell, "shell.match.so_far", &contest);
  }
  tell_faults(shell, &contest);
  engine_close(&a), engine_close(&b);
  return ok ? 0 : 1;
}

int match_command(const struct shell *shell)
{
  if (shell->word_count < 3) return shell_refuse(shell, 2, "match_words", NULL, 0);
  struct numbers numbers;
  struct match *match;
  struct error err;
  int code = 0;
  if (!read_numbers(&numbers, shell, &code)) return code;
  code = shell_match(&match, shell, shell->word[0], &err);
  if (code) return shell_fail(shell, code, &err);
  code = play(shell, match, &numbers);
  match_free(match);
  return code;
}
