/* The settings of a program that runs, without a window: read, applied, kept, and whatever may be wrong with their file. */
#include "fixture.h"
#include "said.h"

#include "app/state.h"
#include "platform/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct fixture fixture;
static char home[] = SALTO_BINARY_DIR "/settings-XXXXXX";
static char path[1024];
static struct app app;
static struct app_options options;

static void wake(void *context) { (void)context; }

static void settle(void)
{
  for (bool any = true; any;) {
    any = worker_wait(app.files);
    any = worker_wait(app.scripts) || any;
    app_made(&app);
  }
}

static void open_app(bool keep)
{
  struct error err;
  options.library = fixture.library, options.texts = fixture.texts;
  if (!app_init(&app, &options, keep ? wake : NULL, &err)) fail_msg("%s", err.message);
  settle();
}

static void close_app(void)
{
  app_release(&app);
  memset(&app, 0, sizeof app);
}

static int set_up(void **state)
{
  (void)state;
  options = (struct app_options){.narrate = false};
  setenv("XDG_CONFIG_HOME", home, 1);
  setenv("XDG_DATA_HOME", home, 1);
  return 0;
}

static int tear_down(void **state)
{
  (void)state;
  if (app.files) close_app();
  char command[400];
  snprintf(command, sizeof command, "rm -rf '%s'/*", home);
  return system(command);
}

static void write_file(const char *to, const char *text)
{
  struct error err;
  if (!file_write(to, text, strlen(text), &err)) fail_msg("%s", err.message);
}

static void expect_file(const char *part, bool there)
{
  char *text;
  struct error err;
  if (!file_read(&text, NULL, path, 65536, &err)) fail_msg("%s", err.message);
  if ((strstr(text, part) != NULL) != there) fail_msg("'%s' is%s in:\n%s", part, there ? " not" : "", text);
  free(text);
}

static void set_theme(const char *id)
{
  struct settings settings = app.settings;
  SDL_strlcpy(settings.theme, id, sizeof settings.theme);
  app_set(&app, &settings);
  settle();
}

static void what_is_set_is_kept(void **state)
{
  (void)state;
  open_app(true);
  assert_true(file_missing(path)); /* nothing was set yet */
  assert_string_equal(app.look.id, "light");
  struct settings settings = app.settings;
  app_set(&app, &settings);
  settle();
  assert_true(file_missing(path)); /* nor now */
  SDL_strlcpy(settings.language, "pt-BR", sizeof settings.language);
  SDL_strlcpy(settings.theme, "wooden", sizeof settings.theme);
  settings.text_size = 130, settings.motion = MOTION_FAST, settings.patterns = PATTERNS_ALWAYS;
  settings.full_screen = true, settings.coordinates = settings.sound = false;
  app_set(&app, &settings);
  assert_string_equal(app.language, "pt-BR"); /* at once */
  assert_string_equal(app.look.id, "wooden");
  assert_int_equal(app.look.patterns, PATTERNS_ALWAYS);
  close_app(); /* what is to be written is written before it ends */
  expect_file("theme wooden\n", true);
  open_app(true);
  assert_true(settings_same(&app.settings, &settings));
  assert_string_equal(said(app.file.faults.text), "");
  assert_string_equal(app.language, "pt-BR");
  assert_string_equal(app.look.id, "wooden");
  app_use_language(&app, "en"); /* the buttons of other screens */
  settle();
  expect_file("language en\n", true);
}

static void the_command_line_counts_for_one_run(void **state)
{
  (void)state;
  write_file(path, "theme wooden\nlanguage pt-BR\nanimation slow\n");
  options.theme = "dark", options.language = "en", options.no_animation = true;
  open_app(true);
  assert_string_equal(app.look.id, "dark");
  assert_string_equal(app.language, "en");
  assert_int_equal(app.settings.motion, MOTION_NONE);
  struct settings settings = app.settings;
  settings.sound = false;
  app_set(&app, &settings);
  settle();
  expect_file("theme wooden\nlanguage pt-BR\nanimation slow\n", true);
  expect_file("sound no\n", true);
  set_theme("light"); /* but what the player sets is kept */
  expect_file("theme light\nlanguage pt-BR\n", true);
}

static void pictures_do_not_read_it(void **state)
{
  (void)state;
  write_file(path, "theme wooden\nlanguage pt-BR\nnonsense\n");
  options.language = "en";
  open_app(false);
  assert_string_equal(app.look.id, "light");
  assert_string_equal(said(app.file.faults.text), "");
  set_theme("dark");
  expect_file("theme wooden\n", true);
}

/* All that the screen for the settings has to tell, in the language that is set then. */
static void faults_are_said_in_the_players_language(void **state)
{
  (void)state;
  char theme[1100], expected[8192];
  struct strbuf out;
  write_file(path, "language pt-BR\nthemes dark\ntext-size 300\nsound maybe\nsound no\nsound no\nspeak-command \xff\ntheme mine\n");
  snprintf(theme, sizeof theme, "%s/salto/themes/mine.theme", home);
  write_file(theme, "base light\nink\nlast red\nwood.shape 1\nname x\n");
  open_app(true);
  snprintf(expected, sizeof expected,
           "%s:2: não existe a configuração 'themes'; a mais parecida é 'theme'\n"
           "%s:3: text-size: esperava-se um número inteiro de 80 a 200, e não '300'\n"
           "%s:4: sound: esperava-se yes ou no, e não 'maybe'\n"
           "%s:6: 'sound' já está na linha 5, e é essa que vale\n"
           "%s:7: speak-command: esperava-se uma linha de no máximo 255 letras, e não '?'\n"
           "%s:8: theme: 'mine' não pode ser usado: mine.theme:2: ink: esperava-se uma cor como #F3EFE7, e não ''\n"
           "mine.theme:3: last: esperava-se uma cor como #F0C75E e, para ficar mais fraca, sua força, como 45%%, e não 'red'\n"
           "mine.theme:4: wood.shape: esperava-se o número de anéis, de 4 a 80, depois o quanto eles ondulam e o brilho das bordas, como '24 40%% 50%%', "
           "e não '1'\n"
           "mine.theme:5: name: esperava-se uma língua e o nome do tema nela, como 'pt Noturno', no máximo oito, e não 'x'\n",
           path, path, path, path, path, path);
  strbuf_init(&out);
  app_say(&app, &out, app.file.faults.text);
  assert_string_equal(out.text, expected);
  app_use_language(&app, "en");
  strbuf_clear(&out);
  app_say(&app, &out, app.file.faults.text);
  assert_string_equal(out.text, said(app.file.faults.text));
  strbuf_release(&out);
}

static void lines_that_mean_nothing_are_told_and_stay(void **state)
{
  (void)state;
  char expected[8192];
  write_file(path, "# mine\nthemes dark\nlanguage xx\ntheme nowhere\nsound maybe\n");
  open_app(true);
  snprintf(expected, sizeof expected,
           "%s:2: there is no setting 'themes'; the nearest is 'theme'\n%s:5: sound: expected yes or no, not 'maybe'\n"
           "%s:3: language: expected system, en or pt-BR, not 'xx'\n%s:4: theme: expected light, dark, wooden or contrast, not 'nowhere'\n",
           path, path, path, path);
  assert_string_equal(said(app.file.faults.text), expected);
  assert_string_equal(app.look.id, "light");
  assert_string_equal(app.language, "en");
  struct settings settings = app.settings;
  settings.coordinates = false;
  app_set(&app, &settings);
  settle();
  expect_file("# mine\nthemes dark\nlanguage xx\ntheme nowhere\nsound maybe\n", true);
  expect_file("coordinates no\n", true);
  assert_string_equal(said(app.file.faults.text), expected); /* once */
  set_theme("dark");
  expect_file("# mine\nthemes dark\nlanguage xx\ntheme dark\nsound maybe\n", true);
}

static void what_was_written_meanwhile_stays(void **state)
{
  (void)state;
  open_app(true);
  set_theme("dark");
  write_file(path, "# written while it runs\ntheme dark\nmine 1\n");
  set_theme("wooden");
  expect_file("# written while it runs\ntheme wooden\nmine 1\n", true);
}

/* Another window set the theme since this one read it: what this one sets changes that line alone. */
static void two_windows_keep_each_others_settings(void **state)
{
  (void)state;
  open_app(true);
  set_theme("dark");
  write_file(path, "theme wooden\nsound no\nanimation slow\n");
  struct settings settings = app.settings;
  settings.text_size = 120;
  app_set(&app, &settings);
  settle();
  expect_file("theme wooden\nsound no\nanimation slow\n", true);
  expect_file("text-size 120\n", true);
  write_file(path, "theme contrast\ntext-size 90\n");
  settings.sound = !settings.sound;
  app_set(&app, &settings);
  settle();
  expect_file("theme contrast\ntext-size 90\n", true);
}

/* What could not be written is written with the next change. */
static void what_was_not_kept_is_kept_later(void **state)
{
  (void)state;
  assert_true(folder_make(path, &(struct error){0}));
  open_app(true);
  set_theme("dark");
  assert_int_equal(rmdir(path), 0);
  struct settings settings = app.settings;
  settings.text_size = 120;
  app_set(&app, &settings);
  settle();
  expect_file("theme dark\n", true);
  expect_file("text-size 120\n", true);
}

/* The other files beside the settings: what is no file, or no text, is told where the settings' faults are, and stays. */
static void choices_that_cannot_be_read_stay(void **state)
{
  (void)state;
  char choices[1100], expected[2400], *text;
  const char zero[] = "game x\n\0";
  struct stat info;
  struct error err;
  size_t size;
  struct new_game game;
  new_game_init(&game, fixture_variant(&fixture, "sternhalma"));
  snprintf(choices, sizeof choices, "%s/salto/choices", home);
  assert_true(file_write(choices, zero, sizeof zero, &err));
  open_app(true);
  snprintf(expected, sizeof expected, "what is chosen for games is not kept: cannot read '%s': it is not a text file (it holds a zero byte)\n", choices);
  assert_string_equal(said(app.file.faults.text), expected);
  remembered_file_keep(&app, &game);
  settle();
  assert_true(file_read(&text, &size, choices, 100, &err));
  assert_int_equal(size, sizeof zero);
  free(text);
  close_app();

  unlink(choices);
  assert_int_equal(mkfifo(choices, 0600), 0);
  open_app(true);
  assert_non_null(strstr(said(app.file.faults.text), "it is not a regular file"));
  remembered_file_keep(&app, &game);
  settle();
  assert_int_equal(lstat(choices, &info), 0);
  assert_true(S_ISFIFO(info.st_mode));
  close_app();

  unlink(choices);
  open_app(true);
  assert_int_equal(mkfifo(choices, 0600), 0); /* only now */
  remembered_file_keep(&app, &game);
  settle();
  assert_int_equal(lstat(choices, &info), 0);
  assert_true(S_ISFIFO(info.st_mode));
  snprintf(expected, sizeof expected, "what is chosen for games is not kept: cannot replace '%s': it is not a regular file\n", choices);
  assert_string_equal(said(app.file.faults.text), expected);
}

static void exercises_that_are_no_file_stay(void **state)
{
  (void)state;
  char exercises[1100];
  struct stat info;
  snprintf(exercises, sizeof exercises, "%s/salto", home);
  assert_true(folder_make(exercises, &(struct error){0}));
  snprintf(exercises, sizeof exercises, "%s/salto/exercises", home);
  assert_int_equal(mkfifo(exercises, 0600), 0);
  open_app(true);
  progress_done(&app, "x", "y");
  settle();
  assert_int_equal(lstat(exercises, &info), 0);
  assert_true(S_ISFIFO(info.st_mode));
  assert_non_null(app.progress.faults);
  assert_non_null(strstr(said(app.file.faults.text), "it is not a regular file"));
}

static void a_file_that_cannot_be_read_is_let_alone(void **state)
{
  (void)state;
  struct error err;
  char zero[64] = "theme dark\n", *text;
  assert_true(file_write(path, zero, sizeof zero, &err)); /* no text */
  open_app(true);
  assert_non_null(strstr(said(app.file.faults.text), "it is not a text file"));
  assert_string_equal(app.look.id, "light");
  set_theme("wooden");
  assert_string_equal(app.look.id, "wooden"); /* in this run */
  assert_non_null(strstr(said(app.file.faults.text), "\nthe settings are not kept: cannot read '"));
  size_t length = app.file.faults.length, size;
  set_theme("contrast");
  assert_int_equal(app.file.faults.length, length); /* told once */
  assert_true(file_read(&text, &size, path, 65536, &err));
  assert_int_equal(size, sizeof zero);
  assert_memory_equal(text, zero, sizeof zero);
  free(text);
  close_app();
  unlink(path);
  assert_int_equal(mkdir(path, 0777), 0);
  open_app(true);
  assert_non_null(strstr(said(app.file.faults.text), "it is a folder"));
  set_theme("dark");
  assert_true(folder_exists(path));
  assert_non_null(strstr(said(app.file.faults.text), "the settings are not kept"));
}

static void an_unknown_language_is_that_of_the_system(void **state)
{
  (void)state;
  write_file(path, "language xx\n");
  setenv("LC_ALL", "pt_BR.UTF-8", 1);
  open_app(true);
  assert_string_equal(app.language, "pt-BR");
  setenv("LC_ALL", "C.UTF-8", 1);
}

static void a_folder_that_cannot_be_written_is_told(void **state)
{
  (void)state;
  char blocked[1024];
  snprintf(blocked, sizeof blocked, "%s/blocked", home);
  write_file(blocked, "a file where a folder should be");
  setenv("XDG_CONFIG_HOME", blocked, 1);
  open_app(true);
  assert_string_equal(said(app.file.faults.text), "");
  set_theme("dark");
  assert_string_equal(app.look.id, "dark");
  assert_non_null(strstr(said(app.file.faults.text), "the settings are not kept: cannot make the folder"));
  close_app();
  unsetenv("XDG_CONFIG_HOME");
  char *kept = getenv("HOME") ? strdup(getenv("HOME")) : NULL;
  unsetenv("HOME");
  open_app(true);
  assert_non_null(strstr(said(app.file.faults.text), "there is no home folder"));
  set_theme("dark");
  assert_string_equal(app.look.id, "dark");
  if (kept) setenv("HOME", kept, 1);
  free(kept);
}

static void a_link_is_followed(void **state)
{
  (void)state;
  char real[1024];
  struct stat info;
  snprintf(real, sizeof real, "%s/elsewhere", home);
  write_file(path, "");
  unlink(path);
  write_file(real, "theme dark\n");
  assert_int_equal(symlink(real, path), 0);
  open_app(true);
  set_theme("wooden");
  assert_int_equal(lstat(path, &info), 0);
  assert_true(S_ISLNK(info.st_mode));
  expect_file("theme wooden\n", true);
}

static void themes_are_read_anew(void **state)
{
  (void)state;
  char theme[1024];
  snprintf(theme, sizeof theme, "%s/salto/themes/mine.theme", home);
  write_file(theme, "base light\nink #010101\n");
  write_file(path, "theme mine\n");
  open_app(true);
  assert_string_equal(app.look.id, "mine");
  assert_int_equal(app.look.ink.r, 1);
  write_file(theme, "base light\nink #020202\n");
  app_open_settings(&app);
  settle();
  assert_int_equal(app.look.ink.r, 2);
  write_file(theme, "base light\nink #03\n"); /* wrong now: the last good one stays, and what is wrong can be read */
  app_go(&app, APP_CHOOSE);
  app_open_settings(&app);
  settle();
  assert_string_equal(app.look.id, "mine");
  assert_int_equal(app.look.ink.r, 2);
  assert_null(themes_find(app.themes, "mine"));
  assert_int_equal(app.themes->faults, 1);
  assert_string_equal(said(app.themes->fault[0].told), "mine.theme:2: ink: expected a colour such as #F3EFE7, not '#03'\n");
  close_app();
  open_app(true); /* another start */
  assert_string_equal(app.look.id, "light");
  assert_non_null(strstr(said(app.file.faults.text), "/settings:1: theme: 'mine' cannot be used: mine.theme:2: ink: expected a colour"));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(what_is_set_is_kept, set_up, tear_down),
    cmocka_unit_test_setup_teardown(the_command_line_counts_for_one_run, set_up, tear_down),
    cmocka_unit_test_setup_teardown(pictures_do_not_read_it, set_up, tear_down),
    cmocka_unit_test_setup_teardown(lines_that_mean_nothing_are_told_and_stay, set_up, tear_down),
    cmocka_unit_test_setup_teardown(what_was_written_meanwhile_stays, set_up, tear_down),
    cmocka_unit_test_setup_teardown(two_windows_keep_each_others_settings, set_up, tear_down),
    cmocka_unit_test_setup_teardown(what_was_not_kept_is_kept_later, set_up, tear_down),
    cmocka_unit_test_setup_teardown(choices_that_cannot_be_read_stay, set_up, tear_down),
    cmocka_unit_test_setup_teardown(exercises_that_are_no_file_stay, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_file_that_cannot_be_read_is_let_alone, set_up, tear_down),
    cmocka_unit_test_setup_teardown(an_unknown_language_is_that_of_the_system, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_folder_that_cannot_be_written_is_told, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_link_is_followed, set_up, tear_down),
    cmocka_unit_test_setup_teardown(themes_are_read_anew, set_up, tear_down),
    cmocka_unit_test_setup_teardown(faults_are_said_in_the_players_language, set_up, tear_down),
  };
  if (!mkdtemp(home)) return 1;
  snprintf(path, sizeof path, "%s/salto/settings", home);
  setenv("LC_ALL", "C.UTF-8", 1);
  setenv("SDL_AUDIODRIVER", "dummy", 1);
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  rmdir(home);
  return failed;
}
