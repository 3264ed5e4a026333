/* All scenes in small and middling windows, compared as pictures.h says, and that the comparison sees what it must see. */
#include "pictures.h"

static void small_pictures_are_as_before(void **state) { (void)state, pictures_are_as_before(&scenes_sizes[0]); }
static void usual_pictures_are_as_before(void **state) { (void)state, pictures_are_as_before(&scenes_sizes[1]); }

static const struct scene *scene_named(const char *name)
{
  for (int i = 0; i < SCENES; i++)
    if (!strcmp(scenes[i].name, name)) return &scenes[i];
  fail_msg("there is no scene '%s'", name);
  return NULL;
}

/* The comparison itself: another turn, another piece in hand, a crown, another language or theme is another picture. */
static void other_pictures_are_refused(void **state)
{
  (void)state;
  for (int s = 0; s < 2; s++) {
    const struct scenes_size *size = &scenes_sizes[s];
    struct scene other = *scene_named("play-english");
    other.position = "bbbb/bbbb/bb1b/4/2b1/wwww/wwww/wwww w", other.then = NULL;
    struct scene same = other;
    same.position = "bbbb/bbbb/bb1b/4/1b2/wwww/wwww/wwww w";
    struct sample a, b;
    draw(&a, &other, "en", NULL, size), draw(&b, &same, "en", NULL, size);
    double by = difference(&a, &b);
    free(a.pixel), free(b.pixel);
    if (by <= tolerance) fail_msg("a piece elsewhere makes only %.2f at %dx%d", by, size->w, size->h);

    const struct scene *chain = scene_named("play-chain"), *refusal = scene_named("play-refusal");
    other = *chain, other.clicks[2] = NULL;
    assert_true(compare(&other, "en", NULL, size, chain, false) > tolerance);
    other = *refusal, other.turns[2] = NULL;
    assert_true(compare(&other, "en", NULL, size, refusal, false) > tolerance);
    assert_true(compare(chain, "en", "dark", size, chain, false) > 100);
    assert_true(compare(scene_named("play-menu"), "en", NULL, size, refusal, false) > 10);
  }
}

/* ---- faults ---- */

static struct app_options options_of(struct choices *choices, const char *variant)
{
  struct app_options options = {.library = fixture.library, .texts = fixture.texts, .language = "en", .font = "Inter", .screen = APP_PLAY};
  options.variant = fixture_variant(&fixture, variant);
  variant_default_choices(options.variant, choices);
  options.choices = choices;
  return options;
}

static void refused(const struct app_options *options, const char *message)
{
  struct error err;
  assert_false(app_picture(options, SALTO_SOURCE_DIR "/README.md/all.png", &err));
  if (!strstr(err.message, message)) fail_msg("expected a message with '%s', got '%s'", message, err.message);
}

static void faults_are_told(void **state)
{
  (void)state;
  struct choices choices;
  const struct app_options plain = options_of(&choices, "turkish-draughts");
  struct app_options options = plain;
  refused(&options, SALTO_SOURCE_DIR "/README.md");
  options.turns = (const char *const[]){"d3-d4", "d4-d5", NULL}, refused(&options, "turn 2, 'd4-d5'");
  options = plain, options.clicks = (const char *const[]){"z9", NULL}, refused(&options, "no cell 'z9'");
  options = plain, options.keys = (const char *const[]){"F99", NULL}, refused(&options, "no key 'F99'");
  options = plain, options.font = "No Such Family", refused(&options, "No Such Family");
  options = plain, options.screen = APP_BOOK, options.section = "middle", refused(&options, "no section 'middle'");
  options = plain, options.screen = APP_EXERCISE, options.exercise = "flying", refused(&options, "no exercise 'flying'");
  options = plain, options.screen = APP_REVIEW, options.choices = NULL, options.variant = NULL, refused(&options, "needs a variant");
  options.file = "/nowhere/at/all.salto", refused(&options, "/nowhere/at/all.salto");
}

/* ---- scripts with a fault ---- */

static void write_script(const char *folder, const char *name, const char *text)
{
  char path[1200];
  struct error err;
  if (!folder_make(folder, &err)) fail_msg("%s", err.message);
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  fclose(file);
}

static void draw_with(struct sample *out, const char *folder, const char *broken)
{
  struct fixture with = fixture_load(folder), keep = fixture;
  struct picture picture;
  struct error err;
  struct app_options options = {.library = with.library, .texts = with.texts, .language = "en", .font = "Inter", .screen = APP_CHOOSE, .broken = broken};
  fixture = with;
  if (!picture_open(&picture, &options, true, &err)) fail_msg("%s", err.message);
  SDL_RenderPresent(picture.renderer);
  sample_make(out, picture.surface, 4);
  picture_close(&picture);
  fixture = keep;
  fixture_release(&with);
}

/* A script with a fault is on the first screen with its message; many are one line that opens, so that the games stay in sight. */
static void broken_scripts_are_shown(void **state)
{
  (void)state;
  const char *one = SALTO_BINARY_DIR "/one-broken", *many = SALTO_BINARY_DIR "/many-broken", *none = SALTO_BINARY_DIR "/none-broken";
  struct sample without, with, closed, open;
  struct error err;
  assert_true(folder_make(none, &err));
  write_script(one, "broken.lua", "return { api = 1, id = 'broken', extends = 'english-draughts', bord = {} }\n");
  for (int i = 0; i < 4; i++) {
    char name[40];
    snprintf(name, sizeof name, "broken%d.lua", i);
    write_script(many, name, "return {");
  }
  draw_with(&without, none, NULL), draw_with(&with, one, NULL), draw_with(&closed, many, NULL), draw_with(&open, many, "");
  assert_true(difference(&without, &with) > 2);
  assert_true(difference(&closed, &open) > 20);
  free(without.pixel), free(with.pixel), free(closed.pixel), free(open.pixel);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(small_pictures_are_as_before),
    cmocka_unit_test(usual_pictures_are_as_before),
    cmocka_unit_test(other_pictures_are_refused),
    cmocka_unit_test(faults_are_told),
    cmocka_unit_test(broken_scripts_are_shown),
  };
  fixture = fixture_load(NULL);
  int failed = getenv("SALTO_MAKE_IMAGES") ? make_images(&scenes_sizes[0]) || make_images(&scenes_sizes[1]) : cmocka_run_group_tests(tests, NULL, NULL);
  scenes_end();
  fixture_release(&fixture);
  return failed;
}
