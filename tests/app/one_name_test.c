/* One thing has one name, wherever it is read: on buttons, in menus, in the list of shortcuts and in titles; and what one can do is not offered
   twice by the same name on one screen. */
#include "scenes.h"

#include <stdio.h>

static struct fixture fixture;

/* To add a thing: a row, its keys up to NULL. */
static const char *const same[][6] = {
  {"ui.tool.undo", "ui.keys.do.undo"},
  {"ui.tool.redo", "ui.keys.do.redo"},
  {"ui.play.flip", "ui.keys.do.flip"},
  {"ui.play.turn", "ui.keys.do.rotate"},
  {"ui.play.new", "ui.keys.do.new", "ui.setup.title"},
  {"ui.play.rules", "ui.book.title"},
  {"ui.play.copy_position", "ui.keys.do.copy_position"},
  {"ui.play.copy_game", "ui.keys.do.copy_game"},
  {"ui.tool.analysis", "ui.keys.do.analysis"},
  {"ui.report.name", "ui.keys.do.report"},
  {"ui.tool.settings", "ui.settings.title", "ui.keys.do.settings"},
  {"ui.settings.language", "ui.tool.language"},
  {"ui.settings.full_screen", "ui.keys.do.full_screen"},
  {"ui.play.resign", "ui.tool.resign"},
};

static void one_name(void **state)
{
  (void)state;
  for (int k = 0; k < SCENES_LANGUAGES; k++)
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
      for (int j = 0; same[i][j]; j++) {
        const char *text = text_exact(fixture.texts, scenes_languages[k], same[i][j]);
        if (!text) fail_msg("there is no text %s", same[i][j]);
        assert_string_equal(text, text_exact(fixture.texts, scenes_languages[k], same[i][0]));
      }
}

/* Signs that are written in one way: "…" at the end of a word without a blank, never three full stops; no blank before a mark. */
static void signs(void **state)
{
  (void)state;
  const char *const *keys;
  size_t count = texts_keys(fixture.texts, &keys);
  assert_true(count > 400);
  static const char *const never[] = {"...", " . ", " , ", "  ", " ?", " !"};
  for (int k = 0; k < SCENES_LANGUAGES; k++)
    for (size_t i = 0; i < count; i++) {
      const char *text = text_exact(fixture.texts, scenes_languages[k], keys[i]);
      if (!text || !strncmp(keys[i], "shell.", 6) || !strncmp(keys[i], "error.", 6)) continue; /* there signs stand for what is typed */
      for (size_t n = 0; n < sizeof never / sizeof *never; n++)
        if (strstr(text, never[n])) fail_msg("%s (%s) has “%s”: %s", keys[i], scenes_languages[k], never[n], text);
      if (strstr(text, " …")) fail_msg("%s (%s) has a blank before “…”: %s", keys[i], scenes_languages[k], text);
    }
}

static const struct scene *scene_named(const char *name)
{
  for (int i = 0; i < SCENES; i++)
    if (!strcmp(scenes[i].name, name)) return &scenes[i];
  fail_msg("there is no scene %s", name);
  return NULL;
}

static int times, cut;
static const char *looked_for;

static void count_text(void *context, const struct text_line *line)
{
  const struct gfx *gfx = context;
  times += strlen(looked_for) == line->length && !strncmp(line->text, looked_for, line->length);
  float top = gfx->clips ? gfx->clip[gfx->clips - 1].y : 0;
  cut += line->at.y < top - 2 && rect_bottom(line->at) > top + 2;
}

/* After a failed exercise one button is called so, and what is told begins with a whole line. */
static void a_failed_exercise(void **state)
{
  (void)state;
  for (int k = 0; k < SCENES_LANGUAGES; k++)
    for (int s = 0; s < SCENES_SIZES; s++) {
      struct picture picture;
      const struct scenes_look look = {.language = scenes_languages[k], .size = scenes_sizes[s]};
      scenes_open(&picture, &fixture, scene_named("exercise-failed"), &look);
      struct app *app = &picture.app;
      assert_int_equal(app->learner.lesson.state, LESSON_FAILED);
      looked_for = app_text(app, "ui.exercise.again"), times = cut = 0;
      lettering_watch(app->lettering, count_text, &app->gfx);
      app_frame(app);
      lettering_watch(app->lettering, NULL, NULL);
      assert_int_equal(times, 1);
      uint64_t id = ui_id("words", app->learner.number);
      assert_int_equal(cut, 0);
      ui_scroll_to_start(&app->ui, id);
      app_frame(app), app_frame(app);
      assert_true(ui_scroll_target(&app->ui, id) < 0.5F); /* its beginning can be read */
      picture_close(&picture);
    }
}

int main(void)
{
  fixture = fixture_load(NULL);
  const struct CMUnitTest tests[] = {cmocka_unit_test(one_name), cmocka_unit_test(signs), cmocka_unit_test(a_failed_exercise)};
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  scenes_end();
  fixture_release(&fixture);
  return failed;
}
