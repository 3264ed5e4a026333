#include "console/command_line.h"

#include "base/memory.h"
#include "base/nearest.h"
#include "platform/files.h"
#include "platform/locale.h"
#include "platform/paths.h"
#include "script/text_file.h"

/* The system's `struct option` and a variant's have the same name. */
#define option getopt_row
#include <getopt.h>
#undef option

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void command_line_init(struct shell *shell, int argc)
{
  memset(shell, 0, sizeof *shell);
  shell->folder = memory_new((size_t)argc + 1, sizeof *shell->folder);
  shell->option = memory_new((size_t)argc + 1, sizeof *shell->option);
  shell->texts = texts_new();
}

void command_line_release(struct shell *shell)
{
  if (shell->library) library_free(shell->library);
  texts_free(shell->texts);
  free(shell->option);
  free(shell->folder);
}

static void set_fault(struct shell *shell, const char *key, const char *word, const char *near)
{
  if (shell->fault.key) return; /* the first one is told */
  shell->fault.key = key;
  shell->fault.near = near;
  snprintf(shell->fault.word, sizeof shell->fault.word, "%s", word);
}

static void unknown_option(struct shell *shell, const char *argument)
{
  const char *names[SHELL_OPTION_COUNT];
  for (int i = 0; i < SHELL_OPTION_COUNT; i++) names[i] = shell_option_rows[i].name;
  char name[64];
  snprintf(name, sizeof name, "%.*s", (int)strcspn(argument + strspn(argument, "-"), "="), argument + strspn(argument, "-"));
  const char *near = nearest_word(name, names, SHELL_OPTION_COUNT);
  bool number = argument[0] == '-' && argument[1] >= '0' && argument[1] <= '9';
  set_fault(shell, number ? "negative" : near ? "near_option" : "unknown_option", argument, near);
}

void command_line_read(struct shell *shell, int argc, char **argv)
{
  struct getopt_row long_options[SHELL_OPTION_COUNT + 1];
  char letters[2 * SHELL_OPTION_COUNT + 2] = ":";
  memset(long_options, 0, sizeof long_options);
  for (int i = 0; i < SHELL_OPTION_COUNT; i++) {
    const struct shell_option_row *row = &shell_option_rows[i];
    long_options[i] = (struct getopt_row){row->name, !row->argument ? no_argument : *row->argument == '[' ? optional_argument : required_argument, NULL,
                                          1000 + i};
    if (row->letter) strcat(letters, (char[]){row->letter, row->argument ? ':' : 0, 0});
  }
  opterr = 0;
  for (;;) {
    int at = optind, code = getopt_long(argc, argv, letters, long_options, NULL);
    if (code == -1) break;
    if (code == ':') set_fault(shell, "needs_value", argv[optind - 1], NULL);
    if (code == '?') {
      char letter[] = {'-', (char)optopt, 0};
      unknown_option(shell, optopt > 0 && optopt < 256 ? letter : argv[at < optind ? optind - 1 : at]);
    }
    for (int i = 0; i < SHELL_OPTION_COUNT; i++) {
      if (code != 1000 + i && code != shell_option_rows[i].letter) continue;
      shell->value[i] = optarg ? optarg : "";
      if (i == SHELL_VARIANTS) shell->folder[shell->folder_count++] = optarg;
      if (i == SHELL_OPTION) shell->option[shell->option_count++] = optarg;
    }
  }
  shell->word = argv + optind;
  shell->word_count = argc - optind;
}

/* The language asked for, or the best for the system's. False when it was asked for and there are no texts in it. */
static bool find_language(struct shell *shell)
{
  const char *const *languages;
  size_t count = texts_languages(shell->texts, &languages);
  const char *wanted = shell->value[SHELL_LANGUAGE];
  char tag[LANGUAGE_TAG_SIZE] = "";
  bool readable = wanted && locale_tag(tag, wanted);
  shell->language = wanted ? locale_best(tag, languages, count) : locale_choose(languages, count);
  return !wanted || (readable && locale_has(tag, languages, count));
}

static bool refuse_language(struct shell *shell, struct error *err)
{
  const char *const *languages;
  size_t count = texts_languages(shell->texts, &languages);
  struct strbuf known;
  strbuf_init(&known);
  for (size_t i = 0; i < count; i++) strbuf_addf(&known, "%s%s", i ? ", " : "", languages[i]);
  const struct text_value values[] = {{"word", shell->value[SHELL_LANGUAGE]}, {"languages", known.text}};
  shell_error(err, shell, "language", values, 2);
  strbuf_release(&known);
  return false;
}

int command_line_texts(struct shell *shell, struct error *err)
{
  struct strbuf folder;
  strbuf_init(&folder);
  bool ok = paths_in_data(&folder, "assets/text", err) && text_folder_load(shell->texts, folder.text, err);
  strbuf_release(&folder);
  if (!ok) return 1;
  bool spoken = find_language(shell);
  const struct text_value values[] = {{"word", shell->fault.word}, {"near", shell->fault.near}};
  if (shell->fault.key) return shell_error(err, shell, shell->fault.key, values, 2), 2;
  return spoken ? 0 : (refuse_language(shell, err), 2);
}

static bool load_library(struct shell *shell, struct error *err)
{
  struct strbuf bundled, own;
  strbuf_init(&bundled);
  strbuf_init(&own);
  bool ok = paths_in_data(&bundled, "variants", err);
  if (ok) {
    const char **folders = memory_new((size_t)shell->folder_count + 2, sizeof *folders);
    int count = 0;
    folders[count++] = bundled.text;
    if (paths_user_variants(&own, NULL)) folders[count++] = own.text;
    for (int i = 0; i < shell->folder_count; i++) folders[count++] = shell->folder[i];
    shell->library = library_new(folders, count);
    free(folders);
  }
  strbuf_release(&bundled);
  strbuf_release(&own);
  return ok;
}

int command_line_library(struct shell *shell, struct error *err)
{
  for (int i = 0; i < shell->folder_count; i++) {
    const struct text_value values[] = {{"word", shell->folder[i]}};
    if (!folder_exists(shell->folder[i])) return shell_error(err, shell, "no_folder", values, 1), 2;
  }
  return load_library(shell, err) ? 0 : 1;
}
