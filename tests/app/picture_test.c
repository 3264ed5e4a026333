/* Fixed screens drawn off-screen and compared with the pictures in tests/images. A few pixels may differ a little: letters and
   curves are drawn by libraries of other versions elsewhere. The same comparison must refuse the picture of another position.
   To make the pictures anew after a change that is meant: SALTO_MAKE_IMAGES=1 app_picture_test, then look at them. */
#include "fixture.h"

#include "app/app.h"
#include "platform/files.h"

#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct fixture fixture;

struct shot {
  const char *name, *variant; /* NULL: the screen to choose a game */
  int players;
  enum app_screen screen;
  const char *language, *theme;
  int width, height;
  double scale;
  const char *position;
  const char *turns[12], *clicks[4];
};

/* To add a picture: a row, then make it as said above. */
static const struct shot shots[] = {
  {"choose", NULL, 0, APP_CHOOSE, "en", NULL, 1280, 800, 1, NULL, {NULL}, {NULL}},
  {"choose-small", NULL, 0, APP_CHOOSE, "pt-BR", NULL, 640, 480, 1, NULL, {NULL}, {NULL}},
  {"setup", "chinese-checkers", 3, APP_SETUP, "en", NULL, 640, 480, 1, NULL, {NULL}, {NULL}},
  {"chinese-checkers", "chinese-checkers", 6, APP_PLAY, "en", NULL, 1280, 800, 1, NULL, {"d2-e6"}, {NULL}},
  {"capture", "capture-chinese-checkers", 3, APP_PLAY, "en", NULL, 1280, 800, 1, NULL,
   {"f5xf3", "f7xd2xf5", "g4xg2xe4", "i8xk10", "g6xe6xg4", "j3xl3", "g8xg10xi8", "l5xn2", "h4xj3"},
   {"k5", "k3", "i3"}},
  {"capture-small", "capture-chinese-checkers", 6, APP_PLAY, "pt-BR", NULL, 640, 480, 1, NULL, {"g5xi5"}, {"a1"}},
  {"sternhalma", "sternhalma", 2, APP_PLAY, "pt-BR", "dark", 700, 1000, 1, NULL, {"d1-e5"}, {"n1"}},
  {"turkish", "turkish-draughts", 2, APP_PLAY, "en", NULL, 1280, 800, 1, NULL, {"d3-d4", "e6-e5", "d4-d5", "d6xd4"}, {"c3"}},
  {"turkish-small", "turkish-draughts", 2, APP_PLAY, "pt-BR", NULL, 640, 480, 1, "8/1b6/8/8/3W4/8/8/8 w", {NULL}, {"d4"}},
  {"english", "english-draughts", 2, APP_PLAY, "en", NULL, 960, 720, 1.5, "4/4/4/4/w3/b3/4/4 w", {NULL}, {"b4"}},
};
enum { SHOTS = sizeof shots / sizeof *shots };

static void options_of(struct app_options *options, struct choices *choices, const struct shot *shot)
{
  memset(options, 0, sizeof *options);
  options->library = fixture.library;
  options->texts = fixture.texts;
  options->language = shot->language;
  options->theme = shot->theme;
  options->font = "Inter"; /* the pictures were made with it */
  options->width = shot->width, options->height = shot->height, options->scale = shot->scale;
  options->screen = shot->screen;
  options->position = shot->position;
  options->turns = shot->turns;
  options->clicks = shot->clicks;
  if (!shot->variant) return;
  options->variant = fixture_variant(&fixture, shot->variant);
  variant_default_choices(options->variant, choices);
  if (shot->players) choices->players = shot->players;
  options->choices = choices;
}

static void draw(const struct app_options *options, const char *path)
{
  struct error err;
  if (!app_picture(options, path, &err)) fail_msg("%s", err.message);
}

/* How many thousandths of the pixels differ by more than a little in some channel; 1000 when the sizes differ. */
static double difference(const char *path_a, const char *path_b)
{
  cairo_surface_t *a = cairo_image_surface_create_from_png(path_a), *b = cairo_image_surface_create_from_png(path_b);
  if (cairo_surface_status(b) != CAIRO_STATUS_SUCCESS) fail_msg("%s cannot be read", path_b);
  assert_int_equal(cairo_surface_status(a), CAIRO_STATUS_SUCCESS);
  int w = cairo_image_surface_get_width(a), h = cairo_image_surface_get_height(a);
  double result = 1000;
  if (w == cairo_image_surface_get_width(b) && h == cairo_image_surface_get_height(b)) {
    const unsigned char *pa = cairo_image_surface_get_data(a), *pb = cairo_image_surface_get_data(b);
    int sa = cairo_image_surface_get_stride(a), sb = cairo_image_surface_get_stride(b), different = 0;
    for (int y = 0; y < h; y++)
      for (int x = 0; x < w; x++) {
        int most = 0;
        for (int c = 0; c < 3; c++) {
          int d = abs(pa[y * sa + x * 4 + c] - pb[y * sb + x * 4 + c]);
          if (d > most) most = d;
        }
        different += most > 24;
      }
    result = 1000.0 * different / ((double)w * h);
  }
  cairo_surface_destroy(a), cairo_surface_destroy(b);
  return result;
}

static const double tolerance = 1.5; /* thousandths; one piece elsewhere is at least 2 */

static void reference_path(char out[1024], const struct shot *shot) { snprintf(out, 1024, "%s/tests/images/%s.png", SALTO_SOURCE_DIR, shot->name); }
static void drawn_path(char out[1024], const char *name) { snprintf(out, 1024, "%s/picture-%s.png", SALTO_BINARY_DIR, name); }

static void pictures_are_as_before(void **state)
{
  (void)state;
  int bad = 0;
  for (int i = 0; i < SHOTS; i++) {
    struct app_options options;
    struct choices choices;
    char reference[1024], drawn[1024];
    options_of(&options, &choices, &shots[i]);
    reference_path(reference, &shots[i]);
    drawn_path(drawn, shots[i].name);
    draw(&options, drawn);
    double by = difference(drawn, reference);
    if (by <= tolerance) {
      unlink(drawn);
      continue;
    }
    bad++;
    print_error("%s differs from %s in %.2f of 1000 pixels\n", drawn, reference, by);
  }
  assert_int_equal(bad, 0);
}

/* The comparison itself: one turn more, another language, a lifted piece or another theme is another picture. */
static void other_pictures_are_refused(void **state)
{
  (void)state;
  char drawn[1024], reference[1024];
  drawn_path(drawn, "other");
  for (int i = 0; i < SHOTS; i++) {
    struct app_options options;
    struct choices choices;
    struct shot other = shots[i];
    int n = 0;
    while (other.turns[n]) n++;
    if (!strcmp(other.name, "chinese-checkers")) other.turns[n] = "e4-e5", other.turns[n + 1] = NULL;
    else if (!strcmp(other.name, "turkish")) other.clicks[0] = "b3";
    else if (!strcmp(other.name, "english")) other.position = "4/4/4/4/1w2/b3/4/4 w", other.clicks[0] = "d4";
    else other.theme = other.theme ? NULL : "dark";
    options_of(&options, &choices, &other);
    draw(&options, drawn);
    reference_path(reference, &shots[i]);
    double by = difference(drawn, reference);
    if (by <= tolerance) fail_msg("%s passes for another picture (%.2f)", shots[i].name, by);
  }
  unlink(drawn);
}

static void faults_are_told(void **state)
{
  (void)state;
  struct app_options options;
  struct choices choices;
  struct error err;
  struct shot bad = shots[3];
  bad.turns[0] = "d2-d3";
  options_of(&options, &choices, &bad);
  assert_false(app_picture(&options, "/nowhere", &err));
  assert_non_null(strstr(err.message, "turn 1, 'd2-d3'"));
  options_of(&options, &choices, &shots[3]);
  assert_false(app_picture(&options, "/nowhere/at/all.png", &err));
  assert_non_null(strstr(err.message, "/nowhere/at/all.png"));
  options.font = "No Such Family";
  assert_false(app_picture(&options, "/nowhere", &err));
  assert_non_null(strstr(err.message, "No Such Family"));
}

/* A script with a fault is on the first screen with its message: the picture is another one. */
static void broken_scripts_are_shown(void **state)
{
  (void)state;
  char folder[1024], script[1100], drawn[1024], reference[1024];
  struct error err;
  snprintf(folder, sizeof folder, "%s/broken-variants", SALTO_BINARY_DIR);
  snprintf(script, sizeof script, "%s/broken.lua", folder);
  assert_true(folder_make(folder, &err));
  FILE *file = fopen(script, "w");
  assert_non_null(file);
  fputs("return { api = 1, id = 'broken', extends = 'english-draughts', bord = {} }\n", file);
  fclose(file);
  struct fixture with = fixture_load(folder), keep = fixture;
  bool listed = false;
  for (int i = 0; i < library_count(with.library); i++) {
    const struct library_entry *entry = library_at(with.library, i);
    if (!entry->variant) listed = strstr(entry->message, "bord") != NULL;
  }
  assert_true(listed);
  fixture = with;
  struct shot shot = shots[0];
  struct app_options options;
  struct choices choices;
  options_of(&options, &choices, &shot);
  drawn_path(drawn, "broken");
  if (!app_picture(&options, drawn, &err)) fail_msg("%s", err.message);
  fixture = keep;
  options_of(&options, &choices, &shot);
  drawn_path(reference, "not-broken");
  draw(&options, reference);
  assert_true(difference(drawn, reference) > 2);
  fixture_release(&with);
  unlink(drawn), unlink(reference), unlink(script);
}

/* Many scripts with a fault are one line that opens, so that the games stay in sight. */
static void many_broken_scripts_are_counted(void **state)
{
  (void)state;
  char folder[1024], script[4][1100], closed[1024], open[1024];
  struct error err;
  snprintf(folder, sizeof folder, "%s/many-broken", SALTO_BINARY_DIR);
  assert_true(folder_make(folder, &err));
  for (int i = 0; i < 4; i++) {
    snprintf(script[i], sizeof script[i], "%s/broken%d.lua", folder, i);
    FILE *file = fopen(script[i], "w");
    assert_non_null(file);
    fputs("return {", file);
    fclose(file);
  }
  struct fixture keep = fixture;
  fixture = fixture_load(folder);
  struct app_options options;
  struct choices choices;
  options_of(&options, &choices, &shots[0]);
  drawn_path(closed, "closed"), drawn_path(open, "open");
  draw(&options, closed);
  options.broken = "";
  draw(&options, open);
  assert_true(difference(closed, open) > 20);
  fixture_release(&fixture);
  fixture = keep;
  for (int i = 0; i < 4; i++) unlink(script[i]);
  unlink(closed), unlink(open);
}

static void make_images(void)
{
  for (int i = 0; i < SHOTS; i++) {
    struct app_options options;
    struct choices choices;
    struct error err;
    char path[1024];
    options_of(&options, &choices, &shots[i]);
    reference_path(path, &shots[i]);
    if (app_picture(&options, path, &err)) printf("made %s\n", path);
    else fprintf(stderr, "%s: %s\n", shots[i].name, err.message);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(pictures_are_as_before),
    cmocka_unit_test(other_pictures_are_refused),
    cmocka_unit_test(faults_are_told),
    cmocka_unit_test(broken_scripts_are_shown),
    cmocka_unit_test(many_broken_scripts_are_counted),
  };
  fixture = fixture_load(NULL);
  int failed = 0;
  if (getenv("SALTO_MAKE_IMAGES")) make_images();
  else failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
