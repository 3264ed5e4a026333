#include "console/shell.h"

#include "base/number.h"
#include "console/console.h"
#include "console/job.h"
#include "match/board_text.h"
#include "platform/clock.h"
#include "platform/files.h"
#include "script/check.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- perft ---- */

static int run_perft(const struct shell *shell)
{
  int64_t depth;
  if (shell->word_count < 2) return shell_fail(2, "perft: expected a variant and a depth; 'salto help' shows the commands");
  if (!number_parse(&depth, shell->word[1], 0, 100))
    return shell_fail(2, "perft: the depth is a whole number from 0 to 100, not '%s'", shell->word[1]);
  struct match *match;
  struct error err;
  if (!shell_match(&match, shell, shell->word[0], &err)) return shell_fail(1, "%s", err.message);
  uint64_t nodes;
  int64_t start = clock_cpu_us();
  bool ok = job_count(&nodes, match->rules, &match->game.now, (int)depth, shell->value[SHELL_DIVIDE] != NULL, NULL, &err);
  int64_t time = clock_cpu_us() - start;
  match_free(match);
  if (!ok) return shell_fail(1, "perft: %s", err.message);
  say("nodes %" PRIu64, nodes);
  say("time %.3f s, %.0f nodes per second", (double)time / 1e6, (double)nodes * 1e6 / (double)(time > 0 ? time : 1));
  return 0;
}

/* ---- moves ---- */

static int run_moves(const struct shell *shell)
{
  if (shell->word_count < 1) return shell_fail(2, "moves: expected a variant; 'salto list' shows them");
  struct match *match;
  struct error err;
  if (!shell_match(&match, shell, shell->word[0], &err)) return shell_fail(1, "%s", err.message);
  struct turn_list list;
  struct strbuf text;
  turn_list_init(&list);
  strbuf_init(&text);
  bool over = match->game.outcome.type != OUTCOME_NONE;
  if (!over) turns_generate(&list, match->rules, &match->game.now);
  bool complete = over || list.complete;
  for (size_t i = 0; complete && i < list.count; i++) {
    struct path path;
    turn_list_path(&list, i, &path);
    turn_write(&text, match->rules, &list.turn[i], &path);
    strbuf_add_char(&text, '\n');
  }
  fputs(text.text, stdout);
  strbuf_release(&text);
  turn_list_release(&list);
  match_free(match);
  if (!complete) return shell_fail(1, "moves: there are more than %d turns in this position, too many to list", TURN_LIMIT);
  return 0;
}

/* ---- list ---- */

static int run_list(const struct shell *shell)
{
  int width = 0;
  for (int i = 0; i < library_count(shell->library); i++) {
    int length = (int)strlen(library_at(shell->library, i)->id);
    if (length > width) width = length;
  }
  for (int i = 0; i < library_count(shell->library); i++) {
    const struct library_entry *entry = library_at(shell->library, i);
    if (!entry->variant) {
      say("%-*s  broken: %.*s", width, entry->id, (int)strcspn(entry->message, "\n"), entry->message);
      continue;
    }
    const struct variant *variant = entry->variant;
    int min = variant_min_players(variant), max = variant_max_players(variant);
    char players[32];
    if (min == max) snprintf(players, sizeof players, "%d", min);
    else snprintf(players, sizeof players, "%d-%d", min, max);
    say("%-*s  %-3s  %s  (%s)", width, entry->id, players, shell_variant_name(shell, variant), variant_family(variant));
  }
  return 0;
}

/* ---- show ---- */

static void show_options(const struct match *match, const struct words *words)
{
  const struct option *option;
  int count = variant_options(match->variant, &option);
  for (int i = 0; i < count; i++) {
    struct strbuf text;
    strbuf_init(&text);
    strbuf_addf(&text, "%s=", option[i].name);
    option_write(&text, &option[i], match->choices.value[i]);
    strbuf_add(&text, "  ");
    words_option(&text, words, &option[i]);
    strbuf_add(&text, ": ");
    words_option_value(&text, words, &option[i], match->choices.value[i]);
    say("%s", text.text);
    strbuf_release(&text);
  }
}

static int run_show(const struct shell *shell)
{
  if (shell->word_count < 1) return shell_fail(2, "show: expected a variant; 'salto list' shows them");
  struct match *match;
  struct error err;
  if (!shell_match(&match, shell, shell->word[0], &err)) return shell_fail(1, "%s", err.message);
  struct words words = shell_words(shell, match->variant);
  struct strbuf text;
  strbuf_init(&text);
  say("%s (%s)", shell_variant_name(shell, match->variant), variant_id(match->variant));
  if (words_has(&words, "summary")) say("%s", words_get(&words, "summary"));
  say("%s", "");
  board_text(&text, match->rules, &match->game.now, NULL, shell_colour());
  strbuf_add(&text, "\nfen ");
  position_write(&text, &match->game.now, match->rules);
  say("%s", text.text);
  strbuf_clear(&text);
  words_prompt(&text, &words, match);
  say("%s", text.text);
  show_options(match, &words);
  strbuf_clear(&text);
  words_rules(&text, &words);
  if (text.length > 0) say("\n%s", text.text);
  strbuf_release(&text);
  match_free(match);
  return 0;
}

/* ---- check ---- */

static const struct variant *find_base(void *library, const char *id, struct error *err)
{
  struct variant *variant;
  return library_find(&variant, library, id, err) ? variant : NULL;
}

/* Says what is wrong with a script, a line for each fault, or that all is well. Returns how many. */
static int check_script(const struct shell *shell, const char *id, const char *path)
{
  struct strbuf faults;
  strbuf_init(&faults);
  int count = variant_check(&faults, path, find_base, shell->library);
  if (count == 0) say("%s: fine", id);
  else fputs(faults.text, stdout);
  strbuf_release(&faults);
  return count;
}

static int check_word(const struct shell *shell, const char *word)
{
  for (int i = 0; i < library_count(shell->library); i++) {
    const struct library_entry *entry = library_at(shell->library, i);
    if (strcmp(entry->id, word) == 0) return check_script(shell, word, entry->path);
  }
  if (file_exists(word) || folder_exists(word)) return check_script(shell, word, word);
  struct variant *variant;
  struct error err;
  if (!library_find(&variant, shell->library, word, &err)) say("%s", err.message);
  return 1;
}

static int run_check(const struct shell *shell)
{
  int faults = 0;
  for (int i = 0; i < shell->word_count; i++) faults += check_word(shell, shell->word[i]);
  for (int i = 0; shell->word_count == 0 && i < library_count(shell->library); i++)
    faults += check_script(shell, library_at(shell->library, i)->id, library_at(shell->library, i)->path);
  return faults ? 1 : 0;
}

const struct shell_command shell_commands[] = {
  {"console", "[VARIANT]", 1, console_run},
  {"perft", "VARIANT DEPTH", 2, run_perft},
  {"moves", "VARIANT", 1, run_moves},
  {"list", "", 0, run_list},
  {"show", "VARIANT", 1, run_show},
  {"check", "[VARIANT…]", 1000, run_check},
};
const int shell_command_count = sizeof shell_commands / sizeof *shell_commands;
