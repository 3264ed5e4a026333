#include "console/shell.h"

#include "base/number.h"
#include "console/console.h"
#include "console/job.h"
#include "console/saved.h"
#include "console/match_command.h"
#include "console/solve_command.h"
#include "match/board_text.h"
#include "platform/clock.h"
#include "platform/files.h"
#include "platform/paths.h"
#include "script/check.h"
#include "script/check_setups.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- perft ---- */

static void tell_speed(const struct shell *shell, uint64_t nodes, int64_t us)
{
  char seconds[WORDS_NUMBER_SIZE], speed[WORDS_NUMBER_SIZE];
  struct words words = shell_words(shell, NULL);
  words_decimal(seconds, &words, (double)us / 1e6, 3);
  snprintf(speed, sizeof speed, "%.0f", (double)nodes * 1e6 / (double)(us > 0 ? us : 1));
  shell_tell(shell, "shell.perft.time", (struct text_value[]){{"seconds", seconds}, {"speed", speed}}, 2);
}

static int run_perft(const struct shell *shell)
{
  int64_t depth;
  if (shell->word_count < 2) return shell_refuse(shell, 2, "perft_words", NULL, 0);
  if (!number_parse(&depth, shell->word[1], 0, 100))
    return shell_refuse(shell, 2, "perft_depth", &(struct text_value){"found", shell->word[1]}, 1);
  struct match *match;
  struct error err;
  int code = shell_match(&match, shell, shell->word[0], &err);
  if (code) return shell_fail(shell, code, &err);
  uint64_t nodes;
  int64_t start = clock_cpu_us();
  bool ok = job_count(&nodes, match->rules, &match->game.now, (int)depth, shell->value[SHELL_DIVIDE] != NULL, NULL, &err);
  int64_t time = clock_cpu_us() - start;
  match_free(match);
  if (!ok) return (error_prefix(&err, "perft: "), shell_fail(shell, 1, &err));
  say("nodes %" PRIu64, nodes);
  tell_speed(shell, nodes, time);
  return 0;
}

/* ---- moves ---- */

static int run_moves(const struct shell *shell)
{
  if (shell->word_count < 1) return shell_refuse(shell, 2, "needs_variant", &(struct text_value){"command", "moves"}, 1);
  struct match *match;
  struct error err;
  int code = shell_match(&match, shell, shell->word[0], &err);
  if (code) return shell_fail(shell, code, &err);
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
  char limit[16];
  snprintf(limit, sizeof limit, "%d", TURN_LIMIT);
  if (!complete) return shell_refuse(shell, 1, "too_many_turns", &(struct text_value){"limit", limit}, 1);
  return 0;
}

/* ---- list ---- */

static void list_entry(struct strbuf *line, const struct shell *shell, const struct library_entry *entry, int width)
{
  const struct variant *variant = entry->variant;
  if (!variant) {
    struct words words = shell_words(shell, NULL);
    char first[2048];
    snprintf(first, sizeof first, "%.*s", (int)strcspn(entry->message, "\n"), entry->message);
    strbuf_addf(line, "%-*s  ", width, entry->id);
    words_fill(line, &words, "shell.list.broken", &(struct text_value){"error", first}, 1);
    return;
  }
  int min = variant_min_players(variant), max = variant_max_players(variant);
  char players[32];
  if (min == max) snprintf(players, sizeof players, "%d", min);
  else snprintf(players, sizeof players, "%d-%d", min, max);
  strbuf_addf(line, "%-*s  %-3s  %s  (%s)", width, entry->id, players, shell_variant_name(shell, variant), variant_family(variant));
}

static int run_list(const struct shell *shell)
{
  int width = 0;
  for (int i = 0; i < library_count(shell->library); i++) {
    int length = (int)strlen(library_at(shell->library, i)->id);
    if (length > width) width = length;
  }
  struct strbuf line;
  strbuf_init(&line);
  for (int i = 0; i < library_count(shell->library); i++) {
    strbuf_clear(&line);
    list_entry(&line, shell, library_at(shell->library, i), width);
    shell_say(line.text);
  }
  strbuf_release(&line);
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
    words_option_value_alone(&text, words, &option[i], match->choices.value[i]);
    shell_say(text.text);
    strbuf_release(&text);
  }
}

static int run_show(const struct shell *shell)
{
  if (shell->word_count < 1) return shell_refuse(shell, 2, "needs_variant", &(struct text_value){"command", "show"}, 1);
  if (saved_is_meant(shell)) return saved_show(shell);
  struct match *match;
  struct error err;
  int code = shell_match(&match, shell, shell->word[0], &err);
  if (code) return shell_fail(shell, code, &err);
  struct words words = shell_words(shell, match->variant);
  struct strbuf text;
  strbuf_init(&text);
  strbuf_addf(&text, "%s (%s)", shell_variant_name(shell, match->variant), variant_id(match->variant));
  shell_say(text.text);
  if (words_has(&words, "summary")) shell_say(words_get(&words, "summary"));
  say("%s", "");
  strbuf_clear(&text);
  board_text(&text, match->rules, &match->game.now, NULL, shell_colour());
  strbuf_add(&text, "\nfen ");
  position_write(&text, &match->game.now, match->rules);
  say("%s", text.text);
  strbuf_clear(&text);
  words_prompt(&text, &words, match);
  shell_say(text.text);
  show_options(match, &words);
  strbuf_clear(&text);
  words_rules(&text, &words);
  if (text.length > 0) {
    say("%s", "");
    shell_say_lines(text.text);
  }
  strbuf_release(&text);
  match_free(match);
  return 0;
}

/* ---- check ---- */

/* Says what is wrong with a script, a line for each fault, or that all is well. Returns how many. `message` is why it is not in the
   library, or NULL: not every reason lies in the script alone. `find` as for variant_load. */
static int check_script(const struct shell *shell, variant_finder find, void *context, const char *id, const char *path, const char *message)
{
  struct strbuf faults;
  strbuf_init(&faults);
  int count = variant_check(&faults, path, find, context);
  if (count == 0 && message && *message) count = 1, strbuf_addf(&faults, "%s\n", message);
  struct words words = shell_words(shell, NULL);
  if (count == 0) words_fill(&faults, &words, "shell.check.fine", &(struct text_value){"script", id}, 1);
  else if (faults.length > 0 && faults.text[faults.length - 1] == '\n') faults.text[faults.length - 1] = 0;
  shell_say_lines(faults.text);
  strbuf_release(&faults);
  return count;
}

static int check_entry(const struct shell *shell, int index)
{
  const struct library_entry *entry = library_at(shell->library, index);
  return check_script(shell, library_extends, shell->library, entry->id, entry->path, entry->message);
}

/* Every script of a folder that is none itself; they join the library, so that they find each other. */
static int check_folder(const struct shell *shell, const char *folder)
{
  int faults = 0, found = 0;
  char start[1024];
  size_t length = strlen(folder);
  while (length > 1 && folder[length - 1] == '/') length--;
  snprintf(start, sizeof start, "%.*s", (int)length, folder);
  length = strlen(start);
  library_add_folder(shell->library, start);
  for (int i = 0; i < library_count(shell->library); i++) {
    const char *path = library_at(shell->library, i)->path;
    if (strncmp(path, start, length) != 0 || path[length] != '/') continue;
    faults += check_entry(shell, i);
    found++;
  }
  if (found > 0) return faults;
  shell_tell(shell, "shell.check.none", &(struct text_value){"folder", start}, 1);
  return 1;
}

/* A script by its path. Its id may be another's, and then no list would show it. */
static int check_path(const struct shell *shell, const char *path)
{
  char file[1100], id[64], message[2400] = "";
  snprintf(file, sizeof file, folder_exists(path) ? "%s/variant.lua" : "%s", path);
  const struct library_entry *owner = NULL;
  bool named = variant_read_id(id, file);
  for (int i = 0; named && !owner && i < library_count(shell->library); i++)
    if (strcmp(library_at(shell->library, i)->id, id) == 0) owner = library_at(shell->library, i);
  if (owner && !file_same(owner->path, file))
    snprintf(message, sizeof message, "%s: the id '%s' is taken by %s; give it another", path, id, owner->path);
  struct library_place place = {shell->library, file};
  return check_script(shell, library_extends_beside, &place, path, path, message);
}

static int check_word(const struct shell *shell, const char *word)
{
  for (int i = 0; i < library_count(shell->library); i++)
    if (strcmp(library_at(shell->library, i)->id, word) == 0) return check_entry(shell, i);
  char script[1100];
  snprintf(script, sizeof script, "%s/variant.lua", word);
  if (folder_exists(word) && !file_exists(script)) return check_folder(shell, word);
  if (file_exists(word) || folder_exists(word)) return check_path(shell, word);
  struct error err;
  shell_no_game(&err, shell, word);
  shell_say(err.message);
  return 1;
}

/* The start positions that the player keeps. */
static int check_own(const struct shell *shell)
{
  struct strbuf folder, faults, text;
  struct words words = shell_words(shell, NULL);
  strbuf_init(&folder), strbuf_init(&faults), strbuf_init(&text);
  if (paths_user_setups(&folder, NULL)) check_own_setups(&faults, shell->library, folder.text);
  words_told(&text, &words, faults.text);
  bool any = text.length > 0;
  if (any) text.text[text.length - 1] = '\0', shell_say_lines(text.text);
  strbuf_release(&folder), strbuf_release(&faults), strbuf_release(&text);
  return any;
}

static int run_check(const struct shell *shell)
{
  int faults = 0;
  for (int i = 0; i < shell->word_count; i++) faults += check_word(shell, shell->word[i]);
  for (int i = 0; shell->word_count == 0 && i < library_count(shell->library); i++) faults += check_entry(shell, i);
  if (shell->word_count == 0) faults += check_own(shell);
  return faults ? 1 : 0;
}

const struct shell_command shell_commands[] = {
  {"console", "[VARIANT]", 1, SHELL_GAME, console_run},
  {"perft", "VARIANT DEPTH", 2, SHELL_GAME | SHELL_BIT(SHELL_DIVIDE), run_perft},
  {"moves", "VARIANT", 1, SHELL_GAME, run_moves},
  {"list", "", 0, 0, run_list},
  {"show", "VARIANT|FILE", 1, SHELL_GAME, run_show},
  {"check", "[VARIANT…]", 1000, 0, run_check},
  {"solve", "VARIANT", 1, SHELL_GAME | SHELL_BIT(SHELL_PIECES), solve_command},
  {"match", "VARIANT A B", 3,
   SHELL_GAME | SHELL_BIT(SHELL_GAMES) | SHELL_BIT(SHELL_OPENING) | SHELL_BIT(SHELL_MOVETIME) | SHELL_BIT(SHELL_NODES) | SHELL_BIT(SHELL_SEED),
   match_command},
};
const int shell_command_count = sizeof shell_commands / sizeof *shell_commands;
