#include "app/picture.h"

#include "app/layout.h"
#include "app/screen_book.h"
#include "app/table_seat.h"
#include "app/thinker.h"
#include "base/memory.h"
#include "platform/files.h"

#include <stdlib.h>
#include <string.h>

/* ---- what the screens wait for ---- */

void picture_settle(struct picture *picture)
{
  struct app *app = &picture->app;
  app_frame(app);
  while (maker_wait(app->maker) || worker_wait(app->scripts) || worker_wait(app->files) || worker_wait(app->folders) || thinker_wait(app->analyst)) {
    app_made(app);
    app_frame(app);
  }
}

/* ---- keys ---- */

static const struct {
  const char *name;
  unsigned modifier;
} modifiers[] = {{"Ctrl+", KMOD_LCTRL}, {"Shift+", KMOD_LSHIFT}, {"Alt+", KMOD_LALT}};

bool picture_key(struct picture *picture, const char *name, struct error *err)
{
  struct app *app = &picture->app;
  const char *key = name;
  SDL_Event event = {.type = SDL_KEYDOWN};
  for (size_t i = 0; i < sizeof modifiers / sizeof *modifiers; i++) {
    size_t length = strlen(modifiers[i].name);
    if (SDL_strncasecmp(key, modifiers[i].name, length)) continue;
    event.key.keysym.mod |= (Uint16)modifiers[i].modifier;
    key += length;
  }
  event.key.keysym.sym = SDL_GetKeyFromName(key);
  if (event.key.keysym.sym == SDLK_UNKNOWN)
    return error_tell(err, "error.picture.key", "there is no key '{key:%s}': expected one such as F1, Tab, Ctrl+Left or a", name);
  input_event(app, &event, 1, 1);
  if (!(event.key.keysym.mod & (KMOD_CTRL | KMOD_ALT)) && SDL_utf8strlen(key) == 1) {
    event = (SDL_Event){.type = SDL_TEXTINPUT};
    SDL_strlcpy(event.text.text, key, sizeof event.text.text);
    input_event(app, &event, 1, 1);
  }
  picture_settle(picture);
  return true;
}

/* ---- on a board ---- */

static bool play_turns(struct app *app, struct error *err)
{
  const struct app_options *options = app->options;
  struct words words = app_words(app, options->variant);
  for (int i = 0; options->turns && options->turns[i]; i++) {
    if (match_type(app->match, options->turns[i]) == MATCH_PLAYED) continue;
    struct strbuf why;
    strbuf_init(&why);
    words_refusal(&why, &words, app->match->rules, &app->match->refusal);
    error_tell(err, "error.picture.turn", "turn {number:%d}, '{turn:%s}': {why:%s}", i + 1, options->turns[i], why.text);
    strbuf_release(&why);
    return false;
  }
  return true;
}

/* A refusal is shown: that is part of the picture. */
static bool click(struct picture *picture, struct table *table, struct error *err)
{
  const char *const *clicks = picture->options.clicks;
  for (int i = 0; clicks && clicks[i]; i++) {
    int cell = board_cell(&table->match->rules->board, clicks[i]);
    if (cell == NO_CELL) return error_tell(err, "error.picture.cell", "there is no cell '{cell:%s}' on this board", clicks[i]);
    table_use(&picture->app, table, cell);
    picture_settle(picture);
  }
  return true;
}

/* ---- the screens ---- */

static bool open_file(struct picture *picture, struct error *err)
{
  struct app *app = &picture->app;
  picture_settle(picture);
  return app->match || error_set(err, "%s", saving_failure(app));
}

static bool open_match(struct picture *picture, struct error *err)
{
  struct app *app = &picture->app;
  const struct app_options *options = &picture->options;
  struct choices choices;
  if (options->file) return open_file(picture, err);
  if (!options->variant) return error_tell(err, "error.picture.variant", "a picture of this screen needs a variant");
  if (options->choices) choices = *options->choices;
  else variant_default_choices(options->variant, &choices);
  if (!app->match && !app_start(app, options->variant, &choices, options->position, err)) return false;
  for (int p = 0; options->participant && p < app->match->rules->player_count; p++) app->match->participant[p] = options->participant[p];
  if (options->participant) app->table.turned = table_seat(app->match);
  if (options->clock) timer_init(&app->match->timer, options->clock);
  if (!play_turns(app, err)) return false;
  table_changed(app, &app->table);
  return true;
}

static bool show_match(struct picture *picture, struct error *err)
{
  struct app *app = &picture->app;
  if (!open_match(picture, err)) return false;
  if (picture->options.screen == APP_REVIEW || !picture->options.file) app_go(app, picture->options.screen);
  picture_settle(picture);
  return click(picture, &app->table, err);
}

static bool show_book(struct picture *picture, struct error *err)
{
  struct app *app = &picture->app;
  if (!picture->options.variant) return error_tell(err, "error.picture.variant", "a picture of this screen needs a variant");
  app_read_book(app, picture->options.variant);
  picture_settle(picture);
  const char *wanted = picture->options.section;
  for (int s = 0; wanted && s < BOOK_SECTIONS; s++) {
    if (strcmp(wanted, book_section_name((enum book_section)s)) != 0) continue;
    if (!app->reader.page.has[s]) return error_tell(err, "error.picture.no_section", "this game's rule book has no section '{section:%s}'", wanted);
    screen_book_go_to(app, (enum book_section)s);
    wanted = NULL;
  }
  picture_settle(picture);
  return !wanted || error_tell(err, "error.picture.section", "there is no section '{section:%s}': expected {sections:@%s}", wanted,
                               "about, play, options, changes, history, questions, worked" TOLD_OR "exercises");
}

/* The exercise that is meant; -1 with what there are. */
static int exercise_number(const struct app *app, struct error *err)
{
  const struct book *book = app->reader.book;
  const char *name = app->options->exercise;
  int count = book ? book->exercise_count : 0;
  if (!book) return error_set(err, "%s", app->reader.fault), -1;
  if (count == 0) return error_tell(err, "error.picture.no_exercises", "this game has no exercises"), -1;
  for (int i = 0; i < count; i++)
    if (!name || !strcmp(book->exercise[i].example.name, name)) return i;
  struct strbuf names;
  strbuf_init(&names);
  for (int i = 0; i < count; i++) strbuf_addf(&names, "%s%s", i == 0 ? "" : i + 1 < count ? ", " : TOLD_OR, book->exercise[i].example.name);
  error_tell(err, "error.picture.exercise", "there is no exercise '{exercise:%s}': expected {exercises:@%s}", name, names.text);
  strbuf_release(&names);
  return -1;
}

static bool show_exercise(struct picture *picture, struct error *err)
{
  struct app *app = &picture->app;
  if (!show_book(picture, err)) return false;
  int number = exercise_number(app, err);
  if (number < 0) return false;
  app_do_exercise(app, number);
  picture_settle(picture);
  if (!app->learner.match) return error_set(err, "%s", app->learner.fault);
  return click(picture, &app->learner.table, err);
}

static bool show_setup(struct picture *picture, struct error *err)
{
  if (!picture->options.variant) return error_tell(err, "error.picture.variant", "a picture of this screen needs a variant");
  picture_settle(picture);
  return true;
}

static bool show_choose(struct picture *picture, struct error *err)
{
  (void)err;
  app_go(&picture->app, APP_CHOOSE);
  picture_settle(picture);
  return true;
}

static bool show_settings(struct picture *picture, struct error *err)
{
  (void)err;
  app_open_settings(&picture->app);
  picture_settle(picture);
  return true;
}

static bool (*const shows[])(struct picture *picture, struct error *err) = {
  [APP_CHOOSE] = show_choose, [APP_SETUP] = show_setup, [APP_PLAY] = show_match, [APP_REVIEW] = show_match,
  [APP_BOOK] = show_book, [APP_EXERCISE] = show_exercise, [APP_SETTINGS] = show_settings,
};

/* ---- all of it ---- */

bool picture_open(struct picture *picture, const struct app_options *options, bool painted, struct error *err)
{
  struct app *app = &picture->app;
  int w = options->width > 0 ? options->width : 1280, h = options->height > 0 ? options->height : 800;
  *picture = (struct picture){.options = *options};
  picture->options.no_animation = true;
  if (!app_options_check(options, err) || !app_init(app, &picture->options, NULL, err)) return false;
  if (painted) {
    picture->surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    picture->renderer = picture->surface ? SDL_CreateSoftwareRenderer(picture->surface) : NULL;
    if (!picture->renderer) return error_tell(err, "error.picture.pixels", "cannot draw {width:%d} × {height:%d} pixels: {why:%s}", w, h, SDL_GetError());
  }
  app_attach(app, picture->renderer);
  app_resize(app, w, h, layout_scale(w, h, options->scale > 0 ? options->scale : layout_growth(w, h, 1)));
  if (!shows[options->screen](picture, err)) return false;
  for (int i = 0; options->keys && options->keys[i]; i++)
    if (!picture_key(picture, options->keys[i], err)) return false;
  return true;
}

void picture_close(struct picture *picture)
{
  app_release(&picture->app);
  if (picture->renderer) SDL_DestroyRenderer(picture->renderer);
  SDL_FreeSurface(picture->surface);
}

struct bytes {
  unsigned char *data; /* owned */
  size_t size, capacity;
};

static cairo_status_t add_bytes(void *context, const unsigned char *data, unsigned length)
{
  struct bytes *bytes = context;
  if (bytes->capacity - bytes->size < length) {
    bytes->capacity = 2 * bytes->capacity + length;
    bytes->data = memory_grow(bytes->data, bytes->capacity, 1);
  }
  memcpy(bytes->data + bytes->size, data, length);
  bytes->size += length;
  return CAIRO_STATUS_SUCCESS;
}

/* Something that is neither a file nor a folder, such as /dev/stdout, is written into; no file takes its place. */
static bool is_stream(const char *path) { return !file_missing(path) && !file_exists(path) && !folder_exists(path); }

bool picture_save(const struct picture *picture, const char *path, struct error *err)
{
  struct bytes bytes = {NULL, 0, 0};
  SDL_Surface *surface = picture->surface;
  SDL_RenderPresent(picture->renderer);
  cairo_surface_t *canvas = cairo_image_surface_create_for_data(surface->pixels, CAIRO_FORMAT_RGB24, surface->w, surface->h, surface->pitch);
  bool stream = is_stream(path);
  cairo_status_t status = stream ? cairo_surface_write_to_png(canvas, path) : cairo_surface_write_to_png_stream(canvas, add_bytes, &bytes);
  cairo_surface_destroy(canvas);
  bool ok = status == CAIRO_STATUS_SUCCESS || error_tell(err, "error.picture.write", "cannot write {path:%s}: {why:%s}", path, cairo_status_to_string(status));
  if (ok && !stream) ok = file_write(path, bytes.data, bytes.size, err);
  free(bytes.data);
  return ok;
}

bool app_picture(const struct app_options *options, const char *path, struct error *err)
{
  struct picture picture;
  bool ok = picture_open(&picture, options, true, err) && picture_save(&picture, path, err);
  picture_close(&picture);
  return ok;
}
