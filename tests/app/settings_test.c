/* Settings as text: what is written is read again, faults are told by line, and what people wrote into the file stays. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/settings.h"
#include "said.h"

#include <stdio.h>
#include <string.h>

static void read(struct settings *settings, const char *text, struct strbuf *faults)
{
  settings_init(settings);
  strbuf_init(faults);
  settings_read(settings, text, "file", faults);
}

static void assert_reads_as(const char *text, const struct settings *expected)
{
  struct settings settings;
  struct strbuf faults;
  read(&settings, text, &faults);
  assert_string_equal(said(faults.text), "");
  assert_true(settings_same(&settings, expected));
  strbuf_release(&faults);
}

static struct settings others(void)
{
  return (struct settings){"pt-BR", "my-theme", MOTION_SLOW, PATTERNS_NEVER, false, false, true, 130, true, "spd-say -l pt -r  20"};
}

static void what_is_written_is_read(void **state)
{
  (void)state;
  struct settings settings, initial;
  struct strbuf text;
  settings_init(&initial);
  const struct settings other = others();
  const struct settings *const cases[] = {&initial, &other};
  for (int i = 0; i < 2; i++) {
    strbuf_init(&text);
    settings_write(&text, cases[i], "");
    assert_reads_as(text.text, cases[i]);
    struct strbuf again; /* and written anew it is the same */
    strbuf_init(&again);
    settings_write(&again, cases[i], text.text);
    assert_string_equal(again.text, text.text);
    strbuf_release(&again);
    strbuf_clear(&text);
    settings_write(&text, cases[i], "theme dark\n# mine\nlanguage en");
    assert_reads_as(text.text, cases[i]);
    strbuf_release(&text);
  }
  for (int p = TEXT_SIZE_LEAST; p <= TEXT_SIZE_MOST; p += 15) { /* every value of a choice */
    settings = initial;
    settings.text_size = p;
    settings.motion = (enum motion)(p % 4), settings.patterns = (enum patterns)(p % 3);
    strbuf_init(&text);
    settings_write(&text, &settings, "");
    assert_reads_as(text.text, &settings);
    strbuf_release(&text);
  }
  assert_false(settings_same(&initial, &other));
}

static void faults_are_told(void **state)
{
  (void)state;
  static const struct {
    const char *text, *fault;
  } cases[] = {
    {"thme dark", "file:1: there is no setting 'thme'; the nearest is 'theme'\n"},
    {"# a\n\n  motto  x\n", "file:3: there is no setting 'motto'; there are language, theme, text-size, full-screen, animation, coordinates, "
                            "patterns, sound, speak and speak-command\n"},
    {"animation quick", "file:1: animation: expected none, fast, normal or slow, not 'quick'\n"},
    {"patterns", "file:1: patterns: expected auto, always or never, not ''\n"},
    {"sound on", "file:1: sound: expected yes or no, not 'on'\n"},
    {"text-size 79", "file:1: text-size: expected a whole number from 80 to 200, not '79'\n"},
    {"text-size 100%", "file:1: text-size: expected a whole number from 80 to 200, not '100%'\n"},
    {"theme", "file:1: theme: expected one word of at most 31 letters, not ''\n"},
    {"theme two words", "file:1: theme: expected one word of at most 31 letters, not 'two words'\n"},
    {"language a-language-too-long", "file:1: language: expected one word of at most 15 letters, not 'a-language-too-long'\n"},
    {"theme d\033[2Jark", "file:1: theme: expected one word of at most 31 letters, not 'd?[2Jark'\n"},
    {"theme \xff", "file:1: theme: expected one word of at most 31 letters, not '?'\n"},
    {"sound no\nsound yes", "file:2: 'sound' stands already in line 1, and that one counts\n"},
    {"sound maybe\nsuond no\nsound no\n", "file:1: sound: expected yes or no, not 'maybe'\nfile:2: there is no setting 'suond'; the nearest is 'sound'\n"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct settings settings;
    struct strbuf faults;
    read(&settings, cases[i].text, &faults);
    assert_string_equal(said(faults.text), cases[i].fault);
    strbuf_release(&faults);
  }
  char text[400] = "speak-command ";
  memset(text + 14, 'x', 300);
  text[314] = '\0';
  struct settings settings, initial;
  struct strbuf faults;
  settings_init(&initial);
  read(&settings, text, &faults);
  assert_non_null(strstr(said(faults.text), "file:1: speak-command: expected a line of at most 255 letters, not 'xxx"));
  assert_true(settings_same(&settings, &initial)); /* nothing of it was taken */
  strbuf_release(&faults);
  read(&settings, "sound maybe\nsound no\n", &faults);
  assert_false(settings.sound); /* the first line that means something counts */
  strbuf_release(&faults);
}

static void what_people_wrote_stays(void **state)
{
  (void)state;
  struct settings settings;
  struct strbuf faults, out;
  static const char before[] =
      "# my own\r\nsound\t  no\n\nnonsense 1\n  theme   dark\nanimation quick\npatterns sometimes\ntext-size 100\nlanguage system\nfull-screen no\n"
                               "coordinates yes\nspeak no\nspeak-command\n# the end";
  read(&settings, before, &faults);
  strbuf_release(&faults);
  strbuf_init(&out);
  settings_write(&out, &settings, before); /* nothing changed: the same text, with the end of its last line */
  assert_memory_equal(out.text, before, strlen(before));
  assert_string_equal(out.text + strlen(before), "\n");
  strbuf_clear(&out);
  snprintf(settings.theme, sizeof settings.theme, "wooden");
  settings.motion = MOTION_FAST; /* the player has set it: the wrong line goes, the other one stays */
  settings_write(&out, &settings, before);
  assert_string_equal(out.text, "# my own\r\nsound\t  no\n\nnonsense 1\ntheme wooden\nanimation fast\npatterns sometimes\ntext-size 100\nlanguage system\n"
                                "full-screen no\ncoordinates yes\nspeak no\nspeak-command\n# the end\n");
  assert_int_equal(settings_line(out.text, "theme"), 5);
  assert_int_equal(settings_line(out.text, "motto"), 0);
  strbuf_release(&out);
}

static void remarks_behind_values_stay(void **state)
{
  (void)state;
  struct settings settings;
  struct strbuf faults, out;
  static const char before[] = "theme dark # evening\ntext-size 120\t#large\nsound no # at night\nspeak-command say # what\n";
  read(&settings, before, &faults);
  assert_string_equal(faults.text, "");
  assert_string_equal(settings.theme, "dark");
  assert_int_equal(settings.text_size, 120);
  assert_string_equal(settings.speak_command, "say # what"); /* a command may hold one */
  strbuf_release(&faults);
  snprintf(settings.theme, sizeof settings.theme, "wooden");
  settings.text_size = 100;
  strbuf_init(&out);
  settings_write(&out, &settings, before);
  assert_memory_equal(out.text, "theme wooden # evening\ntext-size 100 #large\nsound no # at night\nspeak-command say # what\n", 85);
  strbuf_release(&out);
}

/* A setting of the command line is not kept unless the player changes it. */
static void only_changes_are_followed(void **state)
{
  (void)state;
  struct settings kept, run, changed, expected;
  settings_init(&kept);
  run = kept;
  snprintf(run.theme, sizeof run.theme, "dark");
  run.motion = MOTION_NONE;
  changed = run;
  changed.sound = false;
  changed.motion = MOTION_SLOW;
  snprintf(changed.speak_command, sizeof changed.speak_command, "spd-say");
  expected = kept;
  expected.sound = false, expected.motion = MOTION_SLOW;
  snprintf(expected.speak_command, sizeof expected.speak_command, "spd-say");
  settings_follow(&kept, &run, &changed);
  assert_true(settings_same(&kept, &expected));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_is_written_is_read),
    cmocka_unit_test(faults_are_told),
    cmocka_unit_test(what_people_wrote_stays), cmocka_unit_test(remarks_behind_values_stay),
    cmocka_unit_test(only_changes_are_followed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
