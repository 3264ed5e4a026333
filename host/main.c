/* The program: reads the command line, finds the games and the texts, and hands over to a command. */
#include "app/app.h"
#include "app/theme_file.h"
#include "base/memory.h"
#include "base/nearest.h"
#include "console/command_line.h"
#include "console/saved.h"
#include "console/shell.h"
#include "console/terminal.h"
#include "platform/clock.h"
#include "platform/files.h"
#include "platform/streams.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int64_t started_ms;

/* As shell_fail. Who clicked on an icon sees no standard error. */
static int fail(const struct shell *shell, int code, const struct error *err)
{
  struct strbuf message;
  strbuf_init(&message);
  shell_error_text(&message, shell, err);
  shell_fail(shell, code, err);
  if (shell->value[SHELL_DESKTOP]) app_alert(message.text);
  strbuf_release(&message);
  return code;
}

/* ---- commands that need the window's code ---- */

static const char *const screens[] = {[APP_CHOOSE] = "choose", [APP_SETUP] = "setup", [APP_PLAY] = "play", [APP_REVIEW] = "review",
                                      [APP_BOOK] = "book", [APP_EXERCISE] = "exercise", [APP_SETTINGS] = "settings"};
enum { SCREEN_COUNT = sizeof screens / sizeof *screens, MAX_LIST = 512 };

/* Cuts a copy of "c3-d3 e5-f5" at blanks and commas into a list, NULL at the end. The copy is to be freed after the list. */
static char *split(const char *list[MAX_LIST + 1], const char *text)
{
  char *copy = memory_text(text ? text : ""), *rest = NULL;
  int count = 0;
  for (char *word = strtok_r(copy, " ,", &rest); word && count < MAX_LIST; word = strtok_r(NULL, " ,", &rest)) list[count++] = word;
  list[count] = NULL;
  return copy;
}

static bool app_options_read(struct app_options *out, const struct shell *shell, struct error *err)
{
  char end;
  *out = (struct app_options){
    .library = shell->library, .texts = shell->texts, .language = shell->value[SHELL_LANGUAGE] ? shell->language : NULL,
    .position = shell->value[SHELL_FEN], .theme = shell->value[SHELL_THEME], .started_ms = started_ms,
    .no_animation = shell->value[SHELL_STILL], .narrate = shell->value[SHELL_NARRATE],
    .speak = shell->value[SHELL_SPEAK],
    .quit_after_first_frame = shell->value[SHELL_FIRST_FRAME], .screen = APP_PLAY,
  };
  const char *size = shell->value[SHELL_SIZE], *scale = shell->value[SHELL_SCALE], *screen = shell->value[SHELL_SCREEN];
  if (size && (sscanf(size, "%5dx%5d%c", &out->width, &out->height, &end) != 2 || out->width < 1 || out->height < 1))
    return shell_error(err, shell, "size", &(struct text_value){"found", size}, 1);
  if (scale && (sscanf(scale, "%lf%c", &out->scale, &end) != 1 || !(out->scale >= 0.5 && out->scale <= 8)))
    return shell_error(err, shell, "scale", &(struct text_value){"found", scale}, 1);
  if (out->theme && !themes_have(out->theme, err)) return error_prefix(err, "--theme '%s': ", out->theme);
  if (!screen) return true;
  for (int i = 0; i < SCREEN_COUNT; i++)
    if (strcmp(screen, screens[i]) == 0) {
      out->screen = (enum app_screen)i;
      return true;
    }
  return shell_error(err, shell, "screen", &(struct text_value){"found", screen}, 1);
}

/* Fills in the variant that the first word names and the choices of the command line. Returns 0 or the exit code. */
static int app_variant_read(struct app_options *options, struct choices *choices, const struct shell *shell, struct error *err)
{
  if (shell->word_count == 0) {
    for (int i = 0; i < SHELL_OPTION_COUNT; i++)
      if (shell->value[i] && SHELL_GAME & SHELL_BIT(i))
        return shell_error(err, shell, "needs_game", &(struct text_value){"word", shell_option_rows[i].name}, 1), 2;
    return 0;
  }
  /* The rules and the position are tried here, so that a mistyped one is told where it was typed. */
  struct match *match;
  int code = shell_match(&match, shell, shell->word[0], err);
  if (code) return code;
  options->variant = match->variant;
  *choices = match->choices;
  match_free(match);
  options->choices = choices;
  return 0;
}

/* The script named has a fault: that is told here, and in the window, where the choices may be changed or another game chosen. */
static int run_play_faulty(struct app_options *options, struct choices *choices, const struct shell *shell, const struct error *fault)
{
  struct error err;
  int code = shell_fail(shell, 1, fault);
  options->choices = NULL;
  options->position = NULL;
  options->broken = shell->word[0];
  options->screen = APP_SETUP;
  if (!library_find(&options->variant, shell->library, shell->word[0], &err)) options->variant = NULL;
  else if (shell_choices(choices, options->variant, shell, &err)) options->choices = choices;
  return app_run(options, &err) == APP_CLOSED ? 0 : code;
}

/* A saved game is tried here, so that a fault is told where it was typed. Returns 0 or the exit code. */
static int app_saved_read(struct app_options *options, char path[PATH_MAX], const struct shell *shell, struct error *err)
{
  struct match *match;
  int code = saved_match(&match, shell, err);
  if (code == 0) match_free(match);
  if (code != 2) options->file = realpath(shell->word[0], path);
  return code;
}

static int run_play(const struct shell *shell)
{
  if (shell->value[SHELL_TEXT]) return terminal_run(shell, NULL);
  struct app_options options;
  struct choices choices;
  struct error err;
  char path[PATH_MAX];
  if (!app_options_read(&options, shell, &err)) return fail(shell, 2, &err);
  bool saved = saved_is_meant(shell);
  int code = saved ? app_saved_read(&options, path, shell, &err) : app_variant_read(&options, &choices, shell, &err);
  if (code == 1 && !saved) return run_play_faulty(&options, &choices, shell, &err);
  if (code == 2) return fail(shell, code, &err);
  if (code == 1) shell_fail(shell, code, &err); /* the window tells it too, to whoever clicked on a file */
  switch (app_run(&options, &err)) {
  case APP_CLOSED: return 0;
  case APP_NO_DISPLAY:
    if (shell->value[SHELL_DESKTOP]) return fail(shell, 1, &err); /* nobody sits at a terminal */
    return code ? code : terminal_run(shell, err.told);
  default: return fail(shell, 1, &err);
  }
}

/* What only some screens take. */
static const struct {
  enum shell_option option;
  unsigned screens; /* a bit for each */
} screen_options[] = {
  {SHELL_TURNS, 1u << APP_PLAY | 1u << APP_REVIEW},
  {SHELL_CLICKS, 1u << APP_PLAY | 1u << APP_REVIEW | 1u << APP_EXERCISE},
  {SHELL_SECTION, 1u << APP_BOOK},
  {SHELL_EXERCISE, 1u << APP_EXERCISE},
};

/* Refuses an option that means nothing for the screen. */
static bool screen_takes(const struct shell *shell, enum app_screen screen, struct error *err)
{
  for (size_t i = 0; i < sizeof screen_options / sizeof *screen_options; i++) {
    const struct text_value values[] = {{"word", shell_option_rows[screen_options[i].option].name}, {"command", "picture"}};
    if (shell->value[screen_options[i].option] && !(screen_options[i].screens & 1u << screen)) return shell_error(err, shell, "stray", values, 2);
  }
  return true;
}

/* A picture makes no folders. */
static bool picture_folder_exists(const struct shell *shell, const char *path, struct error *err)
{
  char folder[PATH_MAX];
  snprintf(folder, sizeof folder, "%s", path);
  char *slash = strrchr(folder, '/');
  if (slash) slash[slash == folder] = '\0';
  return !slash || folder_exists(folder) || shell_error(err, shell, "picture_folder", &(struct text_value){"word", folder}, 1);
}

static int run_picture(const struct shell *shell)
{
  if (shell->word_count < 2) return shell_refuse(shell, 2, "picture_words", NULL, 0);
  struct app_options options;
  struct choices choices;
  struct error err;
  const char *turns[MAX_LIST + 1], *clicks[MAX_LIST + 1], *keys[MAX_LIST + 1];
  if (!app_options_read(&options, shell, &err) || !screen_takes(shell, options.screen, &err)) return shell_fail(shell, 2, &err);
  char path[PATH_MAX];
  bool saved = saved_is_meant(shell);
  if (!picture_folder_exists(shell, shell->word[1], &err)) return shell_fail(shell, 2, &err);
  int code = saved ? app_saved_read(&options, path, shell, &err) : app_variant_read(&options, &choices, shell, &err);
  if (code) return shell_fail(shell, code, &err);
  char *turn_words = split(turns, shell->value[SHELL_TURNS]), *click_words = split(clicks, shell->value[SHELL_CLICKS]);
  char *key_words = split(keys, shell->value[SHELL_KEYS]);
  options.turns = turns;
  options.clicks = clicks;
  options.keys = keys;
  options.section = shell->value[SHELL_SECTION];
  options.exercise = shell->value[SHELL_EXERCISE];
  bool ok = app_picture(&options, shell->word[1], &err);
  free(turn_words);
  free(click_words);
  free(key_words);
  return ok ? 0 : shell_fail(shell, 1, &err);
}

static int run_help(const struct shell *shell);

enum {
  PLAY_OPTIONS = SHELL_GAME | SHELL_BIT(SHELL_TEXT) | SHELL_BIT(SHELL_THEME) | SHELL_BIT(SHELL_SIZE) | SHELL_BIT(SHELL_SCALE)
               | SHELL_BIT(SHELL_STILL) | SHELL_BIT(SHELL_NARRATE) | SHELL_BIT(SHELL_SPEAK) | SHELL_BIT(SHELL_FIRST_FRAME)
               | SHELL_BIT(SHELL_DESKTOP),
  PICTURE_OPTIONS = SHELL_GAME | SHELL_BIT(SHELL_THEME) | SHELL_BIT(SHELL_SIZE) | SHELL_BIT(SHELL_SCALE) | SHELL_BIT(SHELL_SCREEN)
                  | SHELL_BIT(SHELL_TURNS) | SHELL_BIT(SHELL_CLICKS) | SHELL_BIT(SHELL_KEYS) | SHELL_BIT(SHELL_SECTION) | SHELL_BIT(SHELL_EXERCISE),
};

/* Commands besides those of console/shell.h. To add one: a row here or there, and the text "shell.command.<name>". */
static const struct shell_command own_commands[] = {
  {"play", "[VARIANT|FILE]", 1, PLAY_OPTIONS, run_play},
  {"picture", "VARIANT|FILE PNG", 2, PICTURE_OPTIONS, run_picture},
  {"help", "", 0, 0, run_help},
};
enum { OWN_COUNT = sizeof own_commands / sizeof *own_commands };

static const struct shell_command *command_at(int i) { return i < OWN_COUNT ? &own_commands[i] : &shell_commands[i - OWN_COUNT]; }
static int command_count(void) { return OWN_COUNT + shell_command_count; }

/* A column as wide as letters, not bytes, ask: every byte but the first of a character begins with the bits 10. */
static void print_left(const char *left, int width)
{
  int letters = 0;
  for (const char *c = left; *c; c++) letters += ((unsigned char)*c & 0xC0) != 0x80;
  printf("%s%*s ", left, letters < width ? width - letters : 0, "");
}

static int run_help(const struct shell *shell)
{
  struct words words = shell_words(shell, NULL);
  char key[64], left[64];
  printf("%s\n\n%s\n", words_get(&words, "shell.usage"), words_get(&words, "shell.commands"));
  for (int i = 0; i < command_count(); i++) {
    snprintf(key, sizeof key, "shell.command.%s", command_at(i)->name);
    snprintf(left, sizeof left, "%s %s", command_at(i)->name, command_at(i)->arguments);
    printf("  ");
    print_left(left, 24);
    printf("%s\n", words_get(&words, key));
  }
  printf("\n%s\n", words_get(&words, "shell.options"));
  for (int i = 0; i < SHELL_OPTION_COUNT; i++) {
    const struct shell_option_row *row = &shell_option_rows[i];
    snprintf(key, sizeof key, "shell.option.%s", row->name);
    snprintf(left, sizeof left, "--%s%s%s", row->name, row->argument && *row->argument != '[' ? " " : "", row->argument ? row->argument : "");
    if (row->letter) printf("  -%c, ", row->letter);
    else printf("      ");
    print_left(left, 20);
    printf("%s\n", words_get(&words, key));
  }
  return 0;
}

/* ---- the command line ---- */

/* The first option given that means nothing to a command, or -1. */
static int stray_option(const struct shell *shell, const struct shell_command *command)
{
  for (int i = 0; i < SHELL_OPTION_COUNT; i++)
    if (shell->value[i] && !((command->options | SHELL_ANYWHERE) & SHELL_BIT(i))) return i;
  return -1;
}

/* The command with what was given for it, or NULL with what is wrong. */
static const struct shell_command *find_command(struct shell *shell, struct error *err)
{
  if (shell->value[SHELL_HELP]) return &own_commands[OWN_COUNT - 1];
  const char *name = own_commands[0].name;
  bool file = saved_is_meant(shell) || (shell->word_count > 0 && library_is_path(shell->word[0])); /* which no command is called */
  if (shell->word_count > 0 && !file) name = *shell->word++, shell->word_count--;
  const char *names[64];
  const struct shell_command *command = NULL;
  for (int i = 0; i < command_count(); i++) {
    names[i] = command_at(i)->name;
    if (strcmp(name, names[i]) == 0) command = command_at(i);
  }
  const char *near = nearest_word(name, names, (size_t)command_count());
  struct text_value values[] = {{"word", name}, {"near", near}, {"command", name}};
  if (!command) return shell_error(err, shell, near ? "near_command" : "unknown_command", values, 3), NULL;
  if (shell->word_count > command->max_words) {
    values[0].value = shell->word[command->max_words];
    return shell_error(err, shell, "too_many", values, 3), NULL;
  }
  int stray = stray_option(shell, command);
  if (stray < 0) return command;
  values[0].value = shell_option_rows[stray].name;
  return shell_error(err, shell, "stray", values, 3), NULL;
}

static int run(struct shell *shell)
{
  struct error err;
  if (shell->value[SHELL_VERSION] && !shell->fault.key) {
    printf("Salto %s\n", shell->version);
    return 0;
  }
  int code = command_line_texts(shell, &err);
  if (code) return fail(shell, code, &err);
  const struct shell_command *command = find_command(shell, &err);
  if (!command) return fail(shell, 2, &err);
  code = command_line_library(shell, &err);
  return code ? fail(shell, code, &err) : command->run(shell);
}

int main(int argc, char **argv)
{
  streams_hold();
  started_ms = clock_ms();
  struct shell shell;
  command_line_init(&shell, argc);
  shell.version = SALTO_VERSION;
  command_line_read(&shell, argc, argv);
  int code = run(&shell);
  if (!streams_flush() && code == 0) code = shell_refuse(&shell, 1, "lost", NULL, 0);
  command_line_release(&shell);
  return code;
}
