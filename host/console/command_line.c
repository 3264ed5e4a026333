#include "console/command_line.h"

#include "base/memory.h"
#include "base/nearest.h"
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

static bool unknown_option(const char *argument, struct error *err)
{
  const char *names[SHELL_OPTION_COUNT];
  for (int i = 0; i < SHELL_OPTION_COUNT; i++) names[i] = shell_option_rows[i].name;
  char name[64];
  snprintf(name, sizeof name, "%.*s", (int)strcspn(argument + strspn(argument, "-"), "="), argument + strspn(argument, "-"));
  const char *near = nearest_word(name, names, SHELL_OPTION_COUNT);
  if (near) return error_set(err, "unknown option '%s'; the nearest is '--%s'", argument, near);
  return error_set(err, "unknown option '%s'; 'salto help' shows them", argument);
}

bool command_line_read(struct shell *shell, int argc, char **argv, struct error *err)
{
  struct getopt_row long_options[SHELL_OPTION_COUNT + 1];
  char letters[2 * SHELL_OPTION_COUNT + 2] = ":";
  memset(long_options, 0, sizeof long_options);
  for (int i = 0; i < SHELL_OPTION_COUNT; i++) {
    const struct shell_option_row *row = &shell_option_rows[i];
    long_options[i] = (struct getopt_row){row->name, row->argument ? required_argument : no_argument, NULL, 1000 + i};
    if (row->letter) strcat(letters, (char[]){row->letter, row->argument ? ':' : 0, 0});
  }
  opterr = 0;
  for (;;) {
    int at = optind, code = getopt_long(argc, argv, letters, long_options, NULL);
    if (code == -1) break;
    if (code == ':') return error_set(err, "option '%s' needs a value", argv[optind - 1]);
    if (code == '?') {
      char letter[] = {'-', (char)optopt, 0};
      return unknown_option(optopt > 0 && optopt < 256 ? letter : argv[at < optind ? optind - 1 : at], err);
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
  return true;
}

/* The texts of the host, and the language: the one asked for, which must exist, or the best for the system's. */
static bool load_texts(struct shell *shell, struct error *err)
{
  struct strbuf folder;
  strbuf_init(&folder);
  bool ok = paths_in_data(&folder, "assets/text", err) && text_folder_load(shell->texts, folder.text, err);
  strbuf_release(&folder);
  if (!ok) return false;
  const char *const *languages;
  size_t count = texts_languages(shell->texts, &languages);
  const char *wanted = shell->value[SHELL_LANGUAGE];
  char tag[LANGUAGE_TAG_SIZE];
  if (!wanted) locale_language(tag);
  shell->language = locale_best(wanted ? wanted : tag, languages, count);
  if (!wanted || strcmp(wanted, shell->language) == 0) return true;
  const char *near = nearest_word(wanted, languages, count);
  if (strncmp(wanted, shell->language, 2) == 0 && strlen(wanted) <= 5) return true; /* "pt" for "pt-BR" */
  return error_set(err, "there are no texts in the language '%s'; the nearest is '%s'", wanted, near ? near : shell->language);
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

bool command_line_load(struct shell *shell, struct error *err) { return load_texts(shell, err) && load_library(shell, err); }
