#include "console/match_command.h"

#include "base/number.h"
#include "console/contest.h"
#include "console/job.h"
#include "search/opening.h"

#include <stdio.h>

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

static void say_standing(const struct contest *contest)
{
  struct strbuf line;
  strbuf_init(&line);
  contest_write_standing(&line, contest);
  say("%s", line.text);
  strbuf_release(&line);
}

/* After a fault: what was played up to then has its worth. */
static void say_so_far(const struct contest *contest)
{
  printf("ended after %d of %d games: ", contest->won + contest->drawn + contest->lost, contest->games);
  say_standing(contest);
}

static void told(void *context, int game, const struct contest *contest)
{
  (void)context;
  printf("game %d of %d: ", game + 1, contest->games);
  say_standing(contest);
}

static void faulty(void *context, const struct error *fault)
{
  struct error told = *fault;
  error_prefix(&told, "match: ");
  shell_fail(context, 0, &told);
}

static int play(const struct shell *shell, struct match *match, const struct numbers *numbers)
{
  struct engine a, b;
  struct error err;
  struct words words = shell_words(shell, match->variant);
  if (!engine_open(&a, shell->word[1], match, &words, &err)) return (error_prefix(&err, "match: "), shell_fail(shell, 2, &err));
  if (!engine_open(&b, shell->word[2], match, &words, &err)) {
    engine_close(&a);
    return (error_prefix(&err, "match: "), shell_fail(shell, 2, &err));
  }
  struct contest contest = {.match = match, .a = &a, .b = &b, .games = (int)numbers->games, .opening = (int)numbers->opening,
                            .turns = TURNS_A_PLAYER * match->rules->player_count,
                            .limits = {numbers->ms, (uint64_t)numbers->nodes, (uint64_t)numbers->seed}, .told = told, .faulty = faulty, .context = (void *)shell};
  say("%s: %s against %s, %d games", variant_id(match->variant), a.name, b.name, contest.games);
  bool ok = contest_run(&contest, &err);
  if (ok) say("%d turns a game; a game of %d turns counts as drawn", contest.played_turns / contest.games, contest.turns);
  else error_prefix(&err, "match: "), shell_fail(shell, 1, &err), say_so_far(&contest);
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
