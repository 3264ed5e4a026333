/* Every scene (scenes.h) in every language drawn off-screen and compared with the picture of it in tests/images. So that these stay small
   they are the mean of squares of pixels, in few colours; what is drawn is made smaller likewise. A few pixels may differ a little: letters
   and curves are drawn by libraries of other versions elsewhere. The same comparison must refuse pictures of something else.
   To make the pictures anew after a change that is meant: SALTO_MAKE_IMAGES=1 ctest -R app_picture, then look at them; SALTO_IMAGES=FOLDER
   makes them there instead, as large as they are drawn, in the theme that SALTO_THEME names. */
#ifndef SALTO_TESTS_APP_PICTURES_H
#define SALTO_TESTS_APP_PICTURES_H

#include "scenes.h"

#include "platform/files.h"

#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>

struct sample { /* a picture made smaller */
  int w, h;
  uint8_t *pixel; /* blue, green, red for each; owned */
};

static struct fixture fixture;

static const double tolerance = 1; /* thousandths of the pixels; a palette and other builds make up to a quarter of one, a piece elsewhere nearly 2 */

/* How many pixels become one, to and fro. */
static int squares(const struct scenes_size *size) { return size->w <= 640 ? 2 : size->w <= 1920 ? 4 : 8; }

static void sample_make(struct sample *out, const SDL_Surface *surface, int square)
{
  *out = (struct sample){surface->w / square, surface->h / square, NULL};
  out->pixel = malloc((size_t)out->w * (size_t)out->h * 3);
  assert_non_null(out->pixel);
  for (int y = 0; y < out->h; y++)
    for (int x = 0; x < out->w; x++) {
      int sum[3] = {0, 0, 0};
      for (int dy = 0; dy < square; dy++) {
        const uint8_t *row = (const uint8_t *)surface->pixels + (y * square + dy) * surface->pitch + x * square * 4;
        for (int dx = 0; dx < square; dx++)
          for (int c = 0; c < 3; c++) sum[c] += row[dx * 4 + c];
      }
      for (int c = 0; c < 3; c++) out->pixel[(y * out->w + x) * 3 + c] = (uint8_t)((sum[c] + square * square / 2) / (square * square));
    }
}

static void sample_read(struct sample *out, const char *path)
{
  cairo_surface_t *image = cairo_image_surface_create_from_png(path);
  if (cairo_surface_status(image) != CAIRO_STATUS_SUCCESS) fail_msg("%s cannot be read", path);
  *out = (struct sample){cairo_image_surface_get_width(image), cairo_image_surface_get_height(image), NULL};
  out->pixel = malloc((size_t)out->w * (size_t)out->h * 3);
  assert_non_null(out->pixel);
  const uint8_t *data = cairo_image_surface_get_data(image);
  int stride = cairo_image_surface_get_stride(image);
  for (int y = 0; y < out->h; y++)
    for (int x = 0; x < out->w; x++) memcpy(&out->pixel[(y * out->w + x) * 3], data + y * stride + x * 4, 3);
  cairo_surface_destroy(image);
}

static bool sample_write(const struct sample *sample, const char *path)
{
  cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, sample->w, sample->h);
  uint8_t *data = cairo_image_surface_get_data(image);
  int stride = cairo_image_surface_get_stride(image);
  for (int y = 0; y < sample->h; y++)
    for (int x = 0; x < sample->w; x++) memcpy(data + y * stride + x * 4, &sample->pixel[(y * sample->w + x) * 3], 3);
  cairo_surface_mark_dirty(image);
  bool ok = cairo_surface_write_to_png(image, path) == CAIRO_STATUS_SUCCESS;
  cairo_surface_destroy(image);
  return ok;
}

/* How many thousandths of the pixels differ by more than a little in some channel; 1000 when the sizes differ. */
static double difference(const struct sample *a, const struct sample *b)
{
  int different = 0, pixels = a->w * a->h;
  if (a->w != b->w || a->h != b->h) return 1000;
  for (int i = 0; i < pixels; i++) {
    int most = 0;
    for (int c = 0; c < 3; c++) {
      int d = abs(a->pixel[i * 3 + c] - b->pixel[i * 3 + c]);
      if (d > most) most = d;
    }
    different += most > 24;
  }
  return 1000.0 * different / pixels;
}

/* ---- scenes ---- */

static void draw(struct sample *out, const struct scene *scene, const char *language, const char *theme, const struct scenes_size *size)
{
  struct picture picture;
  scenes_open(&picture, &fixture, scene, &(struct scenes_look){.language = language, .theme = theme, .size = *size, .painted = true});
  SDL_RenderPresent(picture.renderer);
  sample_make(out, picture.surface, squares(size));
  picture_close(&picture);
}

static void image_name(char out[200], const struct scene *scene, const char *language, const struct scenes_size *size)
{
  snprintf(out, 200, "%s-%s-%dx%d", scene->name, language, size->w, size->h);
}

static void reference_path(char out[1200], const char *name) { snprintf(out, 1200, "%s/tests/images/%s.png", SALTO_SOURCE_DIR, name); }

/* How far what is drawn is from the picture there is. */
static double compare(const struct scene *scene, const char *language, const char *theme, const struct scenes_size *size, const struct scene *with, bool keep)
{
  char name[200], path[1200], drawn_path[1200];
  struct sample drawn, reference;
  image_name(name, with, language, size);
  reference_path(path, name);
  sample_read(&reference, path);
  draw(&drawn, scene, language, theme, size);
  double by = difference(&drawn, &reference);
  if (keep && by > tolerance) {
    snprintf(drawn_path, sizeof drawn_path, "%s/picture-%s.png", SALTO_BINARY_DIR, name);
    sample_write(&drawn, drawn_path);
    print_error("%s differs from %s in %.2f of 1000 pixels\n", drawn_path, path, by);
  }
  free(drawn.pixel), free(reference.pixel);
  return by;
}

static void pictures_are_as_before(const struct scenes_size *size)
{
  int bad = 0;
  for (int l = 0; l < SCENES_LANGUAGES; l++)
    for (int i = 0; i < SCENES; i++)
      if (!scenes[i].own) bad += compare(&scenes[i], scenes_languages[l], NULL, size, &scenes[i], true) > tolerance;
  if (bad) fail_msg("%d pictures differ", bad);
}

/* ---- making them ---- */

/* In few colours: ImageMagick chooses which. */
static bool make_small(const struct sample *sample, const char *path)
{
  char command[2600];
  if (!sample_write(sample, path)) return false;
  snprintf(command, sizeof command, "convert '%s' +dither -colors 256 -strip -define png:compression-level=9 'png8:%s'", path, path);
  return system(command) == 0;
}

static bool make_large(const struct scene *scene, const char *language, const struct scenes_size *size, const char *path)
{
  struct picture picture;
  struct error err;
  scenes_open(&picture, &fixture, scene, &(struct scenes_look){.language = language, .theme = getenv("SALTO_THEME"), .size = *size, .painted = true});
  bool ok = picture_save(&picture, path, &err);
  picture_close(&picture);
  return ok;
}

static int make_images(const struct scenes_size *size)
{
  const char *folder = getenv("SALTO_IMAGES"), *only = getenv("SALTO_SCENE");
  for (int l = 0; l < SCENES_LANGUAGES; l++)
    for (int i = 0; i < SCENES; i++) {
      char name[200], path[1200];
      if (only && strncmp(scenes[i].name, only, strlen(only)) != 0) continue;
      if (scenes[i].own && !folder) continue;
      image_name(name, &scenes[i], scenes_languages[l], size);
      bool ok;
      if (folder) {
        snprintf(path, sizeof path, "%s/%s.png", folder, name);
        ok = make_large(&scenes[i], scenes_languages[l], size, path);
      } else {
        struct sample sample;
        reference_path(path, name);
        draw(&sample, &scenes[i], scenes_languages[l], NULL, size);
        ok = make_small(&sample, path);
        free(sample.pixel);
      }
      if (!ok) {
        fprintf(stderr, "cannot make %s\n", path);
        return 1;
      }
      printf("made %s\n", path);
    }
  return 0;
}

#endif
